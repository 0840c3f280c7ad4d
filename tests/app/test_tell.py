"""Which language a command answers in, and what it says of one that the table does not speak."""

from __future__ import annotations

import argparse
import ast
import fcntl
import io
import os
import struct
import sys
import termios
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

import pytest
from rich.console import Console

import table
from table.app import tell
from table.app.commands import audit
from table.app.main import parser
from table.cues import phrase
from table.errors import ConfigError
from table.seats.pads import process
from table.speech import desk


def with_lang(command: argparse.ArgumentParser) -> Iterator[tuple[str, ...]]:
    """The words of every command that has `--lang`."""
    for action in command._actions:
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                yield from with_lang(below)
        elif "--lang" in action.option_strings:
            yield tuple(command.prog.split()[1:])


ANY_LANGUAGE = {("voice", "list")}
"""What shows the engine's voices: those of a language that the table does not speak, too."""
NEEDS = {("pad", "provision"): ("1",), ("config", "init"): ("/dev/null/table.toml",)}
"""What a command must be told; root's own configuration is not for a test to write."""
LANGUAGES = sorted(set(with_lang(parser())) - ANY_LANGUAGE)


@pytest.mark.parametrize("words", LANGUAGES, ids=" ".join)
def test_a_language_the_table_does_not_speak_is_refused_alike_everywhere(
    words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("STATE_DIRECTORY", str(tmp_path))
    args = parser().parse_args([*words, *NEEDS.get(words, ()), "--lang", "xx"])
    with pytest.raises(ConfigError) as refused:
        args.run(args)
    assert refused.value.said == phrase("table-no-language", lang="xx", known="da, en, hu, it")


def test_what_is_missing_for_an_audit_is_told_in_the_language_of_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def no_audit(*_: object) -> None:
        raise ConfigError("not now")

    monkeypatch.setattr(process, "micropython", lambda: None)
    monkeypatch.setattr(audit, "_audit", no_audit)
    monkeypatch.setenv("COLUMNS", "1000")
    args = parser().parse_args(["audit", "--pads", "sim", "--lang", "hu"])
    with pytest.raises(ConfigError, match="not now"):
        args.run(args)
    assert capsys.readouterr().err.strip() == desk.read(phrase("pad-no-micropython"), "hu")


def test_lang_counts_before_the_configuration_and_that_before_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    file = tmp_path / "table.toml"
    file.write_text("")
    args = argparse.Namespace(lang=None, config=file)
    assert tell.wanted(args) == "it"
    file.write_text('[table]\nlanguage = "da"\n')
    assert tell.wanted(args) == "da"
    args.lang = "hu"
    assert tell.wanted(args) == "hu"


@contextmanager
def terminal(width: int) -> Iterator[tuple[TextIO, Callable[[], str]]]:
    """A terminal of so many columns, and what it has been sent: at most what its line can hold."""
    ours, theirs = os.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("4H", 24, width, 0, 0))
    with os.fdopen(ours, "rb", buffering=0) as shown, os.fdopen(theirs, "w") as out:

        def sent() -> str:
            out.flush()
            got = b""
            while not got.endswith(b"\n"):  # it comes in parts
                got += shown.read(4096)
            return got.decode().replace("\r\n", "\n")

        yield out, sent


def on_a_terminal(width: int, text: str) -> str:
    """`text` as it is folded for a terminal of so many columns."""
    with terminal(width) as (out, _):
        return tell.fold(text, out)


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("Two words and more of them", "Two words\nand more\nof them"),
        ("  set in as well", "  set in\n  as well"),
        ("one\n\nanother sentence", "one\n\nanother\nsentence"),
        ("in /a/long/path/to/a-file there", "in\n/a/long/path/to/a-file\nthere"),
        (
            "It is 'burgomaster play --resume --out '/a b/c  d'' that goes on.",
            "It is\n'burgomaster play --resume --out '/a b/c  d''\nthat goes\non.",
        ),
        ("Kør »burgomaster roles« nu.", "Kør\n»burgomaster roles«\nnu."),
        ("„burgomaster games --lang hu” ez", "„burgomaster games --lang hu”\nez"),
        ("the burgomaster is here", "the\nburgomaster\nis here"),
    ],
)
def test_a_terminal_cuts_no_word(text: str, folded: str) -> None:
    assert on_a_terminal(10, text) == folded
    assert on_a_terminal(0, text) == text, "no terminal is so narrow; a serial line says so"


def test_what_is_no_terminal_gets_the_sentence_in_one_piece(tmp_path: Path) -> None:
    long = "word " * 100
    with (tmp_path / "log").open("w") as out:
        assert tell.fold(long, out) == long


LONG = "A [sentence] of many words says that /a/rather/long/path/to/some-file is :dog: there."
"""Neither brackets nor colons mean anything, whoever wrote them into a name."""


def test_between_drawings_too_a_terminal_cuts_neither_a_word_nor_a_path() -> None:
    with terminal(30) as (out, sent):
        console = Console(file=out, width=30)
        tell.on(console)(LONG)
        assert sent() == tell.fold(LONG, out) + "\n"
        assert max(map(len, tell.fold(LONG, out).split("\n"))) > 30, "the path is whole"


@pytest.mark.parametrize("forced", [None, True])
def test_between_drawings_too_what_is_no_terminal_gets_one_line(forced: bool | None) -> None:
    """Nor does the width of somebody else's terminal count, as that of a test's own output."""
    out = io.StringIO()
    tell.on(Console(file=out, width=30, force_terminal=forced))(LONG)
    assert out.getvalue() == LONG + "\n"


def test_into_a_pipe_what_is_drawn_is_not_cut_either(monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdout", out)
    tell.console().print(LONG * 9)
    assert out.getvalue() == LONG * 9 + "\n"


def test_a_mistyped_line_is_complained_of_in_whole_words(monkeypatch: pytest.MonkeyPatch) -> None:
    with terminal(60) as (out, sent):
        monkeypatch.setattr(sys, "stderr", out)
        with pytest.raises(SystemExit) as left:
            parser().parse_args(["play", "--bots", "six", "--lang", "it"])
        lines = sent().split("\n")
    assert left.value.code == 2
    assert len(lines) > 2
    assert max(map(len, lines)) <= 60


READ = {"text", "read", "words"}
"""What makes a sentence of a phrase, by the last part of its name."""


def unfolded(tree: ast.AST) -> Iterator[int]:
    """The lines where a sentence is printed that a terminal would cut in a word, or rich a path.

    Without a line's end, it is a line that is drawn again and again.
    """
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call) or name(call.func) != "print":
            continue
        again = any(key.arg == "end" and ast.unparse(key.value) == "''" for key in call.keywords)
        if not again and any(map(reads, call.args)):
            yield call.lineno


def reads(node: ast.AST) -> bool:
    """Whether a phrase becomes a sentence in `node` that nobody folds."""
    if isinstance(node, ast.Call):
        if name(node.func) == "fold":
            return False
        if name(node.func) in READ:
            return True
    return any(map(reads, ast.iter_child_nodes(node)))


def name(called: ast.expr) -> str:
    """The last part of the name of what is called; of what a call gives, that of the call."""
    if isinstance(called, ast.Call):
        return name(called.func)
    return called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")


def test_every_sentence_is_folded() -> None:
    for wrong in (
        "print(text(said))",
        "print(f'- {desk.read(said, lang)}', flush=True)",
        "console.print(words(lang)(said), soft_wrap=True)",
    ):
        assert list(unfolded(ast.parse(wrong))) == [1], wrong
    right = "print(tell.fold(text(said))); tell.on(console)(text(said)); print(drawn(view, text))"
    assert list(unfolded(ast.parse(right))) == []
    root = Path(table.__file__).parent
    found = {
        str(file.relative_to(root)): lines
        for file in sorted(root.rglob("*.py"))
        if (lines := list(unfolded(ast.parse(file.read_text(encoding="utf-8")))))
    }
    assert found == {}
