"""Draws are functions of a seed and a purpose, and uniform."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from table.rules.chance import below, drawn, pick, shuffled

seeds = st.integers(0, 2**64 - 1)


def chi_squared(seen: Iterable[Hashable], cells: int, games: int) -> float:
    counts = Counter(seen)
    assert len(counts) == cells
    expected = games / cells
    return sum((n - expected) ** 2 / expected for n in counts.values())


def test_a_number_is_uniform() -> None:
    # 5 degrees of freedom: 20.5 is passed once in a thousand.
    assert chi_squared((below(6, seed, "die") for seed in range(6000)), 6, 6000) < 20.5


def test_an_order_is_uniform() -> None:
    orders = [shuffled("abcd", seed, "order") for seed in range(12000)]
    assert set(orders) == set(permutations("abcd"))
    # 23 degrees of freedom: 49.7 is passed once in a thousand.
    assert chi_squared(orders, 24, 12000) < 49.7


def test_a_draw_of_two_is_uniform() -> None:
    # 19 degrees of freedom: 43.8 is passed once in a thousand.
    draws = [drawn(2, range(5), seed, "two") for seed in range(10000)]
    assert chi_squared(draws, 20, 10000) < 43.8


def test_a_large_deck_is_shuffled_to_its_last_card() -> None:
    # 99 degrees of freedom: 148.2 is passed once in a thousand.
    last = [shuffled(range(100), seed, "deck")[-1] for seed in range(10000)]
    assert chi_squared(last, 100, 10000) < 148.2


@given(seeds, st.lists(st.integers(), max_size=30), st.integers(0, 40))
def test_a_draw_takes_from_what_there_is(seed: int, items: list[int], count: int) -> None:
    taken = drawn(count, items, seed, "draw")
    assert len(taken) == min(count, len(items))
    assert Counter(taken) <= Counter(items)
    assert Counter(shuffled(items, seed, "draw")) == Counter(items)


@given(seeds, st.integers(1, 1000))
def test_the_same_seed_and_purpose_draw_the_same(seed: int, n: int) -> None:
    assert below(n, seed, "purpose", 3) == below(n, seed, "purpose", 3) in range(n)
    assert pick(range(n), seed, "purpose", 3) == below(n, seed, "purpose", 3)


def test_another_purpose_or_seed_draws_something_else() -> None:
    draws = [below(2**64, seed, purpose, n) for seed in (1, 2) for purpose in "ab" for n in (1, 2)]
    assert len(set(draws)) == 8
