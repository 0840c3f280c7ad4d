"""What a table that is switched on again takes up, and what it sets aside."""

from __future__ import annotations

import errno
import io
import os
import time
from pathlib import Path

import msgspec
import pytest
from command import result_of
from rich.console import Console

from table.app import folders, rulesets
from table.app.party import interrupted
from table.app.playing import game
from table.app.playing.header import Header
from table.app.rulesets import Wishes
from table.burgomaster.setup import Setup
from table.cues import phrase
from table.errors import RecordError, Said


def header(players: int = 4) -> Header:
    options = rulesets.find("lupusburg").options(Wishes(players=players))
    setup = Setup(players=players, deal_seed=1, public_seed=2)
    return Header(rules="lupusburg", options=msgspec.to_builtins(options), setup=setup)


def interrupted_game(games: Path) -> Path:
    """A game of which nothing but the header is on the disk."""
    place = game.begin(games / "2026-01-01_20-00-00-lupusburg", header())
    place.tail.save([])  # the header
    place.tail.close()
    return place.folder


def finished_game(games: Path) -> Path:
    """A game that bots have played."""
    folder = games / "2026-01-01_20-00-00-lupusburg"
    game.play_at_once(game.begin(folder, header()), Console(file=io.StringIO()))
    return folder


def test_a_series_goes_on_in_the_same_evening(tmp_path: Path) -> None:
    folder = finished_game(tmp_path)
    totals = result_of(folder)["series"]["totals"]
    after = interrupted.same_evening(tmp_path, header())
    assert after is not None
    assert (after.series.game, list(after.series.totals)) == (2, totals)
    assert after.setup.deal_seed != header().setup.deal_seed
    assert interrupted.same_evening(tmp_path, header(5)) is None, "other people"
    before = time.time() - 2 * interrupted.SAME_EVENING_S
    os.utime(folder / "result.json", (before, before))
    assert interrupted.same_evening(tmp_path, header()) is None, "another evening"


def test_a_game_after_another_is_what_is_asked_for(tmp_path: Path) -> None:
    last, totals = header(), (1, 2, 3, 4)
    assert interrupted.after(last, totals, header(5)) == header(5), "other people"
    poker = msgspec.structs.replace(header(), rules="poker")
    assert interrupted.after(last, totals, poker) == poker
    faster = msgspec.structs.replace(header(), speed=5.0, children=True)
    after = interrupted.after(last, totals, faster)
    assert (after.series.game, after.series.totals) == (2, totals), "points belong to the people"
    assert (after.speed, after.children) == (5.0, True)


def test_a_last_game_that_cannot_be_read_begins_a_new_series(tmp_path: Path) -> None:
    assert interrupted.same_evening(tmp_path, header()) is None
    folder = finished_game(tmp_path)
    (folder / "journal").write_bytes(b"torn")
    assert interrupted.same_evening(tmp_path, header()) is None


def test_nothing_to_take_up(tmp_path: Path) -> None:
    assert interrupted.take_up(tmp_path, print) is None


def test_pads_are_made_for_the_game_that_waits_too(tmp_path: Path) -> None:
    assert interrupted.seats_waiting(tmp_path / "nowhere") == 0
    folder = interrupted_game(tmp_path)
    assert interrupted.seats_waiting(tmp_path) == 4
    (folder / "journal").write_bytes(b"torn")
    assert interrupted.seats_waiting(tmp_path) == 0


def test_a_game_that_breaks_off_again_and_again_is_set_aside(tmp_path: Path) -> None:
    folder = interrupted_game(tmp_path)
    said: list[Said] = []
    for _ in range(interrupted.MOST):
        place = interrupted.take_up(tmp_path, said.append)
        assert place is not None
        assert place.folder == folder
        place.tail.close()
    assert said == []
    assert interrupted.take_up(tmp_path, said.append) is None
    aside = {"path": str(folder), "times": interrupted.MOST, "aside": folders.ASIDE}
    assert said == [phrase("table-set-aside", **aside)]
    assert (folder / folders.ASIDE).is_file()


def test_a_game_that_somebody_plays_is_left_alone_however_often_the_table_starts(
    tmp_path: Path,
) -> None:
    folder = interrupted_game(tmp_path)
    place = game.reopen(folder)
    said: list[Said] = []
    for _ in range(interrupted.MOST + 1):
        assert interrupted.take_up(tmp_path, said.append) is None
    assert set(said) == {phrase("table-leaves-game", path=str(folder))}
    place.tail.close()
    again = interrupted.take_up(tmp_path, pytest.fail)
    assert again is not None
    again.tail.close()


def test_a_game_that_goes_well_is_forgiven(tmp_path: Path) -> None:
    interrupted_game(tmp_path)
    for _ in range(2 * interrupted.MOST):
        place = interrupted.take_up(tmp_path, print)
        assert place is not None
        place.tail.close()
        interrupted.goes_well(place.folder)


def test_a_full_disk_keeps_no_game_from_going_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuses(*_: object, **__: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    folder = interrupted_game(tmp_path)
    monkeypatch.setattr(Path, "write_text", refuses)
    monkeypatch.setattr(Path, "unlink", refuses)
    place = interrupted.take_up(tmp_path, pytest.fail)
    assert place is not None
    assert place.folder == folder
    interrupted.goes_well(folder)
    place.tail.close()


def test_a_journal_that_cannot_be_read_is_set_aside_and_the_table_waits(tmp_path: Path) -> None:
    folder = interrupted_game(tmp_path)
    (folder / "journal").write_bytes(os.urandom(200))
    said: list[Said] = []
    assert interrupted.take_up(tmp_path, said.append) is None
    assert isinstance(said[0], RecordError)
    assert said[1:] == [phrase("table-waits-anew", aside=str(folder / folders.ASIDE))]
    assert (folder / folders.ASIDE).is_file()
