"""Two hundred seeds at every size of table, in one process and without files."""

from __future__ import annotations

from typing import Any, cast

import msgspec
import pytest
from bots_game import BotsGame

from table.app.playing import instant, result
from table.app.playing.game import bot_seats
from table.app.playing.header import Header, Series
from table.burgomaster.commands import Open
from table.burgomaster.inputs import Remark
from table.burgomaster.setup import Setup
from table.cues import Voice
from table.rules.lupusburg import Options, SeatView
from table.seats.bots import Bot

sizes = pytest.mark.parametrize("players", range(4, 9))
LONGEST_MS = 4 * 3_600_000


def header(players: int, seed: int, bots: str = "simple") -> Header:
    return Header(
        rules="lupusburg",
        options=msgspec.to_builtins(Options(players=players)),
        setup=Setup(players=players, deal_seed=seed, public_seed=seed),
        bots=bots,
        series=Series(seed=seed, totals=(0,) * players),
    )


class Game(BotsGame):
    """A whole game of bots."""

    def __init__(self, played: Header, seats: dict[int, Bot] | None = None) -> None:
        super().__init__(played, seats)
        instant.play(self.evening)
        assert self.evening.over_at is not None
        self.state = self.evening.conductor.script.state
        self.result = result.of(played, self.state.outcome, self.evening.over_at)


@sizes
@pytest.mark.parametrize(
    "seeds", [range(40), pytest.param(range(40, 200), marks=pytest.mark.slow)], ids=str
)
def test_every_game_ends_with_a_winner(players: int, seeds: range) -> None:
    winners = set()
    for seed in seeds:
        game = Game(header(players, seed))
        final = game.result
        winners.add(final["winner"])
        assert final["winner"] in ("town", "werewolf")
        assert len(final["scores"]) == players
        assert len(final["winners"]) == 1
        assert final["scores"][final["winners"][0] - 1] == max(final["scores"])
        assert game.state.day <= 2 * players
        assert 0 < final["length"] < LONGEST_MS
        times = [c.t for c in game.heard if isinstance(c, Voice)]
        assert times == sorted(times)
    assert winners == {"town", "werewolf"}


@sizes
@pytest.mark.parametrize("bots", ["simple", "random"])
def test_the_same_seed_is_the_same_evening(players: int, bots: str) -> None:
    one, other = (Game(header(players, 12, bots)) for _ in range(2))
    assert one.trace() == other.trace()
    assert one.result == other.result
    assert Game(header(players, 13, bots)).trace() != one.trace()


@sizes
def test_bots_that_know_nothing_finish_their_games(players: int) -> None:
    assert {Game(header(players, seed, "random")).result["winner"] for seed in range(12)} == {
        "town",
        "werewolf",
    }


class Spy:
    """A bot that keeps what it is handed, by whatever method."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.handed: list[Any] = []

    def __getattr__(self, name: str) -> Any:
        method = getattr(self._bot, name)

        def spied(*given: Any) -> Any:
            self.handed += given
            return method(*given)

        return spied


def test_a_bot_is_handed_the_view_of_its_own_seat_and_what_is_public() -> None:
    played = header(5, 3)
    spies = {seat: Spy(bot) for seat, bot in bot_seats(played).items()}
    game = Game(played, {seat: cast(Bot, spy) for seat, spy in spies.items()})
    assert len([c for c in game.heard if isinstance(c, Open)]) > 10
    for seat, spy in spies.items():
        views = [given for given in spy.handed if isinstance(given, SeatView)]
        assert len(views) > 10
        for view in views:
            assert view.seat == seat
            assert all(told.seat == seat for told in view.told)
            assert view.prompt is None or view.prompt.seat == seat
        others = {type(given) for given in spy.handed} - {SeatView}
        assert others <= {str, int, Remark}  # the moment, the day, what was said aloud
