"""Which language a command answers in, and what it says of one that the table does not speak."""

from __future__ import annotations

import argparse
import fcntl
import os
import struct
import termios
from collections.abc import Iterator
from pathlib import Path

import pytest

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


def on_a_terminal(width: int, text: str) -> str:
    """`text` as it is folded for a terminal of so many columns."""
    ours, terminal = os.openpty()
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("4H", 24, width, 0, 0))
    with os.fdopen(ours), os.fdopen(terminal, "w") as out:
        return tell.fold(text, out)


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("Two words and more of them", "Two words\nand more\nof them"),
        ("  set in as well", "  set in\n  as well"),
        ("one\n\nanother sentence", "one\n\nanother\nsentence"),
        ("in /a/long/path/to/a-file there", "in\n/a/long/path/to/a-file\nthere"),
    ],
)
def test_a_terminal_cuts_no_word(text: str, folded: str) -> None:
    assert on_a_terminal(10, text) == folded
    assert on_a_terminal(0, text) == text, "no terminal is so narrow; a serial line says so"


def test_what_is_no_terminal_gets_the_sentence_in_one_piece(tmp_path: Path) -> None:
    long = "word " * 100
    with (tmp_path / "log").open("w") as out:
        assert tell.fold(long, out) == long
