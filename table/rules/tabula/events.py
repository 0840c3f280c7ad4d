"""What a move of Lupus in Tabula brought about, for everybody or for one seat."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from table.cues import Seat
from table.rules.moments import Public, Secret
from table.rules.tabula.mix import Mix
from table.rules.tabula.roles import RoleName

Ballot: TypeAlias = tuple[Seat, Seat | None]
"""Who voted, and for whom; None: not placed in time, or abstained where that is offered."""


class Began(Public, frozen=True, tag="began"):
    """The mix is published."""

    mix: Mix


class CardsWrong(Public, frozen=True, tag="cards_wrong"):
    """The cards entered are not the published mix; everybody enters theirs again."""


class CardsRight(Public, frozen=True, tag="cards_right"):
    """The table knows the cards."""


class NightFell(Public, frozen=True, tag="night_fell"):
    night: int


class NightRedone(Public, frozen=True, tag="night_redone"):
    night: int


class DayBroke(Public, frozen=True, tag="day_broke"):
    """The dead of the night in the order in which they are named; no cause, no role."""

    dead: tuple[Seat, ...]
    master: bool
    """The Master was the victim (the first-night option)."""


class LastDead(Public, frozen=True, tag="last_dead"):
    """A seat was drawn: one of several dead, or a living one that stands in for the last dead."""

    seat: Seat
    stands_in: bool


class DiscussionBegan(Public, frozen=True, tag="discussion_began"):
    pass


class Nominated(Public, frozen=True, tag="nominated"):
    """None: not placed in time, or abstained."""

    seat: Seat
    player: Seat | None


class NominationsUncovered(Public, frozen=True, tag="nominations_uncovered"):
    ballots: tuple[Ballot, ...]


class OwlNamed(Public, frozen=True, tag="owl_named"):
    """Whom the Owl named; None: nobody, or nobody whose naming counts."""

    player: Seat | None


class NomineesNamed(Public, frozen=True, tag="nominees_named"):
    """In the order in which they defend themselves; empty: nobody is lynched."""

    players: tuple[Seat, ...]


class Voted(Public, frozen=True, tag="voted"):
    """None: not placed in time, or abstained."""

    seat: Seat
    player: Seat | None


class VotesUncovered(Public, frozen=True, tag="votes_uncovered"):
    ballots: tuple[Ballot, ...]


class VoteTakenBack(Public, frozen=True, tag="vote_taken_back"):
    seat: Seat


class RunOffTied(Public, frozen=True, tag="run_off_tied"):
    """All nominees speak again, and the same voters vote once more."""

    players: tuple[Seat, ...]


class Lynched(Public, frozen=True, tag="lynched"):
    """None: nobody was lynched today. `drawn`: the lot decided."""

    player: Seat | None
    drawn: bool = False


class PlayerLeft(Public, frozen=True, tag="player_left"):
    seat: Seat


Winner: TypeAlias = Literal["humans", "werewolves", "werehamster", "nobody"]


class Outcome(Struct, frozen=True, kw_only=True):
    """The end: everybody's card is shown (RULES.md §2, Sides)."""

    winner: Winner
    winners: tuple[Seat, ...]
    cards: tuple[RoleName, ...]
    """What seat s was dealt is `cards[s - 1]`; empty in a game stopped before they were known."""
    roles: tuple[RoleName, ...]
    """What seat s was in the end: a Mythomaniac may have become something else."""


class Ended(Public, frozen=True, tag="ended"):
    outcome: Outcome


class Dealt(Secret, frozen=True, tag="dealt"):
    role: RoleName


class Asked(Secret, frozen=True, tag="asked"):
    """The thumb: is `player` a wolf?"""

    night: int
    player: Seat
    wolf: bool


class Heard(Secret, frozen=True, tag="heard"):
    """Was the last lynched player a wolf? None: the third answer, nobody was lynched yet."""

    night: int
    player: Seat | None
    wolf: bool | None


class Met(Secret, frozen=True, tag="met"):
    """The other Freemason, or nobody where that one has left."""

    night: int
    others: tuple[Seat, ...]


class Hunted(Secret, frozen=True, tag="hunted"):
    """The living wolves who woke, this one included, and the victim they agreed on."""

    night: int
    wolves: tuple[Seat, ...]
    victim: Seat | None


class Became(Secret, frozen=True, tag="became"):
    """What the Mythomaniac is now, after pointing at `player`."""

    night: int
    player: Seat
    role: RoleName


TabulaSecret: TypeAlias = Dealt | Asked | Heard | Met | Hunted | Became
