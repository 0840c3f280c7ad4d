"""Where a handler of the law puts what happened."""

from __future__ import annotations

from typing import TypeAlias

from table.rules.moments import Public, Secret

Out: TypeAlias = list[Public | Secret]
