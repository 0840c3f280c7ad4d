"""The line a seat is typing on its pad: digits and letters, `*` clears, `#` confirms."""

from __future__ import annotations

from typing import Final

KEYS: Final = "0123456789ABCD"
LONGEST: Final = 8
"""Keys of one entry; further ones are dropped, the entry cannot be one any more."""


class Keypad:
    """Collects keys into entries. It gives no sign but what `text` shows on the own hidden screen."""

    def __init__(self) -> None:
        self.text = ""

    def press(self, key: str) -> str | None:
        """One key; the entry if the key confirms one, otherwise None. Unknown keys do nothing."""
        if key == "#":
            entry, self.text = self.text, ""
            return entry
        if key == "*":
            self.text = ""
        elif key in KEYS and len(self.text) < LONGEST:
            self.text += key
        return None

    def clear(self) -> None:
        """A slot has ended: what was half typed must not be counted in the next one."""
        self.text = ""
