"""What the scripts of all rule sets do alike: hand moves to the rules and keep the state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any, Final, Generic, Protocol, TypeVar

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


class Step(Protocol):
    """A state, as far as every rule set's is alike."""

    @property
    def phase(self) -> str: ...


S = TypeVar("S", bound=Step)


class Rules(Protocol[S]):
    """The package of a rule set; states are its own, and moves what its own classes make."""

    @property
    def NIGHT(self) -> Collection[str]: ...
    def apply(self, state: S, move: Any) -> tuple[S, Moments]: ...
    def prompt(self, state: S) -> Sequence[Any]: ...
    def answer(self, asked: Any, choice: tuple[int, ...]) -> Any: ...
    def public_view(self, state: S) -> Any: ...
    def seat_view(self, state: S, seat: Seat) -> Any: ...
    def Begin(self, deal_seed: int, public_seed: int) -> Any: ...
    def Close(self) -> Any: ...
    def TakeBack(self) -> Any: ...
    def Redo(self) -> Any: ...
    def Leave(self, seat: Seat) -> Any: ...
    def Stop(self) -> Any: ...


class RulesScript(ABC, Generic[S]):
    """The part of a `Script` that is the same whatever is played."""

    def __init__(self, setup: Setup, rules: Rules[S], state: S) -> None:
        self.setup = setup
        self.state = state
        self._rules = rules

    # The moves

    def _apply(self, move: Any) -> Moments:
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

    def asked(self, seat: Seat) -> Any:
        return next((p for p in self._rules.prompt(self.state) if p.seat == seat), None)

    @property
    def at_night(self) -> bool:
        return self.state.phase in self._rules.NIGHT

    @property
    def at_dawn(self) -> bool:
        return self.state.phase == "dawn"

    @property
    def over(self) -> bool:
        return self.state.phase == "over"

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

    def public(self) -> Any:
        return self._rules.public_view(self.state)

    def view(self, seat: Seat) -> Any:
        return self._rules.seat_view(self.state, seat)
