"""A composed night is readable, and made of public facts alone."""

from __future__ import annotations

import pytest

from table.burgomaster.score import (
    BREATH,
    CLAW_MS,
    LEAD_IN,
    PATTERNS,
    Beat,
    Call,
    Durations,
    NightPlan,
    compose_day,
    compose_night,
    drum_pattern,
    with_countdown,
)
from table.cues import Claw, Drum, Lamps, Light, Ms, Phrase, Score, Screen, Slot, Voice, phrase
from table.speech.catalogue import Catalogue

CALLS = (
    Call("thief", 10_000, whisper=True, counted=True, lifts=True),
    Call("werewolf", 10_000, counted=True),
)

NIGHT = """\
 0.0  lamps off
 0.0  the claw goes home
 0.0  screen: Night
 0.0  Night falls on Lupusburg. Everybody, close your eyes and tap.
 0.0  drum, pattern 2, 34.5 s
 4.1  Thief, open your eyes. Lift one house and look inside.
 5.7  slot of 10.0 s
 5.7  1.
 6.7  2.
 7.7  3.
 8.7  4.
 9.7  5.
10.7  6.
11.7  7.
12.7  8.
13.7  9.
14.7  10.
15.7  every pad is lit for 4.0 s
15.7  slot of 4.0 s
19.7  Thief, close your eyes.
21.3  Werewolf, open your eyes. Choose one house for the claw.
22.9  slot of 10.0 s
22.9  1.
23.9  2.
24.9  3.
25.9  4.
26.9  5.
27.9  6.
28.9  7.
29.9  8.
30.9  9.
31.9  10.
32.9  Werewolf, close your eyes.
34.5  the night ends
"""


def a_second(said: Phrase) -> Ms:
    return 1000


def night(
    calls: tuple[Call, ...] = CALLS, *, start: Ms = 0, durations: Durations = a_second
) -> NightPlan:
    return compose_night(
        calls, durations, start=start, pattern=2, whisper=4000, opening=phrase("night-falls")
    )


def told(plan: NightPlan) -> str:
    """The night as a person would write it down."""
    text = Catalogue.load("en").text
    lines: list[tuple[Ms, str]] = []
    for part in (*plan.score.cues, *plan.score.slots):
        match part:
            case Voice(phrase=said):
                lines.append((part.t, text(said)))
            case Lamps(whisper=0, light=light):
                lines.append((part.t, f"lamps {light}"))
            case Lamps(whisper=ms):
                lines.append((part.t, f"every pad is lit for {ms / 1000} s"))
            case Claw(house=None):
                lines.append((part.t, "the claw goes home"))
            case Screen(title=title):
                lines.append((part.t, f"screen: {text(title)}"))
            case Drum(pattern=pattern, ms=ms):
                lines.append((part.t, f"drum, pattern {pattern}, {ms / 1000} s"))
            case Slot(ms=ms):
                lines.append((part.t, f"slot of {ms / 1000} s"))
    lines.append((plan.score.start + plan.score.ms, "the night ends"))
    lines.sort(key=lambda line: (line[0], "slot" not in line[1] and line[1][:1].isdigit()))
    return "".join(f"{t / 1000:4.1f}  {what}\n" for t, what in lines)


def test_a_night_of_lupusburg_read_aloud() -> None:
    assert told(night()) == NIGHT


def test_a_night_later_is_the_same_night_later() -> None:
    early, late = night(), night(start=123_456)
    assert [cue.t + 123_456 for cue in early.score.cues] == [cue.t for cue in late.score.cues]
    assert early.score.ms == late.score.ms
    assert [c.opens + 123_456 for c in early.calls] == [c.opens for c in late.calls]


def test_a_slot_lasts_as_long_as_it_says_however_long_the_call_takes() -> None:
    quick, slow = night(durations=lambda said: 0), night(durations=lambda said: 9000)
    for planned in (*quick.calls, *slow.calls):
        assert planned.closes - planned.opens == planned.call.slot
        assert planned.begins <= planned.opens < planned.closes <= planned.ends


def test_the_count_never_runs_into_the_next_number() -> None:
    counts = [
        cue
        for cue in night(durations=lambda said: 5000).score.cues
        if isinstance(cue, Voice) and cue.phrase.key == "count"
    ]
    assert len(counts) == 20
    assert {cue.ms for cue in counts} == {1000}
    assert [dict(cue.phrase.args)["n"] for cue in counts[:10]] == list(range(1, 11))


def test_the_choosing_may_begin_with_the_call() -> None:
    (planned,) = night((Call("thief", 10_000, opens_with_call=True),)).calls
    assert planned.opens == planned.begins
    assert planned.closes - planned.opens == 1000 + BREATH + 10_000
    assert night((Call("thief", 10_000, opens_with_call=True),)).score.slots[0].t == planned.opens


def test_the_drum_covers_the_whole_night() -> None:
    plan = night(start=7000)
    (drum,) = [cue for cue in plan.score.cues if isinstance(cue, Drum)]
    assert (drum.t, drum.ms) == (plan.score.start, plan.score.ms)


def test_the_claw_does_not_move_while_eyes_are_closed() -> None:
    moves = [cue for cue in night().score.cues if isinstance(cue, Claw)]
    assert [(move.t, move.house) for move in moves] == [(0, None)]
    assert CLAW_MS <= 1000 + BREATH + LEAD_IN  # it is home before the first call


def test_a_night_without_calls_is_a_short_night() -> None:
    plan = night(())
    assert plan.calls == ()
    assert plan.score.ms == 1000 + BREATH + LEAD_IN


def test_the_drum_pattern_hangs_on_the_public_seed_the_night_and_the_attempt() -> None:
    patterns = [drum_pattern(seed, n, a) for seed in range(20) for n in (1, 2) for a in (0, 1)]
    assert set(patterns) == set(range(PATTERNS))
    assert drum_pattern(5, 1, 0) == drum_pattern(5, 1, 0)


# By day


def day(*beats: Beat, light: Light | None = None, start: Ms = 500) -> Score:
    return compose_day(beats, a_second, start=start, label="day/x", light=light)


def test_beats_follow_one_another() -> None:
    score = day(Beat(phrase("welcome")), Beat(phrase("points", points=2), big=3, rest=100))
    voices = [cue for cue in score.cues if isinstance(cue, Voice)]
    assert [(v.t, v.ms, v.phrase.key) for v in voices] == [
        (500, 1000, "welcome"),
        (2100, 1000, "points"),
    ]
    assert score.ms == 1000 + BREATH + 1000 + 100
    assert [cue.big for cue in score.cues if isinstance(cue, Screen)] == [None, 3]


def test_the_claw_turns_for_its_time_and_then_the_sentence_comes() -> None:
    score = day(Beat(phrase("dawn-fallen", house=4), turn=True, house=4))
    claw, screen, voice = score.cues
    assert isinstance(claw, Claw)
    assert (claw.t, claw.house, claw.ms) == (500, 4, CLAW_MS)
    assert screen.t == voice.t == 500 + CLAW_MS
    assert score.ms == CLAW_MS + 1000 + BREATH


def test_a_beat_may_be_a_rest_alone() -> None:
    assert day(Beat(rest=300)).ms == 300
    assert day().ms == 0


def test_light_comes_first() -> None:
    assert day(Beat(phrase("dawn")), light=Light.ON).cues[0] == Lamps(
        t=500, phase="day/x", light=Light.ON
    )


def test_a_count_down_stands_at_the_end_under_the_last_title() -> None:
    score = day(Beat(phrase("turn", seat=1)))
    counted = with_countdown(score, 20_000, "day/x")
    assert counted.cues[:-1] == score.cues
    assert counted.ms == score.ms
    last = counted.cues[-1]
    assert isinstance(last, Screen)
    assert (last.t, last.until, last.title.key) == (2100, 22_100, "turn")


@pytest.mark.parametrize("score", [day(), day(Beat(rest=5))])
def test_there_is_no_count_down_under_nothing(score: Score) -> None:
    assert with_countdown(score, 20_000, "day/x") == score
