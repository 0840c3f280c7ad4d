"""The children's wording wherever a game is heard, shown or told again (RULES.md §3)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final, cast

import msgspec
import numpy as np
import pytest
from command import Command
from msgspec.structs import replace
from test_games import header as lupusburg

import table
from table.app.config.paths import user_config
from table.app.main import parser
from table.app.playing import asked, voicing
from table.app.web import WebGame
from table.cues import Screen, Voice, phrase
from table.errors import DeviceError
from table.speech import commands, wav
from table.speech.catalogue import catalogue_of
from table.speech.pack import Pack, file_name
from table.web import messages
from table.web.room import Room

WORDS: Final = re.compile(r"harlot|lynch", re.IGNORECASE)
GAME: Final = ("--rules", "tabula-it", "--players", "12", "--seed", "1", "--lang", "en")
WITHOUT: Final = {
    "app/commands/audit.py": "nobody sits there",
    "app/party/lobby.py": "between games a pad shows none of a game's words",
    "app/setup/rehearsal.py": "no game",
    "app/commands/soundcheck.py": "no game",
    "app/commands/replay.py": "a list of games",
    "app/commands/roles.py": "the odds",
    "app/commands/scores.py": "nobody's role is told",
    "app/commands/voice.py": "one sentence to try",
    "web/languages.py": "the pages' own words",
    "web/pages.py": "the pages' own words",
}
"""Where lines are read in the usual wording, and why that is right."""


def test_whoever_reads_lines_reads_them_in_the_wording_of_the_game() -> None:
    root = Path(table.__file__).parent
    reads = re.compile(
        r"(?<!def )(Catalogue\.load|catalogue_of|\bcatalogue)\([^)]*\)"
        r"|(?<!desk\.)\bwords\((?:\w+\.)*(?:lang\b|asked|wanted).*"
    )
    found = {
        str(file.relative_to(root))
        for part in ("app", "web", "printing")
        for file in (root / part).rglob("*.py")
        for call in reads.finditer(file.read_text(encoding="utf-8"))
        if "children" not in call[0]
    }
    assert found == set(WITHOUT)


def test_a_game_and_its_story_have_other_words(burgomaster: Command, tmp_path: Path) -> None:
    told = {}
    for wording in ((), ("--children",)):
        out = tmp_path / f"game{len(wording)}"
        played = burgomaster("play", "--instant", *GAME, *wording, "--out", out)
        assert played.returncode == 0, played.stderr
        story = burgomaster("replay", out)
        assert "the same to the byte" in story.stdout, story.stderr
        told[wording] = played.stdout + story.stdout
    assert len(WORDS.findall(told[()])) > 5
    worded = told[("--children",)]
    assert not WORDS.findall(worded)
    assert "The Guest." in worded
    assert "is sent away." in worded


def test_the_configuration_may_say_it_for_every_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    args = parser().parse_args(["play", "--instant"])
    assert not asked.first_header(args).children
    user_config().parent.mkdir()
    user_config().write_text("[table]\nchildren = true\n", encoding="utf-8")
    header = asked.first_header(args)
    assert header.children
    assert msgspec.json.decode(msgspec.json.encode(header), type=type(header)).children


class Pages:
    """What every page is sent."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def say(self, message: Any) -> None:
        assert isinstance(message, messages.Caption | messages.Title)
        self.texts.append(message.text)

    def lang_of(self, seat: int) -> str:
        return "it"


def test_the_pages_have_the_wording_in_every_language() -> None:
    pages = Pages()
    game = WebGame(cast(Room, pages), replace(lupusburg(5, 1), children=True))
    said = phrase("lynched", house=3)
    game(Voice(t=0, phase="day", phrase=said, ms=1000))
    game(Screen(t=0, phase="day", title=said))
    assert (
        pages.texts
        == ["House 3 is sent away. The house and its character leave the game, face down."] * 2
    )
    assert game._text_for(1)(phrase("role-harlot")) == "Ospite"


def test_a_recording_of_the_usual_words_is_not_played_to_children(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    said, other = phrase("lynched", house=3), phrase("dawn")
    header = lupusburg(5, 1)
    usual = commands.game_script(catalogue_of("en"), "lupusburg")
    pack = Pack(tmp_path, "en")
    for one in (said, other):
        wav.write(tmp_path / file_name(one), np.ones(480, np.int16))
        pack.accept(one, usual[one])
    monkeypatch.setattr(voicing, "_own_pack", lambda: tmp_path)
    complained: list[Any] = []
    voice = voicing.GameVoice(header, complained.append)
    assert len(voice.samples(said)) > 0
    worded = voicing.GameVoice(replace(header, children=True), complained.append)
    assert len(worded.samples(other)) > 0
    with pytest.raises(DeviceError, match="voice check FOLDER --children --accept"):
        worded.samples(said)
