"""Whole games in which cables are pulled and pads freeze or start anew, in every phase.

Between them the slow runs meet every pad with every kind of misfortune in every phase of every rule
set. Each misfortune waits for its phase to open, and then some time that ends within it or after; every
other one then waits until somebody types, and happens with a line half typed or on its way.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from functools import cache
from typing import Final

import pytest
from msgspec import Struct
from pad_games import PLAYERS, Played, on_pads, without_pads

from table.burgomaster.commands import Open
from table.burgomaster.inputs import Entry
from table.cues import Lamps, Light, Ms, Seat
from table.seats.pads.events import Late, Lost
from table.seats.pads.simulated import SimulatedPads

KINDS: Final = ("unplug", "freeze", "restart")
LASTS: Final[tuple[Ms, ...]] = (40, 500, 3000, 10_000, 60_000)
"""A freeze of more than 4 s wakes the pad's watchdog, silence of more than 2 s either side's dead man."""
DEALS: Final = {
    "lupusburg": (10, 40, 55, 45, 5, 20),
    "tabula-hu": (10, 16, 24, 12, 5, 56),
    "tabula-da": (1, 34, 5, 42, 15, 10),
    "tabula-it": (25, 31, 38, 22, 45, 19),
}
"""Deals whose games are over after one to four nights."""
RUNS: Final = 500
A_GAME: Final = 2
HURRY: Final = 4
"""What the table says is no misfortune: it is said so much faster."""
LONGEST: Final[Ms] = 3_600_000
MARGIN: Final[Ms] = 1000
"""A line takes no longer from its first key to the table."""


class Misfortune(Struct, frozen=True):
    """What happens to the pad of `seat`, `wait` ms after `phase` opened for the first time."""

    kind: str
    seat: Seat
    phase: str
    wait: Ms
    lasts: Ms
    before_key: Ms | None
    """So long before the last key of the next line that somebody types, or (negative) after it."""


@cache
def plain(rules: str, deal: int) -> Played:
    return without_pads(rules, deal, hurry=HURRY)


def opens(rules: str, deal: int) -> dict[str, Ms]:
    """The phases of this game that somebody can act in, and when each opens first."""
    heard = (c for c in plain(rules, deal).heard if isinstance(c, Open))
    return {c.phase: c.t for c in sorted(heard, key=lambda c: c.t, reverse=True)}


def comes(rules: str, deal: int, what: Misfortune) -> bool:
    """Whether its phase opens in this game, and somebody types after its time."""
    last = max(t for t, given in plain(rules, deal).choices() if isinstance(given, Entry))
    opened = opens(rules, deal).get(what.phase)
    return opened is not None and opened + what.wait + MARGIN < last


@cache
def phases(rules: str) -> dict[str, Ms]:
    """Every phase of the games of these rules, and how long it lasts until the next one."""
    found: dict[str, Ms] = {}
    for deal in DEALS[rules]:
        opened = [command for command in plain(rules, deal).heard if isinstance(command, Open)]
        for one, other in itertools.pairwise(opened):
            found.setdefault(one.phase, other.t - one.t)
    return found


@cache
def misfortunes(rules: str) -> list[Misfortune]:
    """Each kind for each pad in each phase, in an order that is always the same."""
    chance = random.Random(rules)
    seats = range(1, PLAYERS[rules] + 1)
    made = [
        Misfortune(
            kind,
            seat,
            phase,
            chance.randrange(length),
            chance.choice(LASTS),
            chance.choice((None, chance.randrange(-60, 160))),
        )
        for kind, seat, (phase, length) in itertools.product(KINDS, seats, phases(rules).items())
    ]
    chance.shuffle(made)
    return made


class Fate:
    """Lets misfortunes happen to a game, one after another on the same pad, and mends them."""

    def __init__(self, coming: list[Misfortune]) -> None:
        self.happened: list[Misfortune] = []
        self.first: Ms | None = None
        self._coming = list(coming)
        self._heard = 0
        self._opened: dict[str, Ms] = {}
        self._aimed: dict[Misfortune, Ms] = {}
        self._mend: dict[Seat, tuple[Ms, Misfortune]] = {}

    def __call__(self, played: Played, sim: SimulatedPads, now: Ms) -> None:
        assert now < LONGEST, "the game ends"
        for command in played.heard[self._heard :]:
            if isinstance(command, Open):
                self._opened.setdefault(command.phase, command.t)
        self._heard = len(played.heard)
        for seat, (then, what) in list(self._mend.items()):
            if now >= then:
                del self._mend[seat]
                if what.kind == "freeze":
                    sim.pad(seat).thaw(now)
                else:
                    sim.plug(seat, now)
        for what in list(self._coming):
            opened = self._opened.get(what.phase)
            if opened is None or now < opened + what.wait or what.seat in self._mend:
                continue
            if now < self._moment(what, played, now):
                continue
            self._coming.remove(what)
            self.happened.append(what)
            self.first = self.first if self.first is not None else now
            if what.kind == "freeze":
                sim.pad(what.seat).freeze(now)
            else:
                sim.unplug(what.seat)
            lasts = 0 if what.kind == "restart" else what.lasts
            self._mend[what.seat] = now + lasts, what

    def _moment(self, what: Misfortune, played: Played, now: Ms) -> Ms:
        if what.before_key is None:
            return now
        if what not in self._aimed:
            coming = [t for t, _, _ in played.pressed if t - what.before_key > now]
            if not coming:
                return now + 1  # nobody is about to type
            self._aimed[what] = min(coming) - what.before_key
        return self._aimed[what]


def drawn(number: int) -> tuple[str, int, list[Misfortune]]:
    """The rule set, the deal and the misfortunes of a run."""
    rules = sorted(PLAYERS)[number % len(PLAYERS)]
    turn = number // len(PLAYERS)
    made = misfortunes(rules)
    coming = [made[(A_GAME * turn + i) % len(made)] for i in range(A_GAME)]
    fitting = [d for d in DEALS[rules] if all(comes(rules, d, what) for what in coming)]
    return rules, fitting[turn % len(fitting)], coming


def run(rules: str, deal: int, coming: list[Misfortune]) -> list[Misfortune]:
    """Play, and judge; what happened."""
    fate = Fate(coming)
    played, _ = on_pads(rules, deal, hurry=HURRY, meanwhile=fate)
    assert played.evening.over_at is not None
    counted = Counter((e.seat, e.boot, e.number) for e in played.taken)
    assert max(counted.values()) == 1, "each confirmed line counts once"
    struck = {what.seat for what in fate.happened}
    assert {e.seat for e in played.others if isinstance(e, Lost)} <= struck
    given = Counter(entry for _, entry in played.choices() if isinstance(entry, Entry))
    assert given <= Counter(e.entry for e in played.taken), "nothing is chosen that was not typed"
    typed = Counter(Entry(seat, keys[:-1]) for _, seat, keys in played.pressed)
    late = Counter(e.seat for e in played.others if isinstance(e, Late))
    for seat in played.seats:
        taken = Counter(e.entry for e in played.taken if e.seat == seat)
        if seat not in struck:  # keys can be lost with the power, and a line begin in the middle
            assert taken <= typed, "nothing is taken that was not typed"
            pending = [t for t, s, _ in played.pressed if s == seat and t >= played.evening.over_at]
            lost = sum(n for entry, n in typed.items() if entry.seat == seat) - taken.total()
            assert lost <= late[seat] + len(pending), "the others lose nothing"
    before, after = (dark(game) for game in (plain(rules, deal), played))
    if fate.first is None or fate.first >= before:
        assert after == before, "the night does not begin later for a missing pad"
    return fate.happened


def dark(played: Played) -> Ms:
    """When the first night falls."""
    return next(c.t for c in played.heard if isinstance(c, Lamps) and c.light is Light.OFF)


def test_every_pad_meets_every_misfortune_in_every_phase() -> None:
    """In a game in which it comes to that; the slow runs see that each of them then happens."""
    met: dict[str, set[Misfortune]] = {rules: set() for rules in PLAYERS}
    for number in range(RUNS):
        rules, deal, coming = drawn(number)
        met[rules] |= {what for what in coming if comes(rules, deal, what)}
    for rules, players in PLAYERS.items():
        every = {phase for deal in DEALS[rules] for phase in opens(rules, deal)}
        wanted = set(itertools.product(KINDS, range(1, players + 1), every))
        assert {(what.kind, what.seat, what.phase) for what in met[rules]} == wanted, rules


def test_a_game_with_misfortunes() -> None:
    happened(0)


def happened(number: int) -> None:
    """Play; whatever was drawn has to happen.

    One misfortune may send the game another way, on which the other never comes: it comes in a game
    of its own.
    """
    rules, deal, coming = drawn(number)
    happened = run(rules, deal, coming)
    assert happened
    for what in set(coming) - set(happened):
        assert run(rules, deal, [what]) == [what]


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(50))
def test_five_hundred_games_with_misfortunes(batch: int) -> None:
    for number in range(RUNS // 50 * batch, RUNS // 50 * (batch + 1)):
        happened(number)
