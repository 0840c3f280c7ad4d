"""Who holds which printed card at a table where bots sit: somebody must shuffle and deal for them.

And which tags are in the cards of a simulated table.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from table.app.playing.header import Header
from table.burgomaster.commands import Open
from table.rules import tabula
from table.rules.chance import drawn, shuffled

CARDS = "setup/cards"
"""The window in which cards are entered, and then looked at."""


def codes(header: Header) -> tuple[int, ...]:
    """The code of the card in front of seat s is `codes[s - 1]`; empty where no cards lie there.

    The cards of the mix are picked out of the printed deck, shuffled, and dealt.
    """
    if header.options.get("deal", "deal") == "deal":
        return ()
    options = msgspec.convert(header.options, tabula.Options)
    seed = header.setup.deal_seed
    printed = tabula.deck(options.rules)
    picked = [
        card.code
        for role, count in options.published
        for card in drawn(count, [c for c in printed if c.role is role], seed, "pick", role)
    ]
    return shuffled(picked, seed, "cards on the table")


def taps(header: Header) -> bool:
    """Whether cards are tapped in this game."""
    return header.options.get("deal") == "tap"


def entering(opened: Open | None) -> bool:
    """Whether the window is the one for the codes of the cards, and not that for looking at them."""
    return opened is not None and opened.phase == CARDS and not opened.talk


def simulated_tag(code: int) -> str:
    """The tag in the card with this code, where nothing is registered: seven bytes, as on a label."""
    return f"04{code:012x}"


def simulated_tags(rules: str) -> Mapping[str, int]:
    """The code of the card of an edition that each tag is in, at a simulated table."""
    return {simulated_tag(card.code): card.code for card in tabula.deck(rules)}
