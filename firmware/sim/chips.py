"""Models of what is behind the pins, down to what the firmware can see of it."""

_CASCADE_TAG = 0x88


class Keypad:
    """Sixteen switches without diodes: current takes every way that closed keys offer."""

    def __init__(self):
        self.down = 0

    def column_is_low(self, low_rows: int, column: int) -> bool:
        """Whether `column` is connected to a row of the mask `low_rows`."""
        rows = low_rows
        columns = 0
        while True:
            before = rows, columns
            for row in range(4):
                keys = self.down >> 4 * row & 0b1111
                if rows >> row & 1:
                    columns |= keys
                elif keys & columns:
                    rows |= 1 << row
            if before == (rows, columns):
                return columns >> column & 1 == 1


class Panel:
    """The memory of an SSD1306 with 32 lines, in page addressing mode (data sheet, section 9)."""

    WITH_ARGUMENT = (0xD5, 0xA8, 0xD3, 0x8D, 0x20, 0xDA, 0x81, 0xD9, 0xDB)

    def __init__(self):
        self.memory = bytearray(128 * 8)
        self.lit = False
        self.present = True
        self.contrast = 0x7F
        self._page = 0
        self._column = 0

    def write(self, data) -> None:
        """One I2C transfer to the panel."""
        if data[0] == 0x40:
            for byte in memoryview(data)[1:]:
                self.memory[self._page * 128 + self._column] = byte
                self._column = (self._column + 1) & 127
            return
        at = 1
        while at < len(data):
            command = data[at]
            at += 2 if command in self.WITH_ARGUMENT else 1
            if command in (0xAE, 0xAF):
                self.lit = command == 0xAF
            elif command == 0x81:
                self.contrast = data[at - 1]
            elif 0xB0 <= command <= 0xB7:
                self._page = command & 7
            elif command <= 0x0F:
                self._column = self._column & 0x70 | command
            elif command <= 0x17:
                self._column = self._column & 0x0F | (command & 7) << 4

    def picture(self) -> str:
        """The four visible pages in hexadecimal, or "-" while the panel is dark."""
        if not (self.lit and self.present):
            return "-"
        return "".join(f"{byte:02x}" for byte in memoryview(self.memory)[:512])


def crc_a(data) -> int:
    """CRC_A, bit by bit as ISO/IEC 14443-3 draws it."""
    crc = 0x6363
    for byte in data:
        for bit in range(8):
            carry = (crc ^ byte >> bit) & 1
            crc >>= 1
            if carry:
                crc ^= 0x8408
    return crc


class Tag:
    """An ISO/IEC 14443-3 type A tag with a UID of 4, 7 or 10 bytes."""

    IDLE, READY, ACTIVE, HALT = range(4)

    def __init__(self, uid: bytes):
        self.uid = uid
        self.state = Tag.IDLE
        self._level = 0
        size = {4: 1, 7: 2, 10: 3}[len(uid)]
        parts = []
        for level in range(size):
            start = 3 * level
            if level < size - 1:
                part = bytes((_CASCADE_TAG,)) + uid[start : start + 3]
            else:
                part = uid[start : start + 4]
            parts.append(part + bytes((part[0] ^ part[1] ^ part[2] ^ part[3],)))
        self._parts = parts

    def field_off(self) -> None:
        """Without field a tag forgets everything."""
        self.state = Tag.IDLE

    def answer(self, data: bytes, bits: int):
        """The bits of the answer to a frame of `bits` bits, as a list, or None."""
        if bits == 7:
            if data[0] == 0x52 or (data[0] == 0x26 and self.state != Tag.HALT):
                if self.state in (Tag.READY, Tag.ACTIVE):
                    self.state = Tag.IDLE
                    return None
                self.state = Tag.READY
                self._level = 0
                return _bits(bytes(((len(self._parts) - 1) << 6 | 0x04, 0x00)))
            return None
        if self.state == Tag.READY and bits >= 16 and data[0] == 0x93 + 2 * self._level:
            return self._anticollision(data, bits)
        if self.state == Tag.ACTIVE and bits == 32 and data[:2] == b"\x50\x00":
            crc = crc_a(data[:2])
            self.state = Tag.HALT if data[2] | data[3] << 8 == crc else Tag.IDLE
            return None
        if self.state in (Tag.READY, Tag.ACTIVE):
            self.state = Tag.IDLE
        return None

    def _anticollision(self, data: bytes, bits: int):
        mine = _bits(self._parts[self._level])
        known = ((data[1] >> 4) - 2) * 8 + (data[1] & 7)
        if data[1] == 0x70:
            if data[2:7] != self._parts[self._level] or crc_a(data[:7]) != data[7] | data[8] << 8:
                self.state = Tag.IDLE
                return None
            self._level += 1
            last = self._level == len(self._parts)
            if last:
                self.state = Tag.ACTIVE
            sak = bytes((0x08 if last else 0x04,))
            crc = crc_a(sak)
            return _bits(sak + bytes((crc & 0xFF, crc >> 8)))
        if bits != 16 + known or _bits(data[2:])[:known] != mine[:known]:
            return None
        return mine[known:]


def _bits(data):
    return [byte >> bit & 1 for byte in data for bit in range(8)]


class Mfrc522:
    """The registers of an MFRC522 version 2.0 behind SPI, with tags in its field."""

    SELF_TEST = bytes.fromhex(
        "00eb66ba57bf2395d0e30d3d27895cde9d3ba700215b8982513aeb020ca50049"
        "7c844db3ccd21b815d4876d5716121a986968338cf9d5b6ddc15ba3e7d953b2f"
    )

    def __init__(self, seed: int = 1):
        self.tags = []
        self.present = True
        self.miss = 0
        """Of so many exchanges in a thousand the answer does not arrive ..."""
        self.mangle = 0
        """... and of so many it arrives mangled."""
        self._chance = seed
        self._selected = False
        self._address = -1
        self._reset()

    def _reset(self) -> None:
        self._registers = bytearray(64)
        self._registers[0x01] = 0x20
        self._registers[0x14] = 0x80
        self._registers[0x37] = 0x92
        self._fifo = []

    def lose_power(self) -> None:
        """A brown-out: the settings are gone."""
        self._reset()

    def put(self, uids) -> None:
        """What lies on the reader from now on, as UIDs in bytes."""
        kept = {tag.uid: tag for tag in self.tags}
        self.tags = [kept.get(uid) or Tag(uid) for uid in uids]

    def select(self, selected: bool) -> None:
        """The chip select line; an address begins after it."""
        self._selected = selected
        self._address = -1

    def byte(self, out: int) -> int:
        """One byte each way."""
        if not self._selected or not self.present:
            return 0
        if self._address < 0:
            self._address = out
            return 0
        register = self._address >> 1 & 0x3F
        if self._address & 0x80:
            value = self._read(register)
            self._address = out
            return value
        self._write(register, out)
        return 0

    def _read(self, register: int) -> int:
        if register == 0x09:
            return self._fifo.pop(0) if self._fifo else 0
        if register == 0x0A:
            return len(self._fifo)
        return self._registers[register]

    def _write(self, register: int, value: int) -> None:
        registers = self._registers
        if register == 0x09:
            if len(self._fifo) < 64:
                self._fifo.append(value)
            else:
                registers[0x06] |= 0x10
        elif register == 0x0A:
            if value & 0x80:
                self._fifo = []
        elif register == 0x04:
            if value & 0x80:
                registers[0x04] |= value & 0x7F
            else:
                registers[0x04] &= ~value & 0x7F
        elif register == 0x01:
            self._command(value & 0x0F)
        elif register == 0x0D:
            registers[0x0D] = value & 0x7F
            if value & 0x80 and registers[0x01] & 0x0F == 0x0C:
                self._transceive()
        elif register == 0x14:
            registers[0x14] = value
            if not value & 0x03:
                for tag in self.tags:
                    tag.field_off()
        elif register != 0x37:
            registers[register] = value

    def _command(self, command: int) -> None:
        registers = self._registers
        registers[0x01] = registers[0x01] & 0xF0 | command
        if command == 0x0F:
            for tag in self.tags:
                tag.field_off()
            self._reset()
        elif command == 0x03 and registers[0x36] & 0x0F == 0x09:
            self._fifo = list(self.SELF_TEST)
        elif command == 0x01:
            self._fifo = []
        elif command == 0x0C:
            registers[0x06] = 0

    def _random(self) -> int:
        self._chance = (self._chance * 1103515245 + 12345) & 0x7FFFFFFF
        return (self._chance >> 8) % 1000

    def _transceive(self) -> None:
        registers = self._registers
        data = bytes(self._fifo)
        self._fifo = []
        last = registers[0x0D] & 7
        align = registers[0x0D] >> 4 & 7
        bits = 8 * len(data) - (8 - last if last else 0)
        answers = []
        if registers[0x14] & 0x03:
            for tag in self.tags:
                answer = tag.answer(data, bits)
                if answer is not None:
                    answers.append(answer)
        if answers and self.miss and self._random() < self.miss:
            answers = []
        if not answers:
            if registers[0x2A] & 0x80:
                registers[0x04] |= 0x01
            return
        registers[0x06] = 0
        if self.mangle and self._random() < self.mangle:
            registers[0x06] |= 0x02
        merged = self._merge(answers, align)
        packed = [0] * ((align + len(merged) + 7) // 8)
        for at, bit in enumerate(merged):
            place = align + at
            packed[place >> 3] |= bit << (place & 7)
        self._fifo = packed
        registers[0x0C] = registers[0x0C] & 0xF8 | (align + len(merged)) % 8
        registers[0x04] |= 0x20

    def _merge(self, answers, align: int):
        """What the antenna gives when all answer at once; the bits after a collision read as 0."""
        registers = self._registers
        length = max(len(answer) for answer in answers)
        merged = []
        for at in range(length):
            here = {answer[at] for answer in answers if at < len(answer)}
            if len(here) > 1:
                registers[0x06] |= 0x08
                place = align + at + 1
                registers[0x0E] = place & 0x1F if place <= 32 else 0x20
                return merged + [0] * (length - at)
            merged.append(here.pop())
        registers[0x0E] |= 0x20
        return merged
