"""How what was left goes on: as it was typed."""

from __future__ import annotations

from table.app import again
from table.app.main import parser


def test_it_is_the_line_that_was_typed_and_can_be_typed_again() -> None:
    typed = ["setup", "--simulated", "--again", "--lang", "it"]
    args = parser().parse_args(typed)
    assert again.line(args, without="--again") == "burgomaster setup --simulated --lang it"
    mix = parser().parse_args(["run", "--mix", "2 werewolf, seer"])
    assert again.line(mix) == "burgomaster run --mix '2 werewolf, seer'"
