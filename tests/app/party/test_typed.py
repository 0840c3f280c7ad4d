"""What a line typed at the running table means."""

from __future__ import annotations

import pytest

from table.app.party.typed import Keys, Number, read
from table.seats.pads.process import LAYOUT


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("6", Number(6)),
        (" 0 ", Number(0)),
        ("3 A#", Keys(3, "A#")),
        ("3 a#", Keys(3, "A#")),
        ("99 #", Keys(99, "#")),
        (f"24  {LAYOUT}", Keys(24, LAYOUT)),
        ("3#", None),
        ("3 xyz", None),
        ("3 1 2#", None),
        ("hello", None),
        ("-1 #", None),
        ("²", None),
        ("² #", None),
        ("٣ #", None),
        ("3 ß#", None),
        ("9" * 5000, None),
    ],
)
def test_a_line_is_a_number_or_keys_of_a_seat(line: str, meant: Number | Keys | None) -> None:
    assert read(line) == meant
