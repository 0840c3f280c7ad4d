"""The most an option may be. The least is a rule set's own, with a sentence of its own."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

Seconds: TypeAlias = Annotated[int, Meta(le=3600)]
"""A time of a game; an hour, as for every time of a pace. A longer one would never end."""
Number: TypeAlias = Annotated[int, Meta(le=99)]
"""A count, or the points of something: far more than any table needs, and few enough to be said."""
