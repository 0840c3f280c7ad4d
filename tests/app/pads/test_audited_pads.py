"""The pads of an audited night, as the director steps them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest
from games import header

from table.app import rulesets
from table.app.pads.audit import AuditedPads
from table.app.playing.voicing import durations
from table.cues import Ms
from table.seats.pads import TICK_MS


@pytest.fixture
def pads() -> Iterator[AuditedPads]:
    """Plugged in, dark, and with nothing to do, shortly before the night begins at 0."""
    made = header("lupusburg", 1)
    conductor = rulesets.conductor(made, durations(made))
    with closing(
        AuditedPads("lupusburg", lambda said: said.key, conductor, 5, None, -5 * TICK_MS)
    ) as plugged:
        yield plugged


@pytest.mark.parametrize("heard", [-2 * TICK_MS, 0, 2 * TICK_MS - 1])
def test_what_is_heard_reaches_the_pads_at_the_next_tick_also_at_the_beginning(
    pads: AuditedPads, heard: Ms
) -> None:
    assert pads.due(1000) > 2 * TICK_MS  # else this shows nothing
    pads.hear(heard, ())
    assert pads.due(1000) == -(-heard // TICK_MS) * TICK_MS
