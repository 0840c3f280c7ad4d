"""The options of Lupusburg: every point the rule documents leave open, with its default.

A house rule is a value here, never a fork. The comment on each gives RULES.md §1's words for the
default in short.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from table.cues import phrase
from table.errors import ConfigError
from table.rules.bounds import Number
from table.rules.misfit import misfit


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How this table plays Lupusburg (RULES.md §1). Every default is the rules' own decision."""

    players: int = 6

    # The Burgomaster
    first_burgomaster: int = 1
    """The seat of the first Burgomaster; 0 draws it from the public seed."""
    nearest: Literal["own_first", "own_last"] = "own_first"
    """Nearest to the Burgomaster counts clockwise from their own first house, or from the next."""

    # The night
    thief_sees: Literal["chest", "chest_and_character"] = "chest"
    thief_lifts_own: bool = True
    thief_may_decline: bool = True
    """False: a Thief who lifts nothing is given a house at random."""
    count_starts: Literal["call_end", "call_start"] = "call_end"
    """When the count of ten begins: after the call, or together with it."""
    werewolf_chooses_own: bool = True
    no_choice: Literal["nobody", "random"] = "nobody"
    """Who dies when the Werewolf confirmed nothing: nobody, or a standing house at random."""
    claw_holds: Literal["last", "first"] = "last"
    """Which confirmed choice of the count holds."""

    # Privilege
    privilege_needs_living: bool = True
    privilege_asks_living: bool = True
    """The asked player must have a living character. False: anybody, who may show a fallen card."""
    privilege_shows: Literal["owner", "asker"] = "owner"
    """Who picks the card that is shown: its owner, or the one who will see it."""
    privilege_living_only: bool = True

    # Bets
    coins: Literal["drawn", "physical"] = "drawn"
    """Drawn by the table, or kept in a real bag and typed in at the scoring."""
    coin_values: tuple[Number, ...] = (8, 7, 6, 5, 4, 3, 2, 2)
    bet_on_self: bool = False
    empty_bag: Literal["no_bet", "worthless_bet"] = "no_bet"

    # The ballots
    token_on_own: bool = True
    tokens_together: bool = True
    missing_token: Literal["skipped", "random"] = "skipped"
    no_tokens: Literal["nobody", "nearest"] = "nobody"
    """No token at all: nobody is lynched, or the two nearest to the Burgomaster are suspects."""
    suspects_share_owner: bool = True
    sole_suspect: Literal["lynched", "joined"] = "lynched"
    """Only one character has tokens: it is lynched, or the nearest other one joins it."""
    first_evidence: Literal["paw", "tuft"] = "paw"
    first_defence: Literal["first_suspect", "second_suspect"] = "first_suspect"
    vote_on_own: bool = True
    missing_vote: Literal["uncounted", "nearest"] = "uncounted"
    """A vote that is not cast counts for nobody, or for the suspect nearest the Burgomaster."""
    nil_nil: Literal["nearest", "nobody"] = "nearest"
    """0–0 in the second ballot."""

    # The end
    score_tie: Literal["before_pass", "after_pass"] = "before_pass"
    """Whose neighbourhood decides a tie: the Burgomaster of the day that ended the game, or the next."""
    werewolf_wins: Number | None = None
    """Points of a Werewolf who wins; None: as many as there are players."""
    others_when_werewolf_wins: Literal["nothing", "score"] = "nothing"

    def checked(self) -> Options:
        """These options, if a game can be played with them.

        :raises ConfigError: one sentence that names the option and what is allowed.
        """
        given = msgspec.to_builtins(self)
        try:
            msgspec.convert(given, Options)
        except msgspec.ValidationError as error:
            raise ConfigError(misfit("Lupusburg", given, error)) from error
        if not 4 <= self.players <= 8:
            raise ConfigError(phrase("rules-lupusburg-players", players=self.players))
        if not 0 <= self.first_burgomaster <= self.players:
            asked = {"players": self.players, "seat": self.first_burgomaster}
            raise ConfigError(phrase("rules-first-burgomaster", **asked))
        if any(coin < 1 for coin in self.coin_values):
            raise ConfigError(phrase("rules-coins"))
        if self.werewolf_wins is not None and self.werewolf_wins < 0:
            raise ConfigError(phrase("rules-wins"))
        return self
