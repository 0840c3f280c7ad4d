"""`burgomaster soundcheck`: set both volumes by ear, or measure; `--report` writes the mask's page.

Imports nothing but the standard library until it is run.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from table.app.config.sections import Config
    from table.app.tell import Teller
    from table.cues import Phrase
    from table.errors import Said
    from table.stage.sound.adjusting import Adjusting
    from table.stage.sound.render import Volumes
    from table.stage.sound.speech import Voices

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
    parser.add_argument("--lang", metavar="LANG", help="en, it, hu or da (default: as configured)")
    parser.add_argument("--volumes", type=Path, metavar="FILE", help="where the volumes are kept")
    ways = parser.add_mutually_exclusive_group()
    ways.add_argument(
        "--mic",
        nargs="?",
        const="",
        metavar="NAME",
        help="measure with a microphone at a seat instead of listening",
    )
    ways.add_argument(
        "--report",
        nargs="?",
        const=Path("docs/sound"),
        type=Path,
        metavar="DIR",
        help="write the mask's page and pictures of a night (default: docs/sound)",
    )
    parser.add_argument("--quick", action="store_true", help="the report without MoSQITo's opinion")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Do what the command line says; 1 if a measured drum does not mask.

    :raises TableError: see `report`, `measure` and `adjust`.
    """
    from table.app.config.paths import VOLUMES, config_file, state_folder
    from table.app.config.read import read
    from table.app.tell import Teller, wanted
    from table.cues import phrase
    from table.errors import ConfigError
    from table.stage.sound import volumes

    tell = Teller(wanted(args))
    config = read(args.config or config_file())
    device = args.device or config.sound.device or None
    file = args.volumes or state_folder() / VOLUMES
    if args.report is not None:
        voices = voices_of(config, args.pack, args.lang)
        for written in report(args.report, voices, second_opinion=not args.quick):
            print(written)
        return 0
    if args.mic is not None:
        return measure(device, args.mic or None, volumes.load(file), tell)
    if not sys.stdin.isatty():
        raise ConfigError(phrase("tool-sound-terminal"))
    chosen = adjust(device, voices_of(config, args.pack, args.lang), volumes.load(file), tell)
    if chosen is None:
        tell(phrase("tool-unchanged"))
    else:
        volumes.save(file, chosen)
        tell(phrase("tool-sound-saved", file=str(file)))
    return 0


def voices_of(config: Config, folder: Path | None, lang: str | None) -> Voices | None:
    """A pack that speaks the sound check, rendered if need be; None, and a sentence, if it cannot be.

    :raises TableError: the pack or the language that was asked for cannot be used.
    """
    from table.app.tell import aside
    from table.cues import phrase
    from table.errors import DeviceError
    from table.speech import commands, desk
    from table.speech.build import build
    from table.speech.catalogue import Catalogue
    from table.stage.sound.sample_night import PHRASES

    language = lang or desk.language(config.table.language)
    named = folder or (Path(config.voice.pack) if config.voice.pack else None)
    if named is not None:
        return commands.existing(named, language)
    chosen = commands.settings(language)
    catalogue = Catalogue.load(language)
    try:
        pack = commands.open_or_begin(commands.pack_folder(language, chosen), language)
        built = build(pack, {phrase: catalogue.text(phrase) for phrase in PHRASES}, chosen)
        problem: Said | None = next(iter(built.failed.values()), None)
    except DeviceError as error:
        problem = error
    if problem is None:
        return pack
    for said in (problem, phrase("voice-drum-only")):
        aside(desk.read(said, language))
    return None


def report(folder: Path, voices: Voices | None, *, second_opinion: bool) -> list[Path]:
    """Write the page, and with `voices` the pictures, into `folder`; the files written.

    :raises ConfigError: an extra is not installed.
    :raises DeviceError: a file cannot be written.
    """
    from table.cues import phrase
    from table.errors import DeviceError, reason
    from table.stage.sound.mask.report import report as page
    from table.stage.sound.pictures import draw
    from table.stage.sound.render import render
    from table.stage.sound.sample_night import durations_of, sample_night

    written = [folder / "mask.md"]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        parts = list(page(voices, second_opinion=second_opinion))
        if voices is not None:
            score = sample_night(0, durations_of(voices))
            pictures = folder / "waveform.png", folder / "spectrogram.png"
            draw(score, render(score, voices), *pictures, "A night of two calls")
            parts.insert(-1, _PICTURES)
            written += pictures
        written[0].write_text("".join(parts), encoding="utf-8")
    except OSError as error:
        why = phrase("tool-sound-unwritten", folder=str(folder), why=reason(error))
        raise DeviceError(why) from error
    return written


_PICTURES: Final = """
## A night to look at

Two calls, each with a slot (shaded) in which ten is counted; the red marks are the voice. Under the voice
the drum steps back, its bed by no more than the mask allows.

![The samples, and their level over time](waveform.png)

![The spectrogram of the same night](spectrogram.png)

"""


def adjust(
    device: str | None, voices: Voices | None, volumes: Volumes, tell: Teller
) -> Volumes | None:
    """Let a person set the volumes with keys; None if they are not to be kept.

    :raises ConfigError: the device is named by its number.
    :raises NoSoundCard: it cannot be opened.
    """
    from table.app import keyboard
    from table.app.tell import fold

    with playing(device, voices, volumes) as adjusting:
        for line in _how(tell):
            print(fold(line))
        _show(tell.text(adjusting.play()))
        with keyboard.keys() as keys:
            keep = follow(adjusting, keys, tell)
        print()
        return adjusting.volumes if keep else None


def _how(tell: Teller) -> Iterator[str]:
    """What each key does."""
    from table.cues import phrase

    yield from (tell.text(phrase("tool-sound-how")), "")
    for key, does in (
        ("d D", phrase("tool-sound-drum")),
        ("v V", phrase("tool-sound-voice")),
        ("p", phrase("tool-sound-pattern")),
        ("m", phrase("tool-sound-meter")),
        ("s", phrase("tool-key-save")),
        ("q", phrase("tool-key-quit")),
    ):
        yield f"  {key:5} {tell.text(does)}"
    yield ""


def follow(adjusting: Adjusting, keys: Iterable[str], tell: Teller) -> bool:
    """Carry out the keys until one ends it; whether the volumes are to be kept."""
    from table.cues import phrase

    stream = iter(keys)
    for key in stream:
        if key in "sq":
            return key == "s"
        if key == "m":
            _show(tell.text(phrase("tool-sound-shows")) + " ")
            dba = _number(stream)
            no_number = phrase("tool-sound-no-number")
            _show(tell.text(no_number if dba is None else adjusting.measured(dba)))
        elif key in "dDvVp":
            _show(tell.text(adjusting.press(key)))
    return False  # the terminal is gone


def _number(keys: Iterator[str]) -> float | None:
    """What is typed up to Enter."""
    typed = ""
    for key in keys:
        if key in "\r\n":
            break
        typed = typed[:-1] if key in "\b\x7f" else typed + key
        print(key, end="", flush=True)
    try:
        return float(typed.replace(",", "."))
    except ValueError:
        return None


def _show(line: str) -> None:
    """Write a line over the one before; elsewhere than in a terminal, under it."""
    print(f"\r\033[K{line}" if sys.stdout.isatty() else line + "\n", end="", flush=True)


def measure(device: str | None, microphone: str | None, volumes: Volumes, tell: Teller) -> int:
    """Record the room, the drum and the noise, and say whether one hides the other; 1 if not.

    :raises ConfigError: the extra `mic` is missing.
    :raises DeviceError: no sound card, or no microphone.
    """
    from table.cues import phrase
    from table.stage.sound.mask.check import GOAL_DB
    from table.stage.sound.mask.measured import measure as compare
    from table.stage.sound.microphone import listen

    with playing(device, None, volumes) as adjusting:
        _prompt(phrase("tool-sound-quiet"), tell)
        room = listen(MIC_SECONDS, microphone)
        adjusting.play()
        time.sleep(1.0)  # past the delay of the player
        drum = listen(MIC_SECONDS, microphone)
        adjusting.hush()
        _prompt(phrase("tool-sound-noise"), tell)
        noise = listen(MIC_SECONDS, microphone)
    found = compare(room, drum, noise)
    tell(phrase("tool-sound-under", db=f"{-found.noise_under_drum_db:.0f}"))
    if found.margin_db is None:
        tell(phrase("tool-sound-nothing"))
    elif found.masks:
        tell(phrase("tool-sound-hidden", margin=f"{found.margin_db:.1f}"))
    else:
        missing = f"{GOAL_DB - found.margin_db:.0f}"
        tell(phrase("tool-sound-heard", band=str(found.bark), missing=missing))
    return 0 if found.masks else 1


@contextmanager
def playing(device: str | None, voices: Voices | None, volumes: Volumes) -> Iterator[Adjusting]:
    """A sound card that is open for the context.

    :raises ConfigError: the device is named by its number.
    :raises NoSoundCard: it cannot be opened.
    """
    from table.stage.sound.adjusting import Adjusting, NoVoices
    from table.stage.sound.card import NoSoundCard
    from table.stage.sound.player import Player

    begun = time.monotonic()

    def now() -> int:
        return int((time.monotonic() - begun) * 1000)

    problems: list[Said] = []
    player = Player(voices or NoVoices(), now, problems.append, volumes=volumes, device=device)
    try:
        if not player.audible:
            raise next(problem for problem in problems if isinstance(problem, NoSoundCard))
        yield Adjusting(player, now, voices)
    finally:
        player.close()


def _prompt(said: Phrase, tell: Teller) -> None:
    from table.app import keyboard
    from table.app.tell import aside, fold
    from table.cues import phrase

    text = tell.text(said)
    if sys.stdin.isatty():
        print(fold(tell.text(phrase("tool-sound-enter", said=text))), end=" ", flush=True)
        keyboard.enter()
    else:
        aside(f"{text}.")
