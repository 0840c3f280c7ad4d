"""What somebody has half typed at a phone stays where the table only asks the same again."""

from __future__ import annotations

from playwright.sync_api import Browser, expect
from web_table import WebTable, header_of

from table.burgomaster.commands import Open
from table.web import messages

# Five who play elsewhere and do nothing: the table waits for them as long as the test takes.
WAITING = header_of(speed=1.0, pace={"setup": 3600}, people=(1, 2, 3, 4, 5))


def test_a_question_that_is_asked_again_leaves_what_is_half_typed(browser: Browser) -> None:
    with WebTable(WAITING, lobby=True) as table:
        context = browser.new_context()
        context.set_default_timeout(120_000)
        page = context.new_page()
        page.goto(f"{table.url}/join")
        page.get_by_role("button", name="Seat 6", exact=True).click()
        page.wait_for_url("**/seat/6")
        page.locator("#start").click()
        expect(page.locator("#asked")).not_to_be_empty(timeout=120_000)
        page.locator("body").click(position={"x": 1, "y": 1})  # the start button had the focus
        page.keyboard.type("1")
        asked = Open(0, seats=(6,), until=3_600_000, phase="setup")

        def ask(again: bool, caption: str) -> None:
            table.evening.asked_again = again
            table.game(asked)
            table.room.say(messages.Caption(t=0, ms=0, text=caption))

        for again, left in ((True, "1"), (False, "_")):
            table.call(lambda again=again: ask(again, f"Asked: {again}"))
            expect(page.locator("#caption")).to_have_text(f"Asked: {again}")
            expect(page.locator("#typed")).to_have_text(left)
        context.close()


def test_a_page_that_comes_back_in_a_minute_the_host_has_added_is_still_asked(
    browser: Browser,
) -> None:
    with WebTable(WAITING, lobby=True) as table:
        page = browser.new_page()
        page.set_default_timeout(120_000)
        page.goto(f"{table.url}/join")
        page.get_by_role("button", name="Seat 6", exact=True).click()
        page.wait_for_url("**/seat/6")
        page.locator("#start").click()
        expect(page.locator("#turn")).to_be_visible(timeout=120_000)
        first = Open(0, seats=(6,), until=1, phase="setup")  # its own time has passed
        table.call(lambda: table.game(first))
        page.reload()
        expect(page.locator("#turn")).to_be_visible()
        page.close()
