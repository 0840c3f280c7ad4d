"""Plays one situation with given secrets: the same history for the room, whatever is hidden.

It drives a conductor as the live table does: everything at the time it was scheduled for, a slot
closes before a late key. What everybody sees (bets, tokens, votes, the host) is drawn from the
public facts; what is hidden (the deal, cards, choices of the night, keys and their times) from the
twin's own secrets.
"""

from __future__ import annotations

import heapq
import itertools
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from msgspec import Struct

from table.audit.draw import Draw
from table.audit.game import Game
from table.audit.pads import MakePads, Pads
from table.audit.people import Doing, People, Press, Secrets
from table.audit.perceived import Perceived
from table.audit.situation import Act, Interruption, Situation
from table.burgomaster.commands import Command, Cut, Happened, Open, Perform, Record, Reply, Tell
from table.burgomaster.conductor import Conductor
from table.burgomaster.inputs import (
    Ambiguous,
    AnyInput,
    Begin,
    Entry,
    GoOn,
    Leave,
    Lifted,
    OpenEyes,
    Pause,
    PutBack,
    Redo,
    Repeat,
    Resumed,
    Tick,
)
from table.burgomaster.score import Durations
from table.burgomaster.script import Script
from table.burgomaster.setup import Setup
from table.cues import Lamps, Ms, Seat
from table.seats.keypad import Keypad

MakeScript: TypeAlias = Callable[[Setup, Situation], Script]
MakeConductor: TypeAlias = Callable[[Setup, Script, Durations], Conductor]

LONGEST: Final[Ms] = 4 * 3_600_000
"""A play that lasts longer has gone astray."""
LOSES: Final[Ms] = 400
"""Power that is cut may take what was written in the last moment with it."""


class Astray(Exception):
    """The play does not come to the audited night: the game ended before it."""


class Table(Struct, frozen=True):
    """What is under audit: how a script and a conductor are made, and how long phrases take."""

    game: Game
    durations: Durations
    script: MakeScript | None = None
    conductor: MakeConductor = Conductor
    pads: MakePads | None = None
    """Pads on which the keys of the audited night are pressed; None: what a key does is computed."""


class Play(Struct):
    """One play: what was perceived, and behind it what was hidden."""

    perceived: Perceived
    script: Script
    plain: frozenset[Seat]
    """Seats that hold nothing and behave alike in both twins."""
    labels: dict[str, bool]
    cause: str
    hands: tuple[Ms, ...]
    """When keys were pressed in the audited night: what the drum has to hide."""


def play(table: Table, situation: Situation, secrets: Secrets) -> Play:
    """Play until the first word of dawn; with `secrets.late`, until the dead are named.

    :raises Astray: with these secrets the game ends before.
    :raises DeviceError: a pad has died.
    """
    return Director(table, situation, secrets).play()


class Director:
    """One play in progress."""

    def __init__(self, table: Table, situation: Situation, secrets: Secrets) -> None:
        self._table = table
        self._game = table.game
        self._situation = situation
        self._secrets = secrets
        self._people = People(table.game, situation, secrets)
        self._setup = self._set_up()
        self._script, self._conductor = self._make()
        self._perceived = Perceived(
            self._conductor, situation.players, situation.night, self._game.blind
        )
        self._records: list[tuple[Ms, AnyInput]] = []
        self._order = itertools.count()
        self._waiting: list[tuple[Ms, int, AnyInput | Press | Interruption]] = []
        self._keypads = {seat: Keypad() for seat in self._seats}
        self._pads: Pads | None = None
        self._lamps: Lamps | None = None
        self._due: Ms | None = None
        self._now: Ms = 0
        self._interruptions = list(situation.interruptions)
        self._role = ""
        self._closes: Ms = 0
        self._acts: Counter[str] = Counter()
        self._story: list[str] = []
        self._hands: list[Ms] = []

    @property
    def _seats(self) -> range:
        return range(1, self._situation.players + 1)

    def _set_up(self) -> Setup:
        situation, secrets = self._situation, self._secrets
        deal = self._game.deal_seed(situation, secrets.own.sub("deal"), secrets.wish)
        names = tuple(f"Player {chr(64 + seat)}" for seat in self._seats)
        return Setup(
            players=situation.players,
            deal_seed=deal,
            public_seed=situation.public_seed,
            names=names if situation.named else (),
            second_chance=situation.second_chance,
        )

    def _make(self) -> tuple[Script, Conductor]:
        if self._table.script is None:
            script = self._game.script(self._setup, self._situation.options)
        else:
            script = self._table.script(self._setup, self._situation)
        return script, self._table.conductor(self._setup, script, self._table.durations)

    # Time

    def play(self) -> Play:
        """The whole play."""
        try:
            self._live()
            self._read_pads()
        except Astray:
            self._read_pads()  # where one has died, that is why: no secrets are to be drawn again
            raise
        finally:
            self._close_pads()
        labels = {
            **self._game.labels(self._script, self._situation),
            **self._own_labels(),
        }
        cause = "; ".join([self._game.cause(self._script), *self._story])
        return Play(
            self._perceived, self._script, self._people.plain, labels, cause, tuple(self._hands)
        )

    def _live(self) -> None:
        self._feed(0, Begin())
        while not self._done():
            if self._script.over or self._now > LONGEST:
                raise Astray
            self._step()

    def _done(self) -> bool:
        if self._perceived.ended is None:
            return False
        return self._secrets.late is None or not self._script.at_dawn

    def _step(self) -> None:
        waits = self._waiting[0][0] if self._waiting else None
        if self._pads is not None:
            following = min((t for t in (waits, self._due) if t is not None), default=LONGEST)
            tick = self._pads.due(following)
            if tick < following:
                for entry in self._pads.step(tick):
                    self._feed(tick, entry)
                return
        if waits is None or (self._due is not None and self._due <= waits):
            if self._due is None:
                raise Astray
            self._feed(self._due, Tick())
            return
        t, _, what = heapq.heappop(self._waiting)
        match what:
            case Interruption():
                self._interrupt(t, what)
            case (seat, key):
                if self._perceived.began is not None:
                    self._hands.append(t)
                if self._pads is not None:
                    self._pads.press(t, seat, key)
                    return
                text = self._keypads[seat].press(key)
                if text is not None:
                    self._feed(t, Entry(seat, text))
            case _:
                self._feed(t, what)

    def _later(self, t: Ms, what: AnyInput | Press | Interruption) -> None:
        heapq.heappush(self._waiting, (max(t, self._now), next(self._order), what))

    def _feed(self, t: Ms, given: AnyInput) -> None:
        in_slot = self._perceived.began is not None and t < self._closes
        called = in_slot and isinstance(given, Entry) and self._script.asked(given.seat) is not None
        commands, due = self._conductor.feed(t, given)
        self._now, self._due = max(t, self._now), due
        self._perceived.take(t, commands, due)
        self._put_pads(t)
        if self._pads is not None:
            self._pads.hear(t, commands)
        self._see_lamps(commands)
        for command in commands:
            self._react(command)
        if called and isinstance(given, Entry):
            self._note(t, given, commands)

    def _note(self, t: Ms, given: Entry, commands: list[Command]) -> None:
        """Keep what a called player did in the audited night."""
        taken = any(isinstance(c, Record) and c.input == given for c in commands)
        refused = any(
            isinstance(c, Tell) and isinstance(c.what, Reply) and not c.what.taken for c in commands
        )
        if taken or refused:
            self._acts[f"{self._role} {'acted' if taken else 'mistyped'}"] += 1
            verb = "chose" if taken else "mistyped"
            self._story.append(f"seat {given.seat} {verb} {given.text!r} at {t} ms")

    def _own_labels(self) -> dict[str, bool]:
        roles = {call.role for call in self._script.calls()}
        labels = {
            f"the {role} entered something": self._acts[f"{role} acted"] > 0 for role in roles
        }
        for role in roles:
            if self._acts[f"{role} acted"]:
                labels[f"the {role} changed the choice"] = self._acts[f"{role} acted"] > 1
            labels[f"the {role} mistyped"] = self._acts[f"{role} mistyped"] > 0
        return labels

    # The pads

    def _put_pads(self, t: Ms) -> None:
        """The audited night has begun, or goes on after a power cut: keys are pressed on pads."""
        heard = self._perceived
        if self._table.pads is not None and self._pads is None and heard.began is not None:
            players = self._situation.players
            self._pads = self._table.pads(self._conductor, players, self._lamps, t)

    def _see_lamps(self, commands: list[Command]) -> None:
        """Keep the last lamps cue for pads that are plugged in later."""
        for command in commands:
            if isinstance(command, Lamps):
                self._lamps = command

    def _read_pads(self) -> None:
        if self._pads is not None:
            self._perceived.drive(self._pads.driven())

    def _close_pads(self) -> None:
        pads, self._pads = self._pads, None
        if pads is not None:
            pads.close()

    # What the table does

    def _react(self, command: Command) -> None:
        match command:
            case Record(t, given):
                self._records.append((t, given))
            case Perform(score):
                night = bool(score.slots)
                if night and self._script.night == self._situation.night:
                    self._look()
                    self._do(self._people.too_early(self._script, score))
                    if self._interruptions:
                        act = self._interruptions.pop(0)
                        self._later(score.start + score.ms * act.permille // 1000, act)
                elif not night and self._script.at_dawn:
                    self._drop_keys()
            case Open() if command.phase.startswith("night/"):
                self._slot(command)
            case Open():
                self._do(self._people.by_day(self._script, command))
            case Cut() if self._secrets.late is not None:
                self._drop_keys()  # one meant for after a slot could fall into the slot repeated
            case Happened():
                self._people.look_at_cards(self._script)
            case _:
                pass

    def _slot(self, opened: Open) -> None:
        self._role = opened.phase.removeprefix("night/")
        self._closes = opened.until
        audited = self._perceived.began is not None
        if audited:
            self._look()
        for seat in opened.seats:
            self._keypads[seat].clear()
        self._do(self._people.by_night(self._script, opened, self._role, audited=audited))

    def _do(self, doings: Iterable[Doing]) -> None:
        for t, what in doings:
            self._later(t, what)

    def _drop_keys(self) -> None:
        """Night is over: nobody goes on pressing into the day."""
        self._waiting = [
            (t, n, what)
            for t, n, what in self._waiting
            if isinstance(what, PutBack) or not isinstance(what, tuple | Lifted | Ambiguous)
        ]
        heapq.heapify(self._waiting)

    def _look(self) -> None:
        self._perceived.look(self._now, tuple(sorted(self._people.plain)))

    # What the host does, and the power

    def _interrupt(self, t: Ms, what: Interruption) -> None:
        match what.act:
            case Act.PAUSE:
                self._feed(t, Pause())
                self._later(t + what.after, GoOn())
            case Act.REPEAT:
                self._feed(t, Repeat())
            case Act.REDO:
                self._feed(t, Redo())
            case Act.LEAVE:
                self._feed(t, Leave(what.seat))
            case Act.POWER_IN_PAUSE:
                self._feed(t, Pause())
                self._later(t + what.after, Interruption(Act.POWER, 0))
            case Act.MARK:
                self._feed(t, OpenEyes(what.seat))
            case Act.POWER:
                self._cut_power(t)

    def _cut_power(self, t: Ms) -> None:
        """A new conductor lives through the records again, but for the last ones, and goes on."""
        self._feed(t, Tick())
        loses = Draw(self._situation.public_seed, "public").below(LOSES, "power")
        kept = [record for record in self._records if record[0] <= t - loses]
        self._script, self._conductor = self._make()
        self._perceived.follow(self._conductor)
        self._read_pads()
        self._close_pads()
        for pad in self._keypads.values():
            pad.clear()
        self._drop_keys()
        for then, given in kept:
            commands, _ = self._conductor.feed(then, given)
            self._perceived.take(then, commands, None)
            self._see_lamps(commands)
        self._records = kept
        self._now = self._conductor.resumes_at
        self._feed(self._now, Resumed())
