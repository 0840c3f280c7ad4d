"""Nonsense from a seat: no failure of the table, and no byte of another seat's secrets.

Every seat's secrets are marked with the seat's own mark; whatever the fuzzing seat receives is
searched for the others'.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
import string
from typing import Any

import httpx
import pytest
import websockets
from web_table import HOST_KEY, WebTable, header_of
from websockets.asyncio.client import connect

from table.cues import Phrase
from table.seats.faces import Line
from table.seats.faces import lupusburg as faces
from table.web.limits import Rate
from table.web.routes import Rates

ME = 6
EASY = Rate(1e9, 1e9)
"""No limits, so that the nonsense reaches what is behind them."""


def mark(seat: int) -> str:
    return f"SECRET-OF-SEAT-{seat}-END"


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> None:
    holdings, told = faces.holdings, faces.told

    def marked_holdings(view: Any) -> tuple[Line, ...]:
        return (*holdings(view), (Phrase(mark(view.seat)),))

    def marked_told(secret: Any) -> Line:
        return (*told(secret), Phrase(mark(secret.seat)))

    monkeypatch.setattr(faces, "holdings", marked_holdings)
    monkeypatch.setattr(faces, "told", marked_told)
    monkeypatch.setattr(logging.getLogger("table.speech.catalogue"), "disabled", True)


PATHS = [
    "/", "/join", "/seat", "/host", "/claim", "/leave", "/join.svg", "/favicon.ico", "/static/table.css",
]  # fmt: skip
KINDS = ["enter", "start", "correct", "concern", "pace", "volume", "private", "clock", "", None]
WHATS = ["pause", "go_on", "repeat", "extend", "take_back", "redo", "release", "bot", "leave"]


class Fuzzer:
    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def junk(self, most: int = 40) -> str:
        signs = string.printable + "äő漢\u0000\u202e" + "{}[]\"'/\\%"
        return "".join(self.chance.choice(signs) for _ in range(self.chance.randrange(most)))

    def value(self, depth: int = 0) -> Any:
        pick = self.chance.randrange(9 if depth < 3 else 6)
        match pick:
            case 0:
                return self.chance.choice([0, 1, 2, 6, 24, 25, -1, 2**63, 1e308, 0.5])
            case 1:
                return self.chance.choice(["A", "D", "1", "12", "AB", "#", "*", "999999999"])
            case 2:
                return self.junk()
            case 3:
                return self.chance.choice([True, False, None])
            case 4 | 5:
                return self.chance.choice(WHATS)
            case 6:
                return [self.value(depth + 1) for _ in range(self.chance.randrange(4))]
            case _:
                return self.message(depth + 1)

    def message(self, depth: int = 0) -> dict[str, Any]:
        fields: dict[str, Any] = {"k": self.chance.choice(KINDS)}
        for name in self.chance.sample(["text", "what", "seat", "louder", "pace", "x"], 2):
            fields[name] = self.value(depth)
        return fields

    def line(self) -> str | bytes:
        pick = self.chance.randrange(10)
        if pick < 3:
            keys = "".join(
                self.chance.choice("0123456789ABCD") for _ in range(self.chance.randrange(5))
            )
            return json.dumps({"k": "enter", "text": keys})
        if pick < 8:
            return json.dumps(self.message())[:500]
        return self.junk(400) if pick == 8 else self.chance.randbytes(self.chance.randrange(200))

    def path(self) -> str:
        pick = self.chance.randrange(5)
        if pick < 2:
            return self.chance.choice(PATHS)
        if pick == 2:
            return (
                f"/seat/{self.chance.choice([1, 2, 3, 6, 7, 0, -1, '6/', '%36', '../1', '１', ''])}"
            )
        if pick == 3:
            return f"/static/{self.chance.choice(['../routes.py', '%2e%2e/routes.py', 'x', ''])}"
        safe = "".join(
            s for s in self.junk() if s.isascii() and s.isprintable() and s not in "#?\\"
        )
        return "/" + safe.replace(" ", "%20")


class Received:
    """Everything the fuzzing seat was sent."""

    def __init__(self) -> None:
        self.bytes = 0
        self.marks: set[int] = set()
        self.statuses: dict[int, int] = {}

    def take(self, what: str | bytes) -> None:
        text = what if isinstance(what, str) else what.decode("utf-8", "replace")
        self.bytes += len(text)
        self.marks |= {seat for seat in range(1, 7) if mark(seat) in text}


def claim(url: str, seat: int) -> str:
    answer = httpx.post(f"{url}/claim", json={"seat": seat}, headers={"origin": url}, timeout=60)
    assert answer.status_code == 200
    return answer.cookies["seat"]


async def requests(url: str, token: str, number: int, fuzz: Fuzzer, got: Received) -> None:
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        for _ in range(number):
            headers = {"cookie": f"seat={token}"}
            if fuzz.chance.random() < 0.7:
                headers["origin"] = url
            if fuzz.chance.random() < 0.1:
                headers["cookie"] = "host=" + "".join(
                    fuzz.chance.choice(string.ascii_letters) for _ in range(22)
                )
            method = fuzz.chance.choice(["GET", "GET", "POST", "PUT", "HEAD", "DELETE"])
            path = fuzz.path()
            if path == "/leave" and method == "POST":
                continue  # the seat would be gone, and the fuzzing with it
            body = json.dumps(fuzz.value()).encode() if method in {"POST", "PUT"} else None
            try:
                answer = await client.request(method, path, headers=headers, content=body)
            except (httpx.InvalidURL, httpx.LocalProtocolError):
                continue
            got.statuses[answer.status_code] = got.statuses.get(answer.status_code, 0) + 1
            got.take(answer.content)
            got.take(str(answer.headers))


async def messages(url: str, token: str, number: int, fuzz: Fuzzer, got: Received) -> None:
    line = f"{url.replace('http', 'ws')}/live/seat/{ME}"
    sent = 0
    while sent < number:
        async with connect(
            line, origin=url, additional_headers={"cookie": f"seat={token}"}, compression=None
        ) as socket:

            async def hear() -> None:
                async for text in socket:
                    got.take(text)

            hearing = asyncio.create_task(hear())
            try:
                while sent < number:
                    await socket.send(fuzz.line())
                    sent += 1
                    if sent % 10 == 0:
                        await asyncio.sleep(0)
            except websockets.ConnectionClosed:
                pass
            finally:
                await asyncio.wait({hearing}, timeout=0.05)
                hearing.cancel()


def fuzz(table: WebTable, number: int, seed: int) -> Received:
    got, fuzzer = Received(), Fuzzer(seed)
    tokens = {seat: claim(table.url, seat) for seat in range(1, 7)}

    async def both() -> None:
        await asyncio.gather(
            requests(table.url, tokens[ME], number // 2, fuzzer, got),
            messages(table.url, tokens[ME], number - number // 2, fuzzer, got),
        )

    asyncio.run(both())
    return got


def check(number: int, seed: int, caplog: pytest.LogCaptureFixture) -> None:
    header = header_of(speed=200.0, pace={"setup": 5, "discussion": 3})
    rates = Rates(requests=EASY, claims=EASY, messages=EASY)
    with WebTable(header, rates=rates) as table:
        assert table.dealt.wait(120)
        got = fuzz(table, number, seed)
        assert got.marks == {ME}
        assert max(got.statuses) < 500
        assert set(got.statuses) >= {200, 403, 404, 405}
        assert got.bytes > 100 * number
        assert table.room.claims.claimed == frozenset(range(1, 7))
        # The host's page, too, shows no more than everybody's.
        page = httpx.get(f"{table.url}/host", cookies={"host": HOST_KEY}, timeout=60)
        assert page.status_code == 200
        assert "SECRET" not in page.text
    troubles = [r for r in caplog.records if r.levelno >= logging.ERROR]
    assert troubles == []


@pytest.mark.usefixtures("marked")
def test_some_hundred_pieces_of_nonsense(caplog: pytest.LogCaptureFixture) -> None:
    check(500, 1, caplog)


@pytest.mark.slow
@pytest.mark.usefixtures("marked")
def test_ten_thousand_pieces_of_nonsense(caplog: pytest.LogCaptureFixture) -> None:
    check(10_000, 2, caplog)
