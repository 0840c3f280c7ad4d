"""Every correction of the host (RULES.md §3, Corrections), also where it makes no sense."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pytest
from conductor_desk import Desk, answers, replies, said, settled

from table.burgomaster.commands import Cut, Happened, Open, Perform, Tell
from table.burgomaster.inputs import (
    AnyInput,
    Extend,
    GoOn,
    Leave,
    Pause,
    Redo,
    Repeat,
    Resumed,
    Stop,
    TakeBack,
    Tick,
)
from table.cues import Screen, Voice
from table.rules.lupusburg import Ended, Peeked, Phase, PlayerLeft, TokenTakenBack
from table.rules.lupusburg.events import BurgomasterPassed

EVERY = (
    Phase.CHEST, Phase.PLACE, Phase.THIEF, Phase.WEREWOLF, Phase.PRIVILEGE, Phase.BET,
    Phase.DISCUSSION, Phase.BALLOT, Phase.DEFENCE, Phase.SECOND_BALLOT,
)  # fmt: skip
NIGHT = (Phase.THIEF, Phase.WEREWOLF)
BY_DAY = tuple(phase for phase in EVERY if phase not in NIGHT)
CORRECTIONS = (Pause(), GoOn(), Repeat(), Extend(60_000), TakeBack(), Redo(), Leave(3), Stop())

phases = pytest.mark.parametrize("phase", EVERY)
day_phases = pytest.mark.parametrize("phase", BY_DAY)
night_phases = pytest.mark.parametrize("phase", NIGHT)


def at(phase: Phase, **fields: object) -> Desk:
    """Five players, everything said, the table waits in `phase`."""
    return Desk(players=5, deal_seed=2, **fields).to(phase)  # type: ignore[arg-type]


def possible(phase: Phase, given: AnyInput) -> bool:
    match given:
        case GoOn():
            return False
        case Extend():
            return phase not in NIGHT
        case TakeBack():
            return phase is Phase.DEFENCE
        case Redo():
            return phase in NIGHT
        case _:
            return True


@phases
@pytest.mark.parametrize("given", CORRECTIONS, ids=lambda given: type(given).__name__)
def test_each_correction_in_each_phase(phase: Phase, given: AnyInput) -> None:
    desk = at(phase)
    before, records = desk.state, len(desk.records())
    out = desk.give(given, after=100)
    ((taken, key),) = answers(out)
    assert taken is possible(phase, given)
    assert (len(desk.records()) > records) is taken
    if not taken:
        assert key in ("host-not-possible", "host-not-paused")
        assert desk.state == before
        assert not [c for c in out if isinstance(c, Cut | Perform)]
    if desk.conductor.paused:
        desk.give(GoOn())
    desk.to_end()


@phases
@pytest.mark.parametrize("given", CORRECTIONS, ids=lambda given: type(given).__name__)
def test_a_paused_table_takes_only_what_ends_the_pause(phase: Phase, given: AnyInput) -> None:
    desk = at(phase)
    desk.give(Pause())
    ((taken, key),) = answers(desk.give(given, after=50_000))
    assert taken is isinstance(given, GoOn | Leave | Stop)
    assert taken or key == "host-paused"
    assert desk.conductor.paused is not taken
    desk.give(GoOn())
    desk.to_end()


@pytest.mark.parametrize("given", CORRECTIONS, ids=lambda given: type(given).__name__)
def test_after_the_end_nothing_can_be_corrected(given: AnyInput) -> None:
    desk = at(Phase.BET)
    desk.give(Stop())
    outcome = desk.state.outcome
    assert answers(desk.give(given)) == [(False, "host-not-possible")]
    desk.to_end()
    assert answers(desk.give(given)) == [(False, "host-not-possible")]
    assert desk.state.outcome == outcome


@pytest.mark.parametrize("seat", [0, -1, 6, 99])
def test_nobody_leaves_from_where_nobody_sits(seat: int) -> None:
    desk = at(Phase.DISCUSSION)
    assert answers(desk.give(Leave(seat))) == [(False, "host-not-possible")]


def test_nobody_leaves_twice() -> None:
    desk = at(Phase.DISCUSSION)
    desk.give(Leave(3))
    assert answers(desk.give(Leave(3))) == [(False, "host-not-possible")]


# Pause


@phases
def test_while_paused_nothing_comes_by_itself_and_no_key_counts(phase: Phase) -> None:
    desk = at(phase)
    before = desk.state
    desk.give(Pause())
    desk.quiet()
    assert desk.due is None
    out = desk.types(1, "1", after=5_000)
    assert replies(out) == [(False, "reply-paused")]
    assert desk.run_to(desk.now + 3_600_000) == []
    assert desk.state == before


@day_phases
def test_after_a_pause_as_much_time_is_left_as_before(phase: Phase) -> None:
    desk = at(phase)
    opened = desk.opened()
    assert opened is not None
    desk.run_to(desk.now + 2_000)
    left = opened.until - desk.now
    desk.give(Pause())
    desk.give(GoOn(), after=1_000_000)
    desk.quiet()
    again = desk.opened()
    assert again is not None
    assert again.until - desk.told_until == left


def test_paused_twice_in_one_breath() -> None:
    desk = at(Phase.DISCUSSION)
    opened = desk.opened()
    assert opened is not None
    left = opened.until - desk.now
    desk.give(Pause())
    desk.give(GoOn())
    desk.give(Pause())  # before "We go on" is said
    desk.give(GoOn())
    desk.quiet()
    again = desk.opened()
    assert again is not None
    assert again.until - desk.told_until == left


INTERRUPTED: Final[Mapping[str, tuple[AnyInput, ...]]] = {
    "paused": (Pause(), GoOn()),
    "paused twice": (Pause(), GoOn(), Pause(), GoOn()),  # the second time "We go on" is being said
    "repeated": (Repeat(),),
    "back after a power cut": (Resumed(),),
    "left by another": (Leave(5),),
}


@pytest.mark.parametrize("asked", [False, True])
@pytest.mark.parametrize("how", INTERRUPTED)
def test_time_the_host_has_given_outlasts_what_interrupts_the_question(
    how: str, asked: bool
) -> None:
    desk = at(Phase.BALLOT)
    desk.types(desk.script.waiting[0], "1")
    if asked:
        desk.quiet()
    assert (desk.opened() is not None) is asked
    desk.give(Extend(60_000))
    for given in INTERRUPTED[how]:
        desk.give(given)
    desk.quiet()
    opened = desk.opened()
    assert opened is not None
    assert opened.until - desk.told_until == desk.setup.pace.ms("token") + 60_000


def test_time_the_host_has_given_is_of_that_question_alone() -> None:
    desk = at(Phase.BALLOT)
    desk.give(Extend(60_000))
    desk.types(desk.script.waiting[0], "1")
    desk.quiet()
    opened = desk.opened()
    assert opened is not None
    assert opened.until - desk.told_until == desk.setup.pace.ms("token")


def test_a_long_pause_in_the_thiefs_call_ends_with_the_thiefs_call() -> None:
    """However long the pause was, no call passes in it."""
    desk = at(Phase.THIEF)
    thief = desk.state.thief
    desk.types(thief, "4")
    desk.give(Pause(), after=3_000)
    out = desk.give(GoOn(), after=600_000)
    assert settled(out)[0] == "we-go-on"
    assert "call-thief" in settled(out)
    assert "call-werewolf" in settled(out)
    desk.run_until(lambda: desk.script.at_dawn)
    assert [told.house for told in desk.state.told if isinstance(told, Peeked)] == [4]


def test_a_pause_between_two_calls_repeats_the_first_with_what_was_learned_locked() -> None:
    desk = at(Phase.THIEF)
    thief = desk.state.thief
    desk.types(thief, "4")
    desk.run_until(lambda: desk.state.phase is Phase.WEREWOLF)  # the whisper is lit now
    desk.give(Pause())
    desk.give(GoOn())
    assert desk.state.phase is Phase.THIEF
    desk.run_until(lambda: bool((o := desk.opened()) and o.phase == "night/thief"))
    assert replies(desk.types(thief, "6")) == [(True, "reply-taken")]
    desk.run_until(lambda: desk.script.at_dawn)
    assert [told.house for told in desk.state.told if isinstance(told, Peeked)] == [4]


# Repeat


@night_phases
def test_a_repeated_call_begins_again_and_the_ones_before_do_not(phase: Phase) -> None:
    desk = at(phase)
    desk.run_to(desk.now + 4_000)
    out = desk.give(Repeat())
    calls = [key for key in settled(out) if key.startswith("call-")]
    assert calls == (["call-thief", "call-werewolf"] if phase is Phase.THIEF else ["call-werewolf"])


def test_a_confirmed_choice_is_the_default_of_the_repeated_call() -> None:
    desk = at(Phase.WEREWOLF)
    desk.types(desk.state.werewolf, "5")
    desk.give(Repeat(), after=500)
    desk.run_until(lambda: desk.script.at_dawn)
    assert desk.state.claw == 5


@day_phases
def test_by_day_the_last_thing_said_is_repeated(phase: Phase) -> None:
    desk = at(phase)
    out = desk.give(Repeat())
    asked = [beat.phrase.key for beat in desk.script.question() if beat.phrase is not None]
    assert settled(out)[0] == "once-more"
    assert settled(out)[-len(asked) :] == asked


def test_repeating_twice_says_the_same_both_times() -> None:
    desk = at(Phase.PRIVILEGE)
    first = settled(desk.give(Repeat()))
    assert settled(desk.give(Repeat(), after=700)) == first
    assert "dawn-fallen" in first or "dawn-nobody" in first


# Extend


def test_a_discussion_is_extended_and_its_reminder_moves_along() -> None:
    desk = at(Phase.DISCUSSION)
    opened = desk.opened()
    assert opened is not None
    out = desk.give(Extend(60_000)) + desk.run_to(opened.until + 59_000)
    shown = [c for c in out if isinstance(c, Screen)]
    assert shown[0].until == opened.until + 60_000
    reminders = [c.t for c in out if isinstance(c, Voice) and c.phrase.key == "discussion-warning"]
    assert reminders == [opened.until + 30_000]
    assert desk.state.phase is Phase.DISCUSSION
    desk.run_to(opened.until + 60_000)
    assert desk.label == "day/ballot"


@pytest.mark.parametrize("ms", [0, -60_000, 3_600_001])
def test_time_is_not_extended_by_nonsense(ms: int) -> None:
    desk = at(Phase.DISCUSSION)
    assert answers(desk.give(Extend(ms))) == [(False, "host-not-possible")]


# Take back


def test_the_last_open_vote_is_taken_back_and_asked_again() -> None:
    desk = at(Phase.BALLOT)
    seat = desk.script.waiting[0]
    desk.types(seat, "1")
    assert desk.script.waiting != (seat,)
    out = desk.give(TakeBack())
    assert [c.event for c in out if isinstance(c, Happened)] == [TokenTakenBack(seat)]
    assert desk.script.waiting == (seat,)
    assert desk.state.tokens == ()
    assert answers(desk.give(TakeBack())) == [(False, "host-not-possible")]


# Redo


@pytest.mark.parametrize("moment", [Phase.THIEF, Phase.WEREWOLF, Phase.DAWN])
def test_a_disturbed_night_is_played_again_with_its_length(moment: Phase) -> None:
    desk = at(Phase.THIEF)
    first = next(c.score for c in reversed(desk.commands) if isinstance(c, Perform))
    desk.types(desk.state.thief, "4")
    if moment is not Phase.THIEF:
        desk.run_until(lambda: desk.state.phase is moment)
        desk.run_to(desk.now + 500)
    out = desk.give(Redo())
    assert answers(out) == [(True, "host-done")]
    again = [c.score for c in out if isinstance(c, Perform)][-1]
    assert again.ms == first.ms
    assert [slot.ms for slot in again.slots] == [slot.ms for slot in first.slots]
    desk.run_until(lambda: desk.script.at_dawn)
    assert [told.house for told in desk.state.told if isinstance(told, Peeked)] == [4]


def test_once_the_dead_are_announced_the_night_stands() -> None:
    desk = at(Phase.PRIVILEGE)
    assert answers(desk.give(Redo())) == [(False, "host-not-possible")]


# Leave


@phases
@pytest.mark.parametrize("seat", [1, 2, 3, 4, 5])
def test_anybody_may_leave_in_any_phase(phase: Phase, seat: int) -> None:
    desk = at(phase)
    out = desk.give(Leave(seat))
    events = [c.event for c in out if isinstance(c, Happened)]
    left = next(event for event in events if isinstance(event, PlayerLeft))
    assert left.seat == seat
    assert seat not in desk.script.present
    spoken = settled(out)
    assert "player-left" in spoken
    if not desk.conductor.over:
        assert any(isinstance(event, BurgomasterPassed) for event in events) is (seat == 1)
        assert ("burgomaster-passes" in spoken) is (seat == 1)
        assert replies(desk.types(seat, "1")) == []  # nobody is there to be answered
    desk.to_end()


@night_phases
def test_a_leaving_in_the_night_repeats_the_call_for_the_others(phase: Phase) -> None:
    desk = at(phase)
    others = [s for s in desk.script.present if s not in (desk.state.thief, desk.state.werewolf)]
    out = desk.give(Leave(others[-1]), after=2_000)
    assert settled(out)[:2] == ["player-left", "night-goes-on"]
    assert settled(out)[2] == f"call-{phase}"
    assert said(desk.run_to(desk.told_until))[0] == "player-left"


def test_who_leaves_while_the_dead_are_announced_does_not_silence_that() -> None:
    desk = at(Phase.WEREWOLF)
    desk.types(desk.state.werewolf, "10")
    desk.run_until(lambda: desk.state.phase is Phase.PRIVILEGE)
    out = desk.give(Leave(4), after=100)
    assert settled(out)[:2] == ["dawn-fallen", "player-left"]


def test_what_was_heard_is_not_told_again_when_somebody_leaves() -> None:
    desk = at(Phase.PRIVILEGE)
    assert settled(desk.give(Leave(4)))[0] == "player-left"


def test_leaving_in_a_pause_lets_the_table_go_on_at_its_call() -> None:
    desk = at(Phase.THIEF)
    others = [s for s in desk.script.present if s not in (desk.state.thief, desk.state.werewolf)]
    desk.give(Pause())
    out = desk.give(Leave(others[0]), after=900_000)
    assert [key for key in settled(out) if key.startswith("call-")] == [
        "call-thief",
        "call-werewolf",
    ]


# Stop


@phases
def test_the_host_ends_the_game(phase: Phase) -> None:
    desk = at(phase)
    out = desk.give(Stop())
    ended = [c.event for c in out if isinstance(c, Happened) and isinstance(c.event, Ended)]
    assert [event.outcome.winner for event in ended] == ["nobody"]
    assert settled(out) == ["end-nobody"]
    desk.to_end()


# Power cuts


@phases
@pytest.mark.parametrize("paused", [False, True])
def test_back_from_a_power_cut(phase: Phase, paused: bool) -> None:
    desk = at(phase)
    if paused:
        desk.give(Pause())
    before = desk.state
    out = desk.give(Resumed())
    assert settled(out)[0] == "table-is-back"
    assert not desk.conductor.paused
    assert desk.state.told == before.told
    assert desk.state.phase is before.phase
    assert any(isinstance(c, Open) for c in out + desk.run_to(desk.told_until))
    assert not [c for c in out if isinstance(c, Tell)]
    desk.to_end()


def test_back_at_dawn_and_after_the_last_word() -> None:
    desk = at(Phase.WEREWOLF)
    desk.run_until(lambda: said(desk.commands)[-1] == "dawn")
    assert settled(desk.give(Resumed())) == ["table-is-back", "dawn"]
    desk.give(Stop())
    desk.give(Resumed())
    assert desk.to_end().over


def test_before_the_deal_there_is_nothing_to_correct_or_to_come_back_to() -> None:
    desk = Desk(begin=False)
    for given in (*CORRECTIONS, Resumed()):
        assert answers(desk.give(given)) == [(False, "host-not-possible")]
    assert replies(desk.types(1, "1")) == [(False, "reply-not-asked")]
    assert desk.give(Tick()) == []
    assert desk.records() == []
