"""What was chosen in Lupusburg, in words (RULES.md §1)."""

from __future__ import annotations

from collections import Counter

from table.app.deeds import Who
from table.cues import Phrase, Seat
from table.rules.lupusburg import Character, Prompt, Question, State
from table.seats.faces.lupusburg import card


def holds(state: State, seat: Seat) -> Phrase | None:
    """The Werewolf or the Thief."""
    if seat == state.werewolf:
        return card(Character.WEREWOLF)
    return card(Character.THIEF) if seat == state.thief else None


def chose(state: State, asked: Prompt, chosen: tuple[int, ...], who: Who) -> str:
    """:raises ValueError: the answer has no choice, and the question cannot be declined."""
    if not chosen:
        return _declined(asked.question)
    one = chosen[0]
    match asked.question:
        case Question.CHEST:
            return f"hid the chest in house {one}"
        case Question.PLACE:
            return f"put the first card under house {one}"
        case Question.LIFT:
            return f"looked under house {one}"
        case Question.STRIKE:
            return f"chose house {one} for the claw"
        case Question.ASK:
            return f"asked {who(one)} for a card"
        case Question.SHOW:
            return f"showed the card under house {one}"
        case Question.BET:
            return f"put the seal on {who(one)}"
        case Question.KEEP:
            return f"kept the coin worth {state.drawn[one - 1]}"
        case Question.TOKEN:
            return f"put a token on house {one}"
        case Question.VOTE:
            votes = (f"house {h}" + " twice" * (n > 1) for h, n in Counter(chosen).items())
            return f"voted for {' and '.join(votes)}"
        case Question.COIN:
            return f"lifted the seal: the coin is worth {one}"


def _declined(question: Question) -> str:
    match question:
        case Question.LIFT:
            return "looked under no house"
        case Question.STRIKE:
            return "chose no house"
        case Question.ASK:
            return "asked nobody for a card"
        case Question.BET:
            return "made no bet"
        case _:
            raise ValueError(f"{question} cannot be declined")
