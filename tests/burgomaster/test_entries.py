"""What is typed on a pad, as an answer; and an answer as what to type."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from table.burgomaster.entries import DECLINE, BadEntry, read, write
from table.errors import IllegalInput
from table.rules import lupusburg
from table.rules.lupusburg import Prompt, Question


def ask(*choices: int, optional: bool = False, count: int = 1) -> Prompt:
    return Prompt(1, Question.VOTE, choices, optional, count)


few = st.lists(st.integers(1, 24), min_size=1, max_size=3, unique=True)
many = st.lists(st.integers(1, 24), min_size=1, max_size=24, unique=True)
single = st.builds(lambda c, o: ask(*c, optional=o), many, st.booleans())
several = st.builds(lambda c, n: ask(*c, count=n), few, st.integers(2, 3))


@given(st.data(), single | several)
def test_what_is_written_is_read_as_it_was_meant(data: st.DataObject, asked: Prompt) -> None:
    chosen = tuple(data.draw(st.sampled_from(asked.choices)) for _ in range(asked.count))
    assert read(asked, write(asked, chosen)) == chosen


@given(single)
def test_declining_goes_both_ways(asked: Prompt) -> None:
    assert write(asked, ()) == DECLINE
    if asked.optional:
        assert read(asked, DECLINE) == ()
    else:
        with pytest.raises(BadEntry) as refused:
            read(asked, DECLINE)
        assert refused.value.phrase.key == "reply-must-choose"


@given(single | several, st.text("0123456789ABCD#* ", max_size=9) | st.text(max_size=5))
def test_whatever_is_typed_is_a_legal_choice_or_refused_with_a_phrase(
    asked: Prompt, text: str
) -> None:
    try:
        chosen = read(asked, text)
    except BadEntry as bad:
        chosen, why = None, bad
    if chosen is None:
        assert why.phrase.key.startswith("reply-")
        assert repr(text) in str(why)
        assert isinstance(why, IllegalInput)
    else:
        assert set(chosen) <= set(asked.choices)
        assert len(chosen) == asked.count or (chosen == () and asked.optional)


@pytest.mark.parametrize(
    ("text", "chosen"),
    [("7", (7,)), ("07", (7,)), ("007", (7,)), ("A", (7,)), ("B", (9,)), ("C", (12,))],
)
def test_a_number_or_a_letter(text: str, chosen: tuple[int, ...]) -> None:
    assert read(ask(7, 9, 12), text) == chosen


@pytest.mark.parametrize(
    ("asked", "text", "why"),
    [
        (ask(7, 9), "", "reply-senseless"),
        (ask(7, 9), "C", "reply-senseless"),
        (ask(7, 9), "X", "reply-senseless"),
        (ask(7, 9), "A7", "reply-senseless"),
        (ask(7, 9), "-7", "reply-senseless"),
        (ask(7, 9), "٧", "reply-senseless"),
        (ask(7, 9), "²", "reply-senseless"),
        (ask(7, 9), "8", "reply-not-possible"),
        (ask(7, 9), "0", "reply-not-possible"),
        (ask(7, 9), "0007", "reply-not-possible"),
        (ask(7, 9), "9" * 5000, "reply-not-possible"),
        (ask(7, 9), "AB", "reply-letters"),
        (ask(7, 9, 1, 2), "A", "reply-number"),
        (ask(7, 9, count=2), "A", "reply-letters"),
        (ask(7, 9, count=2), "7", "reply-letters"),
        (ask(7, 9, count=2), "ABA", "reply-letters"),
        (ask(7, 9, count=2), "D", "reply-must-choose"),
        (ask(), "A", "reply-senseless"),
        (ask(), "1", "reply-not-possible"),
    ],
)
def test_what_is_said_to_nonsense(asked: Prompt, text: str, why: str) -> None:
    with pytest.raises(BadEntry) as refused:
        read(asked, text)
    assert refused.value.phrase.key == why


def test_two_tokens_may_be_split() -> None:
    asked = ask(3, 8, count=2)
    assert [read(asked, text) for text in ("AA", "AB", "BA")] == [(3, 3), (3, 8), (8, 3)]


@pytest.mark.parametrize(("first", "paw"), [("paw", 3), ("tuft", 8)])
def test_a_is_the_paw_print_whoever_may_be_voted_for(first: str, paw: int) -> None:
    """The voice says "A for the paw print"; no option makes the letter mean anything else."""
    options = lupusburg.Options(players=4, first_evidence=first, vote_on_own=False)  # type: ignore[arg-type]
    state = lupusburg.State(
        options=options,
        phase=lupusburg.Phase.SECOND_BALLOT,
        burgomaster=1,
        turn=(1, 2),
        standing=(1, 2, 3, 4, 8),
        suspects=(3, 8),
        votes=((), (), (), ()),
    )
    ask = {asked.seat: asked for asked in lupusburg.prompt(state)}
    assert read(ask[1], "AA") == (paw, paw)
    if paw == 3:  # seat 2's own
        with pytest.raises(BadEntry):
            read(ask[2], "A")
        assert read(ask[2], "B") == (8,)
