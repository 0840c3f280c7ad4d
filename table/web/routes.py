"""The addresses of the table, and what each may do.

A wrong token, a missing one and a seat that does not exist get one and the same answer, 403; so do,
with another sentence, all who are not the host.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import secrets
import socket
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import segno
from msgspec import Struct
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from table.cues import Seat
from table.speech.catalogue import catalogue_of
from table.web import asked, languages
from table.web.claims import SeatTaken
from table.web.limits import Bucket, Limiter, Rate
from table.web.pages import NO_LINES, STATIC, page
from table.web.room import Page, Room

SEAT_COOKIE: Final = "seat"
HOST_COOKIE: Final = "host"
PUT_OUT: Final = 4403
"""The close code of a line whose seat was released."""
NONSENSE: Final = 1008
LONGEST_BODY: Final = 256
LONGEST_TARGET: Final = 512
MOST_NONSENSE: Final = 20
"""Messages without sense after which a line is closed."""

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cache-control": "no-store",
}
WORDS: Final = (
    "web-lost",
    "web-closed",
    "web-no-free-seat",
    "web-take",
    "web-taken",
    "web-bot",
    "web-away",
    "web-starts-in",
    "web-your-turn",
    "web-hold",
    "web-shown",
    "web-awake-hint",
    "web-winner",
    "web-fallen",
    "web-burgomaster",
    "web-paw",
    "web-tuft",
    "web-nominee",
    "web-votes",
    "web-house",
    "web-release",
    "web-leaves",
    "web-eyes-open",
    "web-bot-plays",
    "web-sure",
    "web-wrong",
)


class Rates(Struct, frozen=True, kw_only=True):
    """What one address, and one line, may ask for."""

    requests: Rate = Rate(200, 40)
    """A phone's page is about ten files; a school's phones may share one address."""
    claims: Rate = Rate(30, 2)
    messages: Rate = Rate(20, 10)


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a claim."""

    seat: asked.SeatNumber


class Door:
    """The handlers. `host_key` opens the host's page; `children` is the wording of what is told.

    `address` is what the QR code says; it is asked for each time, as a table that is switched on
    gets its network later.
    """

    def __init__(
        self,
        room: Room,
        lang: str,
        address: Callable[[], str],
        host_key: str,
        rates: Rates | None = None,
        *,
        children: bool = False,
    ) -> None:
        self._room = room
        self._lang = lang
        self._children = children
        self._address = address
        self._host_key = host_key
        self._rates = rates or Rates()
        self._requests = Limiter(self._rates.requests)
        self._claims = Limiter(self._rates.claims)

    def app(self) -> ASGIApp:
        """The whole application."""
        routes = [
            Route("/", self._public),
            Route("/join", self._join),
            Route("/claim", self._claim, methods=["POST"]),
            Route("/leave", self._leave, methods=["POST"]),
            Route("/seat", self._own_seat),
            Route("/seat/{seat}", self._seat),
            Route("/host", self._host),
            Route("/join.svg", self._code),
            Route("/favicon.ico", self._icon),
            WebSocketRoute("/live", self._live),
            WebSocketRoute("/live/host", self._live_host),
            WebSocketRoute("/live/seat/{seat}", self._live_seat),
            Mount("/static", StaticFiles(directory=STATIC)),
        ]
        pages = Starlette(routes=routes, exception_handlers={404: self._nowhere})
        return Guard(pages, self._requests)

    # Pages

    def _page(self, name: str) -> HTMLResponse:
        return HTMLResponse(page(name, self._lang, WORDS))

    async def _own_page(
        self, name: str, request: Request, lines: Mapping[str, str] = NO_LINES
    ) -> HTMLResponse:
        """A page in the language its reader has chosen."""
        lang = await self._chosen(request)
        seated = self._seat_of(request) is not None
        return HTMLResponse(page(name, lang, WORDS, self._lang, lines=lines, seated=seated))

    async def _chosen(self, asking: Request | WebSocket) -> str:
        """The language the browser has chosen, with its catalogue read."""
        lang = languages.chosen(asking.cookies, self._lang)
        for children in {False, self._children}:  # the page's own words, and what it is told
            await asyncio.to_thread(catalogue_of, lang, children)
        return lang

    async def _public(self, request: Request) -> Response:
        address = self._address()
        joined = "" if _loopback(address) else f"{address}/join"  # no phone could follow it
        seated = self._seat_of(request) is not None
        return HTMLResponse(page("public", self._lang, WORDS, address=joined, seated=seated))

    async def _join(self, request: Request) -> Response:
        return await self._own_page("join", request)

    async def _own_seat(self, request: Request) -> Response:
        seat = self._seat_of(request)
        return RedirectResponse("/join#no-seat" if seat is None else f"/seat/{seat}", 303)

    async def _seat(self, request: Request) -> Response:
        if not self._may_sit(request):
            return await self._no_entry(request)
        return await self._own_page("seat", request)

    async def _host(self, request: Request) -> Response:
        key = request.query_params.get("key")
        if key is not None and _same(key, self._host_key):
            answer = RedirectResponse("/host", 303)
            _set_cookie(answer, HOST_COOKIE, self._host_key)
            return answer
        if not self._is_host(request.cookies):
            return await self._refused(request, 403, "web-no-entry-title", "web-no-host")
        return self._page("host")

    async def _code(self, _: Request) -> Response:
        address = self._address()
        if _loopback(address):
            return Response(status_code=404)  # no phone could follow it
        code = segno.make(f"{address}/join", error="m")
        drawn = code.svg_inline(border=2, dark="#000", light="#fff", omitsize=True)
        return Response(
            drawn.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1),
            media_type="image/svg+xml",
        )

    async def _icon(self, _: Request) -> Response:
        """For what is no page and names no icon: a browser asks here when it shows a drawing alone."""
        return FileResponse(STATIC / "icon.svg")

    async def _no_entry(self, request: Request) -> Response:
        return await self._refused(request, 403, "web-no-entry-title", "web-no-entry")

    async def _nowhere(self, request: Request, _: Exception) -> Response:
        return await self._refused(request, 404, "web-nowhere-title", "web-nowhere")

    async def _refused(self, request: Request, status: int, title: str, why: str) -> Response:
        lines = {"refused-title": title, "refused": why}
        answer = await self._own_page("no-entry", request, lines)
        answer.status_code = status
        return answer

    # Sitting down and leaving

    async def _claim(self, request: Request) -> Response:
        text = partial(languages.word, await self._chosen(request))
        if not self._claims.take(_address(request.scope)):
            return JSONResponse({"error": text("web-too-fast")}, 429)
        if self._seat_of(request) is not None:
            return JSONResponse({"error": text("web-have-seat")}, 409)
        try:
            wanted = msgspec.json.decode(await _body(request), type=Sit)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            return JSONResponse({"error": text("web-wrong")}, 400)
        try:
            token = self._room.claim(wanted.seat)
        except SeatTaken:
            return JSONResponse({"error": text("web-just-taken")}, 409)
        answer = JSONResponse({"seat": wanted.seat})
        _set_cookie(answer, SEAT_COOKIE, token)
        return answer

    async def _leave(self, request: Request) -> Response:
        seat = self._seat_of(request)
        if seat is None:
            return await self._no_entry(request)
        self._room.release(seat)
        answer = JSONResponse({})
        answer.delete_cookie(SEAT_COOKIE)
        return answer

    # Lines

    async def _live(self, line: WebSocket) -> None:
        await self._talk(line, self._room.connect(None), lambda _: False)

    async def _live_seat(self, line: WebSocket) -> None:
        if not self._may_sit(line):
            await line.close()  # before it is accepted: the browser is answered 403
            return
        seat = int(line.path_params["seat"])
        lang = await self._chosen(line)
        if not self._may_sit(line):  # released while the catalogue was read
            await line.close()
            return
        self._room.speak(seat, lang)

        def heard(text: str) -> bool:
            if not self._may_sit(line):
                return False  # released since
            wish = asked.seat_decoder.decode(text)
            if isinstance(wish, asked.Start):
                self._room.start()
            elif self._room.game is not None:
                self._room.game.enter(seat, wish.text)
            return True

        await self._talk(line, self._room.connect(seat), heard)

    async def _live_host(self, line: WebSocket) -> None:
        if not self._is_host(line.cookies):
            await line.close()
            return

        def heard(text: str) -> bool:
            self._host_wishes(asked.host_decoder.decode(text))
            return True

        await self._talk(line, self._room.connect(None), heard)

    def _host_wishes(self, wish: asked.OfHost) -> None:
        room = self._room
        match wish:
            case asked.Start():
                room.start()
            case asked.SetPace(pace=pace):
                room.set_pace(pace)
            case asked.Concern(what="release", seat=seat):
                room.release(seat)
            case asked.Concern(what="bot", seat=seat):
                room.stand_in(seat)
            case _ if room.game is None:
                pass
            case asked.Correct(what=what):
                room.game.correct(asked.CORRECTIONS[what]())
            case asked.Concern(what=what, seat=seat):
                room.game.correct(asked.CONCERNS[what](seat))
            case asked.SetVolume(what=what, louder=louder):
                room.game.volume(what, louder)

    async def _talk(self, line: WebSocket, here: Page | None, heard: Callable[[str], bool]) -> None:
        """Both directions of a line until either end has enough."""
        if here is None:
            await line.close()
            return
        try:
            await line.accept()
            speaking = asyncio.create_task(_speak(line, here))
            try:
                await self._listen(line, heard)
            finally:
                speaking.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await speaking
        except WebSocketDisconnect:
            pass
        finally:
            self._room.disconnect(here)

    async def _listen(self, line: WebSocket, heard: Callable[[str], bool]) -> None:
        bucket, nonsense = Bucket(self._rates.messages), 0
        while True:
            message = await line.receive()
            if message["type"] == "websocket.disconnect":
                return
            try:
                sense = bucket.take() and heard(message.get("text") or "")
            except (msgspec.MsgspecError, UnicodeError):
                sense = False
            if not sense:
                nonsense += 1
            if nonsense > MOST_NONSENSE:
                await line.close(NONSENSE)
                return

    # Who is who

    def _seat_of(self, asking: Request | WebSocket) -> Seat | None:
        return self._room.claims.seat_of(asking.cookies.get(SEAT_COOKIE))

    def _may_sit(self, asking: Request | WebSocket) -> bool:
        wanted = asking.path_params["seat"]
        seat = self._seat_of(asking)
        return seat is not None and wanted == str(seat)

    def _is_host(self, cookies: dict[str, str]) -> bool:
        return _same(cookies.get(HOST_COOKIE, ""), self._host_key)


async def _speak(line: WebSocket, here: Page) -> None:
    while (text := await here.out.get()) is not None:
        await line.send_text(text)
    await line.close(PUT_OUT if here.put_out else 1001)


async def _body(request: Request) -> bytes:
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LONGEST_BODY:
            raise msgspec.DecodeError("the body is too long")
    return body


def _loopback(address: str) -> bool:
    return ipaddress.ip_address(urlsplit(address).hostname or "").is_loopback


def _same(offered: str, known: str) -> bool:
    return secrets.compare_digest(offered.encode("utf-8", "surrogatepass"), known.encode())


def _set_cookie(answer: Response, name: str, value: str) -> None:
    # Lax, not Strict: a phone that follows the QR code again must come back to its seat. No GET
    # changes anything, and every POST and every line is checked for its Origin.
    answer.set_cookie(name, value, max_age=86_400, httponly=True, samesite="lax")


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


class Guard:
    """In front of everything: rates, sizes, the Host and the Origin, and the headers of answers."""

    def __init__(self, app: ASGIApp, limiter: Limiter) -> None:
        self._app = app
        self._limiter = limiter
        own = socket.gethostname().lower()
        self._names = frozenset({"localhost", own, f"{own}.local"})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = self._refusal(scope)
        if refusal and scope["type"] == "websocket":
            await WebSocket(scope, receive, send).close()
            return
        answer: Callable[[Scope, Receive, Send], Awaitable[Any]] = self._app
        if refusal:
            answer = Response(status_code=refusal)
        await answer(scope, receive, _with_headers(send))

    def _refusal(self, scope: Scope) -> int:
        headers = Headers(scope=scope)
        if not self._limiter.take(_address(scope)):
            return 429
        if len(scope["path"]) + len(scope["query_string"]) > LONGEST_TARGET:
            return 414
        host = headers.get("host", "")
        if not self._known(host):
            return 421
        changes = scope["type"] == "websocket" or scope.get("method") not in {"GET", "HEAD"}
        if changes and headers.get("origin") != f"http://{host}":
            return 403
        return 0

    def _known(self, host: str) -> bool:
        """Against rebinding a foreign name to this address: a name must be one of the machine's."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        if name in self._names:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
        await send(message)

    return sending
