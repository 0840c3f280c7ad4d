"""Plays a short evening with a cut in it through the sound driver that the environment names.

Run as a program: `evening.py RECORDING`. SDL keeps its driver for the life of a process, so the
tests give each evening a process of its own.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from babble import Babble

from table.cues import Drum, Score, Voice
from table.stage.sound import speaker
from table.stage.sound.levels import PER_MS
from table.stage.sound.player import DELAY, Player
from table.stage.sound.recorder import HEADER
from table.stage.sound.sample_night import COUNT


def stretch(start: int, ms: int, pattern: int) -> Score:
    drum = Drum(t=start, phase="night", pattern=pattern, ms=ms)
    count = tuple(
        Voice(t=start + 200 + 500 * n, phase="night", phrase=COUNT[n], ms=450)
        for n in range((ms - 200) // 500)
    )
    return Score(start=start, ms=ms, cues=(drum, *count))


EVENING = (stretch(500, 1_000, 0), stretch(2_500, 4_000, 1), stretch(5_600, 500, 2))
"""With gaps in which a card that is late can catch up."""
CUT = 4_100


class Clock:
    """Stands still until it is let go: a busy machine may take its time to render."""

    def __init__(self) -> None:
        self.begun: float | None = None

    def __call__(self) -> int:
        return 0 if self.begun is None else int((time.monotonic() - self.begun) * 1000)


def main(recording: Path) -> None:
    now = Clock()
    speaker.LATE = 60_000  # on a busy machine a sound may start late, but whole
    player = Player(Babble(), now, print, record=recording, instead=recording.with_name("x.wav"))
    player.perform(EVENING[0])
    player.perform(EVENING[1])
    rendered = HEADER + 2 * PER_MS * (EVENING[1].start + EVENING[1].ms)
    while recording.stat().st_size < rendered:
        time.sleep(0.01)
    now.begun = time.monotonic()
    time.sleep((EVENING[1].start + DELAY + 200) / 1000)  # it sounds
    player.cut(CUT)
    player.perform(EVENING[2])
    player.close(finish=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
