"""A sound card that can be pulled out or hang, under the real mixer: run as a program.

    PYTHONPATH=tests/app:tests/journal:tests/stage/sound python pulled_card.py FOLDER HOW WHAT

ALSA's own library plays into a pipe, which a thread empties as fast as a card plays. HOW is what
happens to it: "pulled", "stuck", "left" (stuck until the program ends) or "unopened" (pulled out,
and then it hangs whoever opens it); WHAT is "noise" for a stretch of noise or "game" for a whole
game. One JSON object tells what was heard before, meanwhile and afterwards.
"""

from __future__ import annotations

import faulthandler
import json
import os
import select
import subprocess
import sys
import threading
import time
from collections import Counter
from pathlib import Path
from unittest import mock

import numpy as np

import table.stage.sound.card
from table.app.playing.troubles import Troubles
from table.cues import Voice, phrase
from table.stage.sound.levels import PER_MS, RATE, Pcm
from table.stage.sound.speaker import Speaker

CHUNK = 2 * RATE // 50
"""Bytes of 20 ms."""
INTO_A_PIPE = 'type file slave.pcm { type null } format "raw" file "%s"'
NO_SUCH_CARD = "type hw card 9"


class Card:
    """The other end of the pipe. `heard` counts chunks with sound in them, by the present `when`."""

    def __init__(self, folder: Path) -> None:
        self._pipe = folder / "card"
        self._conf = folder / "asound.conf"
        os.mkfifo(self._pipe)
        os.mkfifo(folder / "nobody")
        os.environ["SDL_AUDIODRIVER"] = "alsa"
        os.environ["ALSA_CONFIG_PATH"] = str(self._conf)
        self.when = "before"
        self.heard: Counter[str] = Counter()
        self.moved = threading.Condition()
        self._takes = threading.Event()
        self._takes.set()
        self._there = threading.Event()
        self.plug_in()

    def _place(self, default: str) -> None:
        """What ALSA's library opens from now on."""
        fresh = self._conf.with_suffix(".new")
        fresh.write_text(f"pcm.!default {{ {default} }}\n", encoding="ascii")
        fresh.replace(self._conf)

    def plug_in(self) -> None:
        self._place(INTO_A_PIPE % self._pipe)
        self._there.set()
        threading.Thread(target=self._play, name="card", daemon=True).start()

    def pull_out(self, *, hangs: bool) -> None:
        """Unplug it; with `hangs` whoever opens it then waits for ever."""
        self._place(INTO_A_PIPE % (self._pipe.parent / "nobody") if hangs else NO_SUCH_CARD)
        self._there.clear()

    def hang(self) -> None:
        self._takes.clear()

    def recover(self) -> None:
        self._takes.set()

    def _play(self) -> None:
        pipe = os.open(self._pipe, os.O_RDWR)  # a card is there also where nobody plays
        due = time.monotonic()
        while self._there.is_set():
            if not select.select([pipe], [], [], 0.1)[0]:
                continue
            chunk = os.read(pipe, CHUNK)
            with self.moved:
                self.heard[self.when] += bool(np.frombuffer(chunk[: len(chunk) & ~1], "<i2").any())
                self.moved.notify_all()
            self._takes.wait()
            due = max(due + len(chunk) / 2 / RATE, time.monotonic() - 0.5)
            time.sleep(max(0.0, due - time.monotonic()))
        os.close(pipe)

    def wait_for(self, when: str, chunks: int = 25) -> None:
        self.when = when
        with self.moved:
            assert self.moved.wait_for(lambda: self.heard[when] >= chunks, 60), f"silent {when}"


TICKING = "import time\nwhile True:\n    print(flush=True)\n    time.sleep(0.01)"


def keeps_pace() -> None:
    """For three seconds a hanging card does not hang the program: another one is not ahead of it.

    By the other's clock, for a busy machine can stop both.
    """
    with subprocess.Popen([sys.executable, "-c", TICKING], stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        passed = 0
        while passed < 300:
            ticks = len(other.stdout.read1())
            assert 0 < ticks < 150, f"the program stood for {ticks / 100:.1f} s"
            passed += ticks
        other.kill()


def trouble(card: Card, how: str, lost: threading.Event) -> None:
    """Half a second of sound, then the card goes until the table has noticed, then a second."""
    card.wait_for("before")
    card.when = "meanwhile"
    if how in ("stuck", "left"):
        card.hang()
    else:
        card.pull_out(hangs=how == "unopened")
    assert lost.wait(60), "nobody noticed"
    if how == "left":
        return
    keeps_pace()
    if how == "stuck":
        card.recover()
    else:
        card.plug_in()
    card.wait_for("afterwards", 60)  # a pipe holds 34, which are stale


def real_ms() -> int:
    return time.monotonic_ns() // 1_000_000


def noise(ms: int) -> Pcm:
    return np.full(ms * PER_MS, 8_000, dtype=np.int16)


def stretch(card: Card, how: str) -> dict[str, object]:
    said: list[str] = []
    lost = threading.Event()

    def gone() -> None:
        said.append("lost")
        lost.set()

    speaker = Speaker(real_ms, lost=gone)
    speaker.play(real_ms(), noise(60_000), 0)
    trouble(card, how, lost)
    speaker.close()
    return {"said": said}


def game(card: Card, how: str, folder: Path) -> dict[str, object]:
    """A game at a pace, and with it as many noises as words are spoken, at the pace of the room."""
    from live_games import Game, header_of, undisturbed

    made = header_of("lupusburg", 3)
    said: list[str] = []
    lost = threading.Event()
    voices: Counter[str] = Counter()
    say = Troubles(lambda sentence: (said.append(sentence), lost.set()))
    speaker = Speaker(real_ms, lost=lambda: say(phrase("sound-card-lost")))
    goes = threading.Thread(target=trouble, args=(card, how, lost), daemon=True)

    def hear(command: object) -> None:
        if isinstance(command, Voice):
            voices[card.when] += 1
            speaker.play(real_ms(), noise(200), 0)

    played = Game(folder, made, hear=[hear], speed=30).run(lambda table: goes.start())
    goes.join(30)
    speaker.close(finish=True)
    same = played.trace == undisturbed(made)
    return {"said": said, "voices": voices, "same": same, "unsaid": played.said}


def main(folder: Path, how: str, what: str) -> None:
    faulthandler.dump_traceback_later(120, exit=True)  # where it hangs is worth knowing
    card = Card(folder)
    # An evening may wait, a test not.
    with mock.patch.multiple(table.stage.sound.card, AGAIN=2, OPENING_S=2):
        found = stretch(card, how) if what == "noise" else game(card, how, folder)
    threads = [thread.name for thread in threading.enumerate()]
    print(json.dumps({**found, "heard": card.heard, "threads": threads}))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], sys.argv[3])
