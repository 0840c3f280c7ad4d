"""What the voice costs before a game: the catalogue, one render, one phrase read from a pack."""

from __future__ import annotations

from pathlib import Path

from pytest_benchmark.fixture import BenchmarkFixture

from table.cues import phrase
from table.speech import render
from table.speech.catalogue import Catalogue
from table.speech.pack import Pack
from table.speech.render import DEFAULTS

TEXT = "Thief, open your eyes. Lift one house and look inside."


def test_load_the_catalogue(benchmark: BenchmarkFixture) -> None:
    assert benchmark(Catalogue.load).lines


def test_render_once(benchmark: BenchmarkFixture) -> None:
    speaker = render.voice(DEFAULTS["en"])
    benchmark(render.once, TEXT, speaker)


def test_read_from_a_pack(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    speaker = render.voice(DEFAULTS["en"])
    pack = Pack(tmp_path, "en")
    pack.put(phrase("call"), TEXT, speaker, *render.render(TEXT, speaker))
    assert len(benchmark(pack.samples, phrase("call"))) > 48_000
