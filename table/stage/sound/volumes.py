"""The volumes a person chose, in a file that the table writes itself."""

from __future__ import annotations

from pathlib import Path

import msgspec

from table import whole
from table.cues import phrase
from table.errors import ConfigError, DeviceError, reason
from table.stage.sound.render import Volumes


def load(file: Path) -> Volumes:
    """The volumes in `file`; the reference volumes where there is none yet.

    :raises ConfigError: it holds something else.
    :raises DeviceError: it cannot be read.
    """
    try:
        return msgspec.json.decode(file.read_bytes(), type=Volumes)
    except FileNotFoundError:
        return Volumes()
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ConfigError(phrase("volumes-damaged", path=str(file))) from error
    except OSError as error:
        raise DeviceError(phrase("volumes-unread", path=str(file), why=reason(error))) from error


def save(file: Path, volumes: Volumes) -> None:
    """Replace `file` in one step: after a power cut it is the old one or the new one, whole.

    :raises DeviceError: it cannot be written; the old one is untouched.
    """
    try:
        whole.write(file, msgspec.json.format(msgspec.json.encode(volumes)) + b"\n")
    except OSError as error:
        raise DeviceError(phrase("volumes-unsaved", path=str(file), why=reason(error))) from error
