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
from table.cues import Phrase, phrase
from table.errors import DeviceError, TableError, reason
from table.seats.pads import TICK_MS, Pads, Port, Refused, SerialPort, find_ports
from table.speech import desk
from table.speech.desk import Words
from table.stage.claw import sts
from table.stage.claw.bus import Line, open_line

LOOK_S = 1.5
"""Long enough for a pad that is just being plugged in to be asked twice."""


def ping(claw: Claw, connect: Callable[[str], Line] = open_line) -> None:
    """Ask the bus servo whether it is there. :raises DeviceError: it is not."""
    line = connect(claw.line)
    try:
        line.reset_input_buffer()
        line.write(sts.request(claw.servo_id, sts.Instruction.PING))
        sts.parse_answer(line.read(sts.answer_size(0)), claw.servo_id)
    except sts.Garbled as error:
        silent = phrase("doctor-servo-silent", servo=claw.servo_id, line=claw.line)
        raise DeviceError(silent) from error
    except (serial.SerialException, OSError) as error:
        shut = phrase("doctor-servo-shut", line=claw.line, why=reason(error))
        raise DeviceError(shut) from error
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
    words: Words = desk.english,
) -> Findings:
    """Whether the claw's driver can be used."""
    chosen = config.claw
    if not chosen.enabled:
        off = words(phrase("doctor-off"))
        yield Finding(check="claw", level="note", tried="[claw] enabled", seen=off)
        return
    bus = chosen.driver == "bus"
    tried = f"[claw] driver = '{chosen.driver}'"
    if not (pi or bus):
        pinless = words(phrase("doctor-claw-no-pins"))
        yield Finding(check="claw", level="note", tried=tried, seen=pinless)
        return
    if bus and running is not None:
        seen = words(phrase("doctor-claw-held", pid=str(running)))
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
        do = words(phrase("doctor-claw-do")) if bus else ""
        yield Finding(check="claw", level=level, tried=tried, seen=error.told(words), do=do)
        return
    there = phrase("doctor-claw-pin", pin=chosen.pin)
    if bus:
        there = phrase("doctor-claw-answers", servo=chosen.servo_id)
    yield Finding(check="claw", level="good", tried=tried, seen=words(there))


def read_i2c(port: int, address: int) -> None:
    """Read the status of whatever is there. :raises OSError: nothing is."""
    from smbus2 import SMBus

    with SMBus(port) as bus:
        bus.read_byte(address)


def screen(
    config: Config,
    *,
    pi: bool,
    root: Path,
    read: Callable[[int, int], None] = read_i2c,
    words: Words = desk.english,
) -> Findings:
    """Whether the screen answers; on SPI, whether the line is there, for it has no way to answer."""
    chosen: Screen = config.screen
    if not chosen.enabled:
        off = words(phrase("doctor-off"))
        yield Finding(check="screen", level="note", tried="[screen] enabled", seen=off)
        return
    if chosen.bus == "spi":
        node = f"dev/spidev{chosen.spi_port}.{chosen.spi_device}"
        tried, interface = f"/{node}", "SPI"
    else:
        node = f"dev/i2c-{chosen.i2c_port}"
        tried, interface = f"i2cdetect -y {chosen.i2c_port}", "I2C"
    level: Level = "bad" if pi else "note"
    if not (root / node).exists():
        do = words(phrase("doctor-interface-do", interface=interface)) if pi else ""
        seen = words(phrase("doctor-no-node", node=f"/{node}"))
        yield Finding(check="screen", level=level, tried=tried, seen=seen, do=do)
        return
    if chosen.bus == "spi":
        do = words(phrase("doctor-screen-dark-do"))
        seen = words(phrase("doctor-node", node=f"/{node}"))
        yield Finding(check="screen", level="good", tried=tried, seen=seen, do=do)
        return
    address = f"{chosen.i2c_address:#04x}"
    try:
        read(chosen.i2c_port, chosen.i2c_address)
    except OSError as error:
        yield Finding(
            check="screen",
            level=level,
            tried=tried,
            seen=words(phrase("doctor-screen-silent", address=address, why=reason(error))),
            do=words(phrase("doctor-screen-do")) if pi else "",
        )
        return
    seen = words(phrase("doctor-screen-answers", address=address))
    yield Finding(check="screen", level="good", tried=tried, seen=seen)


def cards(root: Path) -> list[str]:
    """The names of the sound cards, which do not change from boot to boot as their numbers do."""
    file = root / "proc/asound/cards"
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    return re.findall(r"^\s*\d+ \[(\S+)\s*\]", text, re.MULTILINE)


def sound(config: Config, *, pi: bool, root: Path, words: Words = desk.english) -> Findings:
    """Whether there is the sound card that was configured, or any."""
    chosen = config.sound
    if not chosen.enabled:
        off = words(phrase("doctor-off"))
        yield Finding(check="sound", level="note", tried="[sound] enabled", seen=off)
        return
    there = cards(root)
    named = re.search(r"CARD=([^,]+)", chosen.device)
    missing = not there or (named is not None and named[1] not in there)
    seen = phrase("doctor-cards", cards=", ".join(there))
    if not there:
        seen = phrase("doctor-cards-none")
    elif missing:
        seen = phrase("doctor-cards-lack", cards=", ".join(there), device=chosen.device)
    yield Finding(
        check="sound",
        level="good" if not missing else "bad" if pi else "note",
        tried="aplay -l",
        seen=words(seen),
        do=words(phrase("doctor-sound-do")) if missing else "",
    )


def pads(
    config: Config,
    *,
    running: int | None,
    find: Callable[[], Sequence[str]] = find_ports,
    connect: Callable[[str], Port] = SerialPort,
    look_s: float = LOOK_S,
    words: Words = desk.english,
) -> Findings:
    """Which pads present themselves, which cannot play, and which say that they are the same seat."""
    tried = "burgomaster pad list"
    if not config.pads.enabled:
        off = words(phrase("doctor-off"))
        yield Finding(check="pads", level="note", tried="[pads] enabled", seen=off)
        return
    ports = find()
    if running is not None:
        held = phrase("doctor-pads-held", count=len(ports), pid=str(running))
        do = words(phrase("doctor-pads-held-do")) if ports else ""
        yield Finding(check="pads", level="note", tried=tried, seen=words(held), do=do)
        return
    if not ports:
        none, do = words(phrase("doctor-pads-none")), words(phrase("doctor-pads-none-do"))
        yield Finding(check="pads", level="note", tried=tried, seen=none, do=do)
        return
    known = Pads(range(1, 25), find=find, connect=connect)
    shut: dict[str, str] = {}
    try:
        end = time.monotonic() + look_s
        while time.monotonic() < end:
            for event in known.step(round(time.monotonic() * 1000)):
                if isinstance(event, Refused):
                    shut[event.port] = _told(event.said, words)
            time.sleep(TICK_MS / 1000)
        found, silent = known.found, known.silent
    finally:
        known.close()
    seats = sorted(pad.seat for pad in found if pad.seat)
    here = phrase("doctor-pads-seatless", count=len(ports))
    if seats:
        here = phrase("doctor-pads-seats", count=len(ports), seats=", ".join(map(str, seats)))
    yield Finding(check="pads", level="good" if seats else "note", tried=tried, seen=words(here))
    for seat, count in sorted(Counter(seats).items()):
        if count > 1:
            at = ", ".join(pad.path for pad in found if pad.seat == seat)
            yield Finding(
                check="duplicate pads",
                level="bad",
                tried=tried,
                seen=words(phrase("doctor-pads-twins", paths=at, seat=seat)),
                do=words(phrase("doctor-pads-twins-do")),
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
            do=words(phrase("doctor-pad-do", path=path)) if unseated else "",
        )
    for path in silent:
        if path not in shut:
            mute, do = (
                words(phrase("doctor-pad-mute")),
                words(phrase("doctor-pad-flash", path=path)),
            )
            yield Finding(check="pad", level="bad", tried=path, seen=mute, do=do)


def houses(config: Config, file: Path, words: Words = desk.english) -> Findings:
    """Whether the tags of houses and cards are known."""
    if not config.houses.tags:
        return
    known = file.is_file()
    yield Finding(
        check="houses",
        level="good" if known else "bad",
        tried=str(file),
        seen=words(phrase("doctor-tags") if known else phrase("doctor-tags-none")),
        do="" if known else words(phrase("doctor-tags-do")),
    )


def _told(said: Phrase | TableError, words: Words) -> str:
    return said.told(words) if isinstance(said, TableError) else words(said)
