"""What is only read: complete in every language, and every error read in the reader's own."""

from __future__ import annotations

import errno
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from tongues import LANGUAGES, TRANSLATED

from table.cues import phrase
from table.errors import REASONS, ConfigError, TableError, reason
from table.speech import desk, review
from table.speech.catalogue import DESK, LANG, Catalogue, languages

TABLE: Final = Path(desk.__file__).parents[2]
WORDS: Final = {lang: Catalogue.load(lang, root=DESK, strict=True) for lang in LANGUAGES}


def test_the_desk_has_the_languages_of_the_table() -> None:
    assert languages(DESK) == languages(LANG) == ("da", "en", "hu", "it")


@pytest.mark.parametrize("lang", TRANSLATED)
def test_no_line_is_missing_still_english_or_older_than_its_english(lang: str) -> None:
    assert review.untranslated(lang, DESK) == ()
    assert review.stale(lang, DESK) == (), "look at them again: python -m table.speech.review"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_argument_of_a_line_can_be_read_and_nothing_is_left_open(lang: str) -> None:
    english = WORDS["en"]
    for key, line in english.lines.items():
        said = phrase(key, **{name: f"‹{name}›" for name in line.arguments})
        text = WORDS[lang].text(said)
        assert text
        assert not re.search(r"[{}$]", text), f"{lang}: {key}: {text}"
        if "->" not in review.sources(lang, DESK)[key]:
            missing = [name for name in line.arguments if f"‹{name}›" not in text]
            assert not missing, f"{lang}: {key} does not tell ${missing[0]}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 21])
def test_every_line_can_be_filled_with_any_number(lang: str, number: int) -> None:
    for key, line in WORDS["en"].lines.items():
        said = phrase(key, **dict.fromkeys(line.arguments, number))
        assert not re.search(r"[{}$]", WORDS[lang].text(said))


def test_a_game_and_the_desk_share_no_key() -> None:
    assert not WORDS["en"].lines.keys() & Catalogue.load().lines.keys()


def test_every_line_of_the_desk_is_used() -> None:
    code = "\n".join(file.read_text(encoding="utf-8") for file in TABLE.rglob("*.py"))
    within = "\n".join(review.sources("en", DESK).values())
    unused = [
        key for key in WORDS["en"].lines if f'"{key}"' not in code and f"{{ {key} }}" not in within
    ]
    assert not unused


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_of_the_system_has_words(lang: str) -> None:
    named = set(re.findall(r"(?<!\*)\[(\w+)\]", review.sources(lang, DESK)["os-reason"]))
    assert named == REASONS
    assert reason(OSError(errno.ENOSPC, "")) == "ENOSPC"
    assert WORDS[lang].text(phrase("os-reason", why=reason(OSError("Odd.")))) == "Odd."


def test_an_error_is_english_to_a_programmer_and_the_own_language_to_a_person() -> None:
    error = ConfigError(phrase("table-no-language", lang="xx", known="en, hu"))
    assert isinstance(error, ValueError)
    assert str(error) == "The table does not speak 'xx'; choose one of: en, hu."
    assert desk.read(error, "da") == "Bordet taler ikke »xx«; vælg et af: en, hu."
    assert desk.read(error, "xx") == str(error)
    assert desk.read(TableError("Only for programmers."), "hu") == "Only for programmers."


@pytest.mark.parametrize(
    ("environment", "lang"), [("hu_HU.UTF-8", "hu"), ("da_DK", "da"), ("C", "en"), ("fr_FR", "en")]
)
def test_the_language_is_the_environments(
    monkeypatch: pytest.MonkeyPatch, environment: str, lang: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", environment)
    assert desk.language() == lang
    assert desk.language("it") == "it"


def test_an_error_of_the_command_line_is_read_in_the_language_of_the_environment() -> None:
    ran = subprocess.run(
        [Path(sys.executable).with_name("burgomaster"), "play", "--lang", "xx"],
        env={"LANG": "it_IT.UTF-8", "PATH": "/usr/bin:/bin", "HOME": "/nonexistent"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == "Il tavolo non parla “xx”; scegli tra: da, en, hu, it.\n"
