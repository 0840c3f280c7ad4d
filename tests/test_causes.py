"""What a sentence leaves out of a failure's cause is kept behind the error, for the log."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import table

TABLE: Final = Path(table.__file__).parent

NOTHING_LOST: Final = frozenset({"KeyError", "EOFError", "msgspec.MsgspecError"})
"""What was looked up is not there, a person at the terminal is gone, or what a person typed is
wrong: the sentence says all that the cause knows."""


def silent(tree: ast.AST) -> Iterator[int]:
    """Lines that raise without the cause they have."""
    for node in ast.walk(tree):
        match node:
            # The line has a gap for the system's reason: there is one.
            case ast.Raise(exc=ast.Call() as error, cause=None | ast.Constant()) if any(
                keyword.arg == "why" for call in ast.walk(error) for keyword in named(call)
            ):
                yield node.lineno
            case ast.ExceptHandler(type=ast.expr() as caught):
                kinds = caught.elts if isinstance(caught, ast.Tuple) else [caught]
                if {ast.unparse(kind) for kind in kinds} <= NOTHING_LOST:
                    continue
                yield from (
                    each.lineno
                    for each in ast.walk(node)
                    if isinstance(each, ast.Raise) and isinstance(each.cause, ast.Constant)
                )


def named(node: ast.AST) -> list[ast.keyword]:
    return node.keywords if isinstance(node, ast.Call) else []


def test_no_error_forgets_its_cause() -> None:
    found = [
        f"{file.relative_to(TABLE)}:{line}"
        for file in sorted(TABLE.rglob("*.py"))
        for line in silent(ast.parse(file.read_text(encoding="utf-8")))
    ]
    assert found == []


@pytest.mark.parametrize(
    "code",
    [
        "raise NoDoor(phrase('pages-shut', why=reason(problem)))",
        "try: f()\nexcept (OSError, KeyError): raise PackError(phrase('pack-busy')) from None",
        "try: f()\nexcept OSError as e:\n  raise DeviceError(phrase('x', why=reason(e))) from None",
    ],
)
def test_one_that_does_is_found(code: str) -> None:
    assert list(silent(ast.parse(code)))


@pytest.mark.parametrize(
    "code",
    [
        "try: f()\nexcept OSError as e: raise DeviceError(phrase('x', why=reason(e))) from e",
        "try: f()\nexcept KeyError: raise ConfigError(phrase('x')) from None",
        "try: f()\nexcept OSError: raise",
    ],
)
def test_one_that_does_not_is_left_alone(code: str) -> None:
    assert not list(silent(ast.parse(code)))
