from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tongues import LANGUAGES

from table.errors import ConfigError, DeviceError
from table.speech import render
from table.speech.pack import Voice
from table.speech.render import MOST, RENDERS, NoEngine, RenderError, Settings, agreed, trim

Sound = tuple[np.ndarray, int]
ENGINES: tuple[render.Library, ...] = ("wheel", "system")


@pytest.fixture(params=ENGINES)
def library(request: pytest.FixtureRequest) -> render.Library:
    """Each espeak-ng that this machine has; the wheel's is installed with the table."""
    try:
        render.engine(request.param)
    except NoEngine:
        pytest.skip(f"no {request.param} espeak-ng here")
    return request.param


def sound(count: int) -> Sound:
    return np.ones(count, np.int16), 22050


def attempts(counts: list[int | None]) -> Iterator[Sound | None]:
    yield from (None if count is None else sound(count) for count in counts)


# Which render is believed


@pytest.mark.parametrize(
    ("counts", "known", "length", "used"),
    [
        ([9, 9, 9], None, 9, 3),
        ([9, 7, 9], None, 9, 3),
        ([7, 7, 9, 9], None, 9, 4),  # cut twice in the same place
        ([7, 7, 7, 9, 9], None, 7, 3),  # thrice: nothing can tell, but a committed length
        ([7, 7, 7, 9, 9], 9, 9, 4),
        ([9], 9, 9, 1),
        ([7, 9], 9, 9, 2),
        ([8, 8, 8, 8, 8], 9, 8, 5),  # another version, another length
        ([None, 0, 9, None, 9], None, 9, 5),
        ([1, 2, 3, 4, 5, 6, 7, 9, 9], None, 9, 9),
    ],
)
def test_the_longest_length_seen_twice_is_accepted(
    counts: list[int | None], known: int | None, length: int, used: int
) -> None:
    left = attempts(counts)
    samples, rate = agreed(lambda: next(left), known, "Hello.")
    assert (len(samples), rate) == (length, 22050)
    assert len(list(left)) == len(counts) - used


@pytest.mark.parametrize("counts", [[None] * MOST, [0] * MOST, list(range(1, MOST + 1))])
def test_without_agreement_the_sentence_is_given_up(counts: list[int | None]) -> None:
    left = attempts(counts)
    with pytest.raises(RenderError, match=r"'Hello\.' could not be rendered.*record it yourself"):
        agreed(lambda: next(left), None, "Hello.")
    assert next(left, "nothing") == "nothing"


@given(st.lists(st.one_of(st.none(), st.integers(0, 100)), min_size=MOST, max_size=MOST))
def test_no_render_shorter_than_one_that_was_seen_is_accepted(counts: list[int | None]) -> None:
    left = attempts(counts)
    try:
        samples, _ = agreed(lambda: next(left), None, "Hello.")
    except RenderError:
        return
    seen = counts[: MOST - len(list(left))]
    assert len(seen) >= RENDERS
    assert len(samples) == max(count for count in seen if count)
    assert seen.count(len(samples)) >= 2


def test_a_cut_render_in_twenty_is_never_believed_where_the_length_is_known() -> None:
    chance = random.Random(1)
    for _ in range(1000):
        samples, _ = agreed(lambda: sound(7 if chance.random() < 0.06 else 9), 9, "Hello.")
        assert len(samples) == 9


def test_the_silence_at_the_end_is_trimmed_to_the_same_length() -> None:
    samples = np.array([0, 0, 5, 0, -5, *[0] * 5000], np.int16)
    assert len(trim(samples, 22050)) == 5 + 1102
    assert np.array_equal(trim(samples, 22050), samples[:1107])
    assert len(trim(samples[:10], 22050)) == 10
    assert len(trim(np.zeros(9, np.int16), 22050)) == 0


# The engine


def test_a_sentence_is_spoken(library: render.Library) -> None:
    speaker = render.voice(Settings("en-gb", library=library))
    assert speaker.name == "gmw/en"
    samples, rate = render.render("Close your eyes.", speaker, library)
    assert rate == 22050
    assert 0.7 < len(samples) / rate < 2
    assert np.abs(samples.astype(int)).max() > 10_000
    slow = render.voice(Settings("en-gb", rate=100, library=library))
    assert len(render.render("Close your eyes.", slow, library)[0]) > 1.3 * len(samples)
    high = render.voice(Settings("en-gb", pitch=90, library=library))
    assert not np.array_equal(render.render("Close your eyes.", high, library)[0], samples)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_a_voice(lang: str) -> None:
    speaker = render.voice(render.DEFAULTS[lang])
    samples, _ = render.render("Őrült Søren è là.", speaker)
    assert len(samples) > 10_000


@pytest.mark.parametrize("name", ["en-us", "gmw/en-us", "English (America)", "EN-US"])
def test_a_voice_is_found_by_language_id_or_name(name: str) -> None:
    assert render.voice(Settings(name)).name == "gmw/en-us"


def test_the_wheel_can_be_asked_for_by_name() -> None:
    assert render.engine("wheel").version == "1.52.0"


def test_an_unknown_voice_is_said_with_those_there_are() -> None:
    with pytest.raises(ConfigError, match=r"no voice 'en-xx': choose .*gmw/en-us"):
        render.voice(Settings("en-xx"))
    with pytest.raises(ConfigError, match="voice list"):
        render.voice(Settings("qq"))


@pytest.mark.parametrize("wrong", [{"rate": 79}, {"rate": 451}, {"pitch": -1}, {"pitch": 100}])
def test_what_espeak_cannot_do_is_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(ConfigError, match="is not possible: choose one of"):
        Settings("en-gb", **wrong)


def test_a_text_without_any_sound_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(render, "MOST", 2)
    with pytest.raises(RenderError):
        render.render("...", render.voice(Settings("en-gb")))


# Children that misbehave: the child is a file, here another one


def child(monkeypatch: pytest.MonkeyPatch, folder: Path, code: str) -> None:
    file = folder / "child.py"
    file.write_text(code)
    monkeypatch.setattr(render, "CHILD", file)
    render.engine.cache_clear()


@pytest.fixture(autouse=True)
def forget_the_engine() -> Iterator[None]:
    yield
    render.engine.cache_clear()


ROBOT = Voice(engine="espeak-ng", version="1.52.0", name="gmw/en", rate=160, pitch=45)


def test_a_hanging_child_is_killed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    mark = tmp_path / "pid"
    new = mark.with_suffix(".new")
    code = f"""
import os, signal
with open({str(new)!r}, "w") as new:
    new.write(str(os.getpid()))
os.rename({str(new)!r}, {str(mark)!r})
while True:
    signal.pause()
"""
    child(monkeypatch, tmp_path, code)
    patience = 1.0
    while not mark.exists():  # on a busy machine it is killed before it has begun
        assert patience < 100
        assert render.once("Hello.", ROBOT, timeout=patience) is None
        patience *= 2
    with pytest.raises(ProcessLookupError):
        os.kill(int(mark.read_text()), 0)


@pytest.mark.parametrize(
    "code",
    [
        "import os; os.abort()",
        "print('no JSON')",
        "raise SystemExit(1)",
        "",
        """print('{"version": "1", "errors": [], "whole": false, "sample_rate": 22050}')""",
        """print('{"version": "1", "errors": [], "whole": true, "sample_rate": 22050}')""",  # no file
    ],
)
def test_a_child_that_failed_is_not_believed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, code: str
) -> None:
    child(monkeypatch, tmp_path, code)
    assert render.once("Hello.", ROBOT) is None


def test_what_espeak_says_of_a_refusal_is_behind_the_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    reply = '{"version": "1.52.0", "errors": ["no such voice", "buffer full"], "whole": false}'
    child(monkeypatch, tmp_path, f"print({reply!r})")
    with pytest.raises(RenderError) as refused:
        render.once("Hello.", ROBOT)
    assert str(refused.value.__cause__) == "no such voice; buffer full"


def test_no_engine_is_one_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    child(monkeypatch, tmp_path, """print('{"error": "no engine"}')""")
    with pytest.raises(NoEngine) as nothing:
        render.engine()
    assert isinstance(nothing.value, DeviceError)
    assert str(nothing.value).count(".") == 1
    assert "captions only" in str(nothing.value)


def test_a_machine_without_any_library_is_told_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    hidden = f"""
import sys
sys.modules["espeakng_loader"] = None
sys.path.insert(0, {str(render.CHILD.parent)!r})
import child, json
child.SONAME = "libnowhere.so"
print(json.dumps(child.main()))
"""
    child(monkeypatch, tmp_path, hidden)
    with pytest.raises(NoEngine):
        render.engine()


def test_without_the_system_s_library_the_wheel_s_is_used(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    hidden = f"""
import sys
sys.path.insert(0, {str(render.CHILD.parent)!r})
import child, json
child.SONAME = "libnowhere.so"
print(json.dumps(child.main()))
"""
    child(monkeypatch, tmp_path, hidden)
    assert render.engine("auto").version == "1.52.0"
    with pytest.raises(NoEngine):
        render.engine("system")


def test_the_python_that_runs_the_table_runs_the_child() -> None:
    assert sys.executable
    assert render.CHILD.is_file()


def test_a_child_whose_parent_was_killed_does_not_stay(tmp_path: Path) -> None:
    """Its alarm ends it, whatever it waits for: here an engine that never finishes loading."""
    (tmp_path / "espeakng_loader.py").write_text("import time\n\ntime.sleep(600)\n")
    ended = subprocess.run(
        [sys.executable, "-P", str(render.CHILD)],
        input=json.dumps({"do": "voices", "library": "wheel", "patience": 1}).encode(),
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert ended.returncode == -signal.SIGALRM
