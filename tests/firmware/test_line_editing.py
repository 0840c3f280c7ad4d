"""Typing on the pad."""

import line
from hypothesis import given
from hypothesis import strategies as st
from line import Line


def typed(keys: str) -> list[str]:
    editor = Line()
    entered = [editor.key(sign) for sign in keys]
    return [text for text in entered if text is not None]


def test_confirm_clear_and_letters() -> None:
    assert typed("12#") == ["12"]
    assert typed("13*2#") == ["2"]
    assert typed("AB#D#") == ["AB", "D"]


def test_an_empty_line_can_be_confirmed() -> None:
    assert typed("#") == [""]
    assert typed("7*#") == [""]


@given(st.text("0123456789ABCD*#", max_size=40))
def test_nothing_grows_too_long(keys: str) -> None:
    assert all(len(text) <= line.LONGEST and not set(text) & set("*#") for text in typed(keys))


@given(st.lists(st.text("0123456789ABCD", max_size=line.LONGEST)))
def test_what_is_typed_is_entered(lines: list[str]) -> None:
    assert typed("".join(text + "#" for text in lines)) == lines
