"""A seat pad: what it does, without a pin. `hardware` is what it does it with.

One call of `step` looks once at everything and never waits. The times are integer milliseconds since
the pad started. The rules of the conversation are in table/seats/WIRE.md.
"""

import wire
from face import Face
from line import Line
from matrix import Debounce

FIRMWARE = "1.1"

HOST_SILENT_MS = 2000
"""When the table has said nothing for so long the pad goes dark."""
BEAT_MS = 250
TEST_MS = 30_000
"""How long a self-test reports keys."""

_TYPING = "_"
_ON_ITS_WAY = ".."


class Pulse:
    """Something that goes on for a while: told by number, so that a repeated order changes nothing."""

    def __init__(self):
        self._number = -1
        self._from = 0
        self._until = 0

    def order(self, now: int, number: int, delay: int, length: int) -> None:
        """The table's state says: pulse `number` has `length` ms to go, `delay` ms from now."""
        if number != self._number:
            self._number = number
            self._from = now + delay
            self._until = self._from + length

    def stop(self) -> None:
        """End it, and take the next order as new."""
        self._number = -1
        self._until = 0

    def on(self, now: int) -> bool:
        """Whether it is going on at `now`."""
        return self._from <= now < self._until


class Pad:
    """The pad of one seat.

    `hardware` has `matrix` (a `matrix.Matrix`), `layout` (the signs of its keys), `oled`, `readers`
    (a tuple of `reader.Reader`), `lamp(level)` from 0 to 2, `buzz(on)`, `send(frame)` (False when the
    host does not read), `keep_seat(seat)` and `prompt()`, which leaves the program.
    """

    def __init__(self, hardware, uid: str, boot: int, seat: int):
        self._hardware = hardware
        self._uid = uid
        self._boot = boot
        self._seat = seat
        self._framer = wire.Framer()
        self._outbox = wire.Outbox(boot)
        self._debounce = Debounce()
        self._line = Line()
        self._face = Face()
        self._buzz = Pulse()
        self._glow = Pulse()
        self._session = 0
        self._state = 0
        self._light = 0
        self._heard = -HOST_SILENT_MS
        self._beat_at = 0
        self._read = False  # whether the table wants the houses watched
        self._entered = 0  # the number of the last entry
        self._shown = ""  # what the display says of what is typed
        self._clear = 0
        self._test_until = 0
        self._lamp = -1
        self._buzzing = False
        self.busy = False
        """Whether the display has pages left to send, so that the next step should come at once."""

    def receive(self, now: int, byte: int) -> None:
        """Take a byte from the host."""
        body = self._framer.push(byte)
        if body:
            try:
                kind, fields = wire.parse(body)
            except ValueError:
                return
            self._obey(now, kind, fields)

    def step(self, now: int) -> None:
        """Look at everything once."""
        hardware = self._hardware
        dark = now - self._heard >= HOST_SILENT_MS
        key = self._debounce.update(now, hardware.matrix.scan())
        if key >= 0:
            self._key(now, hardware.layout[key], dark)
        if dark:
            if self._line.text or self._shown:
                self._void()
            self._glow.stop()
            self._buzz.stop()
        self._drive(now, dark)
        for sent in self._outbox.due(now):
            hardware.send(sent)
        if self._read:
            for number in (0, 1):
                if hardware.readers[number].step(now):
                    self._tell_reader(number)
        if now >= self._beat_at:
            self._beat_at = now + BEAT_MS
            self._beat(now)

    def _drive(self, now: int, dark: bool) -> None:
        hardware = self._hardware
        testing = now < self._test_until
        light = 0 if dark else 2 if testing else self._light
        if light != self._lamp:
            self._lamp = light
            hardware.lamp(light)
        buzzing = self._buzz.on(now)
        if buzzing != self._buzzing:
            self._buzzing = buzzing
            hardware.buzz(buzzing)
        lit = not dark and (testing or self._glow.on(now))
        self.busy = hardware.oled.step(now, self._face, lit)

    def _key(self, now: int, sign: str, dark: bool) -> None:
        if dark:
            return  # nobody sees what it would answer
        if now < self._test_until:
            self._hardware.send(wire.frame(wire.REPORT, 3, "key " + sign))
        if sign == "#" and self._outbox.full:
            return  # the line stays; the player can confirm again
        text = self._line.key(sign)
        if text is None:
            self._say(self._line.text + _TYPING if self._line.text else "")
        else:
            self._entered = self._outbox.put(now, self._state, text)
            self._say(text + _ON_ITS_WAY)

    def _say(self, text: str) -> None:
        """Put `text` on the line for what is being typed."""
        self._shown = text
        self._face.write(3, text)

    def _void(self) -> None:
        """What is being typed, and what the display says of what was, is gone."""
        self._line.text = ""
        self._say("")

    def _obey(self, now: int, kind: str, fields) -> None:
        if kind == wire.ASK:
            self._heard = now
            if fields[0] != self._session:
                self._session = fields[0]
                self._state = 0
                self._clear = 0
                self._buzz.stop()
                self._glow.stop()
                self._outbox.forget()  # it answers what an earlier table asked
                self._entered = 0
                self._void()
            self._hello()
            self._beat(now)  # the table needs the pad's time to know how old the events are
            self._outbox.hurry(now)
        elif kind == wire.STATE:
            if fields[0] == self._session and fields[1] >= self._state:
                self._heard = now
                self._set(now, fields)
        elif kind == wire.ACK:
            if fields[0] == self._session:
                self._heard = now
                if fields[1] == self._boot:
                    self._acknowledged(fields[2])
        elif kind == wire.PROVISION:
            self._seat = fields[0]
            self._hardware.keep_seat(self._seat)
            self._hello()
        elif kind == wire.SELF_TEST:
            self._heard = now
            self._test(now)
        elif kind == wire.PROMPT:
            self._hardware.prompt()

    def _set(self, now: int, fields) -> None:
        news = fields[1] != self._state
        self._state = fields[1]
        self._light = min(fields[2], 2)
        delay = fields[8]
        self._buzz.order(now, fields[3], delay, fields[4])
        self._glow.order(now, fields[5], 0, fields[6])
        if fields[7] != self._read:
            self._read = fields[7] != 0
        if fields[9] != self._clear:  # another question is open
            self._clear = fields[9]
            self._void()
        for line in (0, 1, 2):
            self._face.write(line, fields[10 + line])
        if news:
            self._beat(now)

    def _acknowledged(self, number: int) -> None:
        self._outbox.acknowledge(number)
        if self._entered and number >= self._entered:
            self._entered = 0
            if self._shown.endswith(_ON_ITS_WAY):
                self._say("[" + self._shown[: -len(_ON_ITS_WAY)] + "]")

    def _hello(self) -> None:
        self._hardware.send(
            wire.frame(
                wire.HELLO,
                self._boot,
                self._seat,
                self._outbox.base,
                self._uid,
                wire.VERSION,
                FIRMWARE,
            )
        )

    def _beat(self, now: int) -> None:
        self._hardware.send(wire.frame(wire.BEAT, self._boot, now, self._session, self._state))
        if self._read:
            self._tell_reader(0)
            self._tell_reader(1)

    def _tell_reader(self, number: int) -> None:
        reader = self._hardware.readers[number]
        self._hardware.send(
            wire.frame(
                wire.READER,
                self._boot,
                number,
                reader.outcome,
                reader.since,
                reader.last,
                reader.tags,
            )
        )

    def _test(self, now: int) -> None:
        hardware = self._hardware
        self._test_until = now + TEST_MS
        for number in (0, 1):
            reader = hardware.readers[number]
            hardware.send(wire.frame(wire.REPORT, number, "reader " + reader.self_test()))
        present = "good" if hardware.oled.present else "no answer"
        hardware.send(wire.frame(wire.REPORT, 2, "display " + present))
        self._buzz.stop()
        self._buzz.order(now, 0, 0, 200)
