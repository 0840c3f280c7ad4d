"""Where a game of Lupus in Tabula stands. Frozen, and the same after a trip through JSON."""

from __future__ import annotations

import enum

from msgspec import Struct

from table.cues import Seat
from table.rules.tabula.calls import Call
from table.rules.tabula.events import Ballot, Outcome, TabulaSecret
from table.rules.tabula.options import Options
from table.rules.tabula.roles import RoleName


class Phase(enum.StrEnum):
    """The steps of RULES.md §2 in the order in which they are played."""

    LOBBY = "lobby"
    CARDS = "cards"  # everybody looks at the own card, and enters it where the table did not deal
    CALL = "call"
    DAWN = "dawn"  # the night is over, the dead are not yet announced: the host may redo it
    DISCUSSION = "discussion"
    NOMINATION = "nomination"
    DEFENCE = "defence"
    RUN_OFF = "run_off"
    OVER = "over"


NIGHT = frozenset({Phase.CALL, Phase.DAWN})


class Deeds(Struct, frozen=True):
    """What the closed calls of this night came to, by ability; None: nobody was chosen."""

    attack: Seat | None = None
    ask: Seat | None = None
    protect: Seat | None = None
    curse: Seat | None = None
    become: Seat | None = None
    visit: Seat | None = None


class State(Struct, frozen=True, kw_only=True):
    """Everything about a game, secrets included. Show `public_view` or `seat_view`, never this."""

    options: Options
    """Its `mix` is the published one."""
    phase: Phase = Phase.LOBBY
    night: int = 0
    """Night and day 1, 2, …"""
    calls: tuple[Call, ...] = ()
    """The calls of this night: public."""
    call: int = 0
    """The index of the call that is being made."""
    redone: bool = False
    """Whether this night is called again."""
    turn: tuple[Seat, ...] = ()
    """Who still has to act in this phase; the first one is next where turns are taken."""

    alive: tuple[Seat, ...] = ()
    """Ascending."""
    dead: tuple[Seat, ...] = ()
    """By night or lynching, in the order of their deaths; the last one is the last dead."""
    left: tuple[Seat, ...] = ()
    lynched: Seat = 0
    """The last lynched player; 0: nobody yet."""
    anchor: Seat = 0
    """The seat from which this day counts: the last dead, or the one that stands in."""
    nominations: tuple[Ballot, ...] = ()
    nominees: tuple[Seat, ...] = ()
    run_off: int = 1
    """The first run-off of the day, or the second."""
    votes: tuple[Ballot, ...] = ()
    outcome: Outcome | None = None

    # Hidden
    deal_seed: int = 0
    public_seed: int = 0
    codes: tuple[int, ...] = ()
    """The code entered at seat s is `codes[s - 1]`; 0: none yet."""
    cards: tuple[RoleName, ...] = ()
    """What seat s was dealt is `cards[s - 1]`; empty while the table does not know it."""
    roles: tuple[RoleName, ...] = ()
    """What seat s is now."""
    turned: int = 0
    """The night in which the Mythomaniac took another role; 0: not."""
    entries: tuple[tuple[RoleName, Seat, Seat], ...] = ()
    """This night's choices (role called, who chose, whom), in the order in which they were made."""
    deeds: Deeds = Deeds()
    guarded: Seat | None = None
    """Whom the Bodyguard protected in the night before."""
    marked: tuple[Seat, ...] = ()
    ballots: tuple[Ballot, ...] = ()
    """Votes that are not uncovered yet."""
    told: tuple[TabulaSecret, ...] = ()

    def order(self) -> tuple[Seat, ...]:
        """Who nominates, in turn: from beside the last dead, or from the one that stands in."""
        alive = self.alive
        players = self.options.players
        step = 1 if self.options.nomination_starts == "left" else -1
        first = self.anchor
        while first not in alive:
            first = (first - 1 + step) % players + 1
        seats = alive
        if self.options.ghosts:
            ghosts = (seat for seat in self.dead if seat not in self.left)
            seats = tuple(sorted((*alive, *ghosts)))
        at = seats.index(first)
        return seats[at:] + seats[:at]

    def distance(self, seat: Seat) -> int:
        """Seats clockwise from the last dead to `seat`; ties go to the smallest."""
        return (seat - self.anchor) % self.options.players


def new_game(options: Options | None = None) -> State:
    """A table before the deal; the first move is `Begin`.

    :raises ConfigError: the options cannot be played.
    """
    return State(options=(options or Options()).checked())
