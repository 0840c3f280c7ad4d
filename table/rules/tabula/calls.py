"""The night's calls, as a function of public facts only (RULES.md §2 Night order, §3 Slots)."""

from __future__ import annotations

from msgspec import Struct

from table.rules.tabula.options import Options
from table.rules.tabula.roles import LARGE, ROLES, Role, RoleName


class Call(Struct, frozen=True):
    """One call of a night: the role, its slot in seconds, and whether an answer is whispered."""

    role: RoleName
    seconds: int
    whisper: bool


def calls(options: Options, night: int) -> tuple[Call, ...]:
    """The calls of night `night` (from 1), in order.

    A role of the published mix is called in every night it acts, whether or not it still lives.
    """
    mix = {name for name, _ in options.published}
    return tuple(
        [
            Call(turn.role, seconds(options, ROLES[turn.role]), ROLES[turn.role].whisper)
            for turn in options.night_order
            if turn.role in mix and turn.first <= night and (not turn.last or night <= turn.last)
        ]
    )


def seconds(options: Options, role: Role) -> int:
    """The length of a role's slot: the option's, or the table of roles'."""
    for name, slot in options.slots:
        if name is role.name:
            return slot
    return (options.players >= LARGE and role.seconds_large) or role.seconds
