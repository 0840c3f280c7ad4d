"""A conductor on a desk: time is pushed by hand, every command is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from table.burgomaster.commands import (
    Answered,
    Closed,
    Command,
    Cut,
    Happened,
    Open,
    Over,
    Perform,
    Record,
    Reply,
    Tell,
    Whispers,
)
from table.burgomaster.conductor import READY, Conductor
from table.burgomaster.entries import write
from table.burgomaster.inputs import AnyInput, Begin, Entry, Tick
from table.burgomaster.scripts.lupusburg import LupusburgScript
from table.burgomaster.setup import Setup
from table.cues import AnyCue, Claw, Drum, Lamps, Ms, Phrase, Screen, Seat, Voice
from table.rules.lupusburg import Options, Phase, State

C = TypeVar("C")

SAID: Ms = 1000
"""Every phrase takes a second to say on this desk."""


def one_second(said: Phrase) -> Ms:
    """Durations of a voice that needs a second for anything."""
    return SAID


def cue_of(command: Command) -> AnyCue | None:
    """The command, if the room perceives it."""
    return command if isinstance(command, Voice | Drum | Claw | Screen | Lamps) else None


def time_of(command: Command) -> Ms:
    """When a command happens; a score begins when it begins."""
    return command.score.start if isinstance(command, Perform) else command.t


class Desk:
    """One game. `commands` is everything so far; `give` and `run_to` also return what they brought."""

    def __init__(
        self,
        *,
        players: int = 4,
        deal_seed: int = 1,
        public_seed: int = 1,
        options: Any = None,
        durations: Callable[[Phrase], Ms] = one_second,
        begin: bool = True,
        **setup: object,
    ) -> None:
        self.setup = Setup(
            players=players,
            deal_seed=deal_seed,
            public_seed=public_seed,
            **setup,  # type: ignore[arg-type]  # a test names the fields of Setup
        )
        self.script = self._script(options)
        self.conductor = Conductor(self.setup, self.script, durations)
        self.commands: list[Command] = []
        self.now: Ms = 0
        self.due: Ms | None = None
        self.over = False
        self.told_until: Ms = 0
        self._opened: Open | None = None
        if begin:
            self.give(Begin())

    def _script(self, options: Any) -> Any:
        return LupusburgScript(self.setup, options or Options(players=self.setup.players))

    # Time and inputs

    def give(self, given: AnyInput, after: Ms = 0) -> list[Command]:
        """Hand in `given`, `after` ms from now; what came of it and of the time between."""
        self.now += after
        out, self.due = self.conductor.feed(self.now, given)
        self.commands += out
        for command in out:
            match command:
                case Open():
                    self._opened = command
                case Over():
                    self.over = True
                case Perform(score):
                    self.told_until = score.start + score.ms
                case Cut():
                    self.told_until = command.t
                    self._opened = None
                case Closed():
                    self._opened = None
                case _:
                    pass
        return out

    def types(self, seat: Seat, text: str, after: Ms = 0) -> list[Command]:
        """A seat types `text` and confirms."""
        return self.give(Entry(seat, text), after)

    def run_to(self, t: Ms) -> list[Command]:
        """Let time pass until `t`, stopping at everything that is due."""
        out: list[Command] = []
        while self.due is not None and self.due <= t:
            self.now = max(self.now, self.due)
            out += self.give(Tick())
        self.now = max(self.now, t)
        return out + self.give(Tick())

    def run_until(self, reached: Callable[[], bool]) -> None:
        """Let time pass until `reached`, or fail where nothing more comes by itself."""
        while not reached():
            assert self.due is not None, f"nothing more comes by itself at {self.label}"
            self.run_to(self.due)

    # Shortcuts through a game

    @property
    def state(self) -> State:
        state: State = self.script.state
        return state

    @property
    def label(self) -> str:
        return str(self.script.label)

    def to(self, phase: Phase) -> Desk:
        """Play on until the table waits in `phase` and has said everything."""
        for _ in range(2000):
            if not self.script.at_night:
                self.quiet()
            if self.state.phase is phase and (opened := self.opened()) and self._waits(opened):
                return self
            if self.conductor.over:
                break
            self._step()
        raise AssertionError(f"the game never came to {phase}")

    def _waits(self, opened: Open) -> bool:
        night = self.script.at_night
        return not night or (opened.phase == self.label and opened.t <= self.now < opened.until)

    def quiet(self) -> None:
        """Let time pass until everything that was begun has been said."""
        if self.told_until > self.now:
            self.run_to(self.told_until)

    def to_end(self) -> Desk:
        """Play on until the game is over and everything is said."""
        while not self.over:
            self._step()
        return self

    def _step(self) -> None:
        if self.script.at_night or self.conductor.over:
            for seat in self.script.present:
                asked = self.script.asked(seat)
                opened = self.opened()
                if asked is not None and opened and opened.phase == self.label:
                    self.types(seat, write(asked, asked.choices[-1:]), after=10)
            assert self.due is not None
            self.run_to(self.due)
            return
        self.quiet()
        waiting = self.script.waiting
        for seat in waiting:
            asked = self.script.asked(seat)
            if asked is not None:
                one = asked.choices[seat % len(asked.choices)]
                choice = () if asked.optional else (one,) * asked.count
                self.types(seat, write(asked, choice), after=10)
                if waiting != self.script.waiting:
                    return
            elif (opened := self.opened()) and opened.talk:
                self.types(seat, READY, after=10)
        if waiting == self.script.waiting and self.due is not None:
            self.run_to(self.due)

    # What came of it

    def all_of(self, kind: type[C]) -> list[C]:
        return [command for command in self.commands if isinstance(command, kind)]

    def opened(self) -> Open | None:
        """When somebody can act, if the table has begun to ask."""
        return self._opened

    def records(self) -> list[tuple[Ms, AnyInput]]:
        return [(record.t, record.input) for record in self.all_of(Record)]


def said(commands: Iterable[Command]) -> list[str]:
    """The keys of what the voice said."""
    return [command.phrase.key for command in commands if isinstance(command, Voice)]


def settled(commands: Iterable[Command]) -> list[str]:
    """The keys of what the voice is going to say, from the scores that were settled."""
    scores = [command.score for command in commands if isinstance(command, Perform)]
    return [cue.phrase.key for score in scores for cue in score.cues if isinstance(cue, Voice)]


def replies(commands: Iterable[Command], seat: Seat | None = None) -> list[tuple[bool, str]]:
    """(taken, key) of what seats were told about their entries."""
    return [
        (command.what.taken, command.what.phrase.key)
        for command in commands
        if isinstance(command, Tell)
        and isinstance(command.what, Reply)
        and seat in (None, command.seat)
    ]


def by_day(desk: Desk) -> list[Open]:
    """When seats were asked in the open."""
    return [opened for opened in desk.all_of(Open) if not opened.phase.startswith("night/")]


def assert_asked_aloud(desk: Desk) -> None:
    """Whoever could act by day could from the first word of the last sentence settled before."""
    assert by_day(desk), "nobody was asked anything by day"
    asking: Ms = 0
    for command in desk.commands:
        match command:
            case Perform(score):
                asking = max((c.t for c in score.cues if isinstance(c, Voice)), default=asking)
            case Open() if not command.phase.startswith("night/"):
                assert command.t == asking, f"{command} was not asked then"
                assert command.until > command.t
            case _:
                pass


def answers(commands: Iterable[Command]) -> list[tuple[bool, str]]:
    """(taken, key) of what the host was told."""
    return [(c.taken, c.phrase.key) for c in commands if isinstance(c, Answered)]


def in_public(commands: Iterable[Command]) -> list[Command]:
    """Everything but what is for one seat, or for the journal."""
    return [c for c in commands if not isinstance(c, Tell | Whispers | Record)]


__all__ = [
    "SAID",
    "Cut",
    "Desk",
    "Happened",
    "Over",
    "answers",
    "assert_asked_aloud",
    "by_day",
    "cue_of",
    "in_public",
    "one_second",
    "replies",
    "said",
    "settled",
    "time_of",
]
