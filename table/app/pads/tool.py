"""What `burgomaster pad` does."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path

from table.app.tell import Teller, language
from table.cues import Phrase, phrase
from table.errors import ConfigError, DeviceError, Say
from table.seats.pads import TICK_MS, Event, Found, Pads, Port, Reported, SerialPort, find_ports
from table.seats.pads.process import firmware_folder

MOST_SEATS = 24
_LOOK_S = 1.5
"""Long enough for a pad that is just being plugged in to be asked twice."""
_KEYS_S = 30.0
_AGAIN_S = 5.0

_STATES = {" good": "good", " bad": "bad", " no chip": "missing", " no answer": "missing"}
"""How the firmware's reports of a part end."""
_WRONG = frozenset(_STATES.values()) - {"good"}


class PadTool:
    """Talks to the pads that are plugged in; the arguments are for tests."""

    def __init__(
        self,
        find: Callable[[], Sequence[str]] = find_ports,
        connect: Callable[[str], Port] = SerialPort,
        tell: Say | None = None,
        mpremote: Callable[[list[str]], int] | None = None,
        keys_s: float = _KEYS_S,
        look_s: float = _LOOK_S,
    ) -> None:
        self._find = find
        self._connect = connect
        self._tell = tell or Teller(language())
        self._mpremote = mpremote or _run_mpremote
        self._keys_s = keys_s
        self._look_s = look_s

    def list(self) -> int:
        """Say which pads there are; 1 when some pad cannot play."""
        pads = self._pads()
        try:
            self._look(pads)
            found = sorted(pads.found, key=lambda pad: pad.seat)  # of ports, 10 comes before 9
            for pad in found:
                self._tell(
                    phrase(
                        "tool-pad",
                        path=pad.path,
                        seat=pad.seat,
                        uid=pad.uid,
                        firmware=pad.firmware,
                    )
                    if pad.seat
                    else phrase(
                        "tool-pad-seatless", path=pad.path, uid=pad.uid, firmware=pad.firmware
                    )
                )
            wrong = [phrase("tool-pad-bare", path=path) for path in pads.silent]
            for seat in sorted({pad.seat for pad in found if pad.seat}):
                same = [pad.path for pad in found if pad.seat == seat]
                if len(same) > 1:
                    wrong.append(phrase("tool-pad-twins", paths=", ".join(same), seat=seat))
            for line in wrong:
                self._tell(line)
            if not found and not wrong:
                self._tell(phrase("tool-pads-none"))
            return 1 if wrong else 0
        finally:
            pads.close()

    def provision(self, seat: int, port: str | None) -> int:
        """Write `seat` into a pad.

        :raises ConfigError: no such seat, or it is not clear which pad is meant.
        :raises DeviceError: the pad did not keep it.
        """
        if not 1 <= seat <= MOST_SEATS:
            raise ConfigError(phrase("tool-seat-range", seat=seat, most=MOST_SEATS))
        pads = self._pads()
        try:
            self._look(pads)
            pad = self._the_one(pads, port)
            pads.provision(pad.path, seat)
            self._look(pads)
            now = next((found for found in pads.found if found.path == pad.path), None)
            if now is None or now.seat != seat:
                raise DeviceError(phrase("setup-pad-forgot", path=pad.path))
            self._tell(phrase("tool-pad-seated", path=pad.path, seat=seat))
            return 0
        finally:
            pads.close()

    def flash(self, port: str | None) -> int:
        """Copy the firmware onto a pad, which needs MicroPython on it; mpremote's exit status.

        :raises ConfigError: it is not clear which pad is meant.
        """
        pads = self._pads()
        try:
            self._look(pads)
            path = port or self._only([*pads.silent, *(pad.path for pad in pads.found)])
            if path not in pads.silent:
                pads.leave(path)
                self._look(pads)
        finally:
            pads.close()
        deadline = time.monotonic() + _AGAIN_S
        while path not in self._find() and time.monotonic() < deadline:
            time.sleep(0.1)
        sources = [str(source) for source in firmware_files()]
        status = self._mpremote(["connect", path, "cp", *sources, ":", "+", "reset"])
        if status == 0:
            self._tell(phrase("tool-pad-flashed", path=path))
        return status

    def test(self, port: str | None) -> int:
        """Have a pad test itself and name the keys as they are pressed.

        :raises ConfigError: it is not clear which pad is meant.
        """
        pads = self._pads()
        try:
            self._look(pads)
            pad = self._the_one(pads, port)
            pads.test(pad.path)
            self._tell(phrase("tool-pad-test"))
            bad = False
            for event in self._run(pads, self._keys_s):
                if isinstance(event, Reported) and event.port == pad.path:
                    self._tell(_report(event))
                    bad = bad or _state(event) in _WRONG
            return 1 if bad else 0
        finally:
            pads.close()

    def _pads(self) -> Pads:
        return Pads(range(1, MOST_SEATS + 1), find=self._find, connect=self._connect)

    def _look(self, pads: Pads) -> None:
        for _ in self._run(pads, self._look_s):
            pass

    def _run(self, pads: Pads, seconds: float) -> Iterator[Event]:
        start = time.monotonic()
        while time.monotonic() - start < seconds:
            yield from pads.step(round(time.monotonic() * 1000))
            time.sleep(TICK_MS / 1000)

    def _the_one(self, pads: Pads, port: str | None) -> Found:
        path = port or self._only([pad.path for pad in pads.found])
        for pad in pads.found:
            if pad.path == path:
                return pad
        raise ConfigError(phrase("tool-pad-unknown", path=path))

    def _only(self, paths: Sequence[str]) -> str:
        if not paths:
            raise ConfigError(phrase("tool-pad-plug"))
        if len(paths) > 1:
            raise ConfigError(phrase("tool-pad-which", count=len(paths), paths=", ".join(paths)))
        return paths[0]


def _report(event: Reported) -> Phrase:
    """A part and its state, or a key that was pressed; what the firmware says of it."""
    if event.text.startswith("key "):
        return phrase("tool-pad-key", sign=event.text.removeprefix("key "))
    return phrase("tool-pad-part", part=event.part, state=_state(event) or event.text)


def _state(event: Reported) -> str | None:
    ends = (state for end, state in _STATES.items() if event.text.endswith(end))
    return next(ends, None)


def firmware_files() -> Sequence[Path]:
    """The files that belong on a pad."""
    from table.seats import wire

    return (*sorted(firmware_folder().glob("*.py")), Path(wire.__file__))


def _run_mpremote(arguments: list[str]) -> int:
    if find_spec("mpremote") is None:
        raise ConfigError(phrase("tool-mpremote"))
    return subprocess.run([sys.executable, "-m", "mpremote", *arguments], check=False).returncode
