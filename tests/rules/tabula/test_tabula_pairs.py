"""Every two roles that act in one night: the table that was read line by line against RULES.md §2.

After a change of the rules, `python tests/rules/tabula/pairs.py` prints it anew; read the difference.
"""

from __future__ import annotations

from pathlib import Path

from pairs import lines

GOLDEN = Path(__file__).with_name("pairs.txt")


def test_every_pair_is_as_reviewed() -> None:
    assert list(lines()) == GOLDEN.read_text(encoding="utf-8").splitlines()
