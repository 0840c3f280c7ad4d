"""The serial line: nothing on it ever waits, and the search for pads costs nothing while idle."""

from __future__ import annotations

import os
import select
import tty
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from table.errors import DeviceError
from table.seats.pads import SerialPort, find_ports
from table.seats.pads import port as pad_port
from table.seats.pads.port import PRODUCT, VENDOR


class Line:
    """A pseudo-terminal whose other end does what a test says."""

    def __init__(self) -> None:
        self.pad, self.slave = os.openpty()
        tty.setraw(self.pad)
        tty.setraw(self.slave)
        self.port = SerialPort(os.ttyname(self.slave))

    def unplug(self) -> None:
        for descriptor in (self.pad, self.slave):
            os.close(descriptor)
        self.port.close()


@pytest.fixture
def line() -> Iterator[Line]:
    made = Line()
    yield made
    made.unplug()


def test_a_pad_that_does_not_read_keeps_nobody_waiting(
    line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A frozen pad: its line fills, and from then on takes nothing."""
    monkeypatch.setattr(select, "select", lambda *_: pytest.fail("somebody waits for the line"))
    taken = [line.port.write(b"x" * 200) for _ in range(1000)]
    assert taken[-1] == 0
    assert 200 in taken
    assert os.read(line.pad, 100) == b"x" * 100
    assert line.port.read() == b""


def test_what_has_arrived_is_read_and_nothing_else(line: Line) -> None:
    assert line.port.read() == b""
    os.write(line.pad, b"~hello")
    select.select([line.slave], [], [])
    assert line.port.read() == b"~hello"
    assert line.port.read() == b""


def test_a_cable_that_is_pulled_is_noticed_on_both_ways() -> None:
    line = Line()
    os.close(line.pad)
    for use in (line.port.read, lambda: line.port.write(b"x")):
        with pytest.raises(DeviceError):
            use()
    line.port.close()
    os.close(line.slave)


def test_ports_are_asked_what_they_are_only_when_there_are_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = 0
    device = SimpleNamespace(vid=VENDOR, pid=PRODUCT, device="/dev/ttyACM7")
    here = [("ttyACM7", 1), ("null", 2)]

    def comports() -> list[SimpleNamespace]:
        nonlocal asked
        asked += 1
        return [device, SimpleNamespace(vid=1, pid=2, device="/dev/ttyUSB0")]

    class Folder(list[Any]):
        def __enter__(self) -> Folder:
            return self

        def __exit__(self, *_: object) -> None: ...

    def scandir(_: str) -> Folder:
        return Folder(SimpleNamespace(name=n, inode=lambda i=i: i) for n, i in here)

    monkeypatch.setattr(pad_port.list_ports, "comports", comports)
    monkeypatch.setattr(os, "scandir", scandir)
    pad_port._picos.cache_clear()
    assert find_ports() == find_ports() == ["/dev/ttyACM7"]
    assert asked == 1
    here[1] = ("null", 3)  # no serial line
    assert find_ports() == ["/dev/ttyACM7"]
    assert asked == 1
    here[0] = ("ttyACM7", 4)  # another device under the same name
    find_ports()
    assert asked == 2
    pad_port._picos.cache_clear()
