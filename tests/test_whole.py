"""Files that are there whole or not at all."""

from __future__ import annotations

import ast
import errno
import os
import stat
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

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


def test_only_the_folder_unsynced_leaves_the_new_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(folder: Path) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    file = tmp_path / "file"
    whole.write(file, b"old")
    monkeypatch.setattr(whole, "sync_folder", fails)
    with pytest.raises(OSError, match="Input/output"):
        whole.write(file, b"new")
    assert file.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [file]


def test_what_a_power_cut_left_is_cleared_away_and_nothing_else(tmp_path: Path) -> None:
    with subprocess.Popen(["true"]) as gone:
        pass
    left = tmp_path / f".file.{gone.pid}"
    others = [
        tmp_path / f".file.{os.getppid()}",  # it is being written
        tmp_path / f".other.{gone.pid}",
        tmp_path / f"file.{gone.pid}",
        tmp_path / ".file.kept",
    ]
    for path in (left, *others):
        path.touch()
    whole.write(tmp_path / "file", b"new")
    assert set(tmp_path.iterdir()) == {tmp_path / "file", *others}


def test_threads_that_write_one_file_do_not_meet(tmp_path: Path) -> None:
    file = tmp_path / "file"
    contents = [bytes([n]) * 100_000 for n in range(4)]
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda content: whole.write(file, content), contents * 10))
    assert file.read_bytes() in contents
    assert list(tmp_path.iterdir()) == [file]


BY_HAND: Final = {
    "os.fsync(": ["whole.py"],
    "mkstemp(": [],
    "NamedTemporaryFile(": [],
    "os.replace(": [],
    "os.rename(": [],
    "os.renames(": [],
    "shutil.move(": [],
}


@pytest.mark.parametrize("way", BY_HAND)
def test_nobody_replaces_files_in_a_way_of_their_own(way: str) -> None:
    """One that forgets the folder's name, or leaves a half file beside, would be found too late."""
    own = [p for p in TABLE.rglob("*.py") if way in p.read_text(encoding="utf-8")]
    assert sorted(own) == [TABLE / name for name in BY_HAND[way]]


MOVES: Final = {
    ("whole.py", "write"): "the one place where a file takes another's",
    ("app/folders.py", "put_by"): "into a folder that was not there before",
    ("app/folders.py", "set_aside"): "to a name of which nothing was there",
    ("app/config/calibration.py", "load"): "to a name of which nothing was there",
}
"""Who moves files, and why nothing is lost where the name is taken: both ways write over it."""


def _moves(node: ast.AST) -> bool:
    """`Path.replace` and `Path.rename` have one argument; a text's `replace` has two or more, a
    struct's and a time's have keywords.
    """
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in ("replace", "rename")
        and len(node.args) + len(node.keywords) == 1
        and all(keyword.arg == "target" for keyword in node.keywords)
    )


def _movers(code: str) -> set[str]:
    """The innermost functions of `code` that move files; "" for what is in none."""
    inside: dict[ast.AST, str] = {}
    for outer in ast.walk(tree := ast.parse(code)):  # from the outside inwards
        if isinstance(outer, ast.FunctionDef | ast.AsyncFunctionDef):
            inside |= dict.fromkeys(ast.walk(outer), outer.name)
    return {inside.get(node, "") for node in ast.walk(tree) if _moves(node)}


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("file.rename(other)", True),
        ("file.replace(other)", True),
        ("(folder / name).rename(target=other)", True),
        ("text.replace('a', 'b')", False),
        ("text.replace('a', 'b', 1)", False),
        ("msgspec.structs.replace(now, held=1)", False),
        ("moment.replace(microsecond=0)", False),
    ],
)
def test_who_moves_a_file_is_found(line: str, moves: bool) -> None:
    code = f"def outer():\n    def inner():\n        return [{line}]\n"
    assert _movers(code) == ({"inner"} if moves else set())
    assert _movers(line) == ({""} if moves else set())


def test_nobody_moves_a_file_over_another_by_hand() -> None:
    found = {
        (file.relative_to(TABLE).as_posix(), function)
        for file in TABLE.rglob("*.py")
        for function in _movers(file.read_text(encoding="utf-8"))
    }
    assert found == MOVES.keys()
