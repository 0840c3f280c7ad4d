"""The devices: each is asked whether it is there, and none is moved, lit or made to sound."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

import serial

from table.app.config.devices import Header
from table.app.config.sections import Claw, Config, Screen
from table.app.doctor.finding import Finding, Findings, Level
from table.errors import DeviceError, TableError
from table.seats.pads import TICK_MS, Pads, Port, Refused, SerialPort, find_ports
from table.speech import desk
from table.speech.catalogue import REFERENCE
from table.stage.claw import sts
from table.stage.claw.bus import Line, open_line

LOOK_S = 1.5
"""Long enough for a pad that is just being plugged in to be asked twice."""


def ping(claw: Claw, connect: Callable[[str], Line] = open_line) -> None:
    """Ask the bus servo whether it is there. :raises DeviceError: it is not."""
    try:
        line = connect(claw.line)
    except (serial.SerialException, OSError, ValueError) as error:
        raise DeviceError(f"{claw.line} cannot be opened: {error}") from error
    try:
        line.reset_input_buffer()
        line.write(sts.request(claw.servo_id, sts.Instruction.PING))
        sts.parse_answer(line.read(sts.answer_size(0)), claw.servo_id)
    except sts.Garbled as error:
        raise DeviceError(f"servo {claw.servo_id} on {claw.line} does not answer") from error
    except (serial.SerialException, OSError) as error:
        raise DeviceError(f"{claw.line}: {error}") from error
    finally:
        line.close()


def open_pins(config: Config) -> None:
    """Open and close the header, or the PWM block. :raises DeviceError: there is none."""
    if config.claw.driver == "pwm":
        from table.stage.claw.pwm import SysfsPwmFactory

        SysfsPwmFactory()
        return
    Header(config).pins.close()


def claw(
    config: Config,
    *,
    pi: bool,
    running: int | None = None,
    look: Callable[[Config], None] | None = None,
) -> Findings:
    """Whether the claw's driver can be used."""
    chosen = config.claw
    if not chosen.enabled:
        yield Finding(check="claw", level="note", tried="[claw] enabled", seen="switched off")
        return
    bus = chosen.driver == "bus"
    tried = f"[claw] driver = '{chosen.driver}'"
    if not (pi or bus):
        yield Finding(check="claw", level="note", tried=tried, seen="only a Raspberry Pi has pins")
        return
    if bus and running is not None:
        seen = f"the table has its line (process {running})"
        yield Finding(check="claw", level="note", tried=tried, seen=seen)
        return
    try:
        if look is not None:
            look(config)
        elif bus:
            ping(chosen)
        else:
            open_pins(config)
    except TableError as error:
        level: Level = "bad" if pi else "note"
        do = "Give the servo its own 5 to 7.4 V, plug in its board and check [claw] line."
        yield Finding(check="claw", level=level, tried=tried, seen=str(error), do=do if bus else "")
        return
    where = f"servo {chosen.servo_id} answers" if bus else f"GPIO{chosen.pin} can be used"
    yield Finding(check="claw", level="good", tried=tried, seen=where)


def read_i2c(port: int, address: int) -> None:
    """Read the status of whatever is there. :raises OSError: nothing is."""
    from smbus2 import SMBus

    with SMBus(port) as bus:
        bus.read_byte(address)


def screen(
    config: Config, *, pi: bool, root: Path, read: Callable[[int, int], None] = read_i2c
) -> Findings:
    """Whether the screen answers; on SPI, whether the line is there, for it has no way to answer."""
    chosen: Screen = config.screen
    if not chosen.enabled:
        yield Finding(check="screen", level="note", tried="[screen] enabled", seen="switched off")
        return
    if chosen.bus == "spi":
        node = f"dev/spidev{chosen.spi_port}.{chosen.spi_device}"
        tried, interface = f"/{node}", "SPI"
    else:
        node = f"dev/i2c-{chosen.i2c_port}"
        tried, interface = f"i2cdetect -y {chosen.i2c_port}", "I2C"
    level: Level = "bad" if pi else "note"
    if not (root / node).exists():
        do = f"Switch it on with 'sudo raspi-config', Interface Options, {interface}." if pi else ""
        yield Finding(check="screen", level=level, tried=tried, seen=f"there is no /{node}", do=do)
        return
    if chosen.bus == "spi":
        do = "If it stays dark, run 'burgomaster calibrate screen'."
        yield Finding(check="screen", level="good", tried=tried, seen=f"/{node} is there", do=do)
        return
    try:
        read(chosen.i2c_port, chosen.i2c_address)
    except OSError as error:
        yield Finding(
            check="screen",
            level=level,
            tried=tried,
            seen=f"no answer at {chosen.i2c_address:#04x} ({error.strerror or error})",
            do="Check its four wires, and the address under [screen] i2c_address (0x3C or 0x3D)."
            if pi
            else "",
        )
        return
    seen = f"something answers at {chosen.i2c_address:#04x}"
    yield Finding(check="screen", level="good", tried=tried, seen=seen)


def cards(root: Path) -> list[str]:
    """The names of the sound cards, which do not change from boot to boot as their numbers do."""
    file = root / "proc/asound/cards"
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    return re.findall(r"^\s*\d+ \[(\S+)\s*\]", text, re.MULTILINE)


def sound(config: Config, *, pi: bool, root: Path) -> Findings:
    """Whether there is the sound card that was configured, or any."""
    chosen = config.sound
    if not chosen.enabled:
        yield Finding(check="sound", level="note", tried="[sound] enabled", seen="switched off")
        return
    there = cards(root)
    named = re.search(r"CARD=([^,]+)", chosen.device)
    seen = f"cards: {', '.join(there)}" if there else "no sound card"
    missing = not there or (named is not None and named[1] not in there)
    if missing and there:
        seen += f"; no {chosen.device}"
    yield Finding(
        check="sound",
        level="good" if not missing else "bad" if pi else "note",
        tried="aplay -l",
        seen=seen,
        do=""
        if not missing
        else "Plug in the speaker, or name its card under [sound] device; 'aplay -L' lists the names."
        " Without one the evening has captions only.",
    )


def pads(
    config: Config,
    *,
    running: int | None,
    find: Callable[[], Sequence[str]] = find_ports,
    connect: Callable[[str], Port] = SerialPort,
    look_s: float = LOOK_S,
) -> Findings:
    """Which pads present themselves, which cannot play, and which say that they are the same seat."""
    tried = "burgomaster pad list"
    if not config.pads.enabled:
        yield Finding(check="pads", level="note", tried="[pads] enabled", seen="switched off")
        return
    ports = find()
    if running is not None:
        seen = f"{len(ports)} pads are plugged in; the table has them (process {running})"
        do = "To ask them, stop the table: 'sudo systemctl stop burgomaster'."
        yield Finding(check="pads", level="note", tried=tried, seen=seen, do=do if ports else "")
        return
    if not ports:
        do = "Plug them in with cables that carry data; phones can play meanwhile."
        yield Finding(check="pads", level="note", tried=tried, seen="no pad is plugged in", do=do)
        return
    known = Pads(range(1, 25), find=find, connect=connect)
    shut: dict[str, str] = {}
    try:
        end = time.monotonic() + look_s
        while time.monotonic() < end:
            for event in known.step(round(time.monotonic() * 1000)):
                if isinstance(event, Refused):
                    shut[event.port] = desk.read(event.said, REFERENCE)
            time.sleep(TICK_MS / 1000)
        found, silent = known.found, known.silent
    finally:
        known.close()
    seats = sorted(pad.seat for pad in found if pad.seat)
    yield Finding(
        check="pads",
        level="good" if seats else "note",
        tried=tried,
        seen=f"{len(ports)} plugged in; seats {', '.join(map(str, seats)) or 'none'}",
    )
    for seat, count in sorted(Counter(seats).items()):
        if count > 1:
            at = " and ".join(pad.path for pad in found if pad.seat == seat)
            yield Finding(
                check="duplicate pads",
                level="bad",
                tried=tried,
                seen=f"{at} say both that they are seat {seat}",
                do="Run 'burgomaster pad provision SEAT --port PATH' for one of them.",
            )
    twins = {pad.path for pad in found if seats.count(pad.seat) > 1}
    opened = {pad.path for pad in found} | set(silent)
    for path, sentence in sorted(shut.items()):
        if path in twins:
            continue
        unseated = path in opened
        yield Finding(
            check="pad",
            level="bad",
            tried=path,
            seen=sentence,
            do=f"Run 'burgomaster pad provision SEAT --port {path}'." if unseated else "",
        )
    for path in silent:
        if path not in shut:
            do = f"Run 'burgomaster pad flash --port {path}'."
            yield Finding(check="pad", level="bad", tried=path, seen="no firmware answers", do=do)


def houses(config: Config, file: Path) -> Findings:
    """Whether the tags of houses and cards are known."""
    if not config.houses.tags:
        return
    known = file.is_file()
    yield Finding(
        check="houses",
        level="good" if known else "bad",
        tried=str(file),
        seen="the tags are registered" if known else "no tag is registered",
        do="" if known else "Run 'burgomaster houses register'.",
    )
