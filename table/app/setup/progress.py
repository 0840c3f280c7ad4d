"""How far the wizard came: kept after every step, so that it can be left and taken up."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from table import whole
from table.cues import phrase
from table.errors import DeviceError, reason


class Progress(Struct, frozen=True, kw_only=True):
    """The file `setup.json`. The answers themselves are in table.toml."""

    done: tuple[str, ...] = ()
    """The steps that are behind us, by name."""
    complete: bool = False
    """Whether the wizard has once come to its end."""


def load(file: Path) -> Progress:
    """What is kept; nothing, where there is no file or no sense in it: then all is asked again."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Progress)
    except (OSError, msgspec.MsgspecError):
        return Progress()


def save(file: Path, progress: Progress) -> None:
    """Replace the file in one step. :raises DeviceError: it cannot be written."""
    try:
        whole.write(file, msgspec.json.encode(progress))
    except OSError as error:
        why = phrase("setup-state-unwritten", file=str(file), why=reason(error))
        raise DeviceError(why) from error
