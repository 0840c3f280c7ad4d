"""Which option a decoder found wrong."""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec

from table.cues import Phrase, phrase


def misfit(game: str, options: Mapping[str, object], error: msgspec.ValidationError) -> Phrase:
    """What is told of the option that the path at the end of the error names: "… - at `$.nearest`".

    :param options: all of them, as they were decoded.
    """
    path = re.search(r"\$\.(\w+)", str(error))
    name = path[1] if path else "?"
    value = options.get(name)
    written = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    return phrase("rules-option-kind", game=game, name=name, value=written)
