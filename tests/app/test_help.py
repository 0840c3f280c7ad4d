"""`--help` in the languages of the table: every text of every command, and nothing else."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from command import Command
from tongues import TRANSLATED, english_in

from table.app import helping
from table.app.main import OneSentence, parser

ARGPARSE = {"usage: ", "options", "positional arguments"}


def texts(command: OneSentence) -> Iterator[str]:
    yield command.description or ""
    for action in command._actions:
        yield action.help or ""
        if isinstance(action, argparse._SubParsersAction):
            yield from (listed.help or "" for listed in action._get_subactions())
            for below in action.choices.values():
                yield from texts(below)


def translated(lang: str) -> dict[str, str]:
    found: dict[str, str] = json.loads((helping.DESK / lang / "help.json").read_text("utf-8"))
    return found


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_text_is_there_in_every_language_and_no_other(lang: str) -> None:
    wanted = set(texts(parser())) - {""}
    assert wanted | ARGPARSE == set(translated(lang)), f"add it to desk/{lang}/help.json"


@pytest.mark.parametrize("lang", TRANSLATED)
def test_no_text_is_english_still(lang: str) -> None:
    for english, other in translated(lang).items():
        assert english != other
        assert not english_in(other.replace("burgomaster setup", "")), other
        assert "%" not in other  # argparse fills it


def every(command: OneSentence) -> Iterator[OneSentence]:
    """The command and all below it."""
    yield command
    for action in command._actions:
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                yield from every(below)


@pytest.mark.parametrize("lang", ["en", *TRANSLATED])
def test_help_is_set_as_a_terminal_shows_it(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No sign of a text for print, and the usage goes on below the command, whatever its word."""
    monkeypatch.setenv("COLUMNS", "60")
    root = parser()
    root.read_in(helping.texts(["--help", "--lang", lang]))
    word = translated(lang)["usage: "] if lang != "en" else "usage: "
    went_on = 0
    for command in every(root):
        shown = command.format_help()
        assert "`" not in shown, command.prog
        first, *more = shown.partition("\n\n")[0].split("\n")
        assert first.startswith(f"{word}{command.prog} ")
        for line in more:
            went_on += 1
            assert len(line) - len(line.lstrip()) == len(f"{word}{command.prog} "), shown
    assert went_on > 10


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("--nope", "burgomaster"),
        ("play --nope", "burgomaster play"),
        ("pad test --nope --lang it", "burgomaster pad test"),
        ("--nope play", "burgomaster"),
        ("play --seed six", "burgomaster play"),
    ],
)
def test_a_complaint_names_the_help_that_lists_what_was_meant(
    typed: str,
    command: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C")
    with pytest.raises(SystemExit):
        parser().parse_args(typed.split())
    assert re.findall(r"['“](burgomaster[a-z ]*) --help", capsys.readouterr().err) == [command]


def commands(command: OneSentence) -> Iterator[OneSentence]:
    """Those that do something."""
    below = [a for a in command._actions if isinstance(a, argparse._SubParsersAction)]
    if not below:
        yield command
    for action in below:
        for one in action.choices.values():
            yield from commands(one)


def test_every_command_is_asked_in_a_language() -> None:
    dumb = [c.prog for c in commands(parser()) if "--lang" not in c._option_string_actions]
    assert dumb == []


@pytest.mark.parametrize(
    "line",
    [
        ("doctor",),
        ("config", "check"),
        ("config", "init", "new.toml"),
        ("pad", "list"),
        ("houses", "register"),
        ("calibrate", "screen"),
        ("setup", "--simulated"),
    ],
)
def test_a_command_answers_in_the_language_asked_for(
    line: tuple[str, ...], burgomaster: Command
) -> None:
    unknown = burgomaster.refused(*line, "--lang", "xx")
    assert "xx" in unknown
    assert "en, hu, it" in unknown
    ran = burgomaster(*line, "--lang", "hu")
    told = (ran.stdout + ran.stderr).replace("burgomaster setup", "")
    assert told
    assert not english_in(told), told


def test_a_wrong_file_is_wrong_in_every_language(burgomaster: Command) -> None:
    (burgomaster.home / "wrong.toml").write_text('[table]\nlanguage = "xx"\n')
    for lang in ("en", *TRANSLATED):
        assert burgomaster("config", "check", "wrong.toml", "--lang", lang).returncode == 2


def test_help_is_in_the_language_of_the_environment_the_configuration_or_lang(
    burgomaster: Command,
) -> None:
    assert "usage: burgomaster play" in burgomaster("play", "--help").stdout
    assert "használat: burgomaster" in burgomaster("play", "--help", "--lang", "hu").stdout
    file = burgomaster.home / ".config/burgomaster/table.toml"
    file.parent.mkdir(parents=True)
    file.write_text('[table]\nlanguage = "da"\n')
    assert "brug: burgomaster pad test" in burgomaster("pad", "test", "-h").stdout
    burgomaster.env = {**burgomaster.env, "LANG": "it_IT.UTF-8"}
    assert "brug: burgomaster" in burgomaster("--help").stdout
    file.write_text('table = "no section"')
    assert "uso: burgomaster" in burgomaster("--help").stdout
    assert "usage: burgomaster" in burgomaster("--help", "--lang=en").stdout


@pytest.mark.parametrize("lang", ["..", "../en", "", "xx"])
def test_a_language_that_is_none_is_passed_over(
    lang: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert helping.texts(["--help", "--lang", lang]) == {}


@pytest.mark.parametrize(
    ("typed", "lang"),
    [
        ([], None),
        (["play", "--lang", "hu"], "hu"),
        (["play", "--lang=hu", "--lang", "it"], "it"),
        (["play", "--lang", "it", "--seed", "7", "--lang=hu"], "hu"),
        (["--lang"], None),
    ],
)
def test_of_several_lang_the_last_counts_as_where_the_line_is_understood(
    typed: list[str], lang: str | None
) -> None:
    assert helping.lang_of(typed) == lang
    if typed and typed != ["--lang"]:
        assert parser().parse_args(typed).lang == lang


def test_a_complaint_and_help_are_in_the_same_of_several_languages(burgomaster: Command) -> None:
    languages = ("--lang=it", "--lang", "hu")
    assert "használat: burgomaster" in burgomaster("play", *languages, "--help").stdout
    assert "Itt nincs ilyen" in burgomaster("play", *languages, "--nothing").stderr
