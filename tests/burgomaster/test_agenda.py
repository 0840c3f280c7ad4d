"""What is still to come leaves in the order of time, and of arrival within a moment."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from table.burgomaster.agenda import Agenda, Kind, Mark
from table.cues import Claw, phrase

times = st.lists(st.integers(0, 20), max_size=30)


def drain(agenda: Agenda, until: int = 10**9) -> list[Claw | Mark]:
    items = []
    while (item := agenda.pop_until(until)) is not None:
        items.append(item)
    return items  # type: ignore[return-value]  # nothing else is put in here


def cue(t: int) -> Claw:
    return Claw(t=t, phase="x", house=None, ms=1)


@given(times)
def test_by_time_and_within_a_moment_by_arrival(ts: list[int]) -> None:
    agenda = Agenda()
    marks = [Mark(t, Kind.SLOT_OPENS, i) for i, t in enumerate(ts)]
    for mark in marks:
        agenda.add(mark)
    assert agenda.next_time == min(ts, default=None)
    assert drain(agenda) == sorted(marks, key=lambda mark: mark.t)
    assert agenda.next_time is None


@given(times, st.integers(-1, 21))
def test_nothing_leaves_before_its_time(ts: list[int], now: int) -> None:
    agenda = Agenda()
    for t in ts:
        agenda.add(cue(t))
    assert [item.t for item in drain(agenda, now)] == sorted(t for t in ts if t <= now)
    assert agenda.next_time == min((t for t in ts if t > now), default=None)


@given(times, times)
def test_marks_can_be_dropped_alone(cue_times: list[int], mark_times: list[int]) -> None:
    agenda = Agenda()
    for t in mark_times:
        agenda.add(Mark(t, Kind.REMINDER, phrase=phrase("x")))
    for t in cue_times:
        agenda.add(cue(t))
    agenda.drop_marks()
    assert [item.t for item in drain(agenda)] == sorted(cue_times)


def test_cleared_it_is_empty_and_usable() -> None:
    agenda = Agenda()
    agenda.add(cue(5))
    agenda.clear()
    assert agenda.next_time is None
    agenda.add(cue(3))
    assert drain(agenda) == [cue(3)]
