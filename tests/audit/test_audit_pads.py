"""Twin nights on real firmware: lamps, buzzers and displays as they were driven, at every pad.

Each planted leak is the real firmware with one line changed, as somebody might change it who means
well. If one of them stops being caught, it is the audit that is broken.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterable, Mapping
from itertools import count
from pathlib import Path
from typing import NamedTuple

import pytest
from real_firmware import needs_micropython
from sabotage import durations

from table.app import rulesets
from table.app.main import main
from table.app.pads.audit import pads_for
from table.app.rulesets import Wishes
from table.audit.audit import Report, audit
from table.audit.director import Astray, Table
from table.audit.games import GAMES
from table.audit.pads import Driven
from table.burgomaster.commands import Command
from table.burgomaster.inputs import Entry
from table.cues import Ms, Seat, phrase
from table.errors import DeviceError
from table.seats.pads import process
from table.speech.catalogue import Catalogue

PLAYERS = {"lupusburg": 4, "tabula-hu": 8, "tabula-da": 8, "tabula-it": 8}
SHORT = 2
"""A pair of the audit below with a short night, and keys on every pad."""


def audited(rules: str, numbers: range) -> Report:
    table = Table(GAMES[rules], durations(), pads=pads_for(rules, Catalogue.load("en").text))
    options = rulesets.find(rules).options(Wishes(players=PLAYERS[rules]))
    return audit(table, rules, numbers, 1, options=options)


class Idle:
    """Pads on which nobody's key does anything; each does as `driven` says."""

    def __init__(self, driven: Mapping[Seat, list[Driven]]) -> None:
        self._driven = driven

    def due(self, before: Ms) -> Ms:
        return before

    def press(self, t: Ms, seat: Seat, key: str) -> None:
        pass

    def hear(self, t: Ms, commands: Iterable[Command]) -> None:
        pass

    def step(self, now: Ms) -> list[Entry]:
        return []

    def driven(self) -> Mapping[Seat, list[Driven]]:
        return self._driven

    def close(self) -> None:
        pass


def on_idle(driven: Callable[[int], Mapping[Seat, list[Driven]]]) -> Report:
    """A pair on idle pads; `driven` is what those of the first, the second, … play do."""
    plays = count()
    table = Table(GAMES["lupusburg"], durations(), pads=lambda *_: Idle(driven(next(plays))))
    options = rulesets.find("lupusburg").options(Wishes(players=4))
    report = audit(table, "lupusburg", range(1), 1, options=options)
    assert report.pairs == 1
    return report


def test_pads_that_do_alike_are_compared_and_clean() -> None:
    report = on_idle(lambda _play: {seat: [Driven(0, "lamp", 1)] for seat in range(1, 5)})
    assert (report.differing, report.driven, report.clean) == (0, 1, True)


@pytest.mark.parametrize("seats", [range(0), range(1, 4)], ids=["no pad", "not every pad"])
def test_where_nothing_of_a_pad_was_compared_the_audit_is_not_clean(seats: range) -> None:
    """An audit that compares nothing finds no difference either."""
    report = on_idle(lambda _play: {seat: [Driven(0, "lamp", 1)] for seat in seats})
    assert (report.driven, report.clean) == (0, False)


def test_a_pad_that_does_otherwise_in_the_other_night_is_found() -> None:
    report = on_idle(lambda play: {seat: [Driven(0, "lamp", play)] for seat in range(1, 5)})
    assert report.first is not None
    assert report.first.difference.stream == "pad 1"


def test_a_pad_that_does_otherwise_than_the_others_is_found() -> None:
    report = on_idle(lambda _play: {seat: [Driven(0, "lamp", seat)] for seat in range(1, 5)})
    assert report.first is not None
    assert report.first.difference.stream == "pad 1 and pad 2"


class Dead(Idle):
    """Pads one of which has died, so that what it did cannot be told; and `error` befalls the play."""

    def __init__(self, error: type[BaseException] | None) -> None:
        super().__init__({})
        self._error = error
        self.closed = 0

    def hear(self, t: Ms, commands: Iterable[Command]) -> None:
        if self._error is not None:
            raise self._error

    def driven(self) -> Mapping[Seat, list[Driven]]:
        raise DeviceError(phrase("pad-sim-died", seat=1))

    def close(self) -> None:
        self.closed += 1


@pytest.mark.parametrize(
    ("error", "told"),
    [
        pytest.param(None, DeviceError, id="the audit says so"),
        pytest.param(Astray, DeviceError, id="also where the play went astray: it is why"),
        pytest.param(ZeroDivisionError, ZeroDivisionError, id="but hides no error before it"),
        pytest.param(KeyboardInterrupt, KeyboardInterrupt, id="and keeps nobody who has enough"),
    ],
)
def test_pads_of_which_one_has_died_are_put_away(
    error: type[BaseException] | None, told: type[BaseException]
) -> None:
    made: list[Dead] = []

    def make(*_: object) -> Dead:
        made.append(Dead(error))
        return made[-1]

    table = Table(GAMES["lupusburg"], durations(), pads=make)
    options = rulesets.find("lupusburg").options(Wishes(players=4))
    with pytest.raises(told):
        audit(table, "lupusburg", range(1), 1, options=options)
    assert [pads.closed for pads in made] == [1]


@needs_micropython
def test_a_twin_night_on_real_firmware_does_not_differ(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("--rules", "lupusburg", "--players", "4", "--pads", "sim", "--only", str(SHORT))
    with pytest.raises(SystemExit) as left:
        main(["audit", *args, "--json"])
    assert left.value.code == 0
    (report,) = json.loads(capsys.readouterr().out)
    assert report["first"] is None
    assert (report["pairs"], report["driven"]) == (1, 1)


@needs_micropython
@pytest.mark.slow
@pytest.mark.parametrize("rules", PLAYERS)
def test_no_twin_night_on_real_firmware_differs(rules: str) -> None:
    report = audited(rules, range(10))
    assert report.clean, report.first
    assert report.driven == report.pairs >= 9


class Leak(NamedTuple):
    """One line of the firmware and what stands there instead; and what shows it."""

    file: str
    line: str
    instead: str
    shown_by: str


LEAKS = {
    "the lamp blinks when a key is taken": Leak(
        "pad.py",
        "text = self._line.key(sign)",
        "self._lamp = -1; self._hardware.lamp(2); text = self._line.key(sign)",
        "lamp",
    ),
    "the buzzer ticks when an entry is confirmed": Leak(
        "pad.py",
        "self._entered = self._outbox.put(now, self._state, text)",
        "self._entered = self._outbox.put(now, self._state, text); self._buzz.order(now, now, 0, 20)",
        "buzzer",
    ),
    "the display goes dark until something is typed": Leak(
        "pad.py",
        "lit = not dark and (testing or self._glow.on(now))",
        'lit = not dark and self._shown != ""',
        "panel",
    ),
    "the display is brighter while something is typed": Leak(
        "oled.py",
        "        face.changed &= ~(1 << page)",
        "        if page == 3:\n"
        "            self._i2c.writeto(self._address, bytes((0, 0x81, 0x10 + data[1] % 2 * 64)))\n"
        "        face.changed &= ~(1 << page)",
        "contrast",
    ),
    "a page with more to say lights more pixels": Leak(
        "face.py", "rest = LIT - ink", "rest = LIT - 64", "panel"
    ),
    "the display blinks when the table takes what was typed": Leak(
        "pad.py",
        'self._say("[" + self._shown[: -len(_ON_ITS_WAY)] + "]")',
        "self._hardware.oled.step(self._heard, self._face, False)",
        "panel",
    ),
}


@needs_micropython
@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=[] if LEAKS[name].shown_by == "lamp" else pytest.mark.slow)
        for name in LEAKS
    ],
)
def test_a_leak_in_the_firmware_is_caught(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak = LEAKS[name]
    folder = tmp_path / "firmware"
    shutil.copytree(process.firmware_folder(), folder)
    text = (folder / leak.file).read_text(encoding="utf-8")
    assert text.count(leak.line) == 1
    (folder / leak.file).write_text(text.replace(leak.line, leak.instead), encoding="utf-8")
    monkeypatch.setattr(process, "firmware_folder", lambda: folder)
    report = audited("lupusburg", range(SHORT, SHORT + 1))
    assert not report.clean
    assert report.first is not None
    difference = report.first.difference
    assert difference.stream.startswith("pad ")
    assert leak.shown_by in difference.first + difference.second
