"""How the table learns the cards (RULES.md §3)."""

from __future__ import annotations

from collections import Counter

import pytest

from table.rules.tabula import (
    Asked,
    Began,
    Begin,
    CardsRight,
    CardsWrong,
    Close,
    Dealt,
    Enter,
    IllegalMove,
    Leave,
    NightFell,
    Options,
    Question,
    RoleName,
    State,
    Stop,
    answer,
    apply,
    deck,
    new_game,
    prompt,
    public_view,
    seat_view,
)


def typing(edition: str = "hu", players: int = 8) -> State:
    """A table that waits for the codes of the cards."""
    state, _ = apply(new_game(Options.edition(edition, players, deal="code")), Begin(1, 2))
    return state


def hand_out(state: State) -> list[int]:
    """Codes of the mix's cards, seat by seat."""
    rest = list(deck(state.options.rules))
    codes = []
    for name, count in state.options.mix:
        for _ in range(count):
            card = next(card for card in rest if card.role is name)
            rest.remove(card)
            codes.append(card.code)
    return codes


def test_the_table_deals_the_published_mix() -> None:
    state, events = apply(new_game(Options.edition("hu", 24)), Begin(7, 2))
    assert events[0] == Began(state.options.mix)
    dealt = [event for event in events if isinstance(event, Dealt)]
    assert [event.seat for event in dealt] == list(range(1, 25))
    assert Counter(event.role for event in dealt) == dict(state.options.mix)
    assert seat_view(state, 3).card is dealt[2].role
    assert apply(state, Close())[1] == (NightFell(1),)


def test_two_deals_differ_and_the_same_seed_deals_the_same() -> None:
    game = new_game(Options.edition("hu", 24))
    deals = [apply(game, Begin(seed, 2))[0].cards for seed in (1, 2, 1)]
    assert deals[0] == deals[2] != deals[1]
    assert apply(game, Begin(1, 99))[0].cards == deals[0]


@pytest.mark.parametrize("edition", ["hu", "da", "it"])
def test_entered_cards_that_are_the_mix(edition: str) -> None:
    state = typing(edition, 24)
    codes = hand_out(state)
    for seat, code in enumerate(codes[:-1], 1):
        state, events = apply(state, Enter(seat, code))
        assert events == ()
    assert [ask.seat for ask in prompt(state)] == [24]
    assert seat_view(state, 1).card is None
    state, events = apply(state, Enter(24, codes[-1]))
    assert events[0] == CardsRight()
    assert events[1] == Dealt(1, RoleName.WEREWOLF)
    assert len(events) == 25
    assert prompt(state) == ()
    assert apply(state, Close())[1] == (NightFell(1),)


def test_a_wrong_set_is_said_without_telling_who_has_what() -> None:
    state = typing()
    codes = hand_out(state)
    mediums = [card.code for card in deck("tabula-hu") if card.role is RoleName.MEDIUM]
    for wrong in ([*codes[:-1], *mediums], [*codes[:-1], codes[-2]]):
        again = state
        for seat, code in enumerate(wrong, 1):
            again, events = apply(again, Enter(seat, code))
        assert events == (CardsWrong(),)
        assert again == state


def test_codes_come_in_any_order_and_anew_until_the_last_is_in() -> None:
    state = typing()
    codes = hand_out(state)
    first, second = codes[0], codes[-1]
    for seat, code in [(8, codes[7]), (1, second), *enumerate(codes[2:7], 3), (1, first)]:
        state, _ = apply(state, Enter(seat, code))
    assert state.turn == (2,)
    state, _ = apply(state, Enter(2, codes[1]))
    assert state.codes == tuple(codes)
    assert state.cards[0] is RoleName.WEREWOLF
    with pytest.raises(IllegalMove, match="known already"):
        apply(state, Enter(1, first))


def test_entering_is_answering_a_prompt() -> None:
    state = typing()
    ask = prompt(state)[2]
    assert ask.seat == 3
    assert ask.question is Question.CARD
    assert answer(ask, (hand_out(state)[0],)) == Enter(3, hand_out(state)[0])


def test_what_cannot_be_entered() -> None:
    state = typing()
    with pytest.raises(IllegalMove, match=r"code=<hidden>.*no card bears this code; enter it"):
        apply(state, Enter(1, 99))
    with pytest.raises(IllegalMove, match="nobody sits at seat 9"):
        apply(state, Enter(9, hand_out(state)[0]))
    with pytest.raises(IllegalMove, match="seats 1, 2, 3, 4, 5, 6, 7, 8 are not entered yet"):
        apply(state, Close())
    with pytest.raises(IllegalMove, match="begin one with fewer players"):
        apply(state, Leave(1))


def test_the_room_sees_no_entry() -> None:
    state = typing()
    after, _ = apply(state, Enter(1, hand_out(state)[0]))
    assert public_view(after) == public_view(state)
    assert seat_view(after, 2) == seat_view(state, 2)


def test_a_game_stopped_before_the_cards_are_known() -> None:
    state, _ = apply(typing(), Stop())
    assert state.outcome is not None
    assert state.outcome.winner == "nobody"
    assert state.outcome.cards == state.outcome.winners == ()


@pytest.mark.parametrize(
    ("rules", "cards"), [("tabula-hu", 24), ("tabula-da", 24), ("tabula-it", 50)]
)
def test_the_codes_differ_in_two_digits_and_say_nothing(rules: str, cards: int) -> None:
    codes = [card.code for card in deck(rules)]
    assert len(codes) == cards
    texts = [str(code) for code in codes]
    assert all(len(text) == 3 for text in texts)
    for i, a in enumerate(texts):
        for b in texts[:i]:
            assert sum(x != y for x, y in zip(a, b, strict=True)) >= 2
    wolves = [card.code for card in deck(rules) if card.role is RoleName.WEREWOLF]
    assert max(wolves) - min(wolves) > 10


def test_secrets_hide_in_their_text() -> None:
    assert repr(Asked(3, 1, 2, wolf=True)) == "<Asked for seat 3>"
    assert repr(Begin(5, 6)) == "Begin(deal_seed=<hidden>, public_seed=6)"
    assert "123" not in repr(Enter(1, 123))
