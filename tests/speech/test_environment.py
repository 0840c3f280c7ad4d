"""Which language the environment asks for."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from table.speech.environment import spoken


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, ""),
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "it@euro"}, "it"),
        ({"LANG": "C.UTF-8"}, "C"),
        ({"LANG": "en", "LC_MESSAGES": "da_DK.UTF-8"}, "da"),
        ({"LANG": "en", "LC_MESSAGES": "da", "LC_ALL": "it"}, "it"),
        ({"LANG": "hu", "LC_MESSAGES": "", "LC_ALL": ""}, "hu"),
    ],
)
def test_the_one_that_counts(environ: Mapping[str, str], lang: str) -> None:
    assert spoken(environ) == lang
