"""`--lang`, as every command has it that tells a person something; `table.app.tell` reads it.

Imports nothing but the standard library.
"""

from __future__ import annotations

import argparse


def add_lang(*parsers: argparse.ArgumentParser) -> None:
    """In which language the command answers."""
    for parser in parsers:
        parser.add_argument("--lang", help="the language (default: as configured, or LANG)")
