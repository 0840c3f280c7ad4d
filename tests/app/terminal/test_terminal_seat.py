"""What a seat at the terminal is called."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from table.app import rulesets
from table.app.terminal.seat import TerminalSeat
from table.burgomaster.scripts.lupusburg import LupusburgScript
from table.burgomaster.setup import Setup
from table.rules.lupusburg import Options
from table.speech.catalogue import catalogue_of


@pytest.mark.parametrize(
    ("lang", "name", "title"),
    [
        ("en", "", "Seat 3, for your eyes only"),
        ("en", "Béla", "Béla, for your eyes only"),
        ("hu", "", "3-as játékos, csak neked"),
        ("hu", "Béla", "Béla, csak neked"),
        *(("en", name, f"{name}, for your eyes only") for name in ("[/x]", "[red]D", ":dog:")),
    ],
)
def test_the_panel_names_who_has_a_name(lang: str, name: str, title: str) -> None:
    script = LupusburgScript(Setup(players=4, deal_seed=1, public_seed=1), Options(players=4))
    console = Console(file=StringIO(), force_terminal=True, width=80)
    text, faces = catalogue_of(lang).text, rulesets.find("lupusburg").faces
    seat = TerminalSeat(
        console,
        3,
        text,
        faces,
        lambda: script.view(3),
        lambda _: None,
        asked_again=lambda: False,
        name=name,
    )
    with seat, console.capture() as drawn:
        seat.closed()
    assert title in drawn.get()
