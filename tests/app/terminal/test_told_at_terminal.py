"""What a terminal shows of the host's corrections and of the table's middle, whatever its width."""

from __future__ import annotations

import io
import re
import textwrap

import pytest
from PIL import Image
from rich.console import Console

from table.app.playing.centre import drawn
from table.app.terminal import host
from table.app.terminal.story import Story
from table.cues import Screen, phrase
from table.speech.catalogue import catalogue_of, languages


def test_time_that_the_host_has_given_is_told_with_what_is_left() -> None:
    out = io.StringIO()
    story = Story(Console(file=out, width=80), catalogue_of("en").text)
    extended = phrase("screen-extended")
    story(Screen(t=83_000, phase="day1/discussion", title=extended, until=270_500))
    assert out.getvalue().split() == ["1:23", "+", "More", "time:", "3:07"]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("width", [30, 50, 80])
def test_no_key_of_the_hosts_is_parted_from_what_it_does(lang: str, width: int) -> None:
    whole = catalogue_of(lang).text(phrase("terminal-host"))
    folded = textwrap.wrap(host.help_line(catalogue_of(lang).text), width)
    shown = [line.replace(host.NO_BREAK, " ") for line in folded]
    assert " ".join(shown) == whole, "to the eye the same line"
    assert all(line.endswith(" ·") for line in shown[:-1])


@pytest.mark.parametrize(("columns", "fits"), [(64, True), (63, False)])
def test_where_the_screens_picture_has_no_room_that_is_said(columns: int, fits: bool) -> None:
    shown = drawn(Image.new("1", (128, 64), 1), columns)
    if fits:
        assert isinstance(shown, str)
        assert re.fullmatch(r"(⣿{64}\n){15}⣿{64}", shown)
    else:
        assert shown == phrase("command-narrow", columns=64)
