"""Keys, comparison and sound: the pieces of the audit, each able to fail."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sabotage import durations

from table.audit.compare import first_difference
from table.audit.draw import Draw
from table.audit.hands import Key, Window, chooses, early, hammers, late
from table.audit.perceived import Perceived
from table.audit.sound import first_unlike
from table.burgomaster.commands import Happened, Perform, Reply, Tell, Whispers
from table.cues import Drum, Lamps, Light, Score, Screen, Voice, phrase
from table.rules.lupusburg import NightFell, Peeked, Slaughtered
from table.seats.keypad import Keypad

SLOT = Window(10_000, 20_000)
seeds = st.integers(0, 2**32)


def confirmed(keys: list[Key], *, cleared_at: int) -> list[tuple[int, str]]:
    """What a pad makes of keys, when it is cleared as the slot opens."""
    pad = Keypad()
    cleared = False
    entries = []
    for t, key in sorted(keys, key=lambda pressed: pressed[0]):
        if t >= cleared_at and not cleared:
            pad.clear()
            cleared = True
        entry = pad.press(key)
        if entry is not None:
            entries.append((t, entry))
    return entries


@given(seeds)
def test_the_wanted_entry_is_the_last_one_of_its_slot(seed: int) -> None:
    keys = chooses(Draw(seed), SLOT, "7", others=("3", "5"))
    in_slot = [text for t, text in confirmed(keys, cleared_at=SLOT.opens) if t < SLOT.closes]
    assert in_slot[-1] == "7"
    assert all(t >= SLOT.opens for t, _ in keys)


@given(seeds)
def test_who_wants_nothing_confirms_nothing_that_counts(seed: int) -> None:
    keys = chooses(Draw(seed), SLOT, None, others=("3", "5"))
    in_slot = [text for t, text in confirmed(keys, cleared_at=SLOT.opens) if t < SLOT.closes]
    assert not {"3", "5", "D"} & set(in_slot)


@given(seeds)
def test_keys_that_must_not_count_are_never_confirmed_in_the_slot(seed: int) -> None:
    draw = Draw(seed)
    keys = [*early(draw, SLOT.opens, 12), *late(draw, SLOT, "11")]
    entries = confirmed(keys, cleared_at=SLOT.opens)
    assert len(entries) >= 2
    assert all(not SLOT.opens <= t < SLOT.closes for t, _ in entries)


def test_hammering_differs_from_seed_to_seed_and_can_leave_out_the_d() -> None:
    runs = [hammers(Draw(seed), SLOT, 12, hard=True) for seed in range(40)]
    assert len({tuple(keys) for keys in runs}) > 20
    assert any(key == "D" for keys in runs for _, key in keys)
    tame = [hammers(Draw(seed), SLOT, 12, hard=True, declines=False) for seed in range(40)]
    assert not any(key == "D" for keys in tame for _, key in keys)


# What is compared


class Still:
    """A conductor whose public page never changes."""

    paused = False
    script = SimpleNamespace(night=1)

    def public_view(self) -> tuple[()]:
        return ()

    def seat_view(self, seat: int) -> Any:
        return SimpleNamespace(seat=seat)


def perceived(*commands: Any, due: int | None = 5) -> Perceived:
    seen = Perceived(Still(), 2, 1, lambda view: view)  # type: ignore[arg-type]  # all it asks of one
    seen.began = 0
    seen.take(0, list(commands), due)
    return seen


def score(pattern: int, t: int = 0) -> Score:
    drum = Drum(t=t, phase="night", pattern=pattern, ms=1000)
    return Score(t, 1000, (drum,))


DAWN = Score(
    9,
    900,
    (
        Lamps(t=9, phase="dawn", light=Light.ON),
        Screen(t=9, phase="dawn", title=phrase("dawn")),
        Voice(t=9, phase="dawn", phrase=phrase("dawn"), ms=500),
        Voice(t=600, phase="dawn", phrase=phrase("house-disturbed", house=2), ms=300),
    ),
)


def test_the_earliest_difference_of_all_streams_is_the_first() -> None:
    a = perceived(Lamps(t=3, phase="x", light=Light.OFF), Tell(2, 1, Reply(True, phrase("a"))))
    b = perceived(Lamps(t=3, phase="x", light=Light.ON), Tell(2, 1, Reply(False, phrase("b"))))
    found = first_difference(a, b, [1, 2])
    assert found is not None
    assert (found.t, found.stream) == (2, "seat 1")
    found = first_difference(a, b, [2])
    assert found is not None
    assert (found.t, found.stream) == (3, "room")
    assert "off" in found.first
    assert "on" in found.second
    assert first_difference(a, a, [1, 2]) is None


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ([Perform(score(1))], [Perform(score(2))]),
        ([Perform(score(1))], []),
        ([Whispers(1, 4000, (None, None))], [Whispers(1, 4000, (None,))]),
        ([Whispers(1, 4000, (None, None))], [Whispers(1, 4001, (None, None))]),
        ([Happened(1, NightFell(1))], [Happened(2, NightFell(1))]),
    ],
)
def test_each_of_these_differs(one: list[Any], other: list[Any]) -> None:
    assert first_difference(perceived(*one), perceived(*other), []) is not None


def test_when_the_table_wants_to_be_woken_is_compared() -> None:
    found = first_difference(perceived(due=5), perceived(due=6), [])
    assert found is not None
    assert found.stream == "deadline"


def test_what_dawn_says_after_its_first_word_may_differ() -> None:
    quiet = Score(DAWN.start, 500, DAWN.cues[:3])
    a = perceived(Perform(DAWN), *DAWN.cues[:3])
    b = perceived(Perform(quiet), *quiet.cues)
    assert a.ended == b.ended == 9
    a.take(600, [DAWN.cues[3], Happened(900, Slaughtered(3))], 4000)
    b.take(600, [Happened(700, Slaughtered(None))], 700)
    assert first_difference(a, b, [1, 2]) is None
    found = first_difference(a, b, [1, 2], outcome=True)
    assert found is not None
    assert found.stream == "the dead"


def test_an_answer_is_compared_only_where_secrets_are_the_same() -> None:
    answer = Peeked(1, 1, 5, True, None)
    a = perceived(Whispers(1, 4000, (answer, None)))
    b = perceived(Whispers(1, 4000, (None, None)))
    assert first_difference(a, b, [2]) is None
    assert first_difference(a, b, [1, 2]) is not None
    found = first_difference(a, b, [2], outcome=True)
    assert found is not None
    assert found.stream == "answers"


# What is heard


def test_one_night_sounds_like_itself_and_not_like_another_pattern() -> None:
    assert first_unlike([score(1)], [score(1)], durations()) is None
    found = first_unlike([score(1)], [score(2)], durations())
    assert found is not None
    assert 0 <= found.t < 1000
    assert found.first != found.second


def test_a_night_that_lasts_longer_or_begins_later_sounds_otherwise() -> None:
    longer = Score(0, 1500, score(1).cues)
    assert first_unlike([score(1)], [longer], durations()) is not None
    assert first_unlike([score(1)], [score(1, t=1)], durations()) is not None
    found = first_unlike([score(1)], [score(1), score(1, t=2000)], durations())
    assert found is not None
    assert found.t == 2000
