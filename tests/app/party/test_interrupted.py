"""Of what was interrupted, the table takes up what can be had, and leaves the rest where it is."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from games import console, header
from msgspec.structs import replace

from table import journal
from table.app import folders
from table.app.commands import play
from table.app.party import interrupted
from table.app.playing import game, result
from table.cues import phrase
from table.errors import DeviceError, RecordError, Said
from table.journal.format import frame


def interrupted_game(games: Path, day: int) -> Path:
    """A game with nothing but its header on the disk; a later day's is newer."""
    place = game.begin(games / f"2026-01-0{day}", header("lupusburg", day))
    place.tail.save([])
    place.tail.close()
    os.utime(place.folder / folders.JOURNAL, (day, day))
    return place.folder


def taken_up(games: Path, say: Callable[[Said], object]) -> Path | None:
    place = interrupted.take_up(games, say)
    if place is None:
        return None
    place.tail.close()
    return place.folder


def denied(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Its journal belongs to somebody else: as `sudo` leaves it, also where root runs the tests."""
    real = os.open

    def refusing(path: str | Path, *rest: int) -> int:
        if Path(path) == folder / folders.JOURNAL:
            raise OSError(errno.EACCES, os.strerror(errno.EACCES))
        return real(path, *rest)

    monkeypatch.setattr(os, "open", refusing)
    (folder / folders.JOURNAL).chmod(0)


def unreadable(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """The disk has lost the blocks of its journal."""
    inode = (folder / folders.JOURNAL).stat().st_ino
    real = journal.Disk.read

    def failing(disk: journal.Disk, fd: int) -> bytes:
        if os.fstat(fd).st_ino == inode:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return real(disk, fd)

    monkeypatch.setattr(journal.Disk, "read", failing)


def uncuttable(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Its last entry is torn, and the disk takes nothing."""
    with (folder / folders.JOURNAL).open("ab") as file:
        file.write(b"00000001 0000")
    os.utime(folder / folders.JOURNAL, (2, 2))

    def failing(disk: journal.Disk, fd: int, size: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(journal.Disk, "truncate", failing)


@pytest.mark.parametrize("spoil", [denied, unreadable, uncuttable])
def test_a_game_that_the_disk_does_not_give_is_said_and_the_next_one_taken_up(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    spoil: Callable[[pytest.MonkeyPatch, Path], None],
) -> None:
    older, newer = interrupted_game(tmp_path, 1), interrupted_game(tmp_path, 2)
    spoil(monkeypatch, newer)
    said: list[Said] = []
    assert taken_up(tmp_path, said.append) == older
    assert [type(one) for one in said] == [DeviceError]
    assert (newer / folders.JOURNAL).exists(), "it waits for somebody who mends it"


def test_a_folder_that_nobody_may_look_into_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    older, newer = interrupted_game(tmp_path, 1), interrupted_game(tmp_path, 2)
    real = Path.stat

    def stat(path: Path, *, follow_symlinks: bool = True) -> os.stat_result:
        if path.parent == newer:
            raise OSError(errno.EACCES, os.strerror(errno.EACCES))
        return real(path, follow_symlinks=follow_symlinks)

    monkeypatch.setattr(Path, "stat", stat)
    assert taken_up(tmp_path, pytest.fail) == older
    assert folders.newest_finished(tmp_path) is None


def test_a_game_that_somebody_plays_hides_no_other(tmp_path: Path) -> None:
    older, newer = interrupted_game(tmp_path, 1), interrupted_game(tmp_path, 2)
    (newer / interrupted.ATTEMPTS).write_text(str(interrupted.MOST))
    playing = game.reopen(newer)
    said: list[Said] = []
    assert taken_up(tmp_path, said.append) == older
    assert said == [phrase("table-leaves-game", path=str(newer))]
    assert (newer / folders.JOURNAL).exists()
    playing.tail.close()


def test_what_was_set_aside_first_is_kept(tmp_path: Path) -> None:
    folder = tmp_path / "game"
    folder.mkdir()
    for content in (b"one", b"two", b"three"):
        (folder / folders.JOURNAL).write_bytes(content)
        assert taken_up(tmp_path, lambda _: None) is None
    kept = sorted(file.name for file in folder.iterdir())
    assert kept == [folders.ASIDE, f"{folders.ASIDE}-2", f"{folders.ASIDE}-3"]
    assert [(folder / name).read_bytes() for name in kept] == [b"one", b"two", b"three"]


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(b"burgomaster-journal 2\n{}", id="another format"),
        pytest.param(b"a diary, and somebody's only one\n", id="another program"),
    ],
)
def test_a_new_game_moves_no_file_but_one_that_broke_off_before_its_game(
    tmp_path: Path, content: bytes
) -> None:
    (tmp_path / folders.JOURNAL).write_bytes(content)
    with pytest.raises(RecordError, match="already holds a game"):
        game.begin(tmp_path, header("lupusburg", 1))
    assert (tmp_path / folders.JOURNAL).read_bytes() == content
    assert [file.name for file in tmp_path.iterdir()] == [folders.JOURNAL]


def test_a_game_that_begins_at_this_moment_is_not_moved(tmp_path: Path) -> None:
    place = game.begin(tmp_path, header("lupusburg", 1))
    with pytest.raises(RecordError, match="already holds a game"):
        game.begin(tmp_path, header("lupusburg", 2))
    place.tail.save([])
    place.tail.close()
    assert game.reopen(tmp_path).header == place.header


def series_cut_off(games: Path) -> Path:
    """The first game of two is over, and the second has not begun."""
    made = header("lupusburg", 4)
    place = game.begin(games / "g-01", replace(made, series=replace(made.series, of=2)))
    game.play_at_once(place, console())
    return place.folder


@pytest.mark.parametrize(
    ("name", "content"),
    [
        (folders.RESULT, b'{"series": {"tot'),
        (folders.RESULT, b"[]"),
        (folders.RESULT, b'{"series": 3}'),
        (folders.JOURNAL, frame(0, b'{"of": "a later version"}')),
    ],
)
def test_a_series_with_a_last_game_that_cannot_be_read_is_refused_in_one_sentence(
    tmp_path: Path, name: str, content: bytes
) -> None:
    folder = series_cut_off(tmp_path)
    (folder / name).write_bytes(content)
    with pytest.raises(RecordError):
        play._interrupted(tmp_path, pytest.fail)
    assert interrupted.same_evening(tmp_path, header("lupusburg", 4)) is None


def test_a_series_cut_off_is_found(tmp_path: Path) -> None:
    totals = result.read(series_cut_off(tmp_path) / folders.RESULT).series.totals
    after = play._interrupted(tmp_path, pytest.fail)
    assert (after.header.series.game, after.header.series.totals) == (2, totals)
    after.tail.close()


def damage(folder: Path) -> None:
    """One byte of its deal is another, and an entry stands behind it."""
    file = folder / folders.JOURNAL
    when = file.stat().st_mtime
    data = file.read_bytes()
    whole = data + frame(1, b'[0,{"kind":"begin"}]')
    file.write_bytes(whole.replace(b'"begin"', b'"bagin"') + frame(2, b"[1,{}]"))
    os.utime(file, (when, when))


@pytest.mark.parametrize("spoil", ["damaged", "of a later version", "in use"])
def test_resume_passes_over_what_it_cannot_take_up_and_says_so(tmp_path: Path, spoil: str) -> None:
    made = [interrupted_game(tmp_path, day) for day in (1, 2, 3)]
    newest = made[-1]
    holder = game.reopen(newest) if spoil == "in use" else None
    if spoil == "damaged":
        damage(newest)
    if spoil == "of a later version":
        (newest / folders.JOURNAL).write_bytes(frame(0, b'{"of": "a later version"}'))
    said: list[Said] = []
    place = play._interrupted(tmp_path, said.append)
    place.tail.close()
    assert place.folder == made[1]
    assert len(said) == 1
    assert spoil == "of a later version" or str(newest) in str(said)
    if holder is not None:
        assert said == [phrase("table-leaves-game", path=str(newest))]
        holder.tail.close()


def test_only_where_nothing_is_left_to_resume_it_ends_with_the_error(tmp_path: Path) -> None:
    older, newer = (interrupted_game(tmp_path, day) for day in (1, 2))
    damage(older)
    damage(newer)
    said: list[Said] = []
    with pytest.raises(RecordError) as raised:
        play._interrupted(tmp_path, said.append)
    assert str(newer) in str(said)
    assert str(older) in str(raised.value)
    assert "move its folder away" in str(raised.value)


def test_a_damaged_game_keeps_no_series_from_going_on(tmp_path: Path) -> None:
    series_cut_off(tmp_path)
    damage(interrupted_game(tmp_path, 1))
    said: list[Said] = []
    place = play._interrupted(tmp_path, said.append)
    place.tail.save([])
    place.tail.close()
    assert place.header.series.game == 2
    assert len(said) == 1
    damage(place.folder)  # now it is the second game itself: nothing is begun over it
    with pytest.raises(RecordError, match="damaged"):
        play._interrupted(tmp_path, said.append)
