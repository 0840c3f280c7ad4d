"""All pads of a table: which are there, what they shall do, what was typed on them."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from table.cues import Light, Ms, Phrase, Seat, phrase
from table.errors import DeviceError
from table.seats import wire
from table.seats.pads.events import Back, Entered, Event, Late, Lost, Refused, Reported, Seen
from table.seats.pads.face import BLANK, Face
from table.seats.pads.link import Hello, Link, Order, Said, Saw, Typed
from table.seats.pads.port import Port, SerialPort, find_ports

TICK_MS = 20
"""The fixed tick at which the table reads and answers all pads alike."""
SEARCH_MS = 1000
"""How often it looks for ports it does not know."""
LATE_MS = 1500
"""An entry that took longer than this from `#` to the table is late and does not count."""
PAGE_MS = 2500
"""How long a display shows each of several faces: three short lines are read in that time."""
BUZZ_OFFSET_MS = 20
"""Buzzers start one after the other by seat, so that they do not all draw current at once."""


class Found(NamedTuple):
    """A pad at the port `path`; `refused` says why it does not play, if so."""

    path: str
    uid: str
    seat: Seat
    firmware: str
    refused: Phrase | None


class _Plug:
    """A port, the link on it, and the seat it speaks for (0 while that is open)."""

    def __init__(self, path: str, port: Port, link: Link) -> None:
        self.path = path
        self.port = port
        self.link = link
        self.seat: Seat = 0
        self.hello: Hello | None = None
        self.refused: Phrase | None = None
        """What was last said about it, so that it is said once."""


class _Pages:
    """Faces that a display shows in turn, each for so long, from the first look on."""

    def __init__(self, faces: tuple[Face, ...], each: Ms) -> None:
        self.faces = faces
        self._each = each
        self._since: Ms | None = None
        self._page = 0

    @property
    def face(self) -> Face:
        """The one of now."""
        return self.faces[self._page]

    def turn(self, now: Ms) -> bool:
        """Whether it is another one than before."""
        if self._since is None:
            self._since = now
        before = self._page
        self._page = (now - self._since) // self._each % len(self.faces)
        return self._page != before


class Pads:
    """The pads of `seats`; drive it with `step` every `TICK_MS`, always with the same clock.

    Everything but `step` only notes what is wanted; it reaches the pads at the next step. A pad
    that is missing, lost or refused stops nothing: its seat simply enters nothing.

    :param seats: the seats that may have a pad.
    :param find: gives the paths of all ports to ask.
    :param connect: opens one; raises `DeviceError` where that is impossible.
    :param confirm_at_once: False when the caller will `confirm` each `Entered` itself, once it is
        on record; the player's display shows it as taken only then.
    :param session: told to the pads so that they know an old table's words from a new one's.
    """

    def __init__(
        self,
        seats: Iterable[Seat],
        *,
        find: Callable[[], Sequence[str]] = find_ports,
        connect: Callable[[str], Port] = SerialPort,
        confirm_at_once: bool = True,
        session: int | None = None,
    ) -> None:
        self._find = find
        self._connect = connect
        self._confirm_at_once = confirm_at_once
        self._session = secrets.randbits(30) if session is None else session
        self._orders = {
            seat: Order(offset=BUZZ_OFFSET_MS * (seat - 1)) for seat in sorted(set(seats))
        }
        self._faces = {seat: _Pages((BLANK,), PAGE_MS) for seat in self._orders}
        self._whispers: dict[Seat, tuple[_Pages, Ms]] = {}
        self._inboxes = {seat: wire.Inbox() for seat in self._orders}
        self._open: dict[Seat, set[tuple[int, int]]] = {seat: set() for seat in self._orders}
        self._plugs: dict[str, _Plug] = {}
        self._shut: dict[str, Phrase | str] = {}  # ports that did not open, and what was said of it
        self._search_at: Ms = 0
        self._to_begin: list[Callable[[Ms], None]] = []
        self._pulses = 0

    @property
    def present(self) -> tuple[Seat, ...]:
        """The seats whose pads are there."""
        return tuple(sorted(plug.seat for plug in self._plugs.values() if plug.seat))

    @property
    def missing(self) -> tuple[Seat, ...]:
        """The seats whose pads are not there."""
        return tuple(seat for seat in self._orders if seat not in self.present)

    @property
    def settled(self) -> bool:
        """Whether all pads that are there have confirmed that they are as they shall be."""
        return all(plug.link.settled for plug in self._plugs.values() if plug.seat)

    @property
    def found(self) -> tuple[Found, ...]:
        """Every pad that has presented itself, taken or refused, in order of the ports."""
        return tuple(
            Found(path, plug.hello.uid, plug.hello.seat, plug.hello.firmware, plug.refused)
            for path, plug in sorted(self._plugs.items())
            if plug.hello
        )

    @property
    def silent(self) -> tuple[str, ...]:
        """The ports on which nobody has said what a pad says."""
        return tuple(sorted(path for path, plug in self._plugs.items() if plug.hello is None))

    def show(self, seat: Seat, *faces: Face) -> None:
        """The hooded display of `seat` shows `faces` in turn, each for `PAGE_MS`, while it is lit.

        :raises KeyError: no such seat.
        """
        if self._faces[seat].faces != faces:
            self._faces[seat] = _Pages(faces, PAGE_MS)
            self._change(seat)

    def whisper(self, seat: Seat, ms: Ms, *faces: Face) -> None:
        """The hooded display of `seat` shows `faces`, `ms` in all, and then again what `show` said.

        :raises KeyError: no such seat.
        """
        if seat not in self._faces:
            raise KeyError(seat)

        def begin(now: Ms) -> None:
            self._whispers[seat] = _Pages(faces, -(-ms // len(faces))), now + ms
            self._change(seat)

        self._to_begin.append(begin)

    def clear(self, seats: Iterable[Seat]) -> None:
        """Another question is open for `seats`: what they have half typed is void."""
        self._pulses += 1
        for seat in seats:
            self._change(seat, clear=self._pulses)

    def lamps(self, light: Light, buzz: Ms = 0, lit: Ms | None = 0) -> None:
        """Every lamp is `light`, every buzzer goes for `buzz` ms, every display is lit for `lit` ms.

        On all pads alike, from the next step on. `lit` None: until the next call. A `buzz` of 0
        leaves a buzz that is going on alone.
        """
        self._pulses += 1
        number = self._pulses

        def begin(now: Ms) -> None:
            for seat in self._orders:
                self._change(
                    seat,
                    light=wire.LIGHTS.index(light.value),
                    glow=number,
                    glow_until=None if lit is None else now + lit,
                )
                if buzz:
                    self._change(seat, buzz=number, buzz_until=now + buzz)

        self._to_begin.append(begin)

    def watch_houses(self, on: bool) -> None:
        """The readers of all pads work or rest; they are needed only with houses that have tags."""
        for seat in self._orders:
            self._change(seat, houses=on)

    def confirm(self, entered: Entered) -> None:
        """`entered` is on record: the pad may show it as taken."""
        self._open[entered.seat].discard((entered.boot, entered.number))
        for plug in self._plugs.values():
            if plug.seat == entered.seat:
                self._acknowledge(plug)

    def test(self, path: str) -> None:
        """Have the pad at the port `path` test itself; its lines come as `Reported`."""
        self._plugs[path].link.say(wire.frame(wire.SELF_TEST))

    def provision(self, path: str, seat: Seat) -> None:
        """Have the pad at the port `path` keep `seat` as its own."""
        self._plugs[path].link.say(wire.frame(wire.PROVISION, seat))

    def leave(self, path: str) -> None:
        """Have the pad at the port `path` leave its program, so that firmware can be copied."""
        self._plugs[path].link.say(wire.frame(wire.PROMPT))

    def step(self, now: Ms) -> list[Event]:
        """Read, judge and answer all pads at `now`; what there is to tell, in order of the ports."""
        for begin in self._to_begin:
            begin(now)
        self._to_begin.clear()
        events: list[Event] = []
        if now >= self._search_at:
            self._search_at = now + SEARCH_MS
            events += self._search(now)
        for plug in list(self._plugs.values()):
            try:
                for message in plug.link.receive(now, plug.port.read()):
                    events += self._heard(now, plug, message)
            except DeviceError:
                events += self._unplug(plug)
                continue
            if plug.seat and plug.link.silent(now):
                plug.link.lose()
                events += self._unseat(plug)
        for seat in [seat for seat, (_, end) in self._whispers.items() if end <= now]:
            del self._whispers[seat]
            self._change(seat)
        for seat in self._orders:
            if self._shown(seat).turn(now):
                self._change(seat)
        for plug in list(self._plugs.values()):
            try:
                plug.link.sent(plug.port.write(plug.link.tick(now)))
            except DeviceError:
                events += self._unplug(plug)
        return events

    def close(self) -> None:
        """Leave all ports; the pads go dark by themselves."""
        for plug in self._plugs.values():
            plug.port.close()
        self._plugs.clear()

    def _change(self, seat: Seat, **fields: object) -> None:
        face = self._shown(seat).face
        self._orders[seat] = order = replace(self._orders[seat], face=face, **fields)
        for plug in self._plugs.values():
            if plug.seat == seat:
                plug.link.set(order)

    def _shown(self, seat: Seat) -> _Pages:
        return self._whispers[seat][0] if seat in self._whispers else self._faces[seat]

    def _acknowledge(self, plug: _Plug) -> None:
        """Tell the pad how far its entries are taken, up to the first that is not on record."""
        inbox = self._inboxes[plug.seat]
        waiting = [number for boot, number in self._open[plug.seat] if boot == inbox.boot]
        plug.link.acknowledge(min(waiting) - 1 if waiting else inbox.last)

    def _search(self, now: Ms) -> list[Event]:
        events: list[Event] = []
        for plug in self._plugs.values():
            if not plug.seat:
                plug.link.lose()  # ask again: what was in its way may be gone
        paths = self._find()
        for path in [path for path in self._shut if path not in paths]:
            del self._shut[path]
        for path in paths:
            if path in self._plugs:
                continue
            try:
                port = self._connect(path)
            except DeviceError as error:
                if self._shut.get(path) != error.said:
                    self._shut[path] = error.said
                    events.append(Refused(path, error))
                continue
            self._shut.pop(path, None)
            self._plugs[path] = _Plug(path, port, Link(self._session, now))
        return events

    def _heard(self, now: Ms, plug: _Plug, message: Hello | Typed | Saw | Said) -> list[Event]:
        match message:
            case Hello():
                return self._greeted(plug, message)
            case Typed():
                return self._typed(now, plug, message)
            case Saw() if plug.seat:
                tags = frozenset(message.tags.split(",")) - {""}
                return [
                    Seen(
                        plug.seat,
                        message.reader,
                        None if message.outcome == wire.DEAD else tags,
                        message.outcome == wire.CLEAN,
                        message.since,
                        message.last,
                    )
                ]
            case Said():
                return [Reported(plug.path, message.part, message.text)]
        return []

    def _greeted(self, plug: _Plug, hello: Hello) -> list[Event]:
        plug.hello = hello
        events: list[Event] = []
        if plug.seat and plug.seat != hello.seat:
            events += self._unseat(plug)
        why = self._why_not(plug, hello)
        if why is not None:
            if why != plug.refused:
                plug.refused = why
                events.append(Refused(plug.path, why))
            return events
        plug.refused = None
        for other in list(self._plugs.values()):
            if other is not plug and other.seat == hello.seat:
                events += self._unplug(other)  # the same pad, plugged in elsewhere
        inbox = self._inboxes[hello.seat]
        inbox.greet(hello.boot, hello.base)
        plug.link.set(self._orders[hello.seat])
        if not plug.seat:
            plug.seat = hello.seat
            events.append(Back(hello.seat))
        self._acknowledge(plug)
        return events

    def _why_not(self, plug: _Plug, hello: Hello) -> Phrase | None:
        if hello.version != wire.VERSION:
            versions = {"theirs": hello.version, "ours": wire.VERSION}
            return phrase("pad-other-wire", path=plug.path, **versions)
        if not hello.seat:
            return phrase("pad-no-seat", path=plug.path)
        if hello.seat not in self._orders:
            return phrase("pad-seat-idle", path=plug.path, seat=hello.seat)
        for other in self._plugs.values():
            if other is plug or other.seat != hello.seat or other.hello is None:
                continue
            if other.hello.uid != hello.uid:
                return phrase(
                    "pad-twins",
                    seat=hello.seat,
                    uid=other.hello.uid,
                    path=other.path,
                    other=hello.uid,
                    there=plug.path,
                )
        return None

    def _typed(self, now: Ms, plug: _Plug, typed: Typed) -> list[Event]:
        if not plug.seat:
            return []
        seat = plug.seat
        new = self._inboxes[seat].take(typed.boot, typed.number)
        late = typed.stale or now - typed.pressed > LATE_MS
        if new and not late and not self._confirm_at_once:
            self._open[seat].add((typed.boot, typed.number))
        self._acknowledge(plug)
        if not new:
            return []
        if late:
            self.clear((seat,))  # the pad must not show it as taken
            return [Late(seat, typed.pressed)]
        return [Entered(seat, typed.text, typed.pressed, typed.boot, typed.number)]

    def _unseat(self, plug: _Plug) -> list[Event]:
        seat, plug.seat = plug.seat, 0
        return [Lost(seat)] if seat else []

    def _unplug(self, plug: _Plug) -> list[Event]:
        del self._plugs[plug.path]
        plug.port.close()
        return self._unseat(plug)
