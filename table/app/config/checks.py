"""What no single key can show: values that do not go together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from table.app import names
from table.app.config.pins import clashes
from table.app.config.problem import Problem, told
from table.app.config.sections import Claw, Config, Screen
from table.burgomaster.setup import Pace
from table.errors import ConfigError
from table.rules.lupusburg.options import Options as Lupusburg
from table.rules.tabula.options import Options as Tabula
from table.stage.claw.dial import MIN_PLACES, Dial
from table.stage.claw.sts import STEPS

HARDWARE: Final = frozenset({"board", "sound", "claw", "screen"})
"""The sections that share the pins of the header."""


def problems(config: Config) -> Iterator[Problem]:
    """Everything in `config` that cannot work."""
    yield from clashes(config)
    if config.claw.enabled:
        yield from _claw(config.claw)
    if config.screen.enabled and (config.screen.controller, config.screen.bus) == (
        "ssd1322",
        "i2c",
    ):
        yield Problem(
            (("screen", "bus"), ("screen", "controller")),
            told("config-screen-i2c"),
        )
    if config.screen.enabled and config.screen.bus == "spi":
        yield from _spi(config.screen)
    for seat, name in enumerate(config.table.names):
        wrong = names.problem(names.tidy(name), map(names.tidy, config.table.names[:seat]))
        if wrong is not None:
            yield Problem((("table", "names"),), told(wrong.key, **dict(wrong.args)))
            break
    yield from _refused("pace", Pace(), msgspec.structs.asdict(config.pace))
    # The file is for every number of players: a seat is checked against the largest table.
    given = {**msgspec.structs.asdict(config.lupusburg), "players": 8}
    yield from _refused("lupusburg", Lupusburg(players=8), given)
    yield from _refused("tabula", Tabula(), dict(config.tabula.given))


def _refused(
    section: str, usual: Pace | Lupusburg | Tabula, given: dict[str, Any]
) -> Iterator[Problem]:
    """What the rules themselves have against each option, beside the usual ones."""
    for name, value in given.items():
        try:
            msgspec.structs.replace(usual, **{name: value}).checked()
        except ConfigError as error:
            says = told("config-in-section", section=section, said=error.told)
            yield Problem(((section, name),), says)


def _spi(screen: Screen) -> Iterator[Problem]:
    if screen.spi_port == 0 and screen.spi_device == 2:
        yield Problem((("screen", "spi_device"),), told("config-screen-spi"))


def dial(claw: Claw, places: int, measured: tuple[tuple[int, float], ...] = ()) -> Dial:
    """The claw's dial for `places` houses or seats. Raises `ClawSetup` if it cannot reach them."""
    bus = claw.driver == "bus"
    return Dial(
        places=places,
        low=claw.min_step if bus else claw.min_pulse_us,
        high=claw.max_step if bus else claw.max_pulse_us,
        travel_deg=(claw.max_step - claw.min_step) * 360 / STEPS if bus else claw.travel_deg,
        gear_ratio=claw.gear_ratio,
        reverse=claw.reverse,
        measured=measured,
    )


def _claw(claw: Claw) -> Iterator[Problem]:
    low, high = (
        ("min_step", "max_step") if claw.driver == "bus" else ("min_pulse_us", "max_pulse_us")
    )
    if getattr(claw, low) >= getattr(claw, high):
        start, end = getattr(claw, low), getattr(claw, high)
        says = told("config-claw-limits", low=low, high=high, **{"from": start, "to": end})
        yield Problem((("claw", low), ("claw", high)), says)
        return
    try:
        dial(claw, MIN_PLACES)
    except ConfigError as error:
        yield Problem((("claw", "gear_ratio"), ("claw", "travel_deg")), error.told)
