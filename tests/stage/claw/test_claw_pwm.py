"""The kernel's PWM on a fake /sys/class/pwm that keeps the kernel's rules."""

import errno
from pathlib import Path

import pytest

from table.stage.claw import ClawError
from table.stage.claw.pwm import SysfsPwmFactory
from table.stage.claw.servo import PulseDriver

PI4, PI5 = 0xB03115, 0xC04170
BOARDS = {
    "Pi 3": ("3f20c000.pwm", 0xA02082, {"pwmchip0": "3f20c000.pwm"}),
    "Pi 4": ("fe20c000.pwm", PI4, {"pwmchip0": "fe20c000.pwm", "pwmchip1": "fe20c800.pwm"}),
    "Pi 5, 6.6": (
        "1f00098000.pwm",
        PI5,
        {"pwmchip0": "107d517a80.pwm", "pwmchip2": "1f00098000.pwm", "pwmchip6": "1f0009c000.pwm"},
    ),
    "Pi 5, 6.12": ("1f00098000.pwm", PI5, {"pwmchip0": "1f00098000.pwm", "pwmchip1": "1f0009c000.pwm"}),
}  # fmt: skip


class Kernel:
    """Makes the tree, obeys writes as the PWM class does, and keeps a record."""

    def __init__(self, root: Path, board: str) -> None:
        self.device, self.revision, chips = BOARDS[board]
        self.root = root
        self.log: list[str] = []
        self.denied = 0
        self.slept = 0.0
        for chip, device in chips.items():
            (root / "devices" / device).mkdir(parents=True)
            (root / "class" / chip).mkdir(parents=True)
            (root / "class" / chip / "device").symlink_to(root / "devices" / device)

    def write(self, path: Path, value: str) -> None:
        chip = path.parent if path.name == "export" else path.parent.parent
        self.log.append(f"{path.relative_to(chip)}={value}")
        assert (chip / "device").resolve().name == self.device, "wrote to another chip"
        if path.name == "export":
            folder = chip / f"pwm{value}"
            folder.mkdir()
            for name in ("period", "duty_cycle", "enable"):
                (folder / name).write_text("0")
            return
        if self.denied:
            self.denied -= 1
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        now = {n: int((path.parent / n).read_text()) for n in ("period", "duty_cycle", "enable")}
        now[path.name] = int(value)
        if now["duty_cycle"] > now["period"] or (now["enable"] and not now["period"]):
            raise OSError(errno.EINVAL, "Invalid argument", str(path))
        path.write_text(value)

    def sleep(self, seconds: float) -> None:
        self.slept += seconds

    def factory(self) -> SysfsPwmFactory:
        return SysfsPwmFactory(
            self.root / "class", revision=lambda: self.revision, write=self.write, sleep=self.sleep
        )


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize(("pin", "early", "pi5"), [(12, 0, 0), (13, 1, 1), (18, 0, 2), (19, 1, 3)])
def test_the_headers_chip_and_channel_are_found(
    tmp_path: Path, board: str, pin: int, early: int, pi5: int
) -> None:
    kernel = Kernel(tmp_path, board)
    driver = PulseDriver(pin, low_us=500, high_us=2500, factory=kernel.factory())
    assert driver.read() is None
    driver.attach(1500)
    channel = pi5 if board.startswith("Pi 5") else early
    assert kernel.log[0] == f"export={channel}"
    assert kernel.log[-1] == f"pwm{channel}/duty_cycle=1500000"
    driver.close()


def test_pulses_are_exact_and_stop_between_two_of_them(tmp_path: Path) -> None:
    kernel = Kernel(tmp_path, "Pi 4")
    driver = PulseDriver(12, low_us=500, high_us=2500, factory=kernel.factory())
    kernel.log.clear()
    driver.attach(1234)
    driver.move(1235)
    assert driver.read() == pytest.approx(1235)
    before = kernel.slept
    driver.detach()
    assert driver.read() is None
    assert kernel.log == [
        "pwm0/duty_cycle=0",
        "pwm0/period=20000000",
        "pwm0/enable=1",
        "pwm0/duty_cycle=1234000",
        "pwm0/duty_cycle=1235000",
        "pwm0/duty_cycle=0",
        "pwm0/enable=0",
    ]
    assert kernel.slept - before == pytest.approx(0.02)  # the last pulse was let out whole
    kernel.log.clear()
    driver.attach(1235)
    assert kernel.log[-1] == "pwm0/duty_cycle=1235000"  # back at the held position, no other first
    driver.close()
    driver.close()
    assert kernel.log[-1] == "pwm0/enable=0"


def test_udev_may_take_a_moment(tmp_path: Path) -> None:
    kernel = Kernel(tmp_path, "Pi 4")
    kernel.denied = 5
    PulseDriver(12, low_us=500, high_us=2500, factory=kernel.factory()).close()


def test_rights_that_never_come_are_said(tmp_path: Path) -> None:
    kernel = Kernel(tmp_path, "Pi 4")
    kernel.denied = 10_000
    with pytest.raises(ClawError, match="adduser"):
        PulseDriver(12, low_us=500, high_us=2500, factory=kernel.factory())


def test_a_pin_without_pwm_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ClawError, match=r"GPIO17 has no hardware PWM.*12, 13, 18, 19"):
        PulseDriver(17, low_us=500, high_us=2500, factory=Kernel(tmp_path, "Pi 4").factory())


def test_no_overlay_says_which_line_to_add(tmp_path: Path) -> None:
    kernel = Kernel(tmp_path, "Pi 5, 6.6")
    (tmp_path / "class" / "pwmchip2" / "device").unlink()
    (tmp_path / "class" / "pwmchip2").rmdir()
    with pytest.raises(
        ClawError, match=r"dtoverlay=pwm-2chan.*/boot/firmware/config.txt"
    ) as caught:
        kernel.factory()
    assert "pwmchip0 (107d517a80.pwm)" in str(caught.value)


def test_a_driver_error_of_the_kernel_is_the_claws(tmp_path: Path) -> None:
    kernel = Kernel(tmp_path, "Pi 4")
    driver = PulseDriver(12, low_us=500, high_us=2500, factory=kernel.factory())
    kernel.denied = 1
    with pytest.raises(ClawError, match=r"cannot be driven.*no permission"):
        driver.attach(1500)
    driver.attach(1500)
    driver.close()
