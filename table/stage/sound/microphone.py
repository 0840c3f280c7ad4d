"""What a microphone at a seat hears, where there is one (extra `mic`)."""

from __future__ import annotations

import numpy as np

from table.cues import phrase
from table.errors import ConfigError, DeviceError, reason
from table.stage.sound.levels import RATE, Floats


class NoMicrophone(DeviceError):
    """There is nothing to measure with."""


def listen(seconds: float, device: str | None = None) -> Floats:
    """Record that long, mono, floats in ±1.0 at 48 kHz; waits until it is done.

    `device` is a part of the microphone's name; without one, the system's default.

    :raises ConfigError: the extra is not installed.
    :raises NoMicrophone: the microphone cannot be opened.
    """
    try:
        import sounddevice
    except (ImportError, OSError) as error:  # OSError: PortAudio itself is missing
        raise ConfigError(phrase("sound-no-portaudio")) from error
    try:
        heard = sounddevice.rec(
            round(seconds * RATE), samplerate=RATE, channels=1, dtype="float32", device=device
        )
        sounddevice.wait()
    except (sounddevice.PortAudioError, ValueError) as error:
        why = "ENODEV" if isinstance(error, ValueError) else reason(error)
        raise NoMicrophone(phrase("sound-no-microphone", why=why)) from error
    return np.asarray(heard[:, 0], dtype=np.float64)
