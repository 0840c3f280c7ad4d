"""A person who reads another language than the table speaks."""

from __future__ import annotations

from playwright.sync_api import Browser, expect
from web_table import WebTable, header_of

from table.cues import phrase
from table.speech.catalogue import catalogue_of

# Five who play elsewhere and do nothing: the table waits for them as long as the test takes.
WAITING = header_of(speed=1.0, pace={"setup": 3600}, people=(1, 2, 3, 4, 5))


def test_the_language_is_chosen_by_a_button_and_kept(browser: Browser) -> None:
    hungarian = catalogue_of("hu").text
    with WebTable(WAITING, lobby=True) as table:
        context = browser.new_context()
        context.set_default_timeout(120_000)
        everybody = context.new_page()
        everybody.goto(table.url)
        page = context.new_page()
        page.goto(f"{table.url}/join")
        expect(page.locator("#free button")).to_have_text("Seat 6")
        page.get_by_role("button", name="magyar").click()
        seat = hungarian(phrase("terminal-seat", seat=6))
        page.get_by_role("button", name=seat, exact=True).click()
        page.wait_for_url("**/seat/6")
        expect(page.locator("#name")).to_have_text(seat)
        expect(page.locator("#hold")).to_have_text(hungarian(phrase("web-hold")))
        page.locator("#start").click()
        expect(page.locator("#asked")).not_to_be_empty(timeout=120_000)
        page.locator("body").click(position={"x": 1, "y": 1})  # the start button had the focus
        page.keyboard.type("12")
        page.keyboard.press("Enter")
        expect(page.locator("#note")).to_have_text(
            hungarian(phrase("reply-taken")), timeout=120_000
        )
        # The table's own words, here and on everybody's page, stay English.
        title = page.locator("#title").text_content() or ""
        assert title
        expect(everybody.locator("#title")).to_have_text(title)
        assert everybody.evaluate("document.documentElement.lang") == "en"
        # Back to the table's language in the midst of the game.
        page.get_by_role("button", name="English").click()
        expect(page.locator("#name")).to_have_text("Seat 6")
        expect(page.locator("#note")).to_have_text("Taken.")
        context.close()
