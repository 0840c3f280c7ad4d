"""The page of a game told again, served by the command, in a real browser."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from doors import free_port
from playwright.sync_api import Browser, expect
from rich.console import Console
from tongues import TRANSLATED
from vocabulary import strangers

from table.app import rulesets
from table.app.playing import game
from table.app.playing.header import Header, Series
from table.burgomaster.setup import Setup

NAMES = ("Anna", "<img src=x onerror=alert(1)>", "Cia", "Đuro")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of Lupusburg that is over."""
    folder = tmp_path_factory.mktemp("game")
    options = rulesets.find("lupusburg").options(rulesets.Wishes(players=4))
    made = Header(
        rules="lupusburg",
        options=dict(msgspec.to_builtins(options)),
        setup=Setup(players=4, deal_seed=3, public_seed=3, names=NAMES),
        series=Series(seed=3, totals=(0,) * 4),
    )
    game.play_at_once(game.begin(folder, made), Console(quiet=True))
    return folder


@contextmanager
def told(folder: Path, lang: str) -> Iterator[str]:
    """The address at which the command tells the game."""
    command = [str(Path(sys.executable).with_name("burgomaster")), "replay", str(folder)]
    command += ["--lang", lang, "--web", str(free_port())]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as serving:
        assert serving.stdout is not None
        line = serving.stdout.readline()
        found = re.search(r"http://[\d.:]+", line)
        try:
            assert found is not None, line
            yield found[0]
        finally:
            serving.send_signal(signal.SIGINT)
            left = serving.wait(60)
        assert left == 0


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    with told(folder, "en") as address:
        yield address


def test_the_timeline_goes_to_any_moment(browser: Browser, address: str) -> None:
    page = browser.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda said: problems.append(said.text) if said.type == "error" else None)
    page.on("dialog", lambda dialog: problems.append("a name was run as a script"))
    page.goto(address)
    page.wait_for_selector("#story li")
    rows = page.locator("#story li:not(.heading)")
    assert rows.count() > 100
    assert page.locator("#story li.later").count() > 100
    assert page.locator(".now").count() == 1

    slider = page.locator("#time")
    last = int(slider.get_attribute("max") or 0)
    slider.fill(str(last // 2 // 100 * 100))
    middle = page.locator("#story li.later").count()
    assert 0 < middle < rows.count()
    page.get_by_role("button", name="Night 1").click()
    assert page.locator(".now").inner_text().endswith("close your eyes and tap.")
    assert page.locator("#parts [aria-current]").inner_text() == "Night 1"
    assert "Night 1" in (slider.get_attribute("aria-valuetext") or "")

    page.locator("#speed").select_option("10")
    page.locator("#play").click()
    expect(page.locator("#clock")).to_have_text(re.compile(r"[1-9]\d*:\d\d"))
    page.locator("#play").click()
    assert page.locator("#play").inner_text() == "Play"

    assert page.get_by_text("(Werewolf) chose house").first.is_visible()
    page.locator("#secrets").uncheck()
    assert not page.get_by_text("(Werewolf) chose house").first.is_visible()
    expect(page.locator("#story")).to_contain_text(NAMES[1])
    assert page.locator("#story img").count() == 0
    assert "every cue is the same to the byte" in page.locator("#honesty").inner_text()
    assert problems == []
    page.close()


def test_at_the_end_of_the_timeline_everything_is_told(browser: Browser, address: str) -> None:
    page = browser.new_page()
    page.goto(address)
    page.wait_for_selector("#story li.later")
    moments = page.evaluate("fetch('/story.json').then((story) => story.json())")["moments"]
    assert moments[-1]["t"] % 100, "the end is no whole step of the slider"
    page.locator("#time").press("End")
    assert page.locator("#story li.later").count() == 0
    page.locator("#time").press("ArrowLeft")
    assert page.locator("#story li.later").count() > 0
    page.close()


def test_only_the_page_is_answered(address: str) -> None:
    with urllib.request.urlopen(f"{address}/story.json") as answer:
        assert json.load(answer)["format"] == 1
        assert "default-src 'none'" in answer.headers["content-security-policy"]
    for other in ("static/..%2f..%2fpages.py", "static/host.js", "journal", "ws"):
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(f"{address}/{other}")
        assert refused.value.code == 404
        refused.value.close()


@pytest.mark.parametrize("lang", TRANSLATED)
def test_the_page_is_told_in_the_language_asked_for(
    browser: Browser, folder: Path, lang: str
) -> None:
    with told(folder, lang) as address:
        page = browser.new_page(viewport={"width": 380, "height": 800})
        page.goto(address)
        page.wait_for_selector("#story li")
        shown = [page.locator("main").inner_text(), page.title()]
        labels = page.eval_on_selector_all("[aria-label]", "all => all.map(e => e.ariaLabel)")
        value = page.locator("#time").get_attribute("aria-valuetext") or ""
        play = page.locator("#play")
        before = play.inner_text()
        play.click()
        shown += [play.inner_text(), value, *labels]
        assert play.inner_text() != before
        assert not strangers(" ".join(shown), lang, ("Lupusburg", *NAMES))
        assert page.locator("html").get_attribute("lang") == lang
        # On a telephone nothing is hidden: neither beside the screen nor behind the head.
        page.locator("#parts button").nth(3).click()
        head, line = page.locator("#head").bounding_box(), page.locator(".now").bounding_box()
        assert head is not None
        assert line is not None
        assert head["height"] < 300
        assert head["y"] + head["height"] <= line["y"] <= 700
        assert page.evaluate("document.documentElement.scrollWidth") <= 380
        page.close()
