"""Writing and removing a file of the voice, with a sentence for people where that fails."""

from __future__ import annotations

from pathlib import Path

from table import whole
from table.cues import phrase
from table.errors import DeviceError, reason


def save(path: Path, content: bytes) -> None:
    """As `whole.write`.

    :raises DeviceError: the disk does not take it.
    """
    try:
        whole.write(path, content)
    except OSError as error:
        raise _refused(path, error) from error


def remove(path: Path) -> None:
    """Take the file away, if it is there.

    :raises DeviceError: the disk does not let it go.
    """
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise _refused(path, error) from error


def _refused(path: Path, error: OSError) -> DeviceError:
    return DeviceError(phrase("file-unwritten", path=str(path), why=reason(error)))
