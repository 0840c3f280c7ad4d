"""What was chosen in Lupus in Tabula, in words (RULES.md §2)."""

from __future__ import annotations

from table.app.deeds import Who
from table.cues import Phrase, Seat
from table.rules.tabula import Prompt, Question, State
from table.seats.faces.tabula import role


def holds(state: State, seat: Seat) -> Phrase | None:
    """What the seat is now."""
    return role(state.roles[seat - 1]) if state.roles else None


def chose(state: State, asked: Prompt, chosen: tuple[int, ...], who: Who) -> str:
    """Every choice here is of one player, but for the code of a card."""
    if asked.question is Question.CARD:
        return f"typed the code {chosen[0]}"
    whom = who(chosen[0]) if chosen else "nobody"
    match asked.question:
        case Question.ATTACK:
            return f"chose {whom} as the victim"
        case Question.ASK:
            return f"asked about {whom}"
        case Question.PROTECT:
            return f"protected {whom}"
        case Question.CURSE:
            return f"named {whom}"
        case Question.BECOME:
            return f"pointed at {whom}"
        case Question.VISIT:
            return f"spent the night at {whom}'s" if chosen else "stayed at home"
        case Question.NOMINATE:
            return f"named {whom} for the run-off"
        case Question.VOTE:
            return f"voted against {whom}"
