"""Makes firmware/board.py from pinout.toml. Run it after every change of the pins.

`python hardware/board.py --check` only says whether the two agree (exit status 1: they do not).
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

HERE = Path(__file__).resolve().parent
PINOUT = HERE / "pinout.toml"
BOARD = HERE.parent / "firmware" / "board.py"


def render(pinout: str) -> str:
    """The text of firmware/board.py for the text of pinout.toml.

    :raises ValueError: a pin is used twice, or is not one of the Pico's GPIO 0–22 and 26–28.
    """
    pad = tomllib.loads(pinout)["pad"]
    keypad, display, readers = pad["keypad"], pad["display"], pad["readers"]
    constants: dict[str, object] = {
        "ROWS": tuple(keypad["rows"]),
        "COLUMNS": tuple(keypad["columns"]),
        "LAYOUT": keypad["layout"],
        "I2C": display["i2c"],
        "SDA": display["sda"],
        "SCL": display["scl"],
        "I2C_HZ": display["frequency"],
        "DISPLAY_ADDRESS": display["address"],
        "SPI": readers["spi"],
        "SCK": readers["sck"],
        "MOSI": readers["mosi"],
        "MISO": readers["miso"],
        "SPI_HZ": readers["frequency"],
        "READER_RESET": readers["reset"],
        "READER_SELECT": tuple(readers["select"]),
        "LAMP": pad["lamp"]["pin"],
        "BUZZER": pad["buzzer"]["pin"],
    }
    pins = [
        *keypad["rows"],
        *keypad["columns"],
        *readers["select"],
        *(display[name] for name in ("sda", "scl")),
        *(readers[name] for name in ("sck", "mosi", "miso", "reset")),
        pad["lamp"]["pin"],
        pad["buzzer"]["pin"],
    ]
    for pin in pins:
        if pins.count(pin) > 1:
            raise ValueError(f"pinout.toml uses GPIO {pin} twice: give one of the two another pin.")
        if pin not in {*range(23), 26, 27, 28}:
            raise ValueError(f"pinout.toml names GPIO {pin}, which a Pico does not bring out.")
    lines = [
        f'"""The pins of a seat pad on a {pad["board"]}.',
        "",
        "Made by hardware/board.py from hardware/pinout.toml; do not edit.",
        '"""',
        "",
    ]
    for name, value in constants.items():
        shown = f'"{value}"' if isinstance(value, str) else repr(value)
        lines.append(f"{name} = {shown}")
    return "\n".join(lines) + "\n"


def main() -> int:
    """Write the file, or with `--check` compare it."""
    text = render(PINOUT.read_text(encoding="utf-8"))
    if "--check" in sys.argv[1:]:
        if BOARD.read_text(encoding="utf-8") == text:
            return 0
        print("firmware/board.py is not made from pinout.toml: run 'python hardware/board.py'.")
        return 1
    BOARD.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
