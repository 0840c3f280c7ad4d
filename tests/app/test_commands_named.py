"""What a line tells people to run is a command that the command line has, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tongues import LANGUAGES

from table.app.main import parser

SPEECH = Path(__file__).parents[2] / "table/speech"
NAMED = re.compile(r"['“„»]burgomaster ([a-z][^'“”«»]*)['“”«]")
PLACEHOLDER = re.compile(r"\{ \$\w+ \}|\b[A-Z]{4,}\b")


def named(lang: str) -> set[str]:
    files = SPEECH.glob(f"*/{lang}/*.ftl")
    return {found for file in files for found in NAMED.findall(file.read_text("utf-8"))}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_command_that_a_line_names_can_be_typed(lang: str) -> None:
    wrong: list[str] = []
    commands, table = named(lang), parser()
    assert len(commands) > 20
    for command in commands:
        filled = command.replace("{ $deck }", "tabula-hu")
        words = PLACEHOLDER.sub("1", filled).split()
        if words == ["pad", "provision"]:  # named, not to be typed as it stands
            continue
        try:
            table.parse_args(words)
        except SystemExit:
            wrong.append(command)
    assert not wrong
