"""Every role as a row of data (RULES.md §2, the table of roles).

A role differs from another only by its row and by one of a closed set of abilities; what the
abilities do to each other is settled in `resolver`. The night order, the prompts, the default mix,
the slots and the documentation's table are all read from here and from the options.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from msgspec import Struct


class RoleName(enum.StrEnum):
    """The roles, by the names a mix is written with."""

    VILLAGER = "villager"
    WEREWOLF = "werewolf"
    SEER = "seer"
    MEDIUM = "medium"
    POSSESSED = "possessed"
    BODYGUARD = "bodyguard"
    OWL = "owl"
    FREEMASON = "freemason"
    WEREHAMSTER = "werehamster"
    MYTHOMANIAC = "mythomaniac"
    HARLOT = "harlot"


class Side(enum.StrEnum):
    """With whom a role wins."""

    HUMANS = "humans"
    WEREWOLVES = "werewolves"
    ALONE = "alone"


class Seen(enum.StrEnum):
    """What a role counts as: for parity, for the Seer and for the Medium."""

    HUMAN = "human"
    WOLF = "wolf"


class Ability(enum.StrEnum):
    """What a role does when it is called. The value names the field of `Deeds` it fills."""

    NOTHING = "nothing"
    ATTACK = "attack"
    """All who are called agree on one victim."""
    ASK = "ask"
    """Is that player a wolf?"""
    HEAR = "hear"
    """Was the last lynched player a wolf? Nothing is chosen."""
    PROTECT = "protect"
    """One other player is safe from the wolves tonight."""
    CURSE = "curse"
    """That player becomes a nominee next day."""
    MEET = "meet"
    """They see each other. Nothing is chosen."""
    BECOME = "become"
    """Takes the role of that player, if it is one that can be taken."""
    VISIT = "visit"
    """Spends the night at one other player's."""


class Role(Struct, frozen=True, kw_only=True):
    """One row of the table of roles."""

    name: RoleName
    plural: str
    side: Side = Side.HUMANS
    seen_as: Seen = Seen.HUMAN
    ability: Ability = Ability.NOTHING
    most: int = 1
    """How many cards a mix may hold; 0: any number."""
    least: int = 1
    """How many a mix must hold if it holds one."""
    seconds: int = 0
    """The slot for choosing (RULES.md §3, Slots)."""
    seconds_large: int = 0
    """The same from `LARGE` players; 0: no different."""
    whisper: bool = False
    """The call ends with an answer on the called player's own private screen."""
    wolf_proof: bool = False
    """The wolves' choice of this player kills nobody."""
    dies_if_asked: bool = False
    """The Seer's question kills this player."""
    can_be_taken: bool = False
    """A Mythomaniac who points at this player takes the role."""


LARGE: Final = 16
"""From this number of players on there is a third wolf, and the wolves have more time."""

_TABLE: Final = (
    Role(
        name=RoleName.WEREWOLF,
        plural="werewolves",
        side=Side.WEREWOLVES,
        seen_as=Seen.WOLF,
        ability=Ability.ATTACK,
        most=0,
        seconds=20,
        seconds_large=25,
        whisper=True,
        can_be_taken=True,
    ),
    Role(
        name=RoleName.SEER,
        plural="seers",
        ability=Ability.ASK,
        seconds=15,
        whisper=True,
        can_be_taken=True,
    ),
    Role(name=RoleName.MEDIUM, plural="mediums", ability=Ability.HEAR, seconds=8, whisper=True),
    Role(name=RoleName.POSSESSED, plural="possessed", side=Side.WEREWOLVES),
    Role(name=RoleName.BODYGUARD, plural="bodyguards", ability=Ability.PROTECT, seconds=12),
    Role(name=RoleName.OWL, plural="owls", ability=Ability.CURSE, seconds=12),
    Role(
        name=RoleName.FREEMASON,
        plural="freemasons",
        ability=Ability.MEET,
        most=2,
        least=2,
        seconds=8,
        whisper=True,
    ),
    Role(
        name=RoleName.WEREHAMSTER,
        plural="werehamsters",
        side=Side.ALONE,
        wolf_proof=True,
        dies_if_asked=True,
    ),
    Role(
        name=RoleName.MYTHOMANIAC,
        plural="mythomaniacs",
        ability=Ability.BECOME,
        seconds=12,
        whisper=True,
    ),
    Role(name=RoleName.HARLOT, plural="harlots", ability=Ability.VISIT, seconds=12),
    Role(name=RoleName.VILLAGER, plural="villagers", most=0),
)

ROLES: Final[Mapping[RoleName, Role]] = MappingProxyType({row.name: row for row in _TABLE})
"""The rows, in the order in which a mix is written."""

WOLFISH: Final = frozenset(row.name for row in _TABLE if row.seen_as is Seen.WOLF)
"""The roles that count as wolves: for parity, for the Seer and for the Medium."""
