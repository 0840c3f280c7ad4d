"""What a game is set up with: everything the burgomaster needs to know before it begins."""

from __future__ import annotations

from msgspec import Struct

from table.cues import Ms, phrase
from table.errors import ConfigError


class Pace(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long the table waits, in seconds (RULES.md §1 and §3); a limit, not a wait, by day."""

    setup: int = 60
    privilege: int = 30
    show: int = 20
    bet: int = 30
    coin: int = 20
    discussion: int = 180
    token: int = 20
    defence: int = 30
    second_ballot: int = 30
    scoring: int = 60
    nomination: int = 8
    count: int = 10
    """A slot of Lupusburg: the count of ten (RULES.md §1, Night)."""
    whisper: int = 4
    """How long the answer of a call is lit on every hooded display."""
    disturbed: int = 8
    """After a disturbance was announced: the time in which the host may redo the night."""

    def ms(self, name: str) -> Ms:
        """The named time in milliseconds."""
        return 1000 * int(getattr(self, name))

    def checked(self) -> Pace:
        """This pace, if nothing in it is shorter than a person can act.

        :raises ConfigError: names the time and what is allowed.
        """
        for name in self.__struct_fields__:
            least = 10 if name == "count" else 3
            if not least <= getattr(self, name) <= 3600:
                raise ConfigError(phrase("rules-pace", name=name, least=least))
        return self


class Setup(Struct, frozen=True, kw_only=True):
    """A game, apart from its rule set's own options. The seeds are two (RULES.md §3)."""

    players: int
    deal_seed: int
    public_seed: int
    names: tuple[str, ...] = ()
    """The players' names by seat; empty: they are called by their seats."""
    pace: Pace = Pace()
    second_chance: bool = False
    """Before dawn every pad is asked for #, and any may ask for the calls again (RULES.md §3)."""

    def __repr__(self) -> str:
        return f"<Setup of {self.players} players, public seed {self.public_seed}>"
