"""A live game of bots with its files, on a disk that a test can spoil, and without a sound card."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import msgspec
from games import header as header_of

from table import journal
from table.app import folders, rulesets
from table.app.playing import game, instant
from table.app.playing.evening import Evening, Hear
from table.app.playing.header import Header
from table.app.playing.live import LiveTable
from table.app.playing.trace import Trace
from table.app.playing.troubles import Troubles
from table.app.playing.voicing import durations
from table.burgomaster.commands import Command
from table.burgomaster.inputs import AnyInput
from table.cues import Claw, Drum, Lamps, Ms, Screen, Voice
from table.journal import Ack, Disk

SPEED = 3000
"""Game seconds a second: a game of a quarter of an hour in a third of a second, if nobody stalls."""

Meanwhile = Callable[[LiveTable], Any]


class Game:
    """One game, played to its end by `play`."""

    def __init__(
        self,
        folder: Path,
        header: Header,
        *,
        disk: Disk | None = None,
        patience: Ms = 500,
        retry: Ms = 20,
        closing: Ms = 5000,
        hear: Iterable[Hear] = (),
        speed: float = SPEED,
    ) -> None:
        self.folder = folder
        self.header = header
        self.said: list[str] = []
        self.acks: list[Future[Ack]] = []
        self.accepted: list[tuple[Ms, AnyInput]] = []
        self._disk = disk
        self._patience = patience
        self._retry = retry
        self._closing = closing
        self._hear = tuple(hear)
        self._speed = speed
        self.evening: Evening | None = None

    async def play(self, meanwhile: Meanwhile | None = None) -> None:
        """Play to the end; `meanwhile` is called with the table as the game begins."""
        say = Troubles(self.said.append)
        tail = journal.create(self.folder / folders.JOURNAL, self.header, disk=self._disk)
        book = journal.Journal(tail, on_trouble=say, patience=self._patience, retry=self._retry)
        trace = Trace(self.folder / folders.TRACE, say, disk=self._disk)

        def accept(t: Ms, given: AnyInput) -> Future[Ack]:
            self.accepted.append((t, given))
            self.acks.append(book.append(journal.entry(t, given)))
            return self.acks[-1]

        conductor = rulesets.conductor(self.header, durations(self.header))
        evening = self.evening = Evening(
            self.header,
            conductor,
            accept=accept,
            hear=(trace, *self._hear),
            bots=game.bot_seats(self.header),
        )
        evening.begin()
        table = LiveTable(evening, self._speed)
        try:
            if meanwhile is not None:
                meanwhile(table)
            await table.play()
        finally:
            await asyncio.to_thread(trace.close)
            await asyncio.to_thread(book.close, self._closing)

    def run(self, meanwhile: Meanwhile | None = None) -> Game:
        """`play`, in a loop of its own."""
        asyncio.run(self.play(meanwhile))
        return self

    def until_said(self, words: str) -> None:
        """Wait until a sentence with these words has been told; the clock goes on meanwhile."""
        end = time.monotonic() + 60
        while not any(words in sentence for sentence in self.said):
            assert time.monotonic() < end, f"{words} was never told: {self.said}"
            time.sleep(0.001)

    @property
    def recorded(self) -> tuple[bytes, ...]:
        """What is in the journal now."""
        return journal.read(self.folder / folders.JOURNAL).records

    @property
    def accepted_payloads(self) -> tuple[bytes, ...]:
        """What should be in it."""
        return tuple(journal.entry(t, given) for t, given in self.accepted)

    @property
    def trace(self) -> bytes:
        """What is in the trace now."""
        return (self.folder / folders.TRACE).read_bytes()


def undisturbed(header: Header) -> bytes:
    """The trace of the same game at once, on no disk at all."""
    lines: list[bytes] = []

    def hear(command: Command) -> None:
        if isinstance(command, Voice | Drum | Claw | Screen | Lamps):
            lines.append(msgspec.json.encode(command) + b"\n")

    evening = Evening(
        header,
        rulesets.conductor(header, durations(header)),
        accept=lambda t, given: None,
        hear=[hear],
        bots=game.bot_seats(header),
    )
    evening.begin()
    instant.play(evening)
    return b"".join(lines)


__all__ = ["SPEED", "Game", "header_of", "undisturbed"]
