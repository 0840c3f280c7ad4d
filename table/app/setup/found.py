"""Which devices are there: looked for, not asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct

from table.app.config.pins import this_model
from table.app.config.sections import Config
from table.app.doctor.devices import cards, read_i2c
from table.cues import Phrase, phrase
from table.seats.pads import find_ports

ADDRESSES = (0x3C, 0x3D)


class Found(Struct, frozen=True, kw_only=True):
    """What was seen, and the keys of table.toml that follow from it."""

    values: dict[tuple[str, str], Any]
    lines: tuple[Phrase, ...]
    """For the person: a line for each device."""
    pads: int = 0
    claw: bool = False
    sound: bool = False


class Seeker:
    """Looks for devices below `root`; the other arguments are for tests."""

    def __init__(
        self,
        root: Path = Path("/"),
        read: Callable[[int, int], None] = read_i2c,
        ports: Callable[[], list[str]] = find_ports,
    ) -> None:
        self._root = root
        self._read = read
        self._ports = ports
        self._lines: list[Phrase] = []
        self._values: dict[tuple[str, str], Any] = {}

    def look(self, config: Config) -> Found:
        """Everything, in the order of the wizard's steps."""
        self._lines, self._values = [], {}
        pi = this_model(self._root / "proc/device-tree/model") is not None
        pads = len(self._ports())
        self._lines.append(phrase("found-pads", count=pads))
        claw = self._claw(pi)
        self._screen(config)
        sound = self._sound()
        return Found(
            values=self._values, lines=tuple(self._lines), pads=pads, claw=claw, sound=sound
        )

    def _claw(self, pi: bool) -> bool:
        if (self._root / "dev/burgomaster/claw").exists():
            self._set("claw", enabled=True, driver="bus")
            self._lines.append(phrase("found-claw-bus"))
            return True
        if pi and any(self._pwm()):
            self._set("claw", enabled=True, driver="pwm")
            self._lines.append(phrase("found-claw-pwm"))
            return True
        if pi:
            self._set("claw", enabled=True, driver="gpio")
            self._lines.append(phrase("found-claw-gpio"))
            return True
        self._set("claw", enabled=False)
        self._lines.append(phrase("found-claw-none"))
        return False

    def _pwm(self) -> Iterator[Path]:
        from table.stage.claw.pwm import HEADER_PWM

        for chip in sorted((self._root / "sys/class/pwm").glob("pwmchip*")):
            if (chip / "device").resolve().name in HEADER_PWM:
                yield chip

    def _screen(self, config: Config) -> None:
        port = config.screen.i2c_port
        if config.screen.bus == "spi":
            there = self._root / f"dev/spidev{config.screen.spi_port}.{config.screen.spi_device}"
            self._set("screen", enabled=there.exists())
            self._lines.append(
                phrase("found-screen-spi" if there.exists() else "found-screen-none")
            )
            return
        if (self._root / f"dev/i2c-{port}").exists():
            for address in ADDRESSES:
                try:
                    self._read(port, address)
                except OSError:
                    continue
                self._set("screen", enabled=True, i2c_address=address)
                self._lines.append(phrase("found-screen-i2c", port=port, address=f"{address:#04x}"))
                return
        self._set("screen", enabled=False)
        self._lines.append(phrase("found-screen-none"))

    def _sound(self) -> bool:
        there = cards(self._root)
        if not there:
            self._set("sound", enabled=False)
            self._lines.append(phrase("found-speaker-none"))
            return False
        # A speaker that was plugged in is meant before the outputs that every Pi has.
        own = [name for name in there if name.startswith(("Headphones", "vc4hdmi"))]
        card = next((name for name in there if name not in own), own[0] if own else there[0])
        output = "usb"
        if card in own:
            output = "jack" if card.startswith("Headphones") else "hdmi"
        # A card whose name begins with a figure cannot be told from a number.
        device = "" if card[0].isdigit() else f"plughw:CARD={card}"
        self._set("sound", enabled=True, output=output, device=device)
        self._lines.append(phrase("found-speaker", card=card))
        return True

    def _set(self, section: str, **values: Any) -> None:
        self._values.update({(section, name): value for name, value in values.items()})
