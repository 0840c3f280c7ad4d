"""The pin factories for the driver `gpio`: chosen by name, never guessed.

gpiozero picks another factory in silence when one is missing (gpiozero issue 515); here a missing
one is an error that says what to install.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Literal

from table.cues import phrase
from table.stage.claw.driver import ClawError

PinFactoryName = Literal["lgpio", "rpigpio"]


def pin_factory(name: PinFactoryName) -> Any:
    """Open the named gpiozero pin factory for the 40-pin header.

    Raises `ClawError` if its library is not installed or the header cannot be opened.
    """
    return _lgpio() if name == "lgpio" else _rpigpio()


def lgpio_folder(environ: Mapping[str, str], candidates: Iterable[Path]) -> Path:
    """The first of LG_WD and `candidates` that lgpio can write in.

    lgpio makes a pipe in its working folder while it is being imported (gpiozero issue 1106); under
    systemd's ProtectSystem=strict the current folder cannot be written.
    """
    given = [Path(environ["LG_WD"])] if environ.get("LG_WD") else []
    for folder in [*given, *candidates]:
        if folder.is_dir() and os.access(folder, os.W_OK | os.X_OK):
            return folder
    raise ClawError(phrase("claw-no-folder"))


def _give_lgpio_a_folder() -> None:
    """Must come before the import, also for the RPi.GPIO that is made of lgpio."""
    runtime = [
        Path(os.environ[name])
        for name in ("RUNTIME_DIRECTORY", "XDG_RUNTIME_DIR")
        if name in os.environ
    ]
    os.environ["LG_WD"] = str(lgpio_folder(os.environ, [*runtime, Path(tempfile.gettempdir())]))


def _lgpio() -> Any:
    _give_lgpio_a_folder()
    try:
        from table.stage.claw import lgpio_pin
    except ImportError as error:
        raise ClawError(phrase("claw-no-lgpio")) from error
    return lgpio_pin.factory()


def _rpigpio() -> Any:
    _give_lgpio_a_folder()
    try:
        from gpiozero.pins.rpigpio import RPiGPIOFactory

        return RPiGPIOFactory()
    except ImportError as error:
        raise ClawError(phrase("claw-no-rpigpio")) from error
    except RuntimeError as error:  # what RPi.GPIO raises on a board that it does not know
        raise ClawError(phrase("claw-rpigpio-board")) from error
