"""The driver `pwm`: the kernel's hardware PWM as a gpiozero pin factory, over /sys/class/pwm.

Needs `dtoverlay=pwm-2chan,pin=12,func=4,pin2=13,func2=4` in /boot/firmware/config.txt. Files and
their rules: Documentation/driver-api/pwm.rst of the kernel.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from gpiozero.exc import PinInvalidFunction, PinPWMUnsupported, PinSetInput
from gpiozero.pins.local import LocalPiFactory, get_pi_revision
from gpiozero.pins.pi import PiPin

from table.cues import phrase
from table.stage.claw.driver import ClawError

HEADER_PWM: dict[str, dict[int, int]] = {
    "2020c000.pwm": {12: 0, 13: 1, 18: 0, 19: 1},  # Pi Zero, 1
    "3f20c000.pwm": {12: 0, 13: 1, 18: 0, 19: 1},  # Pi 2, 3, Zero 2
    "fe20c000.pwm": {12: 0, 13: 1, 18: 0, 19: 1},  # Pi 4
    "1f00098000.pwm": {12: 0, 13: 1, 18: 2, 19: 3},  # Pi 5
}
"""The header's PWM block by the name of its device, and the channel of each pin. The chip's number
says nothing: on a Pi 5 it was pwmchip2, and pwmchip0 since kernel 6.12 (raspberrypi/linux 6818),
where other numbers belong to the fan and the video block."""

FRAME_S = 0.02
EXPORT_WAIT_S = 1.0
"""How long udev may take to give the group its rights over a channel that was just exported."""


def _write(path: Path, value: str) -> None:
    path.write_text(value)


class SysfsPwmPin(PiPin):
    """One pin of the header whose PWM channel the kernel drives."""

    def __init__(self, factory: SysfsPwmFactory, info: object) -> None:
        super().__init__(factory, info)
        self._folder = factory.channel(self._number)
        self._period_ns: int | None = None
        self._duty_ns = 0

    def close(self) -> None:
        self._set_frequency(None)

    def _get_function(self) -> str:
        return "output"

    def _set_function(self, value: str) -> None:
        # gpiozero asks for "input" when it closes a device: the channel is then off, which is that.
        if value not in ("input", "output"):
            raise PinInvalidFunction(f"{self!r} is a PWM output, it cannot be {value!r}")

    def _get_state(self) -> float:
        return self._duty_ns / self._period_ns if self._period_ns else 0.0

    def _set_state(self, value: float) -> None:
        if self._period_ns is None:
            raise PinSetInput(f"{self!r} has no PWM running")
        self._put("duty_cycle", round(value * self._period_ns))

    def _get_frequency(self) -> float | None:
        return 1e9 / self._period_ns if self._period_ns else None

    def _set_frequency(self, value: float | None) -> None:
        if value is None:
            self._stop()
        elif value <= 0:
            raise PinPWMUnsupported(f"{self!r} cannot pulse {value} times a second")
        elif (period_ns := round(1e9 / value)) != self._period_ns:
            self._put("duty_cycle", 0)  # never longer than the period, or the kernel refuses both
            self._put("period", period_ns)
            self._period_ns = period_ns
            self._put("enable", 1)

    def _stop(self) -> None:
        if self._period_ns is None:
            return
        self._put("duty_cycle", 0)
        self.factory.sleep(FRAME_S)  # the last pulse ends: half of one would be an order to move
        self._put("enable", 0)
        self._period_ns = None

    def _put(self, name: str, value: int) -> None:
        self.factory.write(self._folder / name, str(value))
        if name == "duty_cycle":
            self._duty_ns = value


class SysfsPwmFactory(LocalPiFactory):
    """Pins 12, 13, 18 and 19 of the header, as hardware PWM. Every other pin is refused.

    `write` and `sleep` are the seam to the kernel. Raises `ClawError` where there is no such PWM.
    """

    def __init__(
        self,
        root: Path = Path("/sys/class/pwm"),
        *,
        revision: Callable[[], int] = get_pi_revision,
        write: Callable[[Path, str], None] = _write,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        super().__init__()
        # gpiozero shares one table of pins among all its local factories; ours are not theirs.
        self.pins: dict[object, SysfsPwmPin] = {}
        self.pin_class = SysfsPwmPin
        self.write = write
        self.sleep = sleep
        self._revision = revision
        self._chip, self._channels = _header_chip(root)

    def _get_revision(self) -> int:
        return self._revision()

    def channel(self, pin: int) -> Path:
        """Export the channel of `pin` and return its folder."""
        if pin not in self._channels:
            known = ", ".join(map(str, self._channels))
            raise ClawError(phrase("claw-pin-no-pwm", pin=pin, pins=known))
        number = self._channels[pin]
        folder = self._chip / f"pwm{number}"
        if not folder.exists():
            self._patiently(self._chip / "export", str(number))
        self._patiently(folder / "enable", "0")
        return folder

    def _patiently(self, path: Path, value: str) -> None:
        for _ in range(round(EXPORT_WAIT_S / FRAME_S)):
            try:
                self.write(path, value)
            except (PermissionError, FileNotFoundError):
                self.sleep(FRAME_S)
            else:
                return
        raise ClawError(phrase("claw-pwm-closed", path=str(path)))


def _header_chip(root: Path) -> tuple[Path, dict[int, int]]:
    chips = sorted(root.glob("pwmchip*"))
    for chip in chips:
        device = (chip / "device").resolve().name
        if device in HEADER_PWM:
            return chip, HEADER_PWM[device]
    seen = ", ".join(f"{chip.name} ({(chip / 'device').resolve().name})" for chip in chips)
    raise ClawError(phrase("claw-pwm-off", seen=seen or "–"))
