"""Files that are there whole or not at all."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import pytest

from table import whole

TABLE = Path(whole.__file__).parent


def test_a_file_is_whole_or_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "file"
    whole.write(file, b"old")

    def fails(descriptor: int) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(os, "fsync", fails)
    with pytest.raises(OSError, match="Input/output"):
        whole.write(file, b"new")
    assert file.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [file]


def test_a_folder_that_cannot_be_synced_is_no_trouble(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuses_folders(descriptor: int) -> None:
        if stat.S_ISDIR(os.fstat(descriptor).st_mode):
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))

    monkeypatch.setattr(os, "fsync", refuses_folders)
    whole.write(tmp_path / "folder" / "file", b"new")
    assert (tmp_path / "folder" / "file").read_bytes() == b"new"


def test_nobody_replaces_files_in_a_way_of_their_own() -> None:
    """One that forgets the folder's name, or leaves a half file beside, would be found too late."""
    own = [p for p in TABLE.rglob("*.py") if "os.fsync(" in p.read_text(encoding="utf-8")]
    assert own == [TABLE / "whole.py"]
