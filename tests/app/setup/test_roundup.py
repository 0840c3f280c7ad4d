"""Pads get their seats in the order in which # is pressed, whatever seats they had."""

from __future__ import annotations

import time

import pytest

from table.app.setup.roundup import Roundup
from table.cues import Ms
from table.errors import DeviceError
from table.seats.pads import Pads
from table.seats.pads.simulated import SimulatedPads


def seats_of(sim: SimulatedPads) -> dict[str, int]:
    """What the pads say now, by port."""
    pads = Pads(range(1, 25), find=sim.ports, connect=sim.connect)
    try:
        end = time.monotonic() + 20
        while len(pads.found) < len(sim.ports()) and time.monotonic() < end:
            pads.step(round(time.monotonic() * 1000))
            time.sleep(0.02)
        return {pad.path: pad.seat for pad in pads.found}
    finally:
        pads.close()


def test_seats_in_the_order_of_pressing() -> None:
    with SimulatedPads([5, 6], real_time=True) as sim:
        five, six = sim.pad(5).path, sim.pad(6).path
        roundup = Roundup(sim.ports, sim.connect, sim.until)
        seated: list[str] = []
        for seat, pressed in ((1, 6), (2, 5)):
            sim.pad(pressed).type("#", 0)
            pad = roundup.wait(20, without=seated)
            assert pad is not None
            assert pad.path == sim.pad(pressed).path
            roundup.provision(pad, seat)
            seated.append(pad.path)
        roundup.close()
        assert seats_of(sim) == {six: 1, five: 2}


def test_nobody_presses() -> None:
    with SimulatedPads([1], real_time=True) as sim:
        roundup = Roundup(sim.ports, sim.connect, sim.until)
        assert roundup.wait(0.2) is None
        roundup.close()


def test_a_pad_whose_cable_is_pulled_is_no_pad_any_more() -> None:
    def nothing(_: Ms) -> None: ...

    with SimulatedPads([1], real_time=True) as sim:
        roundup = Roundup(sim.ports, sim.connect, nothing)
        sim.until(0)
        sim.pad(1).type("#", 0)
        sim.until(0)
        pad = roundup.wait(20)
        assert pad is not None
        sim.unplug(1)
        assert roundup.wait(0.5) is None
        with pytest.raises(DeviceError, match="did not keep its seat"):
            roundup.provision(pad, 4, seconds=0.2)
        roundup.close()
