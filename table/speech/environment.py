"""The language of whoever has the machine, with the standard library alone: help needs no catalogue."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping


def spoken(environ: Mapping[str, str] = os.environ) -> str:
    """The language of the messages, like "it" of it_IT.UTF-8; "" or "C" where none is set.

    POSIX.1-2017, 8.2: LC_ALL counts before LC_MESSAGES, and that before LANG; an empty one is unset.
    """
    names = (environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, names), "")
    return re.split("[_.@]", locale)[0]
