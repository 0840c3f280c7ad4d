"""Every address, asked over HTTP without a browser."""

from __future__ import annotations

import asyncio
import html
import json
import re
from collections.abc import Iterator

import httpx
import pytest
import segno
import websockets
from tongues import TRANSLATED
from web_table import HOST_KEY, WebTable, header_of
from websockets.asyncio.client import connect

from table.web import asked, languages, retold
from table.web.claims import Claims
from table.web.languages import COOKIE
from table.web.limits import Rate
from table.web.messages import PRIVATE_SIZE
from table.web.room import Room
from table.web.routes import MOST_NONSENSE, Door, Rates

WIDE = Rate(1e6, 1e6)


@pytest.fixture(scope="module")
def table() -> Iterator[WebTable]:
    waiting = header_of(speed=1.0, pace={"setup": 3600}, people=(1, 2, 3))
    with WebTable(waiting, rates=Rates(requests=WIDE, claims=WIDE)) as running:
        assert running.dealt.wait(120)
        yield running


@pytest.fixture
def client(table: WebTable) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=table.url, headers={"origin": table.url}, timeout=60) as made:
        yield made
    for seat in (4, 5, 6):
        table.call(lambda seat=seat: table.room.release(seat))  # type: ignore[misc]


def test_a_seat_is_claimed_with_a_cookie_no_script_can_read(client: httpx.Client) -> None:
    answer = client.post("/claim", json={"seat": 4})
    assert answer.json() == {"seat": 4}
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert client.get("/seat/4").status_code == 200
    assert client.get("/seat").headers["location"] == "/seat/4"


def test_who_lost_the_cookie_is_told_on_the_page_to_join(client: httpx.Client) -> None:
    answer = client.get("/seat")
    assert answer.headers["location"] == "/join#no-seat"
    assert languages.word("en", "web-no-seat") in client.get("/join").text


@pytest.mark.parametrize("path", ["/", "/join"])
def test_the_way_back_to_a_seat_is_shown_to_who_has_one(client: httpx.Client, path: str) -> None:
    hidden = re.compile(r"hidden>[ ·]*(<a href=./seat.>)?Back to your seat")
    assert hidden.search(client.get(path).text)
    client.post("/claim", json={"seat": 4})
    sitting = client.get(path).text
    assert "Back to your seat" in sitting
    assert not hidden.search(sitting)
    client.post("/leave")
    client.cookies.set("seat", "A" * 22)
    assert hidden.search(client.get(path).text)


def test_a_browser_that_looks_for_an_icon_by_itself_finds_it(client: httpx.Client) -> None:
    """As it does beside what is no page: the code to join, the story of a game."""
    answer = client.get("/favicon.ico")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.content == client.get("/static/icon.svg").content

    async def beside_a_story() -> httpx.Response:
        there = httpx.ASGITransport(retold.site(b"{}", "en"))
        async with httpx.AsyncClient(transport=there, base_url="http://127.0.0.1") as reader:
            return await reader.get("/favicon.ico")

    told = asyncio.run(beside_a_story())
    assert (told.headers["content-type"], told.content) == ("image/svg+xml", answer.content)


def test_nobody_elses_seat_looks_like_one_that_is_not_there(client: httpx.Client) -> None:
    client.post("/claim", json={"seat": 4})
    answers = [client.get(f"/seat/{seat}") for seat in ("5", "1", "99", "x", "04", "+4")]
    client.cookies.clear()
    answers.append(client.get("/seat/4"))
    client.cookies.set("seat", "A" * 22)
    answers.append(client.get("/seat/4"))
    assert {answer.status_code for answer in answers} == {403}
    assert len({answer.content for answer in answers}) == 1
    assert len({tuple(sorted(answer.headers.items())) for answer in answers}) == 1


def test_all_who_are_not_the_host_get_one_answer(client: httpx.Client) -> None:
    client.post("/claim", json={"seat": 4})
    answers = [client.get(path) for path in ("/host", "/host?key=", "/host?key=old", "/host?k=1")]
    client.cookies.clear()
    answers.append(client.get("/host"))
    client.cookies.set("host", "A" * 22)
    answers.append(client.get("/host"))
    assert {answer.status_code for answer in answers} == {403}
    assert len({answer.content for answer in answers}) == 1
    assert len({tuple(sorted(answer.headers.items())) for answer in answers}) == 1


@pytest.mark.parametrize("lang", TRANSLATED)
def test_who_may_not_come_in_or_lost_the_way_reads_so_in_the_own_language(
    client: httpx.Client, lang: str
) -> None:
    client.cookies.set(COOKIE, lang)
    nowhere, shut, host = (client.get(path) for path in ("/joinn", "/seat/5", "/host"))
    assert (nowhere.status_code, client.get("/static/none.js").status_code) == (404, 404)
    for answer, title, why in (
        (nowhere, "web-nowhere-title", "web-nowhere"),
        (shut, "web-no-entry-title", "web-no-entry"),
        (host, "web-no-entry-title", "web-no-host"),
    ):
        said = html.unescape(answer.text)
        assert f"<h1>{languages.word(lang, title)}</h1>" in said
        assert f"<p>{languages.word(lang, why)}</p>" in said


def test_claims_that_cannot_be(client: httpx.Client) -> None:
    assert client.post("/claim", json={"seat": 1}).status_code == 409  # sits elsewhere
    for body in (b"", b"{", b'{"seat": 0}', b'{"seat": 25}', b'{"seat": "4"}', b"x" * 1000):
        assert client.post("/claim", content=body).status_code == 400
    assert client.post("/claim", json={"seat": 4}).status_code == 200
    assert client.post("/claim", json={"seat": 5}).status_code == 409  # has one already


def test_another_sites_page_can_do_nothing(table: WebTable, client: httpx.Client) -> None:
    for origin in ("http://evil.example", "null", "", table.url + ".evil.example"):
        answer = client.post("/claim", json={"seat": 4}, headers={"origin": origin})
        assert answer.status_code == 403
    assert client.get("/", headers={"host": "evil.example"}).status_code == 421
    assert client.get("/", headers={"host": ""}).status_code == 421
    assert client.get("/", headers={"host": "[::1"}).status_code == 421
    assert client.get("/", headers={"host": "localhost:80"}).status_code == 200
    assert client.get("/?" + "x" * 600).status_code == 414


def test_each_seat_reads_its_own_language(table: WebTable, client: httpx.Client) -> None:
    assert '<html lang="en">' in client.get("/join").text
    client.cookies.set("lang", "hu")
    joining = client.get("/join").text
    assert '<html lang="hu">' in joining
    assert "Foglalj helyet" in joining
    assert 'value="hu" lang="hu" aria-pressed="true">magyar<' in joining
    assert client.post("/claim", json={"seat": 0}).json()["error"].startswith("Nem sikerült")
    client.post("/claim", json={"seat": 4})
    sitting = client.get("/seat/4").text
    assert '<html lang="hu">' in sitting
    assert '<p id="title" lang="en">' in sitting  # what the table says is in the table's
    # Everybody's page does not change.
    assert '<html lang="en">' in client.get("/").text


@pytest.mark.parametrize("lang", ["", "xx", "HU", "../hu", "en-GB", "é"])
def test_an_unknown_language_is_the_tables(client: httpx.Client, lang: str) -> None:
    answer = client.get("/join", headers={"cookie": f"lang={lang}".encode()})
    assert answer.status_code == 200
    assert '<html lang="en">' in answer.text


def test_a_hungarian_seat_at_an_english_table(table: WebTable, client: httpx.Client) -> None:
    client.post("/claim", json={"seat": 4})
    token = client.cookies["seat"]

    async def told(*cookies: str) -> dict[str, object]:
        """What the seat's page is sent when the seat is asked."""
        seat = connect(
            f"{table.url.replace('http', 'ws')}/live/seat/4",
            origin=websockets.Origin(table.url),
            additional_headers={"cookie": "; ".join((f"seat={token}", *cookies))},
            compression=None,
        )
        async with asyncio.timeout(60), seat as line:
            while True:
                text = await line.recv()
                message: dict[str, object] = json.loads(text)
                if message["k"] == "private":
                    assert len(text) == PRIVATE_SIZE
                    if message["asked"]:
                        return message

    english, hungarian, unknown = (
        asyncio.run(told(*cookies)) for cookies in ((), ("lang=hu",), ("lang=xx",))
    )
    assert hungarian["asked"] != english["asked"]
    assert hungarian["own"] != english["own"]
    assert unknown | {"t": 0} == english | {"t": 0}


def test_every_answer_has_the_headers(client: httpx.Client) -> None:
    for path in ("/", "/join", "/seat/1", "/nowhere", "/static/table.css", "/join.svg"):
        headers = client.get(path).headers
        assert headers["content-security-policy"].startswith("default-src 'none'")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cache-control"] == "no-store"
        assert "server" not in headers


def test_the_hosts_key_opens_the_hosts_page(table: WebTable) -> None:
    with httpx.Client(base_url=table.url, timeout=60) as client:
        assert client.get("/host?key=wrong").status_code == 403
        answer = client.get(f"/host?key={HOST_KEY}")
        assert answer.status_code == 303
        assert HOST_KEY not in answer.headers["location"]
        assert client.get("/host").status_code == 200


def test_pages_need_nothing_from_elsewhere(client: httpx.Client) -> None:
    client.post("/claim", json={"seat": 4})
    for path in ("/", "/join", "/seat/4", "/static/table.css", "/static/seat.js"):
        text = client.get(path).text
        assert "{{" not in text
        assert "https://" not in text


def test_too_many_requests_are_refused() -> None:
    few = Rates(requests=Rate(5, 0), claims=Rate(1, 0))
    with WebTable(header_of(people=(1, 2, 3, 4, 5, 6)), rates=few) as table:
        answers = [httpx.get(f"{table.url}/join", timeout=60).status_code for _ in range(7)]
        assert answers == [200] * 5 + [429] * 2


def test_too_many_claims_are_refused() -> None:
    few = Rates(requests=WIDE, claims=Rate(2, 0))
    with WebTable(header_of(people=(1, 2, 3, 4, 5, 6)), rates=few) as table:
        origin = {"origin": table.url}
        answers = [
            httpx.post(
                f"{table.url}/claim", json={"seat": 1}, headers=origin, timeout=60
            ).status_code
            for _ in range(4)
        ]
        assert answers == [409, 409, 429, 429]


def lines(table: WebTable, path: str, **how: str) -> connect:
    headers = {"cookie": how["cookie"]} if "cookie" in how else {}
    origin = how.get("origin", table.url)
    url = table.url.replace("http", "ws") + path
    return connect(url, origin=websockets.Origin(origin), additional_headers=headers)


@pytest.mark.parametrize(
    ("path", "how"),
    [
        ("/live/seat/4", {}),
        ("/live/seat/99", {}),
        ("/live/seat/4", {"cookie": "seat=AAAAAAAAAAAAAAAAAAAAAA"}),
        ("/live/host", {}),
        ("/live/host", {"cookie": "host=wrong"}),
        ("/live", {"origin": "http://evil.example"}),
    ],
)
def test_a_line_is_refused_before_it_is_open(
    table: WebTable, path: str, how: dict[str, str]
) -> None:
    async def trying() -> int:
        try:
            async with lines(table, path, **how):
                return 101
        except websockets.InvalidStatus as refusal:
            return refusal.response.status_code

    assert asyncio.run(trying()) == 403


def test_a_line_is_not_compressed(table: WebTable) -> None:
    """A compressed message has a length that tells of its content."""

    async def trying() -> str | None:
        async with lines(table, "/live") as line:
            assert line.response is not None
            return line.response.headers.get("sec-websocket-extensions")

    assert asyncio.run(trying()) is None


def test_an_entry_is_answered_and_nonsense_ends_the_line(
    table: WebTable, client: httpx.Client
) -> None:
    token = client.post("/claim", json={"seat": 4}).cookies["seat"]

    async def talking() -> int | None:
        async with lines(table, "/live/seat/4", cookie=f"seat={token}") as line:
            await line.send(json.dumps({"k": "enter", "text": "7"}))
            async for text in line:
                message = json.loads(text)
                if message["k"] == "private" and message["note"]:
                    break
            for _ in range(MOST_NONSENSE + 1):
                await line.send("nonsense")
            await line.wait_closed()
            return line.close_code

    assert asyncio.run(talking()) == 1008


def test_a_message_that_is_too_long_ends_the_line(table: WebTable) -> None:
    async def talking() -> int | None:
        async with lines(table, "/live") as line:
            await line.send("x" * (asked.LONGEST + 1))
            await line.wait_closed()
            return line.close_code

    assert asyncio.run(talking()) == 1009


def test_a_released_seat_types_nothing_more(table: WebTable, client: httpx.Client) -> None:
    token = client.post("/claim", json={"seat": 4}).cookies["seat"]

    async def talking() -> int | None:
        async with lines(table, "/live/seat/4", cookie=f"seat={token}") as line:
            await line.recv()
            await asyncio.to_thread(table.call, lambda: table.room.release(4))
            await line.wait_closed()
            return line.close_code

    assert asyncio.run(talking()) == 4403


@pytest.mark.parametrize(
    ("address", "status"),
    [
        ("http://192.0.2.7:8000", 200),
        ("http://[2001:db8::7]:8000", 200),
        ("http://127.0.0.1:8000", 404),
        ("http://[::1]:8000", 404),
    ],
)
def test_the_code_to_scan_is_there_where_a_phone_can_follow_it(address: str, status: int) -> None:
    async def asking() -> httpx.Response:
        door = Door(Room(Claims()), "en", lambda: address, HOST_KEY)
        transport = httpx.ASGITransport(app=door.app())  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
            return await client.get("/join.svg")

    answer = asyncio.run(asking())
    assert answer.status_code == status
    if status == 200:
        assert answer.headers["content-type"].startswith("image/svg+xml")
        # The same picture as the library draws of the address to join: its one path.
        drawn = segno.make(f"{address}/join", error="m").svg_inline(border=2, omitsize=True)
        path = drawn.split(' d="')[-1].split('"')[0]
        assert path in answer.text
