"""`burgomaster soundcheck`: set both volumes by ear or by microphone; `--report` writes the page.

Imports nothing but the standard library until it is run.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from table.app.config.sections import Config
    from table.cues import Ms, Score
    from table.stage.sound.player import Player
    from table.stage.sound.render import Volumes
    from table.stage.sound.speech import Voices

HOW: Final = """\
A sentence, a count of ten and the drum play over and over. Sit at the seat farthest from the speaker.

  d D   drum softer, louder      v V   voice softer, louder      p   next drum pattern
  m     type in what a sound level meter (a phone's app, dBA, slow) shows between the sentences
  s     save and end             q     end without saving
"""
STEP_DB: Final = 1.0
LOWEST_DB: Final = -30.0
HIGHEST_DB: Final = 6.0
MIC_SECONDS: Final = 5.0


def add_parser(subparsers: argparse._SubParsersAction[Any]) -> None:
    """Describe the command; nothing heavy is imported for that."""
    parser = subparsers.add_parser(
        "soundcheck",
        help="set the volumes of voice and drum",
        description="Speaks and drums, and says whether the drum hides hands and motors.",
    )
    parser.add_argument("--config", type=Path, metavar="FILE", help="another configuration")
    parser.add_argument("--device", metavar="NAME", help="the sound device, by its ALSA name")
    parser.add_argument("--pack", type=Path, metavar="DIR", help="the voice pack to speak with")
    parser.add_argument(
        "--lang", metavar="LANG", help="the language (default: the configuration's)"
    )
    parser.add_argument("--volumes", type=Path, metavar="FILE", help="where the volumes are kept")
    ways = parser.add_mutually_exclusive_group()
    ways.add_argument(
        "--mic",
        nargs="?",
        const="",
        metavar="NAME",
        help="measure with a microphone instead of listening",
    )
    ways.add_argument(
        "--report",
        nargs="?",
        const=Path("docs/sound"),
        type=Path,
        metavar="DIR",
        help="write the mask's page and pictures of a night (default: docs/sound)",
    )
    parser.add_argument(
        "--quick", action="store_true", help="the report without the second opinion"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Do what the command line says; 1 if a measured drum does not mask.

    :raises TableError: see `report`, `measure` and `adjust`.
    """
    from table.app.config.paths import config_file, state_folder
    from table.app.config.read import read
    from table.stage.sound import volumes

    config = read(args.config or config_file())
    voices = voices_of(args.pack, args.lang or config.game.language, config)
    if args.report is not None:
        for file in report(args.report, voices, second_opinion=not args.quick):
            print(file)
        return 0
    file = args.volumes or state_folder() / "volumes.json"
    kept = volumes.load(file)
    device = args.device or config.sound.device or None
    if args.mic is not None:
        return measure(device, args.mic or None, kept)
    chosen = adjust(device, voices, kept)
    if chosen is None:
        print("Nothing was changed.")
    else:
        volumes.save(file, chosen)
        print(f"Saved in {file}.")
    return 0


# The voice


def voices_of(folder: Path | None, language: str, config: Config) -> Voices | None:
    """A pack that can speak the sound check; None, and one sentence, where there is no engine.

    :raises TableError: the pack that was named cannot be used.
    """
    from table.errors import TableError
    from table.speech import commands
    from table.speech.build import build
    from table.speech.catalogue import Catalogue
    from table.stage.sound.sample_night import PHRASES

    named = folder or (Path(config.voice.pack) if config.voice.pack else None)
    if named is not None:
        return commands.open_or_begin(named, language)
    try:
        chosen = commands.settings(language)
        pack = commands.open_or_begin(commands.pack_folder(language, chosen), language)
        catalogue = Catalogue.load(language)
        built = build(pack, {phrase: catalogue.text(phrase) for phrase in PHRASES}, chosen)
        problems = [str(reason) for reason in built.failed.values()]
    except TableError as error:
        problems = [str(error)]
    if problems:
        print(f"Only the drum plays, there is no voice: {problems[0]}", file=sys.stderr)
        return None
    return pack


# The page


def report(folder: Path, voices: Voices | None, *, second_opinion: bool) -> Iterator[Path]:
    """Write the page and the pictures into `folder`, and give each file when it is written.

    :raises ConfigError: an extra is not installed.
    :raises DeviceError: a file cannot be written.
    """
    from table.errors import DeviceError
    from table.stage.sound.mask.report import report as page
    from table.stage.sound.pictures import draw
    from table.stage.sound.render import render
    from table.stage.sound.sample_night import durations_of, sample_night

    try:
        folder.mkdir(parents=True, exist_ok=True)
        parts = list(page(voices, second_opinion=second_opinion))
        if voices is not None:
            score = sample_night(0, durations_of(voices))
            waveform, spectrogram = folder / "waveform.png", folder / "spectrogram.png"
            draw(score, render(score, voices), waveform, spectrogram, "A night of two calls")
            parts.insert(-1, _PICTURES.format(waveform.name, spectrogram.name))
            yield from (waveform, spectrogram)
        (folder / "mask.md").write_text("".join(parts), encoding="utf-8")
    except OSError as error:
        raise DeviceError(
            f"The report cannot be written in {folder} ({error.strerror}); name another folder."
        ) from error
    yield folder / "mask.md"


_PICTURES: Final = """
## A night to look at

Two calls, each with a slot (shaded) in which ten is counted; the red marks are the voice. The drum never
falls out of the band in which it masks, and is never louder than the voice.

![The samples and their level over time]({})

![Spectrogram]({})

"""


# By ear


def adjust(device: str | None, voices: Voices | None, volumes: Volumes) -> Volumes | None:
    """Let a person set the volumes with keys; None if they are not to be kept.

    :raises ConfigError: no terminal, or a device named by its number.
    :raises DeviceError: no sound card.
    """
    from table.errors import ConfigError

    if not sys.stdin.isatty():
        raise ConfigError("The sound check needs a terminal for its keys: run it in one.")
    print(HOW)
    with playing(device, voices, volumes) as loop, raw_keys() as keys:
        return loop.follow(keys)


class Loop:
    """A stretch of night that starts anew whenever something is changed."""

    def __init__(self, player: Player, now: Clock, voices: Voices | None) -> None:
        self._player = player
        self._now = now
        self._voices = voices
        self._pattern = 0
        self.at_zero_dba: float | None = None
        """What the drum measures at a seat with its volume at 0 dB, once somebody measured it."""

    def follow(self, keys: Iterable[str]) -> Volumes | None:
        """Play and change what the keys say, until one ends it; `None` if it is not to be kept."""
        self._restart()
        stream = iter(keys)
        for key in stream:
            match key:
                case "s" | "q":
                    print()
                    return self._player.volumes if key == "s" else None
                case "m":
                    self._type_level(stream)
                case "p":
                    self._pattern += 1
                    self._restart()
                case "d" | "D" | "v" | "V":
                    self._player.volumes = turned(self._player.volumes, key)
                    self._restart()
        return None  # the terminal is gone

    def _restart(self) -> None:
        now = self._now()
        self._player.cut(now)
        self._player.perform(_round(self._pattern, now, self._voices))
        volumes = self._player.volumes
        print(
            f"\r\033[KDrum {volumes.drum_db:+.0f} dB, voice {volumes.voice_db:+.0f} dB. "
            f"{self._verdict()} ",
            end="",
            flush=True,
        )

    def _type_level(self, keys: Iterator[str]) -> None:
        print("\r\033[KThe meter shows (dBA, then Enter): ", end="", flush=True)
        typed = ""
        for key in keys:
            if key in "\r\n":
                break
            typed += key
            print(key, end="", flush=True)
        try:
            shown = float(typed.replace(",", "."))
        except ValueError:
            print("\r\033[KThat is no number; press m to try again.", end="", flush=True)
            return
        self.at_zero_dba = shown - self._player.volumes.drum_db
        self._restart()

    def _verdict(self) -> str:
        from table.stage.sound.levels import DRUM_DBA
        from table.stage.sound.mask.check import GOAL_DB, worst

        at_zero = DRUM_DBA if self.at_zero_dba is None else self.at_zero_dba
        level = at_zero + self._player.volumes.drum_db
        found = worst(level - DRUM_DBA)
        source = "assumed" if self.at_zero_dba is None else "measured"
        if found.margin_db >= GOAL_DB:
            return f"{level:.0f} dBA {source}: it masks, {found.margin_db:.1f} dB to spare."
        return (
            f"{level:.0f} dBA {source}: it does not mask {found.profile}; "
            f"{GOAL_DB - found.margin_db:.0f} dB louder will do."
        )


def turned(volumes: Volumes, key: str) -> Volumes:
    """The volumes after one of the keys d, D, v, V, within what the table allows."""
    import msgspec

    field = "drum_db" if key in "dD" else "voice_db"
    db = getattr(volumes, field) + (STEP_DB if key.isupper() else -STEP_DB)
    return msgspec.structs.replace(volumes, **{field: min(max(db, LOWEST_DB), HIGHEST_DB)})


def _round(pattern: int, start: Ms, voices: Voices | None) -> Score:
    """What is played: a few nights on end, or as long of the drum alone."""
    import msgspec

    from table.cues import Drum, Score
    from table.stage.sound.sample_night import durations_of, sample_night

    if voices is None:
        ms = 300_000
        return Score(start, ms, (Drum(t=start, phase="soundcheck", pattern=pattern, ms=ms),))
    cues: list[Any] = []
    end = start
    for _ in range(5):
        night = sample_night(pattern, durations_of(voices), start=end)
        cues += night.cues
        end += night.ms
    drums = [cue for cue in cues if isinstance(cue, Drum)]
    whole = msgspec.structs.replace(drums[0], ms=end - start)
    rest = (cue for cue in cues if not isinstance(cue, Drum))
    return Score(start, end - start, (whole, *rest))


class Clock:
    """The sound check's own clock, ms since it began."""

    def __init__(self) -> None:
        self._begun = time.monotonic()

    def __call__(self) -> Ms:
        return int((time.monotonic() - self._begun) * 1000)


@contextmanager
def playing(device: str | None, voices: Voices | None, volumes: Volumes) -> Iterator[Loop]:
    """A sound card that is open for the context.

    :raises ConfigError: the device is named by its number.
    :raises NoSoundCard: it cannot be opened.
    """
    from table.stage.sound.player import Player

    clock = Clock()
    player = Player(voices or Silent(), clock, _say, volumes=volumes, device=device, needed=True)
    with closing(player):
        yield Loop(player, clock, voices)


class Silent:
    """Voices for a table without any; asked for nothing, since nothing is scheduled."""

    def samples(self, phrase: object) -> Any:
        """No sound at all."""
        import numpy as np

        return np.zeros(0, dtype=np.int16)


# By microphone


def measure(device: str | None, microphone: str | None, volumes: Volumes) -> int:
    """Record the room, the drum and the noise, and say whether one hides the other; 1 if not.

    :raises ConfigError: the extra `mic` is missing.
    :raises DeviceError: no sound card, or no microphone.
    """
    from table.stage.sound.mask.check import GOAL_DB
    from table.stage.sound.mask.measured import measure as compare
    from table.stage.sound.microphone import listen

    with playing(device, None, volumes) as loop:
        _prompt("Put the microphone at a seat and be quiet")
        room = listen(MIC_SECONDS, microphone)
        loop.drum()
        time.sleep(1.0)  # past the start and the delay of the player
        drum = listen(MIC_SECONDS, microphone)
        loop.hush()
    _prompt("Now lift houses, press keys and turn the claw at the next seat for five seconds")
    noise = listen(MIC_SECONDS, microphone)
    found = compare(room, drum, noise)
    print(f"The noise is {-found.noise_under_drum_db:.0f} dB under the drum.")
    if found.margin_db is None:
        print("Nothing of it rises above the room: there is nothing to mask.")
    elif found.masks:
        print(f"The drum masks it, {found.margin_db:.1f} dB to spare (goal: {GOAL_DB:.0f}).")
    else:
        print(
            f"The drum does not mask it: in Bark band {found.bark} the margin is "
            f"{found.margin_db:.1f} dB. Make the drum {GOAL_DB - found.margin_db:.0f} dB louder."
        )
    return 0 if found.masks else 1


def _prompt(text: str) -> None:
    if sys.stdin.isatty():
        input(f"{text}, then press Enter. ")
    else:
        _say(text + ".")


def _say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


@contextmanager
def raw_keys() -> Iterator[Iterator[str]]:
    """Keys as they are pressed, unseen; the terminal is put back whatever happens."""
    import termios
    import tty

    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    try:
        tty.setcbreak(terminal)
        yield iter(lambda: sys.stdin.read(1), "")
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)
