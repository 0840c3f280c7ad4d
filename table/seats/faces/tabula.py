"""Lupus in Tabula on a private screen."""

from __future__ import annotations

from table.cues import Phrase, Seat, phrase
from table.rules.moments import Secret
from table.rules.tabula import (
    NIGHT,
    Asked,
    Became,
    Dealt,
    Heard,
    Hunted,
    Met,
    Question,
    RoleName,
    SeatView,
)
from table.seats.faces import Line


def role(name: RoleName) -> Phrase:
    """The name of a role."""
    return phrase(f"role-{name}")


def holdings(view: SeatView) -> tuple[Line, ...]:
    """The own role, what it became, and whether one is dead."""
    lines: list[Line] = []
    if view.card is not None and view.role is not None:
        lines.append((phrase("you-are"), role(view.card)))
        if view.role is not view.card:
            lines.append((phrase("you-became"), role(view.role)))
    if view.public.alive and view.seat not in view.public.alive:
        lines.append((phrase("you-are-dead"),))
    return tuple(lines)


def asked(view: SeatView) -> Phrase | None:
    """The decision of the day the seat is asked for; by night every seat shows the same question."""
    if view.prompt is None or view.public.phase in NIGHT:
        return None
    by_day = {Question.CARD: "asked-card", Question.VOTE: "asked-run-off"}
    return phrase(by_day.get(view.prompt.question, "asked-nominate"))


def told(secret: Secret) -> Line:
    """What the seat has just been told."""
    match secret:
        case Dealt(_, name):
            return (phrase("you-are"), role(name))
        case Asked(_, _, player, wolf) | Heard(_, _, int(player), bool(wolf)):
            return (phrase("told-wolf" if wolf else "told-no-wolf", seat=player),)
        case Heard():
            return (phrase("told-nobody-lynched"),)
        case Met(_, _, others):
            return (
                (phrase("told-freemason"), *_seats(others)) if others else (phrase("told-alone"),)
            )
        case Hunted(_, _, wolves, victim):
            end = phrase("told-no-victim") if victim is None else phrase("told-victim", seat=victim)
            return (phrase("told-wolves"), *_seats(wolves), end)
        case Became(_, _, _, name):
            return (phrase("you-are"), role(name))
        case _:
            return ()


def _seats(seats: tuple[Seat, ...]) -> Line:
    return tuple(phrase("seat", seat=seat) for seat in seats)
