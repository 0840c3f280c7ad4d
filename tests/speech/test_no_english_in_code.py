"""What a person reads is in the catalogues: no error and no notice is a sentence in the code."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from table.speech import desk

TABLE: Final = Path(desk.__file__).parents[2]

PROGRAMMERS: Final = {
    "app/notify.py": "the words of systemd's protocol",
    "speech/catalogue.py": "a catalogue that is wrong: its translator's to mend, and below the desk",
    "speech/review.py": "the translators' own command",
}
"""Files whose texts nobody meets who plays or hosts, and why."""

NOT_YET: Final = frozenset(
    {
        "app/audit.py",
        "app/calibrate.py",
        "app/cardstool.py",
        "app/housestool.py",
        "app/padtool.py",
        "app/play.py",
        "app/soundcheck.py",
        "app/voice.py",
    }
)
"""Files with English sentences that people can meet; whoever has done one takes it out."""

SAYING: Final = frozenset({"say", "_say", "_tell", "on_trouble", "_on_trouble", "complain"})
"""What functions are called that tell a person something."""


TREES: Final = {
    str(file.relative_to(TABLE)): ast.parse(file.read_text(encoding="utf-8"))
    for file in sorted(TABLE.rglob("*.py"))
}


def errors() -> frozenset[str]:
    """The names of `TableError` and of every class that is made of it."""
    made = {
        node.name: {ast.unparse(base).rpartition(".")[2] for base in node.bases}
        for tree in TREES.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found = {"TableError"}
    while more := {name for name, bases in made.items() if bases & found} - found:
        found |= more
    return frozenset(found)


ERRORS: Final = errors()


def written(node: ast.expr) -> bool:
    """Whether `node` is a text in the code with a word in it, and not a key handed to a call."""
    match node:
        case ast.Constant(value=str(text)):
            return any(letter.isalpha() for letter in text)
        case ast.JoinedStr(values=parts):
            return any(written(part) for part in parts)
        case ast.BinOp(left=left, right=right):
            return written(left) or written(right)
        case ast.IfExp(body=body, orelse=orelse):
            return written(body) or written(orelse)
        case _:
            return False


def english(tree: ast.AST) -> Iterator[int]:
    """The lines of a source where an error or a notice is made of a text in the code."""
    own = {
        call
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and node.name in ERRORS
        for call in ast.walk(node)
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "super().__init__"
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = ast.unparse(node.func).rpartition(".")[2]
        if (name in ERRORS or name in SAYING or node in own) and written(node.args[0]):
            yield node.lineno


def found() -> dict[str, list[int]]:
    """Every file of the table with English in it, and its lines."""
    return {name: lines for name, tree in TREES.items() if (lines := list(english(tree)))}


def test_what_people_meet_is_in_the_catalogue() -> None:
    known = NOT_YET | PROGRAMMERS.keys()
    assert {name: lines for name, lines in found().items() if name not in known} == {}


@pytest.mark.parametrize(
    "source",
    [
        "raise ConfigError('No.')",
        "raise errors.ConfigError(f'No {seat}.')",
        "problem = ClawError('It is' + ' gone.')",
        "say(f'Seat {seat} is gone.')",
        "self._say('One.' if one else 'Two.')",
        "class PackError(DeviceError):\n  def __init__(self): super().__init__('Gone.')",
    ],
)
def test_the_scan_finds_sentences(source: str) -> None:
    assert list(english(ast.parse(source)))


@pytest.mark.parametrize(
    "source",
    [
        "raise ConfigError(phrase('pad-gone', seat=4))",
        "raise ValueError('Only for programmers.')",
        "say(phrase('pad-gone', seat=4))",
        "say(error)",
        "self._say(f'{address}')",
    ],
)
def test_the_scan_leaves_the_rest_alone(source: str) -> None:
    assert not list(english(ast.parse(source)))
