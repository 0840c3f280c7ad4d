"""The words that the catalogues of a language have, to find the ones in a text that they have not."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from fluent.syntax import FluentParser, ast, visitor

from table.speech.catalogue import DESK, LANG

COMMANDS = frozenset({"burgomaster", "play", "resume", "replay", "games", "scores", "sudo", "out"})
"""What is typed is typed alike in every language."""


@cache
def vocabulary(lang: str) -> frozenset[str]:
    """Every word of every line in `lang`, in lower case."""
    found: set[str] = set()

    class Collect(visitor.Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:
            found.update(words(node.value))

        def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
            found.update(words(node.value))

    for root in (LANG, DESK):
        for file in (root / lang).glob("*.ftl"):
            Collect().visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    return frozenset(found)


def words(text: str) -> set[str]:
    """The words of a text in lower case, numbers and signs left out."""
    return {word.lower() for word in re.findall(r"[^\W\d_]+", text)}


def strangers(text: str, lang: str, known: Iterable[str] = ()) -> set[str]:
    """The words of `text` that are neither in `lang` nor among what is `known`, such as names."""
    return words(text) - vocabulary(lang) - COMMANDS - words(" ".join(known))


def wrong_articles(text: str) -> list[str]:
    """Hungarian: "az" stands before a number that is read with a vowel, "a" before the others.

    Up to 49 these are egy (one) and öt (five).
    """
    found = re.findall(r"\b([Aa]z?) (\d{1,2})\b", text)
    return [f"{a} {n}" for a, n in found if (a.lower() == "az") != (int(n) in (1, 5))]
