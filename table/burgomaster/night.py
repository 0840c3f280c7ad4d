"""The night that is being performed: its plan, the open call, what was lifted, who is answered how."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from table.burgomaster.agenda import Kind, Mark
from table.burgomaster.commands import Reply
from table.burgomaster.entries import DECLINE, BadEntry, read
from table.burgomaster.inputs import Ambiguous, Lifted, PutBack
from table.burgomaster.score import (
    Call,
    Durations,
    NightPlan,
    PlannedCall,
    compose_night,
    drum_pattern,
)
from table.burgomaster.script import Script
from table.burgomaster.setup import Setup
from table.burgomaster.watch import HouseWatch
from table.cues import Ms, Phrase, Seat, phrase
from table.errors import IllegalInput
from table.rules.moments import Secret

SECOND_CHANCE: Final = Call("second-chance", 8000)
"""Every pad is asked for #; D asks for the night's calls again (RULES.md §3, Second chance)."""


class Night:
    """One night, from the first composition of its score to dawn, repeats and redoings included.

    `plan` is None by day. Nothing here emits a cue: the conductor does.
    """

    def __init__(self, setup: Setup, script: Script, number: int = 0) -> None:
        self.number = number
        self.plan: NightPlan | None = None
        self.open_call: PlannedCall | None = None
        self.closed = 0
        """How many calls have been closed, those before a repeated one included."""
        self.watch = HouseWatch()
        self._setup = setup
        self._script = script
        self._first = 0
        self._attempt = 0
        self._by_hand = False
        self._chance_used = False
        self._wants_again = False

    # The score

    def calls(self) -> tuple[Call, ...]:
        """The night's calls: the rule set's and, where it is played and still to come, the chance."""
        calls = self._script.calls()
        if self._setup.second_chance and not self._chance_used:
            return (*calls, SECOND_CHANCE)
        return calls

    def compose(self, start: Ms, first: int, opening: Phrase, durations: Durations) -> NightPlan:
        """The score from call number `first` on; it becomes the plan. Each composition drums anew."""
        self.plan = compose_night(
            self.calls()[first:],
            durations,
            start=start,
            pattern=drum_pattern(self._setup.public_seed, self.number, self._attempt),
            whisper=self._setup.pace.ms("whisper"),
            opening=opening,
        )
        self._attempt += 1
        self._first = first
        self.closed = first
        self.open_call = None
        return self.plan

    def marks(self) -> Iterator[Mark]:
        """The moments of the plan at which something opens, closes or ends."""
        assert self.plan is not None  # asked of a composed night alone
        for i, call in enumerate(self.plan.calls):
            yield Mark(call.opens, Kind.SLOT_OPENS, i)
            yield Mark(call.closes, Kind.SLOT_CLOSES, i)
        yield Mark(self.plan.score.start + self.plan.score.ms, Kind.NIGHT_ENDS)

    def call_at(self, t: Ms) -> int:
        """The number of the call that is performed at `t`; before the first one, the first."""
        assert self.plan is not None  # asked of a composed night alone
        begun = sum(call.begins <= t for call in self.plan.calls)
        return self._first + max(0, begun - 1)

    def back_to(self, call: int) -> None:
        """Bring the rules back to a call of this night; what was learned stays learned."""
        if self.closed > call:
            self._script.redo()
            for _ in range(call):
                self._script.close()

    # The slots

    def open(self, call: int) -> PlannedCall:
        """The slot of the plan's call number `call` opens."""
        assert self.plan is not None  # slots are marked by a plan
        self.open_call = self.plan.calls[call]
        return self.open_call

    def close(self) -> tuple[Secret | None, ...] | None:
        """The open slot closes; what to whisper at each seat, if this call whispers."""
        planned = self.open_call
        assert planned is not None  # a slot opens before it closes
        self.open_call = None
        self.closed += 1
        if planned.call is SECOND_CHANCE:
            return None
        told = {event.seat: event for event in self._script.close() if isinstance(event, Secret)}
        if not planned.call.whisper:
            return None
        return tuple(told.get(seat) for seat in range(1, self._setup.players + 1))

    def asked_again(self) -> bool:
        """At the night's end: whether somebody has asked for the calls again, which is used up then."""
        self.plan = None
        if not self._wants_again:
            return False
        self._chance_used = True
        self._wants_again = False
        self._script.redo()
        return True

    # What seats type

    def answer(self, seat: Seat, text: str) -> tuple[Reply, bool]:
        """The reply to an entry, and whether the entry counts.

        Every seat gets the reply that the called one would get; only the called one's counts.
        """
        if self.open_call is None:
            return Reply(False, phrase("reply-late")), False
        call = self.open_call.call
        taken = Reply(True, phrase("reply-taken"))
        if call is SECOND_CHANCE:
            asks = text == DECLINE and not self._wants_again
            self._wants_again = self._wants_again or asks
            return taken, asks
        try:
            chosen = read(self._script.night_asked(seat, call), text)
            if self._script.asked(seat) is None or (call.lifts and self._by_hand):
                return taken, False
            self._script.choose(seat, chosen)
        except BadEntry as bad:
            return Reply(False, bad.phrase), False
        except IllegalInput:
            return Reply(False, phrase("reply-not-possible")), False
        return taken, True

    # What the readers report

    def house(self, now: Ms, given: Lifted | PutBack | Ambiguous) -> None:
        """A house is lifted, put back, or something else than the house is there."""
        match given:
            case PutBack(house):
                self.watch.put_back(house)
            case Ambiguous(house):
                self.watch.ambiguous(house)
            case Lifted(house):
                assert self.plan is not None  # by day nobody asks
                planned = next((c for c in self.plan.calls if c.begins <= now < c.ends), None)
                in_call = planned is not None and planned.call.lifts
                if self.watch.lifted(house, in_call) and planned is self.open_call:
                    self._by_hand = True
                    self._script.lifted(house)
