"""Whatever comes at whatever time: the conductor keeps its promises (DESIGN.md, five promises)."""

from __future__ import annotations

from conductor_desk import Desk, cue_of, in_public
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from table.burgomaster.commands import Command, Cut, Record, Tell
from table.burgomaster.entries import write
from table.burgomaster.inputs import (
    Ambiguous,
    AnyInput,
    Begin,
    Entry,
    Extend,
    GoOn,
    Leave,
    Lifted,
    Pause,
    PutBack,
    Redo,
    Repeat,
    Resumed,
    Stop,
    TakeBack,
    Tick,
)
from table.cues import AnyCue, Ms, Voice
from table.rules.lupusburg import Options, Phase, State

STARTS = (
    Phase.THIEF, Phase.WEREWOLF, Phase.DAWN, Phase.PRIVILEGE, Phase.BET, Phase.DISCUSSION,
    Phase.BALLOT, Phase.DEFENCE, Phase.SECOND_BALLOT,
)  # fmt: skip
ANSWER = "answer"
"""In a plan: whoever is asked answers what they are asked, chosen by the number."""

times = st.integers(0, 9_000) | st.integers(0, 90_000)
seats = st.integers(1, 8) | st.sampled_from([0, -1, 9, 99])
houses = st.integers(1, 16)
garbage = (
    st.text("0123456789ABCD", max_size=4)
    | st.sampled_from(["A", "D", "", "AA", "AB", "ABAB", "999999999", "-1", "٣", "²", "\x00", "a"])
    | st.text(max_size=5)
)
host = st.sampled_from([Pause(), GoOn(), GoOn(), Repeat(), TakeBack(), Redo(), Tick()]) | st.builds(
    Extend, st.sampled_from([60_000, 1, 0, -5, 10**9])
)
rare = st.builds(Leave, seats) | st.sampled_from([Stop(), Resumed(), Begin()])
readers = st.builds(Lifted, houses) | st.builds(PutBack, houses) | st.builds(Ambiguous, houses)
step = st.tuples(
    times,
    st.tuples(st.just(ANSWER), st.integers(0, 99))
    | st.tuples(st.just(ANSWER), st.integers(0, 99))
    | st.tuples(st.just(ANSWER), st.integers(0, 99))
    | st.builds(Entry, seats, garbage)
    | host
    | readers
    | st.one_of(st.just(Tick()), st.just(Tick()), rare),
)
plans = st.lists(step, max_size=120)
tables = st.fixed_dictionaries(
    {
        "players": st.integers(4, 8),
        "deal_seed": st.integers(0, 50),
        "public_seed": st.integers(0, 3),
        "second_chance": st.booleans(),
        "start": st.sampled_from([None, *STARTS]),
    }
)
odd_options = st.fixed_dictionaries(
    {},
    optional={
        "first_burgomaster": st.just(0),
        "thief_sees": st.just("chest_and_character"),
        "thief_may_decline": st.just(False),
        "count_starts": st.just("call_start"),
        "werewolf_chooses_own": st.just(False),
        "claw_holds": st.just("first"),
        "coins": st.just("physical"),
        "coin_values": st.just((3, 2)),
        "no_tokens": st.just("nearest"),
        "sole_suspect": st.just("joined"),
        "vote_on_own": st.just(False),
        "token_on_own": st.just(False),
        "first_evidence": st.just("tuft"),
    },
)
law = settings(deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow])


def desk(table: dict[str, object], options: dict[str, object], *, begin: bool = True) -> Desk:
    """A game, brought to the phase `start` by players who answer, as far as it comes there."""
    fields = {name: value for name, value in table.items() if name != "start"}
    played = Options(players=table["players"], **options)  # type: ignore[arg-type]
    at = Desk(options=played, begin=begin, **fields)  # type: ignore[arg-type]
    start = table["start"]
    if begin and start is Phase.DAWN:
        at.run_until(lambda: at.script.at_dawn)
    elif begin and isinstance(start, Phase):
        at.to(start)
    return at


def meant(at: Desk, what: object) -> AnyInput:
    """The input that a step of a plan stands for."""
    if isinstance(what, tuple):
        number = int(what[1])
        asked = [a for seat in at.script.present if (a := at.script.asked(seat)) is not None]
        if not asked:
            return Entry(at.script.waiting[0], "A") if at.script.waiting else Tick()
        ask = asked[number % len(asked)]
        if not ask.choices or (ask.optional and number % 4 == 0):
            return Entry(ask.seat, "D")
        return Entry(ask.seat, write(ask, (ask.choices[number % len(ask.choices)],) * ask.count))
    return what  # type: ignore[return-value]  # the other steps are inputs already


def play(at: Desk, plan: list[tuple[Ms, object]]) -> None:
    for wait, what in plan:
        at.run_to(at.now + wait)
        at.give(meant(at, what))


def finish(at: Desk) -> None:
    """From here on everybody answers what they are asked, and the host lets the table go on."""
    if at.conductor.paused:
        at.give(GoOn())
    at.to_end()


def cues(commands: list[Command]) -> list[AnyCue]:
    return [cue for command in commands if (cue := cue_of(command)) is not None]


def check_cues(at: Desk) -> None:
    """Cues in the order of time on every port; one voice at a time unless the host cut it off."""
    last: dict[type[AnyCue], Ms] = {}
    speaking_until = 0
    for command in at.commands:
        if isinstance(command, Cut):
            speaking_until = min(speaking_until, command.t)
        cue = cue_of(command)
        if cue is None:
            continue
        assert cue.t >= last.get(type(cue), 0)
        last[type(cue)] = cue.t
        if isinstance(cue, Voice):
            assert cue.t >= speaking_until, f"two voices at {cue.t}: {cue.phrase.key}"
            speaking_until = cue.t + cue.ms


def nobody_learned_less(before: State, after: State) -> None:
    assert after.told[: len(before.told)] == before.told


@law
@given(tables, odd_options, plans)
def test_anything_at_any_time_and_the_game_still_ends(
    table: dict[str, object], options: dict[str, object], plan: list[tuple[Ms, object]]
) -> None:
    at = desk(table, options)
    play(at, plan)
    finish(at)
    check_cues(at)
    assert at.state.outcome is not None


@law
@given(tables, st.lists(step, max_size=10))
def test_before_the_deal_nothing_makes_sense_and_nothing_breaks(
    table: dict[str, object], plan: list[tuple[Ms, object]]
) -> None:
    at = desk(table, {}, begin=False)
    play(at, [(wait, what) for wait, what in plan if not isinstance(what, Begin)])
    assert not at.records()
    at.give(Begin())
    finish(at)


@law
@given(tables, odd_options, plans)
def test_the_records_alone_bring_the_game_back(
    table: dict[str, object], options: dict[str, object], plan: list[tuple[Ms, object]]
) -> None:
    live = desk(table, options)
    play(live, plan)
    live.run_to(live.now)
    again = desk(table, options, begin=False)
    for t, recorded in live.records():
        again.now = t
        again.give(recorded)
    again.run_to(live.now)
    assert again.state == live.state
    assert again.conductor.paused == live.conductor.paused
    assert again.records() == live.records()
    assert [c for c in in_public(again.commands) if cue_of(c)] == cues(live.commands)
    assert again.due == live.due


@law
@given(tables, odd_options, plans)
def test_a_late_feed_does_the_same_as_one_on_time(
    table: dict[str, object], options: dict[str, object], plan: list[tuple[Ms, object]]
) -> None:
    on_time = desk(table, options)
    late = desk(table, options)
    for wait, what in plan:
        given_input = meant(on_time, what)
        on_time.run_to(on_time.now + wait)
        on_time.give(given_input)
        late.give(given_input, after=wait)  # no tick in between: everything due comes at once
        assert late.commands == on_time.commands
        assert late.due == on_time.due


@law
@given(tables, odd_options, plans, st.integers(0, 10_000))
def test_power_cut_at_any_record(
    table: dict[str, object], options: dict[str, object], plan: list[tuple[Ms, object]], cut: int
) -> None:
    """Resumed from a prefix of the journal: nothing that was learned or chosen is lost, it ends."""
    live = desk(table, options)
    play(live, plan)
    records = live.records()
    kept = records[: 1 + cut % len(records)]
    back = desk(table, options, begin=False)
    for t, recorded in kept:
        back.now = t
        back.give(recorded)
    before = back.state
    back.give(Resumed())
    nobody_learned_less(before, back.state)
    same = (
        "cards",
        "chests",
        "standing",
        "fallen",
        "bets",
        "bag",
        "tokens",
        "votes",
        "claw",
        "day",
    )
    for field in same:
        assert getattr(back.state, field) == getattr(before, field), field
    assert not back.conductor.paused
    finish(back)
    check_cues(back)


@law
@given(tables, odd_options, plans)
def test_records_are_in_order_and_never_hold_what_was_refused(
    table: dict[str, object], options: dict[str, object], plan: list[tuple[Ms, object]]
) -> None:
    at = desk(table, options)
    for wait, what in plan:
        at.run_to(at.now + wait)
        given_input = meant(at, what)
        out = at.give(given_input)
        kept = [c.input for c in out if isinstance(c, Record) and not isinstance(c.input, Tick)]
        assert kept in ([], [given_input])
        told = [c.what.taken for c in out if isinstance(c, Tell) and hasattr(c.what, "taken")]
        if kept and told:
            assert told[0] is True
    recorded = [t for t, _ in at.records()]
    assert recorded == sorted(recorded)
