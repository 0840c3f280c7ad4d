"""What argparse complains of, as phrases of the desk: its own words are English."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from table.cues import Phrase, phrase

_Found = Mapping[str, str]

_KINDS: Final[tuple[tuple[str, Callable[[_Found], Phrase]], ...]] = (
    (
        r"the following arguments are required: (?P<what>.*)",
        lambda found: phrase("command-needs", what=found["what"]),
    ),
    (
        r"unrecognized arguments: (?P<what>.*)",
        lambda found: phrase("command-unknown", what=found["what"]),
    ),
    (
        r"argument (?P<argument>.+?): invalid choice: (?P<value>.*) \(choose from (?P<choices>.*)\)",
        lambda found: phrase(
            "command-choice",
            argument=found["argument"],
            value=found["value"].strip("'\""),
            choices=found["choices"].replace("'", ""),
        ),
    ),
    (
        r"argument (?P<argument>.+?): invalid int value: (?P<value>.*)",
        lambda found: phrase(
            "command-whole", argument=found["argument"], value=found["value"].strip("'\"")
        ),
    ),
    (
        r"argument (?P<argument>.+?): invalid float value: (?P<value>.*)",
        lambda found: phrase(
            "command-number", argument=found["argument"], value=found["value"].strip("'\"")
        ),
    ),
    (
        r"argument (?P<argument>.+?): invalid \w+ value: (?P<value>.*)",
        lambda found: phrase(
            "command-value", argument=found["argument"], value=found["value"].strip("'\"")
        ),
    ),
    (
        r"argument (?P<argument>.+?): expected .*arguments?",
        lambda found: phrase("command-takes-one", argument=found["argument"]),
    ),
    (
        r"argument (?P<argument>.+?): ignored explicit argument .*",
        lambda found: phrase("command-takes-none", argument=found["argument"]),
    ),
    (
        r"argument (?P<argument>.+?): not allowed with argument (?P<other>.*)",
        lambda found: phrase("command-not-both", argument=found["argument"], other=found["other"]),
    ),
    (
        r"one of the arguments (?P<what>.*) is required",
        lambda found: phrase("command-one-of", what=found["what"]),
    ),
)


def told(message: str) -> Phrase | str:
    """The phrase for what argparse says; its own words, where it says something new."""
    for pattern, made in _KINDS:
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found is not None:
            return made(found.groupdict())
    return message[:1].upper() + message[1:]
