"""What the host can press, and when: what does nothing now is not offered."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page, expect
from web_table import HOST_KEY, WebTable, header_of

from table.web import messages

# Somebody who plays elsewhere and does nothing: the table waits as long as the tests take.
OPEN_EYES = header_of("tabula-hu", 8, speed=1.0, pace={"setup": 3600}, people=(1,))
OPEN_EYES = replace(OPEN_EYES, options={**OPEN_EYES.options, "open_eyes_die": True})
PATIENCE = 120_000
IN_A_GAME = "[data-correct], [data-volume]"


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


def enabled(page: Page, count: int) -> None:
    """So many of the buttons that work on a game can be pressed, in the end."""
    expect(page.locator(IN_A_GAME)).to_have_count(11)
    usable = page.locator(":is([data-correct], [data-volume]):enabled")
    expect(usable).to_have_count(count, timeout=PATIENCE)


def test_a_correction_can_be_pressed_while_a_game_is_played_and_no_longer(page: Page) -> None:
    with WebTable(OPEN_EYES, lobby=True) as table:
        page.goto(f"{table.url}/host?key={HOST_KEY}")
        seats = page.locator("#seats li")
        expect(seats).to_have_count(8)
        enabled(page, 0)
        expect(seats.nth(7).locator(".state")).to_have_text("…")  # no bot plays it yet
        expect(seats.locator("button")).to_have_count(0)
        expect(page.locator("#start")).to_be_enabled()  # who is in sits at no page
        expect(page.locator("input[name=pace]:enabled")).to_have_count(3)

        table.call(lambda: table.room.claim(8))
        expect(seats.nth(7).locator("button")).to_have_text(["Release the seat"])
        page.locator("#start").click()
        enabled(page, 11)
        leaves = ["The player leaves the game", "Looked uncalled"]
        expect(seats.nth(0).locator("button")).to_have_text(leaves)  # at no page: not to release
        expect(seats.nth(6).locator(".state")).to_have_text("a bot plays")
        expect(seats.nth(7).locator("button")).to_have_text(["Release the seat", *leaves])

        table.call(table.room.close_game)
        enabled(page, 0)
        expect(seats.locator("button")).to_have_text(["Release the seat"])


def test_what_is_said_and_shown_in_the_same_words_is_there_once(page: Page) -> None:
    with WebTable(header_of(), lobby=True) as table:  # no game says anything in between
        public, host = page.context.new_page(), page.context.new_page()
        host.goto(f"{table.url}/host?key={HOST_KEY}")
        expect(host.locator("#seats li")).to_have_count(6)
        expect(host.locator("#start")).to_be_disabled()  # nobody is in
        page.goto(f"{table.url}/join")
        page.locator("#free button").last.click()
        page.wait_for_url("**/seat/6")
        expect(host.locator("#start")).to_be_enabled()
        public.goto(table.url)

        def say(title: str, caption: str) -> None:
            table.room.say(messages.Title(t=0, text=title, big=None, until=None))
            table.room.say(messages.Caption(t=0, ms=0, text=caption))

        for caption in ("The Seer.", "Seer, look at one player.", "The Seer."):
            table.call(partial(say, "The Seer.", caption))
            for each in (page, public, host):
                expect(each.locator("#caption")).to_have_text(caption, timeout=PATIENCE)
                expect(each.locator("#title")).to_have_text("The Seer.", timeout=PATIENCE)
                expect(each.locator("#title")).to_be_visible(visible=caption != "The Seer.")
