"""Stands in for MicroPython's `machine` on the unix port; see README.md."""

import board
import chips

keypad = chips.Keypad()
panel = chips.Panel()
readers = tuple(chips.Mfrc522(seed + 1) for seed in range(len(board.READER_SELECT)))
trace = None
"""What the room can perceive, as (ms, "lamp" | "buzzer" | "panel" | "contrast", value), if that is
wanted. The contrast is told when a lit panel changes it."""

lamp = 0
"""The lamp's duty now."""
buzzer = 0
"""The buzzer's level now."""

exchanges = 0
"""Transfers to the readers since someone set this to 0."""

identity = b"\0\0\0\0\0\0\0\0"
now = None
"""Set by run.py: the pad's clock in ms."""

_low_rows = 0


def _note(what: str, value: int) -> None:
    if trace is not None:
        trace.append((now(), what, value))


class Reset(Exception):
    """The chip starts anew."""


def reset() -> None:
    raise Reset


def unique_id() -> bytes:
    return identity


class Pin:
    IN, OUT, OPEN_DRAIN, PULL_UP = 0, 1, 2, 1

    def __init__(self, number: int, mode: int = -1, pull: int = -1, value=None):
        self.number = number
        self._value = 1
        # What the pin is connected to is looked up once: the firmware scans its keys all the time.
        self._column = board.COLUMNS.index(number) if number in board.COLUMNS else -1
        self._row = 1 << board.ROWS.index(number) if number in board.ROWS else 0
        if value is not None:
            self.value(value)

    def value(self, level=None):
        global _low_rows, buzzer
        if level is None:
            if self._column < 0:
                return self._value
            return 0 if keypad.down and keypad.column_is_low(_low_rows, self._column) else 1
        if self._row:
            _low_rows = _low_rows & ~self._row if level else _low_rows | self._row
            return None
        number = self.number
        if number in board.READER_SELECT:
            readers[board.READER_SELECT.index(number)].select(not level)
        elif number == board.BUZZER and level != buzzer:
            buzzer = level
            _note("buzzer", level)
        self._value = level
        return None


class PWM:
    def __init__(self, pin, freq: int = 0, duty_u16: int = 0):
        self._number = pin.number

    def duty_u16(self, duty: int) -> None:
        global lamp
        if self._number == board.LAMP and duty != lamp:
            lamp = duty
            _note("lamp", duty)


class SPI:
    def __init__(self, number: int, baudrate: int = 0, sck=None, mosi=None, miso=None):
        pass

    def write_readinto(self, out, into) -> None:
        global exchanges
        exchanges += 1
        for at in range(len(out)):
            answer = 0
            for reader in readers:
                answer |= reader.byte(out[at])
            into[at] = answer


class I2C:
    def __init__(self, number: int, sda=None, scl=None, freq: int = 0):
        pass

    def writeto(self, address: int, data) -> int:
        if address != board.DISPLAY_ADDRESS or not panel.present:
            raise OSError(5)
        if trace is None:
            panel.write(data)
            return len(data)
        before = panel.picture()
        contrast = panel.contrast
        panel.write(data)
        if panel.contrast != contrast and panel.lit:
            _note("contrast", panel.contrast)
        after = panel.picture()
        if after != before:
            lit = sum(bin(byte).count("1") for byte in memoryview(panel.memory)[:512])
            _note("panel", lit if after != "-" else 0)
        return len(data)


class WDT:
    """Bites when the program stops going round: the pad starts anew."""

    def __init__(self, timeout: int = 5000):
        self._timeout = timeout
        self._fed = now()

    def feed(self) -> None:
        if now() - self._fed > self._timeout:
            raise Reset
        self._fed = now()
