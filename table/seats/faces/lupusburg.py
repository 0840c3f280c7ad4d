"""Lupusburg on a private screen."""

from __future__ import annotations

from table.cues import Phrase, phrase
from table.rules.lupusburg import NIGHT, Character, CoinsDrawn, Dealt, Peeked, SeatView, Shown
from table.rules.moments import Secret
from table.seats.faces import Line


def card(character: Character | None) -> Phrase:
    """The name of a card."""
    return phrase(f"card-{character}") if character else phrase("card-none")


def holdings(view: SeatView) -> tuple[Line, ...]:
    """The own houses with what lies under them, and the own seal."""
    lines: list[Line] = []
    for house, character in zip(view.houses, view.cards or (None, None), strict=True):
        standing = not view.public.standing or house in view.public.standing
        line = [phrase("house-standing" if standing else "house-fallen", house=house)]
        if view.hand:
            line.append(card(character))
        if view.chest == house:
            line.append(phrase("your-chest"))
        lines.append(tuple(line))
    if view.hand and None in view.cards:
        lines.append(tuple(card(character) for character in view.hand))
    if view.bet is not None and view.bet.coin:
        lines.append(
            (phrase("your-bet", seat=view.bet.player), phrase("coin", points=view.bet.coin))
        )
    elif view.bet is not None:  # the coin is not chosen yet, or lies there unseen
        lines.append((phrase("your-seal", seat=view.bet.player),))
    return tuple(lines)


def asked(view: SeatView) -> Phrase | None:
    """The decision of the day the seat is asked for; by night every seat shows the same question."""
    if view.prompt is None or view.public.phase in NIGHT:
        return None
    key = f"asked-{view.prompt.question}"
    if view.prompt.question == "vote":
        return phrase(key, n=view.prompt.count)
    return phrase(key)


def told(secret: Secret) -> Line:
    """What the seat has just been told."""
    match secret:
        case Dealt(_, cards):
            return tuple(card(character) for character in cards)
        case Peeked(_, _, house, chest, character):
            key = "told-peeked-chest" if chest else "told-peeked-nothing"
            seen = (card(character),) if character else ()
            return (phrase(key, house=house), *seen)
        case Shown(_, _, house, character):
            return (phrase("told-shown", house=house), card(character))
        case CoinsDrawn(_, coins):
            return (phrase("told-coins"), *(phrase("coin", points=coin) for coin in coins))
        case _:
            return ()
