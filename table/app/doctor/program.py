"""The table's own files: configuration, calibration, voice, and whether it is running."""

from __future__ import annotations

from pathlib import Path

import msgspec

from table.app import rulesets
from table.app.config.calibration import Calibration
from table.app.config.devices import unit_of
from table.app.config.read import ConfigFileError, read
from table.app.config.sections import Config
from table.app.doctor.finding import Finding, Findings, Level
from table.errors import TableError
from table.speech import commands, desk
from table.speech.arguments import Players
from table.speech.catalogue import Catalogue
from table.speech.render import engine


def configuration(file: Path | None) -> tuple[Config, list[Finding]]:
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
                seen=str(error),
                do="Mend these lines; until then the defaults were examined.",
            )
        ]
    if file is None:
        return config, [
            Finding(
                check="configuration",
                level="note",
                tried=tried,
                seen="there is no file, so everything has its default",
                do="Run 'burgomaster setup'.",
            )
        ]
    return config, [Finding(check="configuration", level="good", tried=tried, seen=f"{file}")]


def claw_table(config: Config, file: Path) -> Findings:
    """Whether the claw was measured for the houses (or seats) it will point at."""
    if not config.claw.enabled:
        return
    ruleset = rulesets.find(config.table.rules)
    players = len(config.table.names) or ruleset.options(rulesets.Wishes()).players
    places = ruleset.places(players)
    measure = "Run 'burgomaster calibrate claw'."
    level: Level
    try:
        known = msgspec.json.decode(file.read_bytes(), type=Calibration)
    except FileNotFoundError:
        known = Calibration()
    except (OSError, msgspec.DecodeError) as error:
        yield Finding(
            check="calibration", level="bad", tried=str(file), seen=str(error), do=measure
        )
        return
    measured = len(known.measured(unit_of(config.claw), places))
    level, seen = "good", f"{measured} of {places} places measured"
    if not measured:
        level, seen = "note", f"nothing measured for {places} places: they are reckoned evenly"
    yield Finding(
        check="calibration",
        level=level,
        tried=str(file),
        seen=seen,
        do=measure if not measured else "",
    )


def voice(config: Config) -> Findings:
    """The speech engine, and whether every phrase of the configured game is in the pack."""
    if not config.sound.enabled:
        yield Finding(
            check="voice", level="note", tried="[sound] enabled", seen="switched off: captions only"
        )
        return
    lang = desk.language(config.table.language)
    names = config.table.names
    players = Players(len(names) or 6, names)
    try:
        wanted = commands.game_script(Catalogue.load(lang), config.table.rules, players)
        folder = Path(config.voice.pack) if config.voice.pack else None
        folder = folder or commands.pack_folder(lang, commands.settings(lang))
        report = commands.open_or_begin(folder, lang).check(wanted)
    except TableError as error:
        yield Finding(
            check="voice",
            level="bad",
            tried=f"burgomaster voice check --lang {lang}",
            seen=str(error),
            do="Run 'burgomaster voice build', or name another pack under [voice] pack.",
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
            seen="no answer",
            do=str(error),
        )
        version = ""
    build = f"burgomaster voice build --lang {lang} --rules {config.table.rules}"
    build += f" --names '{','.join(names)}'" if names else " --players 6"
    yield Finding(
        check="voice",
        level="good" if not lacking else "note" if version else "bad",
        tried=f"burgomaster voice check --lang {lang} {folder}",
        seen=f"{len(wanted) - lacking} of {len(wanted)} phrases of {config.table.rules} in '{lang}'"
        + (f" ({version})" if version else ""),
        do=""
        if not lacking
        else f"They are rendered when a game begins; to have them before, run '{build}'.",
    )
