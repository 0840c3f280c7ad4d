"""What the room and one seat may see, field by field."""

from __future__ import annotations

from tabula_table import Table

from table.rules.tabula import (
    Asked,
    Begin,
    Choose,
    Close,
    Dealt,
    Enter,
    Leave,
    Mark,
    Nominate,
    Options,
    Phase,
    Prompt,
    Question,
    Redo,
    RoleName,
    Vote,
    apply,
    deck,
    new_game,
    parse_mix,
    prompt,
    public_view,
    seat_view,
)

CARDS = "werewolf, seer, mythomaniac, 9 villager"


def test_the_room_sees_the_mix_the_call_and_who_lives() -> None:
    table = Table(CARDS)
    view = public_view(table.state)
    assert view.players == 12
    assert view.mix == parse_mix(CARDS)
    assert (view.phase, view.night, view.called) == (Phase.CALL, 1, RoleName.SEER)
    assert view.alive == tuple(range(1, 13))
    assert view.acting == view.dead == view.nominees == ()
    assert not view.redone
    table.do(Close(), Redo())
    assert public_view(table.state).redone
    table.night(werewolf=5)
    table.do(Leave(9))
    view = public_view(table.state)
    assert (view.called, view.dead, view.left, view.anchor) == (None, (5,), (9,), 5)
    assert view.outcome is None


def test_nothing_of_the_night_is_in_the_public_view() -> None:
    table = Table("werewolf, seer, medium, 9 villager", "it")
    before = public_view(table.state)
    table.do(Mark(9), Choose(1, 5))
    assert public_view(table.state) == before


def test_a_seat_sees_its_own_card_role_choice_and_answers() -> None:
    table = Table(CARDS)
    table.do(Choose(2, 1))
    seer = seat_view(table.state, 2)
    assert (seer.card, seer.role, seer.choice) == (RoleName.SEER, RoleName.SEER, 1)
    assert seer.prompt == Prompt(2, Question.ASK, tuple(range(1, 13)), optional=True)
    assert seer.public == public_view(table.state)
    other = seat_view(table.state, 4)
    assert (other.choice, other.prompt) == (None, None)
    table.calls()
    assert seat_view(table.state, 2).told == (Dealt(2, RoleName.SEER), Asked(2, 1, 1, wolf=True))
    assert seat_view(table.state, 4).told == (Dealt(4, RoleName.VILLAGER),)


def test_a_mythomaniac_sees_what_the_card_has_become() -> None:
    table = Table(CARDS)
    table.night()
    table.day()
    table.night(mythomaniac=1)
    view = seat_view(table.state, 3)
    assert (view.card, view.role) == (RoleName.MYTHOMANIAC, RoleName.WEREWOLF)


def test_before_the_cards_are_known_nobody_has_one() -> None:
    state, _ = apply(new_game(Options(deal="tap")), Begin(1, 2))
    assert public_view(state).acting == tuple(range(1, 9))
    state, _ = apply(state, Enter(3, deck("tabula-hu")[0].code))
    # Who has entered a card already is nobody's business.
    assert public_view(state).acting == tuple(range(1, 9))
    view = seat_view(state, 3)
    assert (view.card, view.role, view.told, view.prompt) == (None, None, (), None)
    dealt, _ = apply(new_game(Options()), Begin(1, 2))
    assert public_view(dealt).acting == ()


def test_who_acts_by_day_in_turn() -> None:
    table = Table(CARDS)
    table.night(werewolf=5)
    table.do(Close(), Nominate(4, 6))
    assert public_view(table.state).acting == (6, 7, 8, 9, 10, 11, 12, 1, 2, 3)
    assert seat_view(table.state, 6).prompt is not None
    assert seat_view(table.state, 7).prompt is None
    table.do(Nominate(6, 7), *[Close()] * 9)
    assert public_view(table.state).acting == (6, 7)
    assert public_view(table.state).nominees == (6, 7)
    table.defend()
    table.do(Vote(4, 6))
    assert public_view(table.state).acting == (8, 9, 10, 11, 12, 1, 2, 3)
    assert public_view(table.state).votes == ((4, 6),)


def test_who_acts_by_day_all_at_once_done_or_not() -> None:
    table = Table(CARDS, nomination="at_once", run_off="at_once")
    table.night(werewolf=5)
    table.do(Close(), Nominate(4, 6))
    assert public_view(table.state).acting == (4, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3)
    assert seat_view(table.state, 4).choice == 6
    assert seat_view(table.state, 6).choice is None
    assert {ask.seat for ask in prompt(table.state)} == {6, 7, 8, 9, 10, 11, 12, 1, 2, 3}
    table.do(Nominate(6, 7), Close())
    table.defend()
    table.do(Vote(4, 6))
    assert public_view(table.state).acting == (4, 8, 9, 10, 11, 12, 1, 2, 3)
    assert public_view(table.state).votes == ()
    assert {ask.seat for ask in prompt(table.state)} == {8, 9, 10, 11, 12, 1, 2, 3}
