"""Pictures of a score: what a night looks like to the eye."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from table.cues import Score, Voice, phrase
from table.errors import ConfigError
from table.stage.sound.levels import DRUM_DBA, DRUM_DBFS, RATE, Pcm, frame_powers, power_to_db


def draw(score: Score, samples: Pcm, waveform: Path, spectrogram: Path, title: str) -> None:
    """Write two PNG files of the rendered `score`, `samples` of shape (score.ms · 48,).

    :raises ConfigError: Matplotlib is not installed.
    :raises OSError: a file cannot be written.
    """
    try:
        from matplotlib.figure import Figure
    except ImportError as error:
        raise ConfigError(phrase("sound-no-pictures")) from error
    wave = samples / 32767.0
    seconds = np.arange(wave.size) / RATE

    figure = Figure(figsize=(11, 5), layout="constrained")
    upper, lower = figure.subplots(2, 1, sharex=True)
    # One column of the picture is about 50 ms: its extremes, not every sample.
    columns = wave[: wave.size // 480 * 480].reshape(-1, 480)
    at = seconds[::480][: columns.shape[0]]
    upper.fill_between(at, columns.min(axis=1), columns.max(axis=1), color="#345", linewidth=0)
    upper.set(ylabel="sample, full scale = 1", ylim=(-1, 1), title=title)
    level = power_to_db(frame_powers(wave, RATE // 10, speaker=True)) - DRUM_DBFS + DRUM_DBA
    lower.plot(np.arange(level.size) / 10 + 0.05, level, color="#345", linewidth=0.8)
    lower.axhline(DRUM_DBA, color="#a40", linewidth=0.6, linestyle="--")
    lower.set(ylabel="dBA at a seat, 100 ms", xlabel="s", ylim=(50, 90))
    for axes in (upper, lower):
        for slot in score.slots:
            begin = (slot.t - score.start) / 1000
            axes.axvspan(begin, begin + slot.ms / 1000, color="#dc8", alpha=0.35, linewidth=0)
    for cue in score.cues:
        if isinstance(cue, Voice):
            begin = (cue.t - score.start) / 1000
            upper.plot([begin, begin + cue.ms / 1000], [-0.95, -0.95], color="#a40", linewidth=3)
    figure.savefig(waveform, dpi=66, metadata={"Software": None})

    figure = Figure(figsize=(11, 5), layout="constrained")
    axes = figure.subplots()
    *_, image = axes.specgram(
        wave, NFFT=2048, Fs=RATE, noverlap=1024, cmap="magma", vmin=-140, vmax=-50
    )
    axes.set(xlabel="s", ylabel="Hz", yscale="symlog", ylim=(50, 16_000), title=title)
    axes.set_yticks([100, 250, 500, 1000, 2000, 4000, 8000, 16000])
    axes.set_yticklabels(["100", "250", "500", "1k", "2k", "4k", "8k", "16k"])
    figure.colorbar(image, ax=axes, label="dB re full scale² / Hz")
    figure.savefig(spectrogram, dpi=66, metadata={"Software": None})
