"""Lupus in Tabula from above, from its public view alone."""

from __future__ import annotations

from collections.abc import Callable

from table.cues import Phrase, phrase
from table.rules.tabula import PublicView
from table.web.messages import Picture, Spot


def picture(view: PublicView, text: Callable[[Phrase], str]) -> Picture:
    """The players in their circle, with the votes of the present count."""
    gone = {*view.dead, *view.left}
    votes = view.votes if view.votes or view.nominees else view.nominations
    outcome = view.outcome
    cards = outcome.roles if outcome else ()
    spots = tuple(
        Spot(
            n=seat,
            seat=seat,
            standing=seat not in gone,
            tokens=tuple(voter for voter, on in votes if on == seat),
            mark="nominee" if seat in view.nominees else "",
            card=text(phrase(f"role-{cards[seat - 1]}")) if cards else "",
        )
        for seat in range(1, view.players + 1)
    )
    return Picture(
        players=view.players,
        spots=spots,
        winners=outcome.winners if outcome else (),
        over=outcome is not None,
    )
