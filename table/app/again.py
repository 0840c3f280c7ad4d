"""The command line that goes on with what was left: the one that was typed."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path


def line(args: argparse.Namespace, *, without: str = "") -> str:
    """`burgomaster` and what was typed behind it, less the option `without`."""
    return shlex.join(["burgomaster", *(word for word in args.typed if word != without)])


def resuming(folder: Path) -> str:
    """What goes on with the interrupted game in `folder`: by itself, `--resume` takes the newest."""
    from table.app import folders
    from table.errors import ConfigError

    try:
        newest = folders.all_unfinished(None)[0]
    except (ConfigError, OSError):  # there is none among the own games, or nobody can look
        newest = None
    if newest is not None and newest.resolve() == folder.resolve():
        return "burgomaster play --resume"
    return f"burgomaster play --resume --out {shlex.quote(str(folder))}"


def replaying(folder: Path) -> str:
    """What tells the game that has just ended in `folder`.

    By itself, `replay` tells the own one that last ended, by its result.
    """
    from table.app import folders

    ended = (folder / folders.RESULT).exists()
    if ended and folder.resolve().parent == folders.games().resolve():
        return "burgomaster replay"
    return f"burgomaster replay {shlex.quote(str(folder))}"
