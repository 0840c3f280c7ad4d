"""How what was left goes on: as it was typed."""

from __future__ import annotations

import argparse

from table.app import again


def test_it_is_the_line_that_was_typed_and_can_be_typed_again() -> None:
    typed = ["setup", "--simulated", "--again", "--lang", "it"]
    args = argparse.Namespace(typed=typed)
    assert again.line(args, without="--again") == "burgomaster setup --simulated --lang it"
    mix = argparse.Namespace(typed=["run", "--mix", "2 werewolf, seer"])
    assert again.line(mix) == "burgomaster run --mix '2 werewolf, seer'"
