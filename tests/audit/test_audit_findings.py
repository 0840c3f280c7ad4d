"""What the audit found on the real table, each held by a test of its own."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from sabotage import durations

from table.burgomaster.commands import Command, Open, Record, Tell, Whispers
from table.burgomaster.conductor import Conductor
from table.burgomaster.entries import write
from table.burgomaster.inputs import AnyInput, Begin, Entry, Leave, Lifted, Pause, Resumed, Tick
from table.burgomaster.scripts.lupusburg import LupusburgScript
from table.burgomaster.setup import Setup
from table.cues import Ms
from table.rules.lupusburg import Options, Phase, Wager

SETUP = Setup(players=4, deal_seed=3, public_seed=4)


class Evening:
    """A game from its deal into its first night, with everything it wrote down."""

    def __init__(self, **options: Any) -> None:
        self.script = LupusburgScript(SETUP, Options(players=4, **options))
        self.conductor = Conductor(SETUP, self.script, durations())
        self.records: list[tuple[Ms, AnyInput]] = []
        self.due: Ms | None = 0
        self.heard: list[Command] = []

    def give(self, t: Ms, given: AnyInput) -> list[Command]:
        out, self.due = self.conductor.feed(t, given)
        self.records += [(c.t, c.input) for c in out if isinstance(c, Record)]
        self.heard += [c for c in out if not isinstance(c, Record | Tell | Whispers)]
        return out

    def until(self, role: str) -> Open:
        """Let time pass until the slot of `role` opens."""
        while self.due is not None:
            for command in self.give(self.due, Tick()):
                if isinstance(command, Open) and command.phase == f"night/{role}":
                    return command
        raise AssertionError(f"the {role} is never called")

    def resumed(self) -> tuple[Ms, list[Command]]:
        """The power is cut and comes back: when the table goes on, and all that it then does."""
        again = Evening()
        for t, given in self.records:
            again.give(t, given)
        at = again.conductor.resumes_at
        again.give(at, Resumed())
        while again.due is not None and not again.conductor.script.at_dawn:
            again.give(again.due, Tick())
        return at, again.heard


@pytest.mark.parametrize("role", ["thief", "werewolf"])
@pytest.mark.parametrize("after", [1, 4200, 9999])
def test_a_power_cut_tells_nothing_about_a_choice_made_before_it(role: str, after: Ms) -> None:
    """The table once came back at the time of its last record, which may be a choice."""
    evenings = []
    for chooses in (False, True):
        evening = Evening()
        evening.give(0, Begin())
        opened = evening.until(role)
        asked = next(a for seat in opened.seats if (a := evening.script.asked(seat)))
        if chooses:
            evening.give(opened.t + after, Entry(asked.seat, write(asked, asked.choices[:1])))
            assert isinstance(evening.records[-1][1], Entry)
        evenings.append(evening.resumed())
    assert evenings[0] == evenings[1]
    assert evenings[0][0] == opened.until - 1


def test_a_power_cut_tells_nothing_about_a_house_lifted_before_it() -> None:
    came_back = []
    for lifts in (False, True):
        evening = Evening()
        evening.give(0, Begin())
        closes = evening.until("thief").until
        while evening.due is not None and evening.due <= closes:
            evening.give(evening.due, Tick())
        if lifts:
            evening.give(closes + 700, Lifted(3))
        came_back.append(evening.resumed()[0])
    assert came_back[0] == came_back[1]


def test_a_power_cut_in_a_pause_tells_nothing_either() -> None:
    came_back = []
    for lifts in (False, True):
        evening = Evening()
        evening.give(0, Begin())
        opened = evening.until("thief")
        evening.give(opened.t + 3000, Pause())
        if lifts:
            evening.give(opened.t + 60_000, Lifted(3))
        came_back.append(evening.resumed()[0])
    assert came_back[0] == came_back[1]


def test_a_leaver_who_ends_the_game_ends_the_night() -> None:
    """With coins that are typed in, the table once went on calling a night that was over."""
    evening = Evening(coins="physical")
    evening.give(0, Begin())
    opened = evening.until("thief")
    state = evening.script.state
    bet = (None if seat == state.werewolf else Wager(state.werewolf, 0) for seat in range(1, 5))
    evening.script.state = replace(state, bets=tuple(bet))
    evening.give(opened.t + 2000, Leave(state.werewolf))
    assert evening.script.state.phase is Phase.SCORING
    evening.give(opened.t + 2500, Lifted(state.standing[0]))
    while evening.due is not None:
        for command in evening.give(evening.due, Tick()):
            assert getattr(command, "phase", "").startswith("night/") is False
    assert evening.conductor.over
