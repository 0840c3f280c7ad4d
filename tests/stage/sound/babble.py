"""A voice that needs no engine."""

from __future__ import annotations

from functools import cache

import numpy as np

from table.cues import Ms, Phrase
from table.stage.sound.levels import PER_MS, RATE, Pcm
from table.stage.sound.sample_night import COUNT


class Babble:
    """Speaks every phrase as four syllables of noise a second, 450 ms for a number, else 2.5 s."""

    def ms(self, phrase: Phrase) -> Ms:
        return 450 if phrase in COUNT else 2_500

    def samples(self, phrase: Phrase) -> Pcm:
        return babble(self.ms(phrase), len(phrase.key))


@cache
def babble(ms: Ms, seed: int) -> Pcm:
    count = ms * PER_MS - 7  # a pack's durations are rounded up
    random = np.random.RandomState(seed)
    spectrum = np.fft.rfft(random.normal(size=count))
    hz = np.fft.rfftfreq(count, 1 / RATE)
    spectrum /= 1 + (hz / 700) ** 2  # falls like speech's long-term average
    syllables = np.abs(np.sin(np.pi * 4 * np.arange(count) / RATE))
    wave = np.fft.irfft(spectrum, count) * syllables
    # Noise has rarer and higher peaks than speech; pressed to a crest factor of about 13 dB.
    pressed = np.tanh(wave / np.sqrt(np.mean(wave**2)) / 2)
    return np.asarray(pressed * 20_000).astype(np.int16)
