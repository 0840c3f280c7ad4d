"""Tables that leak, each in one way that some moderator program out there leaks.

Every one is the real conductor or script with a single fault built in. The audit must catch each;
if one of them stops being caught, it is the audit that is broken.
"""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from table.audit.director import Table
from table.audit.games import GAMES
from table.audit.situation import Situation
from table.burgomaster.agenda import Kind, Mark
from table.burgomaster.commands import Command, Record, Reply, Tell, Whispers
from table.burgomaster.conductor import Conductor
from table.burgomaster.inputs import Entry
from table.burgomaster.night import SECOND_CHANCE
from table.burgomaster.score import CLAW_MS, Call, Durations
from table.burgomaster.script import Script
from table.burgomaster.scripts.lupusburg import LupusburgScript
from table.burgomaster.setup import Setup
from table.cues import Claw, Lamps, Light, Ms, Seat, Voice, phrase
from table.rules.lupusburg import Phase
from table.speech.catalogue import Catalogue
from table.speech.lengths import reference_ms


@cache
def durations() -> Durations:
    catalogue = Catalogue.load("en")
    return cache(lambda said: reference_ms(said, catalogue))


def honest(rules: str = "lupusburg") -> Table:
    """The real table."""
    return Table(GAMES[rules], durations())


class SkipsTheDead(LupusburgScript):
    """A dead Thief is not called any more."""

    def calls(self) -> tuple[Call, ...]:
        calls = super().calls()
        if self.state.living(self.state.thief):
            return calls
        if self.state.phase is Phase.THIEF:
            self.close()
        return calls[1:]


class _Watching(Conductor):
    """Calls `_typed` after every entry of the night that the called player made."""

    def _night_entry(
        self, now: Ms, seat: Seat, text: str, given: Entry, out: list[Command]
    ) -> None:
        called = self._script.asked(seat) is not None
        before = len(out)
        super()._night_entry(now, seat, text, given, out)
        planned = self._night.open_call
        if called and planned is not None and planned.call is not SECOND_CHANCE:
            new = out[before:]
            refused = any(isinstance(c, Tell) and c.what == _refusal(c) for c in new)
            if any(isinstance(c, Record) for c in new):
                self._typed(now, planned.call, out)
            elif refused:
                self._refused(now, planned.call, out)

    def _typed(self, now: Ms, call: Call, out: list[Command]) -> None:
        """The called player has chosen."""

    def _refused(self, now: Ms, call: Call, out: list[Command]) -> None:
        """The called player has mistyped."""


def _refusal(told: Tell) -> Reply | None:
    return told.what if isinstance(told.what, Reply) and not told.what.taken else None


class EndsWithTheChoice(_Watching):
    """A slot ends as soon as the called player has chosen."""

    def _typed(self, now: Ms, call: Call, out: list[Command]) -> None:
        following = self._night.closed + 1
        self._close_slot(now, out)
        self._cut(now, out)
        if following < len(self._night.calls()):
            self._fall(now, following, phrase("night-goes-on"), out)
        else:
            self._agenda.add(Mark(now, Kind.NIGHT_ENDS))


class SpeaksLongerForYes(Conductor):
    """The good answer takes a longer sentence."""

    def _close_slot(self, t: Ms, out: list[Command]) -> None:
        label = f"night/{self._night.open_call.call.role}" if self._night.open_call else ""
        before = len(out)
        super()._close_slot(t, out)
        for command in out[before:]:
            if isinstance(command, Whispers) and any(map(_is_yes, command.faces)):
                said = phrase("thumb-up")
                self._agenda.add(Voice(t=t, phase=label, phrase=said, ms=1500))


def _is_yes(face: object) -> bool:
    return bool(getattr(face, "chest", False) or getattr(face, "wolf", False))


class FeedsBack(_Watching):
    """The pad that is pressed shows that its key has counted."""

    def _typed(self, now: Ms, call: Call, out: list[Command]) -> None:
        out.append(Lamps(t=now, phase=f"night/{call.role}", light=Light.DIM, buzz=20))


class ClawMovesEarly(Conductor):
    """The claw turns when the Werewolf's count is over, not at dawn."""

    def _close_slot(self, t: Ms, out: list[Command]) -> None:
        role = self._night.open_call.call.role if self._night.open_call else ""
        super()._close_slot(t, out)
        assert isinstance(self._script, LupusburgScript)
        house = self._script.state.claw
        if role == "werewolf" and house is not None:
            self._agenda.add(Claw(t=t, phase="night/werewolf", house=house, ms=CLAW_MS))


class CountsLateKeys(Conductor):
    """An entry that comes between two slots counts in the next one."""

    def __init__(self, setup: Setup, script: Script, durations: Durations) -> None:
        super().__init__(setup, script, durations)
        self._kept: list[Entry] = []

    def _night_entry(
        self, now: Ms, seat: Seat, text: str, given: Entry, out: list[Command]
    ) -> None:
        if self._night.open_call is None:
            self._kept.append(given)
        super()._night_entry(now, seat, text, given, out)

    def _reach(self, mark: Mark, out: list[Command]) -> None:
        super()._reach(mark, out)
        if mark.kind is Kind.SLOT_OPENS:
            kept, self._kept = self._kept, []
            for given in kept:
                super()._night_entry(mark.t, given.seat, given.text, given, out)


class StretchesForRetries(_Watching):
    """Whoever mistypes gets the call again, once."""

    def __init__(self, setup: Setup, script: Script, durations: Durations) -> None:
        super().__init__(setup, script, durations)
        self._stretched: set[tuple[int, int]] = set()

    def _refused(self, now: Ms, call: Call, out: list[Command]) -> None:
        number = self._night.closed
        if (self._night.number, number) not in self._stretched:
            self._stretched.add((self._night.number, number))
            self._cut(now, out)
            self._fall(now, number, phrase("once-more"), out)


def drums_from_the_deal(setup: Setup, script: Script, durations: Durations) -> Conductor:
    """One seed for what is hidden and for what is heard."""
    return Conductor(replace(setup, public_seed=setup.deal_seed), script, durations)


def skips_the_dead(setup: Setup, situation: Situation) -> Script:
    return SkipsTheDead(setup, situation.options)
