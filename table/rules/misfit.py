"""Which option a decoder found wrong."""

from __future__ import annotations

import re

import msgspec


def misfit(error: msgspec.ValidationError) -> str:
    """The name of the option, from the path that ends the error: "… - at `$.nearest`"."""
    path = re.search(r"\$\.(\w+)", str(error))
    return path[1] if path else "?"
