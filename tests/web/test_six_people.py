"""Six people with six phones play whole games, and what happens to phones happens to theirs."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from people import PATIENCE, Person, Relay
from playwright.sync_api import Browser, expect
from web_table import HOST_KEY, WebTable, header_of

pytestmark = pytest.mark.slow

SLOTS = {"count": 60, "whisper": 10}
"""Seconds of the game; at this speed a slot is long enough for a busy machine."""
SPEED = 30.0
LIMIT = 1200
"""Seconds in which a game must have ended."""


@pytest.fixture
def table() -> Iterator[WebTable]:
    header = header_of(speed=SPEED, pace=SLOTS)
    with WebTable(header, lobby=True) as running:
        yield running


def six(table: WebTable, browser: Browser, stack: ExitStack) -> list[Person]:
    people = []
    for seat in range(1, 7):
        relay = stack.enter_context(Relay(table.url))
        person = Person(table, browser, relay, seat)
        stack.callback(person.context.close)
        person.sit_down()
        people.append(person)
    return people


def start(table: WebTable, people: list[Person]) -> None:
    people[0].page.locator("#start").click()
    assert table.dealt.wait(120)


def test_a_whole_game_with_a_lost_connection_in_every_phase(
    table: WebTable, browser: Browser
) -> None:
    with ExitStack() as stack:
        people = six(table, browser, stack)
        start(table, people)
        cut_in: dict[str, int] = {}
        held: dict[int, str] = {}
        ends = time.monotonic() + LIMIT
        while not table.over.is_set():
            assert time.monotonic() < ends, f"the game does not end; it was cut in {cut_in}"
            for person in people:
                person.play()
            phase = str(table.evening.conductor.script.label)
            if phase not in cut_in:
                victim = people[len(cut_in) % 6]
                cut_in[phase] = victim.seat
                victim.relay.cut()
            if phase == "day/discussion" and len(held) < 6:
                for person in people:
                    if person.page.locator("#hold").is_visible():
                        held[person.seat] = person.look()
        outcome = table.evening.conductor.script.state.outcome
        assert {phase.split("/")[0] for phase in cut_in} >= {"night", "day"}
        assert len(cut_in) >= 8
        assert outcome.winner in {"werewolf", "town"}
        # Each looked under the own houses, and only one of them is the Werewolf.
        assert len(held) == 6
        wolves = [seat for seat, seen in held.items() if "Werewolf" in seen]
        assert wolves == [outcome.werewolf]
        assert all(person.typed > 8 for person in people)
        assert [person.troubles for person in people] == [[]] * 6
        # Whoever lost the line is back.
        for person in people:
            person.page.wait_for_selector("#lost", state="hidden")


def test_a_reload_in_the_middle_of_a_ballot_loses_neither_seat_nor_vote(
    table: WebTable, browser: Browser
) -> None:
    with ExitStack() as stack:
        people = six(table, browser, stack)
        start(table, people)
        ends = time.monotonic() + LIMIT
        script = table.evening.conductor.script
        while not str(script.label).startswith("day/second"):
            assert time.monotonic() < ends, "no second ballot"
            assert not table.over.is_set()
            for person in people:
                person.play()
        voters = [
            person
            for person in people
            if (asked := script.asked(person.seat)) is not None and asked.choices
        ]
        early = voters[0]
        early.play()
        expect(early.page.locator("#note")).not_to_be_empty(timeout=30_000)
        votes = table.evening.conductor.seat_view(early.seat).votes
        if str(script.label).startswith("day/second"):  # the others have not voted yet
            assert votes
        early.page.reload()
        early.page.wait_for_selector("#pad button")
        assert early.page.url.endswith(f"/seat/{early.seat}")
        assert table.evening.conductor.seat_view(early.seat).votes == votes or not str(
            script.label
        ).startswith("day/second")
        if len(voters) > 1:
            voters[1].page.reload()
            voters[1].page.wait_for_selector("#pad button")
            expect(voters[1].page.locator("#asked")).not_to_be_empty(timeout=30_000)


def test_two_phones_for_one_seat(table: WebTable, browser: Browser) -> None:
    with ExitStack() as stack:
        relay = stack.enter_context(Relay(table.url))
        first = Person(table, browser, relay, 2)
        stack.callback(first.context.close)
        first.sit_down()

        second = browser.new_context()
        stack.callback(second.close)
        second.set_default_timeout(PATIENCE)
        page = second.new_page()
        page.goto(f"{table.url}/join")
        page.wait_for_selector("#free button")
        assert page.get_by_role("button", name="Seat 2", exact=True).count() == 0
        refused = page.evaluate(
            "() => fetch('/claim', {method: 'POST', body: '{\"seat\": 2}'}).then(a => a.status)"
        )
        assert refused == 409
        assert page.goto(f"{table.url}/seat/2").status == 403  # type: ignore[union-attr]

        # The same browser may open its page twice; both pages show the seat.
        again = first.context.new_page()
        again.goto(f"{relay.url}/seat/2")
        again.wait_for_selector("#pad button")

        host = browser.new_context()
        stack.callback(host.close)
        desk = host.new_page()
        desk.goto(f"{table.url}/host?key={HOST_KEY}")
        release = desk.get_by_role("button", name="Release the seat: Seat 2")
        release.click()
        release.click()  # it asks once more
        first.page.wait_for_url("**/join", timeout=PATIENCE)
        again.wait_for_url("**/join", timeout=PATIENCE)
        assert first.page.goto(f"{relay.url}/seat/2").status == 403  # type: ignore[union-attr]

        page.goto(f"{table.url}/join")
        page.get_by_role("button", name="Seat 2", exact=True).click()
        page.wait_for_url("**/seat/2")


def test_in_the_night_six_phones_show_the_same_picture(browser: Browser) -> None:
    """The called seat's phone too, before and after everybody has typed."""
    header = header_of(speed=SPEED, pace={"count": 1800, "whisper": 10})
    with WebTable(header, lobby=True) as table, ExitStack() as stack:
        people = six(table, browser, stack)
        start(table, people)
        script = table.evening.conductor.script
        ends = time.monotonic() + LIMIT
        while not (opened := table.call(lambda: table.evening.open_for(1))) or (
            opened.phase != "night/werewolf"
        ):
            assert time.monotonic() < ends, "no night"
            if not script.at_night:
                for person in people:
                    person.play()
            elif str(script.label) == "night/thief":
                time.sleep(0.2)
        asked = [seat for seat in range(1, 7) if script.asked(seat) is not None]
        assert len(asked) == 1  # one of them is called
        for person in people:
            expect(person.page.locator("body")).to_have_class("seat night", timeout=PATIENCE)
        assert len({person.page.screenshot() for person in people}) == 1
        for person in people:
            person.tap("1")
        for person in people:
            expect(person.page.locator("#note")).to_have_text("Taken.", timeout=PATIENCE)
        assert len({person.page.screenshot() for person in people}) == 1
        assert str(script.label) == "night/werewolf"  # the slot was long enough
