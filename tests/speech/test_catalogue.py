from __future__ import annotations

import logging
from pathlib import Path

import pytest

from table.cues import phrase
from table.errors import ConfigError
from table.speech.arguments import EVERYBODY, RANGES, Players
from table.speech.catalogue import (
    Catalogue,
    CatalogueError,
    UnknownPhrase,
    catalogue_of,
    languages,
)
from table.speech.phrases import SILENT, script, whole_script


def lang(root: Path, name: str, **files: str) -> Path:
    (root / name).mkdir(exist_ok=True)
    for topic, content in files.items():
        (root / name / f"{topic}.ftl").write_text(content, encoding="utf-8")
    return root


def test_a_line_is_filled_without_marks_and_on_one_line(tmp_path: Path) -> None:
    lang(tmp_path, "en", day="lost =\n    House { $house },\n    of { $name }.\n")
    catalogue = Catalogue.load(strict=True, root=tmp_path)
    assert catalogue.text(phrase("lost", name="Őze", house=3)) == "House 3, of Őze."


@pytest.mark.parametrize("name", languages())
def test_every_phrase_of_every_language_can_be_said(name: str) -> None:
    catalogue = Catalogue.load(name, strict=True)
    topics = tuple({line.topic for line in catalogue.all_lines()})
    said = script(catalogue, topics, Players(8, ("Anna", "Béla")))
    assert len(said) == len(set(said))
    for each in said:
        text = catalogue.text(each)
        assert text
        assert "{" not in text
        assert not any("⁦" <= letter <= "⁩" for letter in text)
    assert not catalogue.untranslated()


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("a = Yes.\nb = { $\n", "en/t.ftl, line 2: not a Fluent message"),
        ("a = Yes.\na = No.\n", "en/t.ftl, line 2: 'a' is already in t.ftl"),
        ("a =\n    .title = No text\n", "'a' has no text"),
        ("a = { $colour }\n", "'a' uses $colour, which table/speech/arguments.py does not have"),
        ("a = { b }\n", "'a' refers to 'b', which is nowhere"),
        ("a = { -b }\n", "'a' refers to '-b', which is nowhere"),
    ],
)
def test_a_wrong_line_is_refused_when_loaded(tmp_path: Path, content: str, complaint: str) -> None:
    lang(tmp_path, "en", t=content)
    with pytest.raises(CatalogueError) as refused:
        Catalogue.load(root=tmp_path)
    assert complaint in str(refused.value)
    assert isinstance(refused.value, ConfigError)


def test_arguments_are_found_through_references_and_choices(tmp_path: Path) -> None:
    content = (
        "-of = of { $house }\na = { $n ->\n    [one] One\n   *[other] { $n }\n} { -of } { b }\n"
    )
    lang(tmp_path, "en", t=content + "b = { $seat } { a }\n")
    assert Catalogue.load(root=tmp_path).lines["a"].arguments == ("house", "n", "seat")


def test_an_unknown_language_names_the_known_ones() -> None:
    with pytest.raises(CatalogueError, match=r"choose one of .*en"):
        Catalogue.load("xx")


@pytest.mark.parametrize(
    ("key", "arguments"), [("nowhere", {}), ("a", {}), ("a", {"house": 1, "n": 2})]
)
def test_what_cannot_be_said_raises_in_a_test_only(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, key: str, arguments: dict[str, int]
) -> None:
    lang(tmp_path, "en", t="a = { $house }\n")
    said = phrase(key, **arguments)
    with pytest.raises(UnknownPhrase) as unknown:
        Catalogue.load(strict=True, root=tmp_path).text(said)
    assert isinstance(unknown.value, KeyError)
    assert str(unknown.value).startswith(("The ", "There "))

    catalogue = Catalogue.load(root=tmp_path)
    with caplog.at_level(logging.WARNING):
        assert catalogue.text(said) == key
        assert catalogue.text(phrase(key, seat=9)) == key
    assert len(caplog.records) == 1


def test_another_language_falls_back_to_english(tmp_path: Path) -> None:
    lang(tmp_path, "en", t="a = House { $house }\nb = Yes.\n")
    lang(tmp_path, "it", t="a = Una casa\n")
    italian = Catalogue.load("it", root=tmp_path)
    assert italian.text(phrase("a", house=2)) == "Una casa"
    assert italian.text(phrase("b")) == "Yes."
    assert italian.untranslated() == ("b",)
    assert [line.key for line in italian.topic("t")] == ["a", "b"]


@pytest.mark.parametrize(
    ("content", "complaint"),
    [("c = No.\n", "'c' is not in the English"), ("a = { $n }\n", "the English line does not")],
)
def test_another_language_adds_nothing(tmp_path: Path, content: str, complaint: str) -> None:
    lang(tmp_path, "en", t="a = House { $house }\n")
    lang(tmp_path, "it", t=content)
    with pytest.raises(CatalogueError, match=complaint.replace("$", r"\$")):
        Catalogue.load("it", root=tmp_path)


def test_the_script_follows_from_the_lines_and_the_players(tmp_path: Path) -> None:
    lang(tmp_path, "en", x="call = { $name }: { $house }\nhello = Hello\n", screen="n = { $n }\n")
    catalogue = Catalogue.load(root=tmp_path)
    said = script(catalogue, ("x",), Players(1, ("Anna", "Béla")))
    assert said == (
        phrase("call", name="Anna", house=1),
        phrase("call", name="Béla", house=1),
        phrase("call", name="Anna", house=2),
        phrase("call", name="Béla", house=2),
        phrase("hello"),
    )
    assert script(catalogue, ("screen",), EVERYBODY) == ()
    assert whole_script(catalogue) == (phrase("hello"),)
    assert "screen" in SILENT
    with pytest.raises(CatalogueError, match=r"There is no y\.ftl; choose among screen, x\."):
        script(catalogue, ("y",), EVERYBODY)


def test_ranges_cover_the_largest_tables() -> None:
    assert list(RANGES["seat"](EVERYBODY)) == list(range(1, 25))
    assert list(RANGES["house"](EVERYBODY)) == list(range(1, 17))
    assert list(RANGES["house"](Players(4))) == list(range(1, 9))
    assert list(RANGES["n"](Players(4))) == list(range(1, 11))


def test_every_file_is_read_once_a_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """English too, which stands behind every other language; reading is what takes the time."""
    for name in ("en", "it", "da"):
        lang(tmp_path, name, day="a = Yes.\n", night="b = No.\n")
    read: list[str] = []
    original = Path.read_text

    def counted(self: Path, encoding: str) -> str:
        read.append(f"{self.parent.name}/{self.stem}")
        return original(self, encoding=encoding)

    monkeypatch.setattr(Path, "read_text", counted)
    for name in ("it", "en", "da", "it"):
        assert catalogue_of(name, root=tmp_path).text(phrase("b")) == "No."
    assert sorted(read) == ["da/day", "da/night", "en/day", "en/night", "it/day", "it/night"]
