"""What the drum plays: rhythms as data."""

from __future__ import annotations

from typing import Final, NamedTuple

from table.stage.sound.hits import Drumhead
from table.stage.sound.levels import RATE


class Pattern(NamedTuple):
    """A rhythm of one bar: a line per drum, a character per step, strength 1 to 9 or `.`.

    `hits_db` brings the whole drum, bed and hits, to `levels.DRUM_DBA`; it was measured, and a test
    holds it to 0.3 dB.
    """

    title: str
    beats_a_minute: float
    steps_a_beat: int
    lines: tuple[tuple[Drumhead, str], ...]
    hits_db: float

    @property
    def steps(self) -> int:
        """Steps in a bar."""
        return len(self.lines[0][1])

    @property
    def step(self) -> int:
        """Samples in a step."""
        return round(60 * RATE / (self.beats_a_minute * self.steps_a_beat))


_D, _L, _H, _S, _W = Drumhead

PATTERNS: Final = (
    Pattern(
        "procession", 80, 4,
        (
            (_D, "9.......7.....4."),
            (_L, "....6.......6..."),
            (_H, "..............3."),
            (_S, "..3...4...3...5."),
        ),
        -9.3,
    ),
    Pattern(
        "heartbeat", 66, 4,
        (
            (_D, "9..6....8..6...."),
            (_L, "..........4...5."),
            (_S, "....5.......5.3."),
            (_W, "........2......."),
        ),
        -8.3,
    ),
    Pattern(
        "round dance", 76, 6,
        (
            (_D, "9.....7....."),
            (_L, "...5.....5.4"),
            (_H, "....3.....3."),
            (_S, "..4..4..4..4"),
        ),
        -12.3,
    ),
    Pattern(
        "night watch", 92, 4,
        (
            (_D, "9.....6.8......."),
            (_H, "....5..3....5.4."),
            (_S, "4...6...4...6..."),
            (_W, "..3.......3..2.."),
        ),
        -13.0,
    ),
    Pattern(
        "limping five", 88, 2,
        (
            (_D, "9.....7..."),
            (_L, "...5....6."),
            (_H, ".......3.4"),
            (_S, ".4..4.4..4"),
        ),
        -9.1,
    ),
)  # fmt: skip
"""At least four, so that the room does not learn the night by its rhythm; see `pattern`."""


def pattern(index: int) -> Pattern:
    """The pattern of a drum cue; any whole number names one, modulo how many there are."""
    return PATTERNS[index % len(PATTERNS)]
