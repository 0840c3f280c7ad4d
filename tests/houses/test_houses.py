"""What stands on a reader, in the burgomaster's words (RULES.md §3, Houses with tags)."""

from __future__ import annotations

import pytest

from table.burgomaster.inputs import Ambiguous, Lifted, PutBack
from table.houses import Houses, ReaderLost, Registry, State, house_of
from table.houses.houses import DEAD_MS, HouseNews

REGISTRY = Registry({1: "a1", 2: "a2"}, frozenset({"c1", "c2", "c3"}))


class Readers:
    """Lays tags on readers and lets time pass."""

    def __init__(self, *, card_may_leave: bool = False) -> None:
        self.houses = Houses(REGISTRY, card_may_leave=card_may_leave)
        self.now = 0
        self.news: list[HouseNews] = []
        self.lay(1, "a1", "c1")
        self.lay(2, "a2", "c2")
        assert self.news == []
        assert self.houses.settle() == ()

    def lay(self, house: int, *tags: str, ms: int = 500) -> None:
        for _ in range(ms // 50 + 1):
            self.now += 50
            seen = self.houses.see(house, set(tags), True, self.now, self.now)
            self.news += [news.what for news in seen]

    def die(self, house: int, ms: int) -> None:
        start = self.now
        while self.now < start + ms:
            self.now += 50
            self.houses.see(house, None, False, start, self.now)
            self.news += [news.what for news in self.houses.tick(self.now)]


@pytest.mark.parametrize(
    ("tags", "card_may_leave", "news"),
    [
        (("a1", "c1"), False, []),
        (("c1",), False, [Lifted(1)]),
        ((), False, [Ambiguous(1)]),
        ((), True, [Lifted(1)]),
        (("a1",), False, [Ambiguous(1)]),
        (("a1",), True, [Ambiguous(1)]),
        (("a1", "c1", "99"), False, [Ambiguous(1)]),
        (("c1", "99"), False, [Ambiguous(1)]),
        (("99",), True, [Ambiguous(1)]),
        (("a1", "c2"), False, [Ambiguous(1)]),
        (("a2", "c1"), False, [Ambiguous(1)]),
        (("a1", "c1", "c3"), False, [Ambiguous(1)]),
    ],
)
def test_every_set_of_tags(
    tags: tuple[str, ...], card_may_leave: bool, news: list[HouseNews]
) -> None:
    readers = Readers(card_may_leave=card_may_leave)
    readers.lay(1, *tags, ms=1000)
    assert readers.news == news


def test_lifted_and_put_back() -> None:
    readers = Readers()
    readers.lay(1, "c1")
    assert readers.houses.state(1) is State.LIFTED
    readers.lay(1, "a1", "c1")
    assert readers.news == [Lifted(1), PutBack(1)]
    assert readers.houses.state(1) is State.NORMAL


def test_the_time_is_that_of_the_lifting_not_of_being_sure() -> None:
    readers = Readers()
    lifted_at = readers.now + 50
    seen = []
    while not seen:
        readers.now += 50
        seen = readers.houses.see(1, {"c1"}, True, readers.now, readers.now)
    assert seen[0].since == lifted_at
    assert readers.now - lifted_at == 300


def test_house_and_then_the_card_too() -> None:
    readers = Readers()
    readers.lay(1, "c1")
    readers.lay(1)
    readers.lay(1, "a1", "c1")
    assert readers.news == [Lifted(1), Ambiguous(1), PutBack(1)]


def test_houses_are_watched_one_by_one() -> None:
    readers = Readers()
    readers.lay(2, "c2")
    readers.lay(1, "c1")
    readers.lay(2, "a2", "c2")
    assert readers.news == [Lifted(2), Lifted(1), PutBack(2)]


def test_a_house_that_left_the_game_is_no_news() -> None:
    readers = Readers()
    readers.houses.retire(1)
    readers.lay(1)
    assert readers.news == []


def test_nothing_is_news_before_the_cards_are_settled() -> None:
    houses = Houses(REGISTRY)
    assert houses.see(1, {"a1", "c1"}, True, 0, 500) == []
    assert houses.see(1, {"c1"}, True, 600, 2000) == []


def test_settling_names_the_houses_where_something_is_missing() -> None:
    houses = Houses(REGISTRY)
    houses.see(1, {"a1"}, True, 0, 500)
    houses.see(2, {"a2", "c2", "c3"}, True, 0, 500)
    assert houses.settle() == (1, 2)
    assert houses.see(1, set(), True, 600, 2000) == []
    houses.see(1, {"a1", "c3"}, True, 2100, 2500)
    houses.see(2, {"a2", "c2"}, True, 600, 2500)
    assert houses.settle() == ()
    assert [n.what for n in houses.see(1, {"c3"}, True, 2600, 3000)] == [Lifted(1)]


def test_a_dead_reader_is_said_once_and_then_its_house_is_not_watched() -> None:
    readers = Readers()
    readers.die(1, DEAD_MS - 100)
    assert readers.news == []
    readers.die(1, 10 * DEAD_MS)
    assert readers.news == [ReaderLost(1)]
    readers.lay(2, "c2")
    assert readers.news == [ReaderLost(1), Lifted(2)]


def test_a_reader_that_lives_again_goes_on_where_it_was() -> None:
    readers = Readers()
    readers.die(1, 2 * DEAD_MS)
    readers.lay(1, "a1", "c1")
    readers.lay(1, "c1")
    assert readers.news == [ReaderLost(1), Lifted(1)]


def test_a_lost_pad_takes_its_houses_with_it() -> None:
    readers = Readers()
    for reader in (0, 1):
        readers.houses.gone(house_of(1, reader), readers.now)
    assert readers.houses.tick(readers.now + 100) == []
    lost = readers.houses.tick(readers.now + DEAD_MS)
    assert [news.what for news in lost] == [ReaderLost(1), ReaderLost(2)]
    assert readers.houses.tick(readers.now + 2 * DEAD_MS) == []


def test_a_reader_never_heard_is_lost_too() -> None:
    houses = Houses(REGISTRY, now=10_000)
    assert houses.tick(10_000 + DEAD_MS - 1) == []
    assert len(houses.tick(10_000 + DEAD_MS)) == 2


def test_seats_have_two_houses_each() -> None:
    assert [house_of(seat, reader) for seat in (1, 2, 8) for reader in (0, 1)] == [
        1,
        2,
        3,
        4,
        15,
        16,
    ]


def test_what_is_unregistered_is_nobodys_business() -> None:
    assert Houses(Registry()).see(5, {"a1"}, True, 0, 1000) == []
