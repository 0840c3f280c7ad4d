"""Browsers that never read what they are sent: real lines, and a game that does not notice."""

from __future__ import annotations

import base64
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from web_table import WebTable, header_of

from table import journal
from table.app import folders
from table.app.retold.retelling import retell
from table.web import server
from table.web.messages import Caption
from table.web.room import BEHIND

LINES = 24
DEALT = 10
"""So many inputs are in the journal when the game has begun."""
MINUTE_S = 60


def silent(url: str) -> socket.socket:
    """A line to the public page that is opened and then never read, with the least of buffers."""
    where = urlsplit(url)
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    line.connect((where.hostname, where.port))
    key = base64.b64encode(os.urandom(16)).decode()
    line.sendall(
        f"GET /live HTTP/1.1\r\nHost: {where.netloc}\r\nOrigin: {url.rstrip('/')}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    assert b" 101 " in line.recv(60)
    return line


def test_pages_that_never_read_keep_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    bind = server.bind

    def bind_narrowly(host: str, port: int) -> socket.socket:
        door = bind(host, port)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # its lines inherit that
        return door

    monkeypatch.setattr(server, "bind", bind_narrowly)
    with WebTable(header_of(speed=400)) as table, ExitStack() as lines:
        assert table.dealt.wait(60)
        for _ in range(LINES):
            lines.enter_context(silent(table.url))
        assert table.over.wait(120), "the game waits for a page"
        text = "x" * 1000
        for number in range(2 * BEHIND):  # more than an evening says, for the system's own buffers
            table.call(lambda n=number: table.room.say(Caption(t=n, ms=1, text=text)))
        behind = table.call(lambda: [page.out.qsize() for page in table.room._pages])
        assert max(behind, default=0) <= 1, "what was said is kept for a page that was given up"


@pytest.mark.slow
def test_a_game_that_was_asleep_goes_on(tmp_path: Path) -> None:
    """A process that is stopped, as a machine that is suspended: a minute of the clock is missing."""
    kept = tmp_path / "g" / folders.JOURNAL
    playing = subprocess.Popen(
        [
            str(Path(sys.executable).with_name("burgomaster")),
            *("play", "--no-web", "--seed=4", "--players=4", "--speed=60"),
            f"--out={tmp_path / 'g'}",
        ],
        env={"HOME": str(tmp_path), "LANG": "C.UTF-8", "XDG_CACHE_HOME": "/dev/null/no-voice"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        patience = time.monotonic() + 60
        while not (kept.exists() and len(journal.read(kept).records) > DEALT):
            assert playing.poll() is None, "it has ended"
            assert time.monotonic() < patience, "it does not play"
            time.sleep(0.05)
        playing.send_signal(signal.SIGSTOP)
        asleep = time.monotonic()
        time.sleep(MINUTE_S + 1)
        state = Path(f"/proc/{playing.pid}/stat").read_text().rsplit(") ", 1)[1][0]
        held = len(journal.read(kept).records)
        playing.send_signal(signal.SIGCONT)
        slept = time.monotonic() - asleep
        out, err = playing.communicate(timeout=200)
    finally:
        playing.kill()
        playing.communicate()
    assert state == "T", "it had ended before"
    assert slept > MINUTE_S
    assert (playing.returncode, err) == (0, "")
    assert "What lay under the houses" in out
    assert len(journal.read(kept).records) > held, "the game goes on"
    retold = retell(tmp_path / "g")
    assert (retold.whole, retold.exact) == (True, True)
