"""The games there are: for each its options, its script and how many can play."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

import msgspec
from msgspec import Struct

from table.app.header import Header
from table.burgomaster.conductor import Conductor
from table.burgomaster.score import Durations
from table.burgomaster.script import Script
from table.burgomaster.scripts.lupusburg import LupusburgScript
from table.burgomaster.setup import Setup
from table.errors import ConfigError
from table.rules import lupusburg


class RuleSet(Struct, frozen=True):
    """A game that can be chosen with `--rules`."""

    name: str
    title: str
    topics: tuple[str, ...]
    """The catalogue files that hold what is said in it."""
    default_players: int
    options: Callable[..., Any]
    script: Callable[[Setup, dict[str, Any]], Script]


def _lupusburg_script(setup: Setup, options: dict[str, Any]) -> Script:
    return LupusburgScript(setup, msgspec.convert(options, lupusburg.Options))


RULESETS: Final[Mapping[str, RuleSet]] = MappingProxyType(
    {
        "lupusburg": RuleSet(
            "lupusburg",
            "Lupusburg",
            ("lupusburg", "table"),
            6,
            lupusburg.Options,
            _lupusburg_script,
        ),
    }
)


def find(name: str) -> RuleSet:
    """The rule set of that name.

    :raises ConfigError: there is none; names those there are.
    """
    try:
        return RULESETS[name]
    except KeyError:
        raise ConfigError(
            f"There is no rule set '{name}'; choose one of: {', '.join(RULESETS)}."
        ) from None


def conductor(header: Header, durations: Durations) -> Conductor:
    """The conductor of a game as its header describes it."""
    script = find(header.rules).script(header.setup, header.options)
    return Conductor(header.setup, script, durations)
