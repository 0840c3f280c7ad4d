"""What the player types, until `#` confirms it."""

LONGEST = 8
"""More signs than any house, seat or card code has; further keys are not taken."""


class Line:
    """The line being typed: digits and A–D, `*` clears, `#` confirms."""

    def __init__(self):
        self.text = ""

    def key(self, sign: str):
        """Take a key; the confirmed text when it was `#` (it may be empty), else None."""
        if sign == "#":
            text = self.text
            self.text = ""
            return text
        if sign == "*":
            self.text = ""
        elif len(self.text) < LONGEST:
            self.text += sign
        return None
