"""`burgomaster calibrate claw | screen`: the two devices that need a person's eye.

Imports nothing but the standard library until it is run.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from table.app.lang import add_lang

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from table.app.config.devices import Hardware
    from table.app.config.jog import Jog
    from table.app.config.sections import Config
    from table.app.tell import Teller
    from table.stage.claw import ClawDriver


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
        "--seats", type=int, metavar="4..24", help="seats, where there are no houses"
    )
    claw.set_defaults(run=_claw)

    screen = commands.add_parser("screen", help="show a test card with a frame at the very edge")
    screen.set_defaults(run=_screen)

    add_lang(claw, screen)
    for command in (claw, screen):
        command.add_argument("--config", type=Path, metavar="FILE", help="another configuration")
        command.add_argument("--simulated", action="store_true", help="try it without hardware")
    return commands


def _claw(args: argparse.Namespace) -> int:
    import msgspec

    from table.app import keyboard
    from table.app.config.calibration import load, save
    from table.app.config.checks import dial
    from table.app.config.devices import unit_of
    from table.app.config.jog import Jog
    from table.app.config.paths import calibration_file
    from table.app.tell import Teller, fold, wanted
    from table.cues import phrase
    from table.errors import ConfigError, DeviceError, reason

    tell = Teller(wanted(args))
    config, hardware = _open(args)
    places: int = args.houses or args.seats or 12
    if args.houses is not None and not 8 <= args.houses <= 16:
        raise ConfigError(phrase("tool-claw-houses", houses=args.houses))
    if args.seats is not None and not 4 <= args.seats <= 24:
        raise ConfigError(phrase("tool-claw-seats", seats=args.seats))
    if not sys.stdin.isatty():
        raise ConfigError(phrase("tool-claw-terminal"))
    unit, file = unit_of(config.claw), calibration_file(simulated=args.simulated)
    known = load(file, tell)
    plain = dial(config.claw, places)
    jog = Jog(plain, known.measured(unit, places), "seat" if args.seats else "house")
    held = known.held[1] if known.held and known.held[0] == unit else jog.position
    driver = hardware.claw(config.claw)
    try:
        for line in _how(tell, seats=args.seats is not None):
            print(fold(line))
        with keyboard.keys() as keys:
            keep = _jog(jog, driver, min(max(held, plain.low), plain.high), keys, tell)
        driver.detach()
    finally:
        driver.close()
    if keep:
        # A table that cannot work is refused here, before it replaces one that can.
        dial(config.claw, places, jog.measured)
        known = known.with_claw(jog.table(unit))
    try:
        save(file, msgspec.structs.replace(known, held=(unit, jog.position)))
    except OSError as error:
        why = phrase("setup-state-unwritten", file=str(file), why=reason(error))
        raise DeviceError(why) from error
    kept = phrase("tool-claw-saved", measured=len(jog.measured), places=places, file=str(file))
    tell(kept if keep else phrase("tool-unchanged"))
    return 0


def _how(tell: Teller, *, seats: bool) -> Iterator[str]:
    """What each key does."""
    from table.cues import phrase

    yield tell.text(phrase("tool-claw-how-seats") if seats else phrase("tool-claw-how"))
    yield ""
    for key, does in (
        ("← →  , .", phrase("tool-claw-little")),
        ("< >", phrase("tool-claw-more")),
        ("[ ]", phrase("tool-claw-much")),
        (tell.text(phrase("tool-key-enter")), phrase("tool-claw-this")),
        ("n b", phrase("tool-claw-next")),
        ("x", phrase("tool-claw-forget")),
        ("s", phrase("tool-key-save")),
        ("q", phrase("tool-key-quit")),
    ):
        yield f"  {key:10} {tell.text(does)}"
    yield ""


def _jog(jog: Jog, driver: ClawDriver, held: float, keys: Iterator[str], tell: Teller) -> bool:
    """Turn the claw as the keys say; True to save, False to forget."""

    def show() -> None:
        print(f"\r\x1b[K{tell.text(jog.line())} ", end="", flush=True)

    _glide(driver, driver.attach(held), jog.position)
    show()
    for key in keys:
        if key in ("s", "q"):
            print()
            return key == "s"
        before = jog.position
        jog.press(key)
        if jog.done:
            print()
            return True
        _glide(driver, before, jog.position)
        show()
    return False  # the terminal is gone


def _glide(driver: ClawDriver, start: float, goal: float) -> None:
    """A key's step at once; the way to another house in a second."""
    from table.stage.claw import Motion

    motion = Motion(start, goal, 1000 if abs(goal - start) > 50 else 20)
    for ms in range(20, motion.ms + 1, 20):
        driver.move(motion.at(ms))
        time.sleep(0.02)


def _screen(args: argparse.Namespace) -> int:
    from table.app import keyboard
    from table.app.config.devices import Simulated
    from table.app.tell import Teller, fold, wanted
    from table.cues import phrase
    from table.stage.screen.blocks import half_blocks
    from table.stage.screen.card import draw_card

    tell = Teller(wanted(args))
    config, hardware = _open(args)
    driver = hardware.screen(config.screen)
    try:
        driver.show(draw_card(driver.size, config.screen.controller))
        tell(phrase("tool-screen-card", controller=config.screen.controller))
        if isinstance(hardware, Simulated) and (frame := hardware.frame()):
            print(half_blocks(frame))
        if sys.stdin.isatty():
            print(fold(tell.text(phrase("tool-enter-ends"))), end=" ", flush=True)
            keyboard.enter()
    finally:
        driver.close()
    return 0


def _open(args: argparse.Namespace) -> tuple[Config, Hardware]:
    from table.app.config.devices import Header, Simulated
    from table.app.config.paths import config_file
    from table.app.config.read import read

    config = read(args.config or config_file())
    return config, Simulated() if args.simulated else Header(config)
