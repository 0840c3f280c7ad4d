"""The wire: what goes in comes out, once and in order, and nothing else does."""

import binascii
import contextlib
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from table.seats import wire

numbers = st.integers(0, (1 << 30) - 1)
texts = st.text(st.characters(max_codepoint=0xFFF, exclude_categories=["Cs"]), max_size=8)


@st.composite
def messages(draw: st.DrawFn) -> tuple[str, list[int | str]]:
    kind = draw(st.sampled_from(sorted(wire.FIELDS)))
    return kind, [draw(numbers if want == "i" else texts) for want in wire.FIELDS[kind]]


def bodies(framer: wire.Framer, data: bytes) -> list[str]:
    return [body for body in map(framer.push, data) if body]


@given(st.binary())
def test_crc_is_that_of_the_standard_library(data: bytes) -> None:
    assert wire.crc16(data) == binascii.crc_hqx(data, 0xFFFF)


@given(messages())
def test_a_message_comes_through(message: tuple[str, list[int | str]]) -> None:
    kind, fields = message
    frame = wire.frame(kind, *fields)
    assert b"\x03" not in frame
    assert frame.count(b"\n") == 1
    (body,) = bodies(wire.Framer(), frame)
    assert wire.parse(body) == (kind, fields)


def test_a_state_has_room_for_the_longest_lines_in_any_alphabet() -> None:
    numbers = [
        (1 << 30) - 1,
        9_999_999,
        2,
        9_999_999,
        9_999_999,
        9_999_999,
        wire.FOREVER_MS,
        1,
        460,
    ]
    lines = ["ű" * 14] * 3
    (body,) = bodies(wire.Framer(), wire.frame(wire.STATE, *numbers, 9_999_999, *lines))
    assert wire.parse(body)[1][-3:] == lines


@pytest.mark.parametrize(
    "fields",
    [("4",), (), (4, 4), (-1,), (1 << 30,), (None,)],
)
def test_wrong_fields_are_refused(fields: tuple[object, ...]) -> None:
    with pytest.raises(ValueError, match="field"):
        wire.frame(wire.PROVISION, *fields)  # type: ignore[arg-type]  # that is what is tested


def test_signs_that_no_pad_can_show_are_refused() -> None:
    with pytest.raises(ValueError, match="no pad can show"):
        wire.quote("🐺")


TWO = [wire.frame(wire.PROVISION, 4), wire.frame(wire.EVENT, 77, 1, 5000, 3, "12")]


@pytest.mark.parametrize("at", range(len(TWO[0] + TWO[1])))
def test_a_split_at_every_byte_changes_nothing(at: int) -> None:
    framer = wire.Framer()
    stream = TWO[0] + TWO[1]
    assert bodies(framer, stream[:at]) + bodies(framer, stream[at:]) == ["P 4", "E 77 1 5000 3 12"]


@pytest.mark.parametrize("at", range(len(TWO[1])))
def test_a_cut_anywhere_loses_that_frame_alone(at: int) -> None:
    framer = wire.Framer()
    assert bodies(framer, TWO[1][:at] + TWO[0] + TWO[0])[-2:] == ["P 4"] * 2
    assert len(bodies(wire.Framer(), TWO[1][:at] + TWO[0])) == 1


@given(st.binary(max_size=400).filter(lambda noise: b"~" not in noise), messages())
def test_noise_before_a_frame_is_dropped(
    noise: bytes, message: tuple[str, list[int | str]]
) -> None:
    kind, fields = message
    found = bodies(wire.Framer(), noise + wire.frame(kind, *fields))
    assert [wire.parse(body) for body in found] == [(kind, fields)]


def test_one_and_two_flipped_bits_are_always_found() -> None:
    frame = TWO[1]
    places = [(byte, bit) for byte in range(len(frame) - 1) for bit in range(8)]
    for number, first in enumerate(places):
        for second in places[number:]:
            bad = bytearray(frame)
            for byte, bit in (first, second):
                bad[byte] ^= 1 << bit
            if bytes(bad) != frame:
                assert bodies(wire.Framer(), bytes(bad)) == []


@settings(max_examples=400)
@given(messages(), st.data())
def test_three_flipped_bits_are_always_found(message, data: st.DataObject) -> None:
    frame = bytearray(wire.frame(message[0], *message[1]))
    places = st.integers(0, 8 * len(frame) - 9)
    for place in data.draw(st.lists(places, min_size=3, max_size=3, unique=True)):
        frame[place >> 3] ^= 1 << (place & 7)
    assert bodies(wire.Framer(), bytes(frame)) == []


class Line:
    """Frames on their way, of which some are lost, doubled or overtake each other."""

    def __init__(self, chance: random.Random, loss: float) -> None:
        self.chance = chance
        self.loss = loss
        self.under_way: list[tuple[int, bytes]] = []

    def send(self, now: int, frame: bytes) -> None:
        while self.chance.random() >= self.loss:
            self.under_way.append((now + self.chance.randrange(40), frame))
            if self.chance.random() >= 0.2:
                break

    def arrived(self, now: int) -> list[bytes]:
        there = [item for item in self.under_way if item[0] <= now]
        self.under_way = [item for item in self.under_way if item[0] > now]
        return [frame for _, frame in sorted(there, key=lambda item: item[0])]


def exchange(seed: int, loss: float, texts: list[str]) -> tuple[list[str], int]:
    """Send `texts` through lines with `loss` each way; what is taken, and when all is said."""
    chance = random.Random(seed)
    there, back = Line(chance, loss), Line(chance, loss)
    outbox, inbox = wire.Outbox(boot=77), wire.Inbox()
    inbox.greet(77, 1)
    table, pad = wire.Framer(), wire.Framer()
    waiting = list(texts)
    taken: list[str] = []
    now = 0
    while (waiting or outbox.due_at() >= 0) and now < 600_000:
        if waiting and not outbox.full:
            outbox.put(now, 0, waiting.pop(0))
        for frame in outbox.due(now):
            there.send(now, frame)
        for frame in there.arrived(now):
            for body in bodies(table, frame):
                _, (boot, number, _, _, text) = wire.parse(body)
                if inbox.take(int(boot), int(number)):
                    taken.append(str(text))
                back.send(now, wire.frame(wire.ACK, 1, 77, inbox.last))
        for frame in back.arrived(now):
            for body in bodies(pad, frame):
                outbox.acknowledge(int(wire.parse(body)[1][2]))
        now += 10
    return taken, now


@settings(max_examples=60)
@given(st.integers(0, 1 << 32), st.sampled_from([0.0, 0.1, 0.3]))
def test_every_entry_arrives_once_and_in_order(seed: int, loss: float) -> None:
    texts = [str(n) for n in range(25)]
    taken, _ = exchange(seed, loss, texts)
    assert taken == texts


def test_a_dead_line_is_not_flooded() -> None:
    outbox = wire.Outbox(1)
    outbox.put(0, 0, "1")
    sent = sum(len(outbox.due(now)) for now in range(0, 60_000, 10))
    assert sent <= 60_000 / wire.RETRY_LIMIT_MS + 6


def test_a_full_outbox_takes_no_more_and_says_so() -> None:
    outbox = wire.Outbox(1)
    assert all(outbox.put(0, 0, "1") for _ in range(wire.WINDOW))
    assert outbox.full
    assert outbox.put(0, 0, "1") == 0
    outbox.acknowledge(1)
    assert outbox.put(0, 0, "1") == wire.WINDOW + 1
    assert outbox.base == 2


def test_acknowledgements_for_another_life_change_nothing() -> None:
    outbox = wire.Outbox(1)
    outbox.put(0, 0, "1")
    outbox.acknowledge(500)
    assert outbox.base == 1


def test_a_restarted_pad_is_heard_and_its_old_life_stays_known() -> None:
    inbox = wire.Inbox()
    inbox.greet(10, 1)
    assert inbox.take(10, 1)
    inbox.greet(20, 1)
    assert not inbox.take(10, 2)
    assert inbox.take(20, 1)
    inbox.greet(10, 1)  # a greeting that was delayed
    inbox.greet(20, 1)
    assert not inbox.take(20, 1)
    assert inbox.take(20, 2)


def fuzz(chance: random.Random, frames: int) -> tuple[int, int]:
    """Throw `frames` damaged frames at one framer; (good ones in between that came, and were sent)."""
    framer = wire.Framer()
    marker = wire.frame(wire.PROVISION, 23)
    came = 0
    for number in range(frames):
        data = bytearray(TWO[number & 1])
        for _ in range(chance.randrange(1, 6)):
            match chance.randrange(4):
                case 0:
                    data[chance.randrange(len(data))] = chance.randrange(256)
                case 1:
                    del data[chance.randrange(len(data)) :][:3]
                    data = data or bytearray(b"~")
                case 2:
                    data.insert(chance.randrange(len(data)), chance.randrange(256))
                case _:
                    data += data[: chance.randrange(len(data))]
        for body in bodies(framer, bytes(data)):
            with contextlib.suppress(ValueError):
                wire.parse(body)
        if number % 100 == 99:
            came += bodies(framer, marker) == ["P 23"]
    return came, frames // 100


def test_fuzzed_frames_neither_raise_nor_stick() -> None:
    came, sent = fuzz(random.Random(8), 10_000)
    assert came == sent


@pytest.mark.slow
def test_a_million_fuzzed_frames_neither_raise_nor_stick() -> None:
    came, sent = fuzz(random.Random(88), 1_000_000)
    assert came == sent
