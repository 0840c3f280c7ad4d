"""Troubles: told as sentences of the reader's language, with what that needs there in time."""

from __future__ import annotations

import ast
import asyncio
import io
from pathlib import Path

import pytest
from games import console, header
from msgspec.structs import replace
from rich.console import Console

import table
from table.app.playing import game, rendering, voicing
from table.app.playing.live import LiveTable
from table.app.playing.troubles import Troubles
from table.cues import phrase
from table.errors import DeviceError, Said
from table.speech import catalogue, desk
from table.speech.build import Built, Progress

TAKE_SENTENCES = {"Teller", "Troubles"}
"""Whom a way of printing may be handed to: they turn a phrase into a sentence first."""


def test_no_catalogue_is_read_while_the_clock_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That would keep cues waiting for about a second, when the first pad is pulled out."""
    catalogue._once.cache_clear()
    missed: list[int] = []

    async def play(_: LiveTable) -> None:
        before = catalogue._once.cache_info().misses
        for lang in ("da", "en"):  # the person's, and the log's
            desk.words(lang)
        missed.append(catalogue._once.cache_info().misses - before)
        raise asyncio.CancelledError

    monkeypatch.setattr(LiveTable, "play", play)
    place = game.begin(tmp_path / "g", replace(header("lupusburg", 1), lang="da", speed=20.0))
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(game.play_live(place, console()))
    assert missed == [0]


@pytest.mark.parametrize(
    "times",
    [
        [phrase("claw-line-gone", why=why) for why in ("EIO", "ENODEV")],
        [phrase("claw-blocked", now=now, goal=goal) for now, goal in (("7", "90"), ("8", "300"))],
        [DeviceError(phrase("recording-fails", path="a.wav", why=why)) for why in ("EIO", "words")],
    ],
)
def test_a_trouble_is_said_once_whatever_its_details(
    times: list[Said], caplog: pytest.LogCaptureFixture
) -> None:
    said: list[str] = []
    troubles = Troubles(said.append)
    for each in times:
        troubles(each)
    assert said == [desk.read(times[0], "en")]
    for each in times:
        assert desk.read(each, "en") in caplog.text


def test_what_is_about_another_thing_is_said_as_well() -> None:
    said: list[str] = []
    troubles = Troubles(said.append)
    for seat in (3, 4, 3):
        troubles(phrase("pad-gone", seat=seat))
    assert said == [desk.read(phrase("pad-gone", seat=seat), "en") for seat in (3, 4)]


def handed_on(tree: ast.AST) -> list[int]:
    """The lines where `print`, of whatever it is, is handed to somebody who may not read phrases."""
    fitting = {
        id(given)
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        for given in (
            call.func,
            *(
                call.args
                if isinstance(call.func, ast.Name) and call.func.id in TAKE_SENTENCES
                else ()
            ),
        )
    }
    return [
        node.lineno
        for node in ast.walk(tree)
        if id(node) not in fitting
        and (
            (isinstance(node, ast.Name) and node.id == "print")
            or (isinstance(node, ast.Attribute) and node.attr == "print")
        )
    ]


def test_no_phrase_is_printed_as_it_is() -> None:
    """rich prints whatever it is given, so the type checker takes its `print` for a `Say`."""
    assert handed_on(ast.parse("prepare(header, console.print)")) == [1]
    assert handed_on(ast.parse("Teller(lang, console.print)(said); print(text)")) == []
    root = Path(table.__file__).parent
    found = {
        str(file.relative_to(root)): lines
        for file in sorted(root.rglob("*.py"))
        if (lines := handed_on(ast.parse(file.read_text(encoding="utf-8"))))
    }
    assert found == {}


def test_a_name_that_cannot_be_rendered_is_told_in_the_games_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    why = DeviceError(phrase("voice-phrase-missing"))
    why.__cause__ = RuntimeError("espeak-ng's own words")
    failed = {phrase("dawn"): why}
    monkeypatch.setattr(voicing.GameVoice, "unsure", True)
    monkeypatch.setattr(voicing, "build", lambda *_, **__: Built(failed=failed))
    shown = io.StringIO()
    rendering.voiced(
        replace(header("lupusburg", 1), lang="it", speed=1.0), Console(file=shown, width=300)
    )
    said = [why, phrase("voice-phrases-missing", number=len(failed))]
    assert shown.getvalue().splitlines() == [desk.read(told, "it") for told in said]
    assert "espeak-ng's own words" in caplog.text


@pytest.mark.parametrize(("terminal", "times"), [(False, 1), (True, 0)])
def test_that_the_voice_is_made_is_said_once_where_no_bar_shows_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, terminal: bool, times: int
) -> None:
    def build(*_: object, progress: Progress, **__: object) -> Built:
        for done in range(1, 4):
            progress(done, 3, phrase("dawn"))
        return Built()

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(voicing.GameVoice, "unsure", True)
    monkeypatch.setattr(voicing, "build", build)
    shown = io.StringIO()
    out = Console(file=shown, width=80, force_terminal=terminal, force_interactive=terminal)
    rendering.voiced(replace(header("lupusburg", 1), lang="da", speed=1.0), out)
    once = desk.read(phrase("command-voice-once"), "da")
    assert shown.getvalue().count(once) == times
    assert terminal or shown.getvalue() == f"{once}\n"
