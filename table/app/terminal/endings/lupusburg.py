"""The end in the terminal: everything uncovered, the points, what happened in the dark."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from table.app.header import Header
from table.app.terminal.endings.names import Words, secret, who
from table.cues import phrase
from table.rules.lupusburg import Outcome, Peeked, State, houses_of
from table.seats.faces.lupusburg import card


def show(console: Console, header: Header, state: State, text: Words) -> None:
    """Print the table of scores and the story of the nights."""
    outcome = state.outcome
    if outcome is None:
        return
    console.print()
    console.print(_scores(header, state, outcome, text))
    for line in _nights(header, state, text):
        console.print(line, style="dim", highlight=False)


def _scores(header: Header, state: State, outcome: Outcome, text: Words) -> Table:
    table = Table(title=text(phrase("terminal-houses")), title_justify="left")
    series = header.series
    table.add_column()
    for column in ("house", "house", "chest", "bet"):
        table.add_column(text(phrase(f"terminal-{column}")))
    table.add_column(text(phrase("terminal-points")), justify="right")
    if series.of > 1:
        table.add_column(text(phrase("terminal-series")), justify="right")
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
        table.add_row(*row, style="bold" if seat in outcome.winners else "")
    return table


def _nights(header: Header, state: State, text: Words) -> list[str]:
    lines = []
    for seen in state.told:
        if isinstance(seen, Peeked):
            key = "told-peeked-chest" if seen.chest else "told-peeked-nothing"
            thief, found = who(header, seen.seat, text), text(phrase(key, house=seen.house))
            lines.append(secret(seen.night, thief, phrase("card-thief"), found, text))
    return lines
