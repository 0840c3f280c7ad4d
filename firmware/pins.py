"""The pad's hardware: the only module that knows pins, and with main.py the only one with `machine`."""

import os
import select
import sys

import board
import machine
from machine import I2C, PWM, SPI, WDT, Pin
from matrix import Matrix
from mfrc522 import Mfrc522
from oled import Oled
from reader import Reader

SEAT_FILE = "seat.txt"
PROMPT_FILE = "prompt.txt"
WATCHDOG_MS = 4000
"""Longer than the half second that a write to a host that stopped reading may take."""

_DUTY = (0, 2_000, 40_000)
"""Of 65535: the lamp when off, dim and on."""


class _Row:
    """A row of the keypad: pulled low or left alone, never driven high against another row."""

    def __init__(self, number: int):
        self._pin = Pin(number, Pin.OPEN_DRAIN, value=1)

    def low(self) -> None:
        self._pin.value(0)

    def release(self) -> None:
        self._pin.value(1)


class _Select:
    """One of the chips on the bus."""

    def __init__(self, spi, number: int):
        self._spi = spi
        self._pin = Pin(number, Pin.OUT, value=1)

    def transfer(self, out, into) -> None:
        self._pin.value(0)
        self._spi.write_readinto(out, into)
        self._pin.value(1)


class Pins:
    """Everything that `pad.Pad` asks of its hardware, on the pins of board.py."""

    def __init__(self):
        self.layout = board.LAYOUT
        self.matrix = Matrix(
            [_Row(number) for number in board.ROWS],
            [Pin(number, Pin.IN, Pin.PULL_UP) for number in board.COLUMNS],
        )
        self._lamp = PWM(Pin(board.LAMP), freq=1000, duty_u16=0)
        self._buzzer = Pin(board.BUZZER, Pin.OUT, value=0)
        i2c = I2C(board.I2C, sda=Pin(board.SDA), scl=Pin(board.SCL), freq=board.I2C_HZ)
        self.oled = Oled(i2c, board.DISPLAY_ADDRESS)
        self._reset = Pin(board.READER_RESET, Pin.OUT, value=1)
        spi = SPI(
            board.SPI,
            baudrate=board.SPI_HZ,
            sck=Pin(board.SCK),
            mosi=Pin(board.MOSI),
            miso=Pin(board.MISO),
        )
        self.readers = tuple(
            Reader(Mfrc522(_Select(spi, number))) for number in board.READER_SELECT
        )
        self._host = select.poll()
        self._host.register(sys.stdin, select.POLLIN)
        self._way = select.poll()
        self._way.register(sys.stdout, select.POLLOUT)
        self._byte = bytearray(1)
        self._dog = WDT(timeout=WATCHDOG_MS)
        self.sent = 0
        """Bytes sent to the host so far."""

    def lamp(self, level: int) -> None:
        """Off, dim or on."""
        self._lamp.duty_u16(_DUTY[level])

    def buzz(self, on: bool) -> None:
        """The buzzer or the vibration motor."""
        self._buzzer.value(1 if on else 0)

    def feed(self) -> None:
        """The program is still going round."""
        self._dog.feed()

    def receive(self) -> int:
        """The next byte from the host, or -1."""
        for _ in self._host.ipoll(0):
            if sys.stdin.buffer.readinto(self._byte):
                return self._byte[0]
        return -1

    def send(self, frame: bytes) -> bool:
        """Send a frame; False, and nothing is sent, when the host does not read."""
        for _ in self._way.ipoll(0):
            sys.stdout.buffer.write(frame)
            self.sent += len(frame)
            return True
        return False

    def keep_seat(self, seat: int) -> None:
        """Write the seat into the pad's own flash memory."""
        with open(SEAT_FILE, "w") as file:
            file.write(str(seat))

    def prompt(self) -> None:
        """Start anew without the program, so that new firmware can be copied.

        The watchdog can't be stopped once it runs; only a reset ends it.
        """
        with open(PROMPT_FILE, "w"):
            pass
        machine.reset()


def prompt_wanted() -> bool:
    """Whether `Pins.prompt` caused this start; asked once, it is forgotten."""
    try:
        os.remove(PROMPT_FILE)
    except OSError:
        return False
    return True


def seat() -> int:
    """The seat this pad was provisioned for, or 0."""
    try:
        with open(SEAT_FILE) as file:
            return int(file.read())
    except (OSError, ValueError):
        return 0


def boot() -> int:
    """A number that no other life of this pad has."""
    return int.from_bytes(os.urandom(4), "little") & 0x3FFFFFFF
