"""What was chosen in Lupusburg, in words (RULES.md §1)."""

from __future__ import annotations

from table.app.retold.deeds.about import Told, about
from table.cues import Phrase, Seat, phrase
from table.rules.lupusburg import Character, Prompt, Question, State
from table.rules.moments import Secret
from table.seats.faces import lupusburg as faces
from table.seats.faces.lupusburg import card


def holds(state: State, seat: Seat) -> Phrase | None:
    """The Werewolf or the Thief."""
    if seat == state.werewolf:
        return card(Character.WEREWOLF)
    return card(Character.THIEF) if seat == state.thief else None


def chose(
    state: State, asked: Prompt, chosen: tuple[int, ...], who: str, names: tuple[str, ...]
) -> Phrase:
    """:raises ValueError: the answer has no choice, and the question cannot be declined."""
    if not chosen:
        return _declined(asked.question, who)
    one = chosen[0]
    match asked.question:
        case Question.CHEST:
            return phrase("story-chest", who=who, house=one)
        case Question.PLACE:
            return phrase("story-place", who=who, house=one)
        case Question.LIFT:
            return phrase("story-lift", who=who, house=one)
        case Question.STRIKE:
            return phrase("story-strike", who=who, house=one)
        case Question.ASK:
            return about(one, names, "story-ask", "story-ask-named", who=who)
        case Question.SHOW:
            return phrase("story-show", who=who, house=one)
        case Question.BET:
            return about(one, names, "story-bet", "story-bet-named", who=who)
        case Question.KEEP:
            return phrase("story-keep", who=who, points=state.drawn[one - 1])
        case Question.TOKEN:
            return phrase("story-token", who=who, house=one)
        case Question.VOTE:
            return _voted(who, *chosen)
        case Question.COIN:
            return phrase("story-coin", who=who, points=one)


def told(secret: Secret, names: tuple[str, ...]) -> Told:
    """No screen of Lupusburg says who a player is."""
    return faces.told(secret)


def turned(place: int, names: tuple[str, ...]) -> Phrase:
    """The claw turns to houses."""
    return phrase("story-claw", house=place)


def _voted(who: str, house: int, other: int | None = None) -> Phrase:
    if other is None:
        return phrase("story-vote", who=who, house=house)
    if other == house:
        return phrase("story-vote-twice", who=who, house=house)
    return phrase("story-vote-both", who=who, house=house, other=other)


def _declined(question: Question, who: str) -> Phrase:
    match question:
        case Question.LIFT:
            return phrase("story-lift-none", who=who)
        case Question.STRIKE:
            return phrase("story-strike-none", who=who)
        case Question.ASK:
            return phrase("story-ask-none", who=who)
        case Question.BET:
            return phrase("story-bet-none", who=who)
        case _:
            raise ValueError(f"{question} cannot be declined")
