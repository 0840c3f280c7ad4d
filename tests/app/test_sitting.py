"""Who is in, written down off the loop."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

import pytest

from table import whole
from table.app.header import Header
from table.app.interrupted import SAME_EVENING_S
from table.app.sitting import Register, Sitting, kept
from table.burgomaster.setup import Setup
from table.cues import phrase
from table.errors import Said, reason


def planned(*people: int) -> Header:
    setup = Setup(players=5, deal_seed=1, public_seed=2)
    return Header(rules="lupusburg", options={}, setup=setup, people=people)


async def write_down(register: Register, *headers: Header) -> None:
    running = asyncio.create_task(register.run())
    for header in headers:
        register(header)
        await asyncio.sleep(0.05)
    running.cancel()
    await asyncio.wait([running])


def test_the_last_of_it_is_found_again(tmp_path: Path) -> None:
    file = tmp_path / "state" / "sitting.json"
    asyncio.run(write_down(Register(file, print), planned(), planned(2), planned(2, 4)))
    assert kept(file, "lupusburg") == Sitting("lupusburg", 5, (2, 4))
    assert kept(file, "tabula-hu") is None, "other rules, other seats"
    assert list(file.parent.iterdir()) == [file]


def test_another_evening_begins_empty(tmp_path: Path) -> None:
    file = tmp_path / "sitting.json"
    assert kept(file, "lupusburg") is None
    asyncio.run(write_down(Register(file, print), planned(1)))
    before = time.time() - SAME_EVENING_S - 60
    os.utime(file, (before, before))
    assert kept(file, "lupusburg") is None
    file.write_bytes(b"{torn")
    assert kept(file, "lupusburg") is None


def test_a_disk_that_takes_nothing_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = OSError(28, "No space left on device")

    def refuse(file: Path, content: bytes) -> None:
        raise full

    monkeypatch.setattr(whole, "write", refuse)
    said: list[Said] = []
    file = tmp_path / "sitting.json"
    asyncio.run(write_down(Register(file, said.append), planned(1), planned(2)))
    assert said == [phrase("seats-not-kept", path=str(file), why=reason(full))]
