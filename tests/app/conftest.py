"""The command as a person runs it, for every test of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from command import Command


@pytest.fixture
def burgomaster(tmp_path: Path) -> Command:
    home = tmp_path / "home"
    home.mkdir()
    return Command(home)
