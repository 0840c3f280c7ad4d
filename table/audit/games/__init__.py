"""The rule sets under audit."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from table.audit.game import Game
from table.audit.games.lupusburg import LupusburgGame
from table.audit.games.tabula import TabulaGame

_EDITIONS: Final = ("tabula-hu", "tabula-da", "tabula-it")
GAMES: Final[Mapping[str, Game]] = MappingProxyType(
    {"lupusburg": LupusburgGame(), **{name: TabulaGame(name) for name in _EDITIONS}}
)
"""By the name of the rule set."""
