"""The words that the catalogues of a language have, to find the ones in a text that they have not."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from fluent.syntax import FluentParser, ast, visitor

from table.speech import review
from table.speech.catalogue import DESK, LANG

COMMANDS = frozenset({"burgomaster", "play", "resume", "replay", "games", "scores", "sudo", "out"})
"""What is typed is typed alike in every language."""
TOLD = ("story", "scores")
"""The desk's topics that tell what was played. The others name keys and commands, in English."""


@cache
def vocabulary(lang: str) -> frozenset[str]:
    """Every word that a game in `lang` can say or show, and that can be told of it, in lower case."""
    found: set[str] = set()

    class Collect(visitor.Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:
            found.update(words(node.value))

        def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
            found.update(words(node.value))

    files = [*(LANG / lang).glob("*.ftl"), *(DESK / lang / f"{topic}.ftl" for topic in TOLD)]
    for file in files:
        Collect().visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    titles = (
        review.sources(lang, DESK)[f"rules-tabula-{edition}"] for edition in ("hu", "da", "it")
    )
    return frozenset(found.union(*map(words, titles)))


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
