"""The keypad: a 4×4 matrix without diodes, its bounces and its ghosts.

A set of keys is a bit mask: bit 4 * row + column. Nothing here takes memory once it is made.
"""

ROWS = 4
COLUMNS = 4
SETTLE_MS = 8
"""How long a key must keep still before it counts; membranes chatter for 5 ms at most."""


class Matrix:
    """Reads the keys through eight pins: `rows` are pulled low one by one, `columns` are read.

    A row pin is any object with `low()` and `release()`, a column pin one with `value()`, which
    is 0 where a key connects it to the row that is low.
    """

    def __init__(self, rows, columns):
        self._rows = rows
        self._columns = columns
        for row in rows:
            row.release()

    def scan(self) -> int:
        """The mask of the keys that seem to be down now."""
        mask = 0
        bit = 1
        for row in self._rows:
            row.low()
            for column in self._columns:
                if not column.value():
                    mask |= bit
                bit <<= 1
            row.release()
        return mask


def haunted(mask: int) -> bool:
    """Whether some key of `mask` may be a ghost: two rows have two columns in common.

    Three keys at the corners of a rectangle connect the fourth corner as well.
    """
    for first in range(ROWS - 1):
        for second in range(first + 1, ROWS):
            common = (mask >> COLUMNS * first) & (mask >> COLUMNS * second) & 0b1111
            if common & (common - 1):
                return True
    return False


class Debounce:
    """Turns scans into presses: each press that is held for `SETTLE_MS` counts once."""

    def __init__(self):
        self.down = 0
        """The keys that are settled as down."""
        self._seen = 0
        self._since = 0
        self._pressed = 0

    def update(self, now: int, mask: int) -> int:
        """Take a scan made at `now` ms; the number of a key newly pressed, or -1.

        When several keys settle in the same scan, the next calls tell the others. A scan that may
        hold a ghost changes nothing: the fingers have to leave the rectangle first.
        """
        if mask != self._seen:
            self._seen = mask
            self._since = now
        elif mask != self.down and now - self._since >= SETTLE_MS and not haunted(mask):
            self._pressed |= mask & ~self.down
            self.down = mask
        if self._pressed:
            for key in range(ROWS * COLUMNS):
                if self._pressed >> key & 1:
                    self._pressed &= ~(1 << key)
                    return key
        return -1

    @property
    def busy(self) -> bool:
        """Whether a change is under way, so that the next scan must come soon."""
        return self._pressed != 0 or self._seen != self.down
