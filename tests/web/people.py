"""People at phones: each has a browser of their own behind a line of their own, which can be cut."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from types import TracebackType
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page
from web_table import WebTable

from table.seats import bots
from table.seats.bots import Bot

PHONE = {"width": 390, "height": 844}
PATIENCE = 120_000
"""Milliseconds; the machine may be busy."""


class Relay:
    """A line between a phone and the table that can be cut as Wi-Fi is: without a word."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._goal = (parts.hostname, parts.port)
        self._open: set[asyncio.StreamWriter] = set()
        self._ready = threading.Event()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self.url = ""

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._server = self._loop.run_until_complete(
            asyncio.start_server(self._serve, "127.0.0.1", 0)
        )
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        self._ready.set()
        self._loop.run_forever()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(*self._goal)
        self._open |= {writer, back}

        async def pump(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
            with contextlib.suppress(ConnectionError, asyncio.CancelledError):
                while data := await source.read(65536):
                    sink.write(data)
                    await sink.drain()
            sink.close()

        await asyncio.gather(pump(reader, back), pump(there, writer))
        self._open -= {writer, back}

    def cut(self) -> None:
        """Every connection is gone at once; new ones are possible."""

        async def cutting() -> None:
            for writer in tuple(self._open):
                writer.transport.abort()

        asyncio.run_coroutine_threadsafe(cutting(), self._loop).result(120)

    def __enter__(self) -> Relay:
        self._thread.start()
        assert self._ready.wait(120)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        async def ending() -> None:
            self._server.close()
            for writer in tuple(self._open):
                writer.transport.abort()
            others = asyncio.all_tasks() - {asyncio.current_task()}
            await asyncio.wait(others, timeout=5) if others else None

        asyncio.run_coroutine_threadsafe(ending(), self._loop).result(120)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(120)
        self._loop.close()


class Person:
    """Somebody at a seat page, who decides as a bot does and taps with a finger."""

    def __init__(self, table: WebTable, browser: Browser, relay: Relay, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.relay = relay
        self.context = browser.new_context(
            viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce"
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.bot: Bot = bots.make(table.header.rules, "random", seat, 1)
        self.typed = 0
        self._done = ""

    def sit_down(self) -> None:
        self.page.goto(f"{self.relay.url}/join")
        name = f"Seat {self.seat}"
        self.page.get_by_role("button", name=name, exact=True).click()
        self.page.wait_for_url(f"**/seat/{self.seat}")
        self.page.wait_for_selector("#pad button")

    def look(self) -> str:
        """Hold the button, read, let go."""
        hold = self.page.locator("#hold")
        hold.dispatch_event("keydown", {"key": " "})
        seen = self.page.locator("#own").inner_text()
        hold.dispatch_event("keyup", {"key": " "})
        return seen

    def tap(self, text: str) -> None:
        """Type `text` and confirm it, in one go so that a busy machine does not split it."""
        self.page.evaluate(
            "keys => { for (const k of keys)"
            " document.querySelector(`#pad button[value='${k}']`).click(); }",
            [*text, "#"],
        )
        self.typed += 1

    def play(self) -> None:
        """Answer what the table asks of this seat now, once."""
        conductor = self.table.evening.conductor
        opened = self.table.call(lambda: self.table.evening.open_for(self.seat))
        if opened is None:
            return
        sign = f"{conductor.script.sign} {opened.phase} {opened.t}"
        if sign == self._done:
            return
        if opened.talk:
            text: str | None = "A"
        else:
            text = self.table.call(
                lambda: self.bot.answer(conductor.seat_view(self.seat), str(sign))
            )
            if text is None and opened.phase.startswith("night/"):
                text = str(self.seat)
        if text is not None:
            self._done = sign
            self.tap(text)
