"""One sound card, kept open: stretches of sound start at their time and can be cut."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from table.cues import Ms
from table.stage.sound.card import LOOK_S, SoundCard, State
from table.stage.sound.fade import fade_in, fade_out
from table.stage.sound.levels import PER_MS, Pcm

AHEAD: Final[Ms] = 60
"""What sounds this soon may be mixed already: up to three buffers."""

LATE: Final[Ms] = 100
"""A sound that starts no later than this starts whole, and is as much out of step: less than the
185 ms that viewers accept of sound behind its picture (ITU-R BT.1359-1)."""

CLOSING_S: Final = 5.0
"""How long closing waits for a sound card that neither opens nor refuses to."""


class _Play(NamedTuple):
    start: Ms
    samples: Pcm
    cuts: int  # how many cuts had been made when it was asked for

    @property
    def end(self) -> Ms:
        return self.start + self.samples.size // PER_MS


class _Cut(NamedTuple):
    at: Ms


class _Close(NamedTuple):
    finish: bool


class _Sounding(NamedTuple):
    play: _Play
    start: Ms
    samples: Pcm  # the mixer's own memory
    end: Ms


class Speaker:
    """Plays on the sound card. The output stays open and carries silence in between.

    The methods return at once; a thread of its own meets the times. While the card is lost nothing
    sounds; when it is back, what should be sounding then joins in where it should be.
    """

    def __init__(
        self,
        now: Callable[[], Ms],
        device: str | None = None,
        lost: Callable[[], object] = lambda: None,
    ) -> None:
        """Open the sound card, as `SoundCard` does; `now` is the game's clock.

        `lost` is called from the speaker's thread whenever the card is gone, or takes nothing.

        :raises ConfigError: the device is named by a number, which changes from boot to boot.
        :raises NoSoundCard: it cannot be opened.
        """
        self._now = now
        self._lost = lost
        self._card = SoundCard(device)
        self._hears = True
        self._look_at = time.monotonic() + LOOK_S
        self._jobs: queue.Queue[_Play | _Cut | _Close] = queue.Queue()
        self._cuts: list[Ms] = []
        self._thread = threading.Thread(target=self._run, name="speaker", daemon=True)
        self._thread.start()

    def play(self, start: Ms, samples: Pcm, cuts: int) -> None:
        """Play `samples` from `start` of the game's clock, shape (n,).

        More than `LATE` after that, what is past is skipped, so that the rest is in step.
        Of all calls of `cut`, those after the first `cuts` hold for these samples too.
        """
        self._jobs.put(_Play(start, samples, cuts))

    def cut(self, at: Ms) -> None:
        """Fade out at `at`, within 5 ms, whatever sounds or was asked for before this call.

        Where that is less than `AHEAD` from now, what already sounds goes on for so long.
        """
        self._cuts.append(at)
        self._jobs.put(_Cut(at))

    def close(self, *, finish: bool = False) -> None:
        """Fall silent and close the sound card; with `finish`, once all that was asked for is over.

        What cannot be heard is not waited for.
        """
        self._jobs.put(_Close(finish))
        while self._thread.is_alive():
            self._thread.join(CLOSING_S)
            if time.monotonic() > self._look_at + CLOSING_S:
                return  # the thread is in the hands of the system, which does not open the card
        self._card.close()

    def _run(self) -> None:
        waiting: list[_Play] = []
        sounding: list[_Sounding] = []
        closing = False
        while True:
            if time.monotonic() >= self._look_at:
                if self._has_lost_the_card():
                    waiting += [self._trimmed(sound.play) for sound in sounding]
                    sounding.clear()
                self._look_at = time.monotonic() + LOOK_S
            now = self._now()
            if not self._hears:
                waiting = [play for play in waiting if play.end > now]
            for due in [play for play in waiting if play.start <= now and self._hears]:
                waiting.remove(due)
                if started := self._start(due, now):
                    sounding.append(started)
            sounding = [sound for sound in sounding if sound.end > now]
            patience = self._look_at - time.monotonic()
            if closing and not (self._hears and (waiting or sounding)):
                if not (self._hears and self._card.sounds()):
                    return
                patience = min(patience, AHEAD / 1000)
            times = [play.start for play in waiting if self._hears]
            times += [sound.end for sound in sounding if closing]
            if times:
                patience = min(patience, (min(times) - now) / 1000)
            try:
                job = self._jobs.get(timeout=max(patience, 0))
            except queue.Empty:
                continue
            match job:
                case _Close(finish):
                    if not finish:
                        return
                    closing = True
                case _Play():
                    waiting.append(self._trimmed(job))
                case _Cut(at):
                    soonest = max(at, self._now() + AHEAD)
                    for sound in sounding:
                        fade_out(sound.samples, (soonest - sound.start) * PER_MS)
                    waiting = [self._trimmed(play) for play in waiting]

    def _has_lost_the_card(self) -> bool:
        """Look at the card; whether it was heard until now and is no more."""
        heard = self._hears
        self._hears = self._card.look() is State.PLAYS
        if not heard or self._hears:
            return False
        self._card.hush()
        self._lost()
        return True

    def _trimmed(self, play: _Play) -> _Play:
        """The same, with the cuts it has not seen yet carried out."""
        samples = play.samples
        for at in self._cuts[play.cuts :]:
            samples = samples.copy()
            fade_out(samples, (at - play.start) * PER_MS)
            if at <= play.start:
                samples = samples[:0]
        return _Play(play.start, samples, len(self._cuts))

    def _start(self, play: _Play, now: Ms) -> _Sounding | None:
        late = now - play.start
        skip = late * PER_MS if late > LATE else 0
        samples = play.samples
        if skip:
            samples = samples[skip:].copy()
            fade_in(samples)
        if samples.size == 0:
            return None
        memory = self._card.start(samples)
        if memory is None:
            return None
        start = play.start + skip // PER_MS
        return _Sounding(play, start, memory, start + samples.size // PER_MS + 200)
