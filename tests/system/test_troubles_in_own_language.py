"""A game in another language meets every trouble, and nothing that is shown is in English."""

from __future__ import annotations

import asyncio
import errno
import os
import re
from argparse import Namespace
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from typing import Any, Final, NoReturn, cast

import numpy as np
import pytest
from games import console
from games import header as header_of
from msgspec.structs import replace
from rich.console import Console
from scene import Scene, seen, tagged
from tongues import TRANSLATED

from table import journal
from table.app import folders, scoring, web
from table.app.config import calibration, devices, sections
from table.app.pads.desk import codes_of, registry_of
from table.app.pads.houseroom import HouseRoom
from table.app.party import interrupted
from table.app.party.appliance import Appliance
from table.app.playing import game, result, voicing
from table.app.playing.stage import open_sound
from table.app.playing.troubles import Troubles
from table.cues import Lamps, Light, Ms, Phrase, Score, Voice, phrase
from table.errors import REASONS, DeviceError, Say, TableError
from table.houses import Houses, News, ReaderLost
from table.journal import Disk, Journal
from table.seats.pads import TICK_MS, Back, Lost, Pads, Refused
from table.seats.pads.simulated import SimulatedPads
from table.speech import desk
from table.speech.catalogue import Catalogue
from table.speech.render import NoEngine
from table.stage.claw import ClawDriver
from table.stage.claw.bus import BusDriver
from table.stage.screen import ScreenDriver
from table.stage.screen.bus import I2cBus
from table.stage.screen.simulated import FakeSmbus, Fuse, panel_model
from table.stage.sound import player, volumes
from table.stage.sound.card import NoSoundCard
from table.stage.sound.levels import Pcm
from table.stage.sound.recorder import RecordingError
from table.web import server

WIDE: Final = 1000


class Translated:
    """What the catalogues of a language were asked for, in a test."""

    def __init__(self, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self._texts: set[str] = set()
        self.phrases: set[Phrase] = set()
        before = Catalogue.text

        def text(catalogue: Catalogue, said: Phrase) -> str:
            shown = before(catalogue, said)
            if catalogue.lang == lang and said.key in catalogue.lines:
                self._texts.add(shown)
                self.phrases.add(said)
            return shown

        monkeypatch.setattr(Catalogue, "text", text)

    def rest(self, shown: str) -> list[str]:
        """The words in `shown` that are no part of a line of the catalogues."""
        for text in sorted(self._texts, key=len, reverse=True):
            shown = shown.replace(text, " ")
        return re.findall(r"[^\W\d_]{2,}", shown)

    @property
    def keys(self) -> set[str]:
        """The keys of all that was asked for."""
        return {said.key for said in self.phrases}

    @property
    def untold(self) -> set[str]:
        """Reasons that are filled in as a library words them."""
        given = (dict(said.args).get("why") for said in self.phrases)
        return {str(why) for why in given if why is not None} - REASONS


@pytest.fixture(params=TRANSLATED)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def translated(lang: str, monkeypatch: pytest.MonkeyPatch) -> Translated:
    return Translated(lang, monkeypatch)


def shown_on(paper: Console) -> str:
    assert isinstance(paper.file, StringIO)  # as `games.console` makes it
    return paper.file.getvalue()


def refuse(number: int) -> Callable[..., NoReturn]:
    """A call to the system that fails."""

    def failing(*_: object, **__: object) -> NoReturn:
        raise OSError(number, os.strerror(number))

    return failing


def stop(error: TableError) -> Callable[..., NoReturn]:
    def failing(*_: object, **__: object) -> NoReturn:
        raise error

    return failing


class Mute:
    """A bus servo that never answers."""

    def read(self, size: int, /) -> bytes:
        return b""

    def write(self, data: bytes, /) -> int:
        return len(data)

    def reset_input_buffer(self) -> None: ...
    def close(self) -> None: ...


class Broken(devices.Simulated):
    """A claw and a screen that never answer."""

    def claw(self, claw: sections.Claw) -> ClawDriver:
        return BusDriver(Mute)

    def screen(self, screen: sections.Screen) -> ScreenDriver:
        fuse = Fuse()
        fuse.bytes_left = 0
        bus = FakeSmbus(panel_model(screen.controller), fuse=fuse)
        return ScreenDriver(screen.controller, I2cBus(1, 0x3C, smbus=lambda port: bus))


def captions_only(
    score: Score, voices: Any, volumes: Any, *, leave_out: Callable[[TableError], None]
) -> Pcm:
    """As `render` does without any voice, in no time."""
    for cue in score.cues:
        if isinstance(cue, Voice):
            leave_out(DeviceError(phrase("voice-phrase-missing")))
    return np.zeros(0, np.int16)


def test_a_game_in_which_everything_fails(
    lang: str, translated: Translated, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, written = Disk.write, [0]

    def full_soon(disk: Disk, fd: int, data: bytes) -> int:
        written[0] += 1
        return real(disk, fd, data) if written[0] < 3 else refuse(errno.ENOSPC)()

    def aloud(*given: Any, aloud: bool, **more: Any) -> Any:
        return open_sound(*given, aloud=True, **more)

    closing = Journal.close
    monkeypatch.setattr(Disk, "write", full_soon)
    monkeypatch.setattr(Journal, "close", lambda book: closing(book, 50))
    monkeypatch.setattr(result, "write", refuse(errno.EROFS))
    monkeypatch.setattr(devices, "Simulated", Broken)
    monkeypatch.setattr(voicing, "build", stop(NoEngine(phrase("voice-no-engine"))))
    no_space = phrase("recording-fails", path="evening.wav", why="ENOSPC")
    monkeypatch.setattr(player, "Recorder", stop(RecordingError(no_space)))
    monkeypatch.setattr(player, "Speaker", stop(NoSoundCard(phrase("sound-none"))))
    monkeypatch.setattr(player, "render", captions_only)
    monkeypatch.setattr(player, "_warm_up", lambda: None)
    monkeypatch.setattr(game, "open_sound", aloud)
    paper = console()
    paper.width = WIDE
    made = replace(header_of("lupusburg", 3), lang=lang, speed=3000.0)
    asyncio.run(game.play_live(game.begin(tmp_path / "g", made), paper))
    assert translated.rest(shown_on(paper)) == []
    assert translated.keys >= {
        "record-disk-full",
        "record-unsaved",
        "trace-fails",
        "result-unwritten",
        "claw-no-servo",
        "panel-silent",
        "voice-no-engine",
        "voice-phrase-missing",
        "sound-none",
        "recording-fails",
    }
    assert translated.untold == set()


@pytest.fixture
def say(lang: str, translated: Translated) -> Iterator[Say]:
    """Tells everything in the language; what is left of it must be no word."""
    told: list[str] = []
    yield Troubles(told.append, lang)
    assert told
    assert translated.rest("\n".join(told)) == []
    assert translated.untold == set()


async def pads_and_houses(say: Say) -> None:
    scene = Scene(tagged())
    scene.happens(Lost(2), Back(2), *(seen(house, {f"a{house}"}, 0, 2000) for house in range(1, 9)))
    scene.desk.hear(Lamps(t=0, phase="night", light=Light.OFF))
    with SimulatedPads((9,)) as other:
        pads = Pads((1, 2), find=other.ports, connect=other.connect)
        for now in range(0, 1500, TICK_MS):
            other.until(now)
            scene.happens(*(event for event in pads.step(now) if isinstance(event, Refused)))
        pads.close()
    for told in scene.said:
        say(told)


class DeadReader:
    """Houses of which one has a reader that does not answer any more."""

    def tick(self, now: Ms) -> list[News]:
        return [News(now, ReaderLost(5))]


def test_pads_and_houses(say: Say, translated: Translated) -> None:
    asyncio.run(pads_and_houses(say))
    HouseRoom(cast(Houses, DeadReader()), lambda _, __: None, say).tick(0)
    pads = {"pad-gone", "pad-back", "pad-seat-idle"}
    assert translated.keys == {*pads, "house-unwatched", "reader-dead"}


def test_tags_and_cards(say: Say, translated: Translated, tmp_path: Path) -> None:
    file = tmp_path / "houses.toml"
    codes_of(file, "tabula-it", say)
    file.write_text("nonsense")
    registry_of(file, say)
    file.unlink()
    file.mkdir()
    registry_of(file, say)
    assert translated.keys == {"cards-untagged", "tags-damaged", "tags-unread"}


def test_what_is_damaged(say: Say, translated: Translated, tmp_path: Path) -> None:
    torn = tmp_path / "torn"
    torn.write_bytes(b"torn")
    calibration.load(torn, say)
    torn.write_bytes(b"torn")
    for read in (volumes.load, journal.read, result.read):
        with pytest.raises(TableError) as raised:
            read(torn)
        say(raised.value)
    scores = folders.scores()
    scores.parent.mkdir(parents=True)
    scores.write_bytes(b"torn" * 100)
    scoring.note(torn, say)
    assert translated.keys == {
        "claw-calibration-torn",
        "volumes-damaged",
        "record-not-ours",
        "result-unread",
        "scores-damaged",
    }


def test_a_table_that_takes_up_what_it_cannot_read(
    say: Say, translated: Translated, tmp_path: Path
) -> None:
    broken = tmp_path / "a"
    broken.mkdir()
    (broken / folders.JOURNAL).write_bytes(b"torn")
    again = game.begin(tmp_path / "b", header_of("lupusburg", 3))
    again.tail.save([])
    again.tail.close()
    (again.folder / interrupted.ATTEMPTS).write_text(str(interrupted.MOST))
    assert interrupted.take_up(tmp_path, say) is None
    assert translated.keys == {"record-not-ours", "table-waits-anew", "table-set-aside"}


def test_a_game_taken_up_again_is_told_in_its_own_language(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A table of its own that is set to English may find a game in another language."""
    args = Namespace(lang="en", simulated=True)
    table = Appliance(args, sections.Config(), tmp_path)
    gone = phrase("pad-gone", seat=4)
    table._say(gone)
    table._header_now = replace(header_of("lupusburg", 3), lang=lang)
    table._say(gone)
    table.over()
    table._say(gone)
    told = [desk.read(gone, read) for read in ("en", lang, "en")]
    assert capsys.readouterr().out.splitlines() == told


def test_the_pages(lang: str, translated: Translated, tmp_path: Path) -> None:
    async def opening() -> None:
        made = replace(header_of("lupusburg", 3), lang=lang)
        (tmp_path / "file").touch()  # so there can be no folder of that name
        taken = server.bind("127.0.0.1", 0)
        port = taken.getsockname()[1]
        for host, number in (("127.0.0.1", port), ("203.0.113.1", 0)):
            wanted = web.Wanted(host, number)
            async with web.opened(wanted, made, tmp_path / "file", paper, anew=True):
                pass
        taken.close()

    paper = console()
    paper.width = WIDE
    asyncio.run(opening())
    assert translated.rest(shown_on(paper)) == []
    assert translated.keys >= {"pages-where", "pages-host", "pages-here-only", "pages-shut"}
    assert "seats-not-kept" in translated.keys
    assert translated.untold == set()


def test_a_trouble_is_said_once_whatever_it_is_made_of(lang: str) -> None:
    told: list[str] = []
    say = Troubles(told.append, lang)
    for _ in range(2):
        say(phrase("pad-gone", seat=4))
        say(DeviceError(phrase("pad-gone", seat=4)))
    say(phrase("pad-gone", seat=5))
    assert len(told) == len(set(told)) == 2
