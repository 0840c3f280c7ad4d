from __future__ import annotations

import json
from pathlib import Path

import pytest

from table.cues import phrase
from table.errors import ConfigError
from table.speech import lengths
from table.speech.catalogue import Catalogue, languages
from table.speech.lengths import REFERENCE_VERSION, estimate, missing, reference_ms, text_ms
from table.speech.render import DEFAULTS, RenderError


@pytest.mark.parametrize("lang", languages())
def test_the_committed_table_is_up_to_date(lang: str) -> None:
    assert missing(lang) == (), "run: python -m table.speech.lengths"
    table = lengths.table(lang)
    assert table
    default = DEFAULTS[lang]
    assert (table.voice, table.rate, table.pitch) == (default.voice, default.rate, default.pitch)
    gone = set(table.samples[REFERENCE_VERSION]) - set(lengths.texts(lang))
    assert not gone, "run: python -m table.speech.lengths"


def test_a_phrase_takes_as_long_as_the_table_says() -> None:
    table = lengths.table("en")
    assert table
    samples = table.samples[REFERENCE_VERSION]["1."]
    assert table.sample_rate == 22050
    assert text_ms("1.") == -(-samples * 1000 // 22050)
    assert reference_ms(phrase("count", n=1), Catalogue.load(strict=True)) == text_ms("1.")


def test_a_text_with_a_name_is_estimated_from_its_characters() -> None:
    assert text_ms("Søren, your bet?") == estimate("Søren, your bet?") == 350 + 60 * 16


def test_the_estimate_is_near_the_truth() -> None:
    """For the texts that are in the table: it is for those that are not."""
    table = lengths.table("en")
    assert table
    errors = [estimate(text) - text_ms(text) for text in table.samples[REFERENCE_VERSION]]
    assert (sum(error**2 for error in errors) / len(errors)) ** 0.5 < 300
    assert abs(sum(errors) / len(errors)) < 100


def test_missing_texts_are_those_without_a_length(tmp_path: Path) -> None:
    assert missing("en", folder=tmp_path) == lengths.texts("en")
    with pytest.raises(ConfigError, match="There is no voice for 'xx'"):
        missing("xx")


def test_an_update_renders_what_is_missing_and_drops_what_is_gone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(lengths, "FOLDER", tmp_path)
    monkeypatch.setattr(lengths, "path", lambda lang: tmp_path / f"{lang}.json")
    monkeypatch.setattr(lengths, "texts", lambda _: ("Yes.", "No."))
    lengths.table.cache_clear()
    first = list(lengths.update(["en"], ["wheel"]))
    assert first == ["en: espeak-ng 1.52.0, 2 texts, 2 rendered"]
    monkeypatch.setattr(lengths, "texts", lambda _: ("No.", "Well."))
    asked: list[str] = []
    real = lengths.render

    def render(text: str, *rest: object) -> object:
        asked.append(text)
        return real(text, *rest)

    monkeypatch.setattr(lengths, "render", render)
    list(lengths.update(["en"], ["wheel"]))
    assert asked == ["Well."]
    written = json.loads((tmp_path / "en.json").read_text())
    assert sorted(written["samples"]["1.52.0"]) == ["No.", "Well."]
    assert written["sample_rate"] == 22050


def test_an_update_that_fails_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def render(*_: object) -> object:
        raise RenderError("No.")

    monkeypatch.setattr(lengths, "path", lambda lang: tmp_path / f"{lang}.json")
    monkeypatch.setattr(lengths, "render", render)
    with pytest.raises(RenderError):
        list(lengths.update(["en"], ["wheel"]))
    assert not list(tmp_path.iterdir())


@pytest.fixture(autouse=True)
def read_the_tables_again() -> object:
    lengths.table.cache_clear()
    yield
    lengths.table.cache_clear()
