"""What the public page is told of the claw and the small screen."""

from __future__ import annotations

import heapq
from base64 import b64decode
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from table.app.config.sections import Config
from table.app.playing.centre import Centre
from table.app.playing.sight import Sight
from table.app.playing.stage import Stage
from table.cues import Claw, Screen, phrase
from table.errors import Said
from table.speech.catalogue import Catalogue
from table.web.messages import Bearing, Panel

EN = Catalogue.load("en")


class Handle:
    cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class HandClock:
    """Time that a test moves."""

    def __init__(self) -> None:
        self.now = 0.0
        self._due: list[tuple[float, int, Handle, Callable[[], None]]] = []

    def time(self) -> float:
        return self.now

    def call_at(self, when: float, callback: Callable[[], None], /) -> Handle:
        handle = Handle()
        heapq.heappush(self._due, (when, len(self._due), handle, callback))
        return handle

    def go_to(self, end: float) -> None:
        while self._due and self._due[0][0] <= end:
            self.now, _, handle, callback = heapq.heappop(self._due)
            if not handle.cancelled:
                callback()
        self.now = end


class Seen:
    """A screen that shows another dot every second, and a claw somewhere."""

    def __init__(self, clock: HandClock, *, still: bool = False) -> None:
        self.clock, self.still = clock, still

    def angle(self) -> float | None:
        return 359.7 if self.clock.now < 10 else 150.2

    def frame(self) -> Image.Image | None:
        picture = Image.new("1", (16, 8))
        picture.putpixel((0 if self.still else int(self.clock.now), 0), 1)
        return picture


def sight(
    *, still: bool = False, speed: float = 1.0
) -> tuple[HandClock, Sight, list[tuple[float, Bearing | Panel]]]:
    clock = HandClock()
    said: list[tuple[float, Bearing | Panel]] = []
    made = Sight(
        Seen(clock, still=still), lambda m: said.append((clock.now, m)), EN.text, speed, clock
    )
    return clock, made, said


def test_the_claw_is_read_when_its_motion_is_over() -> None:
    clock, hear, said = sight()
    hear(Claw(t=4000, phase="dawn", house=3, ms=3000))
    clock.go_to(3.4)
    assert said == []
    clock.go_to(20)
    assert said == [(3.5, Bearing(t=4000, degrees=0, text="claw 0°"))]
    hear(Claw(t=24_000, phase="dawn", house=4, ms=3000))
    clock.go_to(40)
    assert said[1:] == [(23.5, Bearing(t=24_000, degrees=150, text="claw 150°"))]


def test_a_motion_that_is_cut_short_is_not_read() -> None:
    clock, hear, said = sight()
    hear(Claw(t=0, phase="dawn", house=3, ms=3000))
    clock.go_to(2)
    hear(Claw(t=2000, phase="dawn", house=5, ms=3000))
    clock.go_to(20)
    assert [m.t for _, m in said] == [2000]


def test_the_count_down_is_read_once_a_second_until_it_is_over() -> None:
    clock, hear, said = sight()
    hear(Screen(t=1000, phase="day", title=phrase("dawn"), until=4500))
    clock.go_to(100)
    # 3.5 s are left: the number changes after 0.5 s, 1.5 s, 2.5 s and 3.5 s.
    assert [when for when, _ in said] == pytest.approx([0.25, 1.75, 2.75, 3.75])  # one is no news
    assert [m.t for _, m in said] == [1250, 2750, 3750, 4750]


def test_a_new_cue_ends_the_count_down_before() -> None:
    clock, hear, said = sight()
    hear(Screen(t=0, phase="day", title=phrase("dawn"), until=60_000))
    clock.go_to(2.5)
    hear(Screen(t=2500, phase="day", title=phrase("dawn")))
    clock.go_to(100)
    assert [when for when, _ in said] == pytest.approx([0.25, 1.25, 2.25])
    hear(Screen(t=100_000, phase="day", title=phrase("dawn")))
    hear(Claw(t=100_000, phase="day", house=1, ms=100))
    hear.close()
    clock.go_to(200)
    assert len(said) == 3


def test_what_has_not_changed_is_not_sent_again() -> None:
    clock, hear, said = sight(still=True)
    hear(Screen(t=0, phase="day", title=phrase("dawn"), until=5000))
    clock.go_to(100)
    assert len(said) == 1
    assert said[0][1] == Panel(t=250, width=16, height=8, bits="gAAAAAAAAAAAAAAAAAAAAA==")


def test_faster_games_have_the_devices_in_the_rooms_time() -> None:
    clock, hear, said = sight(speed=10.0)
    hear(Claw(t=0, phase="dawn", house=3, ms=3000))
    hear(Screen(t=0, phase="day", title=phrase("dawn"), until=20_000))
    clock.go_to(100)
    assert [when for when, m in said if isinstance(m, Bearing)] == pytest.approx([0.8])
    assert [m.t for _, m in said if isinstance(m, Panel)] == [2500, 12_500, 22_500]


def test_the_simulated_table_shows_its_pulse_and_the_bytes_on_its_bus(tmp_path: Path) -> None:
    troubles: list[Said] = []
    centre = Centre(Config(), 12, EN.text, tmp_path / "claw.json", troubles.append)
    stage = Stage(1.0, None, centre.claw, centre.screen)
    assert centre.claw is not None
    assert centre.screen is not None
    said: list[Bearing | Panel] = []
    clock = HandClock()
    hear = Sight(centre, said.append, EN.text, 1.0, clock)
    for cue in (
        Claw(t=0, phase="dawn", house=6, ms=300),
        Screen(t=0, phase="dawn", title=phrase("dawn"), big=6),
    ):
        stage(cue)
        hear(cue)
    assert centre.screen.settle(60)
    assert centre.claw.settle(60)
    clock.go_to(2)
    frame = centre.frame()
    hear.close()
    stage.close()
    assert frame is not None
    assert troubles == []
    panel, bearing = sorted(said, key=lambda m: isinstance(m, Bearing))
    assert bearing == Bearing(t=0, degrees=150, text="claw 150°")  # place 6 of 12
    assert isinstance(panel, Panel)
    assert Image.frombytes("1", (panel.width, panel.height), b64decode(panel.bits)) == frame
    assert frame.getbbox() is not None
