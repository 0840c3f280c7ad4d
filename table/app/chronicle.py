"""A retold game as text for people and as JSON for programs."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from typing import Any

import msgspec
from rich.console import Console

from table.app.header import who
from table.app.retelling import Kind, Moment, Part, Retold
from table.app.terminal.endings import show
from table.app.voicing import catalogue_of

FORMAT = 1
"""Of the JSON, which `docs/replay.md` describes."""
WIDTH = 100
"""Columns of the table at the end."""


def lines(retold: Retold) -> Iterator[tuple[Moment | None, str]]:
    """The story line by line, each with its moment; headings and blank lines have none."""
    before: tuple[Part, int] | None = None
    for moment in retold.moments:
        chapter = (moment.part, moment.night)
        if chapter != before:
            if before is not None:
                yield None, ""
            yield None, _heading(*chapter)
            yield None, ""
            before = chapter
        minutes, seconds = divmod(moment.t // 1000, 60)
        yield moment, f"{minutes:4}:{seconds:02}  {_words(retold, moment)}"


def _heading(part: Part, night: int) -> str:
    match part:
        case Part.SETUP:
            title = "Before the first night"
        case Part.NIGHT:
            title = f"Night {night}"
        case Part.DAY:
            title = f"Day {night}"
        case Part.END:
            title = "The coins"
    return f"── {title} ──"


def _words(retold: Retold, moment: Moment) -> str:
    match moment.kind:
        case Kind.SAID | Kind.REMARK:
            return moment.words
        case Kind.CLAW | Kind.HAPPENED:
            return f"· {moment.words}"
        case Kind.CHOSE:
            return f"    {_name(retold, moment)} {moment.words}."
        case Kind.TOLD:
            return f"    {_name(retold, moment)} was told: “{moment.words}”"


def _name(retold: Retold, moment: Moment) -> str:
    assert moment.seat is not None  # a seat chooses, or is told
    name = who(retold.header, moment.seat)
    return f"{name} ({moment.role})" if moment.role else name


def as_text(retold: Retold) -> str:
    """The whole story: title, moments, everything uncovered, and how far it is exact."""
    told = (line for _, line in lines(retold))
    return "\n".join((*told, ending(retold), "", retold.honesty))


def ending(retold: Retold) -> str:
    """The cards and the points, as the table showed them when the game ended."""
    page = StringIO()
    console = Console(file=page, width=WIDTH, highlight=False, markup=False)
    show(console, retold.header, retold.state, catalogue_of(retold.header.lang).text)
    return "\n".join(line.rstrip() for line in page.getvalue().splitlines())


def as_json(retold: Retold) -> bytes:
    """The game as JSON: `docs/replay.md` describes it."""
    document: dict[str, Any] = {
        "format": FORMAT,
        "header": retold.header,
        "outcome": retold.state.outcome,
        "whole": retold.whole,
        "exact": retold.exact,
        "honesty": retold.honesty,
        "moments": retold.moments,
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=2)
