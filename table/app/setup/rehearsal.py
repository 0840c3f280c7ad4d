"""Twenty seconds of a night with every device there is: no cards, no rules, nobody dies."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from table.app.commands.soundcheck import voices_of
from table.app.config.devices import Hardware
from table.app.config.sections import Config
from table.app.playing.centre import Centre
from table.app.tell import Teller
from table.cues import AnyCue, Claw, Drum, Lamps, Light, Ms, Phrase, Score, Screen, Slot, Voice
from table.errors import TableError
from table.seats.pads import BLANK, TICK_MS, Pads
from table.speech.catalogue import Catalogue
from table.stage.sound.adjusting import NoVoices
from table.stage.sound.player import Player
from table.stage.sound.render import Volumes
from table.stage.sound.sample_night import CALL, COUNT, EYES, durations_of
from table.stage.sound.speech import Voices

LEAD_MS: Final[Ms] = 1500
"""For the sound to be rendered."""
SWEEP_MS: Final[Ms] = 2000
UNHEARD_MS: Final[Ms] = 2500
"""What a sentence is given where no voice says it."""


def night(length: Callable[[Phrase], Ms]) -> tuple[Score, list[AnyCue]]:
    """The night's score, and what happens beside the sound; both begin at 0."""
    cues: list[AnyCue] = []
    now = LEAD_MS

    def say(words: Phrase) -> None:
        nonlocal now
        cues.append(Voice(t=now, phase="night/rehearsal", phrase=words, ms=length(words)))
        now += length(words)

    say(EYES)
    say(CALL)
    slot = Slot(t=now, ms=10_000, phase="night/rehearsal/slot")
    for beat, number in enumerate(COUNT):
        cues.append(
            Voice(
                t=now + 1000 * beat,
                phase="night/rehearsal/slot",
                phrase=number,
                ms=length(number),
            )
        )
    dawn = now + slot.ms + 500
    drum = Drum(t=0, phase="night", pattern=0, ms=dawn)
    beside: list[AnyCue] = [
        Lamps(t=0, phase="night", light=Light.OFF),
        Screen(t=0, phase="night", title=EYES),
        Screen(t=now, phase="night", title=CALL, until=now + slot.ms),
        Lamps(t=dawn, phase="dawn", light=Light.ON, buzz=300),
        Screen(t=dawn, phase="dawn", title=CALL, big=1),
        Claw(t=dawn, phase="dawn", ms=SWEEP_MS, house=1),
    ]
    ordered = tuple(sorted([drum, *cues], key=lambda cue: cue.t))
    return Score(start=0, ms=dawn, cues=ordered, slots=(slot,)), beside


def rehearse(
    config: Config,
    hardware: Hardware | None,
    pads: Pads,
    places: int,
    calibration: Path,
    volumes: Volumes,
    say: Teller,
    meanwhile: Callable[[Ms], None] = lambda _: None,
) -> int:
    """Play it; how many pads were there. A device that fails is said, and the night goes on.

    What would be heard is also said as text, in step: without a loudspeaker the night is not silent.

    :param hardware: None: the claw and the screen are simulated.
    :param places: houses or seats, for the claw.
    :param meanwhile: called at every tick; simulated pads live in it.
    """
    voices: Voices | None = None
    spoken = Catalogue.load(say.lang).text
    try:
        voices = voices_of(config, None, say.lang) if config.sound.enabled else None
        centre = Centre(config, places, spoken, calibration, say, hardware)
    except TableError as error:
        say(error)
        centre = None
    score, beside = night(durations_of(voices) if voices else lambda _: UNHEARD_MS)
    captions = [cue for cue in score.cues if isinstance(cue, Voice)]
    begun = time.monotonic()

    def now() -> Ms:
        return round((time.monotonic() - begun) * 1000)

    player = None
    if config.sound.enabled:
        device = config.sound.device or None
        player = Player(voices or NoVoices(), now, say, volumes=volumes, device=device)
        player.perform(score)
    try:
        while now() < score.ms + SWEEP_MS + 500:
            meanwhile(round(time.monotonic() * 1000))
            while beside and beside[0].t <= now():
                _perform(beside.pop(0), pads, centre, now(), say)
            while captions and captions[0].t <= now():
                say(f"  {spoken(captions.pop(0).phrase)}")
            pads.step(now())
            time.sleep(TICK_MS / 1000)
        return len(pads.present)
    finally:
        if player is not None:
            player.close()
        if centre is not None:
            for port in (centre.claw, centre.screen):
                if port is not None:
                    port.close()


def _perform(cue: AnyCue, pads: Pads, centre: Centre | None, now: Ms, say: Teller) -> None:
    match cue:
        case Lamps(light=light, buzz=buzz):
            for seat in pads.present:
                pads.show(seat, BLANK)
            pads.lamps(light, buzz, lit=None)
        case Screen() if centre and centre.screen:
            centre.screen.perform(cue, now)
        case Claw() if centre and centre.claw:
            try:
                centre.claw.perform(cue)
            except TableError as error:
                say(error)
        case _:
            pass
