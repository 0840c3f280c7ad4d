"""The script of a game: every phrase the table may say in it, a finite list."""

from __future__ import annotations

from itertools import product
from typing import Final

from table.cues import Phrase, phrase
from table.speech.arguments import EVERYBODY, RANGES, Players
from table.speech.catalogue import Catalogue

SILENT: Final = frozenset({"pad", "screen", "terminal", "web"})
"""Topics that are only ever shown, titles and the words of pages; they are not rendered."""


def script(catalogue: Catalogue, topics: tuple[str, ...], players: Players) -> tuple[Phrase, ...]:
    """The phrases of `topics` for these players, in the order of the files: the order of need.

    :raises CatalogueError: an unknown topic.
    """
    return tuple(
        phrase(line.key, **dict(zip(line.arguments, values, strict=True)))
        for line in catalogue.topic(*topics)
        if line.topic not in SILENT
        for values in product(*(RANGES[name](players) for name in line.arguments))
    )


def whole_script(catalogue: Catalogue) -> tuple[Phrase, ...]:
    """Every spoken phrase without a name in it, for the largest tables: all topics."""
    topics = sorted({line.topic for line in catalogue.all_lines()} - SILENT)
    return script(catalogue, tuple(topics), EVERYBODY)
