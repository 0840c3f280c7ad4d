"""Whose the seats were when a game ended, as `result.json` has it."""

from __future__ import annotations

import asyncio
import errno
import io
import json
import re
from pathlib import Path

import pytest
from games import console, header
from msgspec.structs import replace

from table.app import folders
from table.app.main import parser
from table.app.playing import asked, game, series
from table.app.web import Pages, Wanted
from table.cues import Seat
from table.scores import Standing
from table.web.claims import Claims
from table.web.messages import Opened, PublicMessage
from table.web.room import Room

STAYS, LEAVES, COMES_LATE, AT_THE_TERMINAL = 1, 2, 3, 5


class Coming(Room):
    """A room in which people come and go while a game is played, and all go when it is over."""

    asked = 0

    def say(self, message: PublicMessage) -> None:
        super().say(message)
        if self.game is None or not isinstance(message, Opened):
            return
        self.asked += 1
        if self.asked == 3:
            self.claim(LEAVES)
        elif self.asked == 6:
            self.release(LEAVES)
            self.claim(COMES_LATE)

    def close_game(self) -> None:
        super().close_game()
        for seat in self.claims.claimed:
            self.release(seat)


def people_after(place: game.Place, room: Room) -> list[Seat]:
    """Play on to the end; the people that the result names."""
    pages = Pages(room, Wanted())

    async def play() -> None:
        pages.seats(place.header)
        await game.play_live(place, console(), pages)

    asyncio.run(play())
    people: list[Seat] = json.loads((place.folder / folders.RESULT).read_text())["people"]
    return people


def test_a_seat_is_a_persons_who_holds_it_when_the_game_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game, "open_sound", lambda *_, **__: None)  # nothing is to be heard
    made = replace(header("lupusburg", 1), speed=20000.0, people=(AT_THE_TERMINAL,))
    begun = game.begin(tmp_path / "g", made)
    room = Coming(Claims({STAYS: "a digest"}))
    people = [STAYS, COMES_LATE, AT_THE_TERMINAL]
    assert people_after(begun, room) == people
    assert room.asked > 6
    assert not room.claims.claimed  # they had gone before the result was written

    # The power went before that: who had a seat has it again, and the same is written.
    (tmp_path / "g" / folders.RESULT).unlink()
    kept = Claims({STAYS: "a digest", COMES_LATE: "another"})
    assert people_after(game.reopen(tmp_path / "g"), Room(kept)) == people


@pytest.mark.parametrize("seed", [None, 123456789])
def test_no_result_tells_what_deals_the_next_game(tmp_path: Path, seed: int | None) -> None:
    """But where the seed was given, which is asked to be the same evening again."""
    typed = ["play", "--instant", "--players", "4", "--games", "2"]
    args = parser().parse_args(typed if seed is None else [*typed, f"--seed={seed}"])
    made = asked.first_header(args)
    after = series.following(made, (0,) * 4)
    assert after is not None
    secret = str(made.series.seed)
    ids = set()
    for number, each in enumerate((made, after), 1):
        game.play_at_once(game.begin(tmp_path / str(number), each), console())
        written = (tmp_path / str(number) / folders.RESULT).read_text()
        assert (secret in written) == (seed is not None and number == 1)
        ids.add(json.loads(written)["series"]["id"])
    assert len(ids) == 1


def documented(heading: str) -> list[str]:
    """The fields in the first table under the heading of docs/replay.md."""
    page = (Path(__file__).parents[3] / "docs/replay.md").read_text(encoding="utf-8")
    rows = page.split(f"\n# {heading}\n")[1].split("\n# ")[0].splitlines()
    cells = [row.split(" | ")[0] for row in rows if row.startswith("| `")]
    return [field for cell in cells for field in re.findall(r"`(\w+)`", cell)]


def test_what_is_written_is_as_documented(tmp_path: Path) -> None:
    made = header("tabula-hu", 1)
    game.play_at_once(game.begin(tmp_path / "g", made), console())
    written = json.loads((tmp_path / "g" / folders.RESULT).read_text())
    assert sorted(documented("The result")) == sorted(written)
    assert documented("Scores of many evenings") == list(Standing.__struct_fields__)


@pytest.mark.parametrize("own", [True, False])
def test_a_result_that_the_disk_refused_is_written_by_the_command_that_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, own: bool
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(game.result, "write", full)
    folder = folders.games() / "g" if own else tmp_path / "an other"
    shown = console()
    game.play_at_once(game.begin(folder, header("lupusburg", 1)), shown)
    assert isinstance(shown.file, io.StringIO)
    where = "" if own else f" --out '{folder}'"
    assert f"'burgomaster play --resume{where}' writes it." in shown.file.getvalue()


def test_a_disk_that_takes_no_result_and_lets_nobody_look_ends_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise OSError(errno.EIO, "failed")

    monkeypatch.setattr(game.result, "write", fails)
    monkeypatch.setattr(folders, "all_unfinished", fails)
    shown = console()
    game.play_at_once(game.begin(tmp_path / "g", header("lupusburg", 1)), shown)
    assert isinstance(shown.file, io.StringIO)
    told = shown.file.getvalue()
    assert f"--resume --out {tmp_path / 'g'}' writes it." in told
    assert "★" in told, "who has won"
