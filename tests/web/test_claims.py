from __future__ import annotations

from collections.abc import Mapping

import pytest

from table.cues import Seat
from table.web.claims import Claims, SeatTaken, digest


def claims(seats: int = 4) -> Claims:
    made = Claims()
    made.seats(frozenset(range(1, seats + 1)))
    return made


def test_a_seat_is_claimed_once_and_known_by_its_token() -> None:
    made = claims()
    token = made.claim(2)
    assert made.seat_of(token) == 2
    assert made.claimed == {2}
    with pytest.raises(SeatTaken, match="choose another"):
        made.claim(2)


def test_tokens_have_128_bits_and_are_never_the_same() -> None:
    made = claims()
    tokens = set()
    for _ in range(50):
        tokens.add(made.claim(1))
        made.release(1)
    assert len(tokens) == 50
    assert all(len(token) == 22 for token in tokens)  # 16 bytes in base 64


@pytest.mark.parametrize("seat", [0, 5, -1])
def test_a_seat_that_is_not_there_cannot_be_claimed(seat: Seat) -> None:
    with pytest.raises(SeatTaken):
        claims().claim(seat)


@pytest.mark.parametrize("token", [None, "", "x", "\udcff", "ä" * 22])
def test_other_tokens_are_nobodys(token: str | None) -> None:
    made = claims()
    made.claim(1)
    assert made.seat_of(token) is None


def test_a_released_seat_is_free_and_its_token_worth_nothing() -> None:
    made = claims()
    old = made.claim(3)
    made.release(3)
    made.release(3)
    assert made.seat_of(old) is None
    assert made.seat_of(made.claim(3)) == 3


def test_what_is_kept_is_not_the_token() -> None:
    written: list[Mapping[Seat, str]] = []
    made = Claims(keep=lambda digests: written.append(dict(digests)))
    made.seats(frozenset({1, 2}))
    token = made.claim(1)
    assert written == [{1: digest(token)}]
    assert token not in str(written)
    again = Claims(written[-1])
    again.seats(frozenset({1, 2}))
    assert again.seat_of(token) == 1


def test_claims_on_seats_that_are_gone_are_void() -> None:
    made = claims(4)
    token = made.claim(4)
    made.seats(frozenset({1, 2, 3}))
    assert made.seat_of(token) is None


def test_full_when_nobody_else_can_come_in() -> None:
    made = claims(2)
    assert not made.full
    made.claim(1)
    assert not made.full
    made.claim(2)
    assert made.full
    nobody = claims(0)
    assert not nobody.full
