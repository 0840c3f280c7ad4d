"""Pads get their seats in the order in which # is pressed, whatever seats they had."""

from __future__ import annotations

import time

import pytest

from table.app.setup.roundup import Pad, Roundup
from table.cues import phrase
from table.errors import DeviceError
from table.seats.pads import Pads, Port
from table.seats.pads.simulated import SimulatedPads

PATIENCE_S = 60
AGAIN_S = 10


def lit(roundup: Roundup, sim: SimulatedPads, seat: int) -> None:
    """Until the pad has been greeted: a dark one takes no key."""
    end = time.monotonic() + PATIENCE_S
    while sim.pad(seat).picture() is None:
        assert time.monotonic() < end, "the pad stays dark"
        assert roundup.wait(0) is None


def pressed(roundup: Roundup, sim: SimulatedPads, seat: int) -> Pad:
    """The pad that is told of when # is pressed on the one that came as `seat`."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        lit(roundup, sim, seat)
        sim.pad(seat).type("#", 0)
        # On a machine that stands still for a moment the pad goes dark, and the key is lost.
        if (pad := roundup.wait(AGAIN_S)) is not None:
            return pad
    raise AssertionError("no key came")


def seats_of(sim: SimulatedPads) -> dict[str, int]:
    """What the pads say now, by port."""
    pads = Pads(range(1, 25), find=sim.ports, connect=sim.connect)
    try:
        end = time.monotonic() + PATIENCE_S
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
        for seat, before in ((1, 6), (2, 5)):
            pad = pressed(roundup, sim, before)
            assert pad.path == sim.pad(before).path
            roundup.provision(pad, seat, PATIENCE_S)
        roundup.close()
        assert seats_of(sim) == {six: 1, five: 2}


def test_a_key_counts_once_and_one_pressed_too_early_is_not_lost() -> None:
    """What is pressed while another pad gets its seat is for the next one."""
    with SimulatedPads([1, 2], real_time=True) as sim:
        roundup = Roundup(sim.ports, sim.connect, sim.until)
        first = pressed(roundup, sim, 1)
        lit(roundup, sim, 2)
        sim.pad(2).type("#", 0)
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end and not roundup.waiting:
            roundup.provision(first, 7, PATIENCE_S)
            roundup.provision(first, 8, PATIENCE_S)
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
        pad = pressed(roundup, sim, 1)
        sim.unplug(1)
        assert roundup.wait(0.5) is None
        with pytest.raises(DeviceError, match="did not keep its seat"):
            roundup.provision(pad, 4, seconds=0.2)
        sim.plug(1, round(time.monotonic() * 1000))
        again = pressed(roundup, sim, 1)
        assert again.uid == pad.uid
        roundup.provision(again, 4, PATIENCE_S)
        roundup.close()


def test_a_port_that_cannot_be_opened_is_kept_with_its_reason() -> None:
    def refuse(path: str) -> Port:
        raise DeviceError(phrase("pad-port-gone", path=path))

    roundup = Roundup(lambda: ["/dev/x"], refuse)
    assert [str(error) for error in roundup.shut.values()] == [
        "The pad on /dev/x is gone: plug it in again."
    ]
    roundup.close()
