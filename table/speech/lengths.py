"""How long the default voices take for every fixed phrase: the committed tables in `lengths/`.

They serve twice: a render on any machine is compared with them, and scores that must not depend
on the machine (golden traces, games without a voice) take their durations from them. After a change
of the catalogue, `python -m table.speech.lengths` renders what is missing.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from table.cues import Ms, Phrase, phrase
from table.errors import ConfigError
from table.speech.catalogue import REFERENCE, Catalogue, languages
from table.speech.pack import Voice
from table.speech.phrases import whole_script
from table.speech.rate import duration
from table.speech.render import DEFAULTS, Library, NoEngine, Settings, engine, render, voice
from table.speech.saving import save

FOLDER: Final = Path(__file__).with_name("lengths")
REFERENCE_VERSION: Final = "1.52.0"
"""The espeak-ng in espeakng-loader's wheel: the one everybody can have."""

ESTIMATE_START_MS: Final = 350
ESTIMATE_CHARACTER_MS: Final = 60


class Table(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One file of `lengths/`: samples of each text, by version of espeak-ng."""

    voice: str
    rate: int
    pitch: int
    sample_rate: int
    samples: dict[str, dict[str, int]]


def path(lang: str, folder: Path = FOLDER) -> Path:
    """Where the table of the default voice of `lang` is kept.

    :raises ConfigError: the language has no default voice.
    """
    if lang not in DEFAULTS:
        raise ConfigError(phrase("voice-no-language", lang=lang, known=", ".join(DEFAULTS)))
    return folder / f"{DEFAULTS[lang].voice}.json"


@cache
def table(lang: str = REFERENCE) -> Table | None:
    """The committed table of `lang`, if there is one."""
    file = path(lang)
    return msgspec.json.decode(file.read_bytes(), type=Table) if file.exists() else None


def committed(speaker: Voice, settings: Settings) -> Mapping[str, int]:
    """The committed samples of each text, for a default voice; empty for any other voice."""
    wanted = (settings.voice, settings.rate, settings.pitch)
    for lang, default in DEFAULTS.items():
        if wanted == (default.voice, default.rate, default.pitch) and (known := table(lang)):
            return known.samples.get(speaker.version, {})
    return {}


def reference_ms(phrase: Phrase, catalogue: Catalogue) -> Ms:
    """How long the default voice takes for `phrase`; the same on every machine, engine or not.

    A text that is not in the table, such as one with a player's name, is estimated: see `estimate`.
    """
    return text_ms(catalogue.text(phrase), catalogue.lang)


def text_ms(text: str, lang: str = REFERENCE) -> Ms:
    """As `reference_ms`, for a text."""
    known = table(lang)
    samples = known.samples[REFERENCE_VERSION].get(text) if known else None
    return duration(samples, known.sample_rate) if known and samples else estimate(text)


def estimate(text: str) -> Ms:
    """About how long `text` takes: a start, and so much a character."""
    return ESTIMATE_START_MS + ESTIMATE_CHARACTER_MS * len(text)


def missing(lang: str, version: str = REFERENCE_VERSION, folder: Path = FOLDER) -> tuple[str, ...]:
    """The texts of the catalogue that the committed table has no length for."""
    known = _read(path(lang, folder)).get(version, {})
    return tuple(text for text in texts(lang) if text not in known)


def texts(lang: str) -> tuple[str, ...]:
    """Every text of `lang` that does not depend on the players, in either wording, each once."""
    wordings = (Catalogue.load(lang), Catalogue.load(lang, children=True))
    spoken = (catalogue.text(said) for catalogue in wordings for said in whole_script(catalogue))
    return tuple(dict.fromkeys(spoken))


class Spoken(Struct, frozen=True):
    """A text and how long the default voice takes for it."""

    text: str
    ms: Ms


def extremes(lang: str) -> tuple[Spoken, Spoken]:
    """The shortest and the longest text of `lang` that does not depend on the players."""
    spoken = [Spoken(text, text_ms(text, lang)) for text in texts(lang)]
    return min(spoken, key=lambda each: each.ms), max(spoken, key=lambda each: each.ms)


def update(
    langs: Iterable[str], libraries: Iterable[Library] = ("wheel", "system"), jobs: int = 2
) -> Iterable[str]:
    """Bring the tables up to date with the catalogue, rendering what is missing; yields news.

    Each text is rendered by every engine there is; texts that are gone are dropped.

    :raises RenderError: see `render`.
    """
    for lang in langs:
        wanted = texts(lang)
        file = path(lang)
        default = DEFAULTS[lang]
        samples = _read(file)
        rate = 0
        for library in libraries:
            settings = msgspec.structs.replace(default, library=library)
            try:
                version = engine(library).version
            except NoEngine:
                yield f"{lang}: no {library} espeak-ng here, its lengths stay as they are"
                continue
            known = samples.get(version, {})
            # Two versions that agree on a length need no third opinion.
            likely = {text: n for other in samples.values() for text, n in other.items()}
            new = [text for text in wanted if text not in known]
            speaker = voice(settings)

            def length(
                text: str,
                speaker: Voice = speaker,
                library: Library = library,
                likely: Mapping[str, int] = likely,
            ) -> tuple[int, int]:
                sound, rate = render(text, speaker, library, likely.get(text))
                return len(sound), rate

            with ThreadPoolExecutor(jobs) as pool:
                lengths = dict(zip(new, pool.map(length, new), strict=True))
            rate = max([rate, *(rate for _, rate in lengths.values())])
            known |= {text: count for text, (count, _) in lengths.items()}
            samples[version] = known
            yield f"{lang}: espeak-ng {version}, {len(wanted)} texts, {len(new)} rendered"
        old = table(lang)
        _write(
            file,
            Table(
                voice=default.voice,
                rate=default.rate,
                pitch=default.pitch,
                sample_rate=rate or (old.sample_rate if old else 22_050),
                samples={
                    version: {text: known[text] for text in sorted(wanted) if text in known}
                    for version, known in sorted(samples.items())
                },
            ),
        )


def _read(file: Path) -> dict[str, dict[str, int]]:
    return msgspec.json.decode(file.read_bytes(), type=Table).samples if file.exists() else {}


def _write(file: Path, content: Table) -> None:
    save(file, msgspec.json.format(msgspec.json.encode(content), indent=1) + b"\n")


if __name__ == "__main__":
    asked = sys.argv[1:] or languages()
    for news in update(asked):
        print(news)
    table.cache_clear()
    for lang in asked:
        for word, end in zip(("shortest", "longest"), extremes(lang), strict=True):
            print(f"{lang}: {word} {end.ms / 1000:.2f} s, {end.text}")
