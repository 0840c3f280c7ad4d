"""Where a game of Lupusburg stands. Frozen, and the same after a trip through JSON."""

from __future__ import annotations

import enum
from bisect import bisect_left

from msgspec import Struct

from table.cues import Seat
from table.rules.lupusburg.characters import Character, clockwise, houses_of
from table.rules.lupusburg.events import LupusburgSecret, Outcome, Wager
from table.rules.lupusburg.moves import House
from table.rules.lupusburg.options import Options


class Phase(enum.StrEnum):
    """The steps of RULES.md §1 in the order in which they are played."""

    LOBBY = "lobby"
    CHEST = "chest"
    PLACE = "place"
    THIEF = "thief"
    WEREWOLF = "werewolf"
    DAWN = "dawn"  # the night is over, the dead are not yet announced: the host may redo it
    PRIVILEGE = "privilege"
    SHOW = "show"
    RETURN = "return"
    BET = "bet"
    COIN = "coin"
    DISCUSSION = "discussion"
    BALLOT = "ballot"
    DEFENCE = "defence"
    SECOND_BALLOT = "second_ballot"
    SCORING = "scoring"
    OVER = "over"


NIGHT = frozenset({Phase.THIEF, Phase.WEREWOLF, Phase.DAWN})
SETTING_UP = frozenset({Phase.CHEST, Phase.PLACE})


class State(Struct, frozen=True, gc=False, kw_only=True):
    """Everything about a game, secrets included. Show `public_view` or `seat_view`, never this."""

    options: Options
    phase: Phase = Phase.LOBBY
    day: int = 0
    """Night and day 1, 2, …"""
    burgomaster: Seat = 0
    turn: tuple[Seat, ...] = ()
    """Who still has to act in this phase; the first one is next where turns are taken."""

    standing: tuple[House, ...] = ()
    """The houses still in the game, in their order round the circle."""
    fallen: tuple[House, ...] = ()
    left: tuple[Seat, ...] = ()
    tokens: tuple[tuple[Seat, House | None], ...] = ()
    suspects: tuple[House, ...] = ()
    bets: tuple[Wager | None, ...] = ()
    asked: Seat = 0
    outcome: Outcome | None = None

    # Hidden
    deal_seed: int = 0
    public_seed: int = 0
    hands: tuple[tuple[Character, Character], ...] = ()
    cards: tuple[Character | None, ...] = ()
    """The card under house h is `cards[h - 1]`; None while it is not placed."""
    chests: tuple[House, ...] = ()
    """The chest house of seat s is `chests[s - 1]`; 0 while it is not decided."""
    werewolf: Seat = 0
    thief: Seat = 0
    lift: House | None = None
    peeked: bool = False
    """The Thief's question of this night was answered and is locked (RULES.md §3, Corrections)."""
    claw: House | None = None
    struck: bool = False
    bag: tuple[int, ...] = ()
    drawn: tuple[int, ...] = ()
    votes: tuple[tuple[House, ...], ...] = ()
    told: tuple[LupusburgSecret, ...] = ()

    def living(self, seat: Seat) -> tuple[House, ...]:
        """The seat's houses that stand."""
        first, second = own = houses_of(seat)
        if first not in self.standing:
            return (second,) if second in self.standing else ()
        return own if second in self.standing else (first,)

    def clockwise(self) -> tuple[Seat, ...]:
        """The seats still at the table, clockwise from the Burgomaster."""
        seats = clockwise(self.options.players, self.burgomaster)
        return tuple(s for s in seats if s not in self.left) if self.left else seats

    def heir(self) -> Seat:
        """Who is Burgomaster next: the first one still at the table to the left of this one."""
        seats = clockwise(self.options.players, self.burgomaster)[1:]
        return next((s for s in seats if s not in self.left), self.burgomaster)

    def nearest_seats(self) -> tuple[Seat, ...]:
        """All seats, the nearest to the Burgomaster first; whoever is met first wins a tie."""
        own_last = self.options.nearest == "own_last"
        seats = clockwise(self.options.players, self.burgomaster)
        return (*seats[1:], seats[0]) if own_last else seats

    def nearest_houses(self) -> tuple[House, ...]:
        """The standing houses, the nearest to the Burgomaster first."""
        start = bisect_left(self.standing, houses_of(self.nearest_seats()[0])[0])
        return self.standing[start:] + self.standing[:start]

    def tokens_of(self, seat: Seat) -> int:
        """Tokens in the second ballot: one for each living character that is not a suspect today."""
        first, second = houses_of(seat)
        standing, suspects = self.standing, self.suspects
        return (first in standing and first not in suspects) + (
            second in standing and second not in suspects
        )


def new_game(options: Options | None = None) -> State:
    """A table before the deal; the first move is `Begin`.

    :raises ConfigError: the options cannot be played.
    """
    return State(options=(options or Options()).checked())
