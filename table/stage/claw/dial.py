"""Where each house is: from a place on the circle to a position of the servo, and back."""

from __future__ import annotations

from itertools import pairwise

from msgspec import Struct

from table.cues import Phrase, phrase
from table.stage.claw.driver import ClawSetup

MIN_PLACES, MAX_PLACES = 8, 24
"""8 to 16 houses (RULES.md §1) or 8 to 24 seats (RULES.md §2)."""


class Dial(Struct, frozen=True, kw_only=True):
    """`places` houses (or seats) stand clockwise in a circle; the servo turns `travel_deg` between
    its positions `low` and `high` (µs or steps), the claw `gear_ratio` times as far.

    With nothing `measured`, place 1 is where the travel begins: at `low`, or at `high` if a growing
    position turns the claw anticlockwise (`reverse`). `measured` holds pairs of a place and the
    position that points at it; places between two measured ones are interpolated, those outside keep
    the distance of the nearest one.

    Raises `ClawSetup` for a claw that cannot reach every place within its limits, or for measured
    positions that do not follow each other in one direction.
    """

    places: int
    low: float
    high: float
    travel_deg: float
    gear_ratio: float = 1.0
    reverse: bool = False
    measured: tuple[tuple[int, float], ...] = ()

    def __post_init__(self) -> None:
        if not MIN_PLACES <= self.places <= MAX_PLACES:
            raise ClawSetup(
                phrase("claw-places", least=MIN_PLACES, most=MAX_PLACES, places=self.places)
            )
        if not self.low < self.high:
            raise ClawSetup(phrase("claw-limits", low=f"{self.low:g}", high=f"{self.high:g}"))
        if self.travel_deg <= 0 or self.gear_ratio <= 0:
            raise ClawSetup(phrase("claw-gears"))
        self._check_measured()
        for place in range(1, self.places + 1):
            if not self.positions(place):
                raise ClawSetup(self._out_of_reach(place))

    def positions(self, place: float) -> tuple[float, ...]:
        """Every position within the limits that points at `place`: one for each whole turn.

        A fraction is a point between two places: 1.5 is half way from house 1 to house 2. Positions
        are whole: 1 µs or one step is less than a servo can tell.
        """
        turns = int(self.travel_deg * self.gear_ratio // 360) + 1
        around = (self._position(place + turn * self.places) for turn in range(-turns, turns + 1))
        return tuple(sorted(p for p in map(round, around) if self.low <= p <= self.high))

    def aim(self, place: int | None, held: float | None) -> float:
        """The position for `place` (None: home) that is nearest to `held`, within the travel.

        Home points at no house (RULES.md §1): between the last and the first, or between the first
        two where the travel does not reach further. Raises `ClawSetup` for a place that is not there.
        """
        if place is None:
            choice = self.positions(self.places + 0.5) or self.positions(1.5)
        elif 1 <= place <= self.places:
            choice = self.positions(place)
        else:
            raise ClawSetup(phrase("claw-no-place", place=place, places=self.places))
        return choice[0] if held is None else min(choice, key=lambda p: abs(p - held))

    def angle(self, position: float) -> float:
        """Degrees clockwise from place 1, 0 ≤ angle < 360, at which the claw points."""
        return (self._place(position) - 1) * 360 / self.places % 360

    def _position(self, place: float) -> float:
        points = self.measured
        for (a, p), (b, q) in pairwise(points):
            if a <= place <= b:
                return p + (q - p) * (place - a) / (b - a)
        return self._nominal(place) + self._shift(bool(points) and place > points[-1][0])

    def _place(self, position: float) -> float:
        points = self.measured
        for (a, p), (b, q) in pairwise(points):
            if min(p, q) <= position <= max(p, q):
                return a + (b - a) * (position - p) / (q - p)
        beyond = bool(points) and (position - points[-1][1]) * self._slope > 0
        return 1 + (position - self._shift(beyond) - self._start) / self._slope

    def _nominal(self, place: float) -> float:
        return self._start + (place - 1) * self._slope

    @property
    def _start(self) -> float:
        return self.high if self.reverse else self.low

    @property
    def _slope(self) -> float:
        """The servo's way from one place to the next."""
        way = (self.high - self.low) * 360 / (self.places * self.travel_deg * self.gear_ratio)
        return -way if self.reverse else way

    def _shift(self, beyond: bool) -> float:
        """How far the first (or, `beyond` it, the last) measured place is off its nominal one."""
        if not self.measured:
            return 0.0
        place, position = self.measured[-1 if beyond else 0]
        return position - self._nominal(place)

    def _check_measured(self) -> None:
        for place, position in self.measured:
            if not 1 <= place <= self.places:
                raise ClawSetup(phrase("claw-place-unknown", place=place, places=self.places))
            if not self.low <= position <= self.high:
                raise ClawSetup(
                    phrase(
                        "claw-place-outside",
                        place=place,
                        position=f"{position:g}",
                        low=f"{self.low:g}",
                        high=f"{self.high:g}",
                    )
                )
        for (a, p), (b, q) in pairwise(self.measured):
            if a >= b or (q - p) * self._slope <= 0:
                raise ClawSetup(
                    phrase("claw-places-crossed", first=a, here=f"{p:g}", second=b, there=f"{q:g}")
                )

    def _out_of_reach(self, place: int) -> Phrase:
        turn, need = self.travel_deg * self.gear_ratio, 360 * (self.places - 1) / self.places
        low, high = f"{self.low:g}", f"{self.high:g}"
        if turn < need:
            return phrase(
                "claw-turns-short",
                turn=f"{turn:g}",
                places=self.places,
                need=f"{need:g}",
                ratio=f"{need / self.travel_deg:.2f}",
            )
        return phrase("claw-place-unreached", place=place, low=low, high=high)
