from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from table.stage.claw import Motion

positions = st.floats(500, 2500)


@given(positions, positions, st.integers(20, 20_000))
def test_a_motion_begins_and_ends_where_it_says_and_stays_between(
    start: float, goal: float, ms: int
) -> None:
    motion = Motion(start, goal, ms)
    assert motion.at(0) == motion.at(-5) == start
    assert motion.at(ms) == motion.at(ms + 1000) == goal
    low, high = sorted((start, goal))
    for part in range(21):
        assert low - 1e-9 <= motion.at(ms * part / 20) <= high + 1e-9


def test_the_curve_is_slow_at_both_ends_and_fast_in_the_middle() -> None:
    motion = Motion(0, 1000, 1000)
    steps = [b - a for a, b in pairwise(motion.at(t) for t in range(0, 1001, 10))]
    assert all(step > 0 for step in steps)
    assert steps[0] < 0.05
    assert steps[-1] < 0.05
    assert max(steps) == max(steps[49], steps[50])
    assert abs(max(steps) - 18.75) < 0.05  # 1.875 times the mean of 10
