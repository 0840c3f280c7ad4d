from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from table.web.messages import PRIVATE_SIZE, Private, padded

TEXTS = st.text(max_size=100)


@given(st.lists(TEXTS, max_size=4), TEXTS, TEXTS, TEXTS)
def test_a_private_message_has_one_length_and_says_what_it_says(
    own: list[str], whisper: str, asked: str, note: str
) -> None:
    message = Private(t=1, own=tuple(own), whisper=whisper, asked=asked, note=note)
    sent = padded(message)
    assert len(sent.encode()) % PRIVATE_SIZE == 0
    assert sent.isascii()
    said = json.loads(sent)
    assert said == {
        "k": "private",
        "t": 1,
        "own": own,
        "whisper": whisper,
        "asked": asked,
        "note": note,
    }


@pytest.mark.parametrize("text", ["", "Werewolf", "Ő" * 40, "🐺" * 20])
def test_what_a_whisper_says_does_not_change_the_length(text: str) -> None:
    assert len(padded(Private(t=0, whisper=text)).encode()) == PRIVATE_SIZE


def test_a_private_message_shows_nothing_in_a_log() -> None:
    assert "Werewolf" not in repr(Private(t=0, whisper="Werewolf"))
