"""What the private screen of a seat in Lupusburg shows."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from table.rules.lupusburg import Options, new_game, seat_view
from table.rules.lupusburg.events import Wager
from table.seats.faces.lupusburg import holdings
from table.speech.catalogue import Catalogue


@pytest.mark.parametrize(
    ("coin", "says"),
    [(0, "Your seal lies on seat 3"), (5, "Your seal lies on seat 3 with a coin of 5")],
)
def test_a_coin_that_is_not_chosen_yet_has_no_value(coin: int, says: str) -> None:
    view = seat_view(new_game(Options(players=4)), 2)
    lines = holdings(replace(view, bet=Wager(3, coin)))
    text = Catalogue.load(strict=True).text
    assert " ".join(map(text, lines[-1])) == says
