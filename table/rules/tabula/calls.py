"""The night's calls, as a function of public facts only (RULES.md §2 Night order, §3 Slots)."""

from __future__ import annotations

from msgspec import Struct

from table.rules.tabula.options import Options
from table.rules.tabula.roles import LARGE, ROLES, RoleName


class Call(Struct, frozen=True):
    """One call of a night: the role, its slot in seconds, and whether an answer is whispered."""

    role: RoleName
    seconds: int
    whisper: bool


def calls(options: Options, night: int) -> tuple[Call, ...]:
    """The calls of night `night` (from 1), in order.

    A role of the published mix is called in every night it acts, whether or not it still lives.
    """
    mixed = {name for name, _ in options.published}
    slots = dict(options.slots)
    large = options.players >= LARGE
    night_calls = []
    for turn in options.night_order:
        if turn.role not in mixed or night < turn.first or (turn.last and night > turn.last):
            continue
        role = ROLES[turn.role]
        seconds = (large and role.seconds_large) or role.seconds
        night_calls.append(Call(role.name, slots.get(role.name, seconds), role.whisper))
    return tuple(night_calls)
