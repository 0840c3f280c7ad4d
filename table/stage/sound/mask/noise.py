"""The noises a night makes and the drum must hide, as versioned data and as samples."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Final

import msgspec
import numpy as np
import numpy.typing as npt
from msgspec import Struct

from table.stage.sound.levels import (
    FULL_SCALE_DB,
    RATE,
    Floats,
    a_weighting,
    db_to_gain,
    power_to_db,
)


class Tone(Struct, frozen=True, forbid_unknown_fields=True):
    """A steady tone; `db` is its A-weighted level relative to the profile's other parts."""

    hz: float
    db: float


class Band(Struct, frozen=True, forbid_unknown_fields=True):
    """Flat noise between two frequencies; `db` as for a tone."""

    low_hz: float
    high_hz: float
    db: float


class Burst(Struct, frozen=True, forbid_unknown_fields=True):
    """The noise sounds `on_ms` of every `every_ms`; with `decay_ms` it falls by 8.7 dB in that."""

    every_ms: int
    on_ms: int
    ramp_ms: int
    decay_ms: int | None = None


class Profile(Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of noise, `level_dba` loud at a seat: while it sounds, where it comes in bursts."""

    name: str
    version: int
    title: str
    level_dba: float
    seed: int
    tone: tuple[Tone, ...] = ()
    noise: tuple[Band, ...] = ()
    burst: Burst | None = None


SECONDS: Final = 8


@cache
def profiles() -> tuple[Profile, ...]:
    """Every profile shipped with the table, by name."""
    folder = resources.files(__package__) / "profiles"
    found = (entry for entry in folder.iterdir() if entry.name.endswith(".toml"))
    return tuple(
        sorted(
            (msgspec.convert(tomllib.loads(e.read_text("utf-8")), Profile) for e in found),
            key=lambda profile: profile.name,
        )
    )


def samples(profile: Profile) -> Floats:
    """`SECONDS` of the noise as it reaches a seat, in the scale of `levels.FULL_SCALE_DB`."""
    count = SECONDS * RATE
    # RandomState and not Generator: NumPy promises that its stream never changes.
    random = np.random.RandomState(profile.seed)
    hz = np.fft.rfftfreq(count, 1.0 / RATE)
    time = np.arange(count) / RATE
    wave = np.zeros(count)
    for tone in profile.tone:
        wanted = db_to_gain(tone.db) / np.sqrt(a_weighting(tone.hz))
        wave += wanted * np.sqrt(2) * np.sin(2 * np.pi * tone.hz * time + random.uniform(0, 6.28))
    for band in profile.noise:
        inside = ((hz >= band.low_hz) & (hz < band.high_hz)).astype(np.float64)
        spectrum = np.asarray(
            inside * (random.normal(size=hz.size) + 1j * random.normal(size=hz.size)),
            dtype=np.complex128,
        )
        wave += np.fft.irfft(spectrum, count) * db_to_gain(band.db) / np.sqrt(_weighted(spectrum))
    envelope = np.ones(count)
    if profile.burst is not None:
        envelope = _bursts(profile.burst, count)
        wave *= envelope
    sounding = float(np.mean(envelope > 0))
    now = float(power_to_db(_weighted(np.fft.rfft(wave)) / sounding)) + FULL_SCALE_DB
    return np.asarray(wave * db_to_gain(profile.level_dba - now))


def _weighted(spectrum: npt.NDArray[np.complex128]) -> float:
    """The A-weighted mean square of the `SECONDS` of sound with this spectrum."""
    hz = np.fft.rfftfreq(SECONDS * RATE, 1.0 / RATE)
    return float(2 * (np.abs(spectrum) ** 2 * a_weighting(hz)).sum() / (SECONDS * RATE) ** 2)


def _bursts(burst: Burst, count: int) -> Floats:
    """The envelope, 0 to 1, of bursts that start with the first sample; shape (count,)."""
    at_ms = np.arange(count) * 1000.0 / RATE % burst.every_ms
    shape = np.clip(np.minimum(at_ms, burst.on_ms - at_ms) / burst.ramp_ms, 0.0, 1.0)
    if burst.decay_ms is not None:
        shape *= np.exp(-at_ms / burst.decay_ms)
    return np.asarray(shape)
