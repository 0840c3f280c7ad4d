"""The languages of the table, and whether what was told in another than English has English left."""

from __future__ import annotations

import re
from typing import Final

from table.speech.catalogue import REFERENCE, languages

LANGUAGES: Final = languages()
TRANSLATED: Final = tuple(lang for lang in LANGUAGES if lang != REFERENCE)

_ENGLISH: Final = re.compile(
    r"\b(the|and|with|there|this|which|must|cannot|nothing|what|its|seats?|pads?|houses?|screen|claw"
    r"|speaker|phones?|players?|must|allowed|choose|you|your|one|take|expected|unknown|argument"
    r"|of|from|that|not|been|could|every|does|when|while)\b",
    re.IGNORECASE,
)
"""Words that a line of another language does not have ("give" is Danish too)."""
_QUOTED: Final = re.compile(
    r"„[^”]*”|“[^”]*”|»[^«]*«|(?<!\w)'[^'\n]*'(?!\w)|\bburgomaster [a-z]+( [a-z]+)?|--?[a-z-]+"
    r"|\[\w+\]( \w+)?|(/[\w.-]*)+|(\w+, ){3,}\w+"
)
"""Commands, options, keys and paths are the same in every language."""


def english_in(told: str) -> list[str]:
    """The English words in `told`, beside names of commands, options and files."""
    return [found[0] for found in _ENGLISH.finditer(_QUOTED.sub(" ", told))]
