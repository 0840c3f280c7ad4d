from __future__ import annotations

import subprocess
import sys
import threading
import time
from pathlib import Path

import numpy as np
import pytest

from table.cues import Phrase, phrase
from table.errors import DeviceError
from table.speech import build as building
from table.speech import lengths, wav
from table.speech.build import build
from table.speech.pack import Pack, Voice
from table.speech.rate import duration
from table.speech.render import DEFAULTS, RenderError, Settings

WANTED = {phrase("n", n=n): f"{n}" for n in range(1, 6)}
ROBOT = Voice(engine="espeak-ng", version="1.52.0", name="gmw/en", rate=160, pitch=45)
SOUND = np.arange(100, dtype=np.int16)
EN = DEFAULTS["en"]


class Engine:
    """In the place of `render`: notes what it was asked for, and fails as told."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.fails: set[str] = set()
        self.known: dict[str, int | None] = {}

    def __call__(
        self, text: str, speaker: Voice, library: str, known: int | None
    ) -> tuple[wav.Samples, int]:
        self.asked.append(text)
        self.known[text] = known
        if text in self.fails:
            raise RenderError(f"{text!r} could not be rendered: try again.")
        return SOUND, 22050


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch) -> Engine:
    engine = Engine()
    monkeypatch.setattr(building, "render", engine)
    monkeypatch.setattr(building, "voice", lambda _: ROBOT)
    return engine


@pytest.fixture
def pack(tmp_path: Path) -> Pack:
    return Pack(tmp_path / "pack", "en")


def test_everything_is_rendered_once_in_the_order_of_need(engine: Engine, pack: Pack) -> None:
    seen: list[tuple[int, int, Phrase]] = []
    built = build(pack, WANTED, EN, jobs=1, progress=lambda *now: seen.append(now))
    assert engine.asked == list(WANTED.values())
    assert built.rendered == tuple(WANTED)
    assert seen == [(done, 5, said) for done, said in enumerate(WANTED, 1)]
    assert build(pack, WANTED, EN).rendered == ()
    assert Pack.open(pack.folder).check(WANTED).ok


def test_only_what_is_wrong_is_rendered_again(engine: Engine, pack: Pack) -> None:
    build(pack, WANTED, EN)
    engine.asked.clear()
    one, _, three, _, five = WANTED
    (pack.folder / "n,n=1.wav").unlink()
    (pack.folder / "n,n=2.wav").write_bytes(b"RIFF")
    slower = Voice(engine="espeak-ng", version="1.52.0", name="gmw/en", rate=100, pitch=45)
    pack.put(three, "3", slower, SOUND, 22050)
    older = Voice(engine="espeak-ng", version="1.51", name="gmw/en", rate=160, pitch=45)
    pack.put(five, "5", older, SOUND, 22050)
    build(pack, {**WANTED, one: "1", phrase("n", n=4): "four"}, EN, jobs=1)
    assert engine.asked == ["1", "2", "3", "four"]


def test_recordings_are_left_alone(engine: Engine, pack: Pack) -> None:
    one, two, three, four, _ = WANTED
    for said in (one, two, three):
        wav.write(pack.folder / f"n,n={dict(said.args)['n']}.wav", SOUND)
    pack.accept(one, "1")
    pack.accept(two, "an older text")
    (pack.folder / "n,n=4.wav").write_bytes(b"RIFF")
    built = build(pack, WANTED, EN)
    assert engine.asked == ["5"]
    assert list(built.failed) == [four]
    assert built.failed[four] == phrase("pack-recording-torn", file="n,n=4.wav")
    assert (pack.folder / "n,n=4.wav").read_bytes() == b"RIFF"
    assert pack.check(WANTED).new == (three,)


def test_a_phrase_that_fails_stays_a_caption(engine: Engine, pack: Pack) -> None:
    engine.fails = {"2", "4"}
    built = build(pack, WANTED, EN)
    assert set(built.failed) == {phrase("n", n=2), phrase("n", n=4)}
    assert len(built.rendered) == 3
    assert not built.stopped


def test_an_engine_that_never_answers_is_given_up(engine: Engine, pack: Pack) -> None:
    engine.fails = set(WANTED.values())
    built = build(pack, WANTED, EN, jobs=1)
    assert len(built.failed) == building.GIVE_UP
    assert built.stopped


def test_a_build_can_be_stopped_and_taken_up(engine: Engine, pack: Pack) -> None:
    stop = threading.Event()
    built = build(
        pack, WANTED, EN, jobs=1, stop=stop, progress=lambda done, *_: done == 2 and stop.set()
    )
    assert built.stopped
    assert built.rendered == tuple(WANTED)[:2]
    assert build(pack, WANTED, EN).rendered == tuple(WANTED)[2:]


def test_a_full_disk_is_not_a_failed_phrase(engine: Engine, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(DeviceError, match="cannot be written"):
        build(Pack(tmp_path / "file", "en"), WANTED, EN)


def test_the_default_voice_is_compared_with_the_committed_lengths(
    engine: Engine, pack: Pack
) -> None:
    build(pack, {phrase("n"): "1."}, EN)
    table = lengths.table("en")
    assert table
    assert engine.known["1."] == table.samples["1.52.0"]["1."]
    build(pack, {phrase("n"): "1."}, Settings("en-gb", rate=100))
    build(pack, {phrase("m"): "1."}, Settings("en-gb", rate=100))
    assert engine.known["1."] is None


def test_a_build_killed_at_any_moment_leaves_a_usable_pack(tmp_path: Path) -> None:
    """The real engine, killed four times at different moments, and then finished."""
    code = f"""
from pathlib import Path
from table.cues import phrase
from table.speech.build import build
from table.speech.commands import open_or_begin
from table.speech.render import DEFAULTS
wanted = {{phrase("n", n=n): f"{{n}}" for n in range(1, 11)}}
build(open_or_begin(Path({str(tmp_path / "pack")!r}), "en"), wanted, DEFAULTS["en"], jobs=1)
"""
    for delay in (0.3, 0.45, 0.6, 0.75):
        process = subprocess.Popen([sys.executable, "-c", code])
        time.sleep(delay)
        process.kill()
        process.wait()
    subprocess.run([sys.executable, "-c", code], check=True)
    wanted = {phrase("n", n=n): f"{n}" for n in range(1, 11)}
    assert Pack.open(tmp_path / "pack").check(wanted).ok


def wrong_renders(pack: Pack, known: dict[str, int]) -> list[str]:
    return [e.text for e in pack.entries.values() if e.samples != known[e.text]]


def spin(count: int) -> list[subprocess.Popen[bytes]]:
    idle = "import os; os.nice(5)\nwhile True: pass"  # nor are the other tests to go hungry
    return [subprocess.Popen([sys.executable, "-c", idle]) for _ in range(count)]


@pytest.mark.parametrize(
    "phrases", [pytest.param(8, id="8"), pytest.param(167, marks=pytest.mark.slow, id="167")]
)
def test_no_wrong_render_is_accepted_on_a_busy_machine(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, phrases: int
) -> None:
    """Three renders or more of each phrase, 500 in the slow one, without the committed lengths.

    Those are then the judge.
    """
    table = lengths.table("en")
    assert table
    settings = Settings("en-gb", library="wheel")
    known = table.samples[building.voice(settings).version]
    texts = dict.fromkeys(t for t in lengths.texts("en") if len(t) > 20)
    wanted = {phrase("text", n=n): text for n, text in enumerate(list(texts)[:phrases])}
    assert len(wanted) == phrases
    monkeypatch.setattr(lengths, "committed", lambda *_: {})
    pack = Pack(tmp_path, "en")
    busy = spin(3)
    try:
        built = build(pack, wanted, settings)
    finally:
        for process in busy:
            process.kill()
            process.wait()
    assert not built.failed
    assert len(pack) == phrases
    assert wrong_renders(pack, known) == []


def test_the_catalogue_is_rendered_as_committed(tmp_path: Path) -> None:
    """The first texts of the catalogue, with whatever engine is here, if its lengths are known."""
    table = lengths.table("en")
    assert table
    known = table.samples.get(building.voice(EN).version)
    if known is None:
        pytest.skip("the lengths of this version of espeak-ng are not committed")
    wanted = {phrase("text", n=n): text for n, text in enumerate(lengths.texts("en")[:4])}
    pack = Pack(tmp_path, "en")
    build(pack, wanted, EN)
    assert wrong_renders(pack, known) == []
    for said, text in wanted.items():
        assert pack.ms(said) == duration(known[text], table.sample_rate)
        assert len(pack.samples(said)) <= 48 * pack.ms(said)
