"""Options that several parts of the tests share."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def state_of_its_own(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Path:
    """Games and scores are kept below a folder of the test, not in the home of who runs it."""
    state = tmp_path_factory.mktemp("state")
    monkeypatch.setenv("XDG_STATE_HOME", str(state))
    return state


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rewrite-stories",
        action="store_true",
        help="write tests/burgomaster/stories/ anew; read the difference before you commit it",
    )
