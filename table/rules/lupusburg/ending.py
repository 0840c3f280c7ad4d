"""The end check, and the score (RULES.md §1, End check, Score)."""

from __future__ import annotations

from msgspec.structs import replace

from table.rules.lupusburg.events import Ended, Outcome
from table.rules.lupusburg.illegal import must_be_turn, refuse
from table.rules.lupusburg.moves import Close, Coin, House
from table.rules.lupusburg.out import Out
from table.rules.lupusburg.state import Phase, State
from table.rules.lupusburg.tuples import with_at, without


def fall(state: State, house: House) -> State:
    """House and character leave the game, face down."""
    standing = without(state.standing, house)
    return replace(state, standing=standing, fallen=(*state.fallen, house))


def ended(state: State, out: Out) -> State | None:
    """The game after a death, if that death ends it; None if it goes on.

    The Werewolf has no character left: the Werewolf loses, by whatever hand. Otherwise as many of
    the Werewolf's characters as of all others together, or more: the Werewolf wins.
    """
    wolves = len(state.living(state.werewolf))
    if wolves == 0:
        return _lost(state, out)
    if wolves >= len(state.standing) - wolves:
        return finish(state, "werewolf", out)
    return None


def _lost(state: State, out: Out) -> State:
    if state.options.coins == "physical":
        right = tuple(
            seat
            for seat, bet in enumerate(state.bets, 1)
            if bet is not None
            and bet.player == state.werewolf
            and seat != state.werewolf
            and seat not in state.left
        )
        if right:
            clear = replace(state, tokens=(), suspects=(), asked=0, drawn=())
            return replace(clear, phase=Phase.SCORING, turn=right)
    return finish(state, "town", out)


def typable(state: State) -> tuple[int, ...]:
    """The values that can still be under a seal: those of the coins not typed in yet."""
    coins = list(state.options.coin_values)
    for bet in state.bets:
        if bet is not None and bet.coin:
            coins.remove(bet.coin)
    return tuple(sorted(set(coins)))


def type_coin(state: State, move: Coin, out: Out) -> State:
    """With physical coins: a seal that lay on the Werewolf is lifted and its coin typed in."""
    must_be_turn(state, move, move.seat)
    values = typable(state)
    if move.value not in values:
        coins = ", ".join(map(str, values))
        refuse(move, f"no coin of {move.value} can be under this seal; choose one of {coins}.")
    bet = state.bets[move.seat - 1]
    assert bet is not None  # only seats with a bet are asked
    state = replace(
        state,
        bets=with_at(state.bets, move.seat - 1, replace(bet, coin=move.value)),
        turn=without(state.turn, move.seat),
    )
    return state if state.turn else finish(state, "town", out)


def close_scoring(state: State, move: Close, out: Out) -> State:
    """The time for typing coins is over; an unknown coin counts nothing."""
    return finish(state, "town", out)


def points(state: State, seat: int) -> int:
    """What a seat scores when the Werewolf loses (RULES.md §1, Score)."""
    characters = 2 * len(state.living(seat))
    chest = int(state.chests[seat - 1] in state.standing)
    bet = state.bets[seat - 1]
    if bet is None:
        seal = 1
    else:
        seal = bet.coin if bet.player == state.werewolf else 0
    return characters + chest + seal


def finish(state: State, winner: str, out: Out) -> State:
    """Uncover everything and count."""
    seats = range(1, state.options.players + 1)
    winners: tuple[int, ...] = ()
    if winner == "nobody":
        score = [0 for _ in seats]
    else:
        score = [0 if seat == state.werewolf else points(state, seat) for seat in seats]
        if winner == "werewolf":
            if state.options.others_when_werewolf_wins == "nothing":
                score = [0 for _ in seats]
            prize = state.options.werewolf_wins
            score[state.werewolf - 1] = state.options.players if prize is None else prize
            winners = (state.werewolf,)
        else:
            winners = (_best(state, score),)
    outcome = Outcome(
        winner=winner,
        winners=winners,
        points=tuple(score),
        werewolf=state.werewolf,
        thief=state.thief,
        cards=state.cards,
        chests=state.chests,
        bets=state.bets,
    )
    out.append(Ended(outcome))
    return replace(state, phase=Phase.OVER, turn=(), outcome=outcome)


def _best(state: State, score: list[int]) -> int:
    """Most points; a tie goes to the nearest to the Burgomaster. Never the Werewolf, who lost."""
    if state.options.score_tie == "after_pass":
        state = replace(state, burgomaster=state.heir())
    others = [seat for seat in state.nearest_seats() if seat != state.werewolf]
    return max(others, key=lambda seat: score[seat - 1])
