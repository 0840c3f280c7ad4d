"""What a move of Lupusburg brought about, for everybody or for one seat."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from table.cues import Seat
from table.rules.lupusburg.characters import Character
from table.rules.lupusburg.moves import House
from table.rules.moments import Public, Secret


class Began(Public, frozen=True, tag="began"):
    burgomaster: Seat
    drawn: bool


class NightFell(Public, frozen=True, tag="night_fell"):
    night: int


class NightRedone(Public, frozen=True, tag="night_redone"):
    night: int


class Slaughtered(Public, frozen=True, tag="slaughtered"):
    """The house the claw points at at dawn; None: nobody died."""

    house: House | None


class PrivilegeOffered(Public, frozen=True, tag="privilege_offered"):
    seat: Seat


class PrivilegeUsed(Public, frozen=True, tag="privilege_used"):
    """The Burgomaster asked `player` (None: the privilege was not used)."""

    seat: Seat
    player: Seat | None


class BetsBegan(Public, frozen=True, tag="bets_began"):
    pass


class BetMade(Public, frozen=True, tag="bet_made"):
    """Who bet on whom is public; None: no bet today."""

    seat: Seat
    player: Seat | None


class DiscussionBegan(Public, frozen=True, tag="discussion_began"):
    pass


class TokenPlaced(Public, frozen=True, tag="token_placed"):
    """None: the token was not placed in time and is skipped."""

    seat: Seat
    house: House | None


class TokenTakenBack(Public, frozen=True, tag="token_taken_back"):
    seat: Seat


class Suspected(Public, frozen=True, tag="suspected"):
    """The suspects, most tokens first: the first gets the paw print (an option), the second the tuft."""

    houses: tuple[House, ...]


class VotesUncovered(Public, frozen=True, tag="votes_uncovered"):
    """Everybody's tokens of the second ballot: (seat, houses), clockwise from the Burgomaster."""

    suspects: tuple[House, ...]

    votes: tuple[tuple[Seat, tuple[House, ...]], ...]


class Lynched(Public, frozen=True, tag="lynched"):
    """None: nobody was lynched today."""

    house: House | None


class BurgomasterPassed(Public, frozen=True, tag="burgomaster_passed"):
    seat: Seat


class PlayerLeft(Public, frozen=True, tag="player_left"):
    seat: Seat
    houses: tuple[House, ...]


class Wager(Struct, frozen=True):
    """A seal on the table: the player it lies on, and the coin under it (0: not known yet)."""

    player: Seat
    coin: int


class Outcome(Struct, frozen=True, kw_only=True):
    """The end: everything is uncovered (RULES.md §1, Score)."""

    winner: str
    """"werewolf", "town" or, when the host ended the game, "nobody"."""
    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    werewolf: Seat
    thief: Seat
    cards: tuple[Character | None, ...]
    """Under house h lay `cards[h - 1]`; None in a game stopped before the cards were placed."""
    chests: tuple[House, ...]
    bets: tuple[Wager | None, ...]


class Ended(Public, frozen=True, tag="ended"):
    outcome: Outcome


class Dealt(Secret, frozen=True, tag="dealt"):
    cards: tuple[Character, Character]


class Peeked(Secret, frozen=True, tag="peeked"):
    """What the Thief saw under a house in this night; `character` only where the option allows it."""

    night: int
    house: House
    chest: bool
    character: Character | None


class Shown(Secret, frozen=True, tag="shown"):
    """`seat` was shown the card under `house` by the privilege of that day."""

    day: int
    house: House
    character: Character


class CoinsDrawn(Secret, frozen=True, tag="coins_drawn"):
    coins: tuple[int, ...]


LupusburgSecret: TypeAlias = Dealt | Peeked | Shown | CoinsDrawn
