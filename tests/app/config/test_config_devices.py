"""From the configuration to devices, on the table that has none."""

import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from table import cues
from table.app.config import calibration
from table.app.config.calibration import Calibration, ClawTable
from table.app.config.devices import Header, Simulated, open_claw, open_screen
from table.app.config.sections import Claw, Config, Screen
from table.errors import Said
from table.stage.claw import ClawError, ClawSetup
from table.stage.screen import Face, draw


def cue(house: int | None, ms: int = 60) -> cues.Claw:
    return cues.Claw(t=0, phase="dawn/claw", house=house, ms=ms)


@pytest.mark.parametrize("driver", ["gpio", "pwm", "bus"])
def test_the_claw_of_the_simulated_table_turns_and_remembers(tmp_path: Path, driver: Any) -> None:
    file, hardware = tmp_path / "calibration.json", Simulated()
    config = Claw(driver=driver, gear_ratio=1.0 if driver == "bus" else 2.0)
    hardware.servo.slew = 4096
    told: list[Said] = []
    assert hardware.shaft() is None
    claw = open_claw(config, 8, hardware, file, say=told.append)
    claw.perform(cue(3))
    assert claw.settle(60)
    claw.close()
    where = 1024 if driver == "bus" else 1000
    assert hardware.shaft() == pytest.approx(where)
    assert claw.angle() == pytest.approx(90, abs=0.1)
    held = calibration.load(file, print).held
    assert held == ("steps" if driver == "bus" else "us", pytest.approx(where))
    assert told == []


def test_measured_places_are_used_for_the_same_servo_and_number(tmp_path: Path) -> None:
    file = tmp_path / "calibration.json"
    table = ClawTable(unit="us", places=8, measured=((3, 1040.0),))
    calibration.save(file, Calibration(claw=(table,), held=("us", 777.0)))
    for places, pulse in [(8, 1040), (10, 900)]:
        hardware = Simulated()
        claw = open_claw(Claw(), places, hardware, file, say=print)
        first = hardware.pins.pin(12)
        claw.perform(cue(3))
        assert claw.settle(60)
        claw.close()
        assert hardware.shaft() == pytest.approx(pulse)
        assert first.pulses_us[0] == pytest.approx(777 if places == 8 else 1040)


def test_a_claw_that_cannot_reach_this_many_houses_says_so(tmp_path: Path) -> None:
    config = Claw(travel_deg=320, gear_ratio=1)
    with pytest.raises(ClawSetup, match="12 places need 330°"):
        open_claw(config, 12, Simulated(), tmp_path / "c.json", say=print)


def test_a_full_disk_is_told_and_the_claw_turns_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(calibration, "save", full)
    told: list[Said] = []
    hardware = Simulated()
    claw = open_claw(Claw(), 8, hardware, tmp_path / "c.json", say=told.append)
    for house in (3, 5):
        claw.perform(cue(house))
        assert claw.settle(60)
    claw.close()
    assert hardware.shaft() == pytest.approx(1500)
    assert told[0] == cues.phrase("claw-not-kept", why="ENOSPC")


def test_a_calibration_that_cannot_be_read_is_told_and_the_claw_turns_all_the_same(
    tmp_path: Path,
) -> None:
    file = tmp_path / "calibration.json"
    file.mkdir()
    told: list[Said] = []
    hardware = Simulated()
    claw = open_claw(Claw(), 8, hardware, file, say=told.append)
    claw.perform(cue(5))
    assert claw.settle(60)
    claw.close()
    assert hardware.shaft() == pytest.approx(1500)
    assert {str(said) for said in told} == {
        f"The claw's calibration in {file} cannot be read (it is a folder): make the file readable."
    }


@pytest.mark.parametrize(
    ("controller", "bus"),
    [("ssd1306", "i2c"), ("ssd1309", "spi"), ("sh1106", "i2c"), ("ssd1322", "spi")],
)
@pytest.mark.parametrize("address", [0x3C, 0x3D])
def test_the_screen_of_the_simulated_table_shows(controller: Any, bus: Any, address: int) -> None:
    hardware = Simulated()
    assert hardware.frame() is None
    config = Screen(controller=controller, bus=bus, i2c_address=address)
    screen = open_screen(config, hardware, lambda phrase: phrase.key, on_trouble=print)
    screen.perform(cues.Screen(t=0, phase="dawn", title=cues.phrase("Dawn"), big=12), 0)
    assert screen.settle(60)
    frame = hardware.frame()
    assert frame is not None
    assert frame.tobytes() == draw(Face(title="Dawn", big=12), frame.size).tobytes()
    screen.close()


def test_on_a_machine_without_a_header_each_device_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LG_WD", str(tmp_path))
    config = Config()
    with pytest.raises(ClawError, match=r"lgpio|GPIO header"):
        Header(config).claw(config.claw)
    with pytest.raises(ClawError, match=r"dtoverlay=pwm-2chan"):
        Header(config).claw(msgspec.structs.replace(config.claw, driver="pwm"))
    bus = Header(config).claw(msgspec.structs.replace(config.claw, driver="bus"))
    with pytest.raises(ClawError, match="/dev/burgomaster/claw"):
        bus.attach(0)
    told = threading.Event()
    port = msgspec.structs.replace(config.screen, i2c_port=6)
    screen = open_screen(port, Header(config), str, on_trouble=lambda error: told.set())
    screen.perform(cues.Screen(t=0, phase="x", title=cues.phrase("x")), 0)
    assert told.wait(60)
    screen.close()
