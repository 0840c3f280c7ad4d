"""What several parts of the tests share: options, folders, and patience with a busy machine."""

from __future__ import annotations

import itertools
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

SLOW = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}
settings.register_profile("daily", derandomize=True, **SLOW)  # who breaks a test has changed it
settings.register_profile("search", **SLOW)  # other examples every time: `make test-slow`
settings.load_profile("daily")


@pytest.fixture(scope="session")
def states(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Paths that are not there yet."""
    base = tmp_path_factory.mktemp("states")
    return (base / str(number) for number in itertools.count())


@pytest.fixture(autouse=True)
def state_of_its_own(states: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games and scores are kept below a folder of the test, not in the home of who runs it.

    Nor where root's own table keeps them, if root runs the tests.
    """
    state = next(states)
    monkeypatch.setenv("XDG_STATE_HOME", str(state))
    monkeypatch.setenv("STATE_DIRECTORY", str(state / "burgomaster"))
    return state


LONGEST = (
    "app/commands/test_command_line.py",
    "app/party/test_run.py",
    "audit/test_audit_controls.py",
    "system/test_power_cuts.py",
    "rules/lupusburg/test_lupusburg_odds.py",
    "audit/test_audit_command.py",
    "rules/lupusburg/test_lupusburg_privacy.py",
    "speech/test_reference_lengths.py",
    "app/playing/test_games.py",
    "system/test_faults.py",
    "web/test_accessible.py",
    "system/test_long_run.py",
    "app/setup/test_wizard.py",
    "audit/test_audit_real_table.py",
    "app/terminal/test_person_at_terminal.py",
    "firmware/test_reader.py",
    "audit/test_audit_pads.py",
)
"""As measured. A file is one process's: one of these that came last would keep the others waiting."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    tests = Path(__file__).parent
    place = {tests / name: number for number, name in enumerate(LONGEST)}
    assert all(map(Path.is_file, place)), "one of these has another name now"
    items.sort(key=lambda item: place.get(item.path, len(place)))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rewrite-stories",
        action="store_true",
        help="write tests/burgomaster/stories/ anew; read the difference before you commit it",
    )


# A shell that runs the tests in its background has them ignore Ctrl-C, and so would every program
# that a test starts and means to stop with it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
