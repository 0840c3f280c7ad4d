"""Who has claimed which seat, as it is read again."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from table.app import claimed


def test_what_was_claimed_is_read_again(tmp_path: Path) -> None:
    seats = claimed.Seats("key", {1: "a", 2: "b"}, 8000)
    (tmp_path / claimed.FILE).write_bytes(msgspec.json.encode(seats))
    assert claimed.read(tmp_path / claimed.FILE) == seats


@pytest.mark.parametrize(
    "content",
    [b"", b'{"host": "key", "dig', b"[]", b"\xff", b'{"host": "key", "digests": {"one": "a"}}'],
)
def test_a_torn_file_is_nobody_with_a_new_key(tmp_path: Path, content: bytes) -> None:
    (tmp_path / claimed.FILE).write_bytes(content)
    kept = claimed.read(tmp_path / claimed.FILE)
    assert kept.digests == {}
    assert len(kept.host) > 16
    assert claimed.nobody().host != claimed.nobody().host
