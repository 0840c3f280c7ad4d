from __future__ import annotations

import argparse
import subprocess
import sys
from ast import literal_eval
from pathlib import Path

import pytest

from table.app.commands import voice
from table.app.commands.soundcheck import voices_of
from table.app.config.sections import Config
from table.cues import phrase
from table.errors import ConfigError
from table.speech import commands
from table.speech.arguments import Players
from table.speech.catalogue import Catalogue
from table.speech.pack import Pack, PackError
from table.speech.render import RenderError
from table.speech.wav import read


@pytest.fixture(autouse=True)
def cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "burgomaster" / "voice"


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of two lines."""

    def script(catalogue: Catalogue, rules: str | None, players: Players) -> dict[object, str]:
        return {phrase("a"): "Yes.", **{phrase("b", name=n): f"{n}!" for n in players.names}}

    monkeypatch.setattr(commands, "game_script", script)


def run(*arguments: str) -> int:
    parser = argparse.ArgumentParser()
    voice.add_parser(parser.add_subparsers(required=True))
    args = parser.parse_args(["voice", *arguments])
    status = args.run(args)
    assert isinstance(status, int)
    return status


def test_a_pack_is_built_listed_and_checked(
    few: None, cache: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("check", "--names", "Anna") == 1
    listed = capsys.readouterr().out
    assert "missing b,name=Anna.wav  Anna!" in listed
    assert listed.endswith("0 of 2 phrases are in order.\n")
    assert run("build", "--names", "Anna") == 0
    assert "2 of 2 phrases rendered" in capsys.readouterr().out
    assert run("build", "--names", "Anna") == 0
    assert "0 of 2 phrases rendered" in capsys.readouterr().out
    assert run("check", "--names", "Anna") == 0
    assert "all 2 phrases are there" in capsys.readouterr().out
    assert run("list") == 0
    listed = capsys.readouterr().out
    assert str(cache / "en,en-gb,rate=160,pitch=45") in listed
    assert "gmw/en-us" in listed


def test_what_is_right_is_counted_under_what_is_wrong(
    few: None, cache: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run("build", "--names", "Anna")
    capsys.readouterr()
    assert run("check", "--names", "Anna,Bo,Cid") == 1
    *wrong, total = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in wrong] == ["missing", "missing"]
    assert total.endswith(": 2 of 4 phrases are in order.")


def test_a_named_folder_that_is_not_there_has_no_pack_to_look_at(
    few: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nothere = tmp_path / "nothere"
    for arguments in ((), ("--accept",)):
        with pytest.raises(PackError, match=f"There is no pack in {nothere}: run"):
            run("check", str(nothere), *arguments)
    with pytest.raises(PackError, match="There is no pack in"):
        voices_of(Config(), nothere, "en")  # of the sound check
    assert capsys.readouterr().out == ""
    assert not nothere.exists()


def test_each_voice_has_its_own_folder(cache: Path) -> None:
    def folder(**how: object) -> Path:
        return commands.pack_folder("en", commands.settings("en", **how))

    folders = {folder(), folder(name="gmw/en-us"), folder(rate=100), folder(pitch=9)}
    assert len(folders) == 4
    assert all(each.parent == cache for each in folders)


def test_one_s_own_pack_is_completed_and_accepted(
    few: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "own"
    assert run("try", "Sì.", "--lang", "it", "--out", str(own / "a.wav")) == 0
    mine = (own / "a.wav").read_bytes()
    assert run("check", str(own)) == 1
    assert "new     a.wav  Yes." in capsys.readouterr().out
    assert run("check", str(own), "--accept") == 0
    assert run("build", "--names", "Anna", "--into", str(own)) == 0
    assert (own / "a.wav").read_bytes() == mine
    assert len(Pack.open(own)) == 2


def test_a_sentence_is_tried(tmp_path: Path) -> None:
    slow, fast = tmp_path / "slow.wav", tmp_path / "fast.wav"
    assert run("try", "Hello there.", "--rate", "100", "--out", str(slow)) == 0
    assert run("try", "Hello there.", "--rate", "200", "--out", str(fast)) == 0
    samples, rate = read(slow)
    assert rate == 48000
    assert len(samples) > len(read(fast)[0])


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("try", " "), "There is nothing to say: give a sentence."),
        (
            ("try", "Hi.", "--voice", "bogus"),
            "espeak-ng has no voice 'bogus': choose one that 'burgomaster voice list' shows.",
        ),
        (
            ("try", "Hi.", "--lang", "xx"),
            "The table does not speak 'xx'; choose one of: da, en, hu, it.",
        ),
        (("build", "--players", "25"), "There is no table for 25: choose 1 to 8 players."),
        (
            ("build", "--rules", "mafia"),
            "There is no rule set 'mafia'; choose one of: "
            "lupusburg, tabula-hu, tabula-da, tabula-it.",
        ),
        (("build", "--rate", "9"), "A rate of 9 is not possible: choose one of 80 to 450."),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(arguments: tuple[str, ...], complaint: str) -> None:
    with pytest.raises((ConfigError, RenderError)) as raised:
        run(*arguments)
    assert str(raised.value) == complaint


def test_a_game_s_script_has_its_own_lines_first_and_the_common_ones() -> None:
    catalogue = Catalogue.load(strict=True)
    script = commands.game_script(catalogue, "lupusburg", Players(4))
    topics = {key: line.topic for key, line in catalogue.lines.items()}
    order = list(dict.fromkeys(topics[said.key] for said in script))
    assert order == ["lupusburg", "table", "common"]
    everything = commands.game_script(catalogue)
    assert set(script) < set(everything)


def test_a_pack_of_another_language_is_not_mixed(tmp_path: Path) -> None:
    pack = commands.open_or_begin(tmp_path, "it")
    (tmp_path / "manifest.json").write_text('{"language": "it"}')
    assert len(pack) == 0
    with pytest.raises(PackError, match="speaks 'it', not 'en'"):
        commands.open_or_begin(tmp_path, "en")


def test_damaged_packs_are_not_listed(cache: Path) -> None:
    (cache / "x").mkdir(parents=True)
    (cache / "x" / "manifest.json").write_text("{")
    assert commands.packs() == []


def test_describing_the_command_imports_the_standard_library_only() -> None:
    code = (
        "import sys, argparse; from table.app.commands import voice;"
        "voice.add_parser(argparse.ArgumentParser().add_subparsers());"
        "print({m.partition('.')[0] for m in sys.modules} - set(sys.stdlib_module_names))"
    )
    bare = subprocess.run(
        [sys.executable, "-c", "import sys; print({m.partition('.')[0] for m in sys.modules})"],
        capture_output=True,
        text=True,
        check=True,
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert literal_eval(done.stdout) - literal_eval(bare.stdout) <= {"table"}
