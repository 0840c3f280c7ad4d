"""Files that are there whole or not at all, whenever the power goes."""

from __future__ import annotations

import errno
import os
from pathlib import Path


def write(file: Path, content: bytes, *, mode: int = 0o666) -> None:
    """Replace `file` in one step and durably; its folder is made if need be.

    `mode` is what others may do with it, less the umask.

    Raises OSError, with the old file untouched and nothing beside it.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    new = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode), "wb") as out:
            out.write(content)
            out.flush()
            os.fsync(out.fileno())
        new.replace(file)
    except OSError:
        new.unlink(missing_ok=True)
        raise
    sync_folder(file.parent)  # the name, too, has to be on the disk


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
