"""Reads table.toml: strictly, and with every complaint at once."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from table.app.config.checks import HARDWARE, problems
from table.app.config.keys import Key, keys
from table.app.config.lines import line_of
from table.app.config.problem import Problem, Told, told
from table.app.config.sections import OVERRIDDEN, Config, Overrides
from table.errors import ConfigError, reason
from table.speech import desk
from table.speech.desk import Words


class Complaint(Struct, frozen=True):
    """What is wrong on one line of the file, and what is allowed."""

    line: int | None
    """From 1; None where the file cannot be read at all."""
    told: Told

    @property
    def says(self) -> str:
        """The sentence, in English."""
        return self.told(desk.english)


class ConfigFileError(ConfigError):
    """A configuration file that cannot be used; one line `file:line: …` for each complaint,
    or `file: …` where it cannot be read."""

    def __init__(self, file: Path, complaints: list[Complaint]) -> None:
        self.file = file
        self.complaints = tuple(sorted(complaints, key=lambda complaint: complaint.line or 0))
        super().__init__(str(file))

    def told(self, words: Words) -> str:
        """A line for each complaint."""
        return "\n".join(f"{self._where(c.line)}: {c.told(words)}" for c in self.complaints)

    def _where(self, line: int | None) -> str:
        return f"{self.file}" if line is None else f"{self.file}:{line}"


def read(file: Path | None) -> Config:
    """The configuration in `file`; the defaults, if there is none.

    Raises `ConfigFileError` for a file that cannot be read or used.
    """
    if file is None:
        return Config()
    try:
        text = file.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        line = file.read_bytes()[: error.start].count(b"\n") + 1
        raise ConfigFileError(file, [Complaint(line, told("config-not-utf8"))]) from error
    except OSError as error:
        says = told("config-file-shut", why=reason(error))
        raise ConfigFileError(file, [Complaint(None, says)]) from error
    return parse(text, file)


def parse(text: str, file: Path) -> Config:
    """The configuration in `text`; `file` is for the complaints."""
    try:
        tree = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ConfigFileError(file, [_not_toml(error, text)]) from error
    complaints: list[Complaint] = []
    wrong: set[tuple[str, ...]] = set()

    def complain(path: tuple[str, ...], says: Told) -> None:
        complaints.append(Complaint(line_of(text, path), says))
        wrong.add(path)

    config = _fill(tree, complain)
    unusable = frozenset(wrong)
    for problem in problems(config):
        if not _presumed(problem, unusable):
            complain(_written(problem, tree), problem.says)
    if complaints:
        raise ConfigFileError(file, complaints)
    return config


def _presumed(problem: Problem, unusable: frozenset[tuple[str, ...]]) -> bool:
    """Whether a problem may be about a default that stands in for what could not be used.

    Which pins are used hangs on the board and on all that is connected to it; anything else on its
    own keys alone.
    """
    if any(section in HARDWARE for section, _ in problem.keys):
        return any(path[0] in HARDWARE or path[0] not in keys() for path in unusable)
    return any(key in unusable or key[:1] in unusable for key in problem.keys)


def _fill(tree: dict[str, Any], complain: Callable[[tuple[str, ...], Told], None]) -> Config:
    sections: dict[str, Any] = {}
    for section, values in tree.items():
        if section not in keys():
            complain((section,), _unknown_section(section))
        elif not isinstance(values, dict):
            complain((section,), told("config-is-section", section=section))
        else:
            sections[section] = _fill_section(section, values, complain)
    return msgspec.structs.replace(Config(), **sections)


def _fill_section(
    section: str, values: dict[str, Any], complain: Callable[[tuple[str, ...], Told], None]
) -> Any:
    good: dict[str, Any] = {}
    for name, value in values.items():
        key = keys()[section].get(name)
        if key is None:
            complain((section, name), _unknown_key(section, name))
            continue
        try:
            good[name] = msgspec.convert(value, key.type)
        except msgspec.ValidationError:
            complain((section, name), _wrong_value(key, value))
    if section in OVERRIDDEN:
        return Overrides(tuple(sorted(good.items())))
    return msgspec.structs.replace(getattr(Config(), section), **good)


def _unknown_section(section: str) -> Told:
    allowed, near = ", ".join(keys()), get_close_matches(section, keys(), n=1)
    if near:
        return told("config-no-section-near", section=section, near=near[0], allowed=allowed)
    return told("config-no-section", section=section, allowed=allowed)


def _unknown_key(section: str, name: str) -> Told:
    known = keys()[section]
    allowed, near = ", ".join(known), get_close_matches(name, known, n=1)
    if near:
        return told("config-no-key-near", section=section, name=name, near=near[0], allowed=allowed)
    return told("config-no-key", section=section, name=name, allowed=allowed)


def _wrong_value(key: Key, value: Any) -> Told:
    shown = str(value).lower() if isinstance(value, bool) else repr(value)
    return told(
        "config-wrong-value", section=key.section, name=key.name, allowed=key.may, value=shown
    )


TOML_FAULTS: Final = (
    ("equals", "'='"),
    ("value", "Invalid value"),
    ("twice", "overwrite|declare|twice|mutate|Duplicate|already|redefine|add to"),
    ("sign", "character|string|escape|multiline"),
    ("ending", "newline|end of document|after a statement"),
    ("bracket", "']'|'}'|\\]|Unclosed|inline table|array"),
)
"""What tomllib complains of, as the line `config-not-toml` has words for: by its own words."""


def _not_toml(error: tomllib.TOMLDecodeError, text: str) -> Complaint:
    what, found, place = str(error).partition(" (at ")
    at = re.match(r"line (\d+)", place)
    line = int(at[1]) if at else len(text.splitlines()) or 1
    why = next((name for name, words in TOML_FAULTS if re.search(words, what)), "")
    said = what[0].lower() + what[1:] if found else str(error)
    return Complaint(line, told("config-not-toml", why=why, said=said))


def _written(problem: Problem, tree: dict[str, Any]) -> tuple[str, ...]:
    """The first of the keys a problem is about that the file has; its section, if it has none."""
    for section, name in problem.keys:
        if name in tree.get(section, {}):
            return (section, name)
    return next(((s,) for s, _ in problem.keys if s in tree), ())
