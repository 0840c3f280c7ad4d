"""The SSD1306 display controller on I2C, as far as a pad needs it.

Command bytes are those of the SSD1306 data sheet, revision 1.1, section 9 (table 9-1).
"""

_CONTROL_COMMAND = 0x00
_CONTROL_DATA = 0x40

_INIT = bytes(
    (
        _CONTROL_COMMAND,
        0xAE,  # display off
        0xD5, 0x80,  # clock
        0xA8, 31,  # 32 lines
        0xD3, 0,  # no offset
        0x40,  # start at line 0
        0x8D, 0x14,  # charge pump on
        0x20, 0x02,  # page addressing
        0xA1, 0xC8,  # connector at the top
        0xDA, 0x02,  # COM pins of a 32-line panel
        0x81, 0x10,  # contrast: low, it is read in the dark
        0xD9, 0xF1,  # pre-charge
        0xDB, 0x40,  # deselect level
        0xA4,  # show the memory
        0xA6,  # 1 is lit
    )
)  # fmt: skip

AGAIN_MS = 2000
"""A display that did not answer is tried again after this time."""


class Oled:
    """Keeps the panel like a `Face`, one page a step, and survives its absence.

    `i2c` is any object with machine.I2C's `writeto(address, buffer)`, raising OSError.
    """

    def __init__(self, i2c, address: int):
        self._i2c = i2c
        self._address = address
        self._command = bytearray(4)
        self._data = bytearray(129)
        self._data[0] = _CONTROL_DATA
        self._power = bytearray((_CONTROL_COMMAND, 0xAE))
        self._ready = False
        self._lit = False
        self._try_at = 0

    @property
    def present(self) -> bool:
        """Whether the panel answered last time."""
        return self._ready

    def step(self, now: int, face, lit: bool) -> bool:
        """Send at most one page of `face`, or switch the panel; whether more is left to do."""
        if not self._ready and now < self._try_at:
            return False
        try:
            if not self._ready:
                self._i2c.writeto(self._address, _INIT)
                self._ready = True
                self._lit = False
                face.spoil()
            elif lit != self._lit and (not lit or not face.changed):
                self._power[1] = 0xAF if lit else 0xAE
                self._i2c.writeto(self._address, self._power)
                self._lit = lit
            elif face.changed:
                self._send(face)
        except OSError:
            self._ready = False
            self._try_at = now + AGAIN_MS
            return False
        return face.changed != 0 or lit != self._lit

    def _send(self, face) -> None:
        page = 0
        while not face.changed >> page & 1:
            page += 1
        command = self._command
        command[0] = _CONTROL_COMMAND
        command[1] = 0xB0 | page
        command[2] = 0x00  # column 0
        command[3] = 0x10
        self._i2c.writeto(self._address, command)
        data = self._data
        pixels = face.pixels
        start = page * 128
        for at in range(128):
            data[at + 1] = pixels[start + at]
        self._i2c.writeto(self._address, data)
        face.changed &= ~(1 << page)
