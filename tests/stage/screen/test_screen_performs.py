"""The screen performs its cues on a simulated panel, off the loop."""

import threading
import time
from collections.abc import Callable
from typing import Any

import pytest
from PIL import Image
from screen_desk import Desk
from screen_words import text

from table import cues
from table.stage.screen import Face, Screen, ScreenError, draw
from table.stage.screen import screen as module


def cue(key: str, big: int | None = None, until: int | None = None, t: int = 0) -> cues.Screen:
    return cues.Screen(t=t, phase="test", title=cues.phrase(key), big=big, until=until)


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def picture(face: Face) -> bytes:
    return draw(face, (128, 64)).tobytes()


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not true():
        assert time.monotonic() < end
        time.sleep(0.001)


def test_a_cue_is_shown() -> None:
    desk, told = Desk(), []
    screen = Screen(desk.driver, text, on_trouble=told.append)
    assert screen.face() is None
    screen.perform(cue("night", big=2), 0)
    assert screen.settle(60)
    assert screen.face() == Face(title="Night", big=2)
    assert desk.frame().tobytes() == picture(Face(title="Night", big=2))
    screen.close()
    assert desk.frame().getbbox() is None
    assert told == []


def test_the_count_down_follows_the_clock() -> None:
    desk, clock = Desk(), Clock()
    screen = Screen(desk.driver, text, on_trouble=print, clock=clock)
    screen.perform(cue("discussion", until=184_000), 4_000)
    for passed, left in [
        (0, 180),
        (0.4, 180),
        (1, 179),
        (120.1, 60),
        (121, 59),
        (180, 0),
        (500, 0),
    ]:
        clock.now = 100 + passed
        assert screen.face() == Face(title="Discussion", left_s=left)
    screen.close()


def test_the_picture_changes_by_itself_when_the_second_does(monkeypatch: Any) -> None:
    shown: list[Image.Image] = []
    twice = threading.Event()
    now = 0.0

    class Panel:
        size = (128, 64)

        def show(self, image: Image.Image) -> None:
            nonlocal now
            shown.append(image)
            now = 0.02  # however long it took
            if len(shown) == 2:
                twice.set()

        def close(self) -> None: ...

    screen = Screen(Panel(), text, on_trouble=print, clock=lambda: now)
    screen.perform(cue("thief", until=9_020), 0)  # 20 ms after it is shown, 10 becomes 9
    assert twice.wait(60)
    screen.close()
    assert [image.tobytes() for image in shown[:2]] == [
        picture(Face(title="The Thief", left_s=10)),
        picture(Face(title="The Thief", left_s=9)),
    ]


def test_a_dead_bus_is_told_once_and_tried_again_until_it_lives(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "RETRY_S", (0.001,))
    desk, told = Desk(), []
    desk.fuse.bytes_left = 0
    screen = Screen(desk.driver, text, on_trouble=told.append)
    screen.perform(cue("dawn", big=12), 0)
    wait_until(lambda: desk.opened >= 5)
    assert len(told) == 1
    assert isinstance(told[0], ScreenError)
    desk.fuse.bytes_left = None
    wait_until(lambda: desk.frame().tobytes() == picture(Face(title="Dawn", big=12)))
    assert screen.settle(60)
    desk.fuse.bytes_left = 300  # in the middle of the next picture
    screen.perform(cue("dawn", big=13), 0)
    wait_until(lambda: len(told) >= 2)
    screen.close()


@pytest.mark.parametrize("byte", [0, 1, 2, 3, 25, 40, 500, 1100, 1200, 2000])
def test_a_bus_failing_at_any_byte_never_reaches_the_conductor(desk: Desk, byte: int) -> None:
    told: list[ScreenError] = []
    screen = Screen(desk.driver, text, on_trouble=told.append)
    desk.fuse.bytes_left = byte
    for big in range(8):
        screen.perform(cue("dawn", big=big), 0)
        assert screen.settle(60)
    assert all(type(error) is ScreenError for error in told)
    screen.close()
    assert not screen._thread.is_alive()


def test_a_stalled_bus_holds_up_neither_a_cue_nor_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    stalled, release = threading.Event(), threading.Event()

    class Wedged:
        size = (128, 64)

        def show(self, image: Image.Image) -> None:
            stalled.set()
            assert release.wait(60)

        def close(self) -> None: ...

    screen = Screen(Wedged(), text, on_trouble=print)
    screen.perform(cue("night"), 0)
    assert stalled.wait(60)
    for big in range(1000):
        screen.perform(cue("night", big=big), 0)
    assert screen.face() == Face(title="Night", big=999)
    assert not screen.settle(0.01)
    monkeypatch.setattr(screen._thread, "join", lambda timeout: None)  # not two real seconds
    screen.close()
    release.set()


def test_only_the_last_of_many_cues_is_drawn_after_a_slow_picture() -> None:
    drawn: list[bytes] = []
    entered, release = threading.Event(), threading.Event()

    class Slow:
        size = (128, 64)

        def show(self, image: Image.Image) -> None:
            drawn.append(image.tobytes())
            entered.set()
            assert release.wait(60)

        def close(self) -> None: ...

    screen = Screen(Slow(), text, on_trouble=print)
    screen.perform(cue("night", big=1), 0)
    assert entered.wait(60)
    for big in range(2, 9):
        screen.perform(cue("night", big=big), 0)
    release.set()
    assert screen.settle(60)
    assert drawn == [picture(Face(title="Night", big=n)) for n in (1, 8)]
    screen.close()


def test_a_phrase_without_words_is_the_callers_mistake() -> None:
    screen = Screen(Desk().driver, text, on_trouble=print)
    with pytest.raises(KeyError):
        screen.perform(cue("no-such-key"), 0)
    screen.close()


def test_a_picture_that_stays_is_sent_again_for_a_panel_that_lost_its_power(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "REFRESH_S", 0.01)
    desk = Desk()
    screen = Screen(desk.driver, text, on_trouble=print)
    screen.perform(cue("night", big=2), 0)
    assert screen.settle(60)
    desk.panel.power_cycle()
    wanted = picture(Face(title="Night", big=2))
    wait_until(lambda: desk.frame().tobytes() == wanted)
    screen.close()
