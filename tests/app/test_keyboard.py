"""Lines and keys are read so that nothing typed ahead is lost, whoever reads next."""

from __future__ import annotations

import os
import sys

import pytest

from table.app import keyboard
from table.app.keyboard import Lines


def test_lines_that_come_in_one_piece_are_given_one_by_one() -> None:
    reading, hands = os.pipe()
    lines = Lines(reading)
    assert lines.line(0) is None
    os.write(hands, "sì\r\n\nhalf".encode())
    assert [lines.line(0), lines.line(0), lines.line(0)] == ["sì", "", None]
    os.write(hands, b" and half\n")
    assert lines.line(0) == "half and half"
    os.close(hands)
    with pytest.raises(EOFError):
        lines.line(0)
    os.close(reading)


def test_the_lines_that_are_there_are_taken_without_waiting_and_not_without_end() -> None:
    reading, hands = os.pipe()
    lines = Lines(reading)
    assert lines.some() == []
    os.write(hands, "3 A#\r\n\nő".encode()[:-1])
    assert lines.some() == ["3 A#", ""]
    os.write(hands, "ő\n".encode()[1:] + b"y\n" * 8192)
    first = lines.some()
    assert first[:2] == ["ő", "y"]
    assert len(first) < 8192
    assert lines.line(0) == "y"
    os.close(hands)
    os.close(reading)
    with pytest.raises(EOFError):
        Lines(os.open(os.devnull, os.O_RDONLY)).some()


def test_keys_take_no_more_than_they_give_and_letters_beyond_ascii_are_keys(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hands, terminal = os.openpty()
    with os.fdopen(terminal, encoding="utf-8") as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        with keyboard.keys() as keys:
            os.write(hands, "éső\nafter\n".encode())
            assert [next(keys) for _ in range(4)] == ["é", "s", "ő", "\n"]
        assert Lines(terminal).line(5) == "after"
    os.close(hands)
