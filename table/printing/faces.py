"""What is on each card of an edition (RULES.md §2; its deck and codes come from the rules)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from table.rules.tabula import RoleName, deck

SUITS: Final = "♠♥♦♣"
FIGURES: Final[Mapping[RoleName, tuple[str, ...]]] = MappingProxyType(
    {
        RoleName.SEER: ("Q♠",),
        RoleName.MEDIUM: ("Q♣",),
        RoleName.POSSESSED: ("J♠",),
        RoleName.BODYGUARD: ("K♠",),
        RoleName.OWL: ("J♣",),
        RoleName.FREEMASON: ("K♥", "K♦"),
        RoleName.WEREHAMSTER: ("J♦",),
        RoleName.MYTHOMANIAC: ("J♥",),
        RoleName.HARLOT: ("Q♥",),
    }
)
"""Which figure of the 52 is which role of the Italian edition."""
SPARE: Final = ("K♣", "Q♦")


class Face(Struct, frozen=True):
    """One front. A spare card of the 52 has neither role nor code."""

    role: RoleName | None
    code: int | None
    corner: str = ""
    """The rank and suit of a playing card, in the edition that is played with those."""


def faces(rules: str) -> tuple[Face, ...]:
    """Every card of an edition ("tabula-hu", "tabula-da", "tabula-it"), in the order of its deck.

    :raises KeyError: there is no such deck.
    """
    cards = deck(rules)
    if rules != "tabula-it":
        return tuple(Face(card.role, card.code) for card in cards)
    corners = {role: iter(figures) for role, figures in FIGURES.items()}
    corners[RoleName.WEREWOLF] = (f"A{suit}" for suit in SUITS)
    corners[RoleName.VILLAGER] = _numbers()
    dealt = tuple(Face(card.role, card.code, next(corners[card.role])) for card in cards)
    return dealt + tuple(Face(None, None, corner) for corner in SPARE)


def _numbers() -> Iterator[str]:
    return (f"{number}{suit}" for suit, number in product(SUITS, range(2, 11)))
