"""What argparse complains of, as phrases of the desk: its own words are English."""

from __future__ import annotations

import re
from typing import Final

from table.cues import Phrase, phrase

_OF: Final = r"argument (?P<argument>.+?): "
_VALUE: Final = r"""(["']?)(?P<value>.*)\2"""
_KINDS: Final = (
    (r"the following arguments are required: (?P<what>.*)", "command-needs"),
    (r"unrecognized arguments: (?P<what>.*)", "command-unknown"),
    (rf"{_OF}invalid choice: {_VALUE} \(choose from (?P<choices>.*)\)", "command-choice"),
    (rf"{_OF}invalid int value: {_VALUE}", "command-whole"),
    (rf"{_OF}invalid float value: {_VALUE}", "command-number"),
    (rf"{_OF}invalid \w+ value: {_VALUE}", "command-value"),
    (rf"{_OF}expected .*arguments?", "command-takes-one"),
    (rf"{_OF}ignored explicit argument .*", "command-takes-none"),
    (rf"{_OF}not allowed with argument (?P<other>.*)", "command-not-both"),
    (r"one of the arguments (?P<what>.*) is required", "command-one-of"),
)
"""The line's arguments are the groups."""


def told(message: str) -> Phrase | str:
    """The phrase for what argparse says; its own words, where it says something new."""
    for pattern, key in _KINDS:
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found is not None:
            args = found.groupdict()
            if "choices" in args:  # each in quotes up to Python 3.11
                args["choices"] = args["choices"].replace("'", "")
            return phrase(key, **args)
    return message[:1].upper() + message[1:]
