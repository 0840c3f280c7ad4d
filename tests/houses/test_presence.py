"""Presence comes from times and clean rounds: the histories that made others' readers flap."""

from hypothesis import given
from hypothesis import strategies as st

from table.houses import Presence
from table.houses.presence import HOLD_OFF_MS

HOUSE, CARD, RING = "04a1", "04a2", "9fe0"
ROUND_MS = 50


def watch(rounds: list[tuple[set[str], bool]]) -> list[frozenset[str]]:
    """What was there after each change, seeing one round after another."""
    presence = Presence(frozenset({HOUSE, CARD}))
    changes = []
    for number, (tags, clean) in enumerate(rounds):
        now = number * ROUND_MS
        if presence.see(tags, clean, now, now):
            changes.append(presence.tags)
    return changes


BOTH = ({HOUSE, CARD}, True)
NONE: tuple[set[str], bool] = (set(), True)


def test_a_tag_that_answers_nineteen_times_of_twenty_for_an_hour_makes_one_event() -> None:
    rounds = [NONE if n % 20 == 19 else BOTH for n in range(3600 * 1000 // ROUND_MS)]
    assert watch(rounds) == [frozenset({HOUSE, CARD})]


@given(st.lists(st.integers(1, HOLD_OFF_MS // ROUND_MS), max_size=30))
def test_gaps_up_to_the_hold_off_are_nothing(gaps: list[int]) -> None:
    rounds = [BOTH]
    for gap in gaps:
        rounds += [NONE] * gap + [BOTH]
    assert watch(rounds) == [frozenset({HOUSE, CARD})]


@given(st.integers(HOLD_OFF_MS // ROUND_MS + 1, 100))
def test_a_longer_gap_is_one_removal(gap: int) -> None:
    without = ({CARD}, True)
    assert watch([BOTH] + [without] * gap + [BOTH]) == [
        frozenset({HOUSE, CARD}),
        frozenset({CARD}),
        frozenset({HOUSE, CARD}),
    ]


def test_mangled_answers_are_no_removal_however_long() -> None:
    assert watch([BOTH] + [(set(), False)] * 500) == [frozenset({HOUSE, CARD})]


@given(st.lists(st.sampled_from([NONE, (set(), False)]), max_size=60))
def test_only_clean_rounds_in_a_row_are_absence(rounds: list[tuple[set[str], bool]]) -> None:
    longest = current = 0
    for _, clean in rounds:
        current = current + 1 if clean else 0
        longest = max(longest, current)
    gone = longest * ROUND_MS - ROUND_MS >= HOLD_OFF_MS
    assert (len(watch([BOTH, *rounds])) == 2) == gone


def test_a_ring_that_brushes_past_is_nothing_and_one_that_stays_is_seen() -> None:
    ring = ({HOUSE, CARD, RING}, True)
    assert len(watch([BOTH, ring, ring, BOTH] * 10)) == 1
    assert watch([BOTH] + [ring] * 10)[-1] == {HOUSE, CARD, RING}


def test_a_report_over_a_span_counts_as_the_rounds_in_it() -> None:
    presence = Presence(frozenset({HOUSE}))
    presence.see({HOUSE}, True, 0, 1000)
    assert not presence.see(set(), True, 1050, 1300)
    assert presence.see(set(), True, 1050, 1350)
    assert presence.since == 1050


def test_what_a_dead_reader_missed_does_not_count() -> None:
    presence = Presence(frozenset({HOUSE}))
    presence.see({HOUSE}, True, 0, 0)
    presence.see(set(), True, 50, 300)
    presence.interrupt()
    assert not presence.see(set(), True, 5000, 5250)
    assert presence.tags == {HOUSE}
