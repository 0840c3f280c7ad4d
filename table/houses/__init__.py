"""What stands on the readers of the houses: peeks and disturbances, from tags alone (RULES.md §3)."""

from table.houses.houses import Houses, News, ReaderLost, State, house_of
from table.houses.presence import Presence
from table.houses.registry import Registry, load, save

__all__ = [
    "Houses",
    "News",
    "Presence",
    "ReaderLost",
    "Registry",
    "State",
    "house_of",
    "load",
    "save",
]
