"""In which order `burgomaster pad list` names the pads."""

from __future__ import annotations

import pytest

from table.app.pads.tool import PadTool
from table.errors import Said
from table.seats.pads import Found, Pads


def test_pads_are_listed_by_seat_whatever_the_ports_are_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ports = {"/dev/ttyACM0": 3, "/dev/ttyACM1": 0, "/dev/ttyACM10": 2, "/dev/ttyACM9": 1}
    found = tuple(Found(path, path[-1], seat, "1", None) for path, seat in ports.items())
    monkeypatch.setattr(Pads, "found", found)
    said: list[Said] = []
    assert PadTool(find=lambda: (), tell=said.append, look_s=0).list() == 0
    seats = [dict(line.args).get("seat", 0) for line in said if not isinstance(line, Exception)]
    assert seats == [0, 1, 2, 3]
