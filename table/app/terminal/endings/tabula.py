"""The end of a game of Lupus in Tabula: everybody's card, and what was asked in the dark."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.table import Table

from table.app.header import Header, who
from table.cues import Phrase
from table.rules.tabula import Asked, Became, Heard, Hunted, State
from table.seats.faces.tabula import role


def show(console: Console, header: Header, state: State, text: Callable[[Phrase], str]) -> None:
    """Print everybody's card and the story of the nights."""
    outcome = state.outcome
    if outcome is None:
        return
    console.print()
    table = Table(title="The cards", title_justify="left")
    for column in ("", "Card", "Fate"):
        table.add_column(column)
    for seat, name in enumerate(outcome.cards, 1):
        became = outcome.roles[seat - 1]
        card = text(role(name)) + (f" → {text(role(became))}" if became is not name else "")
        fate = "alive" if seat in state.alive else "left" if seat in state.left else "dead"
        crown = " ★" if seat in outcome.winners else ""
        style = "bold" if seat in outcome.winners else ""
        table.add_row(who(header, seat) + crown, card, fate, style=style)
    console.print(table)
    for line in _nights(header, state):
        console.print(line, style="dim", highlight=False)


def _nights(header: Header, state: State) -> list[str]:
    lines: dict[str, None] = {}  # wolves are told the same, one after another
    for told in state.told:
        match told:
            case Asked(seat, night, player, wolf):
                thumb = "a werewolf" if wolf else "no werewolf"
                asked = f"asked about {who(header, player)}: {thumb}"
                lines[f"Night {night}: {who(header, seat)}, as Seer, {asked}."] = None
            case Hunted(_, night, _, int(victim)):
                lines[f"Night {night}: the werewolves chose {who(header, victim)}."] = None
            case Heard(seat, night, int(player), wolf):
                was = "was" if wolf else "was not"
                heard = f"heard that {who(header, player)} {was} a werewolf"
                lines[f"Night {night}: {who(header, seat)}, as Medium, {heard}."] = None
            case Became(seat, night, player, name):
                like = f"pointed at {who(header, player)} and was a {name} from then on"
                lines[f"Night {night}: {who(header, seat)}, the Mythomaniac, {like}."] = None
            case _:
                pass
    return list(lines)
