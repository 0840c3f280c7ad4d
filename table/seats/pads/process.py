"""One simulated pad: the real firmware in a process of its own, on a pseudo-terminal.

The process takes orders on a socket; firmware/sim/README.md lists them.
"""

from __future__ import annotations

import array
import fcntl
import importlib.util
import os
import shutil
import signal
import socket
import subprocess
import sys
import sysconfig
import termios
import time
import tty
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from table.cues import Ms, Phrase, Seat, phrase
from table.errors import ConfigError, DeviceError, reason
from table.seats.pads.port import SerialPort

LAYOUT = "123A456B789C*0#D"
KEY_MS = 40
"""How long a key is held, and how long the finger then takes to the next."""
TAP_MS = 1000
"""How long a simulated hand holds a card to its pad."""
HEAP = "192K"
"""What a Pico has for the firmware; here the models of the chips live in it too."""
WATCHDOG_MS = 4000
"""As in firmware/pins.py."""
TRACED_HEAP = "16M"
"""With room for everything that can be perceived in an evening."""

_CLOSED = -1
_SEATS = Path(__file__).parents[1]
_PATIENCE_S = 20.0
_SETTLED_MS = 100  # after a key moved, its event has been sent and acknowledged


class Perceived(NamedTuple):
    """What lamp (duty), buzzer (level) or panel (lit pixels, contrast) of a pad did at `t`."""

    t: Ms
    what: str
    value: int


def firmware_folder() -> Path:
    """Where the firmware is: beside the package in a checkout, in it when installed.

    :raises ConfigError: it is in neither place.
    """
    for folder in (_SEATS.parents[1] / "firmware", _SEATS / "pads" / "firmware"):
        if (folder / "sim" / "run.py").is_file():
            return folder
    raise ConfigError(phrase("pad-no-firmware"))


def micropython() -> str | None:
    """The program that runs the firmware, or None where PyPI's wheel of it does not exist."""
    if importlib.util.find_spec("micropython_unix") is None:
        return None
    return shutil.which("micropython", path=sysconfig.get_path("scripts"))


class SimulatedPad:
    """The pad of one seat: a process of the firmware, its line and its matrix.

    :param python: run the firmware under CPython, where there is no MicroPython.
    """

    def __init__(
        self,
        seat: Seat,
        folder: Path,
        uid: str,
        *,
        now: Ms = 0,
        python: bool = False,
        traced: bool = False,
    ) -> None:
        self.seat = seat
        self.uid = uid
        self._folder = folder
        self._python = python
        self._traced = traced
        self._born = now
        self._sent = 0
        self._unread = 0
        self._queue: list[tuple[Ms, str]] = []  # orders, and when they are due
        self._moved: Ms = now
        self._lived: Ms = now
        self._typing: list[tuple[Ms, Ms]] = []  # from when to when the finger is busy with a line
        self._frozen_at: Ms | None = None
        self._master = self._slave = _CLOSED
        self._torn = False  # whether what could be perceived before a death is missing
        self._held = {"keys": "keys 0"}  # what is down, or lies there, at the end of a freeze
        (folder / "seat.txt").write_text(str(seat), encoding="ascii")
        self._start()

    @property
    def path(self) -> str:
        """The device file for the table; none without power."""
        return os.ttyname(self._slave) if self._slave != _CLOSED else ""

    @property
    def alive(self) -> bool:
        """Whether the process runs; a reset ends it."""
        return self._process.poll() is None

    def order(self, line: str) -> str:
        """Give an order of firmware/sim/README.md; its answer.

        :raises DeviceError: the process has died, and if not before then now.
        """
        self._give(line)
        return self._answer()

    def type(self, text: str, at: Ms) -> Ms:
        """Press the keys of `text` one after another, from `at` on or when the finger is free.

        Returns when the next key can be pressed.
        """
        span = 2 * KEY_MS * len(text)
        at = max(at, self._lived)
        self._typing = [line for line in self._typing if line[1] > self._lived]
        for begin, end in self._typing:
            if begin < at + span and at < end:
                at = end
        self._typing = sorted([*self._typing, (at, at + span)])
        for sign in text:
            self._due(at, f"keys {1 << LAYOUT.index(sign)}")
            self._due(at + KEY_MS, "keys 0")
            at += 2 * KEY_MS
        return at

    def rest(self) -> None:
        """Let go of everything; what was still to be pressed is not."""
        self._queue.clear()
        self._due(self._lived, "keys 0")
        self._due(self._lived, "tags 0")
        self._typing = [(self._lived, self._lived + KEY_MS)]

    def power(self, now: Ms) -> None:
        """Before it has lived at all: it gets its power at `now`."""
        self._born = self._moved = self._lived = now

    def tap(self, uid: str, at: Ms) -> None:
        """Hold the tag `uid` to reader 0 from `at` on, for `TAP_MS`."""
        self._due(at, f"tags 0 {uid}")
        self._due(at + TAP_MS, "tags 0")

    def stirs(self, now: Ms, until: Ms) -> bool:
        """Whether a key or a tag has just moved, or will move by `until`."""
        return now - self._moved <= _SETTLED_MS or bool(self._queue and self._queue[0][0] <= until)

    def keys(self, mask: int, at: Ms) -> None:
        """At `at`, exactly the keys of `mask` are down."""
        self._due(at, f"keys {mask}")

    def _due(self, at: Ms, order: str) -> None:
        self._queue.append((at, order))
        self._queue.sort(key=lambda change: change[0])

    def written(self, line: SerialPort, data: bytes) -> int:
        """Write `data` on the table's `line` and wait until it is through the pseudo-terminal."""
        before = _waiting(self._master)
        count = line.write(data)
        self._wait(self._master, before + count)
        return count

    def begin(self, now: Ms) -> None:
        """Let the pad live until `now`; `finish` must follow before anything else."""
        while self._queue and self._queue[0][0] <= now:
            at, order = self._queue.pop(0)
            if self._frozen_at is not None:
                self._hold(order)
                continue
            self._pass(at)
            self.order(order)
            self._moved = at
        self._lived = now
        if self._frozen_at is None:
            self._unread = _waiting(self._slave)
            self._give(f"until {now - self._born}")

    def finish(self) -> None:
        """What the pad sent in the time that `begin` gave can be read when this returns."""
        if self._frozen_at is None:
            self._settle(self._unread)

    def press_due(self, now: Ms) -> None:
        """In real time: move the next keys, if they should have moved by `now`.

        When that was a while ago, the finger is late for the rest as well.
        """
        if self._queue and self._queue[0][0] <= now:
            at, order = self._queue.pop(0)
            if self._frozen_at is None:
                self.order(order)
            else:
                self._hold(order)
            self._queue = [(later + now - at, then) for later, then in self._queue]
            self._typing = [(begin + now - at, end + now - at) for begin, end in self._typing]

    def freeze(self, now: Ms) -> None:
        """The firmware stands still from `now` on; the power stays."""
        self._process.send_signal(signal.SIGSTOP)
        self._frozen_at = now

    def thaw(self, now: Ms) -> None:
        """End a freeze: its time has passed without the firmware, or the watchdog has bitten."""
        frozen_at, self._frozen_at = self._frozen_at, None
        if frozen_at is None:
            return
        self._process.send_signal(signal.SIGCONT)
        if not self.alive:
            return  # it died meanwhile; the next tick starts it anew
        if now - frozen_at > WATCHDOG_MS:
            self.stop()
            self.restart(now)
            return
        self.order(f"skip {now - self._born}")
        for order in self._held.values():
            self.order(order)

    def _hold(self, order: str) -> None:
        self._held[order.partition(" ")[0]] = order

    def perceived(self) -> list[Perceived]:
        """What could be perceived of a traced pad since the last call.

        :raises DeviceError: not all of that is known, for the pad has died.
        """
        if self._torn:
            self._torn = False
            raise DeviceError(phrase("pad-sim-died", seat=self.seat))
        answer = self.order("trace")
        steps = [] if answer == "-" else answer.split(",")
        return [
            Perceived(int(t) + self._born, what, int(value))
            for t, what, value in (step.split(":") for step in steps)
        ]

    def picture(self) -> bytes | None:
        """The display's 512 bytes as an SSD1306 has them, or None while it is dark."""
        try:
            shown = self.order("pins").split()[2]
        except DeviceError:
            return None  # what has no power shows nothing
        return None if shown == "-" else bytes.fromhex(shown)

    def stop(self) -> None:
        """The cable is pulled: no power, no line."""
        self._end()
        if self._slave != _CLOSED:
            os.close(self._master)
            os.close(self._slave)
            self._master = self._slave = _CLOSED
        self._control.close()
        self._queue.clear()

    def restart(self, now: Ms) -> None:
        """The cable is in again, perhaps in another socket."""
        self._born = self._lived = now
        self._sent = 0
        self._queue.clear()
        self._typing.clear()
        self._held = {"keys": "keys 0"}
        self._frozen_at = None
        self._start()

    def revive(self, now: Ms) -> None:
        """As `restart`, of a pad that has died by itself."""
        self._torn = self._traced
        self.restart(now)

    def _end(self) -> None:
        self._process.kill()
        self._process.wait()

    def _start(self) -> None:
        """:raises DeviceError: the process cannot be started, or dies at once."""
        firmware = firmware_folder()
        path = os.pathsep.join(map(str, (firmware / "sim", firmware, _SEATS)))
        program = None if self._python else micropython()
        if program:
            heap = TRACED_HEAP if self._traced else HEAP
            command = [program, "-X", f"heapsize={heap}", str(firmware / "sim" / "run.py")]
        else:
            command = [sys.executable, "-S", "-E", str(firmware / "sim" / "cpython.py")]
        with ExitStack() as on_error:
            try:
                master, slave = os.openpty()
                on_error.callback(os.close, master)
                on_error.callback(os.close, slave)
                tty.setraw(master)
                tty.setraw(slave)
                control, theirs = socket.socketpair()
                on_error.callback(control.close)
                with theirs:
                    process = subprocess.Popen(
                        [*command, str(theirs.fileno()), self.uid],
                        stdin=master,
                        stdout=master,
                        pass_fds=[theirs.fileno()],
                        process_group=0,  # Ctrl-C is for the table; a pad ends when its orders do
                        cwd=self._folder,
                        env={"MICROPYPATH": path, "PATH": os.environ.get("PATH", "")},
                    )
            except OSError as error:
                said = phrase("pad-sim-unstarted", seat=self.seat, why=reason(error))
                raise DeviceError(said) from error
            on_error.pop_all()
        self._master, self._slave = master, slave
        self._control = control
        self._control.settimeout(_PATIENCE_S)
        self._process = process
        self._rest = b""
        try:
            if self._traced:
                self.order("trace")
            # The firmware looks around once before it first waits.
            self._give("until 0")
            self._settle(0)
        except DeviceError:
            self.stop()
            raise

    def _pass(self, now: Ms) -> None:
        unread = _waiting(self._slave)
        self._give(f"until {now - self._born}")
        self._settle(unread)

    def _settle(self, unread: int) -> None:
        """Take the answer to "until", and wait for what was sent, where `unread` bytes waited."""
        sent = int(self._answer().split()[2])
        self._wait(self._slave, unread + sent - self._sent)
        self._sent = sent

    def _give(self, line: str) -> None:
        try:
            self._control.sendall(line.encode() + b"\n")
        except OSError as error:
            raise self._died(phrase("pad-sim-died", seat=self.seat)) from error

    def _answer(self) -> str:
        while b"\n" not in self._rest:
            try:
                data = self._control.recv(4096)
            except ConnectionError as error:
                raise self._died(phrase("pad-sim-died", seat=self.seat)) from error
            except OSError as error:
                said = phrase("pad-sim-silent", seat=self.seat, why=reason(error))
                raise self._died(said) from error
            if not data:
                raise self._died(phrase("pad-sim-died", seat=self.seat))
            self._rest += data
        line, self._rest = self._rest.split(b"\n", 1)
        return line.decode()

    def _wait(self, descriptor: int, count: int) -> None:
        """Until `count` bytes can be read; a pseudo-terminal hands them over a moment later."""
        deadline = time.monotonic() + _PATIENCE_S
        while _waiting(descriptor) < count:
            if time.monotonic() > deadline:
                raise self._died(phrase("pad-sim-line"))
            time.sleep(0.0001)

    def _died(self, said: Phrase) -> DeviceError:
        """Where it only lags behind it is ended: its next answer would belong to another order."""
        self._end()
        return DeviceError(said)


def _waiting(descriptor: int) -> int:
    count = array.array("i", [0])
    fcntl.ioctl(descriptor, termios.FIONREAD, count)
    return count[0]
