"""Writing a file whole or not at all, so that a kill at any moment leaves what was there."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from table.cues import phrase
from table.errors import DeviceError, reason


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A new file beside `path` to write to; it takes the place of `path` if all goes well.

    :raises DeviceError: the disk does not take it.
    """
    part: Path | None = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(".part", ".", path.parent)
        os.close(handle)
        part = Path(name)
        part.chmod(0o644)  # mkstemp's 0600 would hide the file from the service's user
        yield part
        part.replace(path)
    except DeviceError:
        raise
    except OSError as error:
        raise DeviceError(phrase("file-unwritten", path=str(path), why=reason(error))) from error
    finally:
        if part is not None:
            part.unlink(missing_ok=True)
