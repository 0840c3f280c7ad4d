"""The end in the terminal, one file a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rich.console import Console

from table.app.header import Header
from table.app.terminal.endings import lupusburg, tabula
from table.cues import Phrase, phrase


def show(console: Console, header: Header, state: Any, text: Callable[[Phrase], str]) -> None:
    """Print how the game ended and what really happened."""
    for line in _who_won(header, state.outcome):
        console.print(f"★ {text(line)}")
    ending = lupusburg if header.rules == "lupusburg" else tabula
    ending.show(console, header, state, text)


def _who_won(header: Header, outcome: Any) -> Iterator[Phrase]:
    """The side that won and, where one player does, who."""
    if outcome is None:
        return
    if header.rules != "lupusburg":
        yield phrase(f"tabula-end-{outcome.winner}")
        return
    yield phrase(f"end-{outcome.winner}")
    for seat in outcome.winners:
        names = header.setup.names
        named = phrase("end-winner-named", name=names[seat - 1]) if names else None
        yield named or phrase("end-winner", seat=seat)
