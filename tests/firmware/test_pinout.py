"""The pins of the firmware come from hardware/pinout.toml, and from nowhere else."""

import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

spec = importlib.util.spec_from_file_location("make_board", ROOT / "hardware" / "board.py")
assert spec is not None
assert spec.loader is not None
make_board = importlib.util.module_from_spec(spec)
spec.loader.exec_module(make_board)

PINOUT = (ROOT / "hardware" / "pinout.toml").read_text(encoding="utf-8")


def test_board_py_is_made_from_the_pinout() -> None:
    assert (ROOT / "firmware" / "board.py").read_text(encoding="utf-8") == make_board.render(PINOUT)


def test_a_changed_pin_changes_the_firmware() -> None:
    assert "BUZZER = 22" not in make_board.render(PINOUT)
    assert "BUZZER = 28" in make_board.render(PINOUT.replace("pin = 15", "pin = 28"))


def test_a_pin_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="GPIO 14 twice"):
        make_board.render(PINOUT.replace("pin = 15", "pin = 14"))


def test_a_pin_that_a_pico_does_not_have_is_refused() -> None:
    with pytest.raises(ValueError, match="GPIO 24"):
        make_board.render(PINOUT.replace("pin = 15", "pin = 24"))


def test_hardware_functions_are_on_pins_that_have_them() -> None:
    """RP2040 data sheet, table 2 (GPIO functions): I2C0 and SPI0."""
    board: dict[str, object] = {}
    exec(make_board.render(PINOUT), board)
    assert board["I2C"] == 0
    assert board["SDA"] in {0, 4, 8, 12, 16, 20}
    assert board["SCL"] in {1, 5, 9, 13, 17, 21}
    assert board["SPI"] == 0
    assert board["MISO"] in {0, 4, 16, 20}
    assert board["SCK"] in {2, 6, 18, 22}
    assert board["MOSI"] in {3, 7, 19, 23}
