"""A game told again from its journal, secrets included.

The journal is fed through a fresh conductor, which does what it did then; nothing is guessed from
the trace. What comes out is a list of moments in order of time, the same for the terminal, a page
and the export.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from table import __version__, journal
from table.app import deeds, folders, rulesets
from table.app.header import Header, decode, who
from table.app.voicing import catalogue_of, durations
from table.burgomaster.commands import Command, Happened, Record, Tell, Whispers
from table.burgomaster.conductor import Conductor
from table.burgomaster.entries import DECLINE, read
from table.burgomaster.inputs import (
    Ambiguous,
    AnyInput,
    Begin,
    Entry,
    Extend,
    GoOn,
    Leave,
    Lifted,
    OpenEyes,
    Pause,
    PutBack,
    Redo,
    Remark,
    Repeat,
    Resumed,
    Stop,
    TakeBack,
    Tick,
)
from table.cues import Claw, Drum, Lamps, Ms, Screen, Seat, Voice
from table.errors import ConfigError, IllegalInput, RecordError
from table.rules import lupusburg, tabula
from table.rules.moments import Secret

_DECODER = msgspec.json.Decoder(tuple[int, AnyInput])


class Kind(enum.StrEnum):
    """What a moment of a retold game is."""

    SAID = "said"
    """The table said it, to everybody."""
    REMARK = "remark"
    """A player said it in the discussion."""
    CLAW = "claw"
    """The claw turned."""
    CHOSE = "chose"
    """A seat typed it, in secret or in the open, and it counted."""
    TOLD = "told"
    """A seat was told it, and nobody else."""
    HAPPENED = "happened"
    """The host, a reader or the power: what came from outside and is no choice."""


class Part(enum.StrEnum):
    """The parts of an evening."""

    SETUP = "setup"
    NIGHT = "night"
    DAY = "day"
    """From dawn on."""
    END = "end"


_PARTS = {
    "setup": Part.SETUP, "night": Part.NIGHT, "dawn": Part.DAY, "day": Part.DAY, "end": Part.END
}  # fmt: skip
"""The part of the evening, by the first word of a cue's phase."""


class Moment(Struct, frozen=True, omit_defaults=True):
    """One moment of a retold game."""

    t: Ms
    """Milliseconds of the game's clock."""
    part: Part
    kind: Kind
    words: str
    """What was said, in the game's own language; what was done, in English."""
    night: int = 0
    """The number of the night or of the day after it; 0 before the first."""
    seat: Seat | None = None
    """Who spoke, chose or was told."""
    role: str | None = None
    """What the seat secretly was then; None: nothing but a townsman, or not dealt yet."""
    house: int | None = None
    """Where the claw turned: a house or, in Lupus in Tabula, a seat."""
    question: str | None = None
    """What was asked, by the rule set's own name."""
    typed: str | None = None
    choice: tuple[int, ...] | None = None
    """What the typed text meant: houses, seats, coins or codes; empty: declined."""


class Retold(Struct, frozen=True):
    """A game told again."""

    header: Header
    moments: tuple[Moment, ...]
    state: Any
    """The rule set's own, as the journal leaves it."""
    trace: bytes
    """The trace as it is now, line for line."""
    over: bool
    """Whether the game has ended, so that its secrets are nobody's any more."""
    whole: bool
    """Whether the journal holds the game to its end."""
    exact: bool | None
    """Whether the trace is byte for byte the one that was written; None where there is none."""

    @property
    def honesty(self) -> str:
        """One sentence on how far this is what happened."""
        made = self.header.program
        if self.over and not self.whole:
            return "The disk did not take the end of the journal: the story breaks off before it."
        if self.exact:
            return "This is the evening as it was: every cue is the same to the byte."
        if self.exact is None:
            return "There is no trace beside the journal to compare with."
        if made != __version__:
            return (
                f"The game was played with version {made}; version {__version__} cannot replay it"
                " exactly. The inputs are as they were, what follows from them may differ."
            )
        return (
            "The cues differ from the trace beside the journal: the trace breaks off, or it was"
            " changed. The journal is what counts."
        )


def find(name: str | None) -> Path:
    """The folder of a game: a path, the name of a folder among the games, or the one that ended last.

    :raises ConfigError: there is no such game.
    """
    if name is None:
        known = everything()
        if not known:
            raise ConfigError("There is no game yet: play one with 'burgomaster play'.")
        ended = folders.newest_finished(None)
        return known[-1] if ended is None else ended
    for folder in (Path(name), folders.games() / name):
        if (folder / folders.JOURNAL).is_file():
            return folder
    raise ConfigError(f"There is no game '{name}'; 'burgomaster games' lists those there are.")


def everything() -> list[Path]:
    """All games in the folder of games, oldest first by name."""
    base = folders.games()
    if not base.is_dir():
        return []
    return sorted(f for f in base.iterdir() if (f / folders.JOURNAL).is_file())


def retell(folder: Path) -> Retold:
    """Tell a game again.

    :raises RecordError: its journal cannot be read, or not by this version.
    """
    recording = journal.read(folder / folders.JOURNAL)
    header = decode(recording.header)
    try:
        conductor = rulesets.conductor(header, durations(header))
        teller = _Teller(header, conductor)
        for t, given in journal.entries(recording, _DECODER):
            teller.input(t, given)
    except (ConfigError, IllegalInput, msgspec.ValidationError) as error:
        raise RecordError(
            f"The game was played with version {header.program}; version {__version__} cannot"
            f" replay it ({error}): use the version that played it."
        ) from error
    written = folder / folders.TRACE
    trace = b"".join(teller.trace)
    exact = written.read_bytes() == trace if written.is_file() else None
    whole = conductor.over
    over = whole or (folder / folders.RESULT).exists()
    state = conductor.script.state
    return Retold(header, teller.in_order(), state, trace, over, whole, exact)


class _Teller:
    """Turns inputs, and the commands they bring, into moments."""

    def __init__(self, header: Header, conductor: Conductor) -> None:
        self.trace: list[bytes] = []
        self._header = header
        self._conductor = conductor
        self._moments: list[tuple[Moment, str]] = []  # each with the phase of what was said, or ""
        self._nights: list[tuple[Ms, int]] = []  # when each night was decided on
        self._text = catalogue_of(header.lang).text
        self._faces = rulesets.find(header.rules).faces
        self._deeds = deeds.of(header.rules)

    def in_order(self) -> tuple[Moment, ...]:
        """All moments by time; a part of the evening begins with what the table says in it."""
        part, night = Part.SETUP, 0
        ordered = []
        for moment, phase in sorted(self._moments, key=lambda each: each[0].t):
            if phase:
                said_in = _PARTS[phase.partition("/")[0]]
                if said_in is Part.NIGHT and part is not Part.NIGHT:
                    night = max((n for t, n in self._nights if t <= moment.t), default=night)
                part = said_in
            ordered.append(replace(moment, part=part, night=night))
        return tuple(ordered)

    def _add(self, t: Ms, kind: Kind, words: str, *, phase: str = "", **more: Any) -> None:
        self._moments.append((Moment(t, Part.SETUP, kind, words, **more), phase))

    def _by(self, seat: Seat) -> dict[str, Any]:
        held = self._deeds.holds(self._conductor.script.state, seat)
        return {"seat": seat, "role": None if held is None else self._text(held)}

    # What came in

    def input(self, t: Ms, given: AnyInput) -> None:
        """Feed what was recorded, and hear what comes of it."""
        # What was due until then comes first, so that the choice meets the question it answered.
        self._hear(self._conductor.feed(t, Tick())[0])
        chosen: Moment | None = None
        match given:
            case Tick() | Remark() | Begin():
                pass  # the time only; remarks are shown as cues
            case Entry(seat, text):
                chosen = self._choice(t, seat, text)
            case _:
                words = _happened(given, lambda seat: who(self._header, seat))
                self._add(t, Kind.HAPPENED, words)
        commands = self._conductor.feed(t, given)[0]
        counts = all(command.counts for command in commands if isinstance(command, Record))
        if chosen is not None and counts:
            self._moments.append((chosen, ""))
        self._hear(commands)

    def _choice(self, t: Ms, seat: Seat, text: str) -> Moment | None:
        """What the entry means before it is fed; None where it answers nothing."""
        script = self._conductor.script
        by = self._by(seat)
        asked = script.asked(seat)
        if asked is not None:
            choice = read(asked, text)
            words = self._deeds.chose(script.state, asked, choice, partial(who, self._header))
            question = str(asked.question)
            return _chose(t, words, question=question, typed=text, choice=choice, **by)
        if script.at_night:  # the others tap as well; this counts in the second chance alone
            words = "asked for the calls again, in secret"
            return _chose(t, words, typed=text, **by) if text == DECLINE else None
        setting_up = script.label.startswith("setup/")
        words = "had seen the card" if setting_up else "had said enough"
        return _chose(t, words, typed=text, **by)

    # What came of it

    def _hear(self, commands: Iterable[Command]) -> None:
        for command in commands:
            if isinstance(command, Voice | Drum | Claw | Screen | Lamps):
                self.trace.append(msgspec.json.encode(command) + b"\n")
            self._tell(command)

    def _tell(self, command: Command) -> None:
        match command:
            case Voice(t=t, phase=phase, phrase=said):
                if said.key != "count":
                    self._add(t, Kind.SAID, self._text(said), phase=phase)
            case Screen(t=t, title=title) if title.key.startswith("remark-"):
                speaker = dict(title.args)["seat"]
                self._add(t, Kind.REMARK, self._text(title), seat=speaker)
            case Claw(t=t, house=int(house)):
                self._add(t, Kind.CLAW, f"The claw turned to {house}.", house=house)
            case Happened(t, lupusburg.NightFell(night) | tabula.NightFell(night)):
                self._nights.append((t, night))
            case Tell(t, seat, Secret() as secret):
                self._told(t, seat, secret)
            case Whispers(t, _, faces):
                for secret_face in faces:
                    if secret_face is not None:
                        self._told(t, secret_face.seat, secret_face)
            case _:
                pass

    def _told(self, t: Ms, seat: Seat, secret: Secret) -> None:
        words = " ".join(self._text(said) for said in self._faces.told(secret))
        self._add(t, Kind.TOLD, words, **self._by(seat))


def _chose(t: Ms, words: str, **more: Any) -> Moment:
    return Moment(t, Part.SETUP, Kind.CHOSE, words, **more)


def _happened(given: AnyInput, name: Callable[[Seat], str]) -> str:
    """What came from outside and is no choice, in words."""
    match given:
        case Pause():
            return "The host stopped the table."
        case GoOn():
            return "The host let the table go on."
        case Repeat():
            return "The host had the last part repeated."
        case Extend(ms):
            return f"The host gave {ms // 1000} seconds more."
        case TakeBack():
            return "The host took the last open vote back."
        case Redo():
            return "The host had the night played again."
        case Leave(seat):
            return f"{name(seat)} left the game."
        case OpenEyes(seat):
            return f"The host saw that {name(seat)} had the eyes open."
        case Stop():
            return "The host ended the game."
        case Resumed():
            return "The table came back after it was switched off."
        case Lifted(house):
            return f"House {house} was lifted."
        case PutBack(house):
            return f"House {house} was put back."
        case Ambiguous(house):
            return f"What stood at house {house} could not be told."
        case Begin() | Tick() | Entry() | Remark():
            raise TypeError(f"{type(given).__name__} is told elsewhere")
