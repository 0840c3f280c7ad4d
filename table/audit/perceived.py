"""What could be perceived while a night was played, in streams that can be compared."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import msgspec

from table.audit.pads import Driven
from table.burgomaster.commands import (
    Command,
    Happened,
    Perform,
    Record,
    Tell,
    Whispers,
)
from table.burgomaster.conductor import Conductor
from table.cues import AnyCue, Claw, Drum, Lamps, Ms, Score, Screen, Seat, Voice
from table.rules.moments import Secret

CUES: Final = (Voice, Drum, Claw, Screen, Lamps)
DAWN: Final = "dawn"

_encode = msgspec.json.Encoder().encode


class Seen(NamedTuple):
    """One thing that could be perceived at `t`; `text` is its exact form."""

    t: Ms
    what: str
    text: bytes

    def __str__(self) -> str:
        return f"{self.what} at {self.t} ms: {self.text.decode()}"


class SeenScore(NamedTuple):
    """A stretch of the evening that was settled; compared by its digest."""

    t: Ms
    what: str
    text: bytes
    score: Score

    def __str__(self) -> str:
        return f"{self.what} at {self.t} ms, digest {self.text.decode()}"

    def unlike(self, other: SeenScore) -> str:
        """The score, and its first cue that the other score has not."""
        cues = (cue for cue in self.score.cues if cue not in other.score.cues)
        cue = next(cues, None)
        return f"{self}, with {_encode(cue).decode()}" if cue is not None else str(self)


class Perceived:
    """Collects one play.

    `streams` holds what the room hears and sees ("room"), the public page ("page"), when the table
    wants to be woken next ("deadline"), and what each seat's private screen is sent ("seat 3");
    `pads`, where there are any, what lamp, buzzer and display of each did.
    """

    def __init__(
        self, conductor: Conductor, players: int, night: int, blind: Callable[[Any], Any]
    ) -> None:
        self.streams: dict[str, list[Seen | SeenScore]] = {"room": [], "page": [], "deadline": []}
        for seat in range(1, players + 1):
            self.streams[f"seat {seat}"] = []
        self.pads: dict[Seat, list[Seen]] = {}
        self.cues: list[AnyCue] = []
        """The cues of the audited night, until the first word of dawn."""
        self.scores: list[Score] = []
        """What was settled in the audited night, dawn left out."""
        self.whispers: list[Whispers] = []
        self.happened: list[bytes] = []
        """Public events of the rules, without their times."""
        self.began: Ms | None = None
        """When the audited night fell."""
        self.ended: Ms | None = None
        """When the first word of dawn was said."""
        self._players = players
        self._night = night
        self._blind = blind
        self._page = b""
        self._due: Ms | None = -1
        self.follow(conductor)

    def follow(self, conductor: Conductor) -> None:
        """From now on this conductor runs the game."""
        self._conductor = conductor

    def take(self, now: Ms, commands: list[Command], due: Ms | None) -> None:
        """The commands of one feed, and when the conductor wants the next one."""
        for command in commands:
            if self.ended is None:
                self._command(command)
            elif isinstance(command, Happened):
                self.happened.append(_encode(command.event))
        if self.ended is not None:
            return  # what dawn says may tell something
        page = _encode((self._conductor.paused, self._conductor.public_view()))
        if page != self._page:
            self._page = page
            self._add("page", now, "public page", page)
        if due != self._due:
            self._due = due
            self._add("deadline", now, "next deadline", _encode(due))

    def look(self, now: Ms, seats: tuple[Seat, ...]) -> None:
        """Note the private screens of `seats`, without what was told to them in the past."""
        for seat in seats:
            view = self._blind(self._conductor.seat_view(seat))
            self._add(f"seat {seat}", now, f"private screen of seat {seat}", _encode(view))

    def drive(self, driven: Mapping[Seat, list[Driven]]) -> None:
        """What the pins of the pads did, up to the first word of dawn."""
        for seat, steps in driven.items():
            pad = self.pads.setdefault(seat, [])
            for step in steps:
                if self.ended is None or step.t <= self.ended:
                    pad.append(Seen(step.t, step.what, str(step.value).encode()))

    # One command

    def _add(self, stream: str, t: Ms, what: str, text: bytes) -> None:
        self.streams[stream].append(Seen(t, what, text))

    def _command(self, command: Command) -> None:
        match command:
            case Record():
                pass  # for the journal alone
            case Tell(t, seat, what):
                # What a seat is told by day is its own (a card shown, coins drawn): only that it is.
                text = type(what).__name__.encode() if isinstance(what, Secret) else _encode(what)
                self._add(f"seat {seat}", t, f"message to seat {seat}", text)
            case Whispers(t, ms, faces):
                self._whisper(command)
                self._add("room", t, "whisper", _encode((ms, len(faces))))
            case Perform(score):
                self._score(score)
            case Happened(t, event):
                self.happened.append(_encode(event))
                self._add("room", t, "event", _encode(event))
            case Voice() | Drum() | Claw() | Screen() | Lamps():
                self._cue(command)
            case _:  # whatever else there is, or will be, is for everybody
                name = type(command).__name__.lower()
                self._add("room", command.t, name, _encode(command))

    def _cue(self, cue: AnyCue) -> None:
        what = f"{type(cue).__name__.lower()} cue in {cue.phase}"
        self._add("room", cue.t, what, _encode(cue))
        if self.began is not None and self.ended is None:
            self.cues.append(cue)
            if cue.phase == DAWN and isinstance(cue, Voice):
                self.ended = cue.t

    def _score(self, score: Score) -> None:
        if score.cues and score.cues[0].phase == DAWN:
            # How long dawn's first stretch lasts may tell: it announces disturbed houses.
            self._add("room", score.start, "dawn begins", b"")
            return
        if self.began is None and score.slots and self._conductor.script.night == self._night:
            self.began = score.start
        digest = blake2b(_encode(score), digest_size=16).hexdigest()
        seen = SeenScore(score.start, f"score of {score.ms} ms", digest.encode(), score)
        self.streams["room"].append(seen)
        if self.began is not None and self.ended is None:
            self.scores.append(score)

    def _whisper(self, whispers: Whispers) -> None:
        if self.began is not None:
            self.whispers.append(whispers)
        for seat in range(1, self._players + 1):
            face = whispers.faces[seat - 1] if seat <= len(whispers.faces) else None
            self._add(f"seat {seat}", whispers.t, f"whisper to seat {seat}", _encode(face))
