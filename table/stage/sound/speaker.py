"""One sound card, kept open: stretches of sound start at their time and can be cut."""

from __future__ import annotations

import logging
import os
import queue
import re
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

import numpy as np

from table.cues import Ms, phrase
from table.errors import ConfigError, DeviceError
from table.stage.sound.fade import fade_in, fade_out
from table.stage.sound.levels import PER_MS, RATE, Pcm

_log = logging.getLogger(__name__)

BUFFER: Final = 1024
"""Samples the mixer asks for at a time, 21 ms: a sound starts up to this late, then runs exactly."""

AHEAD: Final[Ms] = 60
"""What sounds this soon may be mixed already: up to three buffers."""

LATE: Final[Ms] = 100
"""A sound that starts no later than this starts whole, and is as much out of step: less than the
185 ms that viewers accept of sound behind its picture (ITU-R BT.1359-1)."""


class NoSoundCard(DeviceError):
    """There is nothing to play on."""


class _Play(NamedTuple):
    start: Ms
    samples: Pcm
    cuts: int  # how many cuts had been made when it was asked for


class _Cut(NamedTuple):
    at: Ms


class _Close(NamedTuple):
    finish: bool


class _Sounding(NamedTuple):
    start: Ms
    samples: Pcm  # the mixer's own memory
    end: Ms


class Speaker:
    """Plays through pygame's mixer. The output stays open and carries silence in between.

    The methods return at once; a thread of its own meets the times.
    """

    def __init__(self, now: Callable[[], Ms], device: str | None = None) -> None:
        """Open the sound card; `now` is the game's clock.

        `device` is an ALSA name like `plughw:CARD=Headphones`; without one, SDL's own choice (and
        its variables SDL_AUDIODRIVER and AUDIODEV) holds.

        :raises ConfigError: the device is named by a number, which changes from boot to boot.
        :raises NoSoundCard: it cannot be opened.
        """
        self._now = now
        _open(device)
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
        """Fall silent and close the sound card; with `finish`, once all that was asked for is over."""
        from pygame import mixer

        self._jobs.put(_Close(finish))
        self._thread.join()
        mixer.quit()

    def _run(self) -> None:
        waiting: list[_Play] = []
        sounding: list[_Sounding] = []
        closing = False
        while True:
            now = self._now()
            for due in [play for play in waiting if play.start <= now]:
                waiting.remove(due)
                if started := self._start(due, now):
                    sounding.append(started)
            sounding = [sound for sound in sounding if sound.end > now]
            if closing and not waiting and not sounding:
                return
            times = [play.start for play in waiting]
            times += [sound.end for sound in sounding if closing]
            first = min(times, default=None)
            try:
                job = self._jobs.get(timeout=None if first is None else (first - now) / 1000)
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
        from pygame import mixer, sndarray

        late = now - play.start
        skip = late * PER_MS if late > LATE else 0
        samples = play.samples
        if skip:
            samples = samples[skip:].copy()
            fade_in(samples)
        if samples.size == 0:
            return None
        sound = mixer.Sound(buffer=samples.tobytes())
        if sound.play() is None:  # every channel of the mixer is taken
            return None
        start = play.start + skip // PER_MS
        return _Sounding(
            start, np.asarray(sndarray.samples(sound)), start + samples.size // PER_MS + 200
        )


@contextmanager
def _quiet() -> Iterator[None]:
    """ALSA's library writes a page of its own to the terminal where there is no card."""
    sys.stderr.flush()
    kept = os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


def _open(device: str | None) -> None:
    if device is not None:
        if re.search(r"(:|CARD=|,|^)\d", device):
            raise ConfigError(phrase("sound-card-number", device=device))
        os.environ["AUDIODEV"] = device
        os.environ.setdefault("SDL_AUDIODRIVER", "alsa")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame
    import pygame.sndarray  # not when the first sound is due: importing takes its time

    try:
        # One channel, no changes allowed: SDL converts to what the card wants, we mix in mono.
        with _quiet():
            pygame.mixer.init(RATE, -16, 1, BUFFER, allowedchanges=0)
    except pygame.error as error:
        # SDL's words name no cause that a host could act on, and only the log wants them.
        _log.warning("%s: %s", device or "no sound card", error)
        raise NoSoundCard(
            phrase("sound-card-shut", device=device) if device else phrase("sound-none")
        ) from error
