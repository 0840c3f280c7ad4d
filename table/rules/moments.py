"""What a rule set tells: public events and secret ones, as types that share no ancestor but `Struct`.

A function that takes a `Public` cannot be handed a `Secret`; mypy refuses it.
"""

from __future__ import annotations

from msgspec import Struct

from table.cues import Seat


class Public(Struct, frozen=True, gc=False, tag_field="event"):
    """Something that happened and that everybody at the table may know."""


class Secret(Struct, frozen=True, gc=False, tag_field="secret"):
    """Something told to one seat alone. Its text form says only that, so that no log can leak it."""

    seat: Seat

    def __repr__(self) -> str:
        return f"<{type(self).__name__} for seat {self.seat}>"
