"""The nights and days of a game that is over, one row each: who did what, who died of it."""

from __future__ import annotations

from collections.abc import Iterable

from rich.table import Table

from table.cues import Phrase, phrase
from table.speech.desk import Words


class Nights:
    """Collects what happened, in order; signs stand where other languages would need a case."""

    def __init__(self) -> None:
        self.rows: list[tuple[Phrase, list[str]]] = []

    def begin(self, part: Phrase) -> None:
        """A night or a day begins."""
        self.rows.append((part, []))

    def add(self, fact: str) -> None:
        """Something happened; once, where wolves are told the same one after another."""
        if not self.rows:
            self.begin(phrase("story-setup"))
        facts = self.rows[-1][1]
        if fact not in facts:
            facts.append(fact)


def night(number: int) -> Phrase:
    """The title of a night."""
    return phrase("story-night", night=number)


def day(number: int) -> Phrase:
    """The title of the day after it."""
    return phrase("story-day", night=number)


def recap(rows: Iterable[tuple[Phrase, list[str]]], text: Words) -> Table:
    """The rows in which anything happened."""
    table = Table(
        title=text(phrase("story-recap")),
        title_justify="left",
        show_header=False,
        box=None,
        pad_edge=False,
    )
    table.add_column(style="dim", no_wrap=True)
    table.add_column(overflow="fold")
    for part, facts in rows:
        if facts:
            table.add_row(text(part), " · ".join(facts))
    return table
