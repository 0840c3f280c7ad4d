"""The physical cards of each edition and the short codes printed on them (RULES.md §2, §3).

A code is three digits: two that say nothing about the role, and a third, (3a + b) mod 10, so that
no two codes differ in a single digit and a mistyped one is refused at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from table.rules.chance import shuffled
from table.rules.tabula.mix import Mix, cards_of
from table.rules.tabula.roles import RoleName

HU: Final[Mix] = (
    (RoleName.WEREWOLF, 3),
    (RoleName.SEER, 1),
    (RoleName.MEDIUM, 1),
    (RoleName.POSSESSED, 1),
    (RoleName.BODYGUARD, 1),
    (RoleName.OWL, 1),
    (RoleName.FREEMASON, 2),
    (RoleName.WEREHAMSTER, 1),
    (RoleName.MYTHOMANIAC, 1),
    (RoleName.VILLAGER, 12),
)
"""The 24 cards of the Hungarian deck, which serves the Danish rules too."""

IT: Final[Mix] = (
    (RoleName.WEREWOLF, 4),
    (RoleName.SEER, 1),
    (RoleName.MEDIUM, 1),
    (RoleName.POSSESSED, 1),
    (RoleName.BODYGUARD, 1),
    (RoleName.OWL, 1),
    (RoleName.FREEMASON, 2),
    (RoleName.WEREHAMSTER, 1),
    (RoleName.MYTHOMANIAC, 1),
    (RoleName.HARLOT, 1),
    (RoleName.VILLAGER, 36),
)
"""The Italian 52 cards: four aces, 36 numbers, and ten of the twelve figures; two are spare."""

DECKS: Final[Mapping[str, Mix]] = MappingProxyType(
    {"tabula-hu": HU, "tabula-da": HU, "tabula-it": IT}
)


def printed_for(rules: str) -> str:
    """The edition whose printed cards the edition `rules` plays with: the first with that deck."""
    return next(name for name, mix in DECKS.items() if mix is DECKS[rules])


# Any number would do; changing it makes every printed card wrong.
_PRINTING: Final = 2003


class Card(Struct, frozen=True):
    """One physical card: the code typed in for it, and its role."""

    code: int
    role: RoleName


def _code(number: int) -> int:
    tens, units = divmod(number, 10)
    return 10 * number + (3 * tens + units) % 10


def deck(rules: str) -> tuple[Card, ...]:
    """The cards of an edition ("tabula-hu", "tabula-da", "tabula-it"), by role."""
    roles = cards_of(DECKS[rules])
    numbers = shuffled(range(10, 100), _PRINTING, len(roles))[: len(roles)]
    return tuple(Card(_code(number), role) for number, role in zip(numbers, roles, strict=True))
