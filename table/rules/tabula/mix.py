"""The published mix: how many cards of each role are dealt (RULES.md §2, Default mix)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable
from typing import Final, TypeAlias

from table.cues import phrase
from table.errors import ConfigError
from table.rules.bounds import Number
from table.rules.tabula.roles import LARGE, ROLES, WOLFISH, Ability, RoleName

Mix: TypeAlias = tuple[tuple[RoleName, int], ...]
"""Pairs of a role and how many, in the order of the table of roles, each role once."""

Specials: TypeAlias = tuple[tuple[RoleName, Number], ...]
"""Pairs of a special role and the number of players from which the default mix holds it."""

WOLVES: Final = 2
"""Wolves in a default mix; one more from `LARGE` players."""

FIRST_GAME: Final = frozenset({RoleName.MEDIUM, RoleName.BODYGUARD})
"""The specials of a first game."""

_WORDS: Final = {
    word: role.name for role in ROLES.values() for word in (role.name.value, role.plural)
} | {"guest": RoleName.HARLOT}  # as the Harlot is called with children (RULES.md §3)


def mix_of(counts: Iterable[tuple[RoleName, int]]) -> Mix:
    """The same counts as a mix: in the table's order, each role once, none at zero."""
    total: Counter[RoleName] = Counter()
    for name, count in counts:
        total[name] += count
    return tuple((name, total[name]) for name in ROLES if total[name])


def size(mix: Mix) -> int:
    """The number of cards, which is the number of players."""
    return sum(count for _, count in mix)


def cards_of(mix: Mix) -> tuple[RoleName, ...]:
    """The cards one by one, not shuffled."""
    return tuple(name for name, count in mix for _ in range(count))


def default_mix(players: int, specials: Specials, *, first_game: bool = False) -> Mix:
    """Two wolves (three from 16), a Seer, every special whose number is reached, Villagers.

    For a first game every special but the Medium and the Bodyguard is swapped for a Villager.
    """
    counts = {RoleName.WEREWOLF: WOLVES + (players >= LARGE), RoleName.SEER: 1}
    for name, least in specials:
        if players >= least and (name in FIRST_GAME or not first_game):
            counts[name] = ROLES[name].least
    counts[RoleName.VILLAGER] = players - sum(counts.values())
    return mix_of(counts.items())


def parse_mix(text: str) -> Mix:
    """Read a mix such as "2 werewolf, seer, medium, 9 villager"; plurals serve too.

    Whether it can be played is for `Options.checked`, which knows the players and the edition.

    :raises ConfigError: an unknown role, or a part that cannot be read.
    """
    counts: list[tuple[RoleName, int]] = []
    for part in text.split(","):
        found = re.fullmatch(r"\s*(?:(\d{1,2})\s+)?([A-Za-z]+)\s*", part)
        if found is None:
            raise ConfigError(phrase("mix-part", part=part.strip()))
        name = _WORDS.get(found[2].lower())
        if name is None:
            raise ConfigError(phrase("mix-no-role", role=found[2], known=", ".join(ROLES)))
        counts.append((name, int(found[1] or 1)))
    return mix_of(counts)


def mix_text(mix: Mix) -> str:
    """The mix as `parse_mix` reads it."""
    return ", ".join(f"{count} {name}" if count > 1 else name.value for name, count in mix)


def check_mix(mix: Mix, players: int, called: Collection[RoleName]) -> None:
    """Complain about a mix that cannot be played; `called` are the roles of the night order.

    :raises ConfigError: one sentence that says what to change.
    """
    for name, count in mix:
        role = ROLES[name]
        if count < role.least:
            numbers = {"least": role.least, "count": count}
            raise ConfigError(phrase("mix-few", role=name.value, **numbers))
        if role.most and count > role.most:
            numbers = {"most": role.most, "count": count, "surplus": count - role.most}
            raise ConfigError(phrase("mix-many", role=name.value, **numbers))
        if role.ability is not Ability.NOTHING and name not in called:
            raise ConfigError(phrase("mix-uncalled", role=name.value))
    if size(mix) != players:
        raise ConfigError(phrase("mix-size", cards=size(mix), players=players))
    wolves = sum(count for name, count in mix if name in WOLFISH)
    if wolves == 0:
        raise ConfigError(phrase("mix-no-wolf"))
    if wolves >= players - wolves:
        raise ConfigError(phrase("mix-won", wolves=wolves, players=players))
