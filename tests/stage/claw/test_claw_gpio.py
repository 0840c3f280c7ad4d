"""The pin factories by name, on a machine that has neither a Pi nor their libraries."""

import importlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from table.stage.claw import ClawError
from table.stage.claw.gpio import lgpio_folder, pin_factory
from table.stage.claw.servo import PulseDriver


@pytest.fixture(autouse=True)
def _lg_wd(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LG_WD", str(tmp_path))


@pytest.mark.parametrize(
    ("name", "module", "says"),
    [
        ("lgpio", "lgpio", "apt install python3-lgpio"),
        ("rpigpio", "RPi", "apt install python3-rpi-lgpio.*never both"),
    ],
)
def test_a_missing_library_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, name: Any, module: str, says: str
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    for loaded in ("table.stage.claw.lgpio_pin", "gpiozero.pins.lgpio", "gpiozero.pins.rpigpio"):
        monkeypatch.delitem(sys.modules, loaded, raising=False)
    if "table.stage.claw.lgpio_pin" not in sys.modules:
        monkeypatch.delattr("table.stage.claw.lgpio_pin", raising=False)
    with pytest.raises(ClawError, match=says):
        pin_factory(name)


def test_a_board_that_rpi_gpio_does_not_know_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    class Unknown:
        def __init__(self) -> None:
            raise RuntimeError("Cannot determine SOC peripheral base address")

    fake = ModuleType("gpiozero.pins.rpigpio")
    fake.RPiGPIOFactory = Unknown
    monkeypatch.setitem(sys.modules, "gpiozero.pins.rpigpio", fake)
    with pytest.raises(
        ClawError, match="this board: install python3-rpi-lgpio in its place"
    ) as said:
        pin_factory("rpigpio")
    assert "SOC peripheral" in str(said.value.__cause__)  # for the log


def test_lgpio_gets_a_folder_that_it_can_write(tmp_path: Path) -> None:
    wanted, missing = tmp_path / "wd", tmp_path / "missing"
    wanted.mkdir()
    assert lgpio_folder({"LG_WD": str(wanted)}, [tmp_path]) == wanted
    assert lgpio_folder({"LG_WD": str(missing)}, [missing, tmp_path]) == tmp_path
    assert lgpio_folder({}, [wanted]) == wanted
    with pytest.raises(ClawError, match="LG_WD"):
        lgpio_folder({}, [missing])


@pytest.mark.parametrize("name", ["lgpio", "rpigpio"])
def test_either_library_gets_its_folder_before_it_is_imported(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: Any
) -> None:
    monkeypatch.delenv("LG_WD", raising=False)
    monkeypatch.setenv("RUNTIME_DIRECTORY", str(tmp_path))
    for module in ("lgpio", "RPi"):
        monkeypatch.setitem(sys.modules, module, None)
    for loaded in ("table.stage.claw.lgpio_pin", "gpiozero.pins.lgpio", "gpiozero.pins.rpigpio"):
        monkeypatch.delitem(sys.modules, loaded, raising=False)
    monkeypatch.delattr("table.stage.claw.lgpio_pin", raising=False)
    with pytest.raises(ClawError):
        pin_factory(name)
    assert os.environ["LG_WD"] == str(tmp_path)


class FakeLgpio(ModuleType):
    """lgpio's functions, as far as gpiozero uses them, on chips with given labels."""

    class error(Exception):
        pass

    SET_PULL_NONE, SET_PULL_UP, SET_PULL_DOWN = 0, 1, 2
    BOTH_EDGES, RISING_EDGE, FALLING_EDGE = 3, 1, 2

    def __init__(self, labels: dict[int, str]) -> None:
        super().__init__("lgpio")
        self.labels = labels
        self.open: list[int] = []
        self.sent: list[tuple[int, float, float]] = []
        self.busy = ""
        self.dead = False

    def gpiochip_open(self, chip: int) -> int:
        if self.labels[chip] == "locked":
            raise self.error("can not open gpiochip")
        self.open.append(chip)
        return chip

    def gpiochip_close(self, chip: int) -> int:
        self.open.remove(chip)
        return 0

    def gpio_get_chip_info(self, chip: int) -> list[Any]:
        return [0, 54, f"gpiochip{chip}", self.labels[chip]]

    def gpio_claim_input(self, chip: int, pin: int, flags: int = 0) -> int:
        if self.busy:
            raise self.error("GPIO busy")
        return 0

    def gpio_get_line_info(self, chip: int, pin: int) -> list[Any]:
        return [0, pin, 1, f"GPIO{pin}", self.busy]

    def gpio_claim_output(self, chip: int, pin: int) -> int:
        return 0

    def gpio_get_mode(self, chip: int, pin: int) -> int:
        return 2  # an output

    def tx_pwm(self, chip: int, pin: int, frequency: float, duty: float) -> int:
        if self.dead:
            raise self.error("bad PWM dutycycle")
        self.sent.append((pin, frequency, duty))
        return 0


@pytest.fixture
def lgpio(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    fake = FakeLgpio({0: "brcmvirt-gpio", 1: "locked", 4: "pinctrl-rp1"})
    monkeypatch.setitem(sys.modules, "lgpio", fake)
    for loaded in ("table.stage.claw.lgpio_pin", "gpiozero.pins.lgpio"):
        monkeypatch.delitem(sys.modules, loaded, raising=False)
    module = importlib.import_module("table.stage.claw.lgpio_pin")
    yield SimpleNamespace(fake=fake, module=module)
    sys.modules.pop("table.stage.claw.lgpio_pin", None)


def dev(tmp_path: Path, *numbers: int) -> Path:
    for number in numbers:
        (tmp_path / f"gpiochip{number}").touch()
    (tmp_path / "gpiomem").touch()
    return tmp_path


def test_the_headers_chip_is_found_by_its_label(lgpio: Any, tmp_path: Path) -> None:
    assert lgpio.module.header_chip(dev(tmp_path, 0, 1, 4)) == 4
    lgpio.fake.labels = {0: "pinctrl-rp1", 10: "gpio-brcmstb@107d508500"}
    assert lgpio.module.header_chip(dev(tmp_path, 0, 10)) == 0
    assert lgpio.fake.open == []


def test_no_header_says_what_was_seen(lgpio: Any, tmp_path: Path) -> None:
    with pytest.raises(ClawError, match=r"gpiochip1 \(can not open gpiochip\).*adduser"):
        lgpio.module.header_chip(dev(tmp_path, 0, 1))


def test_pulses_over_lgpio_are_exact(lgpio: Any, pi5: Any) -> None:
    driver = PulseDriver(12, low_us=500, high_us=2500, factory=pi5)
    for pulse in (500, 1234, 1235, 2500):
        driver.attach(pulse)
        pin, frequency, duty = lgpio.fake.sent[-1]
        assert (pin, frequency) == (12, 50)
        assert duty * 200 == pytest.approx(pulse)  # a per cent of 20 ms is 200 µs
        assert driver.read() == pytest.approx(pulse)
    driver.close()


@pytest.fixture
def pi5(lgpio: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    monkeypatch.setattr(lgpio.module, "header_chip", lambda: 4)
    monkeypatch.setattr("gpiozero.pins.local.get_pi_revision", lambda: 0xC04170)
    factory = lgpio.module.factory()
    yield factory
    lgpio.fake.busy = ""
    lgpio.fake.dead = False
    factory.close()


def test_a_second_table_is_told_who_has_the_pin(lgpio: Any, pi5: Any) -> None:
    lgpio.fake.busy = "burgomaster"
    with pytest.raises(ClawError, match=r"GPIO12 \(GPIO busy; held by 'burgomaster'\)"):
        PulseDriver(12, low_us=500, high_us=2500, factory=pi5)


def test_a_chip_that_goes_away_is_the_claws_trouble(lgpio: Any, pi5: Any) -> None:
    driver = PulseDriver(12, low_us=500, high_us=2500, factory=pi5)
    lgpio.fake.dead = True
    for act in (lambda: driver.attach(1500), lambda: driver.move(1501)):
        with pytest.raises(ClawError, match="cannot be driven"):
            act()


def test_rpi_gpios_own_errors_are_the_claws_too(monkeypatch: pytest.MonkeyPatch) -> None:
    from table.stage.claw.simulated import ServoPin, servo_factory

    def busy(self: ServoPin, value: str) -> None:
        if value == "output":
            raise RuntimeError("GPIO busy")

    factory = servo_factory()
    factory.pin(12)
    monkeypatch.setattr(ServoPin, "_set_function", busy)
    with pytest.raises(ClawError, match="GPIO busy"):
        PulseDriver(12, low_us=500, high_us=2500, factory=factory)
    monkeypatch.undo()
