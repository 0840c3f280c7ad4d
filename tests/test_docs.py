"""What the pages for hosts quote is what the table says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DESK = ROOT / "table" / "speech" / "desk" / "en"
VARIES = "☐"
QUOTED = r"(?<![\w*])\*([^*\n]+)\*(?![\w*])"
OTHERS = ("Start", "SETSCHEDULER", "table.toml:12: …")
"""A button, a word of systemd's, and a place in a file whose sentence may be any."""


def quotes() -> list[str]:
    text = "".join(
        (ROOT / "docs" / f).read_text() for f in ("troubleshooting.md", "quick-start.md")
    )
    return [quote for quote in re.findall(QUOTED, text) if quote not in OTHERS]


def lines() -> str:
    """Every English line of the desk, with the same sign for whatever is filled in."""
    text = "\n".join(file.read_text() for file in sorted(DESK.glob("*.ftl")))
    return re.sub(r"\{[^{}]*\}", VARIES, text)


def test_there_is_something_quoted() -> None:
    assert len(quotes()) > 8


@pytest.mark.parametrize("quote", quotes())
def test_a_quoted_sentence_is_one_of_the_table_s(quote: str) -> None:
    filled = re.sub(r"/?\S*\d\S*", VARIES, quote)
    assert all(part.strip() in lines() for part in filled.split("…")), filled
