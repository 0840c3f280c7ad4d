"""The games there are: for each its options, its script, its private screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, Protocol

import msgspec
from msgspec import Struct

from table.app.config.keys import may
from table.app.config.problem import Told, told
from table.app.playing.header import Header
from table.burgomaster.conductor import Conductor
from table.burgomaster.score import Durations
from table.burgomaster.script import Script
from table.burgomaster.scripts.lupusburg import LupusburgScript
from table.burgomaster.scripts.tabula import TabulaScript
from table.burgomaster.setup import Setup
from table.cues import Phrase, phrase
from table.errors import ConfigError
from table.rules import lupusburg, tabula
from table.rules.moments import Secret
from table.seats.faces import Line
from table.seats.faces import lupusburg as lupusburg_faces
from table.seats.faces import tabula as tabula_faces
from table.speech.desk import Words


class Wishes(Struct, frozen=True, kw_only=True):
    """What the host asked for; None and empty leave it to the rule set."""

    players: int | None = None
    mix: str | None = None
    first_game: bool = False
    deal: str = "deal"
    house_rules: Mapping[str, Any] = {}
    """Options by name, as the configuration has them."""
    changes: Mapping[str, str] = {}
    """Options by name, as they were typed."""


class Faces(Protocol):
    """What a rule set's private screen says. The views are the rule set's own."""

    def holdings(self, view: Any) -> tuple[Line, ...]: ...
    def asked(self, view: Any) -> Phrase | None: ...
    def told(self, secret: Secret) -> Line: ...


class RuleSet(Struct, frozen=True):
    """A game that can be chosen with `--rules`."""

    name: str
    topics: tuple[str, ...]
    """The catalogue files that hold what is said in it."""
    places: Callable[[int], int]
    """How many places the claw can point at, for so many players: houses or seats."""
    options: Callable[[Wishes], Any]
    script: Callable[[Setup, dict[str, Any]], Script]
    faces: Any
    """A `Faces`; modules cannot be declared as one."""


class OptionError(ConfigError):
    """An option whose value cannot be used; says what is allowed."""

    def __init__(self, name: str, value: str, allowed: Told) -> None:
        super().__init__(f"{name}={value}")
        self._told = told("command-option-value", name=name, value=value, allowed=allowed)

    def told(self, words: Words) -> str:
        """The sentence."""
        return self._told(words)


_NO_HOUSE_RULE: Final = frozenset({"players", "rules"})
"""Fields of the options with a flag of their own."""


def _changed(options: Any, changes: Mapping[str, str]) -> Any:
    """The options with the typed changes, each converted to the option's own type."""
    if not changes:
        return options
    kinds = {field.name: field.type for field in msgspec.structs.fields(type(options))}
    good = {}
    for name, value in changes.items():
        if name not in kinds:
            known = ", ".join(kind for kind in kinds if kind not in _NO_HOUSE_RULE)
            raise ConfigError(phrase("command-option-unknown", name=name, known=known))
        try:
            typed = msgspec.json.decode(value) if value[:1] in ("[", "{") else value
            good[name] = msgspec.convert(typed, kinds[name], strict=False)
        except msgspec.MsgspecError:
            raise OptionError(name, value, may(kinds[name])) from None
    return msgspec.structs.replace(options, **good)


def _lupusburg_options(wishes: Wishes) -> lupusburg.Options:
    if wishes.mix or wishes.first_game or wishes.deal != "deal":
        raise ConfigError(phrase("command-tabula-only"))
    players = 6 if wishes.players is None else wishes.players
    options = lupusburg.Options(**{**wishes.house_rules, "players": players})
    changed: lupusburg.Options = _changed(options, wishes.changes)
    return changed.checked()


def _tabula_options(edition: str) -> Callable[[Wishes], tabula.Options]:
    def options(wishes: Wishes) -> tabula.Options:
        changes = {
            **wishes.house_rules,
            "first_game": wishes.first_game,
            "deal": wishes.deal,
        }
        if wishes.mix:
            changes["mix"] = tabula.parse_mix(wishes.mix)
        asked = tabula.Options.edition(edition, wishes.players, **changes)
        changed: tabula.Options = _changed(asked, wishes.changes)
        return changed.checked()

    return options


def _lupusburg_script(setup: Setup, options: dict[str, Any]) -> Script:
    return LupusburgScript(setup, msgspec.convert(options, lupusburg.Options))


def _tabula_script(setup: Setup, options: dict[str, Any]) -> Script:
    return TabulaScript(setup, msgspec.convert(options, tabula.Options))


def _tabula(name: str) -> RuleSet:
    topics = ("tabula", "table")
    return RuleSet(name, topics, lambda n: n, _tabula_options(name), _tabula_script, tabula_faces)


RULESETS: Final[Mapping[str, RuleSet]] = MappingProxyType(
    {
        "lupusburg": RuleSet(
            "lupusburg",
            ("lupusburg", "table"),
            lambda players: 2 * players,
            _lupusburg_options,
            _lupusburg_script,
            lupusburg_faces,
        ),
        "tabula-hu": _tabula("tabula-hu"),
        "tabula-da": _tabula("tabula-da"),
        "tabula-it": _tabula("tabula-it"),
    }
)


def find(name: str) -> RuleSet:
    """The rule set of that name.

    :raises ConfigError: there is none; names those there are.
    """
    try:
        return RULESETS[name]
    except KeyError:
        known = ", ".join(RULESETS)
        raise ConfigError(phrase("command-no-rules", rules=name, known=known)) from None


def conductor(header: Header, durations: Durations) -> Conductor:
    """The conductor of a game as its header describes it."""
    script = find(header.rules).script(header.setup, header.options)
    return Conductor(header.setup, script, durations)
