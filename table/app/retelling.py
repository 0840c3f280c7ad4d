"""A finished or interrupted game told again from its journal, secrets included.

The journal is fed through a fresh conductor, which does what it did then; nothing is guessed from
the trace. What comes out is a list of moments in order of time, the same for the terminal, the page
and the export.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from table import __version__, journal
from table.app import folders, rulesets
from table.app.header import Header
from table.app.voicing import durations
from table.burgomaster.commands import Command, Open, Tell, Whispers
from table.burgomaster.inputs import AnyInput, Entry, Remark, Resumed, Tick
from table.cues import Claw, Drum, Lamps, Ms, Screen, Seat, Voice
from table.errors import ConfigError
from table.rules.moments import Secret
from table.seats.faces import Line
from table.speech.catalogue import Catalogue

_DECODER = msgspec.json.Decoder(tuple[int, AnyInput])


class Kind(enum.StrEnum):
    """What a moment of a retold game is."""

    SAID = "said"
    """The table said it, to everybody."""
    REMARK = "remark"
    """A player said it in the discussion."""
    CLAW = "claw"
    """The claw turned."""
    TYPED = "typed"
    """A seat typed it, in secret or in the open, and it counted."""
    TOLD = "told"
    """A seat was told it, and nobody else."""
    HOST = "host"
    """The host, a reader or the power: what came from outside and is no entry."""


class Moment(Struct, frozen=True, omit_defaults=True):
    """One moment of a retold game; `words` are in the game's own language."""

    t: Ms
    """Milliseconds of the game's clock."""
    phase: str
    """Where the game was, as in the trace."""
    kind: Kind
    words: str
    seat: Seat | None = None


class Retold(Struct, frozen=True):
    """A game told again."""

    header: Header
    moments: tuple[Moment, ...]
    trace: bytes
    """The trace as it is now, line for line."""
    over: bool
    exact: bool | None
    """Whether the trace is byte for byte the one that was written; None where there is none."""

    @property
    def honesty(self) -> str:
        """One sentence on how far this is what happened."""
        made = self.header.program
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
            "The cues differ from the trace beside the journal: the game was interrupted after its"
            " last input, or the trace was changed."
        )


def find(name: str | None) -> Path:
    """The folder of a game: a path, the name of a folder among the games, or the newest.

    :raises ConfigError: there is no such game.
    """
    if name is None:
        known = everything()
        if not known:
            raise ConfigError("There is no game yet: play one with 'burgomaster play'.")
        return known[-1]
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

    :raises RecordError: its journal cannot be read.
    """
    recording = journal.read(folder / folders.JOURNAL)
    header = msgspec.json.decode(recording.header, type=Header)
    records = tuple(journal.entries(recording, _DECODER))
    conductor = rulesets.conductor(header, durations(header))
    teller = _Teller(header)
    for t, given in records:
        commands, _ = conductor.feed(t, given)
        teller.input(t, given)
        for command in commands:
            teller.hear(command)
    written = folder / folders.TRACE
    trace = b"".join(teller.trace)
    exact = written.read_bytes() == trace if written.is_file() else None
    moments = sorted(teller.moments, key=lambda moment: moment.t)
    return Retold(header, tuple(moments), trace, conductor.over, exact)


class _Teller:
    """Turns inputs and commands into moments."""

    def __init__(self, header: Header) -> None:
        self.moments: list[Moment] = []
        self.trace: list[bytes] = []
        self._text = Catalogue.load(header.lang).text
        self._faces = rulesets.find(header.rules).faces
        self._phase = ""

    def _add(self, t: Ms, kind: Kind, words: str, seat: Seat | None = None) -> None:
        self.moments.append(Moment(t, self._phase, kind, words, seat))

    def input(self, t: Ms, given: AnyInput) -> None:
        match given:
            case Tick() | Remark():
                pass  # the time only; remarks are shown as cues
            case Entry(seat, text):
                self._add(t, Kind.TYPED, text, seat)
            case Resumed():
                self._add(t, Kind.HOST, "The table came back after it was switched off.")
            case _:
                self._add(t, Kind.HOST, str(msgspec.to_builtins(given)))

    def hear(self, command: Command) -> None:
        match command:
            case Voice(t=t, phase=phase, phrase=said):
                self._phase = phase
                if said.key != "count":
                    self._add(t, Kind.SAID, self._text(said))
            case Screen(t=t, title=title) if title.key.startswith("remark-"):
                seat = dict(title.args).get("seat")
                speaker = seat if isinstance(seat, int) else None
                self._add(t, Kind.REMARK, self._text(title), speaker)
            case Claw(t=t, house=int(house)):
                self._add(t, Kind.CLAW, str(house))
            case Open(phase=phase):
                self._phase = phase
            case Tell(t, seat, Secret() as secret):
                self._told(t, seat, secret)
            case Whispers(t, _, faces):
                for secret_face in faces:
                    if secret_face is not None:
                        self._told(t, secret_face.seat, secret_face)
            case _:
                pass
        if isinstance(command, Voice | Drum | Claw | Screen | Lamps):
            self.trace.append(msgspec.json.encode(command) + b"\n")

    def _told(self, t: Ms, seat: Seat, secret: Secret) -> None:
        line: Line = self._faces.told(secret)
        self._add(t, Kind.TOLD, " ".join(self._text(said) for said in line), seat)


def lines(retold: Retold) -> Iterator[str]:
    """The moments as lines to read, one each."""
    for moment in retold.moments:
        minutes, seconds = divmod(moment.t // 1000, 60)
        yield f"{minutes:3}:{seconds:02}  {_words(moment)}"


def _words(moment: Moment) -> str:
    match moment.kind:
        case Kind.SAID | Kind.REMARK:
            return moment.words
        case Kind.CLAW:
            return f"↻ {moment.words}"
        case Kind.TYPED:
            return f"    [seat {moment.seat} typed {moment.words or '#'}]"
        case Kind.TOLD:
            return f"    [seat {moment.seat} was told: {moment.words}]"
        case Kind.HOST:
            return f"    [{moment.words}]"


def as_text(retold: Retold) -> Iterator[str]:
    """The game as lines to read, with a blank line between its parts."""
    part = ""
    for moment, line in zip(retold.moments, lines(retold), strict=True):
        now = moment.phase.partition("/")[0]
        if part and now != part:
            yield ""
        part = now
        yield line


def as_json(retold: Retold) -> bytes:
    """The game as JSON: `docs/replay.md` describes it."""
    return msgspec.json.format(
        msgspec.json.encode(
            {
                "format": 1,
                "header": retold.header,
                "over": retold.over,
                "exact": retold.exact,
                "moments": retold.moments,
            }
        ),
        indent=2,
    )
