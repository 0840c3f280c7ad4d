from __future__ import annotations

import argparse
import os
import subprocess
import sys

import numpy as np
import pexpect
import pytest

from table.app.commands import soundcheck
from table.app.tell import Teller
from table.cues import Phrase
from table.errors import ConfigError
from table.stage.sound import volumes
from table.stage.sound.adjusting import Adjusting
from table.stage.sound.card import NoSoundCard
from table.stage.sound.levels import RATE, Pcm
from table.stage.sound.render import Volumes


class Hum:
    """Voices that hum half a second whatever they are asked."""

    def samples(self, phrase: Phrase) -> Pcm:
        hum = np.sin(2 * np.pi * 200 * np.arange(RATE // 2) / RATE)
        return np.asarray(hum * 9_000).astype(np.int16)


@pytest.fixture
def dummy_card(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setattr("table.stage.sound.adjusting._LONG", 2_000)


def parse(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    soundcheck.add_parser(parser.add_subparsers())
    return parser.parse_args(["soundcheck", *words])


def test_describing_the_command_imports_nothing_heavy():
    code = (
        "import argparse, sys\n"
        "from table.app.commands import soundcheck\n"
        "soundcheck.add_parser(argparse.ArgumentParser().add_subparsers())\n"
        "print(sorted({'numpy', 'pygame', 'msgspec', 'matplotlib'} & set(sys.modules)))\n"
    )
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert shown.stdout == "[]\n"


def test_the_words_of_the_command():
    assert parse().mic is None
    assert parse("--mic").mic == ""
    assert parse("--mic", "USB").mic == "USB"
    assert str(parse("--report").report) == "docs/sound"
    with pytest.raises(SystemExit):
        parse("--mic", "--report")


def test_keys_are_carried_out_and_s_keeps(dummy_card, capsys):
    with soundcheck.playing(None, Hum(), Volumes()) as adjusting:
        assert soundcheck.follow(adjusting, "dd?Vs", Teller("en"))
        assert adjusting.volumes == Volumes(drum_db=-2.0, voice_db=1.0)
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert lines[-1].startswith("Drum -2, voice +1 dB.")


@pytest.mark.parametrize("keys", ["Dq", "D"])
def test_q_and_a_closed_terminal_keep_nothing(dummy_card, keys):
    with soundcheck.playing(None, None, Volumes()) as adjusting:
        assert not soundcheck.follow(adjusting, keys, Teller("en"))


def test_a_level_is_typed_in(dummy_card, capsys):
    with soundcheck.playing(None, None, Volumes()) as adjusting:
        assert soundcheck.follow(adjusting, "m63\x7f4,5\rmloud\ns", Teller("en"))
    shown = capsys.readouterr().out
    assert "64 dBA measured: " in shown
    assert "That is no number." in shown


def test_without_a_sound_card_it_says_so(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "none-such")
    with (
        pytest.raises(NoSoundCard, match="No sound card could be opened"),
        soundcheck.playing(None, None, Volumes()),
    ):
        pytest.fail("there is none")


def test_without_a_terminal_it_says_so(tmp_path, monkeypatch):
    monkeypatch.setattr("sys.stdin", (tmp_path / "empty").open("w+"))
    with pytest.raises(ConfigError, match="needs a terminal"):
        soundcheck.run(parse("--config", str(_config(tmp_path))))
    sys.stdin.close()


def _config(folder):
    file = folder / "table.toml"
    file.write_text("")
    return file


@pytest.mark.parametrize(
    ("noise", "code", "words"), [(0.0, 0, "nothing to mask"), (0.3, 1, "not mask it")]
)
def test_a_microphone_decides(dummy_card, monkeypatch, tmp_path, capsys, noise, code, words):
    random = np.random.RandomState(1)
    room = 1e-4 * random.normal(size=RATE)
    takes = iter(
        [room, room + 0.1 * random.normal(size=RATE), room + noise * np.roll(room, 5) * 1e4]
    )
    monkeypatch.setattr("table.stage.sound.microphone.listen", lambda seconds, device: next(takes))
    monkeypatch.setattr("time.sleep", lambda seconds: None)
    monkeypatch.setattr("sys.stdin", (tmp_path / "empty").open("w+"))
    assert soundcheck.measure(None, None, Volumes(), Teller("en")) == code
    assert words in capsys.readouterr().out
    sys.stdin.close()


def test_the_report_is_a_page_with_pictures(tmp_path, monkeypatch):
    pytest.importorskip("matplotlib")
    monkeypatch.setattr("table.stage.sound.mask.report._MINUTE", 12_000)
    files = soundcheck.report(tmp_path / "docs", Hum(), second_opinion=False)
    assert [file.name for file in files] == ["mask.md", "waveform.png", "spectrogram.png"]
    page = files[0].read_text(encoding="utf-8")
    assert page.count(" fails |") == 10  # two controls a pattern
    assert page.count(" holds |") == 5
    assert "ISO 9921" in page
    for file in files[1:]:
        assert f"]({file.name})" in page
        assert file.read_bytes().startswith(b"\x89PNG")


def test_a_report_that_cannot_be_written_says_so(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(OSError, match="name another folder"):
        soundcheck.report(tmp_path / "file" / "docs", None, second_opinion=False)


def test_adjusting_is_what_the_loop_turns(dummy_card):
    with soundcheck.playing(None, Hum(), Volumes(drum_db=1.0)) as adjusting:
        assert isinstance(adjusting, Adjusting)
        assert adjusting.volumes == Volumes(drum_db=1.0)


DRIVE = """
import argparse
import os
from table.app.commands import soundcheck
soundcheck.voices_of = lambda *wanted: None
parser = argparse.ArgumentParser()
soundcheck.add_parser(parser.add_subparsers())
args = parser.parse_args()
raise SystemExit(args.run(args))
"""


@pytest.mark.parametrize(
    ("keys", "said", "kept"), [("dds", "Saved in", -2.0), ("ddq", "Nothing", None)]
)
def test_a_person_at_a_terminal(tmp_path, keys, said, kept):
    file = tmp_path / "volumes.json"
    words = ["-c", DRIVE, "soundcheck", "--config", str(_config(tmp_path)), "--volumes", str(file)]
    environment = {**os.environ, "SDL_AUDIODRIVER": "dummy"}
    with pexpect.spawn(
        sys.executable, words, env=environment, encoding="utf-8", timeout=60, dimensions=(24, 500)
    ) as child:
        child.expect("70 dBA assumed: it masks")
        child.send(keys)
        child.expect("Drum -2, voice")
        child.expect(said)
        child.expect(pexpect.EOF)
    assert (volumes.load(file).drum_db if file.exists() else None) == kept
