"""The sound card: opened, watched while it plays, and opened again when it was pulled out.

pygame's mixer goes on mixing whether or not anybody hears it. There are two ways to fall silent:

- *Gone*: a write fails, SDL gives the card up, and from then on throws away what is mixed. Sounds
  begin and end as ever. Only the event AUDIODEVICEREMOVED tells.
- *Stuck*: a write never returns (a driver or a sound server that hangs), and nothing is mixed any
  more. Sounds never end. The mixer cannot be closed then, for that would wait for the write.
"""

from __future__ import annotations

import atexit
import enum
import logging
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import numpy as np

from table.cues import phrase
from table.errors import ConfigError, DeviceError
from table.stage.sound.levels import RATE, Pcm

_log = logging.getLogger(__name__)

BUFFER: Final = 1024
"""Samples the mixer asks for at a time, 21 ms: a sound starts up to this late, then runs exactly."""

LOOK_S: Final = 0.5
"""How often a card that plays is looked at."""

STUCK: Final = 5
"""Looks in which the same 21 ms of silence were still not taken. Looks are counted, not seconds, so
that a table that was asleep does not wake up deaf."""

AGAIN: Final = 10
"""A card that is gone is tried again every so many looks."""

OPENING_S: Final = 10
"""How long a card may take to open."""

_PROBE: Final = 0  # the mixer's channel that only tells whether the card takes samples


class NoSoundCard(DeviceError):
    """There is nothing to play on."""


class State(enum.Enum):
    """What a look at the card found."""

    PLAYS = "plays"
    GONE = "gone"
    STUCK = "stuck"


class SoundCard:
    """Plays through pygame's mixer, mono. Not thread-safe: all but `close` is for one thread."""

    def __init__(self, device: str | None) -> None:
        """Open the card.

        `device` is an ALSA name like `plughw:CARD=Headphones`; without one, SDL's own choice (and
        its variables SDL_AUDIODRIVER and AUDIODEV) holds.

        :raises ConfigError: the device is named by a number, which changes from boot to boot.
        :raises NoSoundCard: it cannot be opened.
        """
        self._device = device
        self._state = State.PLAYS
        self._looks = 0
        if device is not None:
            if re.search(r"(:|CARD=|,|^)\d", device):
                raise ConfigError(phrase("sound-card-number", device=device))
            os.environ["AUDIODEV"] = device
            os.environ.setdefault("SDL_AUDIODRIVER", "alsa")
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"  # SDL takes SIGTERM otherwise, and does nothing
        os.environ["SDL_VIDEODRIVER"] = "dummy"  # events need a display
        self._open()

    def look(self) -> State:
        """Whether the card takes what is mixed; opens one that is gone again, now and then.

        To be called every `LOOK_S`. May wait for as long as a card takes to open.
        """
        import pygame

        for event in pygame.event.get(pump=False):
            if event.type == pygame.AUDIODEVICEREMOVED and event.which and not event.iscapture:
                self._looks = 0
                self._turn(State.GONE)
                return self._state
        self._looks += 1
        if self._state is State.GONE:
            if self._looks % AGAIN == 0:
                self._open_again()
            return self._state
        probe = pygame.mixer.Channel(_PROBE)
        if not probe.get_busy():
            probe.play(self._silence)
            self._looks = 0
            self._turn(State.PLAYS)
        elif self._looks >= STUCK:
            self._turn(State.STUCK)
        return self._state

    def start(self, samples: Pcm) -> Pcm | None:
        """Let `samples` sound now, shape (n,); the mixer's own memory, or None if it is too busy."""
        from pygame import mixer, sndarray

        sound = mixer.Sound(buffer=samples.tobytes())
        if sound.play() is None:  # every channel of the mixer is taken
            return None
        return np.asarray(sndarray.samples(sound))

    def sounds(self) -> bool:
        """Whether anything that was started is still to be mixed: a slow card is behind its time."""
        from pygame import mixer

        return any(
            mixer.Channel(channel).get_busy() for channel in range(1, mixer.get_num_channels())
        )

    def hush(self) -> None:
        """End everything that sounds: what a stuck card still holds must not sound later."""
        from pygame import mixer

        for channel in range(1, mixer.get_num_channels()):
            mixer.Channel(channel).stop()

    def close(self) -> None:
        """Close the card. One that is stuck stays open, as closing would wait for it."""
        import pygame

        if self._state is State.STUCK:
            atexit.unregister(pygame.quit)  # which would wait as well, and the program never end
        else:
            pygame.mixer.quit()

    def _turn(self, state: State) -> None:
        if state is not self._state:
            _log.warning("%s: %s", self._device or "the sound card", state.value)
            self._state = state

    def _open(self) -> None:
        import pygame
        import pygame.sndarray  # not when the first sound is due: importing takes its time

        try:
            with _quiet():
                pygame.display.init()
                # One channel, no changes allowed: SDL converts to what the card wants.
                pygame.mixer.init(RATE, -16, 1, BUFFER, allowedchanges=0)
        except pygame.error as error:
            # SDL's words name no cause that a host could act on, and only the log wants them.
            _log.warning("%s: %s", self._device or "no sound card", error)
            raise NoSoundCard(
                phrase("sound-card-shut", device=self._device)
                if self._device
                else phrase("sound-none")
            ) from error
        pygame.event.clear(pump=False)
        pygame.mixer.set_reserved(_PROBE + 1)
        self._silence = pygame.mixer.Sound(buffer=bytes(2 * BUFFER))

    def _open_again(self) -> None:
        from pygame import mixer

        mixer.quit()
        if not _opens():
            return
        try:
            self._open()
        except NoSoundCard:
            return
        self._turn(State.PLAYS)


def _opens() -> bool:
    """Whether a card can be opened, tried by a child.

    The mixer holds the interpreter's lock as it opens one, and a card or a sound server that hangs
    would stop the game with it.
    """
    trial = (
        f"import signal; signal.alarm({OPENING_S})\n"
        f"import pygame.mixer; pygame.mixer.init({RATE}, -16, 1, {BUFFER}, allowedchanges=0)"
    )
    try:
        tried = subprocess.run(
            [sys.executable, "-c", trial],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
        )
    except OSError as error:  # no memory for a child
        _log.warning("the sound card: %s", error)
        return False
    return tried.returncode == 0


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
