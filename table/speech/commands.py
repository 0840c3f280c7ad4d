"""What the command `voice` does, and what a game needs before it begins: folders, scripts, packs."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from table.cues import Phrase, phrase
from table.errors import ConfigError
from table.speech.arguments import EVERYBODY, Players
from table.speech.catalogue import Catalogue
from table.speech.pack import MANIFEST, RECORDING, Pack, PackError, Report, file_name
from table.speech.phrases import SILENT, script
from table.speech.render import DEFAULTS, RenderError, Settings, render, voice

if TYPE_CHECKING:
    from table.speech.wav import Samples

COMMON: Final = ("table", "common")
"""The topics of every game."""


def cache_folder() -> Path:
    """Where packs are kept: $XDG_CACHE_HOME/burgomaster/voice."""
    cache = os.environ.get("XDG_CACHE_HOME", "")
    base = Path(cache) if Path(cache).is_absolute() else Path.home() / ".cache"
    return base / "burgomaster" / "voice"


def settings(
    lang: str, name: str | None = None, rate: int | None = None, pitch: int | None = None
) -> Settings:
    """The default voice of `lang`, with what is given in its place.

    :raises ConfigError: a language without a default voice, a rate or a pitch that is not possible.
    """
    if lang not in DEFAULTS:
        raise ConfigError(phrase("voice-no-language", lang=lang, known=", ".join(DEFAULTS)))
    default = DEFAULTS[lang]
    return Settings(
        name or default.voice,
        default.rate if rate is None else rate,
        default.pitch if pitch is None else pitch,
    )


def pack_folder(
    lang: str, chosen: Settings, children: bool = False, cache: Path | None = None
) -> Path:
    """The cached pack of a voice: one folder for each language, wording, voice, rate and pitch."""
    spoken = chosen.voice.replace("/", "-").replace(" ", "-")
    wording = ",children" if children else ""
    name = f"{lang}{wording},{spoken},rate={chosen.rate},pitch={chosen.pitch}"
    return (cache or cache_folder()) / name


def open_or_begin(folder: Path, lang: str) -> Pack:
    """The pack in `folder`, or an empty one where there is none yet.

    :raises PackError: there is one, and it is damaged or speaks another language.
    """
    if not (folder / MANIFEST).exists():
        return Pack(folder, lang)
    pack = Pack.open(folder)
    if pack.language != lang:
        theirs = pack.language
        raise PackError(phrase("pack-language", path=str(folder), theirs=theirs, lang=lang))
    return pack


def existing(folder: Path, lang: str) -> Pack:
    """As `open_or_begin`, in a folder that is there: it may be one that is to be recorded into.

    :raises PackError: also where there is no such folder.
    """
    if not folder.is_dir():
        raise PackError(phrase("pack-none", folder=str(folder)))
    return open_or_begin(folder, lang)


def game_script(
    catalogue: Catalogue, rules: str | None = None, players: Players = EVERYBODY
) -> dict[Phrase, str]:
    """Every phrase of a game with its text, in order of need; of all games without `rules`.

    The topic of a rule set is its name up to the first dash: `tabula-hu` is in `tabula.ftl`.

    :raises CatalogueError: the catalogue knows no such game.
    """
    if rules is None:
        topics = tuple(dict.fromkeys(line.topic for line in catalogue.all_lines()))
    else:
        topics = (rules.partition("-")[0], *COMMON)
    spoken = tuple(topic for topic in topics if topic not in SILENT)
    return {phrase: catalogue.text(phrase) for phrase in script(catalogue, spoken, players)}


def packs(cache: Path | None = None) -> list[Pack]:
    """The packs in the cache, damaged ones left out, sorted by folder."""
    found = []
    for manifest in sorted((cache or cache_folder()).glob(f"*/{MANIFEST}")):
        try:
            found.append(Pack.open(manifest.parent))
        except PackError:
            continue
    return found


def accept(pack: Pack, wanted: Mapping[Phrase, str]) -> tuple[Phrase, ...]:
    """Take every new recording in the folder into the manifest, with today's text.

    A stale recording is accepted as it stands: whoever says so has listened to it. What an engine
    has spoken is not: it can be rendered anew.

    :raises DeviceError: a sound cannot be played, or the manifest not be written.
    """
    found, entries = pack.check(wanted), pack.entries
    taken = (*found.new, *(p for p in found.stale if entries[p].voice == RECORDING))
    for said in taken:
        pack.accept(said, wanted[said])
    return taken


def describe(
    report: Report, wanted: Mapping[Phrase, str], text: Callable[[Phrase], str]
) -> list[str]:
    """A report as lines to read, or to record by: what is wrong, the file, and the words.

    `text` turns a phrase of the desk into the reader's language.
    """
    kinds = (
        (text(phrase("tool-torn")), report.torn),
        (text(phrase("tool-stale")), report.stale),
        (text(phrase("tool-new")), report.new),
        (text(phrase("tool-missing")), report.missing),
    )
    wide = max(len(kind) for kind, _ in kinds)
    return [
        f"{kind:{wide}} {file_name(said)}  {wanted[said]}"
        for kind, phrases in kinds
        for said in phrases
    ]


def speak(text: str, chosen: Settings) -> Samples:
    """`text` in the chosen voice, mono int16 at 48 kHz.

    :raises NoEngine: there is no engine. :raises ConfigError: it has no such voice.
    :raises RenderError: it does not speak this text.
    """
    from table.speech import wav

    if not text.strip():
        raise RenderError(phrase("voice-nothing-to-say"))
    samples, rate = render(text, voice(chosen), chosen.library)
    return wav.resample(samples, rate)
