"""The day: talk, turns, replies by day, names, physical coins, and where a power cut resumes."""

from __future__ import annotations

import pytest
from conductor_desk import Desk, answers, assert_asked_aloud, by_day, replies, said, settled

from table.burgomaster.commands import Closed, Open, Said, Tell
from table.burgomaster.inputs import Claim, Entry, Extend, OpenEyes, Pause, Remark, Resumed
from table.cues import Lamps, Light, Screen, Voice, phrase
from table.rules.lupusburg import Dealt, Options, Phase


def at(phase: Phase, **fields: object) -> Desk:
    return Desk(players=5, deal_seed=2, **fields).to(phase)  # type: ignore[arg-type]


# Talk


def test_a_discussion_ends_when_everybody_has_said_enough() -> None:
    desk = at(Phase.DISCUSSION)
    for seat in (1, 2, 3, 4):
        assert replies(desk.types(seat, "A")) == [(True, "reply-ready")]
    assert desk.state.phase is Phase.DISCUSSION
    desk.types(5, "A")
    assert desk.label == "day/ballot"


def test_in_a_talk_other_keys_are_answered_with_what_to_type() -> None:
    desk = at(Phase.DISCUSSION)
    assert replies(desk.types(2, "7")) == [(False, "reply-talk")]
    assert replies(desk.types(2, "")) == [(False, "reply-talk")]


def test_only_the_one_who_defends_ends_the_defence() -> None:
    desk = at(Phase.DEFENCE)
    (speaker,) = desk.script.waiting
    other = next(seat for seat in desk.script.present if seat != speaker)
    assert replies(desk.types(other, "A")) == [(False, "reply-not-asked")]
    assert replies(desk.types(speaker, "A")) == [(True, "reply-ready")]


def test_a_remark_in_a_talk_is_shown_and_recorded() -> None:
    desk = at(Phase.DISCUSSION)
    remark = Remark(2, Claim.SUSPECT, 4)
    out = desk.give(remark)
    assert [c.remark for c in out if isinstance(c, Said)] == [remark]
    (shown,) = [c for c in out if isinstance(c, Screen)]
    assert shown.title == phrase("remark-suspect", seat=2, about=4)
    assert desk.records()[-1] == (desk.now, remark)


def test_with_names_people_and_bots_are_named_in_remarks() -> None:
    desk = at(Phase.DISCUSSION, names=("Anna", "Béla", "Cia", "Dóra", "Eva"))
    shown = [c for c in desk.give(Remark(2, Claim.DOUBT, 4)) if isinstance(c, Screen)]
    assert [c.title for c in shown] == [phrase("remark-doubt-named", who="Béla", name="Dóra")]


@pytest.mark.parametrize("remark", [Remark(9, Claim.TRUST, 1), Remark(1, Claim.TRUST, 9)])
def test_nobody_talks_who_is_not_there_or_of_who_is_not_there(remark: Remark) -> None:
    assert at(Phase.DISCUSSION).give(remark) == []


def test_there_are_no_remarks_outside_a_talk_or_in_a_pause() -> None:
    assert at(Phase.BALLOT).give(Remark(2, Claim.SUSPECT, 4)) == []
    desk = at(Phase.DISCUSSION)
    desk.give(Pause())
    assert not [c for c in desk.give(Remark(2, Claim.SUSPECT, 4)) if isinstance(c, Said)]


# Turns


def test_who_is_not_asked_is_told_so() -> None:
    desk = at(Phase.BET)
    (seat,) = desk.script.waiting
    other = seat % 5 + 1
    assert replies(desk.types(other, "1")) == [(False, "reply-not-asked")]
    assert replies(desk.types(seat, str(seat))) == [(False, "reply-not-possible")]
    assert replies(desk.types(seat, "x")) == [(False, "reply-senseless")]
    assert replies(desk.types(seat, "D")) == [(True, "reply-taken")]


def test_a_seat_where_nobody_sits_is_not_answered() -> None:
    desk = at(Phase.BET)
    assert desk.types(0, "1") == desk.types(6, "1") == desk.types(-1, "1") == []


def test_every_question_of_a_day_opens_with_the_sentence_that_asks() -> None:
    """The rules run ahead of the voice; pads, pages and bots do not."""
    desk = at(Phase.BET)
    (better,) = desk.script.waiting
    desk.types(better, str(better % 5 + 1))
    assert_asked_aloud(desk.to_end())
    asked = {opened.phase for opened in by_day(desk)}
    assert asked >= {f"day/{phase}" for phase in ("privilege", "bet", "coin", "ballot", "defence")}


def test_an_answer_counts_from_the_first_word_of_the_question() -> None:
    desk = at(Phase.BALLOT)
    (first,) = desk.script.waiting
    desk.types(first, "1")
    (second,) = desk.script.waiting
    assert replies(desk.types(second, "1")) == [(False, "reply-not-yet")]
    assert replies(desk.types(first, "1")) == [(False, "reply-not-asked")]
    assert desk.script.waiting == (second,)
    desk.run_until(lambda: desk.opened() is not None)
    assert desk.all_of(Voice)[-1].phrase == phrase("turn", seat=second)
    assert desk.now < desk.told_until, "the question is still being said"
    assert replies(desk.types(second, "1")) == [(True, "reply-taken")]


def test_more_time_can_be_given_while_the_question_is_still_to_come() -> None:
    desk = at(Phase.BALLOT)
    desk.types(desk.script.waiting[0], "1")
    assert desk.opened() is None
    until = desk.told_until + desk.setup.pace.ms("token")
    before = desk.all_of(Screen)
    assert answers(desk.give(Extend(60_000))) == [(True, "host-done")]
    desk.quiet()
    opened = desk.opened()
    assert opened is not None
    assert opened.until == until + 60_000
    shown = [c for c in desk.all_of(Screen)[len(before) :] if c.until is not None]
    assert {c.until for c in shown} == {until + 60_000}
    assert (shown[0].title.key, shown[-1].title.key) == ("screen-extended", "turn")


def test_what_was_open_is_closed_before_the_next_is_opened() -> None:
    desk = Desk(players=5, deal_seed=2).to_end()
    closed = [c for c in desk.commands if isinstance(c, Closed)]
    turns = [c for c in desk.commands if c in closed or c in by_day(desk)]
    assert [type(c) for c in turns] == [Open, Closed] * len(closed)


def test_what_is_not_done_in_time_is_skipped_and_said() -> None:
    desk = at(Phase.BALLOT)
    opened = desk.opened()
    assert opened is not None
    assert "token-skipped" in settled(desk.run_to(opened.until))


def test_the_deal_is_told_to_each_seat_alone() -> None:
    desk = at(Phase.PLACE)
    dealt = [c for c in desk.commands if isinstance(c, Tell) and isinstance(c.what, Dealt)]
    assert [c.seat for c in dealt] == [1, 2, 3, 4, 5]
    assert all(c.seat == c.what.seat for c in dealt if isinstance(c.what, Dealt))
    assert [desk.conductor.seat_view(seat).seat for seat in (1, 5)] == [1, 5]
    assert desk.conductor.public_view().phase is Phase.PLACE


def test_lamps_go_out_at_night_and_on_at_dawn() -> None:
    desk = at(Phase.PRIVILEGE)
    lights = [c.light for c in desk.commands if isinstance(c, Lamps) and not c.whisper]
    assert lights == [Light.OFF, Light.ON]


def test_players_are_called_by_their_names() -> None:
    names = ("Anna", "Béla", "Cia", "Đuro", "Eva")
    desk = at(Phase.BET, names=names)
    keys = said(desk.commands)
    assert "burgomaster-is-named" in keys
    assert "turn-bet-named" in keys
    assert "turn-bet" not in keys


def test_lupusburg_knows_no_penalty_for_open_eyes() -> None:
    assert answers(at(Phase.BET).give(OpenEyes(2))) == [(False, "host-not-possible")]


# Options


def test_coins_kept_in_a_real_bag_are_typed_in_at_the_end() -> None:
    desk = at(Phase.BET, options=Options(players=5, coins="physical"))
    wolf = desk.state.werewolf
    for _ in range(5):
        desk.quiet()
        (seat,) = desk.script.waiting
        desk.types(seat, "D" if seat == wolf else str(wolf))
    for house in (2 * wolf - 1, 2 * wolf):
        night = desk.script.night
        desk.run_until(lambda n=night: desk.script.night > n)  # type: ignore[misc]
        desk.run_until(lambda: bool((o := desk.opened()) and o.phase == "night/werewolf"))
        desk.types(wolf, str(house))
    desk.run_until(lambda: desk.label == "end/scoring")
    assert "ask-coins" in settled(desk.commands)
    desk.quiet()
    others = [seat for seat in desk.script.present if seat != wolf]
    assert set(desk.script.waiting) == set(others)
    for seat, coin in zip(others, ("8", "7", "6", "5"), strict=True):
        assert replies(desk.types(seat, "9")) == [(False, "reply-not-possible")]
        assert replies(desk.types(seat, coin)) == [(True, "reply-taken")]
    assert desk.conductor.over
    outcome = desk.state.outcome
    assert outcome is not None
    assert outcome.winner == "town"


def test_the_tuft_may_come_first_and_the_burgomaster_by_lot() -> None:
    options = Options(players=5, first_evidence="tuft", first_burgomaster=0)
    desk = Desk(players=5, deal_seed=2, options=options).to(Phase.SECOND_BALLOT)
    keys = said(desk.commands)
    assert keys.index("suspect-tuft") < keys.index("suspect-paw")
    assert "burgomaster-drawn" in keys


# Where a power cut resumes


@pytest.mark.parametrize("typed", [[], ["4"], ["4", "6", "D"]])
def test_the_table_comes_back_at_a_moment_that_no_choice_can_move(typed: list[str]) -> None:
    """Same public past, other keys: the same time, and so the same sound afterwards."""
    desk = at(Phase.WEREWOLF)
    quiet = desk.conductor.resumes_at
    for text in typed:
        desk.types(desk.state.werewolf, text, after=700)
    assert desk.conductor.resumes_at == quiet
    back = Desk(players=5, deal_seed=2, begin=False)
    for t, recorded in desk.records():
        back.now = t
        back.give(recorded)
    assert back.conductor.resumes_at == quiet
    back.run_to(quiet)
    out = back.give(Resumed())
    assert settled(out)[:2] == ["table-is-back", "call-werewolf"]


def test_by_day_the_clock_goes_on_from_the_last_record_and_the_step_begins_again() -> None:
    """A cut discussion is not skipped to its end: it has all its time again."""
    desk = at(Phase.DISCUSSION)
    recorded = max(t for t, _ in desk.records())
    desk.run_to(desk.now + 60_000)
    assert desk.conductor.resumes_at == recorded
    desk.types(2, "A")
    assert desk.conductor.resumes_at == desk.now
    back = Desk(players=5, deal_seed=2, begin=False)
    for t, given in desk.records():
        back.now = t
        back.give(given)
    assert back.conductor.resumes_at == desk.now
    assert settled(back.give(Resumed()))[0] == "table-is-back"
    back.quiet()
    opened = back.opened()
    assert opened is not None
    assert opened.until == back.told_until + back.setup.pace.ms("discussion")
    assert back.told_until < desk.now + 30_000


def test_paused_it_comes_back_when_the_pause_was_said() -> None:
    desk = at(Phase.WEREWOLF)
    desk.give(Pause())
    assert desk.conductor.resumes_at == desk.told_until


def test_an_entry_that_was_kept_is_the_journals_own_text() -> None:
    desk = at(Phase.BET)
    (seat,) = desk.script.waiting
    desk.types(seat, "D")
    assert desk.records()[-1] == (desk.now, Entry(seat, "D"))


def test_what_was_heard_before_a_question_is_not_said_again_after_it() -> None:
    """Once the question has begun; until then nobody knows what the power cut off."""
    desk = at(Phase.BET)

    def back() -> list[str]:
        again = Desk(players=5, deal_seed=2, begin=False)
        for t, given in desk.records():
            again.now = t
            again.give(given)
        return settled(again.give(Resumed()))

    desk.quiet()
    desk.types(desk.state.turn[0], "D")
    assert back() == ["table-is-back", "bet-none", "turn-bet"]
    desk.quiet()
    assert back() == ["table-is-back", "turn-bet"]
