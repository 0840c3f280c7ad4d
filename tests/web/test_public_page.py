"""What everybody sees of the waiting table: names, the address to join, and the line that is lost."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator

import httpx
import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page, expect
from web_table import WebTable, header_of

from table.app.playing.header import Header

PHONES = "http://192.168.178.123:8000"

OVERLAPS = """() => {
  const boxes = (what) => [...document.querySelectorAll(what)].map((e) => e.getBoundingClientRect());
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const names = boxes('#circle .name'), signs = boxes('#circle .person .sign');
  let met = 0;
  for (const [i, a] of names.entries()) {
    met += signs.filter((b) => meet(a, b)).length + names.slice(i + 1).filter((b) => meet(a, b)).length;
  }
  return [names.length, met];
}"""
"""How many names there are, and how often one lies on something else."""

CUT = """() => {
  const names = [...document.querySelectorAll('#circle .name')].map((e) => e.getBoundingClientRect());
  const drawing = document.getElementById('circle').getBoundingClientRect();
  const out = (a) => a.left < drawing.left || a.right > drawing.right || a.top < drawing.top;
  return [names.length, names.filter((a) => out(a) || a.bottom > drawing.bottom).length];
}"""
"""How many names there are, and how many reach out of the drawing."""


LOST = """() => {
  const lost = document.getElementById('lost');
  lost.textContent = 'Lost';
  lost.hidden = false;
  return [lost, document.querySelector('main')].map((e) => e.getBoundingClientRect())
    .map(({ top, bottom }, i) => i ? top : bottom);
}"""
"""Where the words that the line is lost end, and where the page begins below them."""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1280, "height": 720})
    context.set_default_timeout(120_000)
    yield context.new_page()
    context.close()


def waiting(players: int) -> Header:
    """Of a table where everybody has the longest name there may be."""
    header = header_of("tabula-hu", players) if players > 6 else header_of()
    names = tuple(f"Bartholomew {n:04}" for n in range(players))
    return replace(header, setup=replace(header.setup, names=names))


@pytest.mark.parametrize("players", [6, 9, 12])
def test_long_names_lie_on_no_sign_and_on_no_other_name(page: Page, players: int) -> None:
    with WebTable(waiting(players), lobby=True) as table:
        page.goto(table.url)
        page.wait_for_selector("#places li")
        assert page.evaluate(OVERLAPS) == [players, 0]


@pytest.mark.parametrize("lobby", [True, False])
@pytest.mark.parametrize("players", [6, 14, 15, 24])
def test_a_projector_of_the_old_shape_cuts_no_name(page: Page, players: int, lobby: bool) -> None:
    page.set_viewport_size({"width": 1024, "height": 768})
    header = replace(waiting(players), people=(1,))  # who does nothing
    with WebTable(header, lobby=lobby) as table:
        page.goto(table.url)
        page.wait_for_selector("#places li", state="attached")
        expect(page.locator("#lobby")).to_be_visible(visible=lobby)
        if lobby:
            expect(page.locator("#full")).to_be_in_viewport()
        houses = not lobby and players == 6  # Lupusburg's have the names under no seat
        assert page.evaluate(CUT) == [0 if houses else players, 0]


def test_the_address_to_join_can_be_read_where_phones_can_follow_it() -> None:
    with WebTable(header_of(), lobby=True) as table:
        here = table.url
        assert f"{here}/join" not in re.sub("<wbr>", "", httpx.get(here, timeout=60).text)
        table.url = PHONES
        assert f">{html.escape(PHONES)}/join<" in re.sub(
            "<wbr>", "", httpx.get(here, timeout=60).text
        )


@pytest.mark.parametrize("path", ["/", "/seat/6"])
def test_a_lost_line_covers_nothing(page: Page, path: str) -> None:
    waiting = header_of(speed=1.0, pace={"setup": 3600}, people=(1, 2, 3, 4, 5))
    with WebTable(waiting, lobby=True) as table:
        page.goto(f"{table.url}/join")
        page.locator("#free button").first.click()
        page.wait_for_url("**/seat/6")
        page.goto(table.url + path)
        page.wait_for_selector("main")
        below, top = page.evaluate(LOST)  # in one go: its line may open meanwhile
        assert top >= below > 0
