from __future__ import annotations

import asyncio
import io
import json
import stat
from pathlib import Path

import httpx
import pytest
from rich.console import Console
from web_table import header_of

from table.app.web import Wanted, opened
from table.web import server
from table.web.server import LAST, TRIES, NoDoor, address_of, bind, bind_known

ROOM_ABOVE = 20_000
"""A port, or one of the next, above which there are others."""


def test_a_port_that_is_taken_leaves_the_next_one() -> None:
    with bind("127.0.0.1", ROOM_ABOVE) as first:
        port = first.getsockname()[1]
        with bind("127.0.0.1", port) as second:
            assert port < second.getsockname()[1] < port + TRIES


def test_the_last_port_has_no_next_one() -> None:
    with bind("127.0.0.1", LAST, 1), pytest.raises(NoDoor, match="another program uses it") as shut:
        bind("127.0.0.1", LAST)
    assert isinstance(shut.value.__cause__, OSError)


@pytest.mark.parametrize(
    ("host", "port"), [("203.0.113.1", 0), ("no such name", 0), ("127.0.0.1", 65536)]
)
def test_where_nothing_can_be_opened_says_so_in_one_sentence(host: str, port: int) -> None:
    with pytest.raises(NoDoor, match="The game goes on without pages") as shut:
        bind(host, port)
    assert isinstance(shut.value.__cause__, OSError | OverflowError)


@pytest.mark.parametrize(
    ("host", "known"), [("203.0.113.1", 8000), ("no such name", 8000), ("127.0.0.1", 65536)]
)
def test_what_waiting_does_not_mend_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, host: str, known: int
) -> None:
    async def waited(seconds: float) -> None:
        raise AssertionError("It is waited for.")

    monkeypatch.setattr(asyncio, "sleep", waited)
    with pytest.raises(NoDoor):
        asyncio.run(bind_known(host, known, known))


def test_the_address_for_phones_is_never_the_wildcard() -> None:
    with bind("0.0.0.0", 0) as door:
        assert "0.0.0.0" not in address_of(door)
    with bind("127.0.0.1", 0) as door:
        assert address_of(door) == f"http://127.0.0.1:{door.getsockname()[1]}"


def console() -> tuple[Console, io.StringIO]:
    said = io.StringIO()
    return Console(file=said, width=200), said


async def evening(folder: Path, token: str | None, *, anew: bool) -> tuple[str, int]:
    """Open the pages, claim a seat or come back to it: the token, and what the seat page says."""
    to, _ = console()
    async with opened(Wanted(port=0), header_of(), folder, to, anew=anew) as pages:
        assert pages is not None
        pages.seats(header_of())
        async with httpx.AsyncClient(base_url=pages.address, timeout=60) as client:
            if token is None:
                headers = {"origin": pages.address}
                answer = await client.post("/claim", json={"seat": 2}, headers=headers)
                token = answer.cookies["seat"]
            else:
                client.cookies.set("seat", token)
            return token, (await client.get("/seat/2")).status_code


def test_after_a_power_cut_a_phone_finds_its_seat(tmp_path: Path) -> None:
    token, status = asyncio.run(evening(tmp_path, None, anew=True))
    assert status == 200
    kept = tmp_path / "seats.json"
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert token not in kept.read_text()
    assert asyncio.run(evening(tmp_path, token, anew=False)) == (token, 200)
    assert asyncio.run(evening(tmp_path, token, anew=True)) == (token, 403)


def sat_down(folder: Path, port: int) -> None:
    seats = {"host": "key", "digests": {"2": "0" * 64}, "port": port}
    (folder / "seats.json").write_text(json.dumps(seats))


def test_the_port_that_phones_know_is_waited_for(tmp_path: Path) -> None:
    async def opening() -> tuple[int, int, str]:
        to, said = console()
        holder = bind("127.0.0.1", 0)
        port = holder.getsockname()[1]
        sat_down(tmp_path, port)
        asyncio.get_running_loop().call_later(2 * server.AGAIN_S, holder.close)
        async with opened(Wanted(port=port), header_of(), tmp_path, to) as pages:
            assert pages is not None
            return port, int(pages.address.rpartition(":")[2]), said.getvalue()

    before, after, said = asyncio.run(opening())
    assert before == after
    assert "has changed" not in said


def test_where_it_stays_taken_the_new_address_is_said_and_known_from_then_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "PATIENCE_S", 2 * server.AGAIN_S)

    async def opening(port: int) -> tuple[str, str]:
        to, said = console()
        async with opened(Wanted(port=port), header_of(), tmp_path, to) as pages:
            assert pages is not None
            return pages.address, said.getvalue()

    with bind("127.0.0.1", ROOM_ABOVE) as holder:
        port = holder.getsockname()[1]
        sat_down(tmp_path, port)
        moved, said = asyncio.run(opening(port))
        assert f"has changed: on every phone that has a seat, open {moved}/seat" in said
    again, said = asyncio.run(opening(port))  # the first port is free, and no phone looks there
    assert again == moved
    assert "has changed" not in said


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"host": 3}'])
def test_a_torn_file_of_claims_costs_the_claims_alone(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "seats.json").write_bytes(content)
    assert asyncio.run(evening(tmp_path, None, anew=False))[1] == 200


def test_a_folder_that_cannot_be_written_stops_nobody(tmp_path: Path) -> None:
    assert asyncio.run(evening(tmp_path / "missing", None, anew=True))[1] == 200


def test_without_a_door_the_game_goes_on() -> None:
    async def opening() -> str:
        to, said = console()
        async with opened(Wanted("203.0.113.1", 0), header_of(), Path(), to) as pages:
            assert pages is None
        return said.getvalue()

    assert "goes on without pages" in asyncio.run(opening())


def test_the_terminal_says_where_the_pages_are_and_who_reaches_them(tmp_path: Path) -> None:
    async def opening(host: str) -> str:
        to, said = console()
        async with opened(Wanted(host, 0), header_of(), tmp_path, to):
            return said.getvalue()

    here = asyncio.run(opening("127.0.0.1"))
    assert "/join" in here
    assert "/host?key=" in here
    assert "Only this machine" in here
    assert "Only this machine" not in asyncio.run(opening("0.0.0.0"))
