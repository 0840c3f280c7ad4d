"""The command line that goes on with what was left: the one that was typed."""

from __future__ import annotations

import argparse
import shlex


def line(args: argparse.Namespace, *, without: str = "") -> str:
    """`burgomaster` and what was typed behind it, less the option `without`."""
    return shlex.join(["burgomaster", *(word for word in args.typed if word != without)])
