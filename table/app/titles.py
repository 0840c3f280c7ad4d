"""What the rule sets, and the sides that win in them, are called in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from table.cues import Phrase, phrase
from table.speech.desk import Words

_GAMES: Final[Mapping[str, Phrase]] = MappingProxyType(
    {
        "lupusburg": phrase("rules-lupusburg"),
        "tabula-hu": phrase("rules-tabula-hu"),
        "tabula-da": phrase("rules-tabula-da"),
        "tabula-it": phrase("rules-tabula-it"),
    }
)
_SIDES: Final[Mapping[str, Phrase]] = MappingProxyType(
    {
        "werewolf": phrase("side-werewolf"),
        "town": phrase("side-town"),
        "werewolves": phrase("side-werewolves"),
        "humans": phrase("side-humans"),
        "werehamster": phrase("side-werehamster"),
        "nobody": phrase("side-nobody"),
    }
)


def title(rules: str, text: Words) -> str:
    """The game and its edition. Lupusburg is called so everywhere, and has no other.

    :raises KeyError: there is no such rule set.
    """
    return "Lupusburg" if rules == "lupusburg" else text(_GAMES[rules])


def offered(rules: str) -> Phrase:
    """The game among others to choose from: Lupusburg says what it is like.

    :raises KeyError: there is no such rule set.
    """
    return _GAMES[rules]


def side(winner: str) -> Phrase:
    """Who a result names as its winner. :raises KeyError: no rule set has such a side."""
    return _SIDES[winner]
