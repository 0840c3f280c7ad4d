"""What was chosen in Lupus in Tabula, in words (RULES.md §2)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from table.app.retold.deeds.about import Told, about
from table.cues import Phrase, Seat, phrase
from table.rules.moments import Secret
from table.rules.tabula import Asked, Heard, Hunted, Met, Prompt, Question, State
from table.seats.faces import tabula as faces
from table.seats.faces.tabula import role

_LINES: Final[Mapping[Question, tuple[str, str, str]]] = MappingProxyType(
    {
        Question.ATTACK: ("story-attack", "story-attack-named", "story-attack-none"),
        Question.ASK: ("story-inquire", "story-inquire-named", "story-inquire-none"),
        Question.PROTECT: ("story-protect", "story-protect-named", "story-protect-none"),
        Question.CURSE: ("story-curse", "story-curse-named", "story-curse-none"),
        Question.BECOME: ("story-become", "story-become-named", "story-become-none"),
        Question.VISIT: ("story-visit", "story-visit-named", "story-visit-none"),
        Question.NOMINATE: ("story-nominate", "story-nominate-named", "story-nominate-none"),
        Question.VOTE: ("story-run-off", "story-run-off-named", "story-run-off-none"),
    }
)
"""What was done to a seat, to a player with a name, and to nobody."""


def holds(state: State, seat: Seat) -> Phrase | None:
    """What the seat is now."""
    return role(state.roles[seat - 1]) if state.roles else None


def chose(
    state: State, asked: Prompt, chosen: tuple[int, ...], who: str, names: tuple[str, ...]
) -> Phrase:
    """Every choice here is of one player, but for the code of a card."""
    if asked.question is Question.CARD:
        return phrase("story-code", who=who, code=str(chosen[0]))
    bare, named, nobody = _LINES[asked.question]
    if not chosen:
        return phrase(nobody, who=who)
    return about(chosen[0], names, bare, named, who=who)


def told(secret: Secret, names: tuple[str, ...]) -> Told:
    """What the screen said of seats is told of the players who sit there."""
    if not names:
        return faces.told(secret)
    match secret:
        case Asked(_, _, player, wolf) | Heard(_, _, int(player), bool(wolf)):
            thumb = "story-thumb-up" if wolf else "story-thumb-down"
            return (phrase(thumb, name=names[player - 1]),)
        case Met(_, _, (other,)):
            return (phrase("story-freemason", name=names[other - 1]),)
        case Hunted(_, _, wolves, victim):
            end = phrase("told-no-victim")
            if victim is not None:
                end = phrase("story-victim", name=names[victim - 1])
            return (phrase("told-wolves"), *(names[wolf - 1] for wolf in wolves), end)
        case _:
            return faces.told(secret)


def turned(place: int, names: tuple[str, ...]) -> Phrase:
    """The claw turns to players."""
    return about(place, names, "story-claw-seat", "story-claw-named")
