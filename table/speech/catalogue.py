"""What the table says, in every language: Project Fluent files in `lang/<language>/<topic>.ftl`.

English is the reference: another language may leave lines and arguments out, never add any. Files
are checked when they are loaded; once a game runs, a line that cannot be filled is replaced by its
English text, or by its key, and logged once.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from msgspec import Struct

from table.cues import Phrase
from table.errors import ConfigError
from table.speech.arguments import RANGES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

LANG: Final = Path(__file__).with_name("lang")
"""What is heard and shown in a game."""
DESK: Final = Path(__file__).with_name("desk")
"""What is only read, by whoever has the machine: see `table.speech.desk`."""
CHILDREN: Final = Path(__file__).with_name("children")
"""The children's wording (RULES.md §3): lines that take the place of those of the same key."""
REFERENCE: Final = "en"

log = logging.getLogger(__name__)


class CatalogueError(ConfigError):
    """A catalogue file, or a phrase asked of it, that is wrong; names the file and the line."""


class UnknownPhrase(CatalogueError, KeyError):
    """A phrase whose key, or whose arguments, the catalogue does not have."""

    __str__ = ValueError.__str__  # KeyError would print the sentence in quotes


class Line(Struct, frozen=True):
    """One line of the catalogue: where it stands and what has to be filled in, sorted."""

    key: str
    topic: str
    arguments: tuple[str, ...]


def languages(root: Path = LANG) -> tuple[str, ...]:
    """The languages there is a catalogue for, sorted."""
    return tuple(sorted(p.name for p in root.iterdir() if any(p.glob("*.ftl"))))


class Catalogue:
    """The lines of one language, with English behind it. Build it with `Catalogue.load`."""

    def __init__(
        self,
        lang: str,
        bundle: FluentBundle,
        lines: Mapping[str, Line],
        fallback: Catalogue | None,
        strict: bool,
    ) -> None:
        self.lang = lang
        self.lines = lines
        self._bundle = bundle
        self._fallback = fallback
        self._strict = strict
        self._texts: dict[Phrase, str] = {}
        self._complained: set[str] = set()

    @classmethod
    def load(
        cls,
        lang: str = REFERENCE,
        *,
        strict: bool = False,
        root: Path = LANG,
        children: bool = False,
        english: Catalogue | None = None,
    ) -> Catalogue:
        """Read and check every `.ftl` file of `lang`; with `children`, in the children's wording.

        The desk's lines may be filled with anything; a game's only with what has a range, since
        its phrases have to be a finite list.

        `english` are the lines behind it, where they have been loaded.

        With `strict`, for tests, `text` raises where it would otherwise fall back.

        :raises CatalogueError: a file that cannot be parsed, a line twice, without text, with an
            unknown argument or reference, or (not in English) one that English does not have; or
            no catalogue in this language.
        """
        # Here, not above: Fluent brings babel with it, 70 ms that `--help` must not cost.
        from fluent.runtime import FluentBundle
        from fluent.syntax import ast

        files = sorted((root / lang).glob("*.ftl"))
        if not files:
            raise CatalogueError(
                f"There is no catalogue for the language {lang!r}; choose one of "
                f"{', '.join(languages(root))}."
            )
        fallback = english
        if lang != REFERENCE and fallback is None:
            fallback = cls.load(strict=strict, root=root, children=children)
        bundle = FluentBundle([lang], use_isolating=False)  # marks would be spoken and measured
        entries: dict[str, ast.Message | ast.Term] = {}
        found: dict[str, tuple[Path, int]] = {}
        for file in files:
            resource, there = _parsed(file)
            for name, entry, at in there:
                if name in entries:
                    raise _error(at, f"{name!r} is already in {found[name][0].name}")
                entries[name], found[name] = entry, at
            bundle.add_resource(resource)
        topics = {name: at[0].stem for name, at in found.items()}
        folder = root.with_name(CHILDREN.name) / lang
        for file in sorted(folder.glob("*.ftl")) if children else ():
            resource, there = _parsed(file)
            for name, entry, at in there:
                if name in entries:  # or it is a line of the other catalogue
                    entries[name], found[name] = entry, at
            bundle.add_resource(resource, allow_overrides=True)

        lines: dict[str, Line] = {}
        for key, entry in entries.items():
            arguments = _arguments(entry, entries, found[key])
            if isinstance(entry, ast.Message):
                lines[key] = Line(key, topics[key], arguments)
        for key, line in lines.items():
            if fallback is None:
                known = frozenset(line.arguments if root == DESK else RANGES)
                where = "table/speech/arguments.py"
            elif key in fallback.lines:
                known = frozenset(fallback.lines[key].arguments)
                where = "the English line"
            else:
                raise _error(found[key], f"{key!r} is not in the English catalogue")
            if unknown := sorted(set(line.arguments) - known):
                raise _error(found[key], f"{key!r} uses ${unknown[0]}, which {where} does not have")
        return cls(lang, bundle, lines, fallback, strict)

    def text(self, phrase: Phrase) -> str:
        """The sentence, on one line. Never raises in a game: see `load`.

        :raises UnknownPhrase: the catalogue was loaded with `strict` and lacks the phrase.
        """
        known = self._texts.get(phrase)
        if known is None:
            known = self._texts[phrase] = self._text(phrase)
        return known

    def _text(self, phrase: Phrase) -> str:
        try:
            return self._fill(phrase)
        except UnknownPhrase as error:
            if self._strict:
                raise
            if phrase.key not in self._complained:
                self._complained.add(phrase.key)
                log.warning("%s", error)
            return self._fallback.text(phrase) if self._fallback else phrase.key

    def _fill(self, phrase: Phrase) -> str:
        given = dict(phrase.args)
        line = self.lines.get(phrase.key)
        if line is None:
            raise UnknownPhrase(
                f"The {self.lang} catalogue has no line {phrase.key!r}; "
                f"add it to a file in table/speech/lang/{self.lang}."
            )
        reference = self._fallback.lines[phrase.key] if self._fallback else line
        if tuple(sorted(given)) != reference.arguments:
            wanted = ", ".join(f"${a}" for a in reference.arguments) or "nothing"
            raise UnknownPhrase(
                f"The line {phrase.key!r} is filled with {wanted}, "
                f"not with {', '.join(f'${a}' for a in sorted(given)) or 'nothing'}."
            )
        pattern = self._bundle.get_message(phrase.key).value
        if pattern is None:  # load() refuses a line without text
            raise UnknownPhrase(f"The line {phrase.key!r} has no text; write one.")
        filled, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise UnknownPhrase(f"The line {phrase.key!r} cannot be filled: {errors[0]}.")
        return " ".join(str(filled).split())

    def untranslated(self) -> tuple[str, ...]:
        """Keys that are still in English here, sorted; empty for English."""
        return tuple(sorted(set(self._fallback.lines) - set(self.lines))) if self._fallback else ()

    def all_lines(self) -> tuple[Line, ...]:
        """Every line of the reference, in the order of its files, translated or not."""
        return tuple((self._fallback or self).lines.values())

    def topic(self, *topics: str) -> Iterable[Line]:
        """The lines of these topics, topic by topic.

        :raises CatalogueError: there is no file of such a name.
        """
        lines = self.all_lines()
        known = {line.topic for line in lines}
        for name in topics:
            if name not in known:
                raise CatalogueError(
                    f"There is no {name}.ftl; choose among {', '.join(sorted(known))}."
                )
        return [line for name in topics for line in lines if line.topic == name]


def _parsed(
    file: Path,
) -> tuple[ast.Resource, list[tuple[str, ast.Message | ast.Term, tuple[Path, int]]]]:
    """A file, and its messages and terms, each with its name and where it stands.

    :raises CatalogueError: something there is neither, or has no text.
    """
    from fluent.syntax import FluentParser, ast

    source = file.read_text(encoding="utf-8")
    resource = FluentParser().parse(source)
    found: list[tuple[str, ast.Message | ast.Term, tuple[Path, int]]] = []
    for entry in resource.body:
        at = (file, source.count("\n", 0, entry.span.start if entry.span else 0) + 1)
        if isinstance(entry, ast.Junk):
            raise _error(at, f"not a Fluent message ({entry.annotations[0].message})")
        if isinstance(entry, ast.Message | ast.Term):
            if entry.value is None:
                raise _error(at, f"{_name(entry)!r} has no text")
            found.append((_name(entry), entry, at))
    return resource, found


def _name(entry: ast.Message | ast.Term) -> str:
    from fluent.syntax import ast

    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


def _arguments(
    entry: ast.Message | ast.Term,
    entries: Mapping[str, ast.Message | ast.Term],
    at: tuple[Path, int],
) -> tuple[str, ...]:
    """Every `$argument` that `entry` needs, through its references too."""
    from fluent.syntax import visitor

    found: set[str] = set()
    seen: set[str] = set()

    class Collect(visitor.Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            found.add(node.id.name)

        def visit_MessageReference(self, node: ast.MessageReference) -> None:
            self.follow(node.id.name)

        def visit_TermReference(self, node: ast.TermReference) -> None:
            self.follow(f"-{node.id.name}")

        def follow(self, name: str) -> None:
            if name in seen:
                return
            seen.add(name)
            if name not in entries:
                raise _error(at, f"{_name(entry)!r} refers to {name!r}, which is nowhere")
            self.visit(cast("ast.Pattern", entries[name].value))

    Collect().visit(cast("ast.Pattern", entry.value))
    return tuple(sorted(found))


def _error(at: tuple[Path, int], what: str) -> CatalogueError:
    file, line = at
    return CatalogueError(f"{file.parent.name}/{file.name}, line {line}: {what}.")


def catalogue_of(lang: str, children: bool = False, root: Path = LANG) -> Catalogue:
    """A game's lines, read once a process, which takes half a second: not on a running game's loop.

    :raises CatalogueError: there is no catalogue in this language.
    """
    return _once(lang, children, root)


@cache
def _once(lang: str, children: bool, root: Path) -> Catalogue:
    english = None if lang == REFERENCE else _once(REFERENCE, children, root)
    return Catalogue.load(lang, root=root, children=children, english=english)
