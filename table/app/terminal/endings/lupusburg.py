"""The end in the terminal: everything uncovered, the points, what happened in the dark."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.table import Table
from rich.text import Text

from table.app.header import Header, who
from table.cues import Phrase
from table.rules.lupusburg import Outcome, Peeked, State, houses_of
from table.seats.faces.lupusburg import card


def show(console: Console, header: Header, state: State, text: Callable[[Phrase], str]) -> None:
    """Print the table of scores and the story of the nights."""
    outcome = state.outcome
    if outcome is None:
        return
    console.print()
    console.print(_scores(header, state, outcome, text))
    for line in _nights(header, state, text):
        console.print(line, style="dim", highlight=False)


def _scores(header: Header, state: State, outcome: Outcome, text: Callable[[Phrase], str]) -> Table:
    table = Table(title="What lay under the houses", title_justify="left")
    series = header.series
    for column in ("", "House", "House", "Chest", "Bet"):
        table.add_column(column)
    table.add_column("Points", justify="right")
    if series.of > 1:
        table.add_column("Series", justify="right")
    for seat, points in enumerate(outcome.points, 1):
        first, second = houses_of(seat)
        cells: list[Text] = []
        for house in (first, second):
            gone = house not in state.standing
            cell = Text(f"{house} ")
            cell.append(text(card(outcome.cards[house - 1])), style="strike dim" if gone else "")
            cells.append(cell)
        bet = outcome.bets[seat - 1]
        laid = "seal unused" if bet is None else f"{bet.coin} on {who(header, bet.player)}"
        chest = str(outcome.chests[seat - 1] or "–")
        crown = " ★" if seat in outcome.winners else ""
        row: list[str | Text] = [who(header, seat) + crown, *cells, chest, laid, str(points)]
        if series.of > 1:
            before = series.totals[seat - 1] if series.totals else 0
            row.append(str(before + points))
        table.add_row(*row, style="bold" if seat in outcome.winners else "")
    return table


def _nights(header: Header, state: State, text: Callable[[Phrase], str]) -> list[str]:
    lines = []
    for seen in state.told:
        if isinstance(seen, Peeked):
            found = "the chest" if seen.chest else "no chest"
            lines.append(
                f"Night {seen.night}: {who(header, seen.seat)}, the Thief,"
                f" looked under house {seen.house} and found {found}."
            )
    return lines
