"""The believable players of Lupus in Tabula: legal, fair, and true to their roles."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from msgspec import Struct

from table.burgomaster.entries import DECLINE, read
from table.burgomaster.inputs import Claim, Remark
from table.rules.tabula import (
    Asked,
    Begin,
    Close,
    Heard,
    Hunted,
    Met,
    Options,
    Phase,
    Prompt,
    Question,
    RoleName,
    SeatView,
    State,
    answer,
    apply,
    new_game,
    parse_mix,
    prompt,
    seat_view,
)
from table.seats.bots import Bot, make

EDITIONS = ("tabula-hu", "tabula-da", "tabula-it")
EVERY_ROLE = parse_mix(
    "3 werewolf, seer, medium, possessed, bodyguard, owl, 2 freemason, werehamster, mythomaniac,"
    " 4 villager"
)


class Moment(Struct, frozen=True):
    """A state, the question one seat was asked in it, what it typed, and what was said before."""

    state: State
    asked: Prompt
    text: str
    heard: tuple[tuple[int, Remark], ...]
    game: tuple[str, int, bool]

    @property
    def view(self) -> SeatView:
        return seat_view(self.state, self.asked.seat)


@cache
def game(rules: str, seed: int, every_role: bool = False) -> tuple[list[Moment], list[Any]]:
    """A whole game of bots, as every moment somebody chose in, and what was said with its view."""
    players = 16 if every_role else 12
    changes: dict[str, Any] = {"mix": EVERY_ROLE} if every_role else {}
    state, _ = apply(new_game(Options.edition(rules, players, **changes)), Begin(seed, seed))
    sitting: dict[int, Bot] = {
        seat: make(rules, "simple", seat, seed) for seat in range(1, players + 1)
    }
    moments: list[Moment] = []
    said: list[Any] = []
    heard: list[tuple[int, Remark]] = []
    for _ in range(3000):
        if state.phase is Phase.OVER:
            return moments, said
        if state.phase in (Phase.DISCUSSION, Phase.DEFENCE):
            talking = state.alive if state.phase is Phase.DISCUSSION else state.turn[:1]
            for round_ in ("speak", "reply"):
                for seat in talking:
                    view = seat_view(state, seat)
                    remarks: tuple[Remark, ...] = getattr(sitting[seat], round_)(view, "now")
                    for remark in remarks:
                        assert remark.seat == seat
                        said.append((remark, state, tuple(heard)))
                        heard.append((state.night, remark))
                        for bot in sitting.values():
                            bot.hear(remark, state.night)
        asked = prompt(state)
        answered = False
        for ask in asked if state.phase is Phase.CALL else asked[:1]:
            text = sitting[ask.seat].answer(seat_view(state, ask.seat), "now")
            assert text is not None
            moments.append(Moment(state, ask, text, tuple(heard), (rules, seed, every_role)))
            state, _ = apply(state, answer(ask, read(ask, text)))  # both raise if it is not legal
            answered = True
        if not answered or state.phase is Phase.CALL:
            state, _ = apply(state, Close())
    raise AssertionError("bots never end")


GAMES = [
    *((rules, seed, False) for rules in EDITIONS for seed in range(5)),
    *(("tabula-hu", seed, True) for seed in range(6)),
]


def moments(question: Question) -> list[Moment]:
    return [m for played in GAMES for m in game(*played)[0] if m.asked.question is question]


def remarks(*claims: Claim) -> list[tuple[Remark, State]]:
    said = (entry for played in GAMES for entry in game(*played)[1])
    return [(remark, state) for remark, state, _ in said if remark.claim in claims]


def role(state: State, seat: int) -> RoleName:
    return state.roles[seat - 1]


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_bot_decides_the_same_from_what_it_sees_and_what_it_heard_alone(rules: str) -> None:
    """As after a power cut: a new bot at the seat has heard the record and knows nothing else."""
    played = game(rules, 2)[0]
    for moment in played[:: max(1, len(played) // 40)]:
        fresh = make(rules, "simple", moment.asked.seat, 2)
        for day, remark in (*moment.heard, *moment.heard[-2:]):  # heard again: counts once
            fresh.hear(remark, day)
        assert fresh.answer(moment.view, "now") == moment.text


def test_who_is_not_asked_types_nothing_and_says_nothing_at_night() -> None:
    state = game("tabula-hu", 1)[0][0].state
    for seat in range(1, 13):
        view, bot = seat_view(state, seat), make("tabula-hu", "simple", seat, 1)
        if view.prompt is None:
            assert bot.answer(view, "now") is None
        assert bot.speak(view, "now") == bot.reply(view, "now") == ()


def test_wolves_agree_and_spare_the_pack() -> None:
    calls: dict[Any, list[str]] = {}
    for moment in moments(Question.ATTACK):
        view = moment.view
        pack = {*view.awake}
        assert len(pack) > 0  # they look at each other, in the first night too
        assert int(moment.text) not in pack
        calls.setdefault((moment.game, moment.state.night), []).append(moment.text)
    several = [chosen for chosen in calls.values() if len(chosen) > 1]
    assert len(several) > 20
    assert all(len(set(chosen)) == 1 for chosen in several)


def test_wolves_prefer_a_seer_who_tells_the_truth_about_them() -> None:
    chosen = 0
    for moment in moments(Question.ATTACK):
        pack = {s for s in moment.state.alive if role(moment.state, s) is RoleName.WEREWOLF}
        true = {
            r.seat
            for _, r in moment.heard
            if r.claim is Claim.SEER_WOLF
            and role(moment.state, r.about) is RoleName.WEREWOLF
            and role(moment.state, r.seat) is RoleName.SEER
            and r.seat in moment.state.alive
        }
        if true and moment.text != DECLINE:
            last = [t.victim for t in moment.view.told if isinstance(t, Hunted)][-1]
            if last not in true:
                chosen += 1
                assert int(moment.text) in true, pack
    assert chosen


def test_a_wolf_names_a_mate_only_when_nothing_saves_that_one() -> None:
    alone = betrayed = 0
    for moment in moments(Question.NOMINATE):
        state, seat = moment.state, moment.asked.seat
        if role(state, seat) is not RoleName.WEREWOLF or seat not in state.alive:
            continue
        named = int(moment.text)
        if named != seat and role(state, named) is RoleName.WEREWOLF and state.turned == 0:
            against = sum(on == named for _, on in state.nominations)
            assert 3 * against > len(state.alive)
            betrayed += 1
        else:
            alone += 1
    assert alone > 3 * betrayed


def test_a_seer_asks_nobody_twice_and_not_about_oneself() -> None:
    asked = moments(Question.ASK)
    assert asked
    for moment in asked:
        known = {str(told.player) for told in moment.view.told if isinstance(told, Asked)}
        assert moment.text not in known | {str(moment.asked.seat)}


def test_a_true_seer_tells_the_truth_and_has_a_reason_to() -> None:
    told = 0
    for remark, state in remarks(Claim.SEER_WOLF, Claim.SEER_HUMAN):
        if role(state, remark.seat) is not RoleName.SEER:
            continue
        told += 1
        view = seat_view(state, remark.seat)
        results = {t.player: t.wolf for t in view.told if isinstance(t, Asked)}
        assert results[remark.about] == (remark.claim is Claim.SEER_WOLF)
    assert told


def test_only_wolves_and_the_possessed_pretend() -> None:
    pretending = {
        role(state, remark.seat)
        for remark, state in remarks(Claim.SEER_WOLF, Claim.SEER_HUMAN)
        if role(state, remark.seat) is not RoleName.SEER
    }
    assert pretending == {RoleName.WEREWOLF, RoleName.POSSESSED}


def test_a_medium_repeats_what_was_heard() -> None:
    spoken = remarks(Claim.MEDIUM_WOLF, Claim.MEDIUM_HUMAN)
    assert spoken
    for remark, state in spoken:
        view = seat_view(state, remark.seat)
        heard = {t.player: t.wolf for t in view.told if isinstance(t, Heard)}
        assert heard[remark.about] == (remark.claim is Claim.MEDIUM_WOLF)


def test_freemasons_never_name_each_other() -> None:
    seen = 0
    for question in (Question.NOMINATE, Question.VOTE):
        for moment in moments(question):
            partners = {s for t in moment.view.told if isinstance(t, Met) for s in t.others}
            if partners and set(moment.asked.choices) - partners - {moment.asked.seat}:
                seen += 1
                assert int(moment.text) not in partners
    assert seen


def test_a_bodyguard_watches_over_the_only_believed_seer() -> None:
    watched = 0
    for moment in moments(Question.PROTECT):
        claimants = {
            r.seat for _, r in moment.heard if r.claim in (Claim.SEER_WOLF, Claim.SEER_HUMAN)
        }
        (seer,) = claimants if len(claimants) == 1 else (0,)
        if seer in moment.asked.choices and role(moment.state, seer) is RoleName.SEER:
            watched += 1
            assert int(moment.text) == seer
    assert watched


@pytest.mark.parametrize(
    ("question", "does"),
    [
        (Question.CURSE, lambda m: m.text != str(m.asked.seat)),
        (Question.VISIT, lambda m: m.text == DECLINE or m.text != str(m.asked.seat)),
        (Question.BECOME, lambda m: m.text != str(m.asked.seat)),
    ],
)
def test_the_others_do_something_sensible(
    question: Question, does: Callable[[Moment], bool]
) -> None:
    asked = moments(question)
    assert asked
    assert all(does(moment) for moment in asked)


def test_a_harlot_goes_out_and_stays_at_home() -> None:
    texts = {moment.text == DECLINE for moment in moments(Question.VISIT)}
    assert texts == {True, False}
