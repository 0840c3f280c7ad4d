"""Runs a game: what comes in and what time it is, in; cues, private words and records, out.

There is no clock, no thread and no file here. `feed(now, input)` first does everything that was due
until `now`, each thing at the time it was scheduled for, and then takes the input; it returns the
commands and the time at which it wants to be fed next. A conductor that is fed late, or fed the
journal of an earlier evening, therefore does exactly the same.

How the room gets to know something is composed into scores before it begins (`score`); when a score
is settled nothing that anybody does can move it, only a correction by the host, in the open.
"""

from __future__ import annotations

from typing import Any

from table.burgomaster import remarks
from table.burgomaster.agenda import Agenda, Kind, Mark
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
    Said,
    Tell,
    Whispers,
)
from table.burgomaster.entries import BadEntry, read
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
from table.burgomaster.night import Night
from table.burgomaster.score import (
    Beat,
    Durations,
    asks_at,
    compose_day,
    with_countdown,
)
from table.burgomaster.script import Moments, Script, Window
from table.burgomaster.setup import Setup
from table.cues import Light, Ms, Phrase, Score, Screen, Seat, phrase
from table.errors import IllegalInput
from table.rules.moments import Public, Secret

READY = "A"
"""What is typed in a discussion to say that one is ready to vote."""


class Conductor:
    """One game, from the deal to the score."""

    def __init__(self, setup: Setup, script: Script, durations: Durations) -> None:
        self._setup = setup
        self._script = script
        self._durations = durations
        self._agenda = Agenda()
        self._free_at: Ms = 0
        self._beats: tuple[Beat, ...] = ()
        self._label = script.label
        self._window: Window | None = None
        self._opens_at: Ms = 0
        self._open = False
        """The window's question has begun, and answers are taken."""
        self._deadline: Ms = 0
        self._given: Ms = 0
        """What the host has added to the time of the present question."""
        self._ready: set[Seat] = set()
        self._begun = False
        self._heard_at: Ms = 0
        self._recorded_at: Ms = 0
        self._paused_at: Ms | None = None
        self._remaining: Ms | None = None
        self._night = Night(setup, script)

    # What can be seen

    @property
    def over(self) -> bool:
        """The rules have ended the game; its last words may still be to come."""
        return self._script.over

    @property
    def paused(self) -> bool:
        """The host has stopped the table."""
        return self._paused_at is not None

    @property
    def resumes_at(self) -> Ms:
        """When to feed `Resumed` after the power was cut: a function of public facts.

        By day that is the time of the last record, for the room saw it being made. In the night the
        last record may be a choice, so its time is a secret. Nothing ends before the next mark; the
        moment before it is the same whatever was typed or lifted since the last.
        """
        if self._night.plan is None:
            return self._recorded_at
        mark = self._agenda.next_mark
        return self._free_at if mark is None else mark - 1

    def public_view(self) -> Any:
        """The rule set's public view."""
        return self._script.public()

    def seat_view(self, seat: Seat) -> Any:
        """The rule set's view for one seat."""
        return self._script.view(seat)

    @property
    def script(self) -> Script:
        """The game itself, secrets included; for the record after the end."""
        return self._script

    # The one way in

    def feed(self, now: Ms, given: AnyInput) -> tuple[list[Command], Ms | None]:
        """Do what was due until `now`, then take `given`.

        Returns the commands in the order of their times and when to feed next (None: the evening
        is over, or paused). Input that makes no sense now is answered and changes nothing.
        """
        out: list[Command] = []
        while (item := self._agenda.pop_until(now)) is not None:
            if isinstance(item, Mark):
                self._reach(item, out)
            else:
                out.append(item)
        if not isinstance(given, Tick):
            self._take(now, given, out)
        return out, self._agenda.next_time

    def _take(self, now: Ms, given: AnyInput, out: list[Command]) -> None:
        match given:
            case Entry(seat, text):
                self._entry(now, seat, text, given, out)
            case Remark():
                self._remark(now, given, out)
            case Lifted() | PutBack() | Ambiguous():
                self._house(now, given, out)
            case Begin() if not self._begun:
                self._record(now, given, out)
                self._begun = True
                self._free_at = now
                self._go(now, self._script.begin(), out)
            case Resumed() if self._begun:
                self._record(now, given, out)
                self._cut(now, out)
                self._forget_heard()
                self._again(now, phrase("table-is-back"), out)
                self._paused_at = None
            case _:
                self._correct(now, given, out)

    # Marks

    def _reach(self, mark: Mark, out: list[Command]) -> None:
        match mark.kind:
            case Kind.OPENS:
                assert self._window is not None  # marked where a window was set
                # Written down, so that a table that comes back knows what was heard before it.
                self._record(mark.t, Tick(), out)
                self._open = True
                seats, talk = self._script.waiting, self._window.talk
                out.append(Open(mark.t, seats, self._deadline, self._label, talk))
            case Kind.SLOT_OPENS:
                # Written down, so that a table that comes back knows the call whoever typed in it.
                self._record(mark.t, Tick(), out)
                planned = self._night.open(mark.call)
                label = f"night/{planned.call.role}"
                out.append(Open(mark.t, self._script.present, planned.closes, label))
            case Kind.SLOT_CLOSES:
                self._record(mark.t, Tick(), out)
                self._close_slot(mark.t, out)
            case Kind.NIGHT_ENDS:
                self._record(mark.t, Tick(), out)
                self._end_night(mark.t, out)
            case Kind.DEADLINE:
                self._record(mark.t, Tick(), out)
                self._go(mark.t, self._script.close(), out)
            case Kind.REMINDER:
                assert mark.phrase is not None  # a reminder is a phrase
                self._perform(mark.t, (Beat(mark.phrase),), out)
            case Kind.OVER:
                self._record(mark.t, Tick(), out)
                out.append(Over(mark.t))

    # From one step to the next

    def _go(self, now: Ms, moments: Moments, out: list[Command]) -> None:
        """Something happened by day: tell it, then ask for what comes next."""
        public = self._publish(now, moments, out)
        self._enter(now, self._script.beats(public), out)

    def _publish(self, now: Ms, moments: Moments, out: list[Command]) -> list[Public]:
        public = [event for event in moments if isinstance(event, Public)]
        out.extend(Happened(now, event) for event in public)
        out.extend(Tell(now, event.seat, event) for event in moments if isinstance(event, Secret))
        return public

    def _enter(
        self,
        now: Ms,
        beats: tuple[Beat, ...],
        out: list[Command],
        limit: Ms | None = None,
        *,
        again: bool = False,
    ) -> None:
        """Tell the beats, then do what the state of the game asks for, perhaps the same `again`."""
        if not again:
            self._given = 0
        self._agenda.drop_marks()
        if self._open:
            out.append(Closed(now))
        self._beats = beats
        self._window = None
        self._open = False
        self._ready.clear()
        self._perform(now, beats, out)  # still under the name of the step that ends with it
        self._heard_at = self._free_at
        self._label = self._script.label
        if self._script.over:
            self._agenda.add(Mark(max(now, self._free_at), Kind.OVER))
        elif self._script.at_dawn:
            self._dawn(max(now, self._free_at), out)
        elif self._script.at_night:
            self._fall(max(now, self._free_at), 0, self._script.opening(), out)
        else:
            self._ask(now, limit, out)

    def _ask(self, now: Ms, limit: Ms | None, out: list[Command]) -> None:
        window = self._script.window()
        limit = window.limit + self._given if limit is None else limit
        waiting = self._script.waiting
        if len(waiting) == 1:
            asked = self._script.asked(waiting[0])
            if asked is not None and not asked.choices:
                limit = 0  # an option left this player nothing to choose
        asking = self._perform(now, self._script.question(), out, countdown=limit)
        asked_at = max(now, self._free_at)
        self._window = window
        self._opens_at = asked_at if asking is None else asks_at(asking)
        self._deadline = asked_at + limit
        self._mark_window(asked_at)

    def _mark_window(self, after: Ms) -> None:
        assert self._window is not None  # called where there is one
        if not self._open:
            self._agenda.add(Mark(self._opens_at, Kind.OPENS))
        self._agenda.add(Mark(self._deadline, Kind.DEADLINE))
        for before, said in self._window.reminders:
            if self._deadline - before > after:
                self._agenda.add(Mark(self._deadline - before, Kind.REMINDER, phrase=said))

    def _perform(
        self,
        now: Ms,
        beats: tuple[Beat, ...],
        out: list[Command],
        *,
        light: Light | None = None,
        countdown: Ms = 0,
    ) -> Score | None:
        """Schedule a day's ceremony after whatever is still being said; None where nothing is."""
        if not beats and light is None:
            return None
        start = max(now, self._free_at)
        label = self._label
        score = compose_day(beats, self._durations, start=start, label=label, light=light)
        if countdown:
            score = with_countdown(score, countdown, label)
        self._settle(score.start + score.ms, out, score)
        return score

    def _settle(self, free_at: Ms, out: list[Command], score: Score) -> None:
        self._free_at = free_at
        for cue in score.cues:
            self._agenda.add(cue)
        out.append(Perform(score))

    # The night

    def _fall(self, start: Ms, first: int, opening: Phrase, out: list[Command]) -> None:
        """Compose the night from its call number `first` on, and settle it."""
        if self._night.number != self._script.night:
            self._night = Night(self._setup, self._script, self._script.night)
        plan = self._night.compose(start, first, opening, self._durations)
        self._beats = ()
        for mark in self._night.marks():
            self._agenda.add(mark)
        self._settle(plan.score.start + plan.score.ms, out, plan.score)

    def _close_slot(self, t: Ms, out: list[Command]) -> None:
        faces = self._night.close()
        if faces is not None:
            out.append(Whispers(t, self._setup.pace.ms("whisper"), faces))

    def _end_night(self, t: Ms, out: list[Command]) -> None:
        if self._night.asked_again():
            self._fall(t, 0, phrase("night-asked-again"), out)
        else:
            self._dawn(t, out)

    def _dawn(self, t: Ms, out: list[Command]) -> None:
        """What may be said at dawn, in the order of RULES.md §3: disturbances, then the dead."""
        houses = self._night.watch.report()
        beats = [Beat(phrase("dawn"))]
        beats += [Beat(phrase("house-disturbed", house=house), big=house) for house in houses]
        if houses:
            beats.append(Beat(phrase("host-may-redo"), rest=self._setup.pace.ms("disturbed")))
        self._beats = ()
        self._label = "dawn"
        self._perform(t, tuple(beats), out, light=Light.ON)
        self._agenda.add(Mark(self._free_at, Kind.DEADLINE))

    def _present_call(self, now: Ms) -> int:
        """The number of the call being performed, or of the one in which the host paused the table."""
        return self._night.call_at(now if self._paused_at is None else self._paused_at)

    def _again(self, now: Ms, opening: Phrase, out: list[Command], limit: Ms | None = None) -> None:
        """Perform the present step again: an interrupted call from its beginning."""
        start = max(now, self._free_at)
        if self._night.plan is not None:
            call = self._present_call(now)
            self._night.back_to(call)
            self._fall(start, call, opening, out)
        elif self._script.at_dawn:
            self._perform(now, (Beat(opening),), out)
            self._dawn(self._free_at, out)
        else:
            beats = self._beats
            self._enter(now, (Beat(opening), *beats), out, limit, again=True)
            self._beats = beats

    # What seats type

    def _entry(self, now: Ms, seat: Seat, text: str, given: Entry, out: list[Command]) -> None:
        if seat not in self._script.present:
            return
        if self.paused:
            self._reply(now, seat, False, phrase("reply-paused"), out)
        elif self._night.plan is not None:
            self._night_entry(now, seat, text, given, out)
        elif not self._open:
            # Who knows the question before it is asked loses nothing by typing too early.
            soon = self._window is not None and seat in self._script.waiting
            self._reply(
                now, seat, False, phrase("reply-not-yet" if soon else "reply-not-asked"), out
            )
        elif self._window is not None and self._window.talk:
            self._talk_entry(now, seat, text, given, out)
        else:
            self._day_entry(now, seat, text, given, out)

    def _record(self, now: Ms, given: AnyInput, out: list[Command]) -> None:
        out.append(Record(now, given))
        self._recorded_at = now

    def _reply(self, now: Ms, seat: Seat, taken: bool, said: Phrase, out: list[Command]) -> None:
        out.append(Tell(now, seat, Reply(taken, said)))

    def _night_entry(
        self, now: Ms, seat: Seat, text: str, given: Entry, out: list[Command]
    ) -> None:
        reply, counts = self._night.answer(seat, text)
        if reply.taken:
            out.append(Record(now, given, counts))
        out.append(Tell(now, seat, reply))

    def _talk_entry(self, now: Ms, seat: Seat, text: str, given: Entry, out: list[Command]) -> None:
        if seat not in self._script.waiting:
            self._reply(now, seat, False, phrase("reply-not-asked"), out)
            return
        looking = self._label.startswith("setup/")  # at the own card, before anybody talks
        if text != READY:
            self._reply(now, seat, False, phrase("asked-seen" if looking else "reply-talk"), out)
            return
        self._record(now, given, out)
        self._ready.add(seat)
        self._reply(now, seat, True, phrase("reply-taken" if looking else "reply-ready"), out)
        if self._ready >= set(self._script.waiting):
            self._go(now, self._script.close(), out)

    def _remark(self, now: Ms, given: Remark, out: list[Command]) -> None:
        """Remarks are made while people talk, by those who may; any other is not heard."""
        if not self._open or self._window is None or not self._window.talk or self.paused:
            return
        if given.seat not in self._script.waiting or given.about not in self._script.present:
            return
        self._record(now, given, out)
        out.append(Said(now, given))
        title = remarks.shown(given, self._setup.names)
        out.append(Screen(t=now, phase=self._label, title=title, until=self._deadline))

    def _day_entry(self, now: Ms, seat: Seat, text: str, given: Entry, out: list[Command]) -> None:
        asked = self._script.asked(seat)
        if asked is None:
            self._reply(now, seat, False, phrase("reply-not-asked"), out)
            return
        before = self._script.sign
        try:
            moments = self._script.choose(seat, read(asked, text))
        except BadEntry as bad:
            self._reply(now, seat, False, bad.phrase, out)
            return
        except IllegalInput:
            self._reply(now, seat, False, phrase("reply-not-possible"), out)
            return
        self._record(now, given, out)
        self._reply(now, seat, True, phrase("reply-taken"), out)
        if self._script.sign != before:
            self._go(now, moments, out)

    # What the readers report

    def _house(self, now: Ms, given: Lifted | PutBack | Ambiguous, out: list[Command]) -> None:
        if self._night.plan is None:
            return  # by day owners may look at their own houses
        self._record(now, given, out)
        self._night.house(now, given)

    # What the host corrects

    def _correct(self, now: Ms, given: AnyInput, out: list[Command]) -> None:
        try:
            refused = self._corrected(now, given, out)
        except IllegalInput:
            refused = phrase("host-not-possible")
        taken = refused is None
        out.append(Answered(now, taken, phrase("host-done") if refused is None else refused))

    def _corrected(self, now: Ms, given: AnyInput, out: list[Command]) -> Phrase | None:
        """Do what the host asks; a phrase says why it is not possible."""
        if not self._begun or self._script.over:
            return phrase("host-not-possible")
        if self.paused and not isinstance(given, GoOn | Leave | Stop):
            return phrase("host-paused")
        match given:
            case Pause():
                self._pause(now, given, out)
            case GoOn():
                if not self.paused:
                    return phrase("host-not-paused")
                self._record(now, given, out)
                self._again(now, phrase("we-go-on"), out, self._remaining)
                self._paused_at = None
            case Repeat():
                self._record(now, given, out)
                self._cut(now, out)
                self._again(now, phrase("once-more"), out)
            case Extend(ms):
                if self._window is None or not 0 < ms <= 3_600_000:
                    return phrase("host-not-possible")
                self._record(now, given, out)
                self._extend(now, ms, out)
            case TakeBack():
                moments = self._script.take_back()
                self._record(now, given, out)
                self._go(now, moments, out)
            case Redo():
                moments = self._script.redo()
                self._record(now, given, out)
                self._cut(now, out)
                if self._night.plan is None:
                    self._night.watch.start_over()  # what dawn has announced is not announced twice
                self._night.plan = None
                public = self._publish(now, moments, out)
                self._enter(now, self._script.beats(public), out)
            case Leave(seat):
                self._leave(now, seat, given, out)
            case OpenEyes(seat):
                self._script.mark(seat)
                self._record(now, given, out)
            case Stop():
                moments = self._script.stop()
                self._record(now, given, out)
                self._cut(now, out)
                self._paused_at = None
                self._night.plan = None
                self._go(now, moments, out)
            case _:
                return phrase("host-not-possible")
        return None

    def _forget_heard(self) -> None:
        """What was told before a question is not told again once the question has begun."""
        if self._open:
            self._beats = ()

    def _cut(self, now: Ms, out: list[Command]) -> None:
        """What was still to be performed is void."""
        self._agenda.clear()
        self._night.open_call = None
        self._free_at = now
        out.append(Cut(now))

    def _pause(self, now: Ms, given: Pause, out: list[Command]) -> None:
        self._record(now, given, out)
        self._remaining = None
        if self._window is not None:  # of a question that is not yet said: all of it
            self._remaining = max(0, self._deadline - max(now, self._free_at))
        self._forget_heard()
        self._cut(now, out)
        self._paused_at = now
        self._perform(now, (Beat(phrase("paused")),), out)

    def _extend(self, now: Ms, ms: Ms, out: list[Command]) -> None:
        self._deadline += ms
        self._given += ms
        self._agenda.drop_marks()
        self._agenda.later(ms)  # a question still to come shows its count down after this one
        self._mark_window(now)
        title = phrase("screen-extended")
        self._agenda.add(Screen(t=now, phase=self._label, title=title, until=self._deadline))

    def _leave(self, now: Ms, seat: Seat, given: Leave, out: list[Command]) -> None:
        call = self._present_call(now) if self._night.plan is not None else None
        asked = set(self._script.waiting) if self._window is not None else set()
        moments = self._script.leave(seat)
        self._record(now, given, out)
        # What a pause or this leaving cut short is still to be told, and before it.
        at = now if self._paused_at is None else self._paused_at
        unheard = self._beats if at < self._heard_at else ()
        self._cut(now, out)
        self._paused_at = None
        public = self._publish(now, moments, out)
        beats = (*unheard, *self._script.beats(public))
        if call is None or not self._script.at_night:  # a death may have ended the game
            self._night.plan = None
            others = set(self._script.waiting)
            same = bool(others) and others <= asked and self._script.label == self._label
            self._enter(now, beats, out, again=same)
            return
        self._perform(now, beats, out)
        self._night.back_to(call)
        self._fall(self._free_at, call, phrase("night-goes-on"), out)
