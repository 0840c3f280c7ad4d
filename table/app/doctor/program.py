"""The table's own files: configuration, calibration, voice, and whether it is running."""

from __future__ import annotations

import shlex
from pathlib import Path

import msgspec

from table.app import rulesets
from table.app.config.calibration import Calibration, calibrating
from table.app.config.devices import unit_of
from table.app.config.read import ConfigFileError, read
from table.app.config.sections import Config
from table.app.doctor.finding import Finding, Findings, Level
from table.cues import phrase
from table.errors import TableError, reason
from table.speech import commands, desk
from table.speech.arguments import Players
from table.speech.catalogue import Catalogue
from table.speech.desk import Words
from table.speech.render import engine


def configuration(file: Path | None, words: Words = desk.english) -> tuple[Config, list[Finding]]:
    """The configuration, or the defaults with a finding that says what is wrong in the file."""
    tried = "burgomaster config check"
    try:
        config = read(file)
    except ConfigFileError as error:
        return Config(), [
            Finding(
                check="configuration",
                level="bad",
                tried=tried,
                seen=error.told(words),
                do=words(phrase("doctor-config-do")),
            )
        ]
    if file is None:
        return config, [
            Finding(
                check="configuration",
                level="note",
                tried=tried,
                seen=words(phrase("doctor-config-none")),
                do=words(phrase("doctor-config-none-do")),
            )
        ]
    return config, [Finding(check="configuration", level="good", tried=tried, seen=f"{file}")]


def claw_table(config: Config, file: Path, words: Words = desk.english) -> Findings:
    """Whether the claw was measured for the houses (or seats) it will point at."""
    if not config.claw.enabled:
        return
    ruleset = rulesets.find(config.table.rules)
    players = len(config.table.names) or ruleset.options(rulesets.Wishes()).players
    places = ruleset.places(players)
    line = shlex.join(("burgomaster", *calibrating(config.table.rules, places)))
    measure = words(phrase("doctor-measure", command=line))
    level: Level
    try:
        known = msgspec.json.decode(file.read_bytes(), type=Calibration)
    except FileNotFoundError:
        known = Calibration()
    except (OSError, msgspec.DecodeError) as error:
        unread = words(phrase("doctor-calibration-damaged"))
        if isinstance(error, OSError):
            unread = words(phrase("doctor-calibration-unread", why=reason(error)))
        yield Finding(check="calibration", level="bad", tried=str(file), seen=unread, do=measure)
        return
    measured = len(known.measured(unit_of(config.claw), places))
    level, seen = "good", phrase("doctor-measured", measured=measured, places=places)
    if not measured:
        level, seen = "note", phrase("doctor-unmeasured", places=places)
    yield Finding(
        check="calibration",
        level=level,
        tried=str(file),
        seen=words(seen),
        do=measure if not measured else "",
    )


def voice(config: Config, words: Words = desk.english) -> Findings:
    """The speech engine, and whether every phrase of the configured game is in the pack."""
    if not config.sound.enabled:
        off = words(phrase("doctor-off-captions"))
        yield Finding(check="voice", level="note", tried="[sound] enabled", seen=off)
        return
    lang = desk.language(config.table.language)
    names = config.table.names
    players = Players(len(names) or 6, names)
    children = config.table.children
    try:
        catalogue = Catalogue.load(lang, children=children)
        wanted = commands.game_script(catalogue, config.table.rules, players)
        folder = Path(config.voice.pack) if config.voice.pack else None
        folder = folder or commands.pack_folder(lang, commands.settings(lang), children)
        report = commands.open_or_begin(folder, lang).check(wanted)
    except TableError as error:
        yield Finding(
            check="voice",
            level="bad",
            tried=f"burgomaster voice check --lang {lang}",
            seen=error.told(words),
            do=words(phrase("doctor-voice-bad-do")),
        )
        return
    lacking = len(report.missing) + len(report.stale) + len(report.torn)
    try:
        version = f"espeak-ng {engine().version}"
    except TableError as error:
        yield Finding(
            check="speech engine",
            level="bad" if lacking else "note",
            tried="burgomaster voice list",
            seen=words(phrase("doctor-engine-mute")),
            do=error.told(words),
        )
        version = ""
    build = f"burgomaster voice build --lang {lang} --rules {config.table.rules}"
    build += f" --names '{','.join(names)}'" if names else " --players 6"
    there = phrase(
        "doctor-voice",
        there=len(wanted) - lacking,
        of=len(wanted),
        rules=config.table.rules,
        spoken=lang,
    )
    yield Finding(
        check="voice",
        level="good" if not lacking else "note" if version else "bad",
        tried=f"burgomaster voice check --lang {lang} {folder}",
        seen=words(there) + (f" ({version})" if version else ""),
        do=words(phrase("doctor-voice-do", command=build)) if lacking else "",
    )
