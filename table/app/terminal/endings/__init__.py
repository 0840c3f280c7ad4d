"""The end in the terminal, one file a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Console

from table.app import tell
from table.app.playing.header import Header
from table.app.playing.past import Past
from table.app.terminal.endings import lupusburg, tabula
from table.app.terminal.endings.recap import recap
from table.app.words import words
from table.cues import Phrase, phrase


def show(console: Console, header: Header, state: Any, past: Past, lang: str) -> None:
    """Print how the game ended and what really happened, night by night."""
    text = words(lang, header.children)
    for line in outcome(header, state.outcome):
        tell.on(console)(f"★ {text(line)}")
    if state.outcome is None:
        return
    ending = lupusburg if header.rules == "lupusburg" else tabula
    console.print()
    console.print(ending.table(header, state, text))
    console.print()
    console.print(recap(ending.nights(header, state, past, text), text))


def outcome(header: Header, final: Any) -> Iterator[Phrase]:
    """The side that won and, where one player does, who; nothing where there is no end yet."""
    if final is None:
        return
    if header.rules != "lupusburg":
        yield phrase(f"tabula-end-{final.winner}")
        return
    yield phrase(f"end-{final.winner}")
    for seat in final.winners:
        names = header.setup.names
        named = phrase("end-winner-named", name=names[seat - 1]) if names else None
        yield named or phrase("end-winner", seat=seat)
