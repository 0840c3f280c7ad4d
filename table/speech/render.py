"""Rendering sentences with espeak-ng through pyttsx3, one child process a render.

A child that hangs is killed. A render that came out whole is not believed either: see `agreed`.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

import msgspec
from msgspec import Struct

from table.cues import phrase
from table.errors import ConfigError, DeviceError
from table.speech.pack import Voice

if TYPE_CHECKING:
    from table.speech.wav import Samples

Library = Literal["auto", "system", "wheel"]

CHILD: Final = Path(__file__).with_name("child.py")
TIMEOUT_S: Final = 10.0
"""A render takes 0.1 s; one that has not ended by now hangs."""
RENDERS: Final = 3
"""How many renders have to be compared, at least (DESIGN.md, "Sound")."""
MOST: Final = 9
"""How many are tried before a sentence is given up."""
TAIL_S: Final = 0.05
"""What is left of the third of a second of digital silence that espeak-ng ends a sentence with."""

ALONE_S: Final = 5
"""How much longer a child lives whose parent was killed."""


class NoEngine(DeviceError):
    """There is no espeak-ng on this machine: the evening has captions only."""


class RenderError(DeviceError):
    """A sentence that the engine does not speak."""


class Settings(Struct, frozen=True):
    """How the voice is to sound.

    :raises ConfigError: a rate or a pitch that espeak-ng does not have.
    """

    voice: str
    """A language ("en-gb"), or a voice of espeak-ng by its id ("gmw/en-us") or its name."""
    rate: int = 160
    """Words a minute, 80 to 450."""
    pitch: int = 45
    """0 to 99; 50 is the voice's own."""
    library: Library = "auto"
    """Whose espeak-ng: "system", the "wheel" of espeakng-loader, or "auto": whichever is there."""

    def __post_init__(self) -> None:
        # speak_lib.h, espeakRATE and espeakPITCH
        if not 80 <= self.rate <= 450:
            raise ConfigError(phrase("voice-rate", rate=str(self.rate)))
        if not 0 <= self.pitch <= 99:
            raise ConfigError(phrase("voice-pitch", pitch=str(self.pitch)))


DEFAULTS: Final = {
    "en": Settings("en-gb"),
    "it": Settings("it"),
    "hu": Settings("hu"),
    "da": Settings("da"),
}
"""The default voice of each language of the catalogue."""


class VoiceName(Struct, frozen=True):
    """A voice that the engine has."""

    id: str
    name: str
    language: str


class Engine(Struct, frozen=True):
    """An espeak-ng that answered."""

    version: str
    voices: tuple[VoiceName, ...]
    library: Library = "auto"


class _Rendered(Struct, frozen=True):
    version: str = ""
    errors: tuple[str, ...] = ()
    whole: bool = False
    sample_rate: int = 0
    error: str = ""


@cache
def engine(library: Library = "auto") -> Engine:
    """The espeak-ng of this machine.

    :raises NoEngine: there is none.
    """
    reply = _ask({"do": "voices", "library": library}, TIMEOUT_S)
    try:
        found = msgspec.json.decode(reply, type=Engine)
    except msgspec.DecodeError as error:
        raise NoEngine(phrase("voice-no-engine")) from error
    return msgspec.structs.replace(found, library=library)


def voice(settings: Settings) -> Voice:
    """The engine's voice for these settings.

    :raises NoEngine: there is no engine.
    :raises ConfigError: it has no such voice.
    """
    found = engine(settings.library)
    wanted = settings.voice.lower()
    for name in found.voices:
        if wanted in (name.id, name.language, name.name.lower()):
            return Voice(
                engine="espeak-ng",
                version=found.version,
                name=name.id,
                rate=settings.rate,
                pitch=settings.pitch,
            )
    alike = [v.id for v in found.voices if v.language[:2] == wanted[:2]]
    if not alike:
        raise ConfigError(phrase("voice-none-alike", voice=settings.voice))
    raise ConfigError(phrase("voice-unknown", voice=settings.voice, known=", ".join(alike)))


def render(
    text: str, speaker: Voice, library: Library = "auto", known: int | None = None
) -> tuple[Samples, int]:
    """The sound of `text` as mono int16, and its sample rate; `known` is its committed length.

    :raises RenderError: no two renders agreed within `MOST`, or the engine refused.
    """
    return agreed(lambda: once(text, speaker, library), known, text)


def agreed(
    attempt: Callable[[], tuple[Samples, int] | None], known: int | None, text: str
) -> tuple[Samples, int]:
    """The sound that the attempts agree on.

    A faulty render is only ever too short, and cut in the same place more than once: so one length
    is accepted when it is the committed one, or when it was seen twice and none was longer.

    :raises RenderError: that never happened within `MOST` attempts.
    """
    lengths: Counter[int] = Counter()
    least = RENDERS if known is None else RENDERS + 2  # the engine contradicts the committed one
    longest: tuple[Samples, int] | None = None
    for done in range(1, MOST + 1):
        sound = attempt()
        if sound is not None and len(sound[0]):
            if len(sound[0]) == known:
                return sound
            lengths[len(sound[0])] += 1
            if longest is None or len(sound[0]) > len(longest[0]):
                longest = sound
        if done >= least and longest is not None and lengths[len(longest[0])] >= 2:
            return longest
    raise RenderError(phrase("voice-disagrees", text=text, number=MOST))


def once(
    text: str, speaker: Voice, library: Library = "auto", timeout: float = TIMEOUT_S
) -> tuple[Samples, int] | None:
    """One render, trimmed; None if it hung, was cancelled half way or died.

    :raises RenderError: the engine does not have the voice, or refuses the text.
    """
    from table.speech import wav

    with tempfile.TemporaryDirectory(prefix="burgomaster-voice-") as folder:
        path = Path(folder) / "render.wav"
        job: dict[str, object] = {
            "do": "render",
            "library": library,
            "voice": speaker.name,
            "rate": speaker.rate,
            "pitch": speaker.pitch,
            "text": text,
            "path": str(path),
        }
        try:
            reply = msgspec.json.decode(_ask(job, timeout), type=_Rendered)
        except msgspec.DecodeError:
            return None
        if reply.errors:
            refusal = RuntimeError("; ".join(reply.errors))  # espeak-ng's own words, for the log
            raise RenderError(phrase("voice-refused", text=text)) from refusal
        if not reply.whole:
            return None
        try:
            samples, _ = wav.read(path)
        except wav.SoundFileError:
            return None
    return trim(samples, reply.sample_rate), reply.sample_rate


def trim(samples: Samples, rate: int) -> Samples:
    """`samples` without the digital silence at its end, but for `TAIL_S`; exact, so repeatable."""
    import numpy as np

    sounding = np.flatnonzero(samples)
    return samples[: int(sounding[-1]) + 1 + int(TAIL_S * rate)] if len(sounding) else samples[:0]


def _ask(job: dict[str, object], timeout: float) -> bytes:
    """The last line a child prints for `job`; nothing, if it had to be killed or died."""
    try:
        done = subprocess.run(
            # -P: the child is a file of this folder, whose neighbours must not shadow modules.
            [sys.executable, "-P", str(CHILD)],
            input=json.dumps({**job, "patience": int(timeout) + ALONE_S}).encode(),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            timeout=timeout,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return b""
    return done.stdout.splitlines()[-1] if done.returncode == 0 and done.stdout else b""
