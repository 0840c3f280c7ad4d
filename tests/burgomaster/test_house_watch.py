"""A peek or a disturbance (RULES.md §3, Houses with tags), from what the readers report."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from table.burgomaster.watch import HouseWatch


def test_the_first_house_in_the_call_is_the_peek_and_never_announced() -> None:
    watch = HouseWatch()
    assert watch.lifted(5, in_call=True)
    watch.put_back(5)
    assert watch.peek == 5
    assert watch.report() == ()


def test_the_peeked_house_may_be_lifted_again_when_the_call_is_repeated() -> None:
    watch = HouseWatch()
    watch.lifted(5, in_call=True)
    watch.put_back(5)
    assert watch.lifted(5, in_call=True)
    watch.put_back(5)
    assert watch.report() == ()


def test_a_second_house_in_the_call_is_a_disturbance() -> None:
    watch = HouseWatch()
    watch.lifted(5, in_call=True)
    assert not watch.lifted(2, in_call=True)
    watch.put_back(5)
    watch.put_back(2)
    assert watch.report() == (2,)
    assert watch.peek == 5


def test_the_peeked_house_outside_the_call_is_a_disturbance() -> None:
    watch = HouseWatch()
    watch.lifted(5, in_call=True)
    watch.put_back(5)
    assert not watch.lifted(5, in_call=False)
    watch.put_back(5)
    assert watch.report() == (5,)


def test_a_house_that_is_not_put_back_is_a_disturbance_even_the_peeked_one() -> None:
    watch = HouseWatch()
    watch.lifted(5, in_call=True)
    assert watch.report() == (5,)
    watch.put_back(5)
    assert watch.report() == ()


def test_an_ambiguous_reading_is_a_disturbance_and_no_peek() -> None:
    watch = HouseWatch()
    watch.ambiguous(3)
    assert watch.peek is None
    assert watch.report() == (3,)


def test_after_a_report_the_night_starts_over_but_the_peek_is_kept() -> None:
    watch = HouseWatch()
    watch.lifted(5, in_call=True)
    watch.lifted(2, in_call=False)
    watch.start_over()
    assert watch.report() == ()
    assert watch.peek == 5
    assert not watch.lifted(6, in_call=True)


reports = st.lists(
    st.tuples(
        st.sampled_from(["lifted", "put_back", "ambiguous"]), st.integers(1, 6), st.booleans()
    )
)


@given(reports)
def test_houses_are_announced_once_each_in_their_order(seen: list[tuple[str, int, bool]]) -> None:
    watch = HouseWatch()
    touched = set()
    for what, house, in_call in seen:
        if what == "lifted":
            watch.lifted(house, in_call)
            touched.add(house)
        elif what == "ambiguous":
            watch.ambiguous(house)
            touched.add(house)
        else:
            watch.put_back(house)
    report = watch.report()
    assert list(report) == sorted(set(report))
    assert set(report) <= touched
    assert watch.report() == report  # a repeated dawn says the same
