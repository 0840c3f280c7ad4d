"""Opens the door: a socket on the wanted address, uvicorn on it, and the address to tell people."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager
from typing import Final

import uvicorn
from starlette.types import ASGIApp

from table.cues import phrase
from table.errors import DeviceError, reason
from table.web.asked import LONGEST

TRIES: Final = 10
"""Ports that are tried, the wanted one first."""
PATIENCE_S: Final = 5.0
"""How long a port that phones know already is waited for, when something else has it."""
AGAIN_S: Final = 0.2
LAST: Final = 65535
"""The highest number a port can have."""
MOST_CONNECTIONS: Final = 600
"""Open at once, from everybody together; a browser opens up to six."""
EVERYWHERE: Final = frozenset({"0.0.0.0", "::"})


class NoDoor(DeviceError):
    """No port could be opened; the game goes on without pages."""


class Quiet(uvicorn.Server):
    """Leaves the signals to the game: Ctrl-C ends the table, not its pages alone."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def bind(host: str, port: int, tries: int = TRIES) -> socket.socket:
    """A listening socket on the first free port of `tries` from `port` on.

    :raises NoDoor: the address is not this machine's, or all the ports are taken.
    """
    for number in range(port, max(port, min(port + tries - 1, LAST)) + 1) if port else (0,):
        try:
            return _open(host, number)
        except (OSError, OverflowError) as error:
            problem = error
    raise NoDoor(phrase("pages-shut", host=host, port=str(port), why=reason(problem))) from problem


def _open(host: str, port: int) -> socket.socket:
    """Raises OSError, and OverflowError for a number that no port has."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with ExitStack() as on_error:
        door = on_error.enter_context(socket.socket(family, socket.SOCK_STREAM))
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((host, port))
        door.listen(128)
        on_error.pop_all()
    return door


async def bind_known(host: str, port: int, known: int) -> socket.socket:
    """As `bind`, for phones that look for the pages at the port `known`.

    It is waited for while something else has it, and for no other reason.

    :raises NoDoor: as there.
    """
    loop = asyncio.get_running_loop()
    end = loop.time() + PATIENCE_S
    while loop.time() < end:
        try:
            return _open(host, known)
        except OverflowError:
            break
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                break
        await asyncio.sleep(AGAIN_S)
    return bind(host, port)


def address_of(door: socket.socket) -> str:
    """Where phones find the pages, as in http://192.168.1.7:8000."""
    host, port = door.getsockname()[:2]
    if host in EVERYWHERE:
        host = lan_address()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def lan_address() -> str:
    """This machine's address on the way out; loopback where there is no network.

    Connecting a datagram socket sends nothing: it only asks the routing table.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # reserved for documentation, RFC 5737
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


@asynccontextmanager
async def serving(app: ASGIApp, door: socket.socket) -> AsyncIterator[None]:
    """While the context lasts, the app answers at the door.

    Compression of the lines is off: a compressed message has a length that tells of its content.
    """
    server = Quiet(
        uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            lifespan="off",
            server_header=False,
            date_header=False,
            ws="websockets-sansio",
            ws_max_size=LONGEST,
            ws_per_message_deflate=False,
            h11_max_incomplete_event_size=8192,
            http="h11",
            limit_concurrency=MOST_CONNECTIONS,
            timeout_keep_alive=10,
            timeout_graceful_shutdown=1,
        )
    )
    task = asyncio.create_task(server.serve(sockets=[door]))
    try:
        while not server.started and not task.done():
            await asyncio.sleep(0.01)
        yield
    finally:
        server.should_exit = True
        await task
        door.close()
