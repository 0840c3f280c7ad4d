"""The host's corrections on the keyboard (RULES.md §3); the keys of a pad are left alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from table.burgomaster.inputs import AnyInput, Extend, GoOn, Pause, Redo, Repeat, TakeBack
from table.cues import Phrase, phrase

MINUTE: Final = 60_000
NO_BREAK: Final = "\N{NO-BREAK SPACE}"

KEYS: Final[Mapping[str, Callable[[], AnyInput]]] = MappingProxyType(
    {
        "r": Repeat,
        "+": lambda: Extend(MINUTE),
        "t": TakeBack,
        "n": Redo,
    }
)


def help_line(text: Callable[[Phrase], str]) -> str:
    """What the keys do, on a line that breaks before a key, not between it and what it does."""
    whole = text(phrase("terminal-host")).replace(" ", NO_BREAK)
    return whole.replace(f"·{NO_BREAK}", "· ")


def correction(key: str, paused: bool) -> AnyInput | None:
    """What the host asks for with a key; None if the key means nothing."""
    if key == " ":
        return GoOn() if paused else Pause()
    return KEYS[key]() if key in KEYS else None
