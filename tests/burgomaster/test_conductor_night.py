"""The night tells nothing (DESIGN.md, promise 2; RULES.md §3, Choosing in the dark)."""

from __future__ import annotations

from itertools import product

import pytest
from conductor_desk import Desk, cue_of, replies, said, settled
from hypothesis import given, settings
from hypothesis import strategies as st

from table.burgomaster.commands import Command, Open, Perform, Record, Tell, Whispers
from table.burgomaster.inputs import Ambiguous, AnyInput, Entry, Lifted, PutBack, Redo, Repeat
from table.cues import Lamps, Ms, Voice
from table.rules.lupusburg import Options, Peeked, Phase

ANYTHING = (
    "1",
    "5",
    "10",
    "11",
    "99",
    "999",
    "1234",
    "A",
    "AB",
    "D",
    "DD",
    "",
    "5A",
    "٣",
    "-1",
    "#",
)


def night_cues(commands: list[Command]) -> list[object]:
    return [cue for command in commands if (cue := cue_of(command)) and cue.phase[:5] == "night"]


# Keys


@pytest.mark.parametrize("phase", [Phase.THIEF, Phase.WEREWOLF])
@pytest.mark.parametrize("text", ANYTHING)
def test_every_seat_is_told_the_same_about_the_same_entry(phase: Phase, text: str) -> None:
    """Called or not, and also where the called one holds the option of no own house."""
    desk = Desk(players=5, deal_seed=2).to(phase)
    told = {replies(desk.types(seat, text))[0] for seat in desk.script.present}
    assert len(told) == 1


@pytest.mark.parametrize("own", [1, 5])
def test_an_own_house_that_may_not_be_chosen_is_refused_to_whoever_owns_it(own: int) -> None:
    options = Options(players=5, werewolf_chooses_own=False)
    desk = Desk(players=5, deal_seed=2, options=options).to(Phase.WEREWOLF)
    for seat in desk.script.present:
        ((taken, _),) = replies(desk.types(seat, str(own)))
        assert taken is (seat != (own + 1) // 2)


@pytest.mark.parametrize("phase", [Phase.THIEF, Phase.WEREWOLF])
def test_the_last_confirmed_choice_of_the_slot_holds(phase: Phase) -> None:
    desk = Desk(players=5, deal_seed=2).to(phase)
    called = desk.state.thief if phase is Phase.THIEF else desk.state.werewolf
    for text in ("3", "7", "D", "4", "99"):
        desk.types(called, text, after=500)
    desk.run_until(lambda: desk.script.at_dawn)
    if phase is Phase.THIEF:
        assert [t.house for t in desk.state.told if isinstance(t, Peeked)] == [4]
    else:
        assert desk.state.claw == 4


def test_declining_last_is_choosing_nothing() -> None:
    desk = Desk(players=5, deal_seed=2).to(Phase.WEREWOLF)
    desk.types(desk.state.werewolf, "4")
    desk.types(desk.state.werewolf, "D")
    desk.run_until(lambda: desk.script.at_dawn)
    assert desk.state.claw is None


@pytest.mark.parametrize("offset", [0, 1, 1000])
def test_a_late_key_is_answered_and_counts_nothing(offset: int) -> None:
    """At the very end of the slot it is late already; the slot closes first."""
    desk = Desk(players=5, deal_seed=2).to(Phase.WEREWOLF)
    opened = desk.opened()
    assert opened is not None
    for seat in desk.script.present:
        desk.now = opened.until + offset
        out = desk.types(seat, "4")
        assert replies(out) == [(False, "reply-late")]
        assert not [c for c in out if isinstance(c, Record) and isinstance(c.input, Entry)]
    assert desk.state.claw is None


def test_a_key_before_the_slot_is_answered_like_a_late_one() -> None:
    desk = Desk(players=5, deal_seed=2).to(Phase.THIEF)
    opened = desk.opened()
    assert opened is not None
    desk.run_to(opened.until + 100)  # the whisper is lit; the Werewolf is not called yet
    assert replies(desk.types(desk.state.werewolf, "4")) == [(False, "reply-late")]


def test_in_the_last_millisecond_of_the_slot_a_key_counts() -> None:
    desk = Desk(players=5, deal_seed=2).to(Phase.WEREWOLF)
    opened = desk.opened()
    assert opened is not None
    desk.run_to(opened.until - 1)
    assert replies(desk.types(desk.state.werewolf, "4")) == [(True, "reply-taken")]


def written(seed: int) -> list[tuple[Ms, AnyInput]]:
    """What a night leaves on the disk in which every seat taps the same, whoever has which card."""
    desk = Desk(players=5, deal_seed=seed).to(Phase.THIEF)
    begins, before = desk.now, len(desk.records())
    for phase in ("night/thief", "night/werewolf"):
        while (opened := desk.opened()) is None or opened.phase != phase:
            desk.run_to(desk.now + 100)
        for seat, text in product(desk.script.present, ("4", "7", "99", "x")):
            out = desk.types(seat, text, after=100)
            kept = [c for c in out if isinstance(c, Record) and isinstance(c.input, Entry)]
            # Whoever waits for the disk before the answer comes waits as everybody else does.
            assert [taken for taken, _ in replies(out)] == [bool(kept)]
    desk.run_until(lambda: desk.script.at_dawn)
    return [(t - begins, given) for t, given in desk.records()[before:]]


def test_the_disk_does_not_tell_who_was_called() -> None:
    """The light of the card and the size of the file are no secret."""
    nights = [written(seed) for seed in range(2, 8)]
    assert all(night == nights[0] for night in nights)
    assert sum(isinstance(given, Entry) for _, given in nights[0]) == 2 * 5 * 2


def test_only_the_called_seats_choice_counts() -> None:
    desk = Desk(players=5, deal_seed=2).to(Phase.WEREWOLF)
    for seat in desk.script.present:
        desk.types(seat, str(seat))
    counted = [c.input for c in desk.commands if isinstance(c, Record) and c.counts]
    entries = [given for given in counted if isinstance(given, Entry)]
    assert [entry.seat for entry in entries][-1] == desk.state.werewolf
    assert desk.state.claw == desk.state.werewolf


def test_everybody_may_type_in_every_slot() -> None:
    desk = Desk(players=5, deal_seed=2).to(Phase.PRIVILEGE)
    slots = [c for c in desk.commands if isinstance(c, Open) and c.phase.startswith("night/")]
    assert [slot.seats for slot in slots] == [(1, 2, 3, 4, 5)] * 2
    assert [slot.until - slot.t for slot in slots] == [10_000, 10_000]


# What the room perceives


@settings(deadline=None, max_examples=25)
@given(
    st.integers(0, 10_000),
    st.lists(st.tuples(st.integers(1, 5), st.sampled_from(ANYTHING)), max_size=30),
    st.integers(0, 9_000),
)
def test_a_night_sounds_the_same_whoever_holds_what_and_whatever_is_typed(
    deal_seed: int, typed: list[tuple[int, str]], wait: int
) -> None:
    """Cues until the claw moves: only the public seed and the public facts are in them."""
    quiet = Desk(players=5, deal_seed=1)
    quiet.run_until(lambda: quiet.script.at_dawn)
    busy = Desk(players=5, deal_seed=deal_seed)
    busy.run_until(lambda: busy.script.at_night)
    for phase in (Phase.THIEF, Phase.WEREWOLF):
        busy.to(phase)
        busy.run_to(busy.now + wait)
        for seat, text in typed:
            busy.types(seat, text)
    busy.run_until(lambda: busy.script.at_dawn)
    quiet.run_until(lambda: "dawn" in said(quiet.commands))
    busy.run_until(lambda: "dawn" in said(busy.commands))
    assert night_cues(busy.commands) == night_cues(quiet.commands)


def test_the_thief_and_the_werewolf_are_called_as_long_as_ever_when_they_are_gone() -> None:
    desk = Desk(players=5, deal_seed=2).to(Phase.THIEF)
    nights: list[list[tuple[str, int]]] = []
    for gone in (*range(2 * desk.state.thief - 1, 2 * desk.state.thief + 1), None):
        perform = [c.score for c in desk.commands if isinstance(c, Perform) and c.score.slots][-1]
        nights.append([(slot.phase, slot.t - perform.start) for slot in perform.slots])
        if gone is not None:
            desk.to(Phase.WEREWOLF)
            desk.types(desk.state.werewolf, str(gone))
            night = desk.script.night
            desk.run_until(lambda n=night: desk.script.night > n)  # type: ignore[misc]
    assert not desk.state.living(desk.state.thief)
    assert nights[0] == nights[1] == nights[2]


def test_every_pad_is_lit_alike_and_only_the_thief_sees_something() -> None:
    desk = Desk(players=5, deal_seed=2).to(Phase.THIEF)
    desk.types(desk.state.thief, "4")
    desk.run_until(lambda: bool(desk.all_of(Whispers)))
    (whisper,) = desk.all_of(Whispers)
    lit = [c for c in desk.commands if isinstance(c, Lamps) and c.whisper]
    assert [(c.t, c.whisper) for c in lit] == [(whisper.t, whisper.ms)]
    assert len(whisper.faces) == 5
    seen = {seat for seat, face in enumerate(whisper.faces, 1) if face is not None}
    assert seen == {desk.state.thief}
    assert not [c for c in desk.commands if isinstance(c, Tell) and isinstance(c.what, Peeked)]


def test_nothing_secret_shows_when_a_command_is_printed() -> None:
    desk = Desk(players=5, deal_seed=7).to(Phase.WEREWOLF)
    for seat in desk.script.present:
        desk.types(seat, "7")
    desk.to(Phase.PRIVILEGE)
    secret = [c for c in desk.commands if isinstance(c, Tell | Whispers)]
    assert len(secret) > 5
    for command in secret:
        assert "townsfolk" not in repr(command).lower()
        assert "werewolf" not in repr(command).lower()
    assert repr(Entry(3, "5")) == "<Entry of seat 3>"
    assert "5" not in repr(Lifted(5)) + repr(PutBack(5)) + repr(Ambiguous(5))
    assert "deal" not in repr(desk.setup)


# The second chance


def second(deal_seed: int = 2) -> Desk:
    desk = Desk(players=5, deal_seed=deal_seed, second_chance=True).to(Phase.WEREWOLF)
    desk.run_until(lambda: bool((o := desk.opened()) and o.phase == "night/second-chance"))
    return desk


def test_every_pad_is_asked_for_the_hash_key_before_dawn() -> None:
    desk = second()
    for seat in desk.script.present:
        assert replies(desk.types(seat, "")) == [(True, "reply-taken")]
    desk.run_until(lambda: said(desk.commands)[-1] == "dawn")
    assert said(desk.commands).count("call-thief") == 1


@pytest.mark.parametrize("seat", [1, 2, 3, 4, 5])
def test_any_pad_may_ask_for_the_calls_again_once(seat: int) -> None:
    desk = second()
    desk.types(seat, "D")
    desk.types(seat, "D")
    assert replies(desk.types(seat % 5 + 1, "")) == [(True, "reply-taken")]
    desk.run_until(lambda: said(desk.commands)[-1] == "dawn")
    spoken = said(desk.commands)
    assert spoken.count("call-thief") == spoken.count("call-werewolf") == 2
    assert spoken.count("call-second-chance") == 1
    assert "night-asked-again" in spoken
    wishes = [c for c in desk.commands if isinstance(c, Record) and c.input == Entry(seat, "D")]
    assert [wish.counts for wish in wishes] == [True, False]


def test_what_was_chosen_stays_chosen_when_the_calls_come_again() -> None:
    desk = Desk(players=5, deal_seed=2, second_chance=True).to(Phase.THIEF)
    desk.types(desk.state.thief, "4")
    desk.run_until(lambda: bool((o := desk.opened()) and o.phase == "night/werewolf"))
    desk.types(desk.state.werewolf, "6")
    desk.run_until(lambda: bool((o := desk.opened()) and o.phase == "night/second-chance"))
    desk.types(1, "D")
    desk.run_until(lambda: said(desk.commands)[-1] == "dawn")
    assert desk.state.claw == 6
    assert [t.house for t in desk.state.told if isinstance(t, Peeked)] == [4]


def test_the_wish_survives_a_repetition_of_its_own_call() -> None:
    desk = second()
    desk.types(3, "D")
    out = desk.give(Repeat())
    assert [key for key in settled(out) if key.startswith("call-")] == ["call-second-chance"]
    desk.run_until(lambda: said(desk.commands)[-1] == "dawn")
    assert "night-asked-again" in said(desk.commands)


def test_each_night_has_its_own_second_chance() -> None:
    desk = second()
    desk.types(1, "D")
    desk.run_until(lambda: desk.script.night == 2)
    desk.run_until(lambda: bool((o := desk.opened()) and o.phase == "night/second-chance"))


# Houses with tags (RULES.md §3)


def test_the_house_lifted_in_the_thiefs_slot_is_the_peek_and_is_not_announced() -> None:
    desk = Desk(players=5, deal_seed=2).to(Phase.THIEF)
    desk.give(Lifted(4))
    desk.give(PutBack(4), after=2_000)
    assert replies(desk.types(desk.state.thief, "6")) == [(True, "reply-taken")]  # but not counted
    desk.run_until(lambda: said(desk.commands)[-1] == "dawn")
    assert [t.house for t in desk.state.told if isinstance(t, Peeked)] == [4]
    desk.run_until(lambda: desk.state.phase is not Phase.DAWN)
    assert "house-disturbed" not in said(desk.commands)


def test_a_peek_of_a_gone_thief_is_not_announced_either() -> None:
    desk = Desk(players=5, deal_seed=2).to(Phase.THIEF)
    for house in (2 * desk.state.thief - 1, 2 * desk.state.thief):
        desk.to(Phase.WEREWOLF)
        desk.types(desk.state.werewolf, str(house))
        night = desk.script.night
        desk.run_until(lambda n=night: desk.script.night > n)  # type: ignore[misc]
    desk.to(Phase.THIEF)
    desk.give(Lifted(1))
    desk.give(PutBack(1))
    desk.run_until(lambda: desk.state.phase is Phase.PRIVILEGE)
    assert not [t for t in desk.state.told if isinstance(t, Peeked) and t.night == 3]
    assert "house-disturbed" not in said(desk.commands)


def disturbed(desk: Desk) -> list[int]:
    """The houses announced since dawn."""
    desk.run_until(lambda: said(desk.commands)[-1] == "dawn")
    desk.run_until(lambda: desk.state.phase is not Phase.DAWN)
    dawn = max(
        i for i, c in enumerate(desk.commands) if isinstance(c, Voice) and c.phrase.key == "dawn"
    )
    told = [c.phrase for c in desk.commands[dawn:] if isinstance(c, Voice)]
    return [int(dict(p.args)["house"]) for p in told if p.key == "house-disturbed"]


def test_a_house_lifted_in_the_werewolfs_call_is_a_disturbance() -> None:
    desk = Desk(players=5, deal_seed=2).to(Phase.WEREWOLF)
    desk.give(Lifted(7))
    desk.give(PutBack(7))
    desk.give(Ambiguous(2))
    assert disturbed(desk) == [2, 7]
    assert "host-may-redo" in said(desk.commands)


def test_by_day_owners_may_look_at_their_houses() -> None:
    desk = Desk(players=5, deal_seed=2).to(Phase.DISCUSSION)
    before = desk.records()
    assert desk.give(Lifted(3)) == []
    assert desk.records() == before


def test_a_redone_night_does_not_announce_what_was_announced() -> None:
    desk = Desk(players=5, deal_seed=2).to(Phase.WEREWOLF)
    desk.give(Lifted(7))  # and not put back before dawn
    desk.run_until(lambda: said(desk.commands)[-1] == "host-may-redo")
    desk.give(PutBack(7))
    desk.give(Redo())
    assert disturbed(desk) == []


def test_a_night_redone_before_its_report_announces_all_of_it() -> None:
    desk = Desk(players=5, deal_seed=2).to(Phase.WEREWOLF)
    desk.give(Lifted(7))
    desk.give(PutBack(7))
    desk.give(Redo())
    assert disturbed(desk) == [7]


def test_the_time_for_a_redo_is_there_only_where_something_was_disturbed() -> None:
    quiet = Desk(players=5, deal_seed=2).to(Phase.WEREWOLF)
    assert disturbed(quiet) == []
    assert "host-may-redo" not in said(quiet.commands)
