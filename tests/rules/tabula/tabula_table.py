"""A table at which the cards lie where a test wants them."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace

from table.rules.moments import Public, Secret
from table.rules.tabula import (
    Begin,
    Choose,
    Close,
    DayBroke,
    Dealt,
    Move,
    Nominate,
    Options,
    Phase,
    RoleName,
    Turn,
    Vote,
    apply,
    new_game,
    parse_mix,
)
from table.rules.tabula.abilities import called

EVERY_ROLE = (
    Turn(RoleName.FREEMASON, 1, 1),
    Turn(RoleName.MEDIUM, 2),
    Turn(RoleName.SEER),
    Turn(RoleName.BODYGUARD, 2),
    Turn(RoleName.OWL),
    Turn(RoleName.HARLOT),
    Turn(RoleName.WEREWOLF),
    Turn(RoleName.MYTHOMANIAC, 2, 2),
)
"""A night order in which every role has a place."""

Happened = TypeVar("Happened", bound=Public | Secret)


class Table:
    """A game in which seat 1 has the first of `cards`, and so on; it waits for the first night."""

    def __init__(
        self, cards: str, edition: str = "da", *, public_seed: int = 2, **changes: Any
    ) -> None:
        names = [RoleName(word) for part in cards.split(", ") for word in spelled(part)]
        mix = parse_mix(", ".join(names))
        self.options = Options.edition(edition, mix=mix, **changes)
        state, _ = apply(new_game(self.options), Begin(1, public_seed))
        told = tuple(Dealt(seat, role) for seat, role in enumerate(names, 1))
        self.state = replace(state, cards=tuple(names), roles=tuple(names), told=told)
        self.events: list[Public | Secret] = []
        self.do(Close())

    def do(self, *moves: Move) -> tuple[Public | Secret, ...]:
        """Play moves; what the last one brought about."""
        events: tuple[Public | Secret, ...] = ()
        for move in moves:
            self.state, events = apply(self.state, move)
            self.events.extend(events)
        return events

    def happened(self, kind: type[Happened]) -> list[Happened]:
        """All the events of a kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def last(self, kind: type[Happened]) -> Happened:
        """The latest event of a kind."""
        return self.happened(kind)[-1]

    def calls(self, **choices: int | dict[int, int]) -> None:
        """Play all calls of the night: role=whom they all choose, or role={who: whom}."""
        while self.state.phase is Phase.CALL:
            choice = choices.get(self.state.calls[self.state.call].role.value)
            if choice is not None:
                everybody = (
                    choice
                    if isinstance(choice, dict)
                    else dict.fromkeys(called(self.state), choice)
                )
                for seat, player in everybody.items():
                    self.do(Choose(seat, player))
            self.do(Close())

    def night(self, **choices: int | dict[int, int]) -> tuple[int, ...]:
        """Play a night to the discussion; who died."""
        self.calls(**choices)
        self.do(Close())
        return self.last(DayBroke).dead

    def nominate(self, *players: int | None) -> None:
        """End the discussion; in turn each nominates, None and the rest miss their time."""
        self.do(Close())
        rest = list(players)
        while self.state.phase is Phase.NOMINATION:
            player = rest.pop(0) if rest else None
            seat = self.state.turn[0]
            self.do(Close() if player is None else Nominate(seat, player))

    def defend(self) -> None:
        """All the speeches."""
        while self.state.phase is Phase.DEFENCE:
            self.do(Close())

    def vote(self, *players: int | None) -> None:
        """In turn each votes in the run-off, None misses the time."""
        for player in players:
            seat = self.state.turn[0]
            self.do(Close() if player is None else Vote(seat, player))

    def day(self, lynch: int | None = None) -> None:
        """A day that lynches one player, named by one vote, or nobody."""
        self.nominate(lynch)
        self.defend()
        while self.state.phase in (Phase.DEFENCE, Phase.RUN_OFF):
            self.do(Close())


def spelled(part: str) -> list[str]:
    """ "3 villager" as three words."""
    number, _, word = part.rpartition(" ")
    return [word] * int(number or 1)
