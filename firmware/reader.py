"""Finds every tag on one reader, again and again, one exchange at a time.

A round switches the field off and on, so that all tags start afresh, then calls, singles out,
selects and silences one tag after another until nobody answers any more. Only such a clean end tells
that a tag is away; anything mangled makes the round say so (RULES.md §3, "Houses with tags").
"""

import mfrc522
import wire

ROUND_MS = 50
"""From the beginning of a round to the beginning of the next."""
FIELD_MS = 6
"""ISO/IEC 14443-3 gives a tag 5 ms without field to forget and 5 ms with it to wake."""
MOST_TAGS = 4
AGAIN_MS = 1000
"""A chip that does not react is initialised again after this time."""

_REQA = 0x26
_CASCADE_TAG = 0x88
_LEVELS = (0x93, 0x95, 0x97)

# The steps of a round.
_OFF = 0
_ON = 1
_CALL = 2
_SINGLE_OUT = 3
_SELECT = 4
_SILENCE = 5


class Reader:
    """One chip and what it saw in its last round."""

    def __init__(self, chip):
        self._chip = chip
        self._step = _OFF
        self._due = 0
        self._begun = 0
        self._found = []
        self._uid = bytearray(10)
        self._uid_length = 0
        self._level = 0
        self._part = bytearray(5)
        self._known = 0  # bits of _part that are settled
        self._guessed = False
        self._lost = True
        self.outcome = wire.DEAD
        """CLEAN, MANGLED or DEAD, as in the wire's READER frames."""
        self.tags = ""
        """The UIDs in hexadecimal, sorted, with commas between."""
        self.since = 0
        """When the first of the rounds began that all said the same."""
        self.last = 0
        """When the last complete round began."""

    def step(self, now: int) -> bool:
        """Do what is due at `now`, at most one exchange; whether a round ended with news."""
        if now < self._due:
            return False
        if self._step == _OFF:
            return self._begin(now)
        if self._step == _ON:
            self._chip.field(True)
            self._due = now + FIELD_MS
            self._step = _CALL
            return False
        if self._step == _CALL:
            return self._call(now)
        if self._step == _SINGLE_OUT:
            return self._single_out(now)
        if self._step == _SELECT:
            return self._select(now)
        return self._silence(now)

    def due_at(self) -> int:
        """When `step` has something to do next."""
        return self._due

    def _begin(self, now: int) -> bool:
        self._begun = now
        del self._found[:]
        if self._lost or not self._chip.alive:
            self._lost = not self._chip.init()
            if self._lost:
                return self._end(now, wire.DEAD)
        self._chip.field(False)
        self._due = now + FIELD_MS
        self._step = _ON
        return False

    def _end(self, now: int, outcome: int) -> bool:
        self._found.sort()
        tags = ",".join(self._found)
        self._step = _OFF
        self._due = self._begun + (AGAIN_MS if outcome == wire.DEAD else ROUND_MS)
        if self._due <= now:
            self._due = now + 1
        self.last = self._begun
        if outcome == self.outcome and tags == self.tags:
            return False
        self.outcome = outcome
        self.tags = tags
        self.since = self._begun
        return True

    def _fail(self, now: int, result: int) -> bool:
        if result == mfrc522.DEAD:
            self._lost = True
            return self._end(now, wire.DEAD)
        return self._end(now, wire.MANGLED)

    def _call(self, now: int) -> bool:
        self._chip.frame[0] = _REQA
        result = self._chip.exchange(1, 7)
        if result == mfrc522.TIMEOUT:
            return self._end(now, wire.CLEAN)
        if result not in (mfrc522.OK, mfrc522.COLLISION) or len(self._found) == MOST_TAGS:
            return self._fail(now, result)
        self._uid_length = 0
        self._level = 0
        self._start_level()
        return False

    def _start_level(self) -> None:
        self._known = 0
        self._guessed = False
        for at in range(5):
            self._part[at] = 0
        self._step = _SINGLE_OUT

    def _single_out(self, now: int) -> bool:
        """Ask the tags whose UID begins with the known bits for the rest of it."""
        chip = self._chip
        whole, bits = self._known >> 3, self._known & 7
        chip.frame[0] = _LEVELS[self._level]
        chip.frame[1] = (2 + whole) << 4 | bits
        for at in range(4):
            chip.frame[2 + at] = self._part[at]
        result = chip.exchange(2 + whole + (1 if bits else 0), bits)
        if result == mfrc522.TIMEOUT and self._guessed:
            # Nobody has a 1 there, so those that collided further on have a 0.
            self._guessed = False
            at = self._known - 1
            self._part[at >> 3] &= ~(1 << (at & 7))
            return False
        if result == mfrc522.COLLISION:
            return self._collided(now)
        if result != mfrc522.OK or chip.count != 5 - whole:
            return self._fail(now, result)
        self._merge(40)
        part = self._part
        if part[0] ^ part[1] ^ part[2] ^ part[3] != part[4]:
            return self._fail(now, mfrc522.MANGLED)
        self._step = _SELECT
        return False

    def _collided(self, now: int) -> bool:
        """Settle one more bit as 1, to single out some of those that answered.

        The first collision of a level has its place told by the chip. Whether the chip counts later
        ones from the part that was sent is not in its data sheet, so those are found bit by bit.
        """
        if self._known == 0:
            place = self._chip.collision
            if place == 0:
                return self._fail(now, mfrc522.MANGLED)
            self._merge(place - 1)
            self._known = place - 1
        if self._known >= 32:
            return self._fail(now, mfrc522.MANGLED)
        self._part[self._known >> 3] |= 1 << (self._known & 7)
        self._known += 1
        self._guessed = True
        return False

    def _merge(self, end: int) -> None:
        """Take the bits from the known ones up to `end` out of the chip's answer."""
        first = self._known >> 3
        for bit in range(self._known, end):
            if self._chip.frame[(bit >> 3) - first] >> (bit & 7) & 1:
                self._part[bit >> 3] |= 1 << (bit & 7)
            else:
                self._part[bit >> 3] &= ~(1 << (bit & 7))

    def _select(self, now: int) -> bool:
        chip = self._chip
        frame = chip.frame
        frame[0] = _LEVELS[self._level]
        frame[1] = 0x70
        for at in range(5):
            frame[2 + at] = self._part[at]
        crc = mfrc522.crc_a(frame, 7)
        frame[7] = crc & 0xFF
        frame[8] = crc >> 8
        result = chip.exchange(9)
        if result != mfrc522.OK or chip.count != 3 or not chip.whole:
            return self._fail(now, result)
        if mfrc522.crc_a(frame, 1) != frame[1] | frame[2] << 8:
            return self._fail(now, mfrc522.MANGLED)
        more = frame[0] & 0x04
        for at in range(1 if more else 0, 4):
            self._uid[self._uid_length] = self._part[at]
            self._uid_length += 1
        if not more:
            self._step = _SILENCE
        elif self._part[0] == _CASCADE_TAG and self._level < 2:
            self._level += 1
            self._start_level()
        else:
            return self._fail(now, mfrc522.MANGLED)
        return False

    def _silence(self, now: int) -> bool:
        frame = self._chip.frame
        frame[0] = 0x50
        frame[1] = 0x00
        crc = mfrc522.crc_a(frame, 2)
        frame[2] = crc & 0xFF
        frame[3] = crc >> 8
        result = self._chip.exchange(4)
        if result != mfrc522.TIMEOUT:  # a tag that takes the order keeps silent
            return self._fail(now, result)
        uid = "".join(f"{self._uid[at]:02x}" for at in range(self._uid_length))
        if uid in self._found:
            return self._fail(now, mfrc522.MANGLED)
        self._found.append(uid)
        self._step = _CALL
        return False

    def self_test(self) -> str:
        """The chip's own test, in words; the next round starts it anew."""
        self._lost = True
        self._step = _OFF
        return self._chip.self_test()
