"""What everybody could know of a game, in order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from table.rules.moments import Public

Past: TypeAlias = Sequence[tuple[Public, Any]]
"""The public events, each with the rule set's own state that it led to, secrets included."""
