"""The claw over gpiozero's mock pins: what the pulses do."""

import threading
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from table import cues
from table.stage.claw import Claw, ClawBlocked, ClawError, ClawSetup, Dial
from table.stage.claw.servo import PulseDriver
from table.stage.claw.simulated import ServoPin, servo_factory

PIN = 12


def dial(places: int = 12, **kw: Any) -> Dial:
    return Dial(
        **{"places": places, "low": 500, "high": 2500, "travel_deg": 180, "gear_ratio": 2, **kw}
    )


def cue(house: int | None, ms: int = 3000, t: int = 0) -> cues.Claw:
    return cues.Claw(t=t, phase="dawn/claw", house=house, ms=ms)


class Bench:
    """A claw, its simulated servo and a clock that only sleeping moves."""

    def __init__(self, time: Any, dial_: Dial, held: float | None = None) -> None:
        self.factory = servo_factory()
        driver = PulseDriver(PIN, low_us=dial_.low, high_us=dial_.high, factory=self.factory)
        self.servo: ServoPin = self.factory.pin(PIN)
        self.time = time
        self.told: list[ClawError] = []
        self.kept: list[float] = []
        self.claw = Claw(
            driver, dial_, held=held, on_trouble=self.told.append, remember=self.kept.append,
            clock=time.clock, sleep=time.sleep,
        )  # fmt: skip

    def perform(self, house: int | None, ms: int = 3000) -> list[float]:
        self.servo.pulses_us.clear()
        self.claw.perform(cue(house, ms))
        assert self.claw.settle(60)
        return [round(pulse, 6) for pulse in self.servo.pulses_us]


@pytest.mark.parametrize("places", range(8, 25))
def test_the_pulse_of_every_place_is_exact_to_a_microsecond(time: Any, places: int) -> None:
    bench = Bench(time, dial(places), held=500)
    for place in range(1, places + 1):
        pulses = bench.perform(place, 100)
        ideal = 500 + 2000 * (place - 1) / places
        assert abs(bench.servo.shaft_us - ideal) <= 1
        assert pulses[-2:] == [round(ideal), 0]
        assert abs(bench.claw.angle() - (place - 1) * 360 / places) < 0.2
    bench.claw.close()


def test_nothing_moves_before_the_first_cue(time: Any) -> None:
    bench = Bench(time, dial())
    assert bench.servo.shaft_us is None
    assert bench.servo.frequency is None
    bench.claw.close()


def test_it_starts_again_exactly_where_it_was_held(time: Any) -> None:
    bench = Bench(time, dial(), held=1234)
    first = bench.perform(3)
    assert first[0] == 1234  # the first pulse after no pulse: no jump
    assert first[-1] == 0  # detached at rest
    assert bench.kept == [833]
    assert bench.perform(9)[0] == 833
    bench.claw.close()


def test_a_held_position_from_before_a_change_of_limits_is_brought_within_them(time: Any) -> None:
    bench = Bench(time, dial(low=600, high=2400), held=2500)
    assert bench.perform(3)[0] == 2400
    bench.claw.close()


def test_small_steps_only(time: Any) -> None:
    bench = Bench(time, dial(), held=500)
    pulses = bench.perform(12)[:-1]
    assert max(b - a for a, b in pairwise(pulses)) < 25  # 1833 µs in 150 steps, at most 1.875 / 150
    assert pulses == sorted(pulses)
    bench.claw.close()


class Clock:
    """Like the fixture `time`, for as many examples as hypothesis wants."""

    now = 0.0

    def clock(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds


@settings(max_examples=60, deadline=None)
@given(
    places=st.integers(8, 24),
    low=st.integers(300, 1200),
    width=st.integers(400, 1700),
    span=st.floats(360, 1000),
    gear=st.floats(0.5, 4),
    reverse=st.booleans(),
    held=st.none() | st.integers(0, 4000),
    ms=st.integers(1, 4000),
    data=st.data(),
)
def test_every_motion_lasts_the_same_and_no_pulse_leaves_the_limits(
    places: int, low: int, width: int, span: float, gear: float, reverse: bool,
    held: int | None, ms: int, data: st.DataObject,
) -> None:  # fmt: skip
    time = Clock()
    table = dial(
        places, low=low, high=low + width, travel_deg=span / gear, gear_ratio=gear, reverse=reverse
    )
    bench = Bench(time, table, held)
    for house in data.draw(st.lists(st.none() | st.integers(1, places), min_size=1, max_size=4)):
        begun = time.now
        pulses = bench.perform(house, ms)
        assert time.now - begun == pytest.approx((ms + 200) / 1000)
        assert pulses[-1] == 0
        assert all(low <= pulse <= low + width for pulse in pulses[:-1])
    bench.claw.close()


def test_a_slow_servo_line_drops_frames_and_still_ends_on_time(time: Any) -> None:
    bench = Bench(time, dial())
    move = bench.claw._driver.move
    moves = []

    def slow(position: float) -> None:
        moves.append(position)
        time.sleep(0.07)
        move(position)

    bench.claw._driver.move = slow
    bench.perform(6, 1000)
    assert moves[-1] == bench.claw._dial.aim(6, None)
    assert len(moves) < 20
    assert time.now == pytest.approx(1.2)
    bench.claw.close()


def test_a_servo_that_answers_late_is_moved_later_and_does_not_jump(time: Any) -> None:
    bench = Bench(time, dial(), held=500)
    attach = bench.claw._driver.attach

    def late(held: float) -> float:
        time.sleep(5)
        return attach(held)

    bench.claw._driver.attach = late
    pulses = bench.perform(12, 2000)[:-1]
    assert max(b - a for a, b in pairwise(pulses)) < 100
    assert time.now == pytest.approx(5 + 2 - 0.2 + 0.2)
    bench.claw.close()


def test_a_new_cue_goes_on_from_where_the_claw_is(time: Any) -> None:
    bench = Bench(time, dial(), held=500)
    turned = threading.Event()
    sleep = time.sleep

    def interrupt(seconds: float) -> None:
        sleep(seconds)
        if time.now > 1.5 and not turned.is_set():
            turned.set()
            bench.claw.perform(cue(1, 1000))

    bench.claw._sleep = interrupt
    pulses = bench.perform(12)
    steps = [abs(b - a) for a, b in pairwise(pulses[:-1])]
    assert turned.is_set()
    assert max(pulses) < 2000  # never reached house 12
    assert max(steps) < 50  # and never jumped
    assert pulses[-2:] == [500, 0]
    bench.claw.close()


class Broken:
    """A driver that fails, and works again."""

    def __init__(self) -> None:
        self.error: ClawError | None = ClawBlocked("blocked")
        self.detached = 0

    def attach(self, held: float) -> float:
        if self.error:
            raise self.error
        return held

    def move(self, position: float) -> None: ...
    def arrive(self, position: float) -> None: ...

    def read(self) -> None:
        return None

    def detach(self) -> None:
        self.detached += 1

    def close(self) -> None: ...


def test_trouble_is_told_and_the_next_cue_is_tried(time: Any) -> None:
    told: list[ClawError] = []
    driver = Broken()
    claw = Claw(driver, dial(), on_trouble=told.append, clock=time.clock, sleep=time.sleep)
    claw.perform(cue(3))
    assert claw.settle(60)
    assert [str(error) for error in told] == ["blocked"]
    assert driver.detached == 1
    driver.error = None
    claw.perform(cue(3))
    assert claw.settle(60)
    assert len(told) == 1
    assert claw.angle() == pytest.approx(60, abs=0.2)
    claw.close()


def test_a_cue_for_a_house_that_is_not_there_is_refused_at_once(time: Any) -> None:
    bench = Bench(time, dial())
    with pytest.raises(ClawSetup, match="13"):
        bench.claw.perform(cue(13))
    bench.claw.close()


def test_closing_in_a_motion_lets_the_servo_go_and_twice_is_harmless(time: Any) -> None:
    bench = Bench(time, dial())
    bench.claw.perform(cue(6, 600_000))
    bench.claw.close()
    bench.claw.close()
    assert bench.servo.frequency is None


def test_a_pin_that_is_taken_says_so() -> None:
    factory = servo_factory()
    first = PulseDriver(PIN, low_us=500, high_us=2500, factory=factory)
    with pytest.raises(ClawError, match=r"cannot have GPIO12.*end the program"):
        PulseDriver(PIN, low_us=500, high_us=2500, factory=factory)
    first.close()
    PulseDriver(PIN, low_us=500, high_us=2500, factory=factory).close()
