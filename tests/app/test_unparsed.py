"""What argparse says is told as a line of the desk, with the words that were typed."""

from __future__ import annotations

import argparse
from typing import NoReturn

import pytest

from table.app import unparsed
from table.cues import Phrase, phrase


class Complaint(Exception):
    pass


class Complains(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Complaint(message)


def parser() -> Complains:
    made = Complains(prog="x")
    made.add_argument("--whole", type=int)
    made.add_argument("--number", type=float)
    made.add_argument("--choice", choices=("one", "the other"))
    made.add_argument("needed")
    either = made.add_mutually_exclusive_group(required=True)
    either.add_argument("--a", action="store_true")
    either.add_argument("--b", action="store_true")
    return made


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (["--a"], phrase("command-needs", what="needed")),
        (["n", "--a", "m", "--z"], phrase("command-unknown", what="m --z")),
        (["n"], phrase("command-one-of", what="--a --b")),
        (["n", "--a", "--b"], phrase("command-not-both", argument="--b", other="--a")),
        (["n", "--a=1"], phrase("command-takes-none", argument="--a")),
        (["n", "--whole"], phrase("command-takes-one", argument="--whole")),
        (
            ["n", "--choice", "it's"],
            phrase("command-choice", argument="--choice", value="it's", choices="one, the other"),
        ),
        (["n", "--whole", "six"], phrase("command-whole", argument="--whole", value="six")),
        (["n", "--whole", ""], phrase("command-whole", argument="--whole", value="")),
        (["n", "--whole", '"'], phrase("command-whole", argument="--whole", value='"')),
        (["n", "--number", "a\nb"], phrase("command-number", argument="--number", value=r"a\nb")),
    ],
)
def test_each_complaint_has_its_line(typed: list[str], told: Phrase) -> None:
    with pytest.raises(Complaint) as complaint:
        parser().parse_args(typed)
    assert unparsed.told(str(complaint.value)) == told


def test_a_value_of_another_kind_is_named_without_the_kind() -> None:
    said = unparsed.told("argument --bytes: invalid fromhex value: 'zz'")
    assert said == phrase("command-value", argument="--bytes", value="zz")


def test_what_argparse_never_said_before_is_told_as_it_is() -> None:
    assert unparsed.told("something new") == "Something new"
