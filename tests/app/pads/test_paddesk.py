"""The desk between pads and games, with pads that say what we want: see `scene`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from scene import Given, Scene, seen, tagged, typed

from table.app import rulesets
from table.app.pads.desk import HOST_KEYS, codes_of
from table.app.playing.live import LiveTable
from table.app.rulesets import Wishes
from table.burgomaster.commands import Happened
from table.burgomaster.inputs import Entry, Lifted, Pause
from table.cues import Lamps, Light, phrase
from table.errors import ConfigError, DeviceError, Said
from table.houses import Registry, save
from table.rules.lupusburg.events import Slaughtered
from table.rules.tabula import deck
from table.seats.pads import TICK_MS, Back, Lost, Refused, Seen, wrap
from table.speech.catalogue import Catalogue, languages


def on_loop(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    """The desk reads the loop's clock."""
    return lambda: asyncio.run(test())


async def entries() -> None:
    scene = Scene()
    entered = typed(2, "3")
    kept: Future[None] = Future()
    scene.table.kept = kept
    scene.happens(entered)
    assert scene.table.inputs == [Entry(2, "3")]
    assert scene.pads.confirmed == [], "shown as taken before it is on record"
    kept.set_result(None)
    assert scene.pads.confirmed == [entered]


async def refused_entries() -> None:
    scene = Scene()
    scene.happens(typed(2, "99"))  # the table does not accept it: nothing will be on record
    assert scene.pads.confirmed == [typed(2, "99")]


async def others() -> None:
    scene = Scene()
    scene.happens(typed(3, "1"))  # nobody sits there at a pad
    scene.claimed = frozenset({2})
    scene.happens(typed(2, "1"))  # a phone has the seat now
    assert scene.table.inputs == []
    assert len(scene.pads.confirmed) == 2


async def the_host() -> None:
    scene = Scene()
    scene.happens(typed(2, "D0"), typed(1, "D0"))
    assert [type(given) for given in scene.table.inputs] == [Entry, Pause]


async def lost_and_back() -> None:
    scene = Scene()
    scene.happens(Lost(2))
    scene.happens(Back(2))
    assert scene.absent == [frozenset({2}), frozenset()]
    assert len(scene.said) == 2
    flash_it = phrase("pad-port-gone", path="/dev/x")
    scene.happens(Refused("/dev/x", flash_it))
    assert scene.said[-1] == flash_it


async def houses() -> None:
    scene = Scene(tagged())
    scene.happens(*(seen(house, {f"a{house}", f"c{house}"}, 0, 2000) for house in range(1, 9)))
    scene.desk.hear(Lamps(t=0, phase="night", light=Light.OFF))
    assert scene.said == []
    scene.happens(seen(3, {"c3"}, 3000, 6000))
    assert scene.table.inputs == [Lifted(3)]
    scene.desk.hear(Happened(0, Slaughtered(house=4)))
    scene.happens(seen(4, (), 7000, 9000))
    assert scene.table.inputs == [Lifted(3)], "a house that left the game is no news"


async def tapped_cards() -> None:
    options = rulesets.find("tabula-hu").options(Wishes(players=8, deal="tap"))
    scene = Scene(rules="tabula-hu", options=options, codes={"d1": 123, "d2": 234})
    scene.evening.run_due(60_000)
    assert scene.evening.open_for(1) is not None
    scene.happens(Seen(1, 0, frozenset({"d1"}), True, 0, 200))
    assert scene.table.inputs == [Entry(1, "123")]
    scene.claimed = frozenset({2})
    scene.happens(Seen(2, 1, frozenset({"d2"}), True, 0, 200))  # a phone has the seat
    scene.happens(Seen(3, 0, frozenset({"d2"}), True, 0, 200))  # nobody sits there at a pad
    assert scene.table.inputs == [Entry(1, "123")]
    scene.desk.over()
    scene.happens(Seen(1, 0, frozenset({"d2"}), True, 900, 1200))
    assert scene.table.inputs == [Entry(1, "123")]


async def a_house_without_its_card() -> None:
    scene = Scene(tagged())
    scene.happens(*(seen(house, {f"a{house}"}, 0, 2000) for house in range(1, 9)))
    scene.desk.hear(Lamps(t=0, phase="night", light=Light.OFF))
    assert scene.said == [phrase("house-unwatched", house=house) for house in range(1, 9)]


test_an_entry_is_shown_as_taken_when_it_is_on_record = on_loop(entries)
test_an_entry_that_is_not_accepted_is_confirmed_at_once = on_loop(refused_entries)
test_entries_of_seats_that_play_elsewhere_do_not_count = on_loop(others)
test_the_lowest_pad_is_the_hosts = on_loop(the_host)
test_a_seat_whose_pad_is_lost_may_be_taken_by_a_phone_until_it_is_back = on_loop(lost_and_back)
test_a_lifted_house_is_given_to_the_game_and_a_retired_one_is_not = on_loop(houses)
test_a_card_tapped_at_the_pad_of_a_person_is_entered = on_loop(tapped_cards)
test_houses_that_are_not_complete_at_nightfall_are_said = on_loop(a_house_without_its_card)


def test_cards_without_tags_are_said_once(tmp_path: Path) -> None:
    file = tmp_path / "houses.toml"
    said: list[Said] = []
    assert codes_of(file, "tabula-da", said.append) == {}
    assert said == [phrase("cards-untagged", number=24, deck="tabula-hu")]
    registry = Registry()
    for number, card in enumerate(deck("tabula-hu")):
        registry = registry.register_code("tabula-hu", f"d{number}", card.code)
    save(registry, file)
    assert len(codes_of(file, "tabula-da", said.append)) == 24
    assert len(said) == 1
    file.write_text("nonsense")
    assert codes_of(file, "tabula-hu", said.append) == {}
    assert isinstance(said[1], ConfigError)
    assert "houses register" in str(said[1])
    file.unlink()
    file.mkdir()
    assert codes_of(file, "tabula-hu", said.append) == {}
    assert isinstance(said[3], DeviceError)
    assert said[3].said == phrase("tags-unread", path=str(file), why="EISDIR")


def test_the_hosts_keys_are_no_answers() -> None:
    for keys in HOST_KEYS:
        assert keys[0] == "D"
        assert keys[1:].isdigit()


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("key", ["pad-free", "pad-in", "pad-no-game", "asked-tap"])
def test_what_pads_show_besides_what_other_screens_do_fits(lang: str, key: str) -> None:
    text = Catalogue.load(lang).text(phrase(key))
    assert " ".join(line for line in wrap(text).lines if line) == text


class Dues(Given):
    """A table that says, one after another, in how many seconds it has something to do."""

    def __init__(self, *dues: float) -> None:
        super().__init__()
        self.dues = list(dues)

    @property
    def due_in(self) -> float:
        if not self.dues:
            raise asyncio.CancelledError
        return self.dues.pop(0)


def test_a_cue_goes_before_a_tick(monkeypatch: pytest.MonkeyPatch) -> None:
    happened: list[str | float] = []

    async def sleep(seconds: float) -> None:
        happened.append(seconds)

    async def run() -> None:
        scene = Scene()
        monkeypatch.setattr(asyncio, "sleep", sleep)
        monkeypatch.setattr(scene.desk, "step", lambda: happened.append("tick"))
        monkeypatch.setattr(scene.desk, "_loop", SimpleNamespace(time=lambda: 0.0))
        table = Dues(5.0, 0.003, -0.2, float("inf"))
        scene.desk.begun(cast(LiveTable, table), scene.evening)
        with pytest.raises(asyncio.CancelledError):
            await scene.desk.run()

    asyncio.run(run())
    assert [what for what in happened if what != TICK_MS / 1000] == [
        *("tick", "tick", 0.003, "tick"),
        *(0.0, "tick", "tick"),  # one that is late comes first, too
    ]
