"""What one look of the doctor has found."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from msgspec import Struct

Level = Literal["good", "note", "bad"]
"""`note`: the table plays without it, or it is no fault at all; `bad`: it has to be mended."""


class Finding(Struct, frozen=True, kw_only=True):
    """One line of the report, its words in the language of whoever asked."""

    check: str
    """What it is about: one of the names in `table.app.doctor.report.ABOUT`, in every language."""
    level: Level
    tried: str
    """What was looked at, as a person could do it too."""
    seen: str
    do: str = ""
    """What to do next; empty where nothing is to be done."""


Findings: TypeAlias = Iterator[Finding]
