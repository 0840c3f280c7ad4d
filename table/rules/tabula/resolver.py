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
from table.rules.tabula.options import Options
from table.rules.tabula.roles import ROLES, WOLFISH, RoleName
from table.rules.tabula.state import Deeds, State


class Sheet(Struct):
    """What the stages work on: the night as it was chosen, and who dies of it so far."""

    options: Options
    roles: tuple[RoleName, ...]
    deeds: Deeds
    marked: tuple[Seat, ...]
    harlot_out: Seat
    """The seat of a Harlot who spends the night at another's; 0: none does."""
    slain: Seat = 0
    """Whom the wolves' attack killed; 0: nobody."""
    dying: frozenset[Seat] = frozenset()


def attack(sheet: Sheet) -> None:
    """The wolves' victim dies unless protected, wolf-proof, or a Harlot who is out."""
    victim = sheet.deeds.attack
    if victim is None or victim in (sheet.deeds.protect, sheet.harlot_out):
        return
    if ROLES[sheet.roles[victim - 1]].wolf_proof:
        return
    sheet.slain = victim
    sheet.dying |= {victim}


def visit(sheet: Sheet) -> None:
    """A Harlot who is out dies at a wolf's house, and with a host whom the attack killed."""
    host = sheet.deeds.visit
    if host is None:
        return
    role = ROLES[sheet.roles[host - 1]]
    dies = role.name in WOLFISH or host == sheet.slain
    if role.wolf_proof and sheet.options.harlot_at_werehamster == "dies":
        dies = host == sheet.deeds.attack != sheet.deeds.protect
    if sheet.options.guard_saves_harlot_out and sheet.deeds.protect == sheet.harlot_out:
        dies = False
    if dies:
        sheet.dying |= {sheet.harlot_out}


def ask(sheet: Sheet) -> None:
    """The Seer's question kills a Werehamster; no Bodyguard stops that."""
    asked = sheet.deeds.ask
    if asked is None or not ROLES[sheet.roles[asked - 1]].dies_if_asked:
        return
    if sheet.options.werehamster_asked == "dies" or sheet.slain:
        sheet.dying |= {asked}


def open_eyes(sheet: Sheet) -> None:
    """Whoever looked uncalled and was marked dies."""
    sheet.dying |= frozenset(sheet.marked)


STAGES: Final[tuple[Callable[[Sheet], None], ...]] = (attack, visit, ask, open_eyes)
"""Protection is no stage of its own: it is a fact that the attack and the visit look at."""


def dead_at_dawn(state: State) -> tuple[Seat, ...]:
    """The seats that die of this night, ascending. Whoever has left meanwhile is not among them."""
    out = 0 if state.deeds.visit is None else state.roles.index(RoleName.HARLOT) + 1
    sheet = Sheet(state.options, state.roles, state.deeds, state.marked, out)
    for stage in STAGES:
        stage(sheet)
    return tuple([seat for seat in state.alive if seat in sheet.dying])
