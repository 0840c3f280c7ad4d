"""Who uses which pin of the header, and who cannot live beside whom.

(Raspberry Pi documentation, "GPIO and the 40-pin header"; firmware overlays README; BCM2835, BCM2711
and RP1 peripherals datasheets, alternative functions.)
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Literal

from msgspec import Struct

from table.app.config.problem import Problem, Told, told
from table.app.config.sections import Config
from table.speech.desk import Words

Model = Literal["pi3", "pi4", "pi5"]

HARDWARE_PWM = (12, 13, 18, 19)
I2S = (18, 19, 20, 21)
SPI = {0: (7, 8, 9, 10, 11), 1: (16, 17, 18, 19, 20, 21)}
"""With all their chip selects: the kernel takes those of the usual overlays too."""

I2C = {0: (0, 1), 1: (2, 3), 3: (4, 5), 4: (8, 9), 5: (12, 13), 6: (22, 23)}
I2C_PI5 = {0: (0, 1), 1: (2, 3), 2: (4, 5), 3: (6, 7)}
UART = {0: (14, 15), 2: (0, 1), 3: (4, 5), 4: (8, 9), 5: (12, 13)}
UART_PI5 = {0: (14, 15), 1: (0, 1), 2: (4, 5), 3: (8, 9), 4: (12, 13)}
"""ttyAMAn → its pins."""


class Claim(Struct, frozen=True):
    """Something that uses `pins`; `who` is its name in a complaint, `keys` where it is set."""

    who: Told
    pins: tuple[int, ...]
    keys: tuple[tuple[str, str], ...]


def clashes(config: Config, model: Model | None = None) -> Iterator[Problem]:
    """Every two users of one pin, and every user of a pin that cannot do it.

    `model` is the board; None asks the configuration, then the board itself.
    """
    board = model or (config.board.model if config.board.model != "auto" else this_model())
    claims = list(_claims(config, board))
    for one, other in combinations(claims, 2):
        shared = sorted(set(one.pins) & set(other.pins))
        if shared:
            pins = ", ".join(f"GPIO{pin}" for pin in shared)
            first = _first_capital(one.who)
            says = told("config-pins-shared", one=first, other=other.who, pins=pins)
            yield Problem(one.keys + other.keys, says)
    claw = config.claw
    if claw.enabled and claw.driver == "pwm":
        if claw.pin not in HARDWARE_PWM:
            says = told("config-pin-no-pwm", pin=claw.pin)
            yield Problem((("claw", "pin"), ("claw", "driver")), says)
        if config.sound.enabled and config.sound.output == "jack" and board in ("pi3", None):
            yield Problem((("claw", "driver"), ("sound", "output")), told("config-jack-pwm"))
    if config.sound.enabled and config.sound.output == "jack" and board == "pi5":
        yield Problem((("sound", "output"),), told("config-no-jack"))


def this_model(file: Path = Path("/proc/device-tree/model")) -> Model | None:
    """The board this runs on; None where it is no Raspberry Pi."""
    if not file.exists():
        return None
    name = file.read_text(encoding="utf-8").rstrip("\0")
    if not name.startswith("Raspberry Pi"):
        return None
    if re.search(r"Raspberry Pi (5|500|Compute Module 5)\b", name):
        return "pi5"
    return "pi4" if re.search(r"Raspberry Pi (4|400|Compute Module 4)", name) else "pi3"


def _claims(config: Config, board: Model | None) -> Iterator[Claim]:
    claw, screen, sound = config.claw, config.screen, config.sound
    if claw.enabled and claw.driver != "bus":
        yield Claim(told("config-pin-claw"), (claw.pin,), (("claw", "pin"),))
    if claw.enabled and claw.driver == "bus":
        pins = _uart_pins(claw.line, board)
        if pins:
            who = told("config-pin-line", line=claw.line)
            yield Claim(who, pins, (("claw", "line"),))
    if screen.enabled and screen.bus == "i2c":
        pins = (I2C_PI5 if board == "pi5" else I2C).get(screen.i2c_port, ())
        who = told("config-pin-i2c", port=screen.i2c_port)
        yield Claim(who, pins, (("screen", "i2c_port"),))
    if screen.enabled and screen.bus == "spi":
        yield Claim(
            told("config-pin-spi", port=screen.spi_port),
            SPI[screen.spi_port],
            (("screen", "spi_port"), ("screen", "bus")),
        )
        yield Claim(told("config-pin-dc"), (screen.dc_pin,), (("screen", "dc_pin"),))
        yield Claim(told("config-pin-reset"), (screen.reset_pin,), (("screen", "reset_pin"),))
    if sound.enabled and sound.output == "i2s":
        yield Claim(told("config-pin-i2s"), I2S, (("sound", "output"),))
    if config.board.reserved:
        who = told("config-pin-reserved")
        yield Claim(who, config.board.reserved, (("board", "reserved"),))


def _uart_pins(line: str, board: Model | None) -> tuple[int, ...]:
    if line in ("/dev/serial0", "/dev/ttyS0"):
        return UART[0]
    number = re.fullmatch(r"/dev/ttyAMA(\d+)", line)
    return (UART_PI5 if board == "pi5" else UART).get(int(number[1]), ()) if number else ()


def _first_capital(who: Told) -> Told:
    def tell(words: Words) -> str:
        text = who(words)
        return text[0].upper() + text[1:]

    return tell
