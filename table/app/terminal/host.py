"""The host's corrections on the keyboard (RULES.md §3); the keys of a pad are left alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from table.burgomaster.inputs import AnyInput, Extend, GoOn, Pause, Redo, Repeat, TakeBack

MINUTE: Final = 60_000

KEYS: Final[Mapping[str, Callable[[], AnyInput]]] = MappingProxyType(
    {
        "r": Repeat,
        "+": lambda: Extend(MINUTE),
        "t": TakeBack,
        "n": Redo,
    }
)
HELP: Final = (
    "Host: space pauses · r repeats · + one minute more · t takes back a vote"
    " · n night again · s the screen"
)


def correction(key: str, paused: bool) -> AnyInput | None:
    """What the host asks for with a key; None if the key means nothing."""
    if key == " ":
        return GoOn() if paused else Pause()
    return KEYS[key]() if key in KEYS else None
