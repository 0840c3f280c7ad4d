"""The guesser: finds what is there, and nothing where nothing is."""

from __future__ import annotations

import random

import pytest

from table.audit.classifier import Features, bits_at, guess, wilson


def nights(count: int, leak: float, seed: int = 1) -> list[tuple[Features, Features]]:
    """Pairs with noise in five features, and in one the secret, `leak` of the time."""
    chance = random.Random(seed)
    pairs = []
    for _ in range(count):
        has, has_not = ({f"noise {i}": chance.random() for i in range(5)} for _ in range(2))
        if chance.random() < leak:
            has["sentence"], has_not["sentence"] = 2000.0, 1500.0
        pairs.append((has, has_not))
    return pairs


def test_a_leak_is_found_on_nights_not_learned_from() -> None:
    found = guess("thumb", nights(400, leak=1.0))
    assert found is not None
    assert found.nights == 800
    assert found.right == 1.0
    assert found.above_chance
    assert found.bits > 0.8


def test_half_a_leak_is_found_beside_noise() -> None:
    found = guess("thumb", nights(400, leak=0.6))
    assert found is not None
    assert 0.7 < found.right < 0.9
    assert found.above_chance


def test_noise_is_chance() -> None:
    outside = 0
    for seed in range(40):
        found = guess("nothing", nights(200, leak=0.0, seed=seed))
        assert found is not None
        outside += not found.low <= 0.5 <= found.high
    assert outside <= 6  # a 95 % interval misses in one of twenty, of 40


def test_where_nothing_differs_a_guess_is_a_coin() -> None:
    found = guess("nothing", [({"x": 1.0}, {"x": 1.0})] * 2000)
    assert found is not None
    assert (found.right, found.bits, found.above_chance) == (0.5, 0.0, False)
    assert found.low < 0.5 < found.high


def test_too_few_nights_are_no_evidence() -> None:
    assert guess("thumb", nights(3, leak=1.0)) is None


def test_the_interval_is_wilsons() -> None:
    # R. G. Newcombe, Statistics in Medicine 17 (1998) 857, table I: 81 of 263, 15 of 148, 0 of 20.
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(15, 148) == pytest.approx((0.0624, 0.1605), abs=5e-5)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)


def test_bits() -> None:
    assert bits_at(0.4) == bits_at(0.5) == 0.0
    assert bits_at(1.0) == 1.0
    assert bits_at(0.89) == pytest.approx(0.5, abs=0.001)
