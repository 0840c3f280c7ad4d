"""Makes the pictures of `docs/silent-night.md`: `.venv/bin/python docs/silent-night/pictures.py`.

Needs the extra `sound-lab`. Everything in them is computed from what the table plays.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import matplotlib

matplotlib.use("Agg")

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from table.audit.director import Play, Table
from table.audit.draw import Draw
from table.audit.games import GAMES
from table.audit.games.tabula import SEER_LIVES
from table.audit.twins import Twins, pair
from table.cues import Claw, Drum, Lamps, Slot, Voice
from table.rules.tabula import Options
from table.speech.catalogue import Catalogue
from table.speech.lengths import reference_ms
from table.stage.sound.bands import CENTRES_HZ
from table.stage.sound.mask.bark import band_levels
from table.stage.sound.mask.check import ducked, noise_peaks, windows_in
from table.stage.sound.mask.model import IN_QUIET_DB, masked_threshold
from table.stage.sound.mask.noise import profiles
from table.stage.sound.patterns import PATTERNS
from table.stage.sound.render import drum_mix

FOLDER = Path(__file__).parent
INK, SOFT, WARM, COOL, PALE = "#222222", "#999999", "#b5482f", "#2f6f8f", "#efe6d8"
NOISES = (COOL, "#5c8a3c", "#8a5c8f")


def seer_twins() -> Twins:
    """An undisturbed night that was played with a living Seer, who asks, and with a dead one."""
    catalogue = Catalogue.load("en")
    table = Table(GAMES["tabula-hu"], cache(lambda said: reference_ms(said, catalogue)))
    options = Options.edition("tabula-hu", 9).checked()
    draw = Draw(1812, "picture")
    for number in range(4000):
        situation = table.game.situation(draw.sub("pair", number, "situation"), options)
        if situation.night == 1 or situation.second_chance or situation.interruptions:
            continue
        twins = pair(table, draw, number, options, SEER_LIVES)
        if twins is None or twins.late or twins.difference is not None:
            continue
        living = [play for play in twins.plays if play.labels[SEER_LIVES]]
        if len(living) == 1 and living[0].labels["the seer entered something"]:
            return twins
    raise SystemExit("No such pair was found; raise the number of tries.")


def draw_night(axes: Axes, play: Play, title: str) -> None:
    """What the room perceives, row by row, and under it the hands that nobody may hear."""
    heard = play.perceived
    began, ended = heard.began or 0, heard.ended or 0

    def bar(row: float, t: int, ms: int, colour: str, height: float = 0.7) -> None:
        axes.barh(row, ms / 1000, left=(t - began) / 1000, height=height, color=colour, lw=0)

    slots: dict[str, Slot] = {}
    for slot in heard.scores[0].slots:
        slots.setdefault(slot.phase, slot)
    for phase, slot in slots.items():
        axes.axvspan((slot.t - began) / 1000, (slot.t - began + slot.ms) / 1000, color=PALE, lw=0)
        middle = (slot.t - began + slot.ms / 2) / 1000
        axes.text(middle, 4.75, phase.removeprefix("night/"), ha="center", fontsize=8, color=INK)
    for cue in heard.cues:
        match cue:
            case Drum():
                bar(4, cue.t, cue.ms, SOFT, 0.25)
            case Voice():
                bar(3, cue.t, cue.ms, INK)
            case Lamps() if cue.whisper:
                bar(2, cue.t, cue.whisper, WARM)
            case Claw():
                bar(1, cue.t, cue.ms, COOL)
            case _:
                pass
    hands = [(t - began) / 1000 for t in play.hands if t < ended]
    axes.vlines(hands, -0.35, 0.35, color=NOISES[2], lw=0.8)
    axes.set_yticks(
        [4, 3, 2, 1, 0],
        ["drum", "voice", "all displays lit", "claw goes home", "keys pressed\n(under the drum)"],
        fontsize=8,
    )
    axes.set_ylim(-0.7, 5.2)
    axes.set_xlim(0, (ended - began) / 1000)
    axes.set_title(title, loc="left", fontsize=10)
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.tick_params(length=0)


def two_nights() -> Figure:
    """The same night with a live Seer and with a dead one."""
    live, dead = sorted(seer_twins().plays, key=lambda play: not play.labels[SEER_LIVES])
    figure = Figure(figsize=(9, 5.6), layout="constrained")
    above, below = figure.subplots(2, 1, sharex=True)
    draw_night(above, live, "The Seer is alive and asks")
    draw_night(below, dead, "The Seer is dead")
    below.set_xlabel("seconds since the night fell; the picture ends with dawn's first word")
    return figure


def drum_and_noise() -> Figure:
    """How loud a noise may be under the drum, and how loud hands and motors are."""
    weakest = np.full(CENTRES_HZ.size, np.inf)
    for index in range(len(PATTERNS)):
        score = ducked(index)
        levels = band_levels(drum_mix(score), speaker=True)
        inside = levels[windows_in(score.slots[0].t, score.slots[0].ms)]
        weakest = np.minimum(weakest, masked_threshold(inside).min(axis=0))
    figure = Figure(figsize=(9, 4.4), layout="constrained")
    axes = figure.subplots()
    axes.fill_between(CENTRES_HZ, weakest, -10, color=PALE, lw=0)
    axes.plot(
        CENTRES_HZ,
        weakest,
        color=INK,
        lw=2,
        label="what the drum hides at its weakest moment lies below",
    )
    for colour, profile in zip(NOISES, profiles(), strict=False):
        peaks = noise_peaks(profile)
        audible = np.where(peaks > IN_QUIET_DB, peaks, np.nan)
        axes.plot(CENTRES_HZ, audible, color=colour, marker="o", ms=3, lw=1.2, label=profile.title)
    axes.plot(
        CENTRES_HZ, IN_QUIET_DB, color=SOFT, ls=":", lw=1.2, label="nobody hears it in silence"
    )
    axes.set_xscale("log")
    ticks = (100, 200, 500, 1000, 2000, 5000, 10_000)
    axes.set_xticks(ticks, [f"{hz:,} Hz" for hz in ticks])
    axes.minorticks_off()
    axes.set_xlim(120, 14_000)
    axes.set_ylim(-8, 60)
    axes.set_ylabel("dB at a seat, in each band")
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False, fontsize=8, loc="upper right")
    return figure


if __name__ == "__main__":
    two_nights().savefig(FOLDER / "two-nights.png", dpi=130)
    drum_and_noise().savefig(FOLDER / "drum-and-noise.png", dpi=130)
