"""On a narrow telephone no page scrolls sideways, with the longest names 24 players can have."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page
from rich.console import Console
from test_replay_page import told
from web_table import HOST_KEY, WebTable, header_of

from table.app import names
from table.app.playing import game
from table.app.playing.header import Series

PLAYERS = 24
NAMES = tuple(chr(ord("A") + n) + "W" * (names.LONGEST - 1) for n in range(PLAYERS))
HEADER = header_of("tabula-hu", PLAYERS, speed=1.0, pace={"setup": 3600})
HEADER = replace(HEADER, setup=replace(HEADER.setup, names=NAMES))
PATIENCE = 120_000

BESIDE = """() => {
  const cut = (e) => e.scrollWidth > e.clientWidth;
  const seen = [...document.querySelectorAll('button, li, h1')].filter((e) => !e.closest('.unseen'));
  return [document.documentElement, ...seen].filter(cut).map((e) => e.lang || e.textContent.trim());
}"""
"""What is wider than its place: the page itself (its language), a button, a line, a heading."""


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """Where there is a table that waits, one that plays, and a game that is told again."""
    folder = tmp_path_factory.mktemp("game")
    over = replace(HEADER, series=Series(seed=3, totals=(0,) * PLAYERS))
    game.play_at_once(game.begin(folder, over), Console(quiet=True))
    with ExitStack() as stack:
        waiting = stack.enter_context(WebTable(HEADER, lobby=True))
        playing = stack.enter_context(WebTable(replace(HEADER, people=(1,))))
        assert playing.dealt.wait(120)
        yield {
            "waiting": waiting.url,
            "playing": playing.url,
            "over": stack.enter_context(told(folder, "en")),
        }


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context()
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


@pytest.mark.parametrize(
    ("table", "path", "drawn"),
    [
        *((table, "/", "#places li:nth-child(24)") for table in ("waiting", "playing")),
        *((table, "/join", "#free li:nth-child(23)") for table in ("waiting", "playing")),
        *(
            (table, f"/host?key={HOST_KEY}", "#seats li:nth-child(24)")
            for table in ("waiting", "playing")
        ),
        *((table, "/seat/24", "#name:text('XW')") for table in ("waiting", "playing")),
        ("playing", "/seat/1", "h1"),  # somebody else's
        ("playing", "/nowhere", "h1"),
        ("over", "/", "#story li.now"),
    ],
)
def test_no_page_scrolls_sideways(
    page: Page, tables: dict[str, str], table: str, path: str, drawn: str
) -> None:
    if path == "/seat/24":
        page.goto(f"{tables[table]}/join")
        page.get_by_role("button", name=NAMES[-1]).click()
        page.wait_for_url("**/seat/24")
    else:
        page.goto(tables[table] + path)
    for width, height in ((360, 640), (320, 568)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_selector(drawn, state="attached")
        assert page.evaluate(BESIDE) == []
    if path == "/seat/24":
        for _ in range(2):  # as whoever means it
            page.locator("#leave").click()
        page.wait_for_url("**/join")
