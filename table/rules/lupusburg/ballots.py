"""Lynching: the open ballot, the suspects, the defence, the secret one (RULES.md §1, Day 5–9)."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from table.cues import Seat
from table.rules.chance import pick
from table.rules.lupusburg.characters import owner
from table.rules.lupusburg.ending import ended, fall
from table.rules.lupusburg.events import (
    BurgomasterPassed,
    Lynched,
    Suspected,
    TokenPlaced,
    TokenTakenBack,
    VotesUncovered,
)
from table.rules.lupusburg.illegal import must_be_next, must_stand, refuse
from table.rules.lupusburg.moves import Close, House, TakeBack, Token, Vote
from table.rules.lupusburg.night import fall_of_night
from table.rules.lupusburg.out import Out
from table.rules.lupusburg.state import Phase, State
from table.rules.lupusburg.tuples import with_at, without

ROUNDS = 2
"""Every player has two tokens, whatever they have left."""


def begin_ballot(state: State, move: Close, out: Out) -> State:
    """The discussion is over: clockwise from the Burgomaster one token each, then a second round."""
    return replace(state, phase=Phase.BALLOT, turn=state.clockwise() * ROUNDS, tokens=())


def markable(state: State) -> tuple[House, ...]:
    """The characters on which the player whose turn it is may put a token."""
    seat = state.turn[0]
    houses = state.standing
    if not state.options.token_on_own:
        houses = tuple(house for house in houses if owner(house) != seat)
    if not state.options.tokens_together:
        houses = tuple(house for house in houses if (seat, house) not in state.tokens)
    return houses


def token(state: State, move: Token, out: Out) -> State:
    """One token on any standing character."""
    must_be_next(state, move, move.seat)
    must_stand(state, move, move.house)
    if move.house not in markable(state):
        own = owner(move.house) == move.seat and not state.options.token_on_own
        refuse(
            move,
            "a token may not go on an own character."
            if own
            else "the two tokens may not go on one character.",
        )
    return _put(state, move.house, out)


def close_token(state: State, move: Close, out: Out) -> State:
    """The token was not placed in time."""
    house = None
    if state.options.missing_token == "random" and (choices := markable(state)):
        house = pick(choices, state.deal_seed, "token", state.day, len(state.tokens))
    return _put(state, house, out)


def _put(state: State, house: House | None, out: Out) -> State:
    seat = state.turn[0]
    rest = state.turn[1:]
    out.append(TokenPlaced(seat, house))
    state = replace(state, tokens=(*state.tokens, (seat, house)), turn=rest)
    return state if rest else name_suspects(state, out)


def take_back(state: State, move: TakeBack, out: Out) -> State:
    """The last open vote is taken back and its player is asked again."""
    if not state.tokens:
        refuse(move, "there is no vote to take back.")
    *rest, (seat, _) = state.tokens
    if seat in state.left:
        refuse(move, f"seat {seat} has left, so that vote stays.")
    turn = (seat, *state.turn) if state.phase is Phase.BALLOT else (seat,)
    out.append(TokenTakenBack(seat))
    return replace(state, phase=Phase.BALLOT, tokens=tuple(rest), turn=turn, suspects=())


def ranking(state: State) -> list[House]:
    """The characters with tokens, most first; a tie goes to the one nearest the Burgomaster."""
    tokens = Counter([house for _, house in state.tokens])
    marked = [house for house in state.nearest_houses() if house in tokens]
    return sorted(marked, key=tokens.__getitem__, reverse=True)  # stable: ties stay as they are


def name_suspects(state: State, out: Out) -> State:
    """The two characters with most tokens; a single one stands alone."""
    ranked = ranking(state)
    if not ranked:
        if state.options.no_tokens == "nobody":
            out.append(Suspected(()))
            return _lynch(state, None, out)
        ranked = list(state.nearest_houses())
    first, *others = ranked
    if state.options.sole_suspect == "joined":
        others += state.nearest_houses()
    second = [
        house
        for house in others
        if (owner(house) != owner(first) or state.options.suspects_share_owner) and house != first
    ]
    suspects = (first, *second[:1])
    out.append(Suspected(suspects))
    speakers = [owner(house) for house in suspects]
    if state.options.first_defence == "second_suspect":
        speakers.reverse()
    return replace(state, phase=Phase.DEFENCE, suspects=suspects, turn=tuple(speakers))


def close_defence(state: State, move: Close, out: Out) -> State:
    """A speech is over; after the last one comes the second ballot, or the end of a sole suspect."""
    state = replace(state, turn=state.turn[1:])
    if state.turn:
        return state
    if len(state.suspects) == 1:
        return _lynch(state, state.suspects[0], out)
    voters = tuple([seat for seat in state.clockwise() if state.tokens_of(seat)])
    # Somebody can vote: while the game goes on, at least three characters stand.
    votes = ((),) * state.options.players
    return replace(state, phase=Phase.SECOND_BALLOT, turn=voters, votes=votes)


def votable(state: State, seat: Seat) -> tuple[House, ...]:
    """The suspects a player may vote for in the second ballot."""
    if state.options.vote_on_own:
        return state.suspects
    return tuple(house for house in state.suspects if owner(house) != seat)


def vote(state: State, move: Vote, out: Out) -> State:
    """All the tokens of a player at once, face down; they may be split, and changed until all are in."""
    tokens = state.tokens_of(move.seat) if 1 <= move.seat <= state.options.players else 0
    if not tokens:
        refuse(move, f"seat {move.seat} has no vote in the second ballot.")
    if len(move.houses) != tokens:
        refuse(move, f"seat {move.seat} has {tokens} token{'s' if tokens > 1 else ''} to place.")
    choices = votable(state, move.seat)
    for house in move.houses:
        if house not in choices:
            houses = " or ".join(map(str, choices))
            refuse(move, f"house {house} cannot be voted for; choose {houses}.")
    state = replace(
        state,
        votes=with_at(state.votes, move.seat - 1, move.houses),
        turn=without(state.turn, move.seat),
    )
    return state if state.turn else uncover(state, out)


def close_votes(state: State, move: Close, out: Out) -> State:
    """The time for the second ballot is over."""
    return uncover(state, out)


def uncover(state: State, out: Out) -> State:
    """All tokens are uncovered together; most votes is lynched, a tie is the nearest one's."""
    nearest = next(house for house in state.nearest_houses() if house in state.suspects)
    uncovered = tuple((s, state.votes[s - 1]) for s in state.clockwise() if state.votes[s - 1])
    out.append(VotesUncovered(state.suspects, uncovered))
    votes = [house for _, houses in uncovered for house in houses]
    if state.options.missing_vote == "nearest":
        votes += [nearest] * sum(state.tokens_of(seat) for seat in state.turn)
    if not votes and state.options.nil_nil == "nobody":
        return _lynch(state, None, out)
    most = max((nearest, *state.suspects), key=votes.count)  # the first of equals
    return _lynch(state, most, out)


def _lynch(state: State, house: House | None, out: Out) -> State:
    out.append(Lynched(house))
    if house is not None:
        state = fall(state, house)
        final = ended(state, out)
        if final is not None:
            return final
    return end_of_day(state, out)


def end_of_day(state: State, out: Out) -> State:
    """The Burgomaster passes to the left, also to a player who has nothing left."""
    heir = state.heir()
    out.append(BurgomasterPassed(heir))
    return fall_of_night(replace(state, burgomaster=heir, suspects=(), tokens=(), turn=()), out)


def no_lynching(state: State, out: Out) -> State:
    """A suspect has left with their player: the town has lost somebody, nobody else is lynched."""
    return _lynch(state, None, out)
