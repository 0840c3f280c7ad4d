"""On which line a key stands. tomllib does not say, so it is asked about ever more of the file."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from typing import Any


def line_of(text: str, path: Sequence[str]) -> int:
    """The line (from 1) of the statement that first defines `path`, in a valid TOML `text`.

    However it is written: as a dotted key, in an inline table, or over several lines. 1 if it is not
    there at all.
    """
    lines = text.splitlines()
    begins = 1
    for number in range(1, len(lines) + 1):
        try:
            so_far: Any = tomllib.loads("\n".join(lines[:number]))
        except tomllib.TOMLDecodeError:
            continue  # in the middle of a value of several lines
        if _has(so_far, path):
            return begins
        begins = number + 1
    return 1


def _has(tree: Any, path: Sequence[str]) -> bool:
    for name in path:
        if not isinstance(tree, dict) or name not in tree:
            return False
        tree = tree[name]
    return True
