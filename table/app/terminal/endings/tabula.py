"""The end of a game of Lupus in Tabula: everybody's card, and what was asked in the dark."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from table.app.header import Header
from table.app.terminal.endings.names import Words, secret, who
from table.cues import Phrase, Seat, phrase
from table.rules.tabula import Asked, Became, Heard, Hunted, RoleName, State
from table.seats.faces.tabula import role


def show(console: Console, header: Header, state: State, text: Words) -> None:
    """Print everybody's card and the story of the nights."""
    outcome = state.outcome
    if outcome is None:
        return
    console.print()
    table = Table(title=text(phrase("terminal-cards")), title_justify="left")
    table.add_column()
    for column in ("card", "fate"):
        table.add_column(text(phrase(f"terminal-{column}")))
    for seat, name in enumerate(outcome.cards, 1):
        became = outcome.roles[seat - 1]
        card = text(role(name)) + (f" → {text(role(became))}" if became is not name else "")
        fate = "alive" if seat in state.alive else "left" if seat in state.left else "dead"
        crown = " ★" if seat in outcome.winners else ""
        style = "bold" if seat in outcome.winners else ""
        table.add_row(
            who(header, seat, text) + crown, card, text(phrase(f"terminal-{fate}")), style=style
        )
    console.print(table)
    for line in _nights(header, state, text):
        console.print(line, style="dim", highlight=False)


def _nights(header: Header, state: State, text: Words) -> list[str]:
    def line(night: int, seat: Seat, name: RoleName, player: Seat, end: Phrase) -> str:
        about = f"{who(header, player, text)}: {text(end)}"
        return secret(night, who(header, seat, text), role(name), about, text)

    lines: dict[str, None] = {}  # wolves are told the same, one after another
    for told in state.told:
        match told:
            case Asked(seat, night, player, wolf):
                lines[line(night, seat, RoleName.SEER, player, _answer(wolf))] = None
            case Hunted(_, night, _, int(victim)):
                when = text(phrase("terminal-night", night=night))
                wolves = text(phrase("terminal-werewolves"))
                lines[f"{when} {wolves} → {who(header, victim, text)}"] = None
            case Heard(seat, night, int(player), bool(wolf)):
                lines[line(night, seat, RoleName.MEDIUM, player, _answer(wolf))] = None
            case Became(seat, night, player, name):
                lines[line(night, seat, RoleName.MYTHOMANIAC, player, role(name))] = None
            case _:
                pass
    return list(lines)


def _answer(wolf: bool) -> Phrase:
    return phrase("terminal-wolf" if wolf else "terminal-no-wolf")
