"""The devices as they are found below another root."""

from __future__ import annotations

from pathlib import Path

from table.app.config.sections import Config
from table.app.setup.found import Seeker
from table.app.setup.rehearsal import night
from table.cues import Lamps, Light, Voice

CARDS = """\
 0 [Headphones     ]: bcm2835_headpho - bcm2835 Headphones
 1 [vc4hdmi0       ]: vc4-hdmi - vc4-hdmi-0
 2 [UACDemoV10     ]: USB-Audio - UACDemoV1.0
"""


def pi(root: Path, *, cards: str = CARDS, pwm: bool = False, bus: bool = False) -> Path:
    """A root with the files of a Pi 4."""
    for folder in ("proc/device-tree", "proc/asound", "dev/burgomaster", "sys/class/pwm"):
        (root / folder).mkdir(parents=True)
    (root / "proc/device-tree/model").write_text("Raspberry Pi 4 Model B Rev 1.4\0")
    (root / "proc/asound/cards").write_text(cards)
    (root / "dev/i2c-1").touch()
    if pwm:
        chip = root / "sys/devices/platform/soc/fe20c000.pwm"
        (chip / "pwm/pwmchip0").mkdir(parents=True)
        (chip / "pwm/pwmchip0/device").symlink_to(chip)
        (root / "sys/class/pwm/pwmchip0").symlink_to(chip / "pwm/pwmchip0")
    if bus:
        (root / "dev/burgomaster/claw").touch()
    return root


def screen_at(address: int):  # type: ignore[no-untyped-def]  # a fake bus in two lines
    def read(port: int, asked: int) -> None:
        if asked != address:
            raise OSError(121, "Remote I/O error")

    return read


def test_a_pi_with_everything(tmp_path: Path) -> None:
    seeker = Seeker(pi(tmp_path, pwm=True), screen_at(0x3D), lambda: ["/dev/ttyACM0"])
    found = seeker.look(Config())
    assert found.pads == 1
    assert found.values[("claw", "driver")] == "pwm"
    assert found.values[("screen", "i2c_address")] == 0x3D
    assert found.values[("sound", "device")] == "plughw:CARD=UACDemoV10"
    assert found.values[("sound", "output")] == "usb"


def test_a_servo_board_comes_before_the_pin(tmp_path: Path) -> None:
    found = Seeker(pi(tmp_path, pwm=True, bus=True), screen_at(0), list).look(Config())
    assert found.values[("claw", "driver")] == "bus"
    assert found.values[("screen", "enabled")] is False


def test_the_jack_is_named_as_what_it_is(tmp_path: Path) -> None:
    found = Seeker(pi(tmp_path, cards=CARDS.splitlines()[0]), screen_at(0x3C), list).look(Config())
    assert found.values[("sound", "output")] == "jack"
    assert found.values[("claw", "driver")] == "gpio"


def test_a_laptop_has_nothing_and_says_so(tmp_path: Path) -> None:
    found = Seeker(tmp_path, screen_at(0), list).look(Config())
    assert not found.claw
    assert not found.sound
    assert len(found.lines) == 4
    assert {v for k, v in found.values.items() if k[1] == "enabled"} == {False}


def test_the_rehearsal_is_twenty_seconds_of_dark_with_a_count_of_ten() -> None:
    score, beside = night(lambda words: 900 if "count" in words.key else 2500)
    assert 15_000 <= score.ms <= 22_000
    lamps = [cue for cue in beside if isinstance(cue, Lamps)]
    assert [(cue.light, cue.t) for cue in lamps] == [(Light.OFF, 0), (Light.ON, score.ms)]
    counted = [c for c in score.cues if isinstance(c, Voice) and "count" in c.phrase.key]
    assert [c.t - counted[0].t for c in counted] == list(range(0, 10_000, 1000))
