"""Names that cannot sit at one table are those that the scores would take for one."""

from __future__ import annotations

import unicodedata

import pytest

from table.app.names import problem, tidy
from table.cues import phrase


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Béla", "BÉLA"),
        ("Béla", unicodedata.normalize("NFD", "béla")),
        ("Strauß", "STRAUSS"),
        ("Ϊ́RIS", "ΐris"),
        ("Anna  Lea", "anna lea"),
    ],
)
def test_two_spellings_of_a_name_are_one(name: str, other: str) -> None:
    assert problem(tidy(name), (tidy(other),)) == phrase("name-twice", name=tidy(name))


def test_two_names_that_look_alike_are_two() -> None:
    assert problem("Bela", ("Béla", "Bella")) is None
