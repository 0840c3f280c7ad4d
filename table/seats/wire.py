"""The wire between the table and a seat pad. `WIRE.md` is its description.

This one module runs at both ends: on the table under CPython and on the pad under MicroPython, so
it keeps to what the two share and imports nothing.
"""

VERSION = 1
"""Raised when an old pad and a new table could misunderstand each other."""

LIMIT = 255
"""The longest body of a frame, in bytes: room for three lines of 14 signs, whatever they are."""

RETRY_MS = 60
RETRY_LIMIT_MS = 960
"""An event is sent again after 60 ms, then after twice as long, and at last every 960 ms."""

WINDOW = 8
"""How many events may be under way unacknowledged; the pad takes no further entry."""

FOREVER_MS = 16_000_000
"""A pulse of this length lasts until the next one; longer ones are refused."""

# Kinds of frame, to the pad:
ASK = "Q"
STATE = "S"
ACK = "A"
PROVISION = "P"
SELF_TEST = "T"
PROMPT = "R"
# and from the pad:
HELLO = "H"
EVENT = "E"
BEAT = "B"
READER = "N"
REPORT = "D"

FIELDS = {
    # i: an integer from 0 to 2**30 - 1, t: a text. The meaning of each is in WIRE.md.
    ASK: "ii",
    STATE: "iiiiiiiiiittt",
    ACK: "iii",
    PROVISION: "i",
    SELF_TEST: "",
    PROMPT: "",
    HELLO: "iiitit",
    EVENT: "iiiit",
    BEAT: "iiii",
    READER: "iiiiit",
    REPORT: "it",
}

# What a reader saw, in READER frames.
CLEAN = 0
MANGLED = 1
DEAD = 2

LIGHTS = ("off", "dim", "on")
"""The lamp's states by their number in STATE frames; the names are those of `table.cues.Light`."""

_START = 0x7E  # "~", which no body contains
_END = 0x0A
_BIGGEST = (1 << 30) - 1  # what MicroPython holds without the heap on 32 bits

# The CRC of each half byte, for the polynomial x^16 + x^12 + x^5 + 1.
_CRC = (
    0x0000, 0x1021, 0x2042, 0x3063, 0x4084, 0x50A5, 0x60C6, 0x70E7,
    0x8108, 0x9129, 0xA14A, 0xB16B, 0xC18C, 0xD1AD, 0xE1CE, 0xF1EF,
)  # fmt: skip


def crc16(data: bytes | bytearray | memoryview) -> int:
    """CRC-16/CCITT-FALSE (polynomial 0x1021, start 0xFFFF, not reflected) of `data`."""
    crc = 0xFFFF
    for byte in data:
        crc = ((crc << 4) & 0xFFFF) ^ _CRC[(crc >> 12) ^ (byte >> 4)]
        crc = ((crc << 4) & 0xFFFF) ^ _CRC[(crc >> 12) ^ (byte & 15)]
    return crc


def quote(text: str) -> str:
    """`text` without spaces: those become "_", and what is not plain ASCII "%" and three digits.

    :raises ValueError: a sign beyond U+0FFF, which no pad can show.
    """
    parts = []
    for sign in text:
        code = ord(sign)
        if sign == " ":
            parts.append("_")
        elif 0x21 <= code <= 0x7D and sign not in "%_":
            parts.append(sign)
        elif code < 0x1000:
            parts.append(f"%{code:03X}")
        else:
            raise ValueError("no pad can show this sign: " + sign)
    return "".join(parts)


def unquote(quoted: str) -> str:
    """The text that `quote` made `quoted` from.

    :raises ValueError: `quote` never made it.
    """
    parts = []
    at = 0
    while at < len(quoted):
        sign = quoted[at]
        if sign == "%":
            sign = chr(int(quoted[at + 1 : at + 4], 16))
            at += 3
        elif sign == "_":
            sign = " "
        parts.append(sign)
        at += 1
    text = "".join(parts)
    if quote(text) != quoted:
        raise ValueError("not a quoted text")
    return text


def frame(kind: str, *fields: int | str) -> bytes:
    """One frame, ready to send, of `kind` with the fields that `FIELDS` lists.

    :raises ValueError: a field is missing, too many, out of range or of another type, or the body
        grows longer than `LIMIT`.
    """
    wanted = FIELDS[kind]
    if len(wanted) != len(fields):
        raise ValueError(f"a frame of kind {kind} has {len(wanted)} fields")
    words = [kind]
    for want, field in zip(wanted, fields):  # noqa: B905 - MicroPython's zip has no strict
        if want == "t" and isinstance(field, str):
            words.append(quote(field))
        elif want == "i" and isinstance(field, int) and 0 <= field <= _BIGGEST:
            words.append(str(int(field)))
        else:
            raise ValueError("not a field of a frame of kind " + kind)
    body = " ".join(words).encode()
    if len(body) > LIMIT:
        raise ValueError("a frame is too long")
    head = bytearray((_START, 0x40 | len(body) >> 4, 0x40 | len(body) & 15))
    head += body
    crc = crc16(memoryview(head)[1:])
    for shift in (12, 8, 4, 0):
        head.append(0x40 | crc >> shift & 15)
    head.append(_END)
    return bytes(head)


def parse(body: str) -> tuple[str, list[int | str]]:
    """The kind and the fields of a frame's body.

    :raises ValueError: no version of this module made it.
    """
    words = body.split(" ")
    wanted = FIELDS.get(words[0])
    if wanted is None or len(words) != len(wanted) + 1:
        raise ValueError("not a frame of this wire")
    fields: list[int | str] = []
    for want, word in zip(wanted, words[1:]):  # noqa: B905 - as above
        if want == "t":
            fields.append(unquote(word))
        else:
            number = int(word)
            if not 0 <= number <= _BIGGEST or str(number) != word:
                raise ValueError("not a number of this wire")
            fields.append(number)
    return words[0], fields


class Framer:
    """Finds the frames in a stream of bytes, whatever else is in it.

    It holds one line of at most `LIMIT` and a few bytes, and never raises.
    """

    def __init__(self) -> None:
        self._line = bytearray(LIMIT + 7)
        self._length = -1  # of what is collected; -1 while no frame has begun
        self.refused = 0
        """Lines that began like a frame and were none."""

    def push(self, byte: int) -> str:
        """Take the next byte; the body of the frame that it completes, else an empty text."""
        if byte == _START:
            if self._length > 0:
                self.refused += 1
            self._length = 0
            return ""
        if self._length < 0 or byte == 0x0D:
            return ""
        if byte == _END:
            body = self._complete()
            if not body:
                self.refused += 1
            self._length = -1
            return body
        if self._length == len(self._line) - 1:
            self.refused += 1
            self._length = -1
            return ""
        self._line[self._length] = byte
        self._length += 1
        return ""

    def _complete(self) -> str:
        line = self._line
        end = self._length - 4
        if end < 3 or line[0] & 0xF0 != 0x40 or line[1] & 0xF0 != 0x40:
            return ""
        if (line[0] & 15) << 4 | line[1] & 15 != end - 2:
            return ""
        crc = crc16(memoryview(line)[:end])
        for at in range(4):
            if line[end + at] != 0x40 | crc >> (12 - 4 * at) & 15:
                return ""
        for at in range(2, end):
            if not 0x20 <= line[at] < _START:
                return ""
        return bytes(memoryview(line)[2:end]).decode()


class Outbox:
    """Events on their way: each is sent until it is acknowledged, in order, with back-off."""

    def __init__(self, boot: int) -> None:
        self.boot = boot
        self._waiting: list[tuple[int, bytes]] = []
        self._next = 1
        self._due = 0
        self._pause = RETRY_MS

    @property
    def base(self) -> int:
        """The number of the oldest event that is not acknowledged, or of the next one."""
        return self._waiting[0][0] if self._waiting else self._next

    @property
    def full(self) -> bool:
        """Whether `put` would refuse."""
        return len(self._waiting) >= WINDOW

    def put(self, now: int, state: int, text: str) -> int:
        """Queue `text`, entered at `now` under state number `state`.

        Returns the event's number, or 0 when full.
        """
        if self.full:
            return 0
        number = self._next
        self._waiting.append((number, frame(EVENT, self.boot, number, now, state, text)))
        self._next += 1
        if len(self._waiting) == 1:
            self._due = now
            self._pause = RETRY_MS
        return number

    def acknowledge(self, number: int) -> None:
        """Everything up to event `number` has arrived; older acknowledgements change nothing."""
        if number >= self._next:
            return  # for a later life than this one
        while self._waiting and self._waiting[0][0] <= number:
            self._waiting.pop(0)
            self._pause = RETRY_MS

    def forget(self) -> None:
        """Nothing of what is on its way is sent again."""
        self._waiting.clear()

    def due(self, now: int) -> list[bytes] | tuple[()]:
        """The frames to send at `now`, oldest first; when there are none, this takes no memory."""
        if not self._waiting or now < self._due:
            return ()
        self._due = now + self._pause
        self._pause = min(2 * self._pause, RETRY_LIMIT_MS)
        return [sent for _, sent in self._waiting]

    def due_at(self) -> int:
        """When `due` has something next, or -1."""
        return self._due if self._waiting else -1

    def hurry(self, now: int) -> None:
        """The other end is back: send again at once."""
        self._due = now
        self._pause = RETRY_MS


class Inbox:
    """The other end of an `Outbox`: takes every event once, in order, whatever the line does."""

    def __init__(self) -> None:
        self.boot = 0
        self._last: dict[int, int] = {}

    @property
    def last(self) -> int:
        """The number of the last event taken in this boot; what to acknowledge."""
        return self._last.get(self.boot, 0)

    def greet(self, boot: int, base: int) -> None:
        """A pad said HELLO: `base` is the oldest event it still holds."""
        self.boot = boot
        self._last[boot] = max(self.last, base - 1)

    def take(self, boot: int, number: int) -> bool:
        """Whether this event is the next one, which is then taken."""
        if boot != self.boot or number != self.last + 1:
            return False
        self._last[boot] = number
        return True
