"""Ports for programs that the tests start."""

from __future__ import annotations

import socket


def free_port() -> int:
    """A port that was free a moment ago; who opens pages goes on to the next where it is not now."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
        return port
