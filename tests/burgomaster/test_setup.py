"""What a game is set up with."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from table.burgomaster.setup import Pace, Setup
from table.errors import ConfigError

NAMES = Pace.__struct_fields__


def test_the_default_pace_is_that_of_the_rules() -> None:
    pace = Pace().checked()
    assert pace.ms("discussion") == 180_000
    assert pace.ms("count") == 10_000


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seconds", [-1, 0, 2, 3601])
def test_a_time_that_nobody_can_keep_is_refused(name: str, seconds: int) -> None:
    with pytest.raises(ConfigError, match=f"'{name}' must be from"):
        replace(Pace(), **{name: seconds}).checked()


@pytest.mark.parametrize("name", NAMES)
def test_the_limits_themselves_are_allowed(name: str) -> None:
    least = 10 if name == "count" else 3
    assert replace(Pace(), **{name: least}).checked().ms(name) == 1000 * least
    assert replace(Pace(), **{name: 3600}).checked().ms(name) == 3_600_000


def test_the_count_of_ten_takes_at_least_ten_seconds() -> None:
    with pytest.raises(ConfigError, match="from 10 to 3600"):
        Pace(count=9).checked()


def test_an_unknown_time_is_refused_when_a_pace_is_read() -> None:
    with pytest.raises(msgspec.ValidationError, match="lunch"):
        msgspec.json.decode(b'{"lunch": 3}', type=Pace)


def test_a_setup_comes_back_from_json_and_shows_no_secret_seed() -> None:
    setup = Setup(players=5, deal_seed=2**63 - 1, public_seed=7, names=("Anna", "Béla"))
    assert msgspec.json.decode(msgspec.json.encode(setup), type=Setup) == setup
    assert str(2**63 - 1) not in repr(setup)
