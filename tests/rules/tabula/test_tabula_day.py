"""The day: whom the village names, who defends themselves, who is lynched (RULES.md §2)."""

from __future__ import annotations

import pytest
from tabula_table import Table

from table.rules.tabula import (
    Close,
    Ended,
    IllegalMove,
    LastDead,
    Lynched,
    Nominate,
    Nominated,
    NominationsUncovered,
    NomineesNamed,
    OwlNamed,
    Phase,
    Prompt,
    Question,
    RunOffTied,
    TakeBack,
    Vote,
    Voted,
    VotesUncovered,
    VoteTakenBack,
    prompt,
    public_view,
)

EIGHT = "werewolf, 7 villager"
TWELVE = "werewolf, seer, 10 villager"
OWL = "werewolf, owl, 10 villager"
IT_TWELVE = "werewolf, seer, medium, 9 villager"


def after_night(cards: str, edition: str = "da", dead: int | None = 5, **options: object) -> Table:
    """A table at its first discussion, where seat `dead` was the wolf's victim."""
    table = Table(cards, edition, **options)
    table.night(**({} if dead is None else {"werewolf": dead}))
    return table


def nominees(table: Table) -> tuple[int, ...]:
    """Who defends themselves, in order."""
    return table.last(NomineesNamed).players


# Who begins


def test_the_nearest_living_player_to_the_right_begins_then_clockwise() -> None:
    table = after_night(EIGHT, dead=5)
    table.do(Close())
    assert table.state.turn == (4, 6, 7, 8, 1, 2, 3)


def test_beyond_a_dead_neighbour_the_next_one_begins() -> None:
    table = after_night(TWELVE, dead=12)
    table.day(lynch=2)
    table.night(werewolf=3)
    table.do(Close())
    assert table.state.turn == (1, 4, 5, 6, 7, 8, 9, 10, 11)


def test_in_italy_the_nearest_living_player_to_the_left_begins_and_ghosts_take_turns() -> None:
    table = after_night(IT_TWELVE, "it", dead=5)
    table.do(Close())
    assert table.state.turn == (6, 7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5)


def test_ghosts_nominate_in_the_variant_but_never_vote() -> None:
    table = after_night(EIGHT, dead=5, ghosts=True)
    table.do(Close())
    assert table.state.turn == (4, 5, 6, 7, 8, 1, 2, 3)
    table = after_night(EIGHT, dead=5, ghosts=True)
    table.nominate(1, 2)
    table.defend()
    assert table.state.turn == (4, 6, 7, 8, 3)


def test_before_anybody_died_a_seat_is_drawn_and_begins() -> None:
    drawn = set()
    for seed in range(12):
        table = after_night(EIGHT, dead=None, public_seed=seed)
        stand_in = table.last(LastDead)
        assert stand_in.stands_in
        drawn.add(stand_in.seat)
        table.do(Close())
        assert table.state.turn[0] == stand_in.seat
    assert len(drawn) > 2


def test_the_lowest_seat_may_stand_in() -> None:
    table = after_night(EIGHT, dead=None, nobody_dead_yet="seat_one")
    assert table.happened(LastDead) == []
    assert table.state.anchor == 1


def test_after_a_quiet_night_the_lynched_of_the_day_before_is_the_last_dead() -> None:
    table = after_night(TWELVE, dead=5)
    table.day(lynch=9)
    table.night()
    assert table.state.anchor == 9
    table = after_night(TWELVE, dead=5, quiet_night="drawn")
    table.day(lynch=9)
    table.night()
    assert table.last(LastDead).stands_in
    assert table.state.anchor in table.state.alive


# Nominating


def test_nominations_are_open_in_turn_and_final() -> None:
    table = after_night(EIGHT)
    table.do(Close())
    assert prompt(table.state) == (Prompt(4, Question.NOMINATE, (1, 2, 3, 4, 6, 7, 8)),)
    assert table.do(Nominate(4, 4)) == (Nominated(4, 4),)
    with pytest.raises(IllegalMove, match="it is the turn of seat 6, not of seat 4"):
        table.do(Nominate(4, 1))
    with pytest.raises(IllegalMove, match="seat 5 cannot be chosen; choose one of 1, 2, 3"):
        table.do(Nominate(6, 5))
    assert public_view(table.state).nominations == ((4, 4),)


def test_nobody_names_oneself_where_the_table_says_so() -> None:
    table = after_night(EIGHT, nominate_self=False)
    table.do(Close())
    assert 4 not in prompt(table.state)[0].choices
    with pytest.raises(IllegalMove, match="seat 4 cannot be chosen"):
        table.do(Nominate(4, 4))
    table.do(Nominate(4, 1))


def test_a_missing_vote_is_skipped_and_said_so() -> None:
    table = after_night(EIGHT)
    table.do(Close())
    assert table.do(Close()) == (Nominated(4, None),)


def test_a_missing_vote_may_be_drawn() -> None:
    table = after_night(EIGHT, missing_vote="random")
    table.nominate()
    assert all(event.player in (1, 2, 3, 4, 6, 7, 8) for event in table.happened(Nominated))
    table.defend()
    while table.state.phase is Phase.RUN_OFF:
        table.do(Close())
    assert all(event.player in nominees(table) for event in table.happened(Voted))
    assert table.happened(Voted)


def test_abstaining_is_not_offered_unless_the_table_says_so() -> None:
    table = after_night(EIGHT)
    table.do(Close())
    with pytest.raises(IllegalMove, match="abstaining is not offered"):
        table.do(Nominate(4, None))
    table = after_night(EIGHT, abstain=True)
    table.do(Close(), Nominate(4, None))
    table.do(Nominate(6, 1), Nominate(7, 2), *[Close()] * 4)
    table.defend()
    assert prompt(table.state)[0].optional
    assert table.do(Vote(4, None)) == (Voted(4, None),)


def test_abstaining_in_the_run_off_is_not_offered_either() -> None:
    table = after_night(EIGHT)
    table.nominate(1, 2)
    table.defend()
    with pytest.raises(IllegalMove, match="abstaining is not offered"):
        table.do(Vote(4, None))


def test_all_may_nominate_at_once_and_change_until_the_last_is_in() -> None:
    table = after_night(EIGHT, nomination="at_once")
    table.do(Close())
    assert len(prompt(table.state)) == 7
    assert table.do(Nominate(8, 1), Nominate(4, 2), Nominate(8, 3)) == ()
    assert public_view(table.state).nominations == ()
    with pytest.raises(IllegalMove, match="seat 5 does not nominate"):
        table.do(Nominate(5, 1))
    table.do(Close())
    skipped = [(seat, None) for seat in (6, 7, 1, 2, 3)]
    ballots = ((4, 2), *skipped[:2], (8, 3), *skipped[2:])
    assert table.last(NominationsUncovered).ballots == ballots
    # From seat 5 clockwise, seat 2 comes before seat 3.
    assert nominees(table) == (2, 3)


def test_the_last_nomination_at_once_uncovers_them() -> None:
    table = after_night(EIGHT, nomination="at_once")
    table.do(Close(), *(Nominate(seat, 1) for seat in table.state.alive))
    assert table.state.phase is Phase.DEFENCE
    assert nominees(table) == (1,)


# The nominees


def counts(table: Table, *votes: tuple[int, int]) -> tuple[int, ...]:
    """The nominees where (player, votes) were given."""
    table.nominate(*(player for player, number in votes for _ in range(number)))
    return nominees(table)


BIG = "werewolf, 15 villager"


def test_two_with_most_votes() -> None:
    assert counts(after_night(BIG), (1, 4), (2, 4), (3, 3)) == (1, 2)


def test_everybody_tied_with_the_second() -> None:
    assert counts(after_night(BIG), (1, 5), (2, 3), (3, 3)) == (1, 2, 3)
    assert counts(after_night(BIG), (1, 4), (2, 4), (3, 4)) == (1, 2, 3)


def test_exactly_two_in_italy_ties_to_the_nearest_clockwise() -> None:
    table = after_night("werewolf, seer, medium, 13 villager", "it", dead=5)
    assert counts(table, (1, 5), (2, 3), (7, 3)) == (1, 7)
    table = after_night("werewolf, seer, medium, 13 villager", "it", dead=5)
    assert counts(table, (4, 4), (6, 4), (1, 4)) == (6, 1)


def test_who_stands_in_is_nearest_in_ties() -> None:
    table = after_night(BIG, "da", dead=None, nobody_dead_yet="seat_one", nominees="two")
    assert counts(table, (1, 2), (16, 2), (2, 2)) == (1, 2)


def test_a_sole_nominee_is_lynched_without_a_run_off() -> None:
    table = after_night(EIGHT)
    assert counts(table, (3, 7)) == (3,)
    assert table.do(Close())[0] == Lynched(3)


def test_a_sole_nominee_may_be_joined_by_the_nearest() -> None:
    assert counts(after_night(EIGHT, sole_nominee="joined"), (3, 7)) == (3, 6)
    assert counts(after_night(EIGHT, sole_nominee="joined"), (6, 7)) == (6, 7)


def test_nobody_named_is_nobody_lynched() -> None:
    table = after_night(EIGHT)
    table.nominate()
    assert nominees(table) == ()
    assert table.last(Lynched) == Lynched(None)
    assert table.state.phase is Phase.CALL


def test_nobody_named_is_nobody_lynched_with_an_owl_too_unless_the_table_says_so() -> None:
    for value, named in (("nobody", ()), ("owls", (7,))):
        table = after_night(OWL, nobody_named=value)
        table.day()
        table.night(owl=7)
        table.nominate()
        assert table.last(OwlNamed).player == 7
        assert nominees(table) == named
    table = after_night(OWL, nobody_named="owls")
    table.nominate()
    assert nominees(table) == ()


def test_in_italy_somebody_always_is() -> None:
    table = after_night(IT_TWELVE, "it", dead=5)
    table.nominate()
    assert nominees(table) == (6, 7)
    table.defend()
    table.do(Close())
    assert table.last(Lynched).player == 6


def test_the_defence_begins_with_most_votes_unless_the_table_says_otherwise() -> None:
    assert counts(after_night(BIG), (3, 2), (1, 4)) == (1, 3)
    assert counts(after_night(BIG, defence="least_first"), (3, 2), (1, 4)) == (3, 1)


# The Owl


def owls_day(named: int, edition: str = "hu", **options: object) -> Table:
    """A table with 16 seats, the discussion of whose day the Owl (seat 2) prepared."""
    table = Table("werewolf, owl, 14 villager", edition, master_first_victim=False, **options)
    table.night(owl=named, werewolf=5)
    return table


def test_the_owls_player_comes_ahead_of_the_second() -> None:
    for edition in ("hu", "da"):
        assert counts(owls_day(9, edition), (1, 5), (3, 4), (4, 4)) == (1, 9)


def test_all_tied_for_top_stand_beside_the_owls_unless_the_table_says_otherwise() -> None:
    assert counts(owls_day(9), (6, 4), (7, 4), (8, 1)) == (6, 7, 9)
    assert counts(owls_day(9, owl_top="nearest"), (6, 4), (7, 4)) == (6, 9)


def test_the_owls_player_already_a_nominee_changes_nothing_in_hungary() -> None:
    assert counts(owls_day(4), (1, 5), (3, 4), (4, 4)) == (1, 3, 4)
    assert counts(owls_day(1), (1, 5), (3, 4), (4, 4)) == (1, 3, 4)


def test_in_denmark_only_the_top_voted_and_the_owls_unless_they_are_the_same() -> None:
    assert counts(owls_day(4, "da"), (1, 5), (3, 4), (4, 4)) == (1, 4)
    assert counts(owls_day(1, "da"), (1, 5), (3, 4), (4, 4)) == (1, 3, 4)


def test_the_owl_saves_a_sole_nominee_from_going_without_a_run_off() -> None:
    table = owls_day(9)
    assert counts(table, (1, 5)) == (1, 9)
    table.defend()
    assert table.state.phase is Phase.RUN_OFF


def test_the_owls_player_dead_by_then_is_ignored_unless_the_table_says_otherwise() -> None:
    table = owls_day(5)
    assert counts(table, (1, 5), (3, 4)) == (1, 3)
    assert table.last(OwlNamed).player is None
    assert counts(owls_day(5, owl_named_dead="top_only"), (1, 5), (3, 4)) == (1,)
    assert counts(owls_day(9, owl_named_dead="top_only"), (1, 5), (3, 4)) == (1, 9)


@pytest.mark.parametrize(("value", "named"), [("stands", (1, 9)), ("cancelled", (1, 3))])
def test_the_owls_own_death_cancels_nothing_unless_the_table_says_so(
    value: str, named: tuple[int, ...]
) -> None:
    table = Table("werewolf, owl, 14 villager", owl_dead=value)
    table.night(owl=9, werewolf=2)
    assert counts(table, (1, 5), (3, 4)) == named
    assert table.last(OwlNamed).player == (9 if value == "stands" else None)
    alive = Table("werewolf, owl, 14 villager", owl_dead=value)
    alive.night(owl=9, werewolf=5)
    assert counts(alive, (1, 5), (3, 4)) == (1, 9)


def test_without_an_owl_in_the_mix_nothing_is_said_of_one() -> None:
    table = after_night(EIGHT)
    table.nominate(1, 2)
    assert table.happened(OwlNamed) == []


# The run-off


def run_off(edition: str = "da", cards: str = TWELVE, **options: object) -> Table:
    """A table of twelve whose nominees are 1 and 3; seat 5 died."""
    table = after_night(cards, edition, **options)
    table.nominate(1, 3)
    table.defend()
    return table


def test_the_living_who_are_not_nominated_vote_in_turn_from_the_same_start() -> None:
    table = run_off()
    assert table.state.turn == (4, 6, 7, 8, 9, 10, 11, 12, 2)
    assert public_view(table.state).nominations == ()
    assert prompt(table.state) == (Prompt(4, Question.VOTE, (1, 3)),)
    with pytest.raises(IllegalMove, match="it is the turn of seat 4, not of seat 1"):
        table.do(Vote(1, 3))
    with pytest.raises(IllegalMove, match="seat 2 cannot be chosen; choose one of 1, 3"):
        table.do(Vote(4, 2))


def test_most_votes_is_lynched() -> None:
    table = run_off()
    table.vote(3, 3, 3, 3, 3, 1, 1, 1, 1)
    assert table.last(Lynched) == Lynched(3)
    assert 3 not in table.state.alive


def test_a_tie_is_spoken_and_voted_on_again_then_drawn_among_the_tied() -> None:
    lynched = set()
    for seed in range(8):
        table = run_off(public_seed=seed)
        table.vote(3, 3, 3, 3, 1, 1, 1, 1, None)
        assert table.last(RunOffTied).players == nominees(table)
        assert table.state.turn == nominees(table)
        assert table.state.phase is Phase.DEFENCE
        table.defend()
        assert table.state.turn == (4, 6, 7, 8, 9, 10, 11, 12, 2)
        assert table.state.votes == ()
        table.vote(3, 3, 3, 3, 1, 1, 1, 1, None)
        assert table.last(Lynched).drawn
        lynched.add(table.last(Lynched).player)
    assert lynched == {1, 3}


def test_the_second_run_off_may_decide() -> None:
    table = run_off()
    table.vote(*[None] * 9)
    table.defend()
    table.vote(*[None] * 8, 3)
    assert table.last(Lynched) == Lynched(3)


def test_all_nominees_speak_again_and_only_the_tied_are_drawn_from() -> None:
    for seed in range(8):
        table = after_night("werewolf, seer, 14 villager", public_seed=seed)
        table.nominate(1, 1, 3, 3, 7)
        assert nominees(table) == (1, 3)
        table = after_night("werewolf, seer, 14 villager", public_seed=seed)
        table.nominate(1, 3, 7)
        table.defend()
        table.vote(1, 3, *[None] * 10)
        assert table.last(RunOffTied).players == (1, 3)
        assert set(table.state.turn) == {1, 3, 7}
        table.defend()
        table.vote(1, 3, *[None] * 10)
        assert table.last(Lynched).player in (1, 3)


@pytest.mark.parametrize(("value", "drawn"), [("random", True), ("nearest", False)])
def test_a_tie_may_be_settled_at_once(value: str, drawn: bool) -> None:
    table = run_off(run_off_tie=value)
    table.vote(3, 1, *[None] * 7)
    assert table.last(Lynched).drawn == drawn
    if not drawn:
        # From seat 5 clockwise, seat 1 comes before seat 3.
        assert table.last(Lynched).player == 1


def test_in_italy_all_vote_at_once_and_the_nearest_of_the_tied_is_lynched() -> None:
    table = run_off("it", IT_TWELVE)
    assert len(prompt(table.state)) == 9
    table.do(Vote(4, 3), Vote(6, 1), Vote(4, 1), Vote(4, 3))
    assert public_view(table.state).votes == ()
    with pytest.raises(IllegalMove, match="seat 5 does not vote"):
        table.do(Vote(5, 1))
    table.do(Close())
    ballots = table.last(VotesUncovered).ballots
    assert [ballot for ballot in ballots if ballot[1]] == [(6, 1), (4, 3)]
    assert table.last(Lynched) == Lynched(1)


def test_the_last_vote_at_once_uncovers_them() -> None:
    table = run_off("it", IT_TWELVE)
    table.do(*(Vote(seat, 3) for seat in (2, 4, *range(6, 13))))
    assert table.last(Lynched) == Lynched(3)


@pytest.mark.parametrize(
    ("value", "lynched", "drawn"),
    [("random", None, True), ("nearest", 6, False), ("nobody", None, False)],
)
def test_nobody_can_vote_in_the_run_off(value: str, lynched: int | None, drawn: bool) -> None:
    table = after_night(EIGHT, no_voters=value)
    table.nominate(1, 2, 3, 4, 6, 7, 8)
    table.defend()
    end = table.last(Lynched)
    assert end.drawn == drawn
    if not drawn:
        assert end.player == lynched
    else:
        assert end.player is not None


# The end


def test_the_humans_win_when_no_wolf_is_left_and_the_dead_win_with_them() -> None:
    table = after_night("werewolf, possessed, 8 villager", dead=5)
    table.day(lynch=1)
    outcome = table.last(Ended).outcome
    assert outcome.winner == "humans"
    assert outcome.winners == (3, 4, 5, 6, 7, 8, 9, 10)
    assert table.state.phase is Phase.OVER


def test_the_wolves_win_at_parity_after_a_lynching_with_the_possessed() -> None:
    table = Table("3 werewolf, possessed, 4 villager")
    table.night(werewolf=8)
    table.day(lynch=7)
    outcome = table.last(Ended).outcome
    assert outcome.winner == "werewolves"
    assert outcome.winners == (1, 2, 3, 4)


def test_the_wolves_win_at_parity_at_dawn_before_any_discussion() -> None:
    table = Table("3 werewolf, 5 villager")
    table.night(werewolf=8)
    table.day(lynch=None)
    table.night(werewolf=7)
    assert table.state.phase is Phase.OVER
    assert table.last(Ended).outcome.cards == table.state.cards


def test_a_living_werehamster_wins_alone_whoever_has_won() -> None:
    for lynch in (1, 8):
        table = Table("2 werewolf, werehamster, 6 villager")
        table.night(werewolf=2 if lynch == 1 else 9)
        table.day(lynch=lynch)
        if lynch == 8:
            table.night(werewolf=7)
            table.day(lynch=6)
            table.night(werewolf=5)
        outcome = table.last(Ended).outcome
        assert outcome.winner == "werehamster"
        assert outcome.winners == (3,)


def test_a_dead_werehamster_wins_with_nobody() -> None:
    table = after_night("werewolf, werehamster, 8 villager", dead=5)
    table.day(lynch=2)
    table.night()
    table.day(lynch=1)
    assert table.last(Ended).outcome.winner == "humans"
    assert 2 not in table.last(Ended).outcome.winners


# Taking back


def test_the_last_open_nomination_is_taken_back() -> None:
    table = after_night(EIGHT)
    table.do(Close())
    with pytest.raises(IllegalMove, match="there is no vote to take back"):
        table.do(TakeBack())
    table.do(Nominate(4, 1), Close())
    assert table.do(TakeBack()) == (VoteTakenBack(6),)
    assert table.do(TakeBack()) == (VoteTakenBack(4),)
    assert table.state.turn == (4, 6, 7, 8, 1, 2, 3)
    assert table.state.nominations == ()


def test_the_last_nomination_is_taken_back_after_the_nominees_are_named() -> None:
    table = after_night(EIGHT)
    table.nominate(1, 1, 2, 2, 3, 3, 6)
    assert nominees(table) == (1, 2, 3)
    table.do(Close(), TakeBack())
    assert table.state.turn == (3,)
    assert table.state.nominees == ()
    table.do(Nominate(3, 1))
    assert nominees(table) == (1, 2, 3)
    assert table.state.phase is Phase.DEFENCE


def test_the_last_vote_of_a_run_off_is_taken_back_also_after_a_tie() -> None:
    table = run_off()
    with pytest.raises(IllegalMove, match="no vote to take back"):
        table.do(TakeBack())
    table.vote(3, 3, 3, 3, 1, 1, 1, 1, None)
    table.do(Close(), TakeBack())
    assert table.state.phase is Phase.RUN_OFF
    assert table.state.turn == (2,)
    assert table.state.run_off == 1
    table.vote(1)
    assert table.last(Lynched) == Lynched(1)


def test_a_vote_of_the_second_run_off_is_taken_back() -> None:
    table = run_off()
    table.vote(*[None] * 9)
    table.defend()
    table.vote(3)
    table.do(TakeBack())
    assert table.state.run_off == 2
    assert table.state.turn[0] == 4


def test_votes_given_at_once_are_not_taken_back() -> None:
    table = run_off("it", IT_TWELVE)
    table.do(Vote(4, 3))
    with pytest.raises(IllegalMove, match="all at once"):
        table.do(TakeBack())
    table = after_night(EIGHT, nomination="at_once")
    table.do(Close(), Nominate(4, 3))
    with pytest.raises(IllegalMove, match="all at once"):
        table.do(TakeBack())
