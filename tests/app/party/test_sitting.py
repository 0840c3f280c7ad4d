"""Who is in, as it is written down and found again."""

from __future__ import annotations

import os
import time
from pathlib import Path

from table.app.party.interrupted import SAME_EVENING_S
from table.app.party.sitting import FILE, Sitting, kept, written
from table.app.playing.header import Header
from table.burgomaster.setup import Setup


def planned(*people: int) -> Header:
    setup = Setup(players=5, deal_seed=1, public_seed=2)
    return Header(rules="lupusburg", options={}, setup=setup, people=people)


def test_it_is_found_again(tmp_path: Path) -> None:
    file = tmp_path / FILE
    file.write_bytes(written(planned(2, 4)))
    assert kept(file, "lupusburg") == Sitting("lupusburg", 5, (2, 4))
    assert kept(file, "tabula-hu") is None, "other rules, other seats"


def test_another_evening_begins_empty(tmp_path: Path) -> None:
    file = tmp_path / FILE
    assert kept(file, "lupusburg") is None
    file.write_bytes(written(planned(1)))
    before = time.time() - SAME_EVENING_S - 60
    os.utime(file, (before, before))
    assert kept(file, "lupusburg") is None
    file.write_bytes(b"{torn")
    assert kept(file, "lupusburg") is None
