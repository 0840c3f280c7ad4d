"""What axe-core and a keyboard find on every page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from web_table import HOST_KEY, WebTable, header_of

# Five who play elsewhere and do nothing: the table waits for them as long as the tests take.
WAITING = header_of(speed=1.0, pace={"setup": 3600}, people=(1, 2, 3, 4, 5))


@pytest.fixture(scope="module")
def running() -> Iterator[WebTable]:
    with WebTable(WAITING) as table:
        assert table.dealt.wait(120)
        yield table


@pytest.fixture
def table(running: WebTable) -> Iterator[WebTable]:
    yield running
    running.call(lambda: running.room.release(6))


@pytest.fixture(params=["light", "dark"])
def context(browser: Browser, request: pytest.FixtureRequest) -> Iterator[BrowserContext]:
    made = browser.new_context(color_scheme=request.param, reduced_motion="reduce")
    made.set_default_timeout(120_000)
    yield made
    made.close()


def open_page(table: WebTable, context: BrowserContext, path: str) -> Page:
    page = context.new_page()
    page.goto(table.url + path)
    return page


def serious(page: Page, axe: str) -> list[str]:
    page.evaluate(axe)
    found = page.evaluate("axe.run().then(r => r.violations)")
    return [
        f"{v['id']}: {v['help']}: {[n['html'][:120] for n in v['nodes']]}"
        for v in found
        if v["impact"] in {"serious", "critical"}
    ]


def test_the_public_page(table: WebTable, context: BrowserContext, axe: str) -> None:
    page = open_page(table, context, "/")
    page.wait_for_selector("#told li", state="attached")
    assert serious(page, axe) == []


def test_the_page_to_join(table: WebTable, context: BrowserContext, axe: str) -> None:
    page = open_page(table, context, "/join")
    page.wait_for_selector("#free button")
    expect(page.locator("#no-seat")).to_be_hidden()
    page.goto(f"{table.url}/seat")  # as a browser that lost its cookie comes back to it
    expect(page.locator("#no-seat")).to_be_visible()
    page.wait_for_selector("#free button")
    assert serious(page, axe) == []


def test_the_page_that_lets_nobody_in(table: WebTable, context: BrowserContext, axe: str) -> None:
    assert serious(open_page(table, context, "/seat/1"), axe) == []


def test_the_hosts_page(table: WebTable, context: BrowserContext, axe: str) -> None:
    page = open_page(table, context, f"/host?key={HOST_KEY}")
    page.wait_for_selector("#seats li")
    table.call(lambda: table.room.claim(6))
    expect(page.locator("#seats li").last.locator("button")).to_have_text(
        [
            "Release the seat",
            "The player leaves the game",
        ]  # Lupusburg knows no penalty for open eyes
    )
    elsewhere = page.locator("#seats li").first.locator("button")
    expect(elsewhere).to_have_text(["The player leaves the game"])  # no page's seat to release
    assert serious(page, axe) == []


@pytest.mark.parametrize("night", [False, True])
def test_the_seats_page(table: WebTable, context: BrowserContext, axe: str, night: bool) -> None:
    page = open_page(table, context, "/join")
    page.locator("#free button").first.click()
    page.wait_for_selector("#pad button")
    page.evaluate("night => document.body.classList.toggle('night', night)", night)
    assert serious(page, axe) == []


def test_a_seat_is_played_by_keyboard_alone(browser: Browser) -> None:
    with WebTable(WAITING, lobby=True) as table:
        context = browser.new_context()
        context.set_default_timeout(120_000)
        page = open_page(table, context, "/join")
        page.wait_for_selector("#free button")

        def tab_to(words: str) -> None:
            for _ in range(30):
                page.keyboard.press("Tab")
                if page.evaluate("document.activeElement.textContent") == words:
                    return
            raise AssertionError(f"no way to {words!r} by keyboard")

        tab_to("Seat 6")
        page.keyboard.press("Enter")
        page.wait_for_url("**/seat/6")
        page.wait_for_selector("#start")
        tab_to("Start the game")
        page.keyboard.press("Enter")
        expect(page.locator("#asked")).not_to_be_empty(timeout=120_000)
        page.locator("body").click(position={"x": 1, "y": 1})
        page.keyboard.type("12")
        assert page.locator("#typed").inner_text() == "12"
        page.keyboard.press("Backspace")
        assert page.locator("#typed").inner_text() == "_"
        page.keyboard.type("12")
        page.keyboard.press("Enter")
        expect(page.locator("#note")).to_have_text("Taken.", timeout=120_000)
        expect(page.locator("#turn")).to_be_hidden()
        # Holding the button shows what is held, letting go hides it.
        tab_to("Hold to look")
        page.keyboard.down("Space")
        assert "House 12" in page.locator("#own").inner_text()
        page.keyboard.up("Space")
        assert page.locator("#own").inner_text() == ""
        context.close()


def test_text_that_is_enlarged_stays_on_the_page(table: WebTable, browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844})
    for path in ("/", "/join"):
        page = open_page(table, context, path)
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1"), path
    context.close()


LONG = """night => {
  document.body.classList.toggle('night', night);
  for (const [id, text] of Object.entries({
    title: 'The chests',
    caption: 'Everybody types the house in which the own chest is, and then the sign for yes.',
    asked: 'Which house hides your chest? Type 1 or 2, then #.',
  })) { document.getElementById(id).textContent = text; document.getElementById(id).hidden = false; }
  document.getElementById('turn').hidden = false;
  return [...document.querySelectorAll('#pad button')].map(e => {
    const { top, bottom, height } = e.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight && height >= 44;
  });
}"""


@pytest.mark.parametrize(("width", "height"), [(360, 640), (320, 568)])
def test_no_key_is_cut_by_the_edge_of_a_small_phone(
    table: WebTable, browser: Browser, width: int, height: int
) -> None:
    context = browser.new_context(viewport={"width": width, "height": height})
    context.set_default_timeout(120_000)
    page = open_page(table, context, "/join")
    page.locator("#free button").first.click()
    page.wait_for_url("**/seat/*")  # with its style sheet
    page.wait_for_selector("#pad button")
    expect(page.locator("#name")).not_to_be_empty()  # the table has said what there is
    page.wait_for_selector("body:not(.waiting)")
    for night in (False, True):
        # Until what the game says meanwhile has been drawn, too.
        page.wait_for_function(f"night => ({LONG})(night).every(Boolean)", arg=night)
        assert page.locator("#pad button").count() == 16
    context.close()


def test_a_whisper_lights_the_display_as_much_as_nothing(table: WebTable, browser: Browser) -> None:
    context = browser.new_context()
    context.set_default_timeout(120_000)
    page = open_page(table, context, "/join")
    page.locator("#free button").first.click()
    page.wait_for_url("**/seat/*")  # with its style sheet
    page.wait_for_selector("#pad button")
    light = page.evaluate(
        """async () => {
          const { Whisper } = await import('/static/whisper.js');
          const whisper = new Whisper(Object.assign(document.createElement('canvas'),
            { width: 640, height: 240 }));
          return ['', 'You are: Werewolf', 'Werewolves: 3 8 14 Victim: 21.',
            'Du er: Varulv '.repeat(9)].map(text => {
              whisper.show(text);
              return whisper.light(0, 240);
            });
        }"""
    )
    assert len(set(light)) == 1
    assert light[0] > 0
    context.close()
