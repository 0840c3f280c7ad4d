"""Pads get their seats in the order in which # is pressed, whatever seats they had."""

from __future__ import annotations

import time

import pytest

from table.app.setup.roundup import Roundup
from table.cues import phrase
from table.errors import DeviceError
from table.seats.pads import Pads, Port
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
        for seat, pressed in ((1, 6), (2, 5)):
            roundup.wait(0.5)  # a pad that has not been greeted takes no key
            sim.pad(pressed).type("#", 0)
            pad = roundup.wait(20)
            assert pad is not None
            assert pad.path == sim.pad(pressed).path
            roundup.provision(pad, seat)
        roundup.close()
        assert seats_of(sim) == {six: 1, five: 2}


def test_a_key_counts_once_and_one_pressed_too_early_is_not_lost() -> None:
    """What is pressed while another pad gets its seat is for the next one."""
    with SimulatedPads([1, 2], real_time=True) as sim:
        roundup = Roundup(sim.ports, sim.connect, sim.until)
        roundup.wait(0.5)
        sim.pad(1).type("#", 0)
        first = roundup.wait(20)
        assert first is not None
        sim.pad(2).type("#", 0)
        end = time.monotonic() + 20
        while time.monotonic() < end and not roundup.waiting:
            roundup.provision(first, 7)
            roundup.provision(first, 8)
        second = roundup.wait(0)
        assert second is not None
        assert second.path == sim.pad(2).path
        assert roundup.wait(0.5) is None  # sent again or not, each was pressed once
        roundup.close()


def test_nobody_presses() -> None:
    with SimulatedPads([1], real_time=True) as sim:
        roundup = Roundup(sim.ports, sim.connect, sim.until)
        assert roundup.wait(0.2) is None
        roundup.close()


def test_a_pad_whose_cable_is_pulled_is_no_pad_until_it_is_plugged_in_again() -> None:
    with SimulatedPads([1], real_time=True) as sim:
        roundup = Roundup(sim.ports, sim.connect, sim.until)
        roundup.wait(0.5)
        sim.pad(1).type("#", 0)
        pad = roundup.wait(20)
        assert pad is not None
        sim.unplug(1)
        assert roundup.wait(0.5) is None
        with pytest.raises(DeviceError, match="did not keep its seat"):
            roundup.provision(pad, 4, seconds=0.2)
        sim.plug(1, round(time.monotonic() * 1000))
        again = None
        end = time.monotonic() + 20
        while again is None and time.monotonic() < end:
            sim.pad(1).type("#", 0)
            again = roundup.wait(1)
        assert again is not None
        assert again.uid == pad.uid
        roundup.provision(again, 4)
        roundup.close()


def test_a_port_that_cannot_be_opened_is_kept_with_its_reason() -> None:
    def refuse(path: str) -> Port:
        raise DeviceError(phrase("pad-port-gone", path=path))

    roundup = Roundup(lambda: ["/dev/x"], refuse)
    assert [str(error) for error in roundup.shut.values()] == [
        "The pad on /dev/x is gone: plug it in again."
    ]
    roundup.close()
