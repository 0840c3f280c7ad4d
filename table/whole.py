"""Files that are there whole or not at all, whenever the power goes."""

from __future__ import annotations

import errno
import os
import threading
from contextlib import suppress
from pathlib import Path


def write(file: Path, content: bytes, *, mode: int = 0o666) -> None:
    """Replace `file` in one step, and durably; its folder is made if need be.

    `mode` is what others may do with it, less the umask; a file that was there loses its own.

    Raises OSError. Then the old file is untouched; only where nothing but the folder's own entry
    could not be synced is the new one there, and a power cut may bring the old one back. What a
    power cut leaves of a write (`.NAME.NUMBER` beside the file) the next write of it clears away.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    # No other thread of the machine has this number while this one lives.
    new = file.with_name(f".{file.name}.{threading.get_native_id()}")
    try:
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode), "wb") as out:
            out.write(content)
            out.flush()
            os.fsync(out.fileno())
        new.replace(file)
    except BaseException:  # Ctrl-C, too, leaves nothing beside
        with suppress(OSError):  # what failed first is what is told
            new.unlink(missing_ok=True)
        raise
    sync_folder(file.parent)  # the name, too, has to be on the disk
    _clear(file)


def sync_folder(folder: Path) -> None:
    """The names in `folder` are on the disk when this returns. Raises OSError."""
    fd = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(fd)
    except OSError as error:
        if error.errno != errno.EINVAL:  # fsync(2): a file system that cannot sync folders
            raise
    finally:
        os.close(fd)


def _clear(file: Path) -> None:
    """Take away what writers of `file` left that are no more."""
    start = f".{file.name}."
    # The file is written: what lies about harms nobody.
    with suppress(OSError), os.scandir(file.parent) as beside:
        for entry in beside:
            number = entry.name.removeprefix(start)
            if number != entry.name and number.isdecimal() and not _lives(int(number)):
                Path(entry).unlink(missing_ok=True)


def _lives(thread: int) -> bool:
    try:
        os.kill(thread, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:
        pass  # somebody else's
    return True
