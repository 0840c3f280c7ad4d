"""The bus of the Feetech STS servos: packets as bytes, no I/O.

A packet is FF FF, id, length, instruction (or, in an answer, error), parameters, checksum; the
length counts what follows it; the checksum is the complement of the low byte of the sum of all after
the FF FF; words have the low byte first. (Feetech, "Communication protocol manual" and "STS series
memory table".)
"""

from __future__ import annotations

import enum

from msgspec import Struct

from table.cues import phrase
from table.stage.claw.driver import ClawError

STEPS = 4096
"""Steps of one turn of an STS3215; the position is absolute."""


class Instruction(enum.IntEnum):
    PING = 1
    READ = 2
    WRITE = 3


class Register(enum.IntEnum):
    """Addresses of the memory table; GOAL and POSITION are words."""

    TORQUE = 40
    GOAL = 42
    POSITION = 56


class Fault(enum.IntFlag):
    """The error byte of an answer."""

    VOLTAGE = 1
    SENSOR = 2
    TEMPERATURE = 4
    CURRENT = 8
    OVERLOAD = 32


class Garbled(ClawError):
    """Bytes that are no packet from the servo that was asked."""


class Answer(Struct, frozen=True):
    """What a servo said."""

    faults: Fault
    data: bytes


def checksum(body: bytes) -> int:
    """The last byte of a packet whose bytes after FF FF are `body`."""
    return ~sum(body) & 0xFF


def request(servo: int, instruction: Instruction, *parameters: int) -> bytes:
    """The packet that asks `servo` (0 to 253)."""
    body = bytes([servo, len(parameters) + 2, instruction, *parameters])
    return b"\xff\xff" + body + bytes([checksum(body)])


def answer_size(data: int) -> int:
    """How many bytes an answer with `data` bytes of data has."""
    return 6 + data


def parse_answer(packet: bytes, servo: int) -> Answer:
    """Read the answer of `servo`. Raises `Garbled` if it is anything but one whole right packet."""
    body = packet[2:-1]
    if len(packet) < answer_size(0) or packet[:2] != b"\xff\xff" or body[1] != len(packet) - 4:
        raise Garbled(phrase("claw-no-packet", heard=packet.hex(" ") or "–"))
    if packet[-1] != checksum(body):
        raise Garbled(phrase("claw-checksum", heard=packet.hex(" ")))
    if body[0] != servo:
        raise Garbled(phrase("claw-other-servo", found=body[0], servo=servo))
    return Answer(Fault(body[2]), body[3:])


def word(value: int) -> tuple[int, int]:
    """A position (-32767 to 32767) as the two bytes of a register: low first, bit 15 its sign."""
    raw = 0x8000 | -value if value < 0 else value
    return raw & 0xFF, raw >> 8


def signed(data: bytes) -> int:
    """The position in the two bytes of a register."""
    raw = int.from_bytes(data, "little")
    return -(raw & 0x7FFF) if raw & 0x8000 else raw
