"""Nobody's view depends on what that person may not know (RULES.md §2, Players; §3).

Two worlds are made that differ in who of two seats holds which card. All others, and the room, must
not see a difference, and what is done by day must look the same in both.
"""

from __future__ import annotations

import random
from collections.abc import Container

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from tabula_players import attempts, script, some_options

from table.rules.moments import Public, Secret
from table.rules.tabula import (
    Begin,
    Choose,
    Ended,
    Options,
    Phase,
    State,
    apply,
    new_game,
    parse_mix,
    prompt,
    public_view,
    seat_view,
)

seeds = st.integers(0, 2**32)
choices = st.binary(min_size=60, max_size=60)
DAY = (Phase.DISCUSSION, Phase.NOMINATION, Phase.DEFENCE, Phase.RUN_OFF)


def swapped(state: State, a: int, b: int) -> State:
    """The world in which seats a and b hold each other's cards and have done each other's deeds."""
    if not state.cards:
        return state
    other = {a: b, b: a}
    seats = [other.get(seat, seat) for seat in range(1, state.options.players + 1)]
    return replace(
        state,
        cards=tuple(state.cards[seat - 1] for seat in seats),
        roles=tuple(state.roles[seat - 1] for seat in seats),
        entries=tuple((role, other.get(s, s), player) for role, s, player in state.entries),
        marked=tuple(other.get(s, s) for s in state.marked),
    )


@given(choices, seeds, seeds, st.integers(1, 24), st.integers(1, 24))
def test_no_other_view_shows_what_two_seats_hide(
    choice: bytes, seed: int, moves: int, a: int, b: int
) -> None:
    # A wolf rightly knows the pack that may not be chosen.
    options = replace(some_options(script(choice)), wolves_choose_wolf=True)
    a, b = min(a, options.players), min(b, options.players)
    numbers = script(random.Random(moves).randbytes(700))
    for step, (_, _, state) in enumerate(attempts(options, Begin(seed, seed), numbers)):
        if state.phase is Phase.OVER:
            return
        twin = swapped(state, a, b)
        assert public_view(twin) == public_view(state)
        asked = [ask.seat for ask in prompt(state)]
        for seat in {*asked[:1], 1 + step % options.players} - {a, b}:
            here, there = seat_view(state, seat), seat_view(twin, seat)
            if {a, b}.isdisjoint((*here.awake, *there.awake)):  # who wakes together may look
                assert there == here


@given(choices, seeds, seeds, st.integers(1, 24), st.integers(1, 24))
def test_a_day_looks_the_same_whoever_holds_which_card(
    choice: bytes, seed: int, moves: int, a: int, b: int
) -> None:
    options = some_options(script(choice))
    a, b = min(a, options.players), min(b, options.players)
    numbers = script(random.Random(moves).randbytes(900))
    for before, move, after in attempts(options, Begin(seed, seed), numbers):
        both_live = a in before.alive and b in before.alive
        if before.phase not in DAY or after is before or not both_live:
            continue
        there, events_there = apply(swapped(before, a, b), move)
        _, events = apply(before, move)
        if Phase.OVER in (after.phase, there.phase):
            # Who has won tells the two worlds apart, and so it must.
            events = tuple(e for e in events if not isinstance(e, Ended))
            events_there = tuple(e for e in events_there if not isinstance(e, Ended))
            assert events[: len(events_there)] == events_there[: len(events)]
            continue
        assert public_view(there) == public_view(after)
        assert events_there == events


PLAIN = Options.edition("da", mix=parse_mix("3 werewolf, seer, medium, 11 villager"))
"""A mix in which who lives and dies depends on the choices alone."""


@given(seeds, seeds, st.integers(1, 16), st.integers(1, 16))
def test_two_evenings_with_other_cards_and_the_same_choices_look_the_same(
    seed: int, moves: int, a: int, b: int
) -> None:
    """As long as both seats live: then nothing that happens tells the two evenings apart."""
    other = {a: b, b: a}
    there = new_game(PLAIN)
    numbers = script(random.Random(moves).randbytes(1500))
    for before, move, after in attempts(PLAIN, Begin(seed, seed), numbers):
        if before.phase is Phase.LOBBY:
            there = swapped(after, a, b)
            continue
        if after is before:
            continue
        _, events = apply(before, move)
        if isinstance(move, Choose):
            move = Choose(other.get(move.seat, move.seat), move.player)
        there, events_there = apply(there, move)
        ended = Phase.OVER in (there.phase, after.phase)
        if ended or not {a, b} <= set(after.alive):
            return
        assert public_view(there) == public_view(after)
        assert public(events_there) == public(events)
        assert whom_told(events_there, but=other) == whom_told(events, but=other)


def public(events: tuple[Public | Secret, ...]) -> list[Public]:
    """What the room was told."""
    return [event for event in events if isinstance(event, Public)]


def whom_told(events: tuple[Public | Secret, ...], but: Container[int]) -> list[tuple[int, type]]:
    """Which of the others were told something, and what kind."""
    return [(e.seat, type(e)) for e in events if isinstance(e, Secret) and e.seat not in but]
