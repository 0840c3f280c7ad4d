"""The options of Lupus in Tabula: the three editions are values of them, and so is a house rule.

Every point that RULES.md §2 decides, and every row of its table of editions, is a field here. The
defaults are the Hungarian edition's; `Options.edition` gives the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from table.cues import phrase
from table.errors import ConfigError
from table.rules.bounds import Number, Seconds
from table.rules.misfit import misfit
from table.rules.tabula.deck import DECKS
from table.rules.tabula.mix import Mix, Specials, check_mix, default_mix, mix_of, size
from table.rules.tabula.roles import ROLES, Ability, RoleName

FEWEST: Final = 8
MOST: Final = 24


class Turn(Struct, frozen=True):
    """A place in the night order: the role is called from night `first` to night `last`."""

    role: RoleName
    first: Number = 1
    last: Number = 0
    """0: in every later night too."""


HU_SPECIALS: Final[Specials] = (
    (RoleName.MEDIUM, 9),
    (RoleName.POSSESSED, 10),
    (RoleName.BODYGUARD, 11),
    (RoleName.OWL, 12),
    (RoleName.FREEMASON, 13),
    (RoleName.WEREHAMSTER, 15),
    (RoleName.MYTHOMANIAC, 16),
)
IT_SPECIALS: Final[Specials] = (
    (RoleName.MEDIUM, 9),
    (RoleName.POSSESSED, 10),
    (RoleName.BODYGUARD, 11),
    (RoleName.HARLOT, 12),
)


def _order(bodyguard: int) -> tuple[Turn, ...]:
    return (
        Turn(RoleName.FREEMASON, 1, 1),
        Turn(RoleName.MEDIUM, 2),
        Turn(RoleName.SEER),
        Turn(RoleName.BODYGUARD, bodyguard),
        Turn(RoleName.OWL),
        Turn(RoleName.WEREWOLF),
        Turn(RoleName.MYTHOMANIAC, 2, 2),
    )


HU_ORDER: Final = _order(bodyguard=2)
DA_ORDER: Final = _order(bodyguard=1)
IT_ORDER: Final = (
    Turn(RoleName.MEDIUM, 2),
    Turn(RoleName.BODYGUARD, 2),
    Turn(RoleName.HARLOT),
    Turn(RoleName.WEREWOLF),
    Turn(RoleName.SEER),
)


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How this table plays Lupus in Tabula (RULES.md §2)."""

    rules: Literal["tabula-hu", "tabula-da", "tabula-it"] = "tabula-hu"
    """Whose cards lie on the table. The rules themselves are the fields below."""
    players: int = 8
    mix: Mix = ()
    """The published mix; empty: the default one for this number of players."""
    first_game: bool = False
    """The default mix without the harder specials."""
    specials: Specials = HU_SPECIALS
    """From how many players on the default mix holds a special."""
    deal: Literal["deal", "code", "tap"] = "deal"
    """The table deals, or learns the cards from their printed codes or their tags."""

    # The night
    night_order: tuple[Turn, ...] = HU_ORDER
    slots: tuple[tuple[RoleName, Seconds], ...] = ()
    """Seconds for choosing, where they are not the table of roles'."""
    master_first_victim: bool = True
    """In night 1 the wolves only meet; the Master is announced as the victim."""
    wolves_disagree: Literal["most_then_last", "last", "nobody"] = "most_then_last"
    """Whose choice is the wolves' victim; "nobody": only a choice all of them share."""
    wolves_choose_wolf: bool = True
    shared_choice: Literal["last", "first"] = "last"
    """Which entry holds where the Seer and a Mythomaniac turned Seer choose together."""
    medium_unlynched: Literal["third_answer", "not_wolf"] = "third_answer"
    """What the Medium hears while nobody was lynched yet."""
    bodyguard_repeats: bool = True
    werehamster_asked: Literal["dies", "dies_with_victim"] = "dies"
    """Whether the asked Werehamster dies also in a night in which the wolves kill nobody."""
    harlot_stays_home: bool = True
    """False: a Harlot who chose nobody is sent to a player at random."""
    guard_saves_harlot_out: bool = False
    """Whether guarding the Harlot saves her at a victim's or a wolf's house."""
    harlot_at_werehamster: Literal["lives", "dies"] = "lives"
    """Her host is a Werehamster whom the wolves chose."""
    open_eyes_die: bool = False
    """The host may mark a player who looked uncalled; the marked die at dawn."""

    # Dawn
    dawn_order: Literal["seat", "random"] = "seat"
    several_dead: Literal["drawn", "last_named"] = "drawn"
    """Which of several dead of one dawn counts as the last."""
    quiet_night: Literal["last_lynched", "drawn"] = "last_lynched"
    """Who counts as last dead when the night killed nobody but somebody died before."""
    nobody_dead_yet: Literal["drawn", "seat_one"] = "drawn"
    """Who stands in for the last dead: a living seat drawn at random, or the lowest one."""

    # The day
    discussion_seconds: Seconds = 180
    vote_seconds: Seconds = 8
    nomination: Literal["in_turn", "at_once"] = "in_turn"
    """At once is suggested from 13 players (RULES.md §3): in turn takes up to 8 s for each of them."""
    nomination_starts: Literal["right", "left"] = "right"
    """The nearest living player on which side of the last dead begins; then clockwise."""
    ghosts: bool = False
    """The dead nominate, and do nothing else."""
    nominate_self: bool = True
    nominees: Literal["ties_for_second", "two"] = "ties_for_second"
    """The two with most votes: and all tied with the second, or the nearest to the last dead."""
    sole_nominee: Literal["lynched", "joined"] = "lynched"
    """A sole nominee is lynched without a run-off, or joined by the living player nearest."""
    nobody_named: Literal["nobody", "owls", "two_nearest"] = "nobody"
    """Nobody was nominated: nobody is lynched, or the Owl's choice, or the two nearest stand."""
    owl_replaces: Literal["unless_nominee", "unless_top"] = "unless_nominee"
    """The Owl's player stands beside the top-voted ahead of the others, unless already there."""
    owl_top: Literal["all_tied", "nearest"] = "all_tied"
    """Who is top-voted beside the Owl's player."""
    owl_named_dead: Literal["ignored", "top_only"] = "ignored"
    """The Owl's player is dead by then: the ordinary nominees stand, or only the top-voted."""
    owl_dead: Literal["stands", "cancelled"] = "stands"
    """What the Owl's own death does to the Owl's choice."""
    defence: Literal["most_first", "least_first"] = "most_first"
    run_off: Literal["in_turn", "at_once"] = "in_turn"
    run_off_tie: Literal["again", "random", "nearest"] = "again"
    """Again: a second defence and run-off, then random among the tied."""
    no_voters: Literal["random", "nearest", "nobody"] = "random"
    """Nobody can vote in the run-off."""
    abstain: bool = False
    missing_vote: Literal["skipped", "random"] = "skipped"

    @classmethod
    def edition(cls, name: str, players: int | None = None, **changes: Any) -> Options:
        """An edition's options ("hu", "da", "it" or the rule set's name), with some changed.

        `players` may be left out where a mix is given.

        :raises ConfigError: there is no such edition.
        """
        rules = name if name.startswith("tabula-") else f"tabula-{name}"
        values = EDITIONS.get(rules)
        if values is None:
            raise ConfigError(phrase("rules-no-edition", name=name, known=", ".join(EDITIONS)))
        if players is None:
            players = size(changes.get("mix", ())) or FEWEST
        return cls(**{**values, "rules": rules, "players": players, **changes})

    @property
    def published(self) -> Mix:
        """The mix that is played, default or custom."""
        if self.mix:
            return self.mix
        return default_mix(self.players, self.specials, first_game=self.first_game)

    def checked(self) -> Options:
        """These options with the published mix filled in, if a game can be played with them.

        :raises ConfigError: one sentence that names the option and what is allowed.
        """
        given = msgspec.to_builtins(self)
        try:
            msgspec.convert(given, Options)
        except msgspec.ValidationError as error:
            raise ConfigError(misfit("Lupus in Tabula", given, error)) from error
        if not FEWEST <= self.players <= MOST:
            asked = {"least": FEWEST, "most": MOST, "players": self.players}
            raise ConfigError(phrase("rules-tabula-players", **asked))
        if any(count < 1 for _, count in self.mix):
            raise ConfigError(phrase("mix-empty"))
        _check_order(self.night_order)
        mix = mix_of(self.published)
        check_mix(mix, self.players, {turn.role for turn in self.night_order})
        self._check_seconds()
        if self.deal != "deal":
            self._check_deck(mix)
        return replace(self, mix=mix)

    def _check_seconds(self) -> None:
        times = (self.discussion_seconds, self.vote_seconds, *(s for _, s in self.slots))
        if min(times) < 1:
            raise ConfigError(phrase("rules-seconds"))

    def _check_deck(self, mix: Mix) -> None:
        printed = dict(DECKS[self.rules])
        for name, count in mix:
            if count > printed.get(name, 0):
                numbers = {"printed": printed.get(name, 0), "count": count}
                raise ConfigError(
                    phrase("rules-deck", rules=self.rules, role=name.value, **numbers)
                )


def _check_order(order: tuple[Turn, ...]) -> None:
    roles = [turn.role for turn in order]
    for turn in order:
        if ROLES[turn.role].ability is Ability.NOTHING:
            raise ConfigError(phrase("order-idle", role=turn.role.value))
        if roles.count(turn.role) > 1:
            raise ConfigError(phrase("order-twice", role=turn.role.value))
        if turn.first < 1 or (turn.last and turn.last < turn.first):
            nights = {"first": turn.first, "last": turn.last}
            raise ConfigError(phrase("order-nights", role=turn.role.value, **nights))


EDITIONS: Final[Mapping[str, Mapping[str, Any]]] = MappingProxyType(
    {
        "tabula-hu": MappingProxyType({}),
        "tabula-da": MappingProxyType(
            {
                "night_order": DA_ORDER,
                "master_first_victim": False,
                "owl_replaces": "unless_top",
            }
        ),
        "tabula-it": MappingProxyType(
            {
                "specials": IT_SPECIALS,
                "night_order": IT_ORDER,
                "master_first_victim": False,
                "open_eyes_die": True,
                "nomination_starts": "left",
                "ghosts": True,
                "nominees": "two",
                "nobody_named": "two_nearest",
                "run_off": "at_once",
                "run_off_tie": "nearest",
                "no_voters": "nearest",
            }
        ),
    }
)
"""What each edition changes from the defaults (RULES.md §2, the table of editions)."""
