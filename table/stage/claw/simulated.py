"""Servos that are not there, below our own code: a pin that keeps its pulse, a servo on a bus."""

from __future__ import annotations

from collections import deque
from typing import Any

from gpiozero.pins.mock import MockFactory, MockPWMPin

from table.stage.claw.sts import Fault, Instruction, Register, checksum

FRAME_US = 20_000


class ServoPin(MockPWMPin):
    """A mock pin with a hobby servo on it: the shaft stays where the last pulse turned it."""

    def __init__(self, factory: Any, info: Any) -> None:
        super().__init__(factory, info)
        self.shaft_us: float | None = None
        self.pulses_us: deque[float] = deque(maxlen=10_000)
        """Every length of pulse that was set, the oldest first; 0 is none."""

    def _change_state(self, value: float) -> bool:
        changed: bool = super()._change_state(value)
        if changed:
            pulse_us = float(value) * FRAME_US
            self.pulses_us.append(pulse_us)
            self.shaft_us = pulse_us or self.shaft_us
        return changed


def servo_factory() -> Any:
    """The pin factory of a table without pins."""
    return MockFactory(pin_class=ServoPin)


class StsServo:
    """An STS3215 and its line, to the byte: give it to `BusDriver` in place of a serial port.

    It turns at most `slew` steps from one read of its position to the next. `blocked` holds it fast;
    `mute` lets the next n answers be lost; `noise` damages the next n; `gone` pulls the plug;
    `faults` is the error byte of each answer; `echo` repeats the request, as a one-wire adapter does.
    """

    def __init__(self, *, servo: int = 1, position: int = 0, slew: int = 4096) -> None:
        self.memory = bytearray(71)
        self.memory[5] = self.servo = servo
        self._set(Register.POSITION, position)
        self._set(Register.GOAL, position)
        self.slew = slew
        self.blocked = False
        self.mute = 0
        self.noise = 0
        self.gone = False
        self.faults = Fault(0)
        self.echo = False
        self.packets: list[bytes] = []
        self._out = bytearray()

    @property
    def position(self) -> int:
        return self._get(Register.POSITION)

    @property
    def torque(self) -> bool:
        return self.memory[Register.TORQUE] == 1

    def write(self, data: bytes, /) -> int:
        self._check_plug()
        self.packets.append(bytes(data))
        if self.echo:
            self._out += data
        body = data[2:-1]
        right = data[:2] == b"\xff\xff" and body[1] == len(data) - 4 and data[-1] == checksum(body)
        if right and body[0] == self.servo:
            self._answer(self._obey(Instruction(body[2]), body[3:]))
        return len(data)

    def read(self, size: int, /) -> bytes:
        self._check_plug()
        said, self._out = bytes(self._out[:size]), self._out[size:]
        return said

    def reset_input_buffer(self) -> None:
        self._check_plug()
        self._out.clear()

    def close(self) -> None:
        self._out.clear()

    def _obey(self, instruction: Instruction, parameters: bytes) -> bytes:
        if instruction is Instruction.READ:
            address, size = parameters
            if address == Register.POSITION:
                self._turn()
            return bytes(self.memory[address : address + size])
        if instruction is Instruction.WRITE:
            address, values = parameters[0], parameters[1:]
            self.memory[address : address + len(values)] = values
        return b""

    def _answer(self, data: bytes) -> None:
        if self.mute:
            self.mute -= 1
            return
        body = bytes([self.servo, len(data) + 2, self.faults, *data])
        packet = bytearray(b"\xff\xff" + body + bytes([checksum(body)]))
        if self.noise:
            self.noise -= 1
            packet[-1] ^= 0x55
        self._out += packet

    def _turn(self) -> None:
        if self.torque and not self.blocked:
            way = self._get(Register.GOAL) - self.position
            self._set(Register.POSITION, self.position + max(-self.slew, min(self.slew, way)))

    def _get(self, register: Register) -> int:
        return int.from_bytes(self.memory[register : register + 2], "little")

    def _set(self, register: Register, value: int) -> None:
        self.memory[register : register + 2] = value.to_bytes(2, "little")

    def _check_plug(self) -> None:
        if self.gone:
            raise OSError(5, "Input/output error")
