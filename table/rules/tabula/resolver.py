"""Who dies of a night: one resolver for all roles, in named stages (RULES.md §2).

The stages run in the order of `STAGES` over one sheet. All deaths take effect at dawn, so no stage
looks at who has already been struck by another cause, except the Harlot's, which follows the
wolves' attack.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from table.cues import Seat
from table.rules.tabula.roles import ROLES, WOLFISH, RoleName
from table.rules.tabula.state import Deeds, State


class Sheet(Struct):
    """What the stages work on: the night as it was chosen, and who dies of it so far."""

    state: State
    deeds: Deeds
    harlot: Seat
    """The living Harlot's seat; 0: none lives."""
    slain: Seat = 0
    """Whom the wolves' attack killed; 0: nobody."""
    dying: frozenset[Seat] = frozenset()

    def role(self, seat: Seat) -> RoleName:
        """What a seat is now, in this night."""
        return self.state.roles[seat - 1]

    @property
    def harlot_is_out(self) -> bool:
        return self.harlot != 0 and self.deeds.visit is not None


def attack(sheet: Sheet) -> None:
    """The wolves' victim dies unless protected, wolf-proof, or a Harlot who is out."""
    victim = sheet.deeds.attack
    if victim is None or victim == sheet.deeds.protect or ROLES[sheet.role(victim)].wolf_proof:
        return
    if victim == sheet.harlot and sheet.harlot_is_out:
        return
    sheet.slain = victim
    sheet.dying |= {victim}


def visit(sheet: Sheet) -> None:
    """A Harlot dies at a wolf's house, and with a host whom the attack killed."""
    host = sheet.deeds.visit
    if host is None or not sheet.harlot_is_out:
        return
    options = sheet.state.options
    at_wolf = sheet.role(host) in WOLFISH
    attacked = host == sheet.deeds.attack and host != sheet.deeds.protect
    proof = ROLES[sheet.role(host)].wolf_proof
    with_host = host == sheet.slain or (
        attacked and proof and options.harlot_at_werehamster == "dies"
    )
    saved = options.guard_saves_harlot_out and sheet.deeds.protect == sheet.harlot
    if (at_wolf or with_host) and not saved:
        sheet.dying |= {sheet.harlot}


def ask(sheet: Sheet) -> None:
    """The Seer's question kills a Werehamster; no Bodyguard stops that."""
    asked = sheet.deeds.ask
    if asked is None or not ROLES[sheet.role(asked)].dies_if_asked:
        return
    if sheet.state.options.werehamster_asked == "dies" or sheet.slain:
        sheet.dying |= {asked}


def open_eyes(sheet: Sheet) -> None:
    """Whoever looked uncalled and was marked dies."""
    sheet.dying |= frozenset(sheet.state.marked)


STAGES: Final[tuple[Callable[[Sheet], None], ...]] = (attack, visit, ask, open_eyes)
"""Protection is no stage of its own: it is a fact that the attack and the visit look at."""


def dead_at_dawn(state: State) -> tuple[Seat, ...]:
    """The seats that die of this night, ascending. Whoever has left meanwhile is not among them."""
    harlots = (s for s in state.alive if state.roles[s - 1] is RoleName.HARLOT)
    sheet = Sheet(state, state.deeds, next(harlots, 0))
    for stage in STAGES:
        stage(sheet)
    return tuple(seat for seat in state.alive if seat in sheet.dying)
