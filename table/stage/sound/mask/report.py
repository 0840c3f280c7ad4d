"""The mask as a page of Markdown: figures per pattern, noise and band, and the controls."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import numpy as np

from table.stage.sound.bands import BANDS, EDGES_HZ
from table.stage.sound.duck import DUCK, Duck
from table.stage.sound.levels import DRUM_DBA, RATE, SPEAKER_HZ, Floats
from table.stage.sound.mask.bark import band_levels
from table.stage.sound.mask.check import (
    GOAL_DB,
    above,
    ducked,
    noise_peaks,
    windows_in,
    worst_by_band,
)
from table.stage.sound.mask.intelligible import understood
from table.stage.sound.mask.loudness import LIMIT, rises
from table.stage.sound.mask.model import IN_QUIET_DB
from table.stage.sound.mask.noise import Profile, profiles
from table.stage.sound.patterns import PATTERNS
from table.stage.sound.render import drum_mix
from table.stage.sound.sample_night import durations_of, sample_night
from table.stage.sound.speech import Voices

TOO_DEEP: Final = Duck(bed_db=4.0, hits_db=DUCK.hits_db)
HITS_ONLY: Final = Duck(bed_db=200.0, hits_db=0.0)
_MINUTE: Final = 60_000
_LOUDNESS_SECONDS: Final = 3

_INTRODUCTION: Final = f"""\
# What the drum hides

Made by `burgomaster soundcheck --report`; do not edit. Every figure is computed from the samples the
table plays.

**The goal.** With the drum at {DRUM_DBA:.0f} dBA at a seat, the masked threshold stays at least
{GOAL_DB:.0f} dB above the noise of hands and motors, in every critical band in which that noise is
audible at all and in every window of every slot, with the voice taken out of the final mix.

**How it is judged.** Levels in Zwicker's 24 critical bands, in Hann windows of 100 ms every 50 ms, of
the drum through a {SPEAKER_HZ:.0f} Hz high-pass (a small speaker; the {DRUM_DBA:.0f} dBA are measured
behind it). Spreading function of psychoacoustic model 1 of MPEG-1 (ISO/IEC 11172-3, Annex D), with the
offset 6.025 + 0.275 z dB that the standard uses under tones; under noise, which the bed is, it uses
2.025 + 0.175 z, so this is 4 to 6 dB on the safe side. Masking lasts forward, 15 dB less every 50 ms,
and never backward. Threshold of hearing after Terhardt.

**On the hard side.** The noise counts in each band with the loudest of its windows, the drum with every
single one: the margin holds whenever the hand happens to move. The drum is judged in a minute during
which a voice keeps it down throughout, {DUCK.bed_db:.0f} dB for the bed and {DUCK.hits_db:.0f} dB for
the hits; in a night it is so for part of a slot at most.
"""

_LIMITS: Final = """\
## What this does not show

- It is a model of a normal ear. Nobody has listened yet: try it with `burgomaster soundcheck`.
- A seat that is nearer to a neighbour's hands than to the speaker hears less drum and more hand. Set the
  volume at the seat farthest from the speaker.
- The noises are made by rule from the descriptions in `table/stage/sound/mask/profiles/`. Their levels
  are the goal of the table's design, not measurements of your servo and your sleeve; with a microphone,
  `soundcheck --mic` measures those.
- What is felt through the table top is not judged.
"""


def report(voices: Voices | None, *, second_opinion: bool) -> Iterator[str]:
    """The page, part by part, in order; each part ends with a newline.

    `voices` are needed for the figures of the speech; without them these are left out. The second
    opinion takes minutes.

    :raises ConfigError: MoSQITo is asked for and not installed.
    """
    yield _INTRODUCTION
    levels = [_levels(index, DUCK) for index in range(len(PATTERNS))]
    yield _summary(levels)
    for profile in profiles():
        yield _by_band(profile, levels)
    if second_opinion:
        yield _second_opinion()
    if voices is not None:
        yield _speech(voices)
    yield _LIMITS


def _levels(index: int, ducking: Duck) -> Floats:
    """Levels of the drum in the slot of a minute that is ducked throughout, (windows, 24)."""
    score = ducked(index, _MINUTE)
    levels = band_levels(drum_mix(score, ducking=ducking), speaker=True)
    return levels[windows_in(score.slots[0].t, score.slots[0].ms)]


def _weakest(levels: Floats, noises: Iterable[Profile]) -> float:
    return min(float(np.nanmin(above(levels, noise_peaks(noise)))) for noise in noises)


def _summary(levels: list[Floats]) -> str:
    rows = [
        [
            played.title,
            *(f"{_weakest(levels[index], [noise]):.1f}" for noise in profiles()),
            _verdict(_weakest(levels[index], profiles())),
            _verdict(_weakest(_levels(index, TOO_DEEP), profiles())),
            _verdict(_weakest(_levels(index, HITS_ONLY), profiles())),
        ]
        for index, played in enumerate(PATTERNS)
    ]
    noises = [noise.title for noise in profiles()]
    head = ["Drum", *noises, "All", "Control: bed ducked 4 dB", "Control: hits only"]
    return (
        "\n## Smallest margin of each pattern, dB\n\n"
        + _table(head, rows)
        + "\nBoth controls must fail: a check that passes them would pass anything.\n"
    )


def _verdict(margin: float) -> str:
    return f"{margin:.1f} {'holds' if margin >= GOAL_DB else 'fails'}"


def _by_band(noise: Profile, levels: list[Floats]) -> str:
    peaks = noise_peaks(noise)
    worst = [worst_by_band(above(drum, peaks)) for drum in levels]
    rows = [
        [
            f"{band + 1}",
            f"{EDGES_HZ[band]:.0f}–{EDGES_HZ[band + 1]:.0f}",
            f"{peaks[band]:.1f}",
            *(f"{margins[band]:.1f}" for margins in worst),
        ]
        for band in range(BANDS)
        if peaks[band] > IN_QUIET_DB[band]
    ]
    head = ["Bark", "Hz", "Noise, dB SPL", *(played.title for played in PATTERNS)]
    return (
        f"\n## Margins under: {noise.title}\n\n"
        f"Profile `{noise.name}`, version {noise.version}. Smallest margin of each band, dB; bands in "
        "which the noise is inaudible are left out.\n\n" + _table(head, rows)
    )


def _second_opinion() -> str:
    rows = []
    for index, played in enumerate(PATTERNS):
        mix = drum_mix(ducked(index))[RATE : (1 + _LOUDNESS_SECONDS) * RATE]
        heard = rises(mix, profiles())
        rows.append([played.title, *(f"{r.n5:+.2%} / {r.mean:+.2%}" for r in heard)])
    mix = drum_mix(ducked(0), ducking=HITS_ONLY)[RATE : (1 + _LOUDNESS_SECONDS) * RATE]
    heard = rises(mix, profiles())
    rows.append(["Control: hits only", *(f"{r.n5:+.2%} / {r.mean:+.2%}" for r in heard)])
    head = ["Drum", *(noise.title for noise in profiles())]
    return (
        "\n## Second opinion: loudness\n\nBy how much the noise raises the loudness of the ducked drum, "
        "Zwicker's model for time-varying sounds (ISO 532-1) as MoSQITo's `loudness_zwtv` computes it: "
        f"N5 / mean. Goal: at most {LIMIT:.0%}. N5 follows the loudest moments, so the control shows in "
        "the mean.\n\n" + _table(head, rows)
    )


def _speech(voices: Voices) -> str:
    rows = []
    for index, played in enumerate(PATTERNS):
        heard = understood(sample_night(index, durations_of(voices)), voices)
        rows.append(
            [
                played.title,
                f"{heard.speech_dba:.1f}",
                f"{heard.drum_dba:.1f}",
                f"{heard.over_drum_db:+.1f}",
                f"{heard.interference_db:.1f}",
                f"{heard.over_interference_db:+.1f}",
                heard.rating,
            ]
        )
    head = ["Drum", "Speech, dBA", "Drum, dBA", "Speech over drum, dB"]
    head += ["Drum's speech interference level, dB", "Speech over that, dB", "ISO 9921"]
    return (
        "\n## The voice over the drum\n\nEquivalent levels at a seat while phrases are spoken, pauses "
        "within them included. ISO 9921:2003 rates speech by how far its A-weighted level lies over the "
        "speech interference level of the noise: from 3 dB poor, 10 fair, 15 good, 21 excellent.\n\n"
        + _table(head, rows)
    )


def _table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] + ["--:"] * (len(head) - 1), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)
