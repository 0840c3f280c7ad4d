"""The roles of a game as a table to read: for `burgomaster roles` and the documentation."""

from __future__ import annotations

from msgspec import Struct

from table.rules.tabula.calls import seconds
from table.rules.tabula.options import Options
from table.rules.tabula.roles import ROLES, Role


class RoleLine(Struct, frozen=True, kw_only=True):
    """A role of the published mix."""

    role: Role
    count: int
    first: int
    """The first night in which it is called; 0: never."""
    last: int
    """The last one; 0: no last one."""
    seconds: int
    """Its slot; 0: never called."""


def role_lines(options: Options) -> tuple[RoleLine, ...]:
    """The roles of the mix: first those that are called, in the night's order, then the others."""
    mix = dict(options.published)
    turns = [turn for turn in options.night_order if turn.role in mix]
    lines = [
        RoleLine(
            role=ROLES[turn.role],
            count=mix[turn.role],
            first=turn.first,
            last=turn.last,
            seconds=seconds(options, ROLES[turn.role]),
        )
        for turn in turns
    ]
    called = {turn.role for turn in turns}
    lines += [
        RoleLine(role=ROLES[name], count=count, first=0, last=0, seconds=0)
        for name, count in mix.items()
        if name not in called
    ]
    return tuple(lines)
