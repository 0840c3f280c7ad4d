"""What the scripts of all rule sets do alike: hand moves to the rules and keep the state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final, Generic, Protocol, TypeVar

from table.burgomaster.entries import Asked
from table.burgomaster.score import Beat
from table.burgomaster.script import Moments, Window
from table.burgomaster.setup import Setup
from table.cues import Ms, Phrase, Seat, phrase
from table.errors import IllegalInput
from table.rules.moments import Public

LAST_WARNING: Final[Ms] = 30_000
"""Before the end of a discussion."""


def tally(votes: Iterable[int | None]) -> tuple[tuple[int, int], ...]:
    """How many votes each house or player has, most first; None is no vote."""
    count = Counter(vote for vote in votes if vote is not None)
    return tuple(sorted(count.items(), key=lambda item: (-item[1], item[0])))


def discussion(limit: Ms) -> Window:
    """Everybody talks for `limit`, and is warned before the end."""
    warning = ((LAST_WARNING, phrase("discussion-warning")),)
    return Window(limit, warning if limit > LAST_WARNING else (), talk=True)


class Phases(Protocol):
    """The class of a rule set's phases, as far as every rule set's is alike."""

    @property
    def DAWN(self) -> object: ...
    @property
    def OVER(self) -> object: ...


class Step(Protocol):
    """A state, as far as every rule set's is alike."""

    @property
    def phase(self) -> str: ...


S = TypeVar("S", bound=Step)
M = TypeVar("M")
A = TypeVar("A", bound=Asked)
V_co = TypeVar("V_co", covariant=True)
W_co = TypeVar("W_co", covariant=True)


class Rules(Protocol[S, M, A, V_co, W_co]):
    """The package of a rule set: its states, moves and prompts, its public view and a seat's."""

    @property
    def Phase(self) -> Phases: ...
    @property
    def NIGHT(self) -> Collection[str]: ...
    def apply(self, state: S, move: M, /) -> tuple[S, Moments]: ...
    def prompt(self, state: S, /) -> Sequence[A]: ...
    def answer(self, asked: A, choice: tuple[int, ...], /) -> M: ...
    def public_view(self, state: S, /) -> V_co: ...
    def seat_view(self, state: S, seat: Seat, /) -> W_co: ...
    def Begin(self, deal_seed: int, public_seed: int) -> M: ...
    def Close(self) -> M: ...
    def TakeBack(self) -> M: ...
    def Redo(self) -> M: ...
    def Leave(self, seat: Seat) -> M: ...
    def Stop(self) -> M: ...


class RulesScript(ABC, Generic[S, M, A, V_co, W_co]):
    """The part of a `Script` that is the same whatever is played."""

    def __init__(self, setup: Setup, rules: Rules[S, M, A, V_co, W_co], state: S) -> None:
        self.setup = setup
        self.state = state
        self._rules = rules

    # The moves

    def _apply(self, move: M) -> Moments:
        self.state, moments = self._rules.apply(self.state, move)
        return moments

    def begin(self) -> Moments:
        return self._apply(self._rules.Begin(self.setup.deal_seed, self.setup.public_seed))

    def choose(self, seat: Seat, choice: tuple[int, ...]) -> Moments:
        asked = self.asked(seat)
        if asked is None:
            raise IllegalInput(f"Seat {seat} is not asked anything now.")
        return self._apply(self._rules.answer(asked, choice))

    def close(self) -> Moments:
        return self._apply(self._rules.Close())

    def take_back(self) -> Moments:
        return self._apply(self._rules.TakeBack())

    def redo(self) -> Moments:
        return self._apply(self._rules.Redo())

    def leave(self, seat: Seat) -> Moments:
        return self._apply(self._rules.Leave(seat))

    def stop(self) -> Moments:
        return self._apply(self._rules.Stop())

    # Where the game is

    def asked(self, seat: Seat) -> A | None:
        return next((p for p in self._rules.prompt(self.state) if p.seat == seat), None)

    @property
    def at_night(self) -> bool:
        return self.state.phase in self._rules.NIGHT

    @property
    def at_dawn(self) -> bool:
        return self.state.phase is self._rules.Phase.DAWN

    @property
    def over(self) -> bool:
        return self.state.phase is self._rules.Phase.OVER

    # What is told and seen

    def _who(self, key: str, seat: Seat, **args: int) -> Phrase:
        """The line about a player, by name where there are names."""
        names = self.setup.names
        if names:
            return phrase(f"{key}-named", name=names[seat - 1], **args)
        return phrase(key, seat=seat, **args)

    def beats(self, events: Sequence[Public]) -> tuple[Beat, ...]:
        return tuple(beat for event in events for beat in self._beats(event))

    @abstractmethod
    def _beats(self, event: Public) -> Iterator[Beat]:
        """How one event is told."""

    def public(self) -> V_co:
        return self._rules.public_view(self.state)

    def view(self, seat: Seat) -> W_co:
        return self._rules.seat_view(self.state, seat)
