"""The line that is typed on a pad."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from table.seats.keypad import KEYS, LONGEST, Keypad


def press(pad: Keypad, keys: str) -> list[str]:
    return [entry for key in keys if (entry := pad.press(key)) is not None]


def test_hash_confirms_and_begins_a_new_line() -> None:
    pad = Keypad()
    assert press(pad, "12#A#") == ["12", "A"]
    assert pad.text == ""


def test_a_star_clears() -> None:
    assert press(Keypad(), "99*7#") == ["7"]


def test_a_hash_alone_is_an_empty_entry() -> None:
    assert press(Keypad(), "#") == [""]


def test_half_a_number_does_not_outlive_its_slot() -> None:
    pad = Keypad()
    press(pad, "1")
    pad.clear()
    assert press(pad, "2#") == ["2"]


@pytest.mark.parametrize("key", ["E", "a", " ", "é", "\n", "٣"])
def test_other_keys_do_nothing(key: str) -> None:
    pad = Keypad()
    assert pad.press(key) is None
    assert pad.text == ""


@given(st.text(KEYS, max_size=30))
def test_what_is_too_long_keeps_its_beginning(keys: str) -> None:
    assert press(Keypad(), keys + "#") == [keys[:LONGEST]]


@given(st.text(KEYS + "#*", max_size=60))
def test_an_entry_is_what_was_typed_since_the_last_hash_or_star(keys: str) -> None:
    pad = Keypad()
    entries = press(pad, keys)
    lines = keys.split("#")
    assert entries == [line.rpartition("*")[2][:LONGEST] for line in lines[:-1]]
    assert pad.text == lines[-1].rpartition("*")[2][:LONGEST]
