from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from table.stage.claw import ClawSetup, Dial

HOBBY = {"low": 500, "high": 2500, "travel_deg": 180, "gear_ratio": 2.0}


@pytest.mark.parametrize("places", range(8, 25))
@pytest.mark.parametrize("reverse", [False, True])
def test_every_place_has_the_pulse_of_its_angle(places: int, reverse: bool) -> None:
    dial = Dial(places=places, reverse=reverse, **HOBBY)
    for place in range(1, places + 1):
        along = 2000 * (place - 1) / places
        start, way = (2500, -along) if reverse else (500, along)
        assert dial.aim(place, start) == round(start + way)


def test_a_few_pulses_by_hand() -> None:
    dial = Dial(places=16, **HOBBY)
    assert [dial.aim(place, None) for place in (1, 2, 9, 16)] == [500, 625, 1500, 2375]
    seats = Dial(places=24, low=0, high=4095, travel_deg=359.9)
    assert [seats.aim(seat, None) for seat in (1, 13, 24)] == [0, 2048, 3925]


def test_home_points_at_no_house() -> None:
    dial = Dial(places=8, **HOBBY)
    assert dial.aim(None, None) == 2375  # half way from house 8 to house 1
    short = Dial(places=8, low=500, high=2500, travel_deg=315)
    assert short.aim(None, None) == 643  # the travel ends at house 8: between 1 and 2


def test_the_way_stays_within_the_travel_and_is_the_nearest() -> None:
    wide = Dial(places=12, low=500, high=2500, travel_deg=270, gear_ratio=2)  # one turn and a half
    assert wide.positions(1) == (500, 1833)
    assert wide.aim(1, 1700) == 1833
    assert wide.aim(1, 600) == 500
    narrow = Dial(places=12, low=500, high=2500, travel_deg=175, gear_ratio=2)
    assert narrow.aim(1, 2400) == 500  # back all the way round: never over the stop


def test_places_between_measured_ones_are_interpolated_and_outside_keep_their_distance() -> None:
    dial = Dial(places=8, measured=((2, 800), (6, 1900)), **HOBBY)
    assert [dial.aim(place, None) for place in range(1, 9)] == [
        550, 800, 1075, 1350, 1625, 1900, 2150, 2400,
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"places": 7}, "8 to 24 places, not 7"),
        ({"places": 25}, "8 to 24 places, not 25"),
        ({"low": 2500}, "must be less than the upper"),
        ({"travel_deg": 0}, "more than 0"),
        ({"gear_ratio": 1.0}, "turns 180°, but 12 places need 330°: set gear_ratio to 1.83"),
        ({"measured": ((0, 700),)}, "Place 0 is measured, but there are only 12"),
        ({"measured": ((2, 2600),)}, "Place 2 is measured at 2600, outside 500 to 2500"),
        ({"measured": ((2, 900), (3, 900))}, "not in the order of the circle"),
        ({"measured": ((2, 900), (3, 800))}, "not in the order of the circle"),
        ({"measured": ((3, 900), (2, 950))}, "not in the order of the circle"),
        ({"measured": ((2, 900), (3, 950)), "reverse": True}, "or change 'reverse'"),
        ({"measured": ((12, 2499), (11, 2498))}, "not in the order of the circle"),
        ({"travel_deg": 170, "measured": ((1, 620),)}, "Place 12 is outside 500 to 2500"),
    ],
)
def test_a_claw_that_cannot_work_is_refused(change: dict[str, Any], says: str) -> None:
    with pytest.raises(ClawSetup) as caught:
        Dial(**{"places": 12, **HOBBY, **change})
    assert says in str(caught.value)


@pytest.mark.parametrize("place", [0, -1, 13])
def test_a_place_that_is_not_there_is_refused(place: int) -> None:
    with pytest.raises(ClawSetup, match="places 1 to 12"):
        Dial(places=12, **HOBBY).aim(place, None)


@st.composite
def dials(draw: st.DrawFn) -> Dial:
    places = draw(st.integers(8, 24))
    low = draw(st.integers(0, 1200))
    high = low + draw(st.integers(800, 4000))
    span = draw(st.floats(360, 1080))
    gear = draw(st.floats(0.5, 4))
    reverse = draw(st.booleans())
    plain = Dial(
        places=places, low=low, high=high, travel_deg=span / gear, gear_ratio=gear, reverse=reverse
    )
    wobble = (high - low) * 360 / span / places * 0.4
    chosen = draw(st.sets(st.integers(2, places - 1), max_size=6))
    measured = tuple(
        (
            place,
            plain.positions(place)[-1 if reverse else 0] + round(draw(st.floats(-wobble, wobble))),
        )
        for place in sorted(chosen)
    )
    try:
        return Dial(
            places=places,
            low=low,
            high=high,
            travel_deg=span / gear,
            gear_ratio=gear,
            reverse=reverse,
            measured=measured,
        )
    except ClawSetup:
        return plain  # the wobble pushed an end place over its limit: refused, as it should be


@given(dials(), st.data())
def test_no_table_sends_the_servo_over_its_limits(dial: Dial, data: st.DataObject) -> None:
    held: float | None = None
    for place in data.draw(st.lists(st.none() | st.integers(1, dial.places), max_size=8)):
        held = dial.aim(place, held)
        assert dial.low <= held <= dial.high


@given(dials())
def test_the_angle_of_a_position_is_that_of_its_place(dial: Dial) -> None:
    step = 360 / dial.places
    for place in range(1, dial.places + 1):
        wanted = (place - 1) * step
        for position in dial.positions(place)[:1]:
            # A whole unit of the servo is the most that rounding can shift it.
            unit = dial.travel_deg * dial.gear_ratio / (dial.high - dial.low) * 4
            off = (dial.angle(position) - wanted + 180) % 360 - 180
            assert abs(off) <= unit + step * 0.5
