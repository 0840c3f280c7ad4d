"""The doctor on this machine, on machines made of files, and with pads that are the same seat."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from command import Command
from pad_clock import PadClock
from tongues import TRANSLATED, english_in

from table.app.config.sections import Config
from table.app.doctor import devices, machine, program, report
from table.app.doctor.finding import Finding
from table.app.doctor.machine import Machine
from table.app.party.running import Occupied, holder, the_only_one
from table.cues import phrase
from table.errors import DeviceError
from table.seats.pads.simulated import SimulatedPads
from table.speech import desk
from table.stage.claw import sts

PI4 = "Raspberry Pi 4 Model B Rev 1.4\0"
EVERYWHERE = frozenset(
    {
        *("program", "configuration", "board", "disk", "clock", "groups", "usb"),
        *("pads", "claw", "calibration", "screen", "sound", "voice"),
    }
)
"""What the doctor has something to say about on every machine, a Pi or not."""


@pytest.fixture
def pi(tmp_path: Path) -> Machine:
    for folder in ("proc/device-tree", "sys/bus/usb/devices", "dev"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "proc/device-tree/model").write_text(PI4)
    return Machine(tmp_path)


def throttled(pi: Machine, flags: int) -> Finding:
    file = pi.root / machine.THROTTLED
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"{flags:x}\n")
    return next(pi.power())


def test_here_it_runs_changes_nothing_and_says_what_to_do(burgomaster: Command) -> None:
    before = sorted(burgomaster.home.rglob("*"))
    ran = burgomaster("doctor")
    assert ran.returncode in (0, 1), ran
    assert ran.stderr == ""
    for check in EVERYWHERE:
        assert f"  {desk.english(report.ABOUT[check])}: " in ran.stdout
    assert sorted(burgomaster.home.rglob("*")) == before


def test_for_a_program(burgomaster: Command) -> None:
    ran = burgomaster("doctor", "--json")
    told = json.loads(ran.stdout)
    assert told["ok"] is (ran.returncode == 0)
    assert {found["check"] for found in told["findings"]} >= EVERYWHERE
    for found in told["findings"]:
        assert set(found) == {"check", "level", "tried", "seen", "do"}
        assert found["tried"]
        assert found["seen"]
        if found["level"] == "bad":
            assert found["do"] or found["check"] == "claw"


@pytest.mark.parametrize("lang", TRANSLATED)
def test_it_speaks_the_language_of_the_table(
    burgomaster: Command, tmp_path: Path, lang: str
) -> None:
    file = tmp_path / "table.toml"
    file.write_text(f"[table]\nlanguage = '{lang}'\n[houses]\ntags = true\n")
    told = burgomaster("doctor", "--config", file).stdout
    assert desk.words(lang).text(phrase("doctor-about-screen")) in told
    assert not english_in(told), told


def test_for_a_program_the_names_are_the_same_in_every_language(
    burgomaster: Command, tmp_path: Path
) -> None:
    file = tmp_path / "table.toml"
    file.write_text("[table]\nlanguage = 'hu'\n")
    told = json.loads(burgomaster("doctor", "--json", "--config", file).stdout)
    assert {found["check"] for found in told["findings"]} >= EVERYWHERE
    for found in told["findings"]:
        assert found["check"] in report.ABOUT
        assert found["level"] in report.MARKS
        assert not english_in(f"{found['seen']} {found['do']}")


@pytest.mark.parametrize("lang", TRANSLATED)
def test_nothing_that_can_be_found_on_a_pi_is_told_in_english(
    pi: Machine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    words = desk.words(lang).text
    pi = Machine(pi.root, words)
    for number in range(33):
        plug(pi, f"1-{number}", product="0003")
    monkeypatch.setattr(machine.time, "time", lambda: 1000.0)
    monkeypatch.setattr(machine.os, "geteuid", lambda: 12345)
    monkeypatch.setattr(machine.os, "getgroups", list)
    monkeypatch.setattr(machine.os, "access", lambda *_: False)
    config = Config()
    bus = msgspec.structs.replace(config, claw=msgspec.structs.replace(config.claw, driver="bus"))
    tags = msgspec.structs.replace(config, houses=msgspec.structs.replace(config.houses, tags=True))
    off = msgspec.structs.replace(
        config,
        claw=msgspec.structs.replace(config.claw, enabled=False),
        screen=msgspec.structs.replace(config.screen, enabled=False),
        sound=msgspec.structs.replace(config.sound, enabled=False),
        pads=msgspec.structs.replace(config.pads, enabled=False),
    )

    def silent(_: int, __: int) -> None:
        raise OSError(121, "Remote I/O error")

    def nothing(_: Config) -> None: ...

    (pi.root / "dev/i2c-1").touch()
    found = [
        *(throttled(pi, flags) for flags in (0, 0xF000F, 0xF0000)),
        *pi.board(), *pi.disk(tmp_path), *pi.clock(), *pi.groups(), *pi.usb(config),
        *devices.claw(config, pi=True, look=nothing, words=words),
        *devices.claw(bus, pi=True, look=nothing, words=words),
        *devices.claw(bus, pi=True, running=3, words=words),
        *devices.claw(bus, pi=True, words=words),
        *devices.claw(off, pi=True, words=words),
        *devices.screen(config, pi=True, root=pi.root, read=silent, words=words),
        *devices.screen(config, pi=True, root=tmp_path / "other", words=words),
        *devices.screen(off, pi=True, root=pi.root, words=words),
        *devices.sound(config, pi=True, root=pi.root, words=words),
        *devices.sound(off, pi=True, root=pi.root, words=words),
        *devices.pads(config, running=3, find=lambda: ["/dev/x"], words=words),
        *devices.pads(config, running=None, find=list, words=words),
        *devices.pads(off, running=None, words=words),
        *devices.houses(tags, tmp_path / "none", words),
        *devices.houses(tags, Path(__file__), words),
        *program.claw_table(config, tmp_path / "none", words),
        *program.claw_table(config, Path(__file__), words),
        *program.voice(off, words),
        *program.configuration(None, words)[1],
    ]  # fmt: skip
    of = {level: {one.check for one in found if one.level == level} for level in report.MARKS}
    assert of["good"] == {"board", "claw", "houses", "power"}
    assert of["note"] == {
        *("calibration", "claw", "clock", "configuration"),
        *("pads", "power", "screen", "sound", "voice"),
    }
    assert of["bad"] == {
        *("bare pads", "calibration", "claw", "disk", "groups"),
        *("houses", "power", "screen", "sound", "usb"),
    }
    told = report.as_text(found, words)
    assert not english_in(told.replace(PI4.rstrip("\0"), "")), told


def test_a_wrong_configuration_is_bad_and_the_rest_is_examined(
    burgomaster: Command, tmp_path: Path
) -> None:
    file = tmp_path / "table.toml"
    file.write_text("[table]\nlanguage = 'de'\n")
    ran = burgomaster("doctor", "--config", file)
    assert ran.returncode == 1
    assert "table.toml:2:" in ran.stdout
    assert "  sound: " in ran.stdout


@pytest.mark.parametrize(
    ("flags", "level", "says"),
    [
        (0x0, "good", "nothing is throttled"),
        (0x50005, "bad", "now: the voltage is too low, the processor is throttled"),
        (0x10000, "note", "since it was switched on: the voltage is too low"),
        (0x8, "bad", "too hot"),
    ],
)
def test_the_flags_of_the_firmware(pi: Machine, flags: int, level: str, says: str) -> None:
    found = throttled(pi, flags)
    assert found.level == level
    assert says in found.seen
    assert bool(found.do) == (level != "good")


def test_a_pi_that_does_not_say_is_asked_to_be_updated(pi: Machine) -> None:
    assert next(pi.power()).level == "note"


def test_a_laptop_has_no_flags(tmp_path: Path) -> None:
    assert list(Machine(tmp_path).power()) == []


def plug(pi: Machine, name: str, vendor: str = "2e8a", product: str = "0005") -> None:
    device = pi.root / "sys/bus/usb/devices" / name
    device.mkdir()
    for file, text in (("devnum", "2"), ("idVendor", vendor), ("idProduct", product)):
        (device / file).write_text(f"{text}\n")
    (pi.root / "sys/bus/usb/devices" / f"{name}:1.0").mkdir()  # an interface, no device


def test_usb_devices_are_counted_hubs_too(pi: Machine) -> None:
    for number in range(33):
        plug(pi, f"1-{number}")
    found = next(pi.usb(Config()))
    assert (found.level, found.seen) == ("bad", "33 devices, hubs included")


def test_a_pico_without_micropython_is_named(pi: Machine) -> None:
    plug(pi, "1-1", product="0003")
    found = [found for found in pi.usb(Config()) if found.level == "bad"]
    assert [found.check for found in found] == ["bare pads"]


def test_a_full_disk_is_bad(pi: Machine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    class Usage:
        free = 50 * 2**20

    monkeypatch.setattr(machine.shutil, "disk_usage", lambda _: Usage)
    found = next(pi.disk(tmp_path / "games" / "of" / "nobody"))
    assert found.level == "bad"
    assert "Delete" in found.do


def test_a_clock_that_was_never_set_is_noted(pi: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine.time, "time", lambda: 1000.0)
    assert next(pi.clock()).level == "note"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may do everything")
def test_a_user_without_groups_is_told_the_command(pi: Machine) -> None:
    found = next(pi.groups())
    assert found.level == "good" or "usermod -aG" in found.do or "is not in" in found.seen


def refuse(error: str) -> Callable[[Config], None]:
    def look(_: Config) -> None:
        raise DeviceError(error)

    return look


def test_a_claw_that_does_not_open_is_bad_on_a_pi_alone() -> None:
    on_pi = next(devices.claw(Config(), pi=True, look=refuse("No header: do this.")))
    assert (on_pi.level, on_pi.seen) == ("bad", "No header: do this.")
    assert next(devices.claw(Config(), pi=False)).level == "note"
    assert next(devices.claw(Config(), pi=True, look=lambda _: None)).level == "good"


class Answering:
    """A serial line with a servo, or without one."""

    def __init__(self, answer: bytes) -> None:
        self.answer = answer
        self.written = b""

    def read(self, size: int, /) -> bytes:
        return self.answer

    def write(self, data: bytes, /) -> int:
        self.written += data
        return len(data)

    def reset_input_buffer(self) -> None: ...
    def close(self) -> None: ...


def test_the_bus_servo_is_pinged_and_nothing_else() -> None:
    claw = Config().claw
    body = bytes([claw.servo_id, 2, 0])
    line = Answering(b"\xff\xff" + body + bytes([sts.checksum(body)]))
    devices.ping(claw, lambda _: line)
    assert line.written == sts.request(claw.servo_id, sts.Instruction.PING)
    with pytest.raises(DeviceError, match="does not answer"):
        devices.ping(claw, lambda _: Answering(b""))


def test_a_bus_servo_of_a_running_table_is_left_alone() -> None:
    claw = msgspec.structs.replace(Config().claw, driver="bus")
    config = msgspec.structs.replace(Config(), claw=claw)
    found = next(devices.claw(config, pi=True, running=42, look=refuse("asked")))
    assert (found.level, "process 42" in found.seen) == ("note", True)


def test_the_screens_address(pi: Machine) -> None:
    def nobody(_: int, __: int) -> None:
        raise OSError(121, "Remote I/O error")

    config = Config()
    absent = next(devices.screen(config, pi=True, root=pi.root, read=nobody))
    assert "raspi-config" in absent.do
    (pi.root / "dev/i2c-1").touch()
    silent = next(devices.screen(config, pi=True, root=pi.root, read=nobody))
    assert (silent.level, "0x3c" in silent.seen) == ("bad", True)
    there = next(devices.screen(config, pi=True, root=pi.root, read=lambda *_: None))
    assert there.level == "good"


def test_a_configured_sound_card_that_is_not_there(pi: Machine) -> None:
    (pi.root / "proc/asound").mkdir()
    (pi.root / "proc/asound/cards").write_text(" 0 [Headphones     ]: x - y\n")
    sound = msgspec.structs.replace(Config().sound, device="plughw:CARD=UAC")
    config = msgspec.structs.replace(Config(), sound=sound)
    assert next(devices.sound(config, pi=True, root=pi.root)).level == "bad"
    assert next(devices.sound(Config(), pi=True, root=pi.root)).level == "good"


def test_pads_that_say_they_are_the_same_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    with SimulatedPads([3]) as one, SimulatedPads([3], series=1) as two:
        monkeypatch.setattr(devices, "time", PadClock(one, two))
        found = list(
            devices.pads(
                Config(),
                running=None,
                find=lambda: [*one.ports(), *two.ports()],
                connect=lambda path: (one if path in one.ports() else two).connect(path),
                look_s=1.2,
            )
        )
    bad = [finding for finding in found if finding.level == "bad"]
    assert [finding.check for finding in bad] == ["duplicate pads"]
    assert "pad provision" in bad[0].do


def test_pads_of_a_running_table_are_left_alone() -> None:
    def never(_: str) -> SimulatedPads:
        raise AssertionError

    found = list(
        devices.pads(Config(), running=42, find=lambda: ["/dev/x"], connect=never)  # type: ignore[arg-type]
    )
    assert [(f.level, "process 42" in f.seen) for f in found] == [("note", True)]


def test_the_status_is_of_what_is_bad() -> None:
    good = Finding(check="x", level="good", tried="t", seen="s")
    bad = Finding(check="y", level="bad", tried="t", seen="s", do="mend it")
    assert report.status([good]) == 0
    assert report.status([good, bad]) == 1
    told = report.as_text([msgspec.structs.replace(bad, check="pad")])
    assert "→ mend it" in told


def test_one_table_a_machine(tmp_path: Path) -> None:
    assert holder(tmp_path) is None
    with the_only_one(tmp_path):
        assert holder(tmp_path) == os.getpid()
        with pytest.raises(Occupied, match=f"process {os.getpid()}"), the_only_one(tmp_path):
            raise AssertionError
    assert holder(tmp_path) is None
