"""What somebody has half typed at a phone stays where the table only asks the same again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from web_table import WebTable, header_of

from table.burgomaster.commands import Command, Open
from table.cues import Lamps, Light
from table.web import messages

# Five who play elsewhere and do nothing: the table waits for them as long as the test takes.
WAITING = header_of(speed=1.0, pace={"setup": 3600}, people=(1, 2, 3, 4, 5))


@pytest.fixture(scope="module")
def table() -> Iterator[WebTable]:
    with WebTable(WAITING, lobby=True) as table:
        yield table


@pytest.fixture(scope="module")
def phone(table: WebTable, browser: Browser) -> Iterator[BrowserContext]:
    """Of who sits at seat 6, from before the start on: no bot answers there."""
    context = browser.new_context()
    context.set_default_timeout(120_000)
    page = context.new_page()
    page.goto(f"{table.url}/join")
    page.get_by_role("button", name="Seat 6", exact=True).click()
    page.wait_for_url("**/seat/6")
    page.locator("#start").click()
    expect(page.locator("#turn")).to_be_visible()
    page.close()
    yield context
    context.close()


@pytest.fixture
def page(table: WebTable, phone: BrowserContext) -> Iterator[Page]:
    """The page of seat 6, which the table has asked something."""
    page = phone.new_page()
    page.goto(f"{table.url}/seat/6")
    expect(page.locator("#turn")).to_be_visible()
    yield page
    page.close()


@pytest.mark.parametrize("lost", [False, True], ids=["with its line", "back on the line"])
@pytest.mark.parametrize(
    ("numbers", "left"),
    [([0], "1"), ([1], "_"), ([1, 2], "_")],
    ids=["the same", "another", "another, and the first one again"],
)
def test_what_is_half_typed_stays_under_the_same_question_alone(
    table: WebTable, page: Page, lost: bool, numbers: list[int], left: str
) -> None:
    page.keyboard.type("1")
    expect(page.locator("#typed")).to_have_text("1")
    first, said = table.evening.question, f"Asked {numbers}, {lost}."

    def ask() -> None:
        if lost:
            for line in tuple(table.room._pages):
                line.close()
        for number in numbers:
            table.evening.question = first + number
            table.game(Open(0, seats=(6,), until=3_600_000, phase="setup"))
        table.room.say(messages.Caption(t=0, ms=0, text=said))

    table.call(ask)
    expect(page.locator("#caption")).to_have_text(said)
    expect(page.locator("#typed")).to_have_text(left)


def test_a_page_that_comes_back_in_a_minute_the_host_has_added_is_still_asked(
    table: WebTable, page: Page
) -> None:
    first = Open(0, seats=(6,), until=1, phase="setup")  # its own time has passed
    table.call(lambda: table.game(first))
    page.reload()
    expect(page.locator("#turn")).to_be_visible()


def test_who_comes_back_in_the_morning_is_not_told_of_the_last_slot_of_the_night() -> None:
    header = header_of(speed=400.0)
    with WebTable(header) as table:
        seen: list[tuple[int, ...]] = []

        def hear(command: Command) -> None:
            if isinstance(command, Lamps) and command.light is not Light.OFF:
                kept = table.room._latest[messages.Opened]
                assert isinstance(kept, messages.Opened)
                seen.append(kept.seats)

        table.call(lambda: table.evening.listen(hear))
        assert table.over.wait(300)
        assert seen
        assert set(seen) == {()}
