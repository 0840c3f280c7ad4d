"""A game told again from its journal, secrets included.

The journal is fed through a fresh conductor, which does what it did then; nothing is guessed from
the trace. What comes out is a list of moments in order of time, the same for the terminal, a page
and the export.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from table import __version__, journal
from table.app import folders, rulesets
from table.app.playing.header import Header, decode
from table.app.playing.past import Past
from table.app.playing.voicing import durations
from table.app.retold import deeds
from table.app.retold.deeds.about import Told, subject
from table.app.retold.deeds.outside import happened
from table.app.words import words
from table.burgomaster import remarks
from table.burgomaster.commands import Command, Happened, Record, Said, Tell, Whispers
from table.burgomaster.conductor import Conductor
from table.burgomaster.entries import DECLINE, read
from table.burgomaster.inputs import AnyInput, Begin, Entry, Remark, Tick
from table.cues import Claw, Drum, Lamps, Ms, Phrase, Screen, Seat, Voice, phrase
from table.errors import ConfigError, IllegalInput, RecordError
from table.rules import lupusburg, tabula
from table.rules.moments import Public, Secret

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
    """What was said, chosen, told or done, as a sentence."""
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

    lang: str
    """The language it is told in."""
    header: Header
    moments: tuple[Moment, ...]
    state: Any
    """The rule set's own, as the journal leaves it."""
    past: Past
    """What everybody could know of, in order."""
    trace: bytes
    """The trace as it is now, line for line."""
    over: bool
    """Whether the game has ended, so that its secrets are nobody's any more."""
    whole: bool
    """Whether the journal holds the game to its end."""
    exact: bool | None
    """Whether the trace is byte for byte the one that was written; None where there is none."""

    @property
    def honesty(self) -> Phrase:
        """How far this is what happened, as a line of the desk."""
        made = self.header.program
        if self.over and not self.whole:
            return phrase("story-broken-off")
        if self.exact:
            return phrase("story-exact")
        if self.exact is None:
            return phrase("story-no-trace")
        if made != __version__:
            return phrase("story-other-version", made=made, version=__version__)
        return phrase("story-differs")


def find(name: str | None) -> Path:
    """The folder of a game: a path, the name of a folder among the games, or the one that ended last.

    :raises ConfigError: there is no such game, or it may be the service's, which cannot be read.
    """
    bases = folders.readable()
    if name is None:
        known = everything(bases)
        if known:
            return folders.last_ended(known) or known[-1]
        absent = phrase("replay-no-game")
    else:
        for folder in (Path(name), *(base / name for base in bases)):
            if folders.holds_game(folder):
                return folder
        absent = phrase("replay-not-found", name=name)
    shut = folders.shut()
    raise ConfigError(
        absent
        if shut is None
        else phrase("games-shut", path=str(shut), command=f"replay {name or ''}".strip())
    )


def everything(bases: Iterable[Path]) -> list[Path]:
    """All games in these folders, oldest first by name."""
    games = (f for base in bases if base.is_dir() for f in base.iterdir())
    return sorted(filter(folders.holds_game, games), key=lambda f: f.name)


def recording_of(folder: Path) -> journal.Recording:
    """What the game's journal holds.

    :raises RecordError: it cannot be read, or the disk took nothing of the game.
    """
    try:
        return journal.read(folder / folders.JOURNAL)
    except journal.BeforeGame as error:
        raise RecordError(phrase("replay-nothing-kept", path=str(folder))) from error


def retell(folder: Path, lang: str | None = None) -> Retold:
    """Tell a game again, in `lang` or in the language in which it was played.

    :raises RecordError: its journal cannot be read, or not by this version.
    """
    recording = recording_of(folder)
    header = decode(recording.header)
    lang = lang or header.lang
    try:
        conductor = rulesets.conductor(header, durations(header))
        teller = _Teller(header, conductor, lang)
        for t, given in journal.entries(recording, _DECODER):
            teller.input(t, given)
    except (ConfigError, IllegalInput, msgspec.ValidationError) as error:
        made = header.program
        raise RecordError(
            phrase("replay-other-version", made=made, version=__version__, reason=str(error))
        ) from error
    written = folder / folders.TRACE
    trace = b"".join(teller.trace)
    exact = written.read_bytes() == trace if written.is_file() else None
    whole = conductor.over
    over = whole or (folder / folders.RESULT).exists()
    state = conductor.script.state
    past = tuple(teller.past)
    return Retold(lang, header, teller.in_order(), state, past, trace, over, whole, exact)


class _Teller:
    """Turns inputs, and the commands they bring, into moments."""

    def __init__(self, header: Header, conductor: Conductor, lang: str) -> None:
        self.trace: list[bytes] = []
        self.past: list[tuple[Public, Any]] = []
        self._names = header.setup.names
        self._conductor = conductor
        self._moments: list[tuple[Moment, str]] = []  # each with the phase of what was said, or ""
        self._nights: list[tuple[Ms, int]] = []  # when each night was decided on
        self._text = words(lang, header.children)
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

    def _who(self, seat: Seat, role: str | None = None) -> str:
        who = subject(seat, self._names, role)
        return who if isinstance(who, str) else self._text(who)

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
                self._add(t, Kind.HAPPENED, self._text(happened(given, self._who)))
        commands = self._conductor.feed(t, given)[0]
        counts = all(command.counts for command in commands if isinstance(command, Record))
        if chosen is not None and counts:
            self._moments.append((chosen, ""))
        self._hear(commands)

    def _choice(self, t: Ms, seat: Seat, text: str) -> Moment | None:
        """What the entry means before it is fed; None where it answers nothing."""
        script = self._conductor.script
        by = self._by(seat)
        who = self._who(**by)
        asked = script.asked(seat)
        if asked is not None:
            choice = read(asked, text)
            line = self._deeds.chose(script.state, asked, choice, who, self._names)
            question = str(asked.question)
            return self._chose(t, line, question=question, typed=text, choice=choice, **by)
        if script.at_night:  # the others tap as well; this counts in the second chance alone
            again = phrase("story-again", who=who)
            return self._chose(t, again, typed=text, **by) if text == DECLINE else None
        setting_up = script.label.startswith("setup/")
        line = phrase("story-card-seen" if setting_up else "story-talked", who=who)
        return self._chose(t, line, typed=text, **by)

    def _chose(self, t: Ms, line: Phrase, **more: Any) -> Moment:
        return Moment(t, Part.SETUP, Kind.CHOSE, self._text(line), **more)

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
            case Said(t, remark):
                line = remarks.shown(remark, self._names)
                self._add(t, Kind.REMARK, self._text(line), seat=remark.seat)
            case Claw(t=t, house=int(house)):
                line = self._deeds.turned(house, self._names)
                self._add(t, Kind.CLAW, self._text(line), house=house)
            case Happened(t, event):
                self.past.append((event, self._conductor.script.state))
                if isinstance(event, lupusburg.NightFell | tabula.NightFell):
                    self._nights.append((t, event.night))
            case Tell(t, seat, Secret() as secret):
                self._told(t, seat, secret)
            case Whispers(t, _, faces):
                for secret_face in faces:
                    if secret_face is not None:
                        self._told(t, secret_face.seat, secret_face)
            case _:
                pass

    def _told(self, t: Ms, seat: Seat, secret: Secret) -> None:
        by = self._by(seat)
        told = self._beside(self._deeds.told(secret, self._names))
        line = phrase("story-told", who=self._who(**by), told=told)
        self._add(t, Kind.TOLD, self._text(line), **by)

    def _beside(self, line: Told) -> str:
        """What stood beside each other on a small screen, as one sentence: "You drew: 2, 7, 2"."""
        words, before = "", ""
        for said in line:
            kind = "" if isinstance(said, str) else said.key.partition("-")[0]
            if words:
                words += ", " if kind == before else ". " if kind in ("told", "story") else " "
            words += said if isinstance(said, str) else self._text(said)
            before = kind
        return words
