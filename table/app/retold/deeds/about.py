"""A sentence about a player: with names it is another line of the catalogue than without."""

from __future__ import annotations

from typing import TypeAlias

from table.cues import Phrase, Seat, phrase

Told: TypeAlias = tuple[Phrase | str, ...]
"""What a small screen showed side by side: lines of the catalogue, and names."""


def about(seat: Seat, names: tuple[str, ...], bare: str, named: str, **more: str) -> Phrase:
    """The line `named` with the player's name, or where nobody has one `bare` with the seat."""
    if names:
        return phrase(named, name=names[seat - 1], **more)
    return phrase(bare, seat=seat, **more)


def subject(seat: Seat, names: tuple[str, ...], role: str | None = None) -> Phrase | str:
    """What a sentence begins with: the name, or the seat, and the role in brackets."""
    if role is not None:
        return about(seat, names, "story-seat-role", "story-name-role", role=role)
    return names[seat - 1] if names else phrase("story-seat", seat=seat)
