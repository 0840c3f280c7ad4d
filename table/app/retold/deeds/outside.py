"""What came from outside and is no choice of the rules, as a sentence of the story."""

from __future__ import annotations

from collections.abc import Callable

from table.burgomaster.inputs import (
    Ambiguous,
    AnyInput,
    Begin,
    Entry,
    Extend,
    GoOn,
    Leave,
    Lifted,
    OpenEyes,
    Pause,
    PutBack,
    Redo,
    Remark,
    Repeat,
    Resumed,
    Stop,
    TakeBack,
    Tick,
)
from table.cues import Phrase, Seat, phrase


def happened(given: AnyInput, who: Callable[[Seat], str]) -> Phrase:
    """The sentence for a correction of the host, a house that moved, the power that came back.

    `who` is what a sentence about a player begins with.
    """
    match given:
        case Pause():
            return phrase("story-paused")
        case GoOn():
            return phrase("story-went-on")
        case Repeat():
            return phrase("story-repeated")
        case Extend(ms):
            return phrase("story-extended", seconds=ms // 1000)
        case TakeBack():
            return phrase("story-took-back")
        case Redo():
            return phrase("story-redone")
        case Leave(seat):
            return phrase("story-left", who=who(seat))
        case OpenEyes(seat):
            return phrase("story-eyes-open", who=who(seat))
        case Stop():
            return phrase("story-stopped")
        case Resumed():
            return phrase("story-came-back")
        case Lifted(house):
            return phrase("story-lifted", house=house)
        case PutBack(house):
            return phrase("story-put-back", house=house)
        case Ambiguous(house):
            return phrase("story-ambiguous", house=house)
        case Begin() | Tick() | Entry() | Remark():
            raise TypeError(f"{type(given).__name__} is told elsewhere")
