"""The MFRC522 NFC reader on SPI: the part of it that finding tags needs.

Registers and commands are those of NXP's MFRC522 data sheet, revision 3.9 (sections 9 and 10); frames
and times those of ISO/IEC 14443-3 type A.
"""

_COMMAND = 0x01
_COM_IRQ = 0x04
_DIV_IRQ = 0x05
_ERROR = 0x06
_FIFO_DATA = 0x09
_FIFO_LEVEL = 0x0A
_CONTROL = 0x0C
_BIT_FRAMING = 0x0D
_COLLISION = 0x0E
_MODE = 0x11
_TX_CONTROL = 0x14
_TX_ASK = 0x15
_RF_CONFIG = 0x26
_TIMER_MODE = 0x2A
_TIMER_PRESCALER = 0x2B
_TIMER_RELOAD_HIGH = 0x2C
_TIMER_RELOAD_LOW = 0x2D
_AUTO_TEST = 0x36
_VERSION = 0x37

_IDLE = 0x00
_MEM = 0x01
_CALC_CRC = 0x03
_TRANSCEIVE = 0x0C
_SOFT_RESET = 0x0F

_FORCE_100_ASK = 0x40

# What came of an exchange.
OK = 0
TIMEOUT = 1  # nobody answered, cleanly
COLLISION = 2  # several answered differently
MANGLED = 3  # something answered that cannot be read
DEAD = 4  # the chip itself does not react

_PATIENCE = 400
"""Reads of the interrupt register before the chip counts as dead; its own timer ends after 2 ms."""

# The answers of the digital self-test by chip version (data sheet, section 16.1.1).
_SELF_TEST = {
    0x91: bytes.fromhex(
        "00c637d532b7575cc2d87c4dd970c77310e6d2aa5ea13e5a14af3061c970db2e"
        "642272b5bd65f4ec22bcd37235cdaa411fa7f35314de7e02d90fb55e251d2979"
    ),
    0x92: bytes.fromhex(
        "00eb66ba57bf2395d0e30d3d27895cde9d3ba700215b8982513aeb020ca50049"
        "7c844db3ccd21b815d4876d5716121a986968338cf9d5b6ddc15ba3e7d953b2f"
    ),
}


def crc_a(data, count: int) -> int:
    """The CRC_A of the first `count` bytes of `data` (ISO/IEC 14443-3, annex B)."""
    crc = 0x6363
    for at in range(count):
        byte = data[at] ^ (crc & 0xFF)
        byte ^= (byte << 4) & 0xFF
        crc = (crc >> 8) ^ (byte << 8) ^ (byte << 3) ^ (byte >> 4)
    return crc & 0xFFFF


class Mfrc522:
    """One chip. `bus.transfer(out, into)` moves bytes both ways while the chip is selected."""

    def __init__(self, bus):
        self._bus = bus
        self._out = bytearray(2)
        self._in = bytearray(2)
        self.frame = bytearray(18)
        """What to send, and then what was received."""
        self.count = 0
        """Bytes received, the last of which may be a part."""

    def read(self, register: int) -> int:
        """The value of a register."""
        self._out[0] = 0x80 | register << 1
        self._out[1] = 0
        self._bus.transfer(self._out, self._in)
        return self._in[1]

    def write(self, register: int, value: int) -> None:
        """Set a register."""
        self._out[0] = register << 1
        self._out[1] = value
        self._bus.transfer(self._out, self._in)

    def init(self) -> bool:
        """Reset the chip and switch its field on; False when no chip answers."""
        self.write(_COMMAND, _SOFT_RESET)
        for _ in range(_PATIENCE):
            if not self.read(_COMMAND) & 0x10:
                break
        self.write(_TIMER_MODE, 0x80)  # starts by itself after sending
        self.write(_TIMER_PRESCALER, 0xA9)  # 25 µs a step
        self.write(_TIMER_RELOAD_HIGH, 0)
        self.write(_TIMER_RELOAD_LOW, 80)  # 2 ms
        self.write(_TX_ASK, _FORCE_100_ASK)
        self.write(_MODE, 0x3D)
        self.write(_RF_CONFIG, 0x70)  # the highest gain: the tag is under cardboard and wood
        self.field(True)
        return self.alive

    @property
    def alive(self) -> bool:
        """Whether a chip answers that still has the settings of `init`."""
        return self.read(_VERSION) not in (0x00, 0xFF) and self.read(_TX_ASK) == _FORCE_100_ASK

    def field(self, on: bool) -> None:
        """Switch the field; without it every tag forgets what it was told."""
        control = self.read(_TX_CONTROL)
        self.write(_TX_CONTROL, control | 0x03 if on else control & 0xFC)

    def exchange(self, count: int, bits: int = 0) -> int:
        """Send the first `count` bytes of `frame`, of the last one `bits` bits (0: all).

        The answer goes to `frame` and `count`; when the last byte was sent in part, the answer
        begins within that byte, at bit `bits`, and a collision's place is told by `collision`.
        """
        self.write(_COMMAND, _IDLE)
        self.write(_COM_IRQ, 0x7F)
        self.write(_FIFO_LEVEL, 0x80)
        self.write(_COLLISION, 0x00)  # bits after a collision read as 0
        for at in range(count):
            self.write(_FIFO_DATA, self.frame[at])
        align = bits << 4 if count > 1 else 0
        self.write(_BIT_FRAMING, align | bits)
        self.write(_COMMAND, _TRANSCEIVE)
        self.write(_BIT_FRAMING, 0x80 | align | bits)
        self.count = 0
        for _ in range(_PATIENCE):
            reasons = self.read(_COM_IRQ)
            if reasons & 0x30:
                return self._receive()
            if reasons & 0x01:
                return TIMEOUT
        return DEAD

    def _receive(self) -> int:
        errors = self.read(_ERROR)
        if errors & 0x13:  # overflow, parity, protocol
            return MANGLED
        count = self.read(_FIFO_LEVEL)
        if count > len(self.frame):
            return MANGLED
        for at in range(count):
            self.frame[at] = self.read(_FIFO_DATA)
        self.count = count
        return COLLISION if errors & 0x08 else OK

    @property
    def collision(self) -> int:
        """Which bit of the last answer collided first, counted from 1; 0 when the chip can't say."""
        value = self.read(_COLLISION)
        if value & 0x20:
            return 0
        return value & 0x1F or 32

    @property
    def whole(self) -> bool:
        """Whether the last byte of the last answer is complete."""
        return self.read(_CONTROL) & 0x07 == 0

    def self_test(self) -> str:
        """The chip's digital self-test, in words; the chip must be initialised again after it."""
        version = self.read(_VERSION)
        if version in (0x00, 0xFF):
            return "no chip"
        self.write(_COMMAND, _SOFT_RESET)
        for _ in range(_PATIENCE):
            if not self.read(_COMMAND) & 0x10:
                break
        self.write(_FIFO_LEVEL, 0x80)
        for _ in range(25):
            self.write(_FIFO_DATA, 0)
        self.write(_COMMAND, _MEM)
        self.write(_AUTO_TEST, 0x09)
        self.write(_FIFO_DATA, 0)
        self.write(_COMMAND, _CALC_CRC)
        for _ in range(_PATIENCE):
            if self.read(_FIFO_LEVEL) >= 64:
                break
        answer = bytes(self.read(_FIFO_DATA) for _ in range(self.read(_FIFO_LEVEL)))
        self.write(_AUTO_TEST, 0)
        self.write(_COMMAND, _IDLE)
        if version not in _SELF_TEST:
            return f"another make, version {version:02X}"
        return "good" if answer == _SELF_TEST[version] else "bad"
