"""Which lines of a translation have to be looked at again.

A translation is made from an English line. `reviewed.json` beside each catalogue keeps a checksum of
the English that every line was made from; a line whose English has changed since is *stale*. Run
`python -m table.speech.review` to list such lines with both texts, and once they are right
`python -m table.speech.review hu --done` (or `--done KEY …`) to say so.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import sys
from collections.abc import Collection, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from types import MappingProxyType
from typing import Final

import msgspec

from table.errors import ConfigError
from table.speech.catalogue import CHILDREN, DESK, LANG, REFERENCE, Catalogue, languages
from table.speech.saving import save

REVIEWED: Final = "reviewed.json"
ROOTS: Final = (LANG, DESK, CHILDREN)

ALIKE: Final[Mapping[str, frozenset[str]]] = MappingProxyType(
    {
        "it": frozenset({"role-medium", "roles-seconds"}),
        "da": frozenset(
            {
                "role-medium",
                "role-bodyguard",
                "web-pause",
                "retold-pause",
                "roles-seconds",
                "tool-key-enter",
            }
        ),
        "hu": frozenset({"tool-key-enter"}),
    }
)
"""Lines that are rightly the same as in English. Lines without a word need not be here."""


def sources(lang: str, root: Path = LANG) -> dict[str, str]:
    """The text of every line of `lang` as it is written, without comments, by key."""
    files = sorted((root / lang).glob("*.ftl"))
    return dict(line for file in files for line in _lines(file.read_text(encoding="utf-8")))


def originals(lang: str, root: Path = LANG) -> dict[str, str]:
    """The English of the lines of `lang`, by key.

    In the children's wording one language may have to replace a line that is harmless in English:
    that one is made from the usual English line.
    """
    own = sources(REFERENCE, root)
    if root != CHILDREN:
        return own
    usual = sources(REFERENCE, LANG) | sources(REFERENCE, DESK)
    return own | {key: usual[key] for key in sources(lang, root) if key in usual and key not in own}


@cache
def _lines(content: str) -> tuple[tuple[str, str], ...]:
    from fluent.syntax import FluentParser, FluentSerializer, ast

    found = []
    for entry in FluentParser().parse(content).body:
        if isinstance(entry, ast.Message):
            bare = ast.Message(entry.id, entry.value, attributes=[])
            written = FluentSerializer().serialize_entry(bare)
            found.append((entry.id.name, written.partition("=")[2].strip()))
    return tuple(found)


def checksum(source: str) -> str:
    """Twelve hexadecimal digits of the SHA-256 of a line as it is written."""
    return hashlib.sha256(source.encode()).hexdigest()[:12]


def reviewed(lang: str, root: Path = LANG) -> dict[str, str]:
    """The checksum of the English that each line of `lang` was made from."""
    file = root / lang / REVIEWED
    return msgspec.json.decode(file.read_bytes(), type=dict[str, str]) if file.exists() else {}


def stale(lang: str, root: Path = LANG) -> tuple[str, ...]:
    """Keys of lines whose English is not the one they were made from, in the order of the files."""
    known = reviewed(lang, root)
    english = originals(lang, root)
    translated = sources(lang, root)
    return tuple(
        key
        for key, text in english.items()
        if key in translated and known.get(key) != checksum(text)
    )


def untranslated(lang: str, root: Path = LANG) -> tuple[str, ...]:
    """Keys of lines that are missing, or still in English though they hold a word."""
    english = originals(lang, root)
    translated = sources(lang, root)
    alike = ALIKE.get(lang, frozenset())
    return tuple(
        key
        for key, text in english.items()
        if translated.get(key, text) == text
        and key not in alike
        and (key not in translated or re.search(r"[^\W\d_]", re.sub(r"\{[^{}]*\}", "", text)))
    )


def done(lang: str, keys: tuple[str, ...] = (), root: Path = LANG) -> tuple[str, ...]:
    """Mark `keys`, or all lines, as looked at; returns those that were stale.

    :raises ConfigError: a key that the translation does not have.
    """
    english = originals(lang, root)
    translated = sources(lang, root)
    if unknown := sorted(set(keys) - set(translated)):
        raise _no_line(lang, unknown[0])
    marked = tuple(key for key in stale(lang, root) if key in keys or not keys)
    sums = reviewed(lang, root) | {key: checksum(english[key]) for key in marked}
    kept = {key: sums[key] for key in sorted(sums) if key in translated}
    content = msgspec.json.format(msgspec.json.encode(kept), indent=1)
    save(root / lang / REVIEWED, content + b"\n")
    return marked


def main(arguments: list[str]) -> int:
    """The command; returns 1 when there is something to look at.

    :raises ConfigError: a language without a catalogue, a file that is wrong, or a key to mark
        that the language does not have; nothing is marked then.
    """
    parser = argparse.ArgumentParser(prog="python -m table.speech.review", description=__doc__)
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help="default: all")
    parser.add_argument("--done", nargs="*", metavar="KEY", help="these, or all, are right now")
    asked = parser.parse_args(arguments)
    rest = 0
    wanted = asked.languages or [lang for lang in languages() if lang != REFERENCE]
    for lang in wanted:
        _check(lang, asked.done or ())
    for root, lang in product(ROOTS, wanted):
        english, translated = originals(lang, root), sources(lang, root)
        if asked.done is not None:
            keys = tuple(key for key in asked.done if key in translated)
            right = () if asked.done and not keys else done(lang, keys, root)
            print(f"{lang}: {len(right)} lines of {root.name} marked as right")
        for why, keys in (
            ("stale", stale(lang, root)),
            ("not translated", untranslated(lang, root)),
        ):
            rest += len(keys)
            for key in keys:
                print(f"{lang}: {key} is {why}\n  en: {english[key]}")
                print(f"  {lang}: {translated.get(key, '–')}")
    return 1 if rest else 0


def _check(lang: str, keys: Collection[str]) -> None:
    """Read every catalogue of `lang` in both wordings, and look for `keys` in them."""
    for root, children in product((LANG, DESK), (False, True)):
        Catalogue.load(lang, root=root, children=children)
    if unknown := sorted(set(keys).difference(*(sources(lang, root) for root in ROOTS))):
        raise _no_line(lang, unknown[0])


def _no_line(lang: str, key: str) -> ConfigError:
    return ConfigError(f"The {lang} catalogue has no line {key!r}; translate it first.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
