"""Writes keys of table.toml and leaves everything else in it, comments too, as it stands."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from table import whole
from table.app.config.default import default_file
from table.app.config.keys import keys
from table.app.config.lines import line_of
from table.app.config.paths import SYSTEM_CONFIG, config_file, new_config_file, user_config
from table.app.config.read import parse
from table.cues import phrase
from table.errors import ConfigError, DeviceError, reason

BEFORE: Final = ".before"
"""What a file that was there is called after its first change."""

Values = Mapping[tuple[str, str], Any]
"""Section and key → value."""


def file_to_write(*, trial: bool = False) -> Path:
    """The file that counts, or where a new one belongs; a trial stays in the user's own folders."""
    if trial:
        return user_config()
    there = config_file()
    if there is not None:
        return there
    # On the appliance the table's own user may write the system's.
    return SYSTEM_CONFIG if os.access(SYSTEM_CONFIG.parent, os.W_OK) else new_config_file()


def with_values(text: str, values: Values) -> str:
    """The file `text` with `values` in it; what was commented out is written out.

    :raises ConfigError: the file is wrong, or would be.
    """
    parse(text, Path("table.toml"))
    for (section, name), value in values.items():
        text = _with(text, section, name, f"{name} = {keys()[section][name].toml(value)}")
    parse(text, Path("table.toml"))
    return text


def _with(text: str, section: str, name: str, line: str) -> str:
    lines = text.splitlines()
    heading = next(
        (i for i, old in enumerate(lines) if re.fullmatch(rf"\s*\[{section}\]\s*(#.*)?", old)), None
    )
    if heading is None:
        return "\n".join([*lines, "", f"[{section}]", line, ""])
    end = next(
        (i for i in range(heading + 1, len(lines)) if re.match(r"\s*\[", lines[i])), len(lines)
    )
    written = re.compile(rf"\s*{name}\s*=")
    for i in range(heading + 1, end):
        if written.match(lines[i]):
            last = _last_line(lines, i, (section, name))
            return "\n".join([*lines[:i], line, *lines[last + 1 :], ""])
    for i in range(heading + 1, end):
        if re.match(rf"#{name} (=|is not set)", lines[i]):
            return "\n".join([*lines[:i], line, *lines[i + 1 :], ""])
    return "\n".join([*lines[: heading + 1], line, *lines[heading + 1 :], ""])


def _last_line(lines: list[str], first: int, path: tuple[str, str]) -> int:
    """The last line of the value that begins on line `first`: a list may have several."""
    for last in range(first, len(lines)):
        try:
            if line_of("\n".join(lines[: last + 1]), path) == first + 1:
                return last
        except ValueError:
            continue
    return first


def write(file: Path, values: Values) -> None:
    """Put `values` into `file`, which is made if need be; after a power cut it is old or new, whole.

    :raises ConfigError: the file that is there is wrong.
    :raises DeviceError: it cannot be written.
    """
    try:
        there = file.exists()
        old = file.read_text(encoding="utf-8") if there else default_file()
        new = with_values(old, values)
        if there and new == old:
            return
        before = file.with_name(file.name + BEFORE)
        if there and not before.exists():
            whole.write(before, old.encode())
        whole.write(file, new.encode())
    except UnicodeDecodeError as error:
        raise ConfigError(phrase("setup-file-not-utf8", file=str(file))) from error
    except OSError as error:
        why = phrase("setup-file-unwritten", file=str(file), why=reason(error))
        raise DeviceError(why) from error
