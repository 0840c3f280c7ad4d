"""The whole conversation, firmware and table, over a line that loses, doubles and reorders."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from face import Face
from hypothesis import given, settings
from hypothesis import strategies as st
from pad import Pad

from table.cues import Light
from table.seats.pads import Entered, Late, Lost, Pads, pads, wrap

KEYS = "123A456B789C*0#D"
STEP_MS = 4


class Way:
    """One direction of the line; whole frames are lost, doubled and overtaken."""

    def __init__(self, chance: random.Random, loss: float) -> None:
        self.chance = chance
        self.loss = loss
        self.now = 0
        self.under_way: list[tuple[int, int, bytes]] = []
        self.count = 0

    def put(self, data: bytes) -> None:
        for frame in data.split(b"\n")[:-1]:
            for _ in range(2 if self.chance.random() < 0.1 else 1):
                if self.chance.random() >= self.loss:
                    self.count += 1
                    arrives = self.now + self.chance.randrange(60)
                    self.under_way.append((arrives, self.count, frame + b"\n"))

    def take(self) -> bytes:
        there = sorted(item for item in self.under_way if item[0] <= self.now)
        self.under_way = [item for item in self.under_way if item[0] > self.now]
        return b"".join(frame for _, _, frame in there)


class Finger:
    """What the pad asks of its hardware, with keys pressed from a list."""

    layout = KEYS

    def __init__(self, back: Way) -> None:
        self.back = back
        self.mask = 0
        self.matrix = self
        self.oled = self
        self.readers = ()
        self.lamp_level = -1
        self.lit = False
        self.shown = b""
        self.buzzes = 0

    def scan(self) -> int:
        return self.mask

    def lamp(self, level: int) -> None:
        self.lamp_level = level

    def buzz(self, on: bool) -> None:
        self.buzzes += on

    def send(self, frame: bytes) -> bool:
        self.back.put(frame)
        return True

    def step(self, now: int, face: Face, lit: bool) -> bool:
        self.lit = lit
        self.shown = bytes(face.pixels)
        face.changed = 0
        return False


class BadLine:
    """A `Port` at the table's end of it."""

    def __init__(self, there: Way, back: Way) -> None:
        self.there, self.back = there, back

    def read(self) -> bytes:
        return self.back.take()

    def write(self, data: bytes) -> int:
        self.there.put(data)
        return len(data)

    def close(self) -> None: ...


def converse(seed: int, loss: float, lines: Sequence[str]) -> tuple[list[object], Finger]:
    """Type `lines` on seat 4's pad; every event, and the pad's state at the end."""
    chance = random.Random(seed)
    there, back = Way(chance, loss), Way(chance, loss)
    finger = Finger(back)
    pad = Pad(finger, "e6", chance.randrange(1 << 30), 4)
    table = Pads((4,), find=lambda: ["line"], connect=lambda _: BadLine(there, back))
    moves = [(1 << KEYS.index(sign), 0) for sign in "".join(line + "#" for line in lines)]
    start = 3000
    masks = {start + 40 * i: mask for i, mask in enumerate(mask for m in moves for mask in m)}
    events: list[object] = []
    end = start + 80 * len(moves) + 8000
    for now in range(0, end, STEP_MS):
        there.now = back.now = now
        finger.mask = masks.get(now, finger.mask)
        if now == 1000:
            table.lamps(Light.DIM, lit=None)
        if now == start + 400:
            table.lamps(Light.ON, buzz=80, lit=None)
            table.show(4, wrap("one"))
        if now == start + 1200:
            table.show(4, wrap("two"))
        for byte in there.take():
            pad.receive(now, byte)
        pad.step(now)
        if now % 20 == 0:
            events += table.step(now)
    return events, finger


@pytest.fixture(autouse=True)
def _no_entry_is_late(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pads, "LATE_MS", 1_000_000)


@settings(max_examples=40, deadline=None, derandomize=True)  # luck may lose eight beats in a row
@given(st.integers(0, 1 << 32), st.sampled_from([0.0, 0.1, 0.3]))
def test_every_line_counts_once_and_the_last_state_holds(seed: int, loss: float) -> None:
    lines = ["1", "12", "A", "D", "", "7"]
    events, finger = converse(seed, loss, lines)
    assert [e.text for e in events if isinstance(e, Entered)] == lines
    assert not [e for e in events if isinstance(e, Lost | Late)]
    last = Face()
    for page, text in enumerate(("two", "", "", "[7]")):
        last.write(page, text)
    assert finger.shown == bytes(last.pixels)
    assert finger.lamp_level == 2
    assert finger.lit
    assert finger.buzzes <= 1, "a repeated order is no second buzz"


def test_a_line_that_loses_everything_tells_nothing() -> None:
    events, finger = converse(1, 1.0, ["1"])
    assert events == []
    assert not finger.lit
