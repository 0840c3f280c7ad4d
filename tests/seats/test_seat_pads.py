"""The table's pads, through the real firmware, a pseudo-terminal and pyserial."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import Mock

import pytest
from pad_table import PadTable
from real_firmware import needs_micropython

from table.burgomaster.inputs import Entry
from table.cues import Light, Ms, phrase
from table.errors import DeviceError
from table.seats import wire
from table.seats.pads import (
    BLANK,
    TICK_MS,
    Back,
    Entered,
    Late,
    Lost,
    Pads,
    Refused,
    Seen,
    SerialPort,
    glass,
    pages,
    wrap,
)
from table.seats.pads.link import SILENT_MS
from table.seats.pads.pads import PAGE_MS
from table.seats.pads.simulated import AGAIN_MS, SimulatedPads
from table.speech import desk


@pytest.fixture(params=[None], ids=["firmware"])
def python(request: pytest.FixtureRequest) -> bool | None:
    """Whether the firmware runs under CPython; None: only where there is no MicroPython."""
    value: bool | None = request.param
    return value


on_both = pytest.mark.parametrize(
    "python",
    [pytest.param(False, marks=needs_micropython), True],
    ids=["micropython", "cpython"],
    indirect=True,
)


@pytest.fixture
def table(python: bool | None) -> Iterator[PadTable]:
    with SimulatedPads((1, 2, 3), python=python, traced=True) as sim:
        table = PadTable((1, 2, 3), sim)
        table.ready()
        yield table
        table.pads.close()


@on_both
def test_what_is_typed_is_entered(table: PadTable) -> None:
    table.type(2, "1*12#")
    table.type(1, "AB#")
    table.type(3, "D#")
    table.type(3, "#")
    assert table.entered == [(2, "12"), (1, "AB"), (3, "D"), (3, "")]
    entered = next(e for e in table.events if isinstance(e, Entered))
    assert entered.entry == Entry(2, "12")
    assert "12" not in repr(entered)


def test_a_chattering_key_enters_once(table: PadTable) -> None:
    pad = table.sim.pad(1)
    for at in (0, 4, 8):
        pad.keys(1 << 4, table.now + at)
        pad.keys(0, table.now + at + 2)
    pad.keys(1 << 4, table.now + 12)
    pad.keys(0, table.now + 62)
    table.run(120)
    table.type(1, "#")
    assert table.entered == [(1, "4")]


def test_a_ghost_is_not_entered(table: PadTable) -> None:
    pad = table.sim.pad(1)
    pad.keys(1 << 0 | 1 << 1 | 1 << 4, table.now)  # 1, 2 and 4 at once: 5 seems down too
    pad.keys(0, table.now + 60)
    table.run(120)
    table.type(1, "#")
    assert table.entered == [(1, "")]


def text_on(picture: bytes, page: int) -> bytes:
    return picture[page * 128 : page * 128 + 84]


@on_both
def test_a_face_is_shown_to_its_seat_alone_and_all_glow_alike(table: PadTable) -> None:
    table.pads.show(2, wrap("You are the Thief"))
    table.run(100)
    pictures = {seat: table.sim.pad(seat).picture() for seat in (1, 2, 3)}
    assert all(pictures.values())
    assert pictures[1] == pictures[3] != pictures[2]
    lit = {sum(byte.bit_count() for byte in picture or b"") for picture in pictures.values()}
    assert lit == {1400}


def test_a_whisper_ends_by_itself(table: PadTable) -> None:
    table.pads.show(1, wrap("before"))
    table.run(100)
    before = table.sim.pad(1).picture()
    table.pads.whisper(1, 500, wrap("secret"))
    table.run(100)
    assert table.sim.pad(1).picture() != before
    table.run(600)
    assert table.sim.pad(1).picture() == before


def test_a_display_is_read_sign_by_sign(table: PadTable) -> None:
    assert glass.read(table.sim.pad(1).picture() or b"") == ("", "", "", "")
    for words in ("Szabadkőműves, őz", "Città: è così", "Æble på øen", "0123456789 ABCD #*"):
        table.pads.show(1, wrap(words))
        table.run(100)
        assert glass.read(table.sim.pad(1).picture() or b"")[:3] == wrap(words).lines
    table.type(1, "12")
    assert glass.read(table.sim.pad(1).picture() or b"")[3] == "12_"


def test_more_than_three_lines_are_shown_in_turn_and_a_whisper_within_its_time(
    table: PadTable,
) -> None:
    def shown() -> str:
        return " ".join(glass.read(table.sim.pad(1).picture() or b"")).strip()

    table.pads.show(1, *pages("Whom do you want to see lynched? Type the seat."))
    table.run(100)
    first = shown()
    assert first == "Whom do you want to see lynched? Type"
    table.run(PAGE_MS)
    assert shown() == "the seat."
    table.pads.whisper(1, 1000, *pages("Werewolves: seat 11 seat 12 seat 13 Victim: seat 4."))
    told = []
    for _ in range(10):
        table.run(100)
        told += [shown()] if shown() not in told[-1:] else []
    assert told == ["Werewolves: seat 11 seat 12 seat 13", "Victim: seat 4."]
    table.run(100)
    assert shown() in (first, "the seat.")


def test_what_is_typed_shows_and_then_that_it_was_taken(table: PadTable) -> None:
    empty = table.sim.pad(1).picture()
    table.type(1, "1")
    typing = table.sim.pad(1).picture()
    table.type(1, "#")
    table.run(100)
    taken = table.sim.pad(1).picture()
    assert empty is not None
    assert typing is not None
    assert taken is not None
    assert len({text_on(picture, 3) for picture in (empty, typing, taken)}) == 3
    assert text_on(empty, 0) == text_on(taken, 0)


def test_taken_shows_only_when_confirmed_if_the_table_wants_so(python: bool | None) -> None:
    with SimulatedPads((1,), python=python) as sim:
        table = PadTable((1,), sim, confirm_at_once=False)
        table.ready()
        table.type(1, "1#")
        table.run(1000)
        on_its_way = sim.pad(1).picture()
        (entered,) = [e for e in table.events if isinstance(e, Entered)]
        table.pads.confirm(entered)
        table.run(100)
        assert sim.pad(1).picture() != on_its_way
        table.type(1, "2#")
        assert table.entered == [(1, "1"), (1, "2")]
        table.pads.close()


@on_both
def test_lamps_and_buzzers_go_on_all_pads_at_times_fixed_by_the_seat(table: PadTable) -> None:
    for seat in (1, 2, 3):
        table.sim.pad(seat).perceived()
    table.sim.pad(2).type("123*", table.now)  # one of them is typing meanwhile
    table.pads.lamps(Light.ON, buzz=200, lit=None)
    start = table.now
    table.run(600)
    seen = {
        seat: [
            (step.t - start, step.what, step.value)
            for step in table.sim.pad(seat).perceived()
            if step.what != "panel"
        ]
        for seat in (1, 2, 3)
    }
    for seat, steps in seen.items():
        lamp, on, off = steps
        assert lamp[1:] == ("lamp", 40_000)
        assert on[1:] == ("buzzer", 1)
        assert off[1:] == ("buzzer", 0)
        assert on[0] == lamp[0] + 20 * (seat - 1)
        assert off[0] == on[0] + 200
    assert {steps[0][0] for steps in seen.values()} == {seen[1][0][0]}


def test_the_display_is_dark_outside_its_time(table: PadTable) -> None:
    table.pads.lamps(Light.OFF, lit=300)
    table.run(100)
    assert table.sim.pad(1).picture() is not None
    table.run(400)
    assert table.sim.pad(1).picture() is None


def test_a_repeated_state_changes_nothing(table: PadTable) -> None:
    table.pads.lamps(Light.ON, buzz=100, lit=None)
    table.run(400)
    table.sim.pad(1).perceived()
    table.run(3000)
    assert table.sim.pad(1).perceived() == []


def test_a_new_question_voids_what_is_half_typed(table: PadTable) -> None:
    table.type(1, "1")
    table.pads.clear([1])
    table.run(100)
    table.type(1, "2#")
    assert table.entered == [(1, "2")]


def test_an_answer_to_the_question_before_is_late(table: PadTable) -> None:
    table.events.clear()
    table.type(1, "7")
    table.sim.pad(1).type("#", table.now)
    table.run(20)  # the pad has sent it, the table has not looked yet
    table.pads.clear([1])
    table.run(200)
    assert table.entered == []
    assert [type(event) for event in table.others] == [Late]
    table.type(1, "8#")
    assert table.entered == [(1, "8")]


def test_what_came_too_late_is_not_shown_as_taken(table: PadTable) -> None:
    table.events.clear()
    empty = table.sim.pad(1).picture()
    table.sim.pad(1).type("7#", table.now)
    table.now += 1900  # the table is busy, for less than the dead man's time
    table.sim.until(table.now)
    table.run(200)
    assert [type(event) for event in table.others] == [Late]
    assert table.entered == []
    assert table.sim.pad(1).picture() == empty
    table.type(1, "8#")
    assert table.entered == [(1, "8")]


@on_both
def test_unplugged_and_plugged_in_elsewhere(table: PadTable) -> None:
    table.events.clear()
    table.sim.unplug(2)
    table.run(100)
    assert table.others == [Lost(2)]
    assert table.pads.missing == (2,)
    table.type(1, "5#")
    table.sim.plug(2, table.now)
    table.run(1500)
    assert table.others == [Lost(2), Back(2)]
    table.type(2, "6#")
    assert table.entered == [(1, "5"), (2, "6")]
    assert table.sim.pad(2).picture() is not None, "lit again without being told anew"


def test_a_silent_pad_is_lost_and_comes_back(table: PadTable) -> None:
    table.events.clear()
    table.sim.pad(3).freeze(table.now)
    table.run(SILENT_MS + 500)
    assert table.others == [Lost(3)]
    table.sim.pad(3).thaw(table.now)
    table.run(1500)
    assert table.others == [Lost(3), Back(3)]


def test_a_pad_frozen_too_long_is_reset_by_its_watchdog(table: PadTable) -> None:
    table.events.clear()
    table.sim.pad(3).freeze(table.now)
    table.run(5000)
    table.sim.pad(3).thaw(table.now)
    table.run(1500)
    assert table.others == [Lost(3), Back(3)]
    table.type(3, "3#")
    assert table.entered == [(3, "3")]


def test_a_short_silence_is_nothing(table: PadTable) -> None:
    table.events.clear()
    table.sim.pad(3).freeze(table.now)
    table.run(SILENT_MS // 2)
    table.sim.pad(3).thaw(table.now)
    table.run(500)
    assert table.others == []


def test_a_restart_between_two_looks_loses_nobody(table: PadTable) -> None:
    table.events.clear()
    table.type(1, "1#")
    table.sim.unplug(1)
    table.sim.plug(1, table.now)
    table.run(1500)
    table.type(1, "2#")
    assert table.entered == [(1, "1"), (1, "2")]


@on_both
@pytest.mark.parametrize("moment", ["before a key", "in the tick", "at its start"])
def test_firmware_that_dies_at_any_moment_is_a_pulled_cable(
    table: PadTable, moment: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A real process, really killed: the table loses the pad, finds it again, and nothing ends."""
    table.events.clear()
    pad = table.sim.pad(2)
    killed = pad._process.pid
    begin, start = pad.begin, pad._start

    def killed_in(now: Ms) -> None:
        monkeypatch.undo()
        if moment == "before a key":
            pad.type("1", now - 2 * TICK_MS)
            os.kill(killed, signal.SIGKILL)
            os.waitid(os.P_PID, killed, os.WEXITED | os.WNOWAIT)
            begin(now)
        else:
            os.kill(killed, signal.SIGSTOP)  # so that it cannot have answered
            begin(now)
            os.kill(killed, signal.SIGKILL)
        if moment == "at its start":
            monkeypatch.setattr(pad, "_start", still_born)

    def still_born() -> None:
        monkeypatch.undo()
        monkeypatch.setattr(pad, "uid", "no number")
        try:
            start()
        finally:
            monkeypatch.undo()

    monkeypatch.setattr(pad, "begin", killed_in)
    table.run(100)
    table.type(1, "5#")
    table.run(2500)
    assert pad._process.pid != killed
    assert table.others == [Lost(2), Back(2)]
    table.type(2, "6#")
    assert table.entered == [(1, "5"), (2, "6")]
    assert pad.picture() is not None, "lit again without being told anew"
    with pytest.raises(DeviceError):
        pad.perceived()  # not all of it is known


def test_firmware_that_leaves_its_program_ends_no_game(table: PadTable) -> None:
    table.events.clear()
    table.pads.leave(table.sim.pad(3).path)
    table.run(2500)
    assert table.others == [Lost(3), Back(3)]


def test_firmware_that_always_dies_is_not_started_all_the_time(
    table: PadTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[Ms] = []
    pad = table.sim.pad(3)
    start = pad._start

    def start_and_die() -> None:
        start()
        started.append(table.now)
        pad._process.kill()

    monkeypatch.setattr(pad, "_start", start_and_die)
    pad._process.kill()
    table.run(3 * AGAIN_MS)
    assert len(started) == 3
    assert table.pads.present == (1, 2)


def test_a_pad_that_cannot_be_started_is_told_in_a_sentence(
    python: bool | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No process, no pseudo-terminal: what was opened is closed again."""
    before = len(list(Path("/proc/self/fd").iterdir()))
    for name in ("os.openpty", "socket.socketpair", "subprocess.Popen"):
        with monkeypatch.context() as broken:
            broken.setattr(
                f"table.seats.pads.process.{name}", Mock(side_effect=OSError(24, "full"))
            )
            with pytest.raises(DeviceError, match=r"seat 4 cannot be started \(full\)"):
                SimulatedPads((4,), python=python)
        assert len(list(Path("/proc/self/fd").iterdir())) == before


@on_both
def test_pads_go_dark_when_the_table_falls_silent(table: PadTable) -> None:
    table.type(1, "1")
    for _ in range(150):
        table.now += 20
        table.sim.until(table.now)
    assert table.sim.pad(1).picture() is None
    steps = [(s.what, s.value) for s in table.sim.pad(1).perceived() if s.what == "lamp"]
    assert steps[-1] == ("lamp", 0)
    end = table.sim.pad(1).type("9#", table.now)
    table.sim.until(end)
    table.now = end
    table.run(500)
    assert table.sim.pad(1).picture() is not None
    table.type(1, "2#")
    assert table.entered == [(1, "2")], "what was typed in the dark is void"


@on_both
def test_a_new_table_takes_over_without_doubling(python: bool | None) -> None:
    """Killed at any tick around an entry: the old table takes it, or none; the pad is never told."""
    with SimulatedPads((1,), python=python) as sim:
        table = PadTable((1,), sim, confirm_at_once=False)
        table.ready()
        for killed_after in range(0, 10 * TICK_MS, TICK_MS):
            table.events.clear()
            table.pads.clear((1,))
            table.run(100)
            end = sim.pad(1).type("4#", table.now)
            table.run(killed_after)
            taken = list(table.entered)
            table.pads.close()
            while table.now < end:  # before another table is there
                table.now += TICK_MS
                sim.until(table.now)
            table.pads = table.open()
            table.pads.lamps(Light.DIM, lit=None)
            table.run(1500)
            assert table.entered == taken
            assert glass.read(sim.pad(1).picture() or b"")[-1] == ""
        assert taken == [(1, "4")]
        table.type(1, "5#")
        assert table.entered == [(1, "4"), (1, "5")]
        table.pads.close()


def test_two_pads_of_one_seat_are_refused_by_name(table: PadTable) -> None:
    with SimulatedPads((2,), now=table.now, series=1, python=table.sim.python) as second:
        first = table.sim
        table.pads = Pads(
            (1, 2, 3),
            find=lambda: [*first.ports(), *second.ports()],
            connect=lambda path: (first if path in first.ports() else second).connect(path),
        )
        table.events.clear()

        def run(ms: int) -> None:
            for _ in range(ms // 20):
                table.run(20)
                second.until(table.now)

        run(3000)
        (refused,) = [e for e in table.events if isinstance(e, Refused)]
        assert refused.port == second.ports()[0]
        for name in (first.pad(2).uid, second.pad(2).uid, "seat 2", "provision"):
            assert name in desk.read(refused.said, "en")
        assert table.pads.present == (1, 2, 3)
        first.unplug(2)
        run(2500)
        assert table.others[-2:] == [Lost(2), Back(2)], "the spare takes over"


def test_the_same_pad_in_another_socket_is_no_second_pad(table: PadTable) -> None:
    table.events.clear()
    with SimulatedPads((2,), now=table.now, python=table.sim.python) as moved:
        gone = table.sim.pad(2)
        gone.freeze(table.now)
        first = table.sim
        table.pads._find = lambda: [*first.ports(), *moved.ports()]
        table.pads._connect = lambda path: (first if path in first.ports() else moved).connect(path)
        for _ in range(75):
            table.run(20)
            moved.until(table.now)
        assert table.others == [Lost(2), Back(2)]
        assert not [e for e in table.events if isinstance(e, Refused)]


def test_a_pad_for_a_seat_nobody_has(python: bool | None) -> None:
    with SimulatedPads((1, 9), python=python) as sim:
        table = PadTable((1,), sim)
        table.run(3000)
        refused = [e for e in table.events if isinstance(e, Refused)]
        assert len(refused) == 1, "said once"
        assert refused[0].said == phrase("pad-seat-idle", path=sim.ports()[1], seat=9)
        assert table.pads.present == (1,)
        table.pads.close()


def test_a_port_another_program_holds(table: PadTable) -> None:
    (path, *_) = table.sim.ports()
    with pytest.raises(DeviceError, match="close the program that uses it"):
        SerialPort(path)


def test_a_port_that_is_not_there() -> None:
    with pytest.raises(DeviceError, match="cannot be opened"):
        SerialPort("/dev/burgomaster-none")


@on_both
def test_the_readers_rest_until_they_are_wanted(table: PadTable) -> None:
    table.run(1000)
    assert not [e for e in table.events if isinstance(e, Seen)]
    table.sim.pad(1).order("tags 1 04a1b2c3d4e5f6,9fe01234")
    table.pads.watch_houses(True)
    table.run(1000)
    seen = [e for e in table.events if isinstance(e, Seen) and (e.seat, e.reader) == (1, 1)]
    assert seen[-1].tags == {"04a1b2c3d4e5f6", "9fe01234"}
    assert seen[-1].clean
    assert 0 <= table.now - seen[-1].last < 400


def test_a_dead_reader_is_told_as_such(table: PadTable) -> None:
    table.pads.watch_houses(True)
    table.run(500)
    table.sim.pad(1).order("reader 0 off")
    table.run(500)
    seen = [e for e in table.events if isinstance(e, Seen) and (e.seat, e.reader) == (1, 0)]
    assert seen[-1].tags is None


def test_noise_on_the_line_changes_nothing(table: PadTable) -> None:
    for plug in table.pads._plugs.values():
        plug.link.say(b"\r\n>>> noise \xff\x00~@@\n\n" + wire.frame(wire.ACK, 1, 2, 3))
    table.type(1, "8#")
    assert table.entered == [(1, "8")]


def test_faces_are_broken_at_words_and_cut() -> None:
    assert wrap("You are the Werewolf").lines == ("You are the", "Werewolf", "")
    assert wrap("a\nb").lines == ("a", "b", "")
    assert wrap("Szabadkőműves és még sok minden más is").lines[0] == "Szabadkőműves"
    assert all(len(line) <= 14 for line in wrap("x" * 100).lines)
    assert wrap("🐺").lines[0] == "?"
    assert wrap("") == BLANK
    assert "wolf" not in repr(wrap("wolf"))
