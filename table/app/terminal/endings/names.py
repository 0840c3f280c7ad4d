"""Who is meant, and what happened to whom in the dark, in the language of the table."""

from __future__ import annotations

from collections.abc import Callable

from table.app.header import Header
from table.cues import Phrase, Seat, phrase

Words = Callable[[Phrase], str]


def who(header: Header, seat: Seat, text: Words) -> str:
    """A player's name, or the seat."""
    names = header.setup.names
    return names[seat - 1] if names else text(phrase("terminal-seat", seat=seat))


def secret(night: int, actor: str, role: Phrase, about: str, text: Words) -> str:
    """One line of what happened: signs stand where other languages would need a case."""
    return f"{text(phrase('terminal-night', night=night))} {actor} ({text(role)}) → {about}"
