"""Plays one game from its header to its result: files, bots, story, and the loop that fits."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from rich.console import Console

from table import journal
from table.app import folders, instant, result, rulesets
from table.app.evening import Evening, Hear
from table.app.header import Header
from table.app.live import LiveTable
from table.app.terminal import host, keys
from table.app.terminal.endings import show
from table.app.terminal.seat import TerminalSeat
from table.app.terminal.story import Story
from table.app.trace import Trace
from table.burgomaster.inputs import AnyInput, Tick
from table.burgomaster.score import Durations
from table.cues import Ms, Phrase, Seat
from table.rules.chance import below
from table.seats import bots
from table.speech.catalogue import Catalogue
from table.speech.lengths import reference_ms

Records = Iterable[tuple[Ms, AnyInput]]
_DECODER = msgspec.json.Decoder(tuple[int, AnyInput])


class Place(Struct, frozen=True):
    """A game's folder with its open journal, and what is in it already."""

    folder: Path
    header: Header
    tail: journal.Tail
    records: tuple[tuple[Ms, AnyInput], ...] | None = None
    """The inputs of an interrupted game; None for a new one."""


def begin(folder: Path, header: Header) -> Place:
    """Make the folder of a new game. A finished game that lies there is replaced.

    :raises DeviceError: the folder cannot be written.
    :raises RecordError: an unfinished game lies there.
    """
    folders.make(folder)
    if (folder / folders.RESULT).exists():
        (folder / folders.JOURNAL).unlink(missing_ok=True)
        (folder / folders.RESULT).unlink()
    return Place(folder, header, journal.create(folder / folders.JOURNAL, header))


def reopen(folder: Path) -> Place:
    """Open an interrupted game again.

    :raises RecordError: its journal cannot be read, or is in use.
    """
    recording, tail = journal.resume(folder / folders.JOURNAL)
    header = msgspec.json.decode(recording.header, type=Header)
    return Place(folder, header, tail, tuple(journal.entries(recording, _DECODER)))


def bot_seats(header: Header) -> dict[Seat, bots.Bot]:
    """A bot for every seat without a person."""
    seed = below(2**63, header.setup.deal_seed, "bots")
    return {
        seat: bots.make(header.rules, header.bots, seat, seed)
        for seat in range(1, header.setup.players + 1)
        if seat not in header.people
    }


def play(place: Place, console: Console) -> dict[str, Any]:
    """Play the game to its end and write the result, which is returned."""
    header = place.header
    text = Catalogue.load(header.lang).text
    trace = Trace(place.folder / folders.TRACE)
    try:
        if header.speed is None:
            evening = _play_at_once(place, trace, console)
        else:
            evening = asyncio.run(_play_live(place, header.speed, trace, console, text))
    finally:
        trace.close()
    state = evening.conductor.script.state  # type: ignore[attr-defined]
    assert evening.over_at is not None  # both loops end with the game
    final = result.of(header, state.outcome, evening.over_at)
    result.write(place.folder / folders.RESULT, final)
    show(console, header, state, text)
    return final


def durations(lang: str) -> Durations:
    """How long the reference voice of a language takes for each phrase, remembered."""
    catalogue = Catalogue.load(lang)
    return cache(lambda said: reference_ms(said, catalogue))


def _evening(place: Place, **parts: Any) -> Evening:
    conductor = rulesets.conductor(place.header, durations(place.header.lang))
    return Evening(place.header, conductor, bots=bot_seats(place.header), **parts)


def _start(evening: Evening, records: Records | None) -> None:
    if records is None:
        evening.begin()
        return
    records = tuple(records)
    if not records:  # the power went between the header and the deal
        evening.begin()
        return
    evening.fold(records)
    if evening.over_at is None:
        evening.resume()


def _play_at_once(place: Place, trace: Trace, console: Console) -> Evening:
    book = journal.PlainJournal(place.tail, on_trouble=console.print)

    def accept(t: Ms, given: AnyInput) -> None:
        book.append(journal.entry(t, given))
        if isinstance(given, Tick):  # a step of the game has ended
            book.mark()

    try:
        evening = _evening(place, accept=accept, hear=[trace])
        _start(evening, place.records)
        instant.play(evening)
    finally:
        book.close()
    return evening


async def _play_live(
    place: Place,
    speed: float,
    trace: Trace,
    console: Console,
    text: Callable[[Phrase], str],
) -> Evening:
    header = place.header
    book = journal.Journal(place.tail, on_trouble=console.print)

    def accept(t: Ms, given: AnyInput) -> Future[Any]:
        # An asyncio future does for callers here what a concurrent one does: done, and callbacks.
        return asyncio.wrap_future(book.append(journal.entry(t, given)))  # type: ignore[return-value]

    hear: list[Hear] = [trace, Story(console, text)]
    evening = _evening(place, accept=accept, hear=hear)
    with ExitStack() as stack:
        stack.callback(book.close)
        table: LiveTable | None = None
        seat: TerminalSeat | None = None

        def on_key(key: str) -> None:
            if table is None or (seat is not None and seat.key(key)):
                return
            asked = host.correction(key, evening.conductor.paused)
            if asked is not None:
                table.give(asked)

        for number in header.people:
            seat = TerminalSeat(
                console,
                number,
                text,
                rulesets.find(header.rules).faces,
                lambda n=number: evening.conductor.seat_view(n),  # type: ignore[misc]
                lambda entry: table.give(entry) if table else None,
            )
            evening.sit(number, seat)
            stack.enter_context(seat)
        if sys.stdin.isatty() and sys.stdout.isatty():
            console.print(host.HELP, style="dim")
            stack.enter_context(keys.listening(on_key))
        _start(evening, place.records)
        table = LiveTable(evening, speed)
        await table.play()
    return evening
