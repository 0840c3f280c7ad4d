"""The room of simulated pads, with pads that say what we want."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Any, cast

import pytest
from scene import Told, typed

from table.app.pads.seats import PadRoom
from table.app.pads.sim import teller
from table.app.playing.evening import Evening
from table.burgomaster.inputs import AnyInput, Entry
from table.cues import Ms, Phrase, phrase
from table.errors import TableError
from table.seats.pads import Back, Late, Lost, Pads, Refused


@pytest.mark.parametrize("kept", [None, Future[Any]()])
def test_an_entry_is_shown_as_taken_when_it_is_on_record(kept: Future[Any] | None) -> None:
    pads = Told()
    given: list[AnyInput] = []

    def give(_: Ms, entry: AnyInput) -> Future[Any] | None:
        given.append(entry)
        return kept

    room = PadRoom(cast(Evening, None), cast(Pads, pads), give=give)
    pads.events = [typed(2, "3")]
    assert room.step(20)
    assert given == [Entry(2, "3")]
    assert pads.confirmed == ([] if kept is not None else [typed(2, "3")])
    if kept is not None:
        kept.set_result(None)
    assert pads.confirmed == [typed(2, "3")]


def test_what_is_wrong_with_a_pad_is_said_and_that_it_is_there_at_first_is_not() -> None:
    said: list[Phrase | TableError | str] = []
    tell = teller(said.append)
    tell(Back(3))
    tell(Late(3, 0))
    assert said == []
    for event in (Lost(3), Back(3), Refused("port", phrase("pad-gone", seat=9))):
        tell(event)
    assert said == [
        phrase("pad-gone", seat=3),
        phrase("pad-back", seat=3),
        phrase("pad-gone", seat=9),
    ]
