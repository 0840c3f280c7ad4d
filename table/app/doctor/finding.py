"""What one look of the doctor has found."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal, TypeAlias

from msgspec import Struct

Level = Literal["good", "note", "bad"]
"""`note`: the table plays without it, or it is no fault at all; `bad`: it has to be mended."""


class Finding(Struct, frozen=True, kw_only=True):
    """One line of the report."""

    check: str
    level: Level
    tried: str
    """What was looked at, as a person could do it too."""
    seen: str
    do: str = ""
    """What to do next; empty where nothing is to be done."""


Findings: TypeAlias = Iterator[Finding]
Check: TypeAlias = Callable[[], Findings]
