"""What a kill at an awkward moment leaves behind can be gone on from."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from games import header
from msgspec.structs import replace

from table.app import folders
from table.app.main import main
from table.app.playing import game, rendering


def burgomaster(*args: str) -> int | str | None:
    """Run the command in this process; its exit code."""
    with pytest.raises(SystemExit) as ended:
        main(["play", *args])
    return ended.value.code


SERIES = ("--instant", "--players", "4", "--seed", "3", "--games", "3")


def test_a_series_cut_off_between_two_games_goes_on_with_the_next(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    assert burgomaster(*SERIES, "--out", str(whole)) == 0
    shutil.copytree(whole / "game-01", cut / "game-01")
    assert burgomaster("--resume", "--out", str(cut)) == 0
    for name in ("game-02", "game-03"):
        same = [(base / name / folders.RESULT).read_bytes() for base in (whole, cut)]
        assert same[0] == same[1]


def test_a_whole_series_is_not_resumed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert burgomaster(*SERIES, "--out", str(tmp_path)) == 0
    assert burgomaster("--resume", "--out", str(tmp_path)) == 2
    assert "nothing to resume" in capsys.readouterr().err


def test_a_game_at_several_pads_is_not_resumed_at_one_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each would see what the others hold, and only one could type."""
    place = game.begin(tmp_path, replace(header("lupusburg", 3), people=(2, 4)))
    place.tail.save([])
    place.tail.close()
    assert burgomaster("--resume", "--out", str(tmp_path)) == 2
    assert "'burgomaster run' takes it up" in capsys.readouterr().err
    game.reopen(tmp_path).tail.close()  # it is left as it was, and to whoever can play it


def test_of_a_damaged_game_after_a_damaged_one_both_are_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert burgomaster(*SERIES, "--out", str(tmp_path)) == 0
    shutil.rmtree(tmp_path / "game-03")
    (tmp_path / "game-02" / folders.RESULT).unlink()
    (tmp_path / "game-02" / folders.JOURNAL).write_bytes(b"torn")
    (tmp_path / "game-01" / folders.RESULT).write_bytes(b"torn")
    capsys.readouterr()
    assert burgomaster("--resume", "--out", str(tmp_path)) == 2
    told = capsys.readouterr()
    assert "game-01" in told.out
    assert "game-02" in told.err, "what waits is what was asked for"


@pytest.mark.parametrize("size", [0, 10, 30, 200])
def test_a_journal_without_a_whole_header_is_set_aside_by_the_next_game(
    tmp_path: Path, size: int
) -> None:
    assert burgomaster("--instant", "--players", "4", "--out", str(tmp_path)) == 0
    journal = tmp_path / folders.JOURNAL
    torn = journal.read_bytes()[:size]
    (tmp_path / folders.RESULT).unlink()
    journal.write_bytes(torn)
    assert burgomaster("--resume", "--out", str(tmp_path)) == 2
    assert burgomaster("--instant", "--players", "4", "--seed", "9", "--out", str(tmp_path)) == 0
    assert (tmp_path / folders.ASIDE).read_bytes() == torn
    result = json.loads((tmp_path / folders.RESULT).read_bytes())
    assert result["seeds"] == {"deal": 9, "public": 9}


def test_who_stops_it_before_a_game_is_promised_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(rendering, "voiced", stopped)
    assert burgomaster("--players", "4", "--out", str(tmp_path)) == 130
    assert "resume" not in capsys.readouterr().err
