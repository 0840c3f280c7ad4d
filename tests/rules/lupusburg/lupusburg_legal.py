"""What is true of every state of Lupusburg, however it came about (RULES.md §1)."""

from __future__ import annotations

from collections import Counter

from table.rules.lupusburg import Character, Phase, State, deck, houses_of, owner

SPECIAL = {Character.WEREWOLF, Character.THIEF}
TURNS = {
    Phase.CHEST, Phase.PLACE, Phase.PRIVILEGE, Phase.SHOW, Phase.RETURN, Phase.BET, Phase.COIN,
    Phase.BALLOT, Phase.DEFENCE, Phase.SECOND_BALLOT, Phase.SCORING,
}  # fmt: skip
BALLOTS = {Phase.BALLOT, Phase.DEFENCE, Phase.SECOND_BALLOT}


def check(state: State) -> None:
    """Fail with the first thing that cannot be."""
    if state.phase is Phase.LOBBY:
        assert state == State(options=state.options)
        return
    _houses(state)
    _cards(state)
    _people(state)
    _coins(state)
    _ballot(state)
    _end(state)


def _houses(state: State) -> None:
    players = state.options.players
    assert list(state.standing) == sorted(state.standing)
    assert sorted(state.standing + state.fallen) == list(range(1, 2 * players + 1))
    assert state.claw is None or state.claw in state.standing or state.phase not in _night()
    assert state.peeked or state.lift is None or state.lift in state.standing
    assert 0 <= state.day <= 2 * players


def _night() -> set[Phase]:
    return {Phase.THIEF, Phase.WEREWOLF, Phase.DAWN}


def _cards(state: State) -> None:
    players = state.options.players
    assert Counter(c for hand in state.hands for c in hand) == Counter(deck(players))
    assert Character.WEREWOLF in state.hands[state.werewolf - 1]
    assert Character.THIEF in state.hands[state.thief - 1]
    assert state.werewolf != state.thief
    for seat in range(1, players + 1):
        first, second = own = houses_of(seat)
        cards = state.cards[first - 1 : second]
        chest = state.chests[seat - 1]
        assert chest in own or (chest == 0 and state.phase in (Phase.CHEST, Phase.OVER))
        if None in cards:
            assert cards == (None, None)
            assert state.phase in (Phase.CHEST, Phase.PLACE, Phase.OVER)
        else:
            assert Counter(cards) == Counter(state.hands[seat - 1])
            assert state.cards[chest - 1] not in SPECIAL


def _people(state: State) -> None:
    at_table = set(range(1, state.options.players + 1)) - set(state.left)
    assert len(set(state.left)) == len(state.left)
    if state.phase not in (Phase.OVER, Phase.SCORING):
        assert not any(state.living(seat) for seat in state.left)
    assert set(state.turn) <= at_table
    assert bool(state.turn) == (state.phase in TURNS)
    if state.phase not in (Phase.OVER, Phase.SCORING):
        assert state.burgomaster in at_table
    if state.phase in (Phase.PRIVILEGE, Phase.SHOW, Phase.RETURN):
        assert len(state.turn) == 1
    if state.phase in (Phase.SHOW, Phase.RETURN):
        assert state.asked in at_table - {state.burgomaster}
    elif state.phase is not Phase.OVER:
        assert state.asked == 0


def _coins(state: State) -> None:
    options = state.options
    for seat, bet in enumerate(state.bets, 1):
        if bet is not None:
            assert 1 <= bet.player <= options.players
            assert bet.player != seat or options.bet_on_self
    under_seals = Counter(bet.coin for bet in state.bets if bet is not None and bet.coin)
    if options.coins == "drawn":
        assert under_seals + Counter(state.bag) == Counter(options.coin_values)
    else:
        assert under_seals <= Counter(options.coin_values)
        assert state.phase is not Phase.COIN
    assert Counter(state.drawn) <= Counter(state.bag)
    if state.phase is Phase.COIN:
        assert len(state.drawn) == min(3, len(state.bag)) > 0
    elif state.phase is not Phase.OVER:
        assert state.drawn == ()


def _ballot(state: State) -> None:
    if state.phase not in BALLOTS and state.phase is not Phase.OVER:
        assert state.tokens == ()
        assert state.suspects == ()
    assert max(Counter(seat for seat, _ in state.tokens).values(), default=0) <= 2
    for seat, house in state.tokens:
        assert house is None or house in state.standing + state.fallen
        assert house is None or owner(house) != seat or state.options.token_on_own
    if state.phase in (Phase.DEFENCE, Phase.SECOND_BALLOT):
        assert len(set(state.suspects)) == len(state.suspects)
        assert set(state.suspects) <= set(state.standing)
        owners = {owner(house) for house in state.suspects}
        assert len(owners) == len(state.suspects) or state.options.suspects_share_owner
    if state.phase is Phase.SECOND_BALLOT:
        assert len(state.suspects) == 2
        for seat, votes in enumerate(state.votes, 1):
            assert set(votes) <= set(state.suspects)
            assert len(votes) in (0, state.tokens_of(seat))
            assert not (votes and seat in state.turn)


def _end(state: State) -> None:
    assert (state.outcome is None) == (state.phase is not Phase.OVER)
    wolves = len(state.living(state.werewolf))
    others = len(state.standing) - wolves
    if state.phase is Phase.SCORING:
        assert wolves == 0
    elif state.outcome is None:
        assert 0 < wolves < others
    elif state.outcome.winner == "werewolf":
        assert wolves >= others
        assert state.outcome.winners == (state.werewolf,)
    elif state.outcome.winner == "town":
        assert wolves == 0
        (winner,) = state.outcome.winners
        assert winner != state.werewolf
        assert state.outcome.points[winner - 1] == max(state.outcome.points)
        assert state.outcome.points[state.werewolf - 1] == 0
    else:
        assert state.outcome.winner == "nobody"
        assert state.outcome.winners == ()
