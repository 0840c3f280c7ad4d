"""What a person reads is in the catalogues: no error and no notice is a sentence in the code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from table.speech import desk

TABLE: Final = Path(desk.__file__).parents[2]

PROGRAMMERS: Final = {
    "app/party/notify.py": "the words of systemd's protocol",
    "burgomaster/scripts/base.py": "a choice nobody was asked for, which the conductor answers itself",
    "speech/catalogue.py": "a catalogue that is wrong: its translator's to mend, and below the desk",
    "speech/review.py": "the translators' own command",
}
"""Files whose texts nobody meets who plays or hosts, and why."""

SAYING: Final = frozenset(
    {"say", "_say", "_tell", "on_trouble", "_on_trouble", "complain"}
    | {"print", "input", "line", "enter", "add_column"}
    | {"aside", "fold", "on"}
)
"""What functions are called that tell a person something."""


@cache
def trees() -> dict[str, ast.AST]:
    """Every file of the table, read."""
    return {
        str(file.relative_to(TABLE)): ast.parse(file.read_text(encoding="utf-8"))
        for file in sorted(TABLE.rglob("*.py"))
    }


@cache
def errors() -> frozenset[str]:
    """The names of `TableError` and of every class that is made of it."""
    made = {
        node.name: {ast.unparse(base).rpartition(".")[2] for base in node.bases}
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found = {"TableError"}
    while more := {name for name, bases in made.items() if bases & found} - found:
        found |= more
    return frozenset(found)


def written(node: ast.expr) -> bool:
    """Whether `node` is a text in the code with a word in it, and not a key handed to a call."""
    match node:
        case ast.Constant(value=str(text)):
            return bool(re.search(r"[^\W\d_]{2,}", text))
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
        if isinstance(node, ast.ClassDef) and node.name in errors()
        for call in ast.walk(node)
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "super().__init__"
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        # What a call gives tells as well: `on(console)(…)`.
        called = node.func.func if isinstance(node.func, ast.Call) else node.func
        name = ast.unparse(called).rpartition(".")[2]
        if (name in errors() or name in SAYING or node in own) and written(node.args[0]):
            yield node.lineno


def found() -> dict[str, list[int]]:
    """Every file of the table with English in it, and its lines."""
    return {name: lines for name, tree in trees().items() if (lines := list(english(tree)))}


def test_what_people_meet_is_in_the_catalogue() -> None:
    english_in = found()
    assert {name: lines for name, lines in english_in.items() if name not in PROGRAMMERS} == {}
    assert english_in.keys() == PROGRAMMERS.keys(), "an exception that nothing needs any more"


@pytest.mark.parametrize(
    "source",
    [
        "raise ConfigError('No.')",
        "raise errors.ConfigError(f'No {seat}.')",
        "problem = ClawError('It is' + ' gone.')",
        "say(f'Seat {seat} is gone.')",
        "console.print('Saved.', style='dim')",
        "tell.on(console, 'dim')(f'Saved in {folder}.')",
        "tell.aside('Saved.')",
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
        "print(f'\\x1b[K{line}', end='')",
    ],
)
def test_the_scan_leaves_the_rest_alone(source: str) -> None:
    assert not list(english(ast.parse(source)))
