"""Whole games of Lupus in Tabula in one process and without files: bots at every size of table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any, cast

import msgspec
import pytest
from bots_game import BotsGame, reference
from msgspec.structs import replace

from table.app import rulesets
from table.app.playing import dealing, instant
from table.app.playing.evening import SeatPort
from table.app.playing.header import Header
from table.burgomaster.commands import (
    Answered,
    Closed,
    Happened,
    Open,
    Perform,
    Said,
    Tell,
)
from table.burgomaster.inputs import Claim, Entry, Remark
from table.burgomaster.score import compose_night
from table.burgomaster.scripts.tabula import TabulaScript
from table.burgomaster.setup import Setup
from table.cues import Lamps, Ms, Phrase, Screen, Seat, Voice
from table.rules import tabula as law
from table.rules.tabula import Options, Phase, RoleName, Side, calls, deck
from table.rules.tabula.mix import cards_of
from table.seats import bots
from table.speech.catalogue import Catalogue, languages

RULES = ("tabula-hu", "tabula-da", "tabula-it")
SIZES = (8, 9, 13, 16, 24)
NIGHT_MS = 160_000
NOMINATION_MS = 8_000

editions = pytest.mark.parametrize("rules", RULES)
sizes = pytest.mark.parametrize("players", SIZES)


def header(
    rules: str,
    players: int,
    seed: int,
    kind: str = "simple",
    people: tuple[Seat, ...] = (),
    **wish: Any,
) -> Header:
    options = rulesets.find(rules).options(rulesets.Wishes(players=players, **wish))
    return Header(
        rules=rules,
        options=msgspec.to_builtins(options),
        setup=Setup(players=players, deal_seed=seed, public_seed=seed),
        bots=kind,
        people=people,
    )


class Game(BotsGame):
    """An evening, and everything public that was ordered in it."""

    def play(self) -> Game:
        instant.play(self.evening)
        assert self.evening.over_at is not None
        return self

    def play_until(self, done: Callable[[], bool]) -> None:
        """As far as `done`, if that comes at all."""
        for _ in range(10_000):
            if done():
                return
            due = self.evening.next_due
            assert due is not None
            self.evening.run_due(due)
        raise AssertionError("it never comes to that")

    @property
    def state(self) -> law.State:
        state: law.State = self.evening.conductor.script.state
        return state

    @property
    def said(self) -> list[str]:
        return [c.phrase.key for c in self.heard if isinstance(c, Voice)]

    @property
    def remarks(self) -> list[Remark]:
        return [c.remark for c in self.heard if isinstance(c, Said)]


def check(game: Game) -> None:
    """What is true of every game that was played to its end."""
    state = game.state
    outcome = state.outcome
    assert state.phase is Phase.OVER
    assert outcome is not None
    assert outcome.winner in ("humans", "werewolves", "werehamster")
    assert sorted(outcome.cards) == sorted(cards_of(state.options.mix))
    wolves = [s for s in state.alive if state.roles[s - 1] is RoleName.WEREWOLF]
    if outcome.winner == "humans":
        assert not wolves
    elif outcome.winner == "werewolves":
        assert 2 * len(wolves) >= len(state.alive)
    else:
        assert RoleName.WEREHAMSTER in {state.roles[s - 1] for s in state.alive}
    assert outcome.winners
    assert state.night <= state.options.players
    voices = [c for c in game.heard if isinstance(c, Voice)]
    for one, after in pairwise(voices):
        assert one.t + one.ms <= after.t, "the table speaks with one voice"


@editions
@sizes
@pytest.mark.parametrize(
    ("kind", "seeds"),
    [
        ("simple", range(1)),
        ("random", range(2)),
        pytest.param("simple", range(1, 50), marks=pytest.mark.slow),
        pytest.param("random", range(2, 50), marks=pytest.mark.slow),
    ],
)
def test_every_game_ends_as_its_rules_say(
    rules: str, players: int, kind: str, seeds: range
) -> None:
    for seed in seeds:
        check(Game(header(rules, players, seed, kind)).play())


@editions
def test_the_same_seed_is_the_same_evening(rules: str) -> None:
    one, other = (Game(header(rules, 12, 5)).play() for _ in range(2))
    assert one.trace() == other.trace()
    assert one.remarks == other.remarks
    assert Game(header(rules, 12, 6)).play().trace() != one.trace()


@pytest.mark.slow
@editions
@pytest.mark.parametrize("players", [8, 12, 16])
def test_neither_side_always_wins_among_believable_players(rules: str, players: int) -> None:
    won = Counter(
        game.state.outcome.winner
        for game in (Game(header(rules, players, seed)).play() for seed in range(100))
        if game.state.outcome
    )
    assert 25 <= won["werewolves"] <= 95, won
    assert won["humans"] >= 3, won


# The cards on the table


@editions
@sizes
@pytest.mark.parametrize("deal", ["code", "tap"])
def test_bots_with_cards_in_their_hands_enter_them(rules: str, players: int, deal: str) -> None:
    for seed in range(2):
        played = header(rules, players, seed, kind="random", deal=deal)
        game = Game(played)
        game.play_until(lambda game=game: bool(game.state.cards))
        roles = {card.code: card.role for card in deck(rules)}
        codes = dealing.codes(played)
        assert game.state.codes == codes
        assert len(set(codes)) == players
        assert game.state.cards == tuple(roles[code] for code in codes)
        assert "cards-wrong" not in game.said
        if players < 16 and seed == 0 and deal == "code":
            check(game.play())


def test_no_cards_lie_where_the_table_deals() -> None:
    assert dealing.codes(header("tabula-hu", 8, 1)) == ()


def test_another_seed_deals_other_cards() -> None:
    dealt = {dealing.codes(header("tabula-it", 12, seed, deal="code")) for seed in range(20)}
    assert len(dealt) == 20
    lying = Counter(code for codes in dealt for code in codes)
    # Nine of ten wolves' and villagers' cards come into one of the games at least.
    assert len(lying) > 36
    assert max(lying.values()) == 20, "there is one Seer, whose card lies in every game"


class Person:
    """A person's screen that shows nothing."""

    def __init__(self) -> None:
        self.replies: list[str] = []

    def tell(self, told: Tell) -> None:
        self.replies.append(getattr(getattr(told.what, "phrase", None), "key", ""))

    def whisper(self, ms: Ms, face: Any) -> None:
        pass

    def opened(self, opened: Open) -> None:
        pass

    def closed(self) -> None:
        pass


def test_a_wrong_set_is_said_and_entered_again() -> None:
    played = header("tabula-hu", 9, 3, people=(4,), deal="code")
    right = dealing.codes(played)[3]
    game = Game(played)
    person = Person()
    game.evening.sit(4, cast(SeatPort, person))

    def until_the_others_have_typed() -> None:
        game.play_until(lambda: set(game.state.turn) == {4})

    def until_said(key: str) -> None:
        game.play_until(lambda: key in game.said)

    def types(code: int) -> None:
        game.evening.give(game.evening.now + 100, Entry(4, str(code)))

    until_the_others_have_typed()
    types(999)
    assert person.replies[-1] == "reply-not-possible"
    assert set(game.state.turn) == {4}

    wrong = next(
        card.code
        for card in deck("tabula-hu")
        if card.code not in dealing.codes(played) and card.role is not game_role(right)
    )
    before = len(game.heard)
    types(wrong)
    assert not game.state.cards
    assert set(game.state.turn) == set(range(1, 10))
    until_the_others_have_typed()
    until_said("cards-wrong")
    # Nothing that the room perceives of it names a seat.
    for command in game.heard[before:]:
        assert isinstance(
            command, Happened | Perform | Open | Closed | Voice | Screen | Lamps | Answered
        )
        if isinstance(command, Voice):
            assert "seat" not in dict(command.phrase.args)

    types(right)
    assert game.state.cards
    game.evening.leave(4)
    until_said("cards-right")
    assert game.said.count("cards-wrong") == 1
    assert game.state.codes[3] == right


def game_role(code: int) -> RoleName:
    return next(card.role for card in deck("tabula-hu") if card.code == code)


# How long it takes


@editions
@pytest.mark.parametrize("lang", languages())
def test_a_night_of_24_players_stays_short(rules: str, lang: str) -> None:
    options = Options.edition(rules, 24).checked()
    script = TabulaScript(Setup(players=24, deal_seed=1, public_seed=1), options)
    for night in range(1, 5):
        script.state = replace(
            script.state, phase=Phase.CALL, night=night, calls=calls(options, night)
        )
        plan = compose_night(
            script.calls(),
            lambda said: reference(said, lang),
            start=0,
            pattern=0,
            whisper=Setup(players=24, deal_seed=1, public_seed=1).pace.ms("whisper"),
            opening=script.opening(),
        )
        assert plan.score.ms <= NIGHT_MS, (rules, lang, night)
        assert len(plan.calls) == len(calls(options, night)) > 0


@editions
def test_a_turn_of_the_day_takes_its_time_at_most(rules: str) -> None:
    """Nobody acts: every window runs to its end, and none is longer than RULES.md §3 allows."""
    game = Game(header(rules, 24, 1), seats={})
    game.play_until(lambda: sum(isinstance(c, Open) for c in game.heard) >= 60)
    opened = [c for c in game.heard if isinstance(c, Open)]
    said = {c.score.start + c.score.ms for c in game.heard if isinstance(c, Perform)}
    turns = [c for c in opened if c.phase == "day/nomination" and len(c.seats) == 1]
    assert len(turns) >= 20
    for turn in turns:
        begins = max(end for end in said if end < turn.until)
        assert turn.until - begins <= NOMINATION_MS


# What is said


def test_a_claim_of_the_bots_has_its_words_in_the_catalogue() -> None:
    english = Catalogue.load("en")
    for claim in Claim:
        said = english.text(Phrase(f"remark-{claim}", (("about", 3), ("seat", 2))))
        assert "2" in said
        assert "3" in said


@editions
def test_the_evening_has_a_story_and_nobody_talks_over_the_table(rules: str) -> None:
    claims: Counter[Claim] = Counter()
    for seed in range(8):
        game = Game(header(rules, 12, seed)).play()
        claims.update(remark.claim for remark in game.remarks)
        voices = [c for c in game.heard if isinstance(c, Voice)]
        for said in (c for c in game.heard if isinstance(c, Said)):
            over = [v for v in voices if v.t < said.t < v.t + v.ms]
            assert all(v.phrase.key == "discussion-warning" for v in over)
        days = game.state.night
        assert len(game.remarks) <= 25 * days
    assert all(claims[claim] for claim in Claim), claims


def test_a_bot_of_every_role_is_registered_for_every_edition() -> None:
    for rules in RULES:
        for kind in ("simple", "random"):
            assert bots.make(rules, kind, 1, 1)
    assert {role.side for role in law.ROLES.values()} == set(Side)
