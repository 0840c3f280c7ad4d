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
from table.stage.sound.player import Player
from table.stage.sound.render import render
from table.stage.sound.sample_night import COUNT


def stretch(start: int, ms: int, pattern: int) -> Score:
    drum = Drum(t=start, phase="night", pattern=pattern, ms=ms)
    count = tuple(
        Voice(t=start + 200 + 500 * n, phase="night", phrase=COUNT[n], ms=450)
        for n in range((ms - 200) // 500)
    )
    return Score(start=start, ms=ms, cues=(drum, *count))


EVENING = (stretch(1_000, 1_000, 0), stretch(2_200, 4_000, 1), stretch(3_000, 500, 2))
CUT = 2_700


def main(recording: Path) -> None:
    render(EVENING[0], Babble())  # makes what is made once: not on the evening's time
    begun = time.monotonic()

    def now() -> int:
        return int((time.monotonic() - begun) * 1000)

    player = Player(Babble(), now, print, record=recording, instead=recording.with_name("x.wav"))
    player.perform(EVENING[0])
    player.perform(EVENING[1])
    time.sleep((CUT - now()) / 1000)
    player.cut(CUT)
    player.perform(EVENING[2])
    player.close(finish=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
