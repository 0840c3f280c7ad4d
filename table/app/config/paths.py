"""Where the files are: /etc and systemd's state folder for the appliance, XDG for everybody else."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

SYSTEM_CONFIG = Path("/etc/burgomaster/table.toml")
SYSTEM_STATE = Path("/var/lib/burgomaster")

# In the state folder
CALIBRATION: Final = "calibration.json"
SIMULATED: Final = "calibration.simulated.json"
"""Of a claw that is not there: a trial measures nothing of the real one."""
HOUSES: Final = "houses.toml"
"""Which tag is in which house and card."""
VOLUMES: Final = "volumes.json"
"""As the sound check leaves them."""


def user_config(environ: Mapping[str, str] = os.environ) -> Path:
    """The configuration of this user (XDG Base Directory Specification 0.8)."""
    return _xdg(environ, "XDG_CONFIG_HOME", ".config") / "burgomaster" / "table.toml"


def config_file(
    environ: Mapping[str, str] = os.environ, system: Path = SYSTEM_CONFIG
) -> Path | None:
    """The file that counts: this user's, else the system's; None where there is neither."""
    return next((path for path in (user_config(environ), system) if path.is_file()), None)


def new_config_file(environ: Mapping[str, str] = os.environ) -> Path:
    """Where a new configuration belongs: root writes the system's."""
    return SYSTEM_CONFIG if os.geteuid() == 0 else user_config(environ)


def state_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """The folder of calibration and games: systemd's STATE_DIRECTORY, root's, or this user's."""
    if environ.get("STATE_DIRECTORY"):
        return Path(environ["STATE_DIRECTORY"].split(":")[0])
    if os.geteuid() == 0:
        return SYSTEM_STATE
    return _xdg(environ, "XDG_STATE_HOME", ".local/state") / "burgomaster"


def calibration_file(environ: Mapping[str, str] = os.environ, *, simulated: bool = False) -> Path:
    """The machine-written calibration."""
    return state_folder(environ) / (SIMULATED if simulated else CALIBRATION)


def _xdg(environ: Mapping[str, str], name: str, default: str) -> Path:
    given = Path(environ.get(name, ""))
    home = Path(environ["HOME"]) if environ.get("HOME") else Path.home()
    return given if given.is_absolute() else home / default
