"""Sound files: any common WAV in, 48 kHz mono int16 out.

Everything the table plays is a one-dimensional int16 array at `RATE`. A file keeps the rate it was
made at, so that its length can be compared with the committed one; it is resampled when it is read.
"""

from __future__ import annotations

import io
import wave
from functools import cache
from math import gcd
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from table.cues import phrase
from table.errors import DeviceError, reason
from table.speech.rate import RATE, length
from table.speech.saving import save

Samples = NDArray[np.int16]

_REACH: Final = 32
"""Zero crossings of the interpolating sinc on either side."""
_BETA: Final = 9.0
"""Kaiser window: about 90 dB of stop band (Oppenheim & Schafer, Discrete-Time Signal Processing,
§7.5: beta = 0.1102 (A - 8.7))."""
_LARGEST: Final = 1_000
"""The largest number of filter phases; 11025 Hz, the worst of the usual rates, needs 640."""


class SoundFileError(DeviceError):
    """A sound file that is torn, or of a kind the table does not read."""


def read(path: Path) -> tuple[Samples, int]:
    """The sound in `path` as mono int16, and its own sample rate in Hz.

    Reads PCM of 8 to 32 bits and any number of channels, which are averaged.

    :raises SoundFileError: missing, torn, or not PCM.
    """
    try:
        with wave.open(str(path), "rb") as file:
            channels, width, rate = file.getnchannels(), file.getsampwidth(), file.getframerate()
            frames = file.getnframes()
            data = file.readframes(frames)
    except EOFError as error:
        raise SoundFileError(phrase("sound-file-torn", file=path.name)) from error
    except (OSError, wave.Error) as error:
        why = reason(error) if isinstance(error, OSError) else "EBADMSG"
        raise SoundFileError(phrase("sound-file-unread", file=path.name, why=why)) from error
    if len(data) != frames * channels * width:
        raise SoundFileError(phrase("sound-file-torn", file=path.name))
    raw = np.frombuffer(data, np.uint8)
    if width == 1:  # the only unsigned width: Microsoft's RIFF WAVE, 1991, "Data Format of Samples"
        wide = (raw.astype(np.int32) - 128) << 8
    else:
        # The two most significant bytes are what int16 keeps.
        wide = raw.reshape(-1, width)[:, -2:].copy().view("<i2").ravel().astype(np.int32)
    mono = wide.reshape(-1, channels).mean(axis=1)
    return np.rint(mono).astype(np.int16), rate


def resample(samples: Samples, rate: int) -> Samples:
    """`samples` at `rate` as `length(...)` samples at `RATE`.

    A windowed-sinc polyphase filter, written as one matrix product: with RATE / rate = up / down in
    lowest terms, each run of `up` output samples depends in the same way on a window of input.

    :raises SoundFileError: a rate that has no short common measure with `RATE`.
    """
    if rate == RATE or not len(samples):
        return samples
    bank, down, reach = _bank(rate)
    runs = -(-length(len(samples), rate) // bank.shape[1])
    padded = np.zeros(reach + runs * down + bank.shape[0], np.float32)
    padded[reach : reach + len(samples)] = samples
    windows = np.lib.stride_tricks.sliding_window_view(padded, bank.shape[0])[: runs * down : down]
    out = (windows @ bank).ravel()[: length(len(samples), rate)]
    return np.rint(np.clip(out, -32768, 32767)).astype(np.int16)


@cache
def _bank(rate: int) -> tuple[NDArray[np.float32], int, int]:
    """The filter for `rate`: (window of input, phase) weights, the step, the reach in samples."""
    if rate <= 0 or RATE // gcd(RATE, rate) > _LARGEST:
        raise SoundFileError(phrase("sound-file-rate", rate=str(rate)))
    up, down = RATE // gcd(RATE, rate), rate // gcd(RATE, rate)
    cutoff = min(1.0, RATE / rate)
    reach = int(np.ceil(_REACH / cutoff))
    at = reach + np.arange(up) * down / up  # where each output sample falls in the window
    t = np.arange(down + 2 * reach + 1)[:, None] - at[None, :]
    window = np.i0(_BETA * np.sqrt(np.clip(1 - (t / (reach + 1)) ** 2, 0, None))) / np.i0(_BETA)
    weights = np.where(np.abs(t) <= reach, cutoff * np.sinc(cutoff * t) * window, 0)
    weights /= weights.sum(axis=0)  # exactly 1 for a constant, in every phase
    return weights.astype(np.float32), down, reach


def encode(samples: Samples, rate: int = RATE) -> bytes:
    """`samples` as a WAV file, 16 bit mono."""
    content = io.BytesIO()
    with wave.open(content, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(samples.astype("<i2").tobytes())
    return content.getvalue()


def write(path: Path, samples: Samples, rate: int = RATE) -> None:
    """Write `samples` as 16 bit mono, whole or not at all.

    :raises DeviceError: the disk does not take it.
    """
    save(path, encode(samples, rate))
