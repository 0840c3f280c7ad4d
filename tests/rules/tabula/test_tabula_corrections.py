"""What the host corrects: a night redone, a player who leaves, the end (RULES.md §3)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tabula_table import Table

from table.rules.tabula import (
    Asked,
    Became,
    Choose,
    Close,
    DayBroke,
    Ended,
    Heard,
    Hunted,
    IllegalMove,
    Leave,
    Lynched,
    Mark,
    NightRedone,
    Nominate,
    NominationsUncovered,
    NomineesNamed,
    Phase,
    PlayerLeft,
    Redo,
    RoleName,
    Stop,
    TakeBack,
    Vote,
    VotesUncovered,
    prompt,
    seat_view,
)

CARDS = "werewolf, werewolf, seer, bodyguard, mythomaniac, medium, 8 villager"


def second_night() -> Table:
    """Night 2 of the Danish edition; a Villager was lynched."""
    table = Table(CARDS)
    table.night()
    table.day(lynch=14)
    return table


# Redoing a night


def test_a_redone_night_is_called_from_the_first_call() -> None:
    table = second_night()
    table.calls(seer=1, werewolf=9)
    assert table.state.phase is Phase.DAWN
    assert table.do(Redo()) == (NightRedone(2),)
    assert table.state.phase is Phase.CALL
    assert table.state.calls[table.state.call].role is RoleName.MEDIUM
    assert table.state.night == 2


def test_an_answered_question_stays_answered_and_is_answered_the_same() -> None:
    table = second_night()
    table.calls(seer=1, werewolf=9)
    table.do(Redo(), Close())
    assert prompt(table.state) == ()
    assert seat_view(table.state, 3).prompt is None
    with pytest.raises(IllegalMove, match="was answered already in this night"):
        table.do(Choose(3, 2))
    assert table.do(Close()) == (Asked(3, 2, 1, wolf=True),)
    assert table.state.told.count(Asked(3, 2, 1, wolf=True)) == 1


def test_the_other_choices_begin_with_the_one_made_before() -> None:
    table = second_night()
    table.calls(bodyguard=9, werewolf={1: 9, 2: 10})
    table.do(Redo(), Close(), Close())
    assert seat_view(table.state, 4).choice == 9
    table.do(Choose(4, 10), Close())
    assert seat_view(table.state, 1).choice == 9
    table.do(Choose(1, 11), Choose(2, 11))
    table.calls()
    table.do(Close())
    assert table.last(DayBroke).dead == (11,)
    assert table.state.deeds.protect == 10


def test_left_alone_a_redone_night_ends_as_the_first_would_have() -> None:
    table = second_night()
    table.calls(seer=9, bodyguard=10, werewolf={1: 10, 2: 11}, mythomaniac=1)
    before = table.state
    table.do(Redo())
    table.calls()
    assert table.state == replace(before, redone=True)


def test_a_question_that_was_not_asked_can_be_asked_when_the_night_is_redone() -> None:
    table = second_night()
    table.calls()
    table.do(Redo())
    table.calls(seer=1, mythomaniac=3)
    assert table.happened(Asked) == [Asked(3, 2, 1, wolf=True)]
    assert table.last(Became).role is RoleName.SEER


def test_a_mythomaniac_who_has_turned_stays_so_and_still_does_not_wake_with_the_wolves() -> None:
    table = second_night()
    table.calls(mythomaniac=1)
    table.do(Redo())
    table.calls(werewolf=9)
    assert table.last(Hunted).wolves == (1, 2)
    assert table.happened(Became) == [Became(5, 2, 1, RoleName.WEREWOLF)] * 2
    assert table.state.roles[4] is RoleName.WEREWOLF


def test_a_mythomaniac_who_stayed_human_does_not_point_again() -> None:
    table = second_night()
    table.calls(mythomaniac=9)
    table.do(Redo())
    with pytest.raises(IllegalMove, match="answered already"):
        table.calls(mythomaniac=1)
    assert table.state.roles[4] is RoleName.MYTHOMANIAC


def test_the_seers_answer_is_the_old_one_even_if_the_asked_has_turned_since() -> None:
    table = second_night()
    table.calls(seer=5, mythomaniac=1)
    table.do(Redo())
    table.calls()
    assert set(table.happened(Asked)) == {Asked(3, 2, 5, wolf=False)}


def test_the_medium_hears_the_same_once_more() -> None:
    table = second_night()
    table.calls()
    table.do(Redo())
    table.calls()
    assert table.happened(Heard) == [Heard(6, 2, 14, wolf=False)] * 2
    assert table.state.told.count(Heard(6, 2, 14, wolf=False)) == 1


def test_a_night_can_be_redone_in_its_middle_and_marks_stay() -> None:
    table = Table("werewolf, seer, medium, 9 villager", "it")
    table.do(Mark(9), Close(), Redo())
    assert table.state.call == 0
    assert table.night() == (9,)


def test_a_day_cannot_be_redone() -> None:
    table = Table(CARDS)
    table.night()
    with pytest.raises(IllegalMove, match="not possible now"):
        table.do(Redo())


# Leaving


def test_who_leaves_in_the_night_leaves_at_once_and_the_end_waits_for_dawn() -> None:
    table = Table("werewolf, seer, 7 villager")
    table.do(Choose(2, 1), Leave(1))
    assert table.last(PlayerLeft) == PlayerLeft(1)
    assert table.state.phase is Phase.CALL
    table.calls()
    assert table.happened(Asked) == []
    table.do(Close())
    assert table.last(Ended).outcome.winner == "humans"


def test_what_a_leaver_entered_counts_no_more_and_a_victim_who_left_dies_no_more() -> None:
    table = Table("werewolf, werewolf, 9 villager")
    table.do(Choose(1, 9), Choose(2, 8), Leave(2))
    assert table.night() == (9,)
    table.day()
    table.do(Choose(1, 8), Close(), Leave(8), Close())
    assert table.last(DayBroke).dead == ()


def test_who_leaves_by_day_may_end_the_game() -> None:
    table = Table("werewolf, 8 villager")
    table.night()
    table.do(Leave(1))
    assert table.last(Ended).outcome.winner == "humans"
    assert 1 not in table.last(Ended).outcome.winners


def test_who_leaves_is_nobodys_last_dead_and_no_ghost() -> None:
    table = Table("werewolf, seer, medium, 9 villager", "it")
    table.night(werewolf=5)
    table.do(Leave(7), Leave(5), Close())
    assert table.state.anchor == 5
    assert table.state.turn == (6, 8, 9, 10, 11, 12, 1, 2, 3, 4)
    for seat in (5, 0, 13):
        with pytest.raises(IllegalMove, match=f"nobody sits at seat {seat}"):
            table.do(Leave(seat))


def test_who_leaves_before_the_first_night() -> None:
    table = Table("werewolf, 8 villager")
    assert table.do(Leave(9)) == (PlayerLeft(9),)
    assert table.state.phase is Phase.CALL


def nominating(**options: object) -> Table:
    """The nominations of a day whose last dead is seat 5: the turn of seat 4."""
    table = Table("werewolf, 9 villager", **options)
    table.night(werewolf=5)
    table.do(Close())
    return table


def test_a_leaver_is_not_waited_for_and_the_votes_for_them_are_void() -> None:
    table = nominating()
    table.do(Nominate(4, 8), Nominate(6, 9), Leave(8))
    assert table.state.turn == (7, 9, 10, 1, 2, 3)
    table.do(*[Close()] * 5, Leave(3))
    assert table.last(NomineesNamed).players == (9,)


def test_an_open_vote_of_a_leaver_stays() -> None:
    table = nominating()
    table.do(Nominate(4, 8), Leave(4))
    with pytest.raises(IllegalMove, match="seat 4 has left, so that vote stays"):
        table.do(TakeBack())


def test_the_last_one_missing_at_once_leaves() -> None:
    table = nominating(nomination="at_once", run_off="at_once")
    table.do(*(Nominate(seat, 8 if seat > 4 else 9) for seat in (1, 2, 3, 4, 6, 8, 9, 10)))
    table.do(Leave(7))
    assert len(table.last(NominationsUncovered).ballots) == 8
    table.defend()
    table.do(*(Vote(seat, 8) for seat in (2, 3, 4, 6, 10)))
    assert 7 not in table.state.turn
    table.do(Leave(1))
    # Seat 1 was the only wolf.
    assert table.last(Ended).outcome.winner == "humans"


def test_the_last_voter_of_a_run_off_leaves() -> None:
    table = nominating(run_off="at_once")
    table.do(Nominate(4, 8), Nominate(6, 9), *[Close()] * 7)
    table.defend()
    table.do(*(Vote(seat, 9) for seat in (1, 2, 3, 4, 6, 10)), Leave(7))
    assert len(table.last(VotesUncovered).ballots) == 6
    assert table.last(Lynched) == Lynched(9)
    table = nominating()
    table.do(Nominate(4, 8), Nominate(6, 9), *[Close()] * 7)
    table.defend()
    table.vote(8, *[None] * 5)
    assert table.state.turn == (3,)
    table.do(Leave(3))
    assert table.last(Lynched) == Lynched(8)


@pytest.mark.parametrize("phase", [Phase.DEFENCE, Phase.RUN_OFF])
def test_a_nominee_leaves_and_nobody_else_is_lynched(phase: Phase) -> None:
    table = nominating()
    table.do(Nominate(4, 8), Nominate(6, 9), *[Close()] * 7)
    if phase is Phase.RUN_OFF:
        table.defend()
        table.do(Vote(4, 9))
    table.do(Leave(8))
    assert table.last(Lynched) == Lynched(None)
    assert table.state.phase is Phase.CALL
    assert 9 in table.state.alive


def test_a_voter_leaves_in_the_run_off_and_the_next_one_votes() -> None:
    table = nominating()
    table.do(Nominate(4, 8), Nominate(6, 9), *[Close()] * 7)
    table.do(Leave(10))
    table.defend()
    table.do(Leave(4))
    assert table.state.turn == (6, 7, 1, 2, 3)


def test_what_a_leaver_voted_at_once_is_not_uncovered() -> None:
    table = nominating(nomination="at_once", run_off="at_once")
    table.do(Nominate(4, 8), Nominate(6, 9), Nominate(7, 10), Leave(7), Close())
    ballots = table.last(NominationsUncovered).ballots
    assert [ballot for ballot in ballots if ballot[1]] == [(4, 8), (6, 9)]
    assert 7 not in dict(ballots)
    table.defend()
    table.do(Vote(4, 8), Vote(6, 9), Vote(10, 9), Leave(10), Leave(6), Close())
    assert table.last(VotesUncovered).ballots == ((4, 8), (1, None), (2, None), (3, None))


# Stopping


def test_the_host_ends_the_game_and_nobody_wins() -> None:
    table = Table(CARDS)
    table.do(Stop())
    outcome = table.last(Ended).outcome
    assert outcome.winner == "nobody"
    assert outcome.winners == ()
    assert outcome.cards == table.state.cards
    with pytest.raises(IllegalMove, match="the game is at: over"):
        table.do(Stop())
