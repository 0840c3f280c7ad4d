"""What a seat's private screen says: lines of phrases, so that each seat can read its own language."""

from __future__ import annotations

from typing import TypeAlias

from table.cues import Phrase

Line: TypeAlias = tuple[Phrase, ...]
"""Phrases that stand beside each other."""
