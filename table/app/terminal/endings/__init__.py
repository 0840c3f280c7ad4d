"""The end in the terminal, one file a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Console

from table.app.header import Header
from table.app.terminal.endings import lupusburg, tabula
from table.cues import Phrase


def show(console: Console, header: Header, state: Any, text: Callable[[Phrase], str]) -> None:
    """Print how the game ended and what really happened."""
    ending = lupusburg if header.rules == "lupusburg" else tabula
    ending.show(console, header, state, text)
