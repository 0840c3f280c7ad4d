"""`burgomaster doctor`: what of the table is there, what was seen, and what to do.

It changes nothing. This module imports the standard library alone.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from table.app.lang import add_lang


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "doctor",
        help="say what is in order and what to do about the rest",
        description="Looks at every device and at this machine; 1 if something has to be mended.",
    )
    parser.add_argument("--json", action="store_true", help="for a program to read")
    parser.add_argument("--config", type=Path, metavar="FILE", help="another configuration")
    add_lang(parser)
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    from table.app.doctor import report
    from table.app.tell import fold, wanted
    from table.speech import desk

    words = desk.words(wanted(args)).text
    findings = report.examine(args.config, words=words)
    print(report.as_json(findings) if args.json else fold(report.as_text(findings, words)))
    return report.status(findings)
