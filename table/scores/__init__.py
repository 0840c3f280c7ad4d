"""The scores of many evenings, by player. SQLite keeps them; a game's own `result.json` is the truth.

A game that ends is added; whatever goes wrong with that, the database can be made anew from the
results. A game is known by its result, so adding it twice counts it once.
"""

from __future__ import annotations

from table.scores.records import Game, Place, Standing
from table.scores.schema import VERSION
from table.scores.store import Scores

__all__ = ["VERSION", "Game", "Place", "Scores", "Standing"]
