"""The end in the terminal: everything uncovered, the points, what happened in the dark."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from table.app.playing.header import Header
from table.app.playing.past import Past
from table.app.terminal.endings.names import known, who
from table.app.terminal.endings.recap import Nights, day, night
from table.cues import Phrase, phrase
from table.rules.lupusburg import (
    Character,
    Lynched,
    NightFell,
    Peeked,
    PlayerLeft,
    Slaughtered,
    State,
    houses_of,
    owner,
)
from table.seats.faces.lupusburg import card
from table.speech.desk import Words


def table(header: Header, state: State, text: Words) -> Table:
    """What lay under the houses, the bets and the points.

    :raises ValueError: the game is not over.
    """
    outcome = state.outcome
    if outcome is None:
        raise ValueError("a game that is not over keeps its secrets")
    page = Table(title=text(phrase("terminal-houses")), title_justify="left")
    series = header.series
    page.add_column()
    for column in ("house", "house", "chest", "bet"):
        page.add_column(text(phrase(f"terminal-{column}")))
    page.add_column(text(phrase("terminal-points")), justify="right")
    if series.of > 1:
        page.add_column(text(phrase("terminal-series")), justify="right")
    for seat, points in enumerate(outcome.points, 1):
        first, second = houses_of(seat)
        cells: list[Text] = []
        for house in (first, second):
            gone = house not in state.standing
            cell = Text(f"{house} ")
            cell.append(text(card(outcome.cards[house - 1])), style="strike dim" if gone else "")
            if gone:
                cell.append(" †")
            cells.append(cell)
        bet = outcome.bets[seat - 1]
        laid = text(phrase("terminal-seal-unused"))
        if bet is not None:
            laid = f"{bet.coin} → {who(header, bet.player, text)}"
        chest = str(outcome.chests[seat - 1] or "–")
        crown = " ★" if seat in outcome.winners else ""
        row: list[str | Text] = [who(header, seat, text) + crown, *cells, chest, laid, str(points)]
        if series.of > 1:
            before = series.totals[seat - 1] if series.totals else 0
            row.append(str(before + points))
        page.add_row(*row, style="bold" if seat in outcome.winners else "")
    return page


def nights(header: Header, state: State, past: Past, text: Words) -> list[tuple[Phrase, list[str]]]:
    """Night by night: what the Thief saw, whom the claw took, who was lynched."""
    told = Nights()
    number = 0

    def struck(by: Phrase, house: int | None) -> None:
        fallen = text(phrase("story-nobody"))
        if house is not None:
            lay = text(card(state.cards[house - 1]))
            whose = who(header, owner(house), text)
            place = text(phrase("story-house", house=house))
            fallen = f"{place} ({lay}, {whose})"
        told.add(f"{text(by)} → {fallen}")

    for event, _ in past:
        match event:
            case NightFell(number):
                told.begin(night(number))
                for seen in state.told:
                    if isinstance(seen, Peeked) and seen.night == number:
                        told.add(_peek(header, seen, text))
            case Slaughtered(house):
                struck(phrase("story-by-claw"), house)
                told.begin(day(number))
            case Lynched(house):
                struck(phrase("story-by-lynching"), house)
            case PlayerLeft(seat):
                gone = text(phrase("story-gone"))
                told.add(f"{who(header, seat, text)}: {gone}")
            case _:
                pass
    return told.rows


def _peek(header: Header, seen: Peeked, text: Words) -> str:
    found = text(
        phrase("told-peeked-chest" if seen.chest else "told-peeked-nothing", house=seen.house)
    )
    if seen.character is not None:
        found = f"{found} {text(card(seen.character))}"
    return f"{known(header, seen.seat, card(Character.THIEF), text)} → {found}"
