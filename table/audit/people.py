"""What the people at the table do: in the open from the public facts, hidden from their secrets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from msgspec import Struct

from table.audit.draw import Draw
from table.audit.game import Game
from table.audit.hands import Key, Late, Window, chooses, early, hammers, late
from table.audit.situation import Situation
from table.burgomaster.commands import Open
from table.burgomaster.conductor import READY
from table.burgomaster.entries import DECLINE, Asked, write
from table.burgomaster.inputs import Ambiguous, AnyInput, Entry, Leave, Lifted, PutBack
from table.burgomaster.night import SECOND_CHANCE
from table.burgomaster.script import Script
from table.cues import Ms, Score, Seat

Press: TypeAlias = tuple[Seat, str]
"""A key on a seat's pad."""
Doing: TypeAlias = tuple[Ms, AnyInput | Press]

REACTS: Final[Ms] = 400
"""By day nobody answers sooner."""


class Secrets(Struct, frozen=True):
    """One twin's secrets."""

    own: Draw
    shared: Draw
    """For what seats do that hold nothing: in both twins the same."""
    wish: str = ""
    late: Late | None = None


class People:
    """Everybody at the table. What they do is told at the moment they are asked for it."""

    def __init__(self, game: Game, situation: Situation, secrets: Secrets) -> None:
        self._game = game
        self._situation = situation
        self._secrets = secrets
        self._public = Draw(situation.public_seed, "public")
        self._asked = 0
        self.plain: frozenset[Seat] = frozenset()
        """Seats that hold nothing and behave alike in both twins."""

    def look_at_cards(self, script: Script) -> None:
        """Everybody sees what they hold."""
        seats = range(1, self._situation.players + 1)
        plain = (seat for seat in seats if self._game.is_plain(script, seat))
        self.plain = frozenset(s for s in plain if self._secrets.shared.percent(60, "alike", s))

    def _hidden(self, seat: Seat) -> Draw:
        """The chance that a seat's hidden doings hang on."""
        draw = self._secrets.shared if seat in self.plain else self._secrets.own
        return draw.sub("seat", seat, self._asked)

    # By day

    def by_day(self, script: Script, opened: Open) -> Iterator[Doing]:
        """Answers to what the table asks in the open: when they come is public."""
        self._asked += 1
        if opened.talk:
            yield from self._talk(script, opened)
            return
        for seat in opened.seats:
            asked = script.asked(seat)
            draw = self._public.sub("day", self._asked, seat)
            if asked is None or not asked.choices or draw.percent(3, "misses it"):
                continue
            at = opened.t + draw.between(REACTS, 6000, "at")
            yield at, Entry(seat, write(asked, self._chosen(asked, script.night, draw)))

    def _talk(self, script: Script, opened: Open) -> Iterator[Doing]:
        leaver = self._situation.leaver
        if leaver and script.night == 1 and leaver in script.present:
            yield opened.t + 3000, Leave(leaver)
        for seat in opened.seats:
            at = self._public.between(REACTS, 9000, "ready", self._asked, seat)
            yield opened.t + at, Entry(seat, READY)

    def _chosen(self, asked: Asked, day: int, draw: Draw) -> tuple[int, ...]:
        if self._game.is_secret(asked):
            hidden = self._hidden(asked.seat)
            return tuple(hidden.pick(asked.choices, "chooses", i) for i in range(asked.count))
        return self._game.by_day(self._situation, asked, day, draw)

    # By night

    def too_early(self, script: Script, score: Score) -> Iterator[Doing]:
        """Some cannot wait for their call: keys before each slot of the audited night opens."""
        opens = {slot.phase: slot.t for slot in reversed(score.slots)}
        for phase, t in opens.items():
            for seat in script.present:
                draw = self._hidden(seat).sub(phase)
                tried = self._secrets.late is Late.OUTSIDE and seat not in self.plain
                if tried or draw.percent(20, "keen"):
                    keys = early(draw, t, self._game.highest(self._situation))
                    yield from ((at, (seat, key)) for at, key in keys)

    def by_night(
        self, script: Script, opened: Open, role: str, *, audited: bool
    ) -> Iterator[Doing]:
        """A slot opens: everybody taps, the called ones choose, hands lift houses."""
        self._asked += 1
        for seat in opened.seats:
            for t, key in self._keys(script, opened, role, seat, audited):
                yield t, (seat, key)
        if role == SECOND_CHANCE.role and self._situation.asked_again:
            yield from self._ask_again(opened)
        if self._situation.readers and audited:
            yield from self._lift_anything(opened)
        elif self._situation.readers and any(c.lifts for c in script.calls() if c.role == role):
            yield from self._peek(script, opened)

    def _keys(
        self, script: Script, opened: Open, role: str, seat: Seat, audited: bool
    ) -> list[Key]:
        draw = self._hidden(seat)
        slot = Window(opened.t, opened.until)
        highest = self._game.highest(self._situation)
        if role == SECOND_CHANCE.role:
            return hammers(draw, slot, highest, hard=audited, declines=False)
        asked = script.asked(seat)
        if asked is None:
            return hammers(draw, slot, highest, hard=audited)
        others = tuple(write(asked, (choice,)) for choice in asked.choices)
        if audited and self._secrets.late is Late.NEVER:
            return []
        if audited and self._secrets.late is Late.OUTSIDE:
            return late(draw, slot, draw.pick(others or ("1",), "late"))
        want = self._game.by_night(self._situation, script, role, asked, draw)
        return chooses(draw, slot, want.text, others=others if want.free else ())

    def _ask_again(self, opened: Open) -> Iterator[Doing]:
        """Somebody asks for the calls again, and nobody knows who."""
        draw = self._secrets.own.sub("again", self._asked)
        seats = [seat for seat in opened.seats if seat not in self.plain]
        for i in range(draw.between(1, 2, "how-many")):
            at = draw.between(opened.t, opened.until - 1, "when", i)
            yield at, Entry(draw.pick(seats, "who", i), DECLINE)

    def _lift_anything(self, opened: Open) -> Iterator[Doing]:
        """Houses lifted in and out of the slot, twice, and not put back: dawn announces that."""
        draw = self._secrets.own.sub("lifts", self._asked)
        highest = self._game.highest(self._situation)
        for i in range(draw.pick((0, 1, 1, 2, 4), "how-many")):
            house = draw.between(1, highest, "house", i)
            at = draw.between(opened.t, opened.until + 2500, "lifted", i)
            if draw.percent(10, "ambiguous", i):
                yield at, Ambiguous(house)
                continue
            yield at, Lifted(house)
            if draw.percent(85, "put back", i):
                yield at + draw.between(300, 6000, "back", i), PutBack(house)

    def _peek(self, script: Script, opened: Open) -> Iterator[Doing]:
        """In the nights before the audited one: a single house in its call, which is never said.

        When the call is repeated it is the same house again, as a second one would be announced.
        """
        draw = self._secrets.own.sub("peeks", script.night)
        house = draw.between(1, self._game.highest(self._situation), "house")
        at = draw.between(opened.t, opened.until - 2000, "lifted")
        if draw.percent(60, "peeks"):
            yield at, Lifted(house)
            yield at + draw.between(300, 1900, "back"), PutBack(house)
