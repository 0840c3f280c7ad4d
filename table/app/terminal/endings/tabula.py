"""The end of a game of Lupus in Tabula: everybody's card, and what happened in the dark."""

from __future__ import annotations

from collections.abc import Iterator

from rich.table import Table

from table.app.playing.header import Header
from table.app.playing.past import Past
from table.app.terminal.endings.names import known, who
from table.app.terminal.endings.recap import Nights, day, night
from table.cues import Phrase, Seat, phrase
from table.rules.tabula import (
    Asked,
    Became,
    DayBroke,
    Heard,
    Hunted,
    Lynched,
    NightFell,
    PlayerLeft,
    RoleName,
    State,
)
from table.rules.tabula.events import TabulaSecret
from table.seats.faces.tabula import role
from table.speech.desk import Words


def table(header: Header, state: State, text: Words) -> Table:
    """Everybody's card and fate.

    :raises ValueError: the game is not over.
    """
    outcome = state.outcome
    if outcome is None:
        raise ValueError("a game that is not over keeps its secrets")
    page = Table(title=text(phrase("terminal-cards")), title_justify="left")
    page.add_column()
    for column in ("card", "fate"):
        page.add_column(text(phrase(f"terminal-{column}")))
    for seat, name in enumerate(outcome.cards, 1):
        became = outcome.roles[seat - 1]
        card = text(role(name)) + (f" → {text(role(became))}" if became is not name else "")
        fate = "alive" if seat in state.alive else "left" if seat in state.left else "dead"
        crown = " ★" if seat in outcome.winners else ""
        style = "bold" if seat in outcome.winners else ""
        page.add_row(
            who(header, seat, text) + crown, card, text(phrase(f"terminal-{fate}")), style=style
        )
    return page


def nights(header: Header, state: State, past: Past, text: Words) -> list[tuple[Phrase, list[str]]]:
    """Night by night: what was asked and chosen in the dark, who died, who was lynched."""
    told = Nights()
    number = 0
    for event, then in past:
        match event:
            case NightFell(number):
                told.begin(night(number))
                for secret in state.told:
                    for fact in _secret(header, secret, number, text):
                        told.add(fact)
            case DayBroke(dead, master):
                for fact in _unasked(header, then, text):
                    told.add(fact)
                lost = [text(phrase("story-master"))] if master else []
                lost += [known(header, seat, role(then.roles[seat - 1]), text) for seat in dead]
                lost = lost or [text(phrase("story-nobody"))]
                told.add(f"†\N{NO-BREAK SPACE}{', '.join(lost)}")
                told.begin(day(number))
            case Lynched(player):
                fallen = text(phrase("story-nobody"))
                if player is not None:
                    fallen = known(header, player, role(then.roles[player - 1]), text)
                lynching = text(phrase("story-by-lynching"))
                told.add(f"{lynching} → {fallen}")
            case PlayerLeft(seat):
                left = known(header, seat, role(then.roles[seat - 1]), text)
                gone = text(phrase("story-gone"))
                told.add(f"{left}: {gone}")
            case _:
                pass
    return told.rows


def _secret(header: Header, told: TabulaSecret, number: int, text: Words) -> Iterator[str]:
    """What a seat was told in the night `number`."""

    def line(seat: Seat, name: RoleName, player: Seat, end: Phrase) -> str:
        about = f"{who(header, player, text)}: {text(end)}"
        return f"{known(header, seat, role(name), text)} → {about}"

    match told:
        case Asked(seat, when, player, wolf) if when == number:
            yield line(seat, RoleName.SEER, player, _answer(wolf))
        case Hunted(_, when, _, int(victim)) if when == number:
            wolves = text(phrase("story-by-wolves"))
            yield f"{wolves} → {who(header, victim, text)}"
        case Heard(seat, when, int(player), bool(wolf)) if when == number:
            yield line(seat, RoleName.MEDIUM, player, _answer(wolf))
        case Became(seat, when, player, name) if when == number:
            yield line(seat, RoleName.MYTHOMANIAC, player, role(name))
        case _:
            pass


def _unasked(header: Header, state: State, text: Words) -> Iterator[str]:
    """The choices of a night to which there was no answer, as they stood at its dawn."""
    deeds = state.deeds
    for name, player in (
        (RoleName.BODYGUARD, deeds.protect),
        (RoleName.OWL, deeds.curse),
        (RoleName.HARLOT, deeds.visit),
    ):
        if player is not None:
            actor = known(header, state.roles.index(name) + 1, role(name), text)
            yield f"{actor} → {who(header, player, text)}"


def _answer(wolf: bool) -> Phrase:
    return phrase("terminal-wolf" if wolf else "terminal-no-wolf")
