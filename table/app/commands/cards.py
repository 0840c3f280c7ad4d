"""`burgomaster cards`: the cards of Lupus in Tabula, to print and cut out."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Describe the command; nothing heavy is imported for that."""
    parser = commands.add_parser(
        "cards",
        help="print the cards of Lupus in Tabula",
        description=(
            "Writes a PDF of an edition's cards, each with the code for --deal code. Print it on"
            " both sides of stiff paper, turned on the long edge, at full size; then cut along the"
            " marks. Sleeves with opaque backs hide how well you cut."
        ),
    )
    parser.add_argument("--rules", default="tabula-hu", help="the edition (default: tabula-hu)")
    parser.add_argument(
        "-o", "--output", type=Path, default=Path("cards.pdf"), metavar="FILE",
        help="where the PDF goes (default: cards.pdf)",
    )  # fmt: skip
    parser.add_argument(
        "--paper", default="a4", choices=("a4", "letter"), help="the sheets (default: a4)"
    )
    parser.add_argument(
        "--lang", help="the language of the cards (default: as configured, or LANG)"
    )
    parser.add_argument(
        "--children", action="store_true", help="the children's wording: a Guest, no Harlot"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the PDF.

    :raises ConfigError: an edition without cards, or a language the table does not speak.
    :raises DeviceError: the file cannot be written.
    """
    from table.app import rulesets, tell, titles
    from table.app.words import words
    from table.cues import phrase
    from table.errors import ConfigError, DeviceError, reason
    from table.printing.faces import faces
    from table.printing.paper import A_SHEET, PAPERS
    from table.printing.pdf import sheets

    lang = tell.wanted(args)
    if not args.rules.startswith("tabula-"):
        raise ConfigError(phrase("cards-not-tabula"))
    rules = rulesets.find(args.rules)
    cards = faces(rules.name)
    text = words(lang, args.children)
    made = sheets(cards, PAPERS[args.paper], titles.title(rules.name, text), text, lang)
    try:
        args.output.write_bytes(made)
    except OSError as error:
        why = reason(error)
        raise DeviceError(phrase("cards-unwritten", path=str(args.output), why=why)) from error
    number = -(-len(cards) // A_SHEET)
    printed = phrase("cards-printed", path=str(args.output), cards=len(cards), sheets=number)
    print(tell.fold(text(printed)))
    return 0
