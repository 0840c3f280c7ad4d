"""Who has claimed which seat is kept whole, for the owner's eyes, and off the loop."""

from __future__ import annotations

import asyncio
import os
import stat
from pathlib import Path

import pytest

from table.app import claimed


def test_what_was_claimed_last_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / claimed.FILE

    async def evening() -> None:
        keeper = claimed.Keeper(file, claimed.Seats(host="key", port=8000), pytest.fail)
        for number in range(20):
            keeper.keep({1: "a" * number, 2: "b"})
        await keeper.close()

    asyncio.run(evening())
    assert claimed.read(file) == claimed.Seats("key", {"1": "a" * 19, "2": "b"}, 8000)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("content", [b"", b'{"host": "key", "dig', b"[]", b"\xff"])
def test_a_torn_file_is_nobody_with_a_new_key(tmp_path: Path, content: bytes) -> None:
    (tmp_path / claimed.FILE).write_bytes(content)
    kept = claimed.read(tmp_path / claimed.FILE)
    assert kept.digests == {}
    assert len(kept.host) > 16
    assert claimed.nobody().host != claimed.nobody().host


def test_a_disk_that_refuses_is_told_and_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / claimed.FILE
    told: list[OSError] = []

    async def evening() -> None:
        keeper = claimed.Keeper(file, claimed.Seats(host="key"), told.append)
        await keeper.close()

    asyncio.run(evening())

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    asyncio.run(evening())
    assert [error.errno for error in told] == [28]
    assert claimed.read(file).host == "key"
