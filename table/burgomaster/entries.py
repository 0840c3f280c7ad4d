"""Reading what was typed on a pad as an answer to a question.

A number names a house or a seat. Letters A, B, C name the first, second, third of at most three
things that can be chosen, one letter for each token or card. D declines.
"""

from __future__ import annotations

from typing import Protocol

from table.cues import Phrase, Seat, phrase
from table.errors import IllegalInput

LETTERS = "ABC"
DECLINE = "D"


class Asked(Protocol):
    """What a rule set's `Prompt` looks like from here."""

    @property
    def seat(self) -> Seat: ...
    @property
    def question(self) -> str: ...
    @property
    def choices(self) -> tuple[int, ...]: ...
    @property
    def optional(self) -> bool: ...
    @property
    def count(self) -> int: ...
    @property
    def letters(self) -> tuple[int, ...]:
        """What the letters name; empty: the choices."""


class BadEntry(IllegalInput):
    """An entry that does not answer the question; `phrase` says why, for the seat's own screen."""

    def __init__(self, text: str, why: Phrase) -> None:
        super().__init__(f"{text!r}: {why.key}")
        self.phrase = why


def read(asked: Asked, text: str) -> tuple[int, ...]:
    """The choices that `text` names; empty if it declines.

    :raises BadEntry: with the phrase that tells the player what to type instead.
    """
    named = asked.letters or asked.choices
    if text == DECLINE:
        if asked.optional:
            return ()
        raise BadEntry(text, phrase("reply-must-choose"))
    if text.isascii() and text.isdigit():
        chosen: tuple[int, ...] = (int(text),) * asked.count if len(text) <= 3 else (0,)
        if asked.count > 1:
            raise BadEntry(text, phrase("reply-letters", n=asked.count))
    elif text and all(letter in LETTERS[: len(named)] for letter in text):
        if len(named) > len(LETTERS):
            raise BadEntry(text, phrase("reply-number"))
        chosen = tuple(named[LETTERS.index(letter)] for letter in text)
        if len(chosen) != asked.count:
            raise BadEntry(text, phrase("reply-letters", n=asked.count))
    else:
        raise BadEntry(text, phrase("reply-senseless"))
    if any(choice not in asked.choices for choice in chosen):
        raise BadEntry(text, phrase("reply-not-possible"))
    return chosen


def write(asked: Asked, chosen: tuple[int, ...]) -> str:
    """What to type to choose so: the inverse of `read`, for bots and tests."""
    if not chosen:
        return DECLINE
    if asked.count == 1:
        return str(chosen[0])
    named = asked.letters or asked.choices
    return "".join(LETTERS[named.index(choice)] for choice in chosen)
