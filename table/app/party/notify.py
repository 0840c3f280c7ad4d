"""Tells systemd how the table is: sd_notify(3) and its watchdog, by the standard library alone."""

from __future__ import annotations

import os
import socket
from collections.abc import Mapping


class Notify:
    """The line to the service manager; where there is none, everything here does nothing.

    :param environ: NOTIFY_SOCKET is its address, WATCHDOG_USEC how long it waits for a beat.
    """

    def __init__(self, environ: Mapping[str, str] = os.environ) -> None:
        self._address = environ.get("NOTIFY_SOCKET", "")
        usec = environ.get("WATCHDOG_USEC", "")
        meant = environ.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
        self.beat_s = int(usec) / 2e6 if usec.isdigit() and int(usec) and meant else None
        """How often to say that all is well: twice in the time it waits; None: never."""

    def ready(self) -> None:
        """The table can be played at."""
        self._say("READY=1")

    def status(self, sentence: str) -> None:
        """What `systemctl status` shows; public facts only."""
        self._say(f"STATUS={sentence}")

    def alive(self) -> None:
        """A beat of the watchdog."""
        self._say("WATCHDOG=1")

    def stopping(self) -> None:
        """The table is being put away."""
        self._say("STOPPING=1")

    def _say(self, line: str) -> None:
        if not self._address:
            return
        # A socket in the abstract name space is written with @ and addressed with a zero byte.
        address = self._address.replace("@", "\0", 1) if self._address[0] == "@" else self._address
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as line_out:
            line_out.setblocking(False)
            try:
                line_out.sendto(line.encode(), address)
            except OSError:
                return  # a beat that cannot be sent is a beat that systemd misses, and acts on
