"""Options that several parts of the tests share."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rewrite-stories",
        action="store_true",
        help="write tests/burgomaster/stories/ anew; read the difference before you commit it",
    )
