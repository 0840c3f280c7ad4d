"""The driver `bus`: a Feetech STS3215 on a serial line. It knows where it is."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

import serial

from table.cues import phrase
from table.errors import reason
from table.stage.claw.driver import ClawBlocked, ClawError
from table.stage.claw.sts import (
    Answer,
    Fault,
    Garbled,
    Instruction,
    Register,
    answer_size,
    parse_answer,
    request,
    signed,
    word,
)

TRIES = 3
ANSWER_S = 0.02
"""How long an answer may take: the servo's own delay is 0.5 ms, an FTDI adapter adds up to 16."""

ARRIVED_STEPS = 46
"""At rest, the servo may be 4° off its goal (chosen, not measured; half a place of 24 is 7.5°)."""

BLOCKED_STEPS = 171
BLOCKED_MOVES = 20
"""In motion: blocked is 15° or more behind and no nearer, 20 steps of 20 ms in a row. A servo that
only lags behind a fast motion keeps moving and is left alone. (Chosen, not measured.)"""

STILL_STEPS = 6
"""Less than this from one reading to the next is standing still."""


class Line(Protocol):
    """The part of `serial.Serial` that is used."""

    def read(self, size: int, /) -> bytes: ...
    def write(self, data: bytes, /) -> int | None: ...
    def reset_input_buffer(self) -> None: ...
    def close(self) -> None: ...


def open_line(device: str, baud: int = 1_000_000) -> Line:
    """Open the serial line of the servo. Raises `ClawError`."""
    try:
        return serial.Serial(device, baud, timeout=ANSWER_S, write_timeout=0.2, exclusive=True)
    except OSError as error:  # as pyserial's own are
        raise ClawError(phrase("claw-line-shut", path=device, why=reason(error))) from error


class BusDriver:
    """An STS3215 with the bus id `servo`; a position is one of its 4096 steps.

    `connect` opens the line; it is called again after a failure, so that a plug put back in works at
    the next cue. A packet that comes back wrong or not at all is sent again, at most three times.
    """

    def __init__(self, connect: Callable[[], Line], *, servo: int = 1) -> None:
        self._connect = connect
        self._servo = servo
        self._line: Line | None = None
        self._known = False  # there was a line once
        self._attached = False
        self._last: int | None = None
        self._stuck = 0

    def attach(self, held: float) -> float:
        """Raises `ClawError` if no servo answers. `held` is not needed: the servo knows."""
        position = self._position()
        # The goal first: with torque on, the servo runs to whatever goal it has.
        self._write(Register.GOAL, *word(position))
        self._write(Register.TORQUE, 1)
        self._attached, self._last, self._stuck = True, None, 0
        return float(position)

    def move(self, position: float) -> None:
        """Raises `ClawBlocked`, with the torque off, if the servo stands still far from its goal."""
        goal = round(position)
        self._write(Register.GOAL, *word(goal))
        now = self._position()
        still = self._last is not None and abs(now - self._last) < STILL_STEPS
        self._stuck = self._stuck + 1 if still and abs(goal - now) >= BLOCKED_STEPS else 0
        self._last = now
        if self._stuck >= BLOCKED_MOVES:
            raise self._blocked(now, goal)

    def arrive(self, position: float) -> None:
        now = self._position()
        self._last = now
        if abs(now - position) > ARRIVED_STEPS:
            raise self._blocked(now, round(position))

    def detach(self) -> None:
        self._attached = False
        self._write(Register.TORQUE, 0)

    def read(self) -> float | None:
        """The position that the last move read back."""
        return None if self._last is None or not self._attached else float(self._last)

    def close(self) -> None:
        if self._line is None:
            return
        with suppress(ClawError):  # a servo that is gone holds nothing; the line is closed anyway
            self.detach()
        self._hang_up()

    def _blocked(self, now: int, goal: int) -> ClawBlocked:
        with suppress(ClawError):  # being blocked is the news, and is raised below
            self.detach()
        return ClawBlocked(phrase("claw-blocked", now=str(now), goal=str(goal)))

    def _position(self) -> int:
        return signed(self._ask(Instruction.READ, Register.POSITION, 2, data=2).data)

    def _write(self, register: Register, *values: int) -> None:
        self._ask(Instruction.WRITE, register, *values)

    def _ask(self, instruction: Instruction, *parameters: int, data: int = 0) -> Answer:
        packet = request(self._servo, instruction, *parameters)
        try:
            answer = self._converse(packet, answer_size(data))
        except ClawError:
            self._hang_up()
            raise
        except OSError as error:
            self._hang_up()
            raise ClawError(phrase("claw-line-gone", why=reason(error))) from error
        if Fault.OVERLOAD in answer.faults:
            raise ClawBlocked(phrase("claw-overloaded"))
        if answer.faults:
            raise ClawError(phrase("claw-fault", fault=str(answer.faults.name)))
        return answer

    def _converse(self, packet: bytes, size: int) -> Answer:
        if self._line is None:
            self._line = self._connected()
        failure = ClawError(phrase("claw-no-servo", servo=self._servo))
        for _ in range(TRIES):
            self._line.reset_input_buffer()
            self._line.write(packet)
            heard = self._line.read(size)
            if heard == packet[:size]:
                # An adapter that joins both directions on one wire hears itself first.
                heard = (heard + self._line.read(len(packet)))[len(packet) :]
            try:
                return parse_answer(heard, self._servo)
            except Garbled as garbled:
                failure = garbled if heard else failure
        raise failure

    def _connected(self) -> Line:
        """A line that was there and cannot be opened again is gone: for people that is one trouble."""
        try:
            line = self._connect()
        except ClawError as shut:
            if not self._known:
                raise
            cause = shut.__cause__ or shut
            raise ClawError(phrase("claw-line-gone", why=reason(cause))) from cause
        self._known = True
        return line

    def _hang_up(self) -> None:
        line, self._line = self._line, None
        self._attached, self._last = False, None
        if line is not None:
            with suppress(OSError):  # closing what is broken already
                line.close()
