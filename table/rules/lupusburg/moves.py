"""What can be done at a table of Lupusburg. A move changes the state only through `apply`."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from table.cues import Seat

House: TypeAlias = int
"""Houses are numbered 1 … 2P clockwise; seat s has 2s − 1 and 2s."""


class Move(Struct, frozen=True, gc=False, tag_field="move"):
    """The base of every move. Frozen and without cycles, so the garbage collector need not look."""


class Begin(Move, frozen=True, tag="begin"):
    """Deal. The only place where chance enters (RULES.md §3, two seeds)."""

    deal_seed: int
    public_seed: int

    def __repr__(self) -> str:
        return f"Begin(deal_seed=<hidden>, public_seed={self.public_seed})"


class Hide(Move, frozen=True, tag="hide"):
    """A player decides which own house hides the chest."""

    seat: Seat
    house: House


class Place(Move, frozen=True, tag="place"):
    """A player puts the first card of the hand under `house`, the other under the other house."""

    seat: Seat
    house: House


class Lift(Move, frozen=True, tag="lift"):
    """The Thief lifts a house (None: lifts nothing). May be changed until the count ends."""

    seat: Seat
    house: House | None


class Strike(Move, frozen=True, tag="strike"):
    """The Werewolf chooses the house for the claw (None: no house)."""

    seat: Seat
    house: House | None


class Ask(Move, frozen=True, tag="ask"):
    """The Burgomaster asks `player` to show a card (None: does not use the privilege)."""

    seat: Seat
    player: Seat | None


class Show(Move, frozen=True, tag="show"):
    """The card under `house` is shown: first the asked player's, then the Burgomaster's."""

    seat: Seat
    house: House


class Bet(Move, frozen=True, tag="bet"):
    """A player bets that `player` is the Werewolf (None: does not bet today)."""

    seat: Seat
    player: Seat | None


class Keep(Move, frozen=True, tag="keep"):
    """The better keeps the drawn coin number `coin` (from 1) under the seal."""

    seat: Seat
    coin: int


class Token(Move, frozen=True, tag="token"):
    """A player puts one voting token on a standing character, in the open."""

    seat: Seat
    house: House


class Vote(Move, frozen=True, tag="vote"):
    """A player's votes in the second ballot: one suspect for each token. The last one holds."""

    seat: Seat
    houses: tuple[House, ...]


class Coin(Move, frozen=True, tag="coin"):
    """With physical coins: the value under the seal of a player who bet on the Werewolf."""

    seat: Seat
    value: int


class Close(Move, frozen=True, tag="close"):
    """The time for what the table waits for is over; what is missing gets its default."""


class TakeBack(Move, frozen=True, tag="take_back"):
    """The host takes back the last open vote."""


class Redo(Move, frozen=True, tag="redo"):
    """The host has a disturbed night played again; what was learned stays learned."""


class Leave(Move, frozen=True, tag="leave"):
    """A player leaves: a death without a cause announced."""

    seat: Seat


class Stop(Move, frozen=True, tag="stop"):
    """The host ends the game; nobody wins."""


AnyMove: TypeAlias = (
    Begin | Hide | Place | Lift | Strike | Ask | Show | Bet | Keep | Token | Vote | Coin
    | Close | TakeBack | Redo | Leave | Stop
)  # fmt: skip
