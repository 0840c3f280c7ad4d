from __future__ import annotations

import os
import threading
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from table.cues import Phrase, phrase
from table.errors import DeviceError
from table.speech import wav
from table.speech.commands import accept, describe
from table.speech.desk import english
from table.speech.pack import RECORDING, Pack, PackError, Report, Voice, durations, file_name

ROBOT = Voice(engine="espeak-ng", version="1.52.0", name="gmw/en", rate=160, pitch=45)
CALL = phrase("call")
HOUSE = phrase("lynched", house=3)
WANTED = {CALL: "Wake up.", HOUSE: "House 3."}
SOUND = np.arange(2205, dtype=np.int16)


@pytest.fixture
def pack(tmp_path: Path) -> Pack:
    pack = Pack(tmp_path / "pack", "en")
    for said, text in WANTED.items():
        pack.put(said, text, ROBOT, SOUND, 22050)
    return pack


def test_a_pack_is_what_its_folder_says(pack: Pack) -> None:
    again = Pack.open(pack.folder)
    assert again.entries == pack.entries
    assert (again.language, len(again)) == ("en", 2)
    assert CALL in again
    assert phrase("other") not in again
    assert again.check(WANTED) == Report()
    assert {p.name for p in pack.folder.iterdir()} == {
        "manifest.json",
        "call.wav",
        "lynched,house=3.wav",
    }


def test_samples_are_at_48_khz_and_as_long_as_the_pack_says(pack: Pack) -> None:
    samples = pack.samples(CALL)
    assert samples.dtype == np.int16
    assert samples.shape == (4800,)
    assert pack.ms(CALL) == 100


@pytest.mark.parametrize("count", [1, 147, 148, 9999])
def test_no_sound_outlasts_its_duration(pack: Pack, count: int) -> None:
    pack.put(CALL, "", ROBOT, np.ones(count, np.int16), 22050)
    spare = pack.ms(CALL) * 48 - len(pack.samples(CALL))
    assert 0 <= spare < 48


def test_what_is_missing_is_an_error_that_says_what_to_do(pack: Pack) -> None:
    for ask in (pack.samples, pack.ms):
        with pytest.raises(PackError, match=r"has no other\.wav: run 'burgomaster voice build'"):
            ask(phrase("other"))


def test_a_changed_or_vanished_file_is_not_played(pack: Pack) -> None:
    (pack.folder / "call.wav").write_bytes((pack.folder / "lynched,house=3.wav").read_bytes()[:-2])
    (pack.folder / "lynched,house=3.wav").unlink()
    for said in WANTED:
        with pytest.raises(DeviceError, match="voice check"):
            pack.samples(said)


def test_check_tells_missing_stale_torn_and_new_apart(pack: Pack) -> None:
    dropped, changed, absent, no_sound = (phrase(k) for k in ("dropped", "changed", "absent", "no"))
    wanted = {**WANTED, CALL: "Awake!"}
    wanted |= {said: said.key for said in (dropped, changed, absent, no_sound)}
    pack.put(changed, "changed", ROBOT, SOUND, 22050)
    wav.write(pack.folder / "changed.wav", SOUND[:100])
    wav.write(pack.folder / "dropped.wav", SOUND)
    (pack.folder / "no.wav").write_text("hello")
    (pack.folder / file_name(HOUSE)).unlink()
    report = pack.check(wanted)
    assert report.stale == (CALL,)
    assert report.torn == (HOUSE, no_sound)
    assert report.new == (dropped, changed)
    assert report.missing == (absent,)
    assert not report.ok
    assert "missing absent.wav  absent" in describe(report, wanted, english)


def test_a_person_s_recordings_are_taken_in(pack: Pack) -> None:
    said = phrase("hello", name="Anna")
    wanted = {**WANTED, said: "Hello, Anna.", CALL: "Awake!"}
    stereo = np.repeat(np.arange(4410, dtype="<i2"), 2)
    with wav.wave.open(str(pack.folder / "hello,name=Anna.wav"), "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(44100)
        file.writeframes(stereo.tobytes())
    assert accept(pack, wanted) == (said,)  # not the engine's stale line
    again = Pack.open(pack.folder)
    assert again.entries[said].voice == RECORDING
    assert again.ms(said) == 100
    assert again.samples(said).shape == (4800,)
    assert again.check(wanted).stale == (CALL,)


def test_a_stale_recording_can_be_accepted(pack: Pack) -> None:
    pack.accept(CALL, "Wake up.")
    assert accept(pack, {CALL: "Wake up!"}) == (CALL,)
    assert pack.check({CALL: "Wake up!"}).ok


def test_a_recording_that_cannot_be_played_is_not_accepted(pack: Pack) -> None:
    wav.write(pack.folder / "call.wav", SOUND, 47999)
    with pytest.raises(wav.SoundFileError, match="47999"):
        pack.accept(CALL, "Wake up.")


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "is damaged"),
        (b"\xff", "is damaged"),
        (b'{"language": "en", "voices": 1}', "is damaged"),
        (b'{"language": "en", "version": 2}', "is of version 2"),
    ],
)
def test_a_damaged_manifest_is_said(tmp_path: Path, content: bytes, complaint: str) -> None:
    (tmp_path / "manifest.json").write_bytes(content)
    with pytest.raises(PackError, match=complaint):
        Pack.open(tmp_path)


def test_a_folder_without_a_manifest_is_no_pack(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="voice build"):
        Pack.open(tmp_path)


@pytest.mark.parametrize(
    "name", ["../../etc/passwd", "a/b", "Őze\n", "😀" * 40, "x" * 500, ".", ""]
)
def test_any_name_makes_a_plain_file_name(tmp_path: Path, name: str) -> None:
    said = phrase("hello", name=name)
    file = file_name(said)
    assert "/" not in file
    assert file.isascii()
    assert len(file) < 140
    pack = Pack(tmp_path / "pack", "en")
    pack.put(said, name, ROBOT, SOUND, 22050)
    assert {p.name for p in pack.folder.iterdir()} == {"manifest.json", file}
    assert Pack.open(pack.folder).check({said: name}).ok


def test_different_phrases_have_different_files() -> None:
    said = [phrase("a", n=1), phrase("a", n=11), phrase("a", house=1), phrase("a"), phrase("a-n")]
    said += [phrase("a", name="x" * 200 + end) for end in "12"]
    assert len({file_name(each) for each in said}) == len(said)


def test_several_threads_may_fill_a_pack(tmp_path: Path) -> None:
    pack = Pack(tmp_path, "en")

    def fill(first: int) -> None:
        for n in range(first, first + 20):
            pack.put(phrase("a", n=n), str(n), ROBOT, SOUND, 22050)

    threads = [threading.Thread(target=fill, args=(20 * i,)) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
        assert not thread.is_alive()
    assert Pack.open(tmp_path).entries == pack.entries
    assert len(pack) == 80


@pytest.mark.parametrize("step", range(6))
@pytest.mark.parametrize("before", [False, True])
def test_no_interrupted_write_is_taken_for_a_recording(
    pack: Pack, monkeypatch: pytest.MonkeyPatch, step: int, before: bool
) -> None:
    """Interrupted before each of: old file gone, manifest synced, named, folder synced, sound too."""
    said = CALL if before else phrase("other")
    left = step

    def until_killed(real: Callable[..., object]) -> Callable[..., object]:
        def call(*arguments: object, **named: object) -> object:
            nonlocal left
            if left == 0:
                raise KeyboardInterrupt
            left -= 1
            return real(*arguments, **named)

        return call

    for method in ("unlink", "replace"):
        monkeypatch.setattr(Path, method, until_killed(getattr(Path, method)))
    monkeypatch.setattr(os, "fsync", until_killed(os.fsync))
    with pytest.raises(KeyboardInterrupt):
        pack.put(said, "Another text.", ROBOT, SOUND[:99], 22050)
    monkeypatch.undo()
    report = Pack.open(pack.folder).check({said: "Another text."})
    assert report.new == ()
    assert said in (*report.missing, *report.stale, *report.torn)


def test_a_phrase_is_in_the_pack_only_once_its_file_is(pack: Pack) -> None:
    asked = threading.Event()
    errors: list[Exception] = []

    def ask() -> None:
        while not asked.is_set():
            for n in range(40):
                if phrase("a", n=n) in pack:
                    try:
                        pack.samples(phrase("a", n=n))
                    except PackError as error:
                        errors.append(error)

    thread = threading.Thread(target=ask)
    thread.start()
    for n in range(40):
        pack.put(phrase("a", n=n), str(n), ROBOT, SOUND, 22050)
    asked.set()
    thread.join(60)
    assert not thread.is_alive()
    assert errors == []


def test_outdated_engine_speech_is_dropped_and_recordings_are_kept(pack: Pack) -> None:
    said = phrase("mine")
    wav.write(pack.folder / "mine.wav", SOUND)
    pack.accept(said, "Mine.")
    (pack.folder / file_name(HOUSE)).write_bytes(b"RIFF")
    wanted = {CALL: "Awake!", HOUSE: "House 3.", said: "Mine!"}
    assert pack.drop_outdated(wanted) == (CALL, HOUSE)
    again = Pack.open(pack.folder)
    assert set(again.entries) == set(pack.entries) == {said}
    report = again.check(wanted)
    assert (report.missing, report.stale, report.new) == ((CALL, HOUSE), (said,), ())
    assert pack.drop_outdated(wanted) == ()


def test_one_process_at_a_time_fills_a_pack(pack: Pack) -> None:
    other = Pack.open(pack.folder)
    with pack.filling(), pytest.raises(PackError, match="by another process"), other.filling():
        pass
    with other.filling():
        pass


def test_durations_come_from_the_pack_where_it_has_the_phrase(pack: Pack) -> None:
    def otherwise(_: Phrase) -> int:
        return 7

    assert durations(pack, otherwise)(CALL) == 100
    assert durations(pack, otherwise)(phrase("other")) == 7
    assert durations(None, otherwise)(CALL) == 7
