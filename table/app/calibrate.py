"""`burgomaster calibrate claw | screen`: the two devices that need a person's eye.

Imports nothing but the standard library until it is run.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from table.app.config.devices import Hardware
    from table.app.config.jog import Jog
    from table.app.config.sections import Config
    from table.stage.claw import ClawDriver

HOW = """\
Turn the claw to each house with the keys, then press Enter: the next house comes by itself.

  ← →  , .   a little        < >   more        [ ]   much
  Enter      this is it      n b   next house, house before (nothing measured)
  x          forget this house's place
  s          save and end    q     end without saving
"""


def add_parser(
    subparsers: _SubParsersAction[Any],
) -> _SubParsersAction[Any]:
    """Add the command `calibrate`; return its own subparsers, for other devices to join."""
    parser = subparsers.add_parser("calibrate", help="measure the claw, or test the screen")
    commands: _SubParsersAction[Any] = parser.add_subparsers(required=True, metavar="DEVICE")

    claw = commands.add_parser("claw", help="turn the claw to each house with the keys")
    places = claw.add_mutually_exclusive_group()
    places.add_argument("--houses", type=int, metavar="8..16", help="houses on the table (12)")
    places.add_argument(
        "--seats", type=int, metavar="8..24", help="seats, where there are no houses"
    )
    claw.set_defaults(run=_claw)

    screen = commands.add_parser("screen", help="show a test card with a frame at the very edge")
    screen.set_defaults(run=_screen)

    for command in (claw, screen):
        command.add_argument("--config", type=Path, metavar="FILE", help="another configuration")
        command.add_argument("--simulated", action="store_true", help="try it without hardware")
    return commands


def _claw(args: argparse.Namespace) -> int:
    import msgspec

    from table.app.config.calibration import load, save
    from table.app.config.checks import dial
    from table.app.config.devices import unit_of
    from table.app.config.jog import Jog
    from table.app.config.paths import calibration_file
    from table.errors import ConfigError
    from table.speech import desk

    config, hardware = _open(args)
    places: int = args.houses or args.seats or 12
    if args.houses and not 8 <= args.houses <= 16:
        raise ConfigError(f"A table has 8 to 16 houses, not {args.houses}.")
    if not sys.stdin.isatty():
        raise ConfigError("Calibrating the claw needs a terminal: run it in one.")
    unit, file = unit_of(config.claw), calibration_file()
    known = load(file, lambda said: _say(desk.read(said, desk.language())))
    plain = dial(config.claw, places)
    jog = Jog(plain, known.measured(unit, places), "Seat" if args.seats else "House")
    held = known.held[1] if known.held and known.held[0] == unit else jog.position
    driver = hardware.claw(config.claw)
    try:
        _say(HOW)
        with _raw_keys() as keys:
            keep = _jog(jog, driver, min(max(held, plain.low), plain.high), keys)
        driver.detach()
    finally:
        driver.close()
    if keep:
        # A table that cannot work is refused here, before it replaces one that can.
        dial(config.claw, places, jog.measured)
        known = known.with_claw(jog.table(unit))
    save(file, msgspec.structs.replace(known, held=(unit, jog.position)))
    _say(
        f"Saved {len(jog.measured)} of {places} in {file}; the others are interpolated."
        if keep
        else "Nothing was changed."
    )
    return 0


def _jog(jog: Jog, driver: ClawDriver, held: float, keys: Iterator[str]) -> bool:
    """Turn the claw as the keys say; True to save, False to forget."""
    _glide(driver, driver.attach(held), jog.position)
    print(jog.line(), end="", flush=True)
    for key in keys:
        if key in ("s", "q"):
            print()
            return key == "s"
        before = jog.position
        jog.press(key)
        _glide(driver, before, jog.position)
        print(jog.line(), end="", flush=True)
    return False  # the terminal is gone


def _glide(driver: ClawDriver, start: float, goal: float) -> None:
    """A key's step at once; the way to another house in a second."""
    from table.stage.claw import Motion

    motion = Motion(start, goal, 1000 if abs(goal - start) > 50 else 20)
    for ms in range(20, motion.ms + 1, 20):
        driver.move(motion.at(ms))
        time.sleep(0.02)


@contextmanager
def _raw_keys() -> Iterator[Iterator[str]]:
    """Keys as they are pressed, unseen; the terminal is put back whatever happens."""
    import termios
    import tty

    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    try:
        tty.setcbreak(terminal)
        yield iter(lambda: sys.stdin.read(1), "")
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)


def _screen(args: argparse.Namespace) -> int:
    from table.app.config.devices import Simulated
    from table.stage.screen.blocks import half_blocks
    from table.stage.screen.card import draw_card

    config, hardware = _open(args)
    driver = hardware.screen(config.screen)
    try:
        driver.show(draw_card(driver.size, config.screen.controller))
        _say(
            f"The screen should show a whole frame, one pixel wide, at its very edge; a filled square "
            f"top left; '{config.screen.controller}' and the letters őű æøå. A side that is missing "
            f"or noisy means another controller: set [screen] controller and try again. Upside down: "
            f"set rotate = 180."
        )
        if isinstance(hardware, Simulated) and (frame := hardware.frame()):
            _say(half_blocks(frame))
        if sys.stdin.isatty():
            input("Press Enter to end. ")
    finally:
        driver.close()
    return 0


def _open(args: argparse.Namespace) -> tuple[Config, Hardware]:
    from table.app.config.devices import Header, Simulated
    from table.app.config.paths import config_file
    from table.app.config.read import read

    config = read(args.config or config_file())
    return config, Simulated() if args.simulated else Header(config)


def _say(text: str) -> None:
    print(text, flush=True)
