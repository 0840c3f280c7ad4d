"""RULES.md §1, Night, and the dawn that follows."""

from __future__ import annotations

import pytest
from lupusburg_table import gone, happened, lynch, night, play, tokens, town, until
from msgspec.structs import replace

from table.rules.lupusburg import (
    Character,
    Close,
    IllegalMove,
    Leave,
    Lift,
    NightFell,
    NightRedone,
    Peeked,
    Phase,
    Redo,
    Slaughtered,
    Strike,
    apply,
    prompt,
    public_view,
    seat_view,
)

CARDS = "W. T. .. .."


def test_every_night_calls_the_thief_and_then_the_werewolf() -> None:
    state = town(CARDS)
    assert state.phase is Phase.THIEF
    state = play(state, Close())
    assert state.phase is Phase.WEREWOLF
    assert play(state, Close()).phase is Phase.DAWN


def test_the_thief_is_called_with_nothing_left_but_keeps_the_eyes_shut() -> None:
    state = gone(town("W. T. .. .. .."), 3, 4)
    assert state.phase is Phase.THIEF
    assert prompt(state) == ()
    with pytest.raises(IllegalMove, match="seat 2 is not called"):
        apply(state, Lift(2, 5))
    assert happened(state, Close()) == ()


def test_the_thief_looks_for_a_chest() -> None:
    state = town(CARDS)
    assert happened(state, Lift(2, 6), Close()) == (Peeked(2, 1, 6, True, None),)
    assert happened(state, Lift(2, 5), Close()) == (Peeked(2, 1, 5, False, None),)


def test_only_the_thief_lifts_and_only_what_stands() -> None:
    state = gone(town("W. T. .. .. .."), 5)
    with pytest.raises(IllegalMove, match="seat 1 is not called"):
        apply(state, Lift(1, 6))
    for house in (5, 0, -1, 99, 2**70):
        with pytest.raises(IllegalMove, match=f"there is no house {house} standing; choose one of"):
            apply(state, Lift(2, house))


def test_the_thief_may_think_again_until_the_count_ends() -> None:
    state = play(town(CARDS), Lift(2, 6), Lift(2, 1))
    assert happened(state, Close()) == (Peeked(2, 1, 1, False, None),)
    assert happened(state, Lift(2, None), Close()) == ()


def test_what_the_thief_saw_stays_with_the_thief() -> None:
    state = play(town(CARDS), Lift(2, 6), Close())
    assert seat_view(state, 2).told[-1] == Peeked(2, 1, 6, True, None)
    assert not any(isinstance(s, Peeked) for n in (1, 3, 4) for s in seat_view(state, n).told)


@pytest.mark.parametrize(
    ("sees", "character"), [("chest", None), ("chest_and_character", Character.TOWNSFOLK)]
)
def test_option_thief_sees(sees: str, character: Character | None) -> None:
    (seen,) = happened(town(CARDS, thief_sees=sees), Lift(2, 6), Close())
    assert seen == Peeked(2, 1, 6, True, character)


def test_option_thief_lifts_own() -> None:
    assert prompt(town(CARDS))[0].choices == (1, 2, 3, 4, 5, 6, 7, 8)
    state = town(CARDS, thief_lifts_own=False)
    assert prompt(state)[0].choices == (1, 2, 5, 6, 7, 8)
    with pytest.raises(IllegalMove, match="the Thief may not lift an own house"):
        apply(state, Lift(2, 3))


def test_option_thief_may_decline() -> None:
    assert prompt(town(CARDS))[0].optional
    assert happened(town(CARDS), Lift(2, None), Close()) == ()
    state = town(CARDS, thief_may_decline=False)
    assert not prompt(state)[0].optional
    with pytest.raises(IllegalMove, match="the Thief must lift a house"):
        apply(state, Lift(2, None))
    (seen,) = happened(state, Close())
    assert isinstance(seen, Peeked)
    assert happened(gone(state, 3, 4), Close()) == ()


def test_the_house_the_werewolf_chose_leaves_unrevealed() -> None:
    state = until(town("W. T. .. .. .."), Phase.WEREWOLF)
    state, events = apply(play(state, Strike(1, 5), Close()), Close())
    assert events[0] == Slaughtered(5)
    assert 5 not in state.standing
    assert state.fallen == (5,)
    assert public_view(state).fallen == (5,)
    # Its owner still knows what lay there.
    assert seat_view(state, 3).cards == (Character.TOWNSFOLK, Character.TOWNSFOLK)


def test_the_claw_moves_for_the_werewolf_alone() -> None:
    state = until(gone(town("W. T. .. .. .."), 5), Phase.WEREWOLF)
    with pytest.raises(IllegalMove, match="seat 2 is not called"):
        apply(state, Strike(2, 6))
    with pytest.raises(IllegalMove, match="there is no house 5 standing"):
        apply(state, Strike(1, 5))


def test_option_werewolf_chooses_own() -> None:
    state = until(town(CARDS), Phase.WEREWOLF)
    assert prompt(state)[0].choices == state.standing
    assert happened(state, Strike(1, 2), Close(), Close())[0] == Slaughtered(2)
    state = until(town(CARDS, werewolf_chooses_own=False), Phase.WEREWOLF)
    assert prompt(state)[0].choices == (3, 4, 5, 6, 7, 8)
    with pytest.raises(IllegalMove, match="the Werewolf may not choose an own house"):
        apply(state, Strike(1, 2))


@pytest.mark.parametrize("choice", [(), (Strike(1, None),)])
def test_option_no_choice(choice: tuple[Strike, ...]) -> None:
    state = until(town(CARDS), Phase.WEREWOLF)
    assert happened(state, *choice, Close(), Close())[0] == Slaughtered(None)
    state = until(town(CARDS, no_choice="random"), Phase.WEREWOLF)
    dead = {
        happened(replace(state, deal_seed=seed), *choice, Close(), Close())[0] for seed in range(60)
    }
    assert dead == {Slaughtered(house) for house in range(1, 9)}


def test_option_claw_holds() -> None:
    state = play(until(town(CARDS), Phase.WEREWOLF), Strike(1, 5), Strike(1, 7))
    assert happened(state, Close(), Close())[0] == Slaughtered(7)
    state = play(until(town(CARDS, claw_holds="first"), Phase.WEREWOLF), Strike(1, 5))
    assert prompt(state) == ()
    with pytest.raises(IllegalMove, match="the first choice holds"):
        apply(state, Strike(1, 7))
    assert happened(state, Close(), Close())[0] == Slaughtered(5)


def test_the_next_night_starts_afresh() -> None:
    state = play(town("W. T. .. .. .."), Lift(2, 6))
    state = until(night(state, 5), Phase.BALLOT)
    *_, fell = happened(tokens(state, *[7] * 10), Close())
    assert fell == NightFell(2)
    state = lynch(state, 7)
    assert (state.phase, state.day) == (Phase.THIEF, 2)
    assert (state.lift, state.peeked, state.claw, state.struck) == (None, False, None, False)


def test_a_redone_night_keeps_what_was_learned_and_offers_what_was_chosen() -> None:
    state = play(town(CARDS), Lift(2, 6), Close(), Strike(1, 5), Close())
    assert state.phase is Phase.DAWN
    state, events = apply(state, Redo())
    assert events == (NightRedone(1),)
    assert (state.phase, state.day) == (Phase.THIEF, 1)
    # The Thief has looked: the call is made, but nothing can be lifted.
    assert prompt(state) == ()
    with pytest.raises(IllegalMove, match="a house was already lifted in this night"):
        apply(state, Lift(2, 1))
    assert happened(state, Close()) == ()
    # The Werewolf's choice holds unless it is changed.
    assert happened(state, Close(), Close(), Close())[0] == Slaughtered(5)
    assert happened(state, Close(), Strike(1, 7), Close(), Close())[0] == Slaughtered(7)


def test_a_thief_who_had_not_looked_may_look_in_the_redone_night() -> None:
    state = play(town(CARDS), Close(), Redo(), Lift(2, 6))
    assert happened(state, Close()) == (Peeked(2, 1, 6, True, None),)


def test_the_first_choice_of_a_redone_night_holds_where_the_first_one_does() -> None:
    state = until(town(CARDS, claw_holds="first"), Phase.WEREWOLF)
    state = until(play(state, Strike(1, 5), Redo()), Phase.WEREWOLF)
    assert happened(state, Strike(1, 7), Close(), Close())[0] == Slaughtered(7)


def test_a_redo_is_a_matter_of_the_night() -> None:
    with pytest.raises(IllegalMove, match="not possible now"):
        apply(night(town("W. T. .. .. .."), 5), Redo())


def test_a_house_that_left_with_its_player_is_no_longer_chosen() -> None:
    state = play(town("W. T. .. .. .."), Lift(2, 6), Leave(3))
    assert happened(state, Close()) == ()
    state = play(until(state, Phase.WEREWOLF), Strike(1, 7), Leave(4))
    assert happened(state, Close(), Close())[0] == Slaughtered(None)


def test_a_choice_that_left_may_be_made_anew_where_the_first_holds() -> None:
    state = until(town("W. T. .. .. ..", claw_holds="first"), Phase.WEREWOLF)
    state = play(state, Strike(1, 7), Leave(4), Strike(1, 9))
    assert happened(state, Close(), Close())[0] == Slaughtered(9)
