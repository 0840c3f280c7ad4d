"""The voice of an evening: which pack it speaks from, how long each phrase takes, what is missing."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from table.app.config.paths import config_file
from table.app.config.read import read
from table.app.playing.header import Header
from table.burgomaster.score import Durations
from table.cues import Ms, Phrase, phrase
from table.errors import DeviceError, Say, TableError
from table.speech import commands
from table.speech.arguments import Players
from table.speech.build import build
from table.speech.catalogue import catalogue_of
from table.speech.lengths import committed, reference_ms
from table.speech.rate import duration
from table.speech.render import NoEngine, Settings, voice
from table.speech.wav import Samples

WAIT_S: Final = 0.05
SAMPLE_RATE: Final = 22_050
"""Of the committed sample counts: espeak-ng's own rate."""


def durations(header: Header) -> Durations:
    """How long each phrase takes in this game, the same again when it is resumed or replayed.

    The reference voice of the language, but for the phrases whose length the header keeps because
    the voice that was there at the start took another time for them.
    """
    catalogue = catalogue_of(header.lang, header.children)
    own = header.lengths
    return cache(lambda said: own.get(catalogue.text(said)) or reference_ms(said, catalogue))


class GameVoice:
    """The phrases of one game, spoken from a pack that may still be filling.

    A pack in the cache is filled in the background, in the order of need, while the game goes on;
    whoever asks for a phrase too early waits for it, so only a thread may ask.
    """

    def __init__(self, header: Header, say: Say) -> None:
        lang, children = header.lang, header.children
        self._catalogue = catalogue_of(lang, children)
        self._settings = commands.settings(lang)
        players = Players(header.setup.players, header.setup.names)
        self._wanted = commands.game_script(self._catalogue, header.rules, players)
        self._say = say
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        folder = _own_pack() or commands.pack_folder(lang, self._settings, children)
        self._pack = commands.open_or_begin(folder, lang)
        self._pack.drop_outdated(self._wanted)
        # A person's recording of other words stays in the pack, and may be one not for children.
        self._unfit = frozenset(self._pack.check(self._wanted).stale if children else ())

    @property
    def unsure(self) -> bool:
        """Whether there is a phrase whose length nobody knows before it is rendered."""
        known = _known(self._settings)
        return any(p not in self._pack and t not in known for p, t in self._wanted.items())

    def lengths(self) -> dict[str, Ms]:
        """How long each text takes, where it is known and not as the reference voice has it."""
        known = _known(self._settings)
        lengths = {}
        for said, text in self._wanted.items():
            samples = known.get(text)
            if said in self._unfit:
                continue
            if said in self._pack:
                ms = self._pack.ms(said)
            elif samples is not None:
                ms = duration(samples, SAMPLE_RATE)
            else:
                continue
            if ms != reference_ms(said, self._catalogue):
                lengths[text] = ms
        return lengths

    def fill(self, progress: Callable[[int, int, Phrase], None] | None = None) -> None:
        """Render what is missing, now; what cannot be rendered stays a caption, said once."""
        try:
            built = build(
                self._pack, self._wanted, self._settings, progress=progress, stop=self._stop
            )
        except TableError as error:
            self._say(error)
            return
        if built.failed:
            self._say(next(iter(built.failed.values())))
            self._say(phrase("voice-phrases-missing", number=len(built.failed)))

    def fill_in_background(self) -> None:
        """Render what is missing while the game goes on."""
        self._thread = threading.Thread(target=self.fill, name="voice", daemon=True)
        self._thread.start()

    def samples(self, said: Phrase, /) -> Samples:
        """The phrase, mono int16 at 48 kHz; waits while it is being rendered.

        Nothing, once the voice is closed: the game is broken off, and nobody listens any more.

        :raises TableError: it cannot be spoken.
        """
        while said not in self._pack and self._thread is not None and self._thread.is_alive():
            self._thread.join(WAIT_S)
        if said not in self._pack and self._stop.is_set():
            return np.zeros(1, dtype=np.int16)
        if said not in self._pack:  # why, was said when it could not be rendered
            raise DeviceError(phrase("voice-phrase-missing"))
        if said in self._unfit:
            raise DeviceError(phrase("voice-usual-words"))
        return self._pack.samples(said)

    def close(self) -> None:
        """Stop rendering; what is rendered stays in the cache."""
        self._stop.set()
        if self._thread is not None:
            self._thread.join()


def _own_pack() -> Path | None:
    """The voice pack the configuration names, if it names one."""
    named = read(config_file()).voice.pack
    return Path(named) if named else None


def prepare(
    header: Header, say: Say, progress: Callable[[int, int, Phrase], None]
) -> dict[str, Ms]:
    """The lengths to compose a new game with; renders first what has no known length, as names."""
    try:
        game = GameVoice(header, say)
        if game.unsure:
            game.fill(progress)
        return game.lengths()
    except TableError:  # no voice, which is said when the game begins: the reference's times
        return {}


def _known(settings: Settings) -> Mapping[str, int]:
    try:
        return committed(voice(settings), settings)
    except NoEngine:
        return {}


class Silent:
    """No voice at all: every phrase stays a caption."""

    def samples(self, said: Phrase, /) -> Samples:
        """:raises DeviceError: always."""
        raise DeviceError(phrase("voice-silent"))

    def close(self) -> None:
        """Nothing to close."""
