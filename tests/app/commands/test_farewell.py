"""What `play` says at the end is what lies on the disk."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from games import header
from rich.console import Console

from table.app.commands import play


def farewell(folder: Path) -> str:
    out = io.StringIO()
    play._farewell(Console(file=out, width=200), folder, header("lupusburg", 1))
    return " ".join(out.getvalue().split())


def test_what_a_full_disk_left_empty_is_not_promised(tmp_path: Path) -> None:
    for name in ("journal", "trace.jsonl"):
        (tmp_path / name).touch()
    assert farewell(tmp_path) == "Nothing of this game was kept."


@pytest.mark.parametrize(("name", "replayed"), [("journal", True), ("trace.jsonl", False)])
def test_what_was_written_is_named_and_replayed_if_it_can_be(
    tmp_path: Path, name: str, replayed: bool
) -> None:
    for each in ("journal", "trace.jsonl"):
        (tmp_path / each).write_text("x" if each == name else "")
    said = farewell(tmp_path)
    assert f"({name})" in said
    assert ("burgomaster replay" in said) is replayed
