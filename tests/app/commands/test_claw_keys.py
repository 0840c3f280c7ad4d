"""The list of the claw's keys."""

from __future__ import annotations

import pytest

from table.app.commands import calibrate
from table.app.tell import Teller


@pytest.mark.parametrize(
    ("lang", "key"), [("en", "Enter"), ("it", "Invio"), ("hu", "Enter"), ("da", "Enter")]
)
def test_a_key_has_one_name_in_the_sentence_and_in_the_list(lang: str, key: str) -> None:
    sentence, *keys = calibrate._how(Teller(lang), seats=False)
    assert key in sentence
    assert any(line.startswith(f"  {key} ") for line in keys)
