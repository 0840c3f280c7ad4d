"""What reaches the service manager's socket (sd_notify(3))."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from table.app.party.notify import Notify


@pytest.fixture(params=["file", "abstract"])
def manager(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[socket.socket, str]]:
    """A socket, and its address as systemd writes it."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.settimeout(60)
        if request.param == "file":
            address = str(tmp_path / "notify")
            listening.bind(address)
        else:
            address = f"@burgomaster-test-{os.getpid()}"
            listening.bind(address.replace("@", "\0", 1))
        yield listening, address


def test_what_is_said_arrives(manager: tuple[socket.socket, str]) -> None:
    listening, address = manager
    notify = Notify({"NOTIFY_SOCKET": address})
    notify.ready()
    notify.status("Waiting")
    notify.alive()
    notify.stopping()
    said = [listening.recv(100).decode() for _ in range(4)]
    assert said == ["READY=1", "STATUS=Waiting", "WATCHDOG=1", "STOPPING=1"]


def test_without_a_manager_nothing_happens(tmp_path: Path) -> None:
    Notify({}).ready()
    Notify({"NOTIFY_SOCKET": str(tmp_path / "nobody")}).alive()


@pytest.mark.parametrize(
    ("environ", "beat_s"),
    [
        ({"WATCHDOG_USEC": "15000000"}, 7.5),
        ({"WATCHDOG_USEC": "15000000", "WATCHDOG_PID": str(os.getpid())}, 7.5),
        ({"WATCHDOG_USEC": "15000000", "WATCHDOG_PID": "1"}, None),
        ({"WATCHDOG_USEC": "0"}, None),
        ({"WATCHDOG_USEC": "x"}, None),
        ({}, None),
    ],
)
def test_how_often_to_beat(environ: dict[str, str], beat_s: float | None) -> None:
    assert Notify(environ).beat_s == beat_s
