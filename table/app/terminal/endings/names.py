"""Who is meant, in the language of the reader."""

from __future__ import annotations

from table.app.playing.header import Header
from table.cues import Phrase, Seat, phrase
from table.speech.desk import Words


def who(header: Header, seat: Seat, text: Words) -> str:
    """A player's name, or the seat."""
    names = header.setup.names
    return names[seat - 1] if names else text(phrase("terminal-seat", seat=seat))


def known(header: Header, seat: Seat, role: Phrase, text: Words) -> str:
    """The player with what the seat secretly was."""
    return f"{who(header, seat, text)} ({text(role)})"
