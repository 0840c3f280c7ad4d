"""A retold game as text for people and as JSON for programs, in the language it is told in."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from typing import Any

import msgspec
from msgspec import Struct
from rich.console import Console

from table.app import titles
from table.app.retold.retelling import Kind, Moment, Part, Retold
from table.app.terminal.endings import outcome, show
from table.app.words import words
from table.cues import Ms, Phrase, phrase
from table.speech.desk import Words

FORMAT = 1
"""Of the JSON, which `docs/replay.md` describes."""
WIDTH = 100
"""Columns of the tables at the end."""

_SIGNS = {
    Kind.SAID: "",
    Kind.REMARK: "",
    Kind.CLAW: "· ",
    Kind.HAPPENED: "· ",
    Kind.CHOSE: "    ",
    Kind.TOLD: "    ",
}
"""What stands before a line: what only one seat knew is set in."""


class Chapter(Struct, frozen=True):
    """A night, a day, or what comes before and after them."""

    title: str
    part: Part
    night: int
    t: Ms
    first: int
    """The index of its first moment."""


def _text(retold: Retold) -> Words:
    return words(retold.lang, retold.header.children)


def chapters(retold: Retold) -> tuple[Chapter, ...]:
    """The parts of the evening, in order."""
    text = _text(retold)
    found: list[Chapter] = []
    for index, moment in enumerate(retold.moments):
        if not found or (moment.part, moment.night) != (found[-1].part, found[-1].night):
            title = text(_title(moment.part, moment.night))
            found.append(Chapter(title, moment.part, moment.night, moment.t, index))
    return tuple(found)


def _title(part: Part, night: int) -> Phrase:
    match part:
        case Part.SETUP:
            return phrase("story-setup")
        case Part.NIGHT:
            return phrase("story-night", night=night)
        case Part.DAY:
            return phrase("story-day", night=night)
        case Part.END:
            return phrase("story-coins")


def lines(retold: Retold) -> Iterator[tuple[Moment | None, str]]:
    """The story line by line, each with its moment; headings and blank lines have none."""
    titles_at = {chapter.first: chapter.title for chapter in chapters(retold)}
    for index, moment in enumerate(retold.moments):
        if index in titles_at:
            if index:
                yield None, ""
            yield None, f"── {titles_at[index]} ──"
            yield None, ""
        minutes, seconds = divmod(moment.t // 1000, 60)
        yield moment, f"{minutes:4}:{seconds:02}  {_SIGNS[moment.kind]}{moment.words}"


def as_text(retold: Retold) -> str:
    """The whole story: moments, everything uncovered, and how far it is exact."""
    told = (line for _, line in lines(retold))
    return "\n".join((*told, ending(retold), "", honesty(retold)))


def ending(retold: Retold, width: int = WIDTH) -> str:
    """The cards, the points and the nights, as the table showed them when the game ended."""
    page = StringIO()
    console = Console(file=page, width=width, highlight=False, markup=False, emoji=False)
    show(console, retold.header, retold.state, retold.past, retold.lang)
    return "\n".join(line.rstrip() for line in page.getvalue().splitlines())


def honesty(retold: Retold) -> str:
    """How far the story is what happened, as a sentence."""
    return _text(retold)(retold.honesty)


def as_json(retold: Retold) -> bytes:
    """The game as JSON: `docs/replay.md` describes it."""
    text = _text(retold)
    header = retold.header
    rules = titles.title(header.rules, text)
    players = header.setup.players
    document: dict[str, Any] = {
        "format": FORMAT,
        "lang": retold.lang,
        "title": text(phrase("retold-game", rules=rules, players=players)),
        "header": header,
        "outcome": retold.state.outcome,
        "ended": " ".join(map(text, outcome(header, retold.state.outcome))),
        "whole": retold.whole,
        "exact": retold.exact,
        "honesty": honesty(retold),
        "chapters": chapters(retold),
        "moments": retold.moments,
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=2)
