"""What players said in the discussion; with names, they are called by them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from table.cues import Phrase, phrase

_NAMED: Final[Mapping[str, str]] = MappingProxyType(
    {
        "remark-suspect": "story-suspect",
        "remark-trust": "story-trust",
        "remark-seer-wolf": "story-seer-wolf",
        "remark-seer-human": "story-seer-human",
        "remark-medium-wolf": "story-medium-wolf",
        "remark-medium-human": "story-medium-human",
        "remark-doubt": "story-doubt",
    }
)


def remark(shown: Phrase, names: tuple[str, ...]) -> Phrase:
    """The sentence that the table showed, with names where there are any."""
    if not names:
        return shown
    seats = {name: int(value) for name, value in shown.args}
    who, about = names[seats["seat"] - 1], names[seats["about"] - 1]
    return phrase(_NAMED[shown.key], who=who, name=about)
