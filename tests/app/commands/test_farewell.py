"""What `play` says at the end is what lies on the disk."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from games import header, played
from msgspec.structs import replace
from rich.console import Console

from table.app import folders
from table.app.commands import play


def farewell(folder: Path, of: int = 1) -> str:
    made = header("lupusburg", 1)
    made = replace(made, series=replace(made.series, game=of, of=of))
    out = io.StringIO()
    play._farewell(Console(file=out, width=200), folder, made)
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


def test_of_a_series_it_is_said_in_which_folders_the_files_are(tmp_path: Path) -> None:
    for number in range(1, 6):
        folder = tmp_path / f"game-{number:02}"
        folder.mkdir()
        for name in ("journal", "trace.jsonl", "result.json"):
            (folder / name).write_text("" if (number, name) == (4, "trace.jsonl") else "x")
    (folder / "result.json").unlink()
    for name in ("journal", "trace.jsonl"):
        (folder / name).write_text("")
    said = farewell(folder, of=5)
    assert f"in {tmp_path}: game-01 – game-03 (journal, trace.jsonl, result.json)" in said
    assert said.count("(") == 2, "of the last one there is nothing"
    assert "game-04 (journal, result.json)." in said
    assert "burgomaster replay" in said


def test_the_game_that_is_told_again_is_the_one_that_was_played(
    tmp_path: Path, state_of_its_own: Path
) -> None:
    """By itself, `replay` tells the newest own game, which this need not be."""
    own, other = folders.games() / "own", tmp_path / "an other"
    unwritten = folders.games() / "a full disk"
    for folder, command in (
        (own, "replay"),
        (other, f"replay '{other}'"),
        (unwritten, f"replay '{unwritten}'"),
    ):
        folder.mkdir(parents=True)
        (folder / "journal").write_text("x")
        if folder != unwritten:
            (folder / "result.json").write_text("x")
        assert farewell(folder).endswith(
            f"'burgomaster {command}' tells everything that was secret."
        )


def test_a_game_played_at_once_is_recorded_only_where_that_is_asked(tmp_path: Path) -> None:
    """As the README's line on `--record` says."""
    folder = played(tmp_path / "g", header("lupusburg", 1))
    assert sorted(file.name for file in folder.iterdir()) == [
        "journal",
        "result.json",
        "trace.jsonl",
    ]
