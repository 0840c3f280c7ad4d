"""The judge of what is told in another language is not blind itself."""

from __future__ import annotations

import pytest
from tongues import english_in


@pytest.mark.parametrize(
    ("told", "found"),
    [
        ("L'opzione must be given, all'inizio", ["must"]),
        ("burgomaster cannot find the pad and gives up", ["the", "pad", "and"]),
        ("'the' e 'what': non c'è nothing dell'altro", ["nothing"]),
        ("'aperto\nwith chiuso'", ["with"]),
    ],
)
def test_english_is_found(told: str, found: list[str]) -> None:
    assert english_in(told) == found


@pytest.mark.parametrize(
    "told", ["Scrivi 'burgomaster pad test' e l'opzione --houses.", "burgomaster pad test", "'the'"]
)
def test_names_of_commands_and_options_are_no_english(told: str) -> None:
    assert english_in(told) == []
