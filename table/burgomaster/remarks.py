"""What a remark in a discussion is called for everybody to read (RULES.md §2)."""

from __future__ import annotations

from table.burgomaster.inputs import Remark
from table.cues import Phrase, phrase


def shown(remark: Remark, names: tuple[str, ...]) -> Phrase:
    """The sentence, with the players' names by seat where they have any."""
    seat, about = remark.seat, remark.about
    if not names:
        return phrase(f"remark-{remark.claim}", seat=seat, about=about)
    return phrase(f"remark-{remark.claim}-named", who=names[seat - 1], name=names[about - 1])
