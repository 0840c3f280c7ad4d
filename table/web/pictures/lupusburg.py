"""Lupusburg from above, from its public view alone."""

from __future__ import annotations

from collections.abc import Callable

from table.cues import Phrase, phrase
from table.rules.lupusburg import PublicView
from table.rules.lupusburg.events import Outcome
from table.web.messages import Picture, Spot

EVIDENCE = ("paw", "tuft")


def picture(view: PublicView, text: Callable[[Phrase], str]) -> Picture:
    """The houses in their circle, each seat with two."""
    marks = dict(zip(view.suspects, EVIDENCE, strict=False))
    fallen = set(view.fallen)
    spots = tuple(
        Spot(
            n=house,
            seat=(house + 1) // 2,
            standing=house not in fallen,
            tokens=tuple(seat for seat, on in view.tokens if on == house),
            mark=marks.get(house, ""),
            card=_card(view.outcome, house, text),
        )
        for house in range(1, 2 * view.players + 1)
    )
    outcome = view.outcome
    return Picture(
        players=view.players,
        spots=spots,
        burgomaster=view.burgomaster,
        bets=tuple((s, on) for s, on in enumerate(view.bets, 1) if on is not None),
        winners=outcome.winners if outcome else (),
        points=outcome.points if outcome else (),
        over=outcome is not None,
    )


def _card(outcome: Outcome | None, house: int, text: Callable[[Phrase], str]) -> str:
    if outcome is None or (character := outcome.cards[house - 1]) is None:
        return ""
    return text(phrase(f"card-{character}"))
