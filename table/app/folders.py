"""Where games are kept: one folder a game, below the XDG state folder unless told otherwise.

What is written goes to the own state folder. What is looked at may also be elsewhere: the service
(`systemd/burgomaster.service`) keeps its games in a folder of its own, or where it is configured.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import Final

from table.app.config.paths import SYSTEM_STATE, config_file
from table.app.config.read import read
from table.cues import phrase
from table.errors import ConfigError, DeviceError, reason

GAMES: Final = "games"
"""The folder of all games, in a state folder."""
JOURNAL: Final = "journal"
ASIDE: Final = "journal.aside"
"""A journal from which no game can be resumed; a further one is `journal.aside-2`, and so on."""
TRACE: Final = "trace.jsonl"
RESULT: Final = "result.json"
RECORDING: Final = "evening.wav"
LOG: Final = "burgomaster.log"


def _state() -> Path:
    """systemd's STATE_DIRECTORY, or $XDG_STATE_HOME/burgomaster (XDG Base Directory Specification)."""
    if service := os.environ.get("STATE_DIRECTORY"):
        return Path(service.split(":")[0])
    state = os.environ.get("XDG_STATE_HOME", "")
    base = Path(state) if Path(state).is_absolute() else Path.home() / ".local" / "state"
    return base / "burgomaster"


def games() -> Path:
    """The folder of all games."""
    return _state() / GAMES


def readable() -> list[Path]:
    """The folders of games that can be looked at: the own one first."""
    return [games(), *(folder for folder in _elsewhere() if _opens(folder))]


def shut() -> Path | None:
    """A folder of games that is there and cannot be looked at; None if there is none."""
    return next((folder for folder in _elsewhere() if not _opens(folder)), None)


def holds_game(folder: Path) -> bool:
    """Whether a game's journal lies in the folder; False where nobody may look, or no folder can be."""
    return _is_file(folder / JOURNAL)


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:
        return False


def _elsewhere() -> list[Path]:
    """Where a table of this machine also keeps games: as configured, and the service's own folder."""
    try:
        configured = read(config_file()).table.games_folder
    except ConfigError:  # 'burgomaster config check' says what is wrong
        configured = ""
    others = [Path(configured)] if configured else []
    own = games().resolve()
    return [f for f in (*others, SYSTEM_STATE / GAMES) if _is_there(f) and f.resolve() != own]


def _is_there(folder: Path) -> bool:
    """Whether there is such a folder, also where nobody may look."""
    try:
        return folder.is_dir()
    except PermissionError:
        return True
    except OSError:
        return False


def _opens(folder: Path) -> bool:
    return os.access(folder, os.R_OK | os.X_OK)


def log() -> Path:
    """What the table logs."""
    return _state() / LOG


def scores() -> Path:
    """The scores of all evenings."""
    return _state() / "scores.sqlite"


def make(folder: Path) -> Path:
    """The folder, made if need be, and found writable.

    :raises DeviceError: it is not; says so in one sentence.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / f".probe-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise DeviceError(
            phrase("folder-unwritten", path=str(folder), why=reason(error))
        ) from error
    return folder


def of_game(out: Path | None, rules: str, game: int, of: int, now: datetime) -> Path:
    """The folder of one game: `out` itself for a single game, below it for a series."""
    if out is not None:
        return out if of == 1 else out / f"game-{game:02}"
    name = f"{now:%Y-%m-%d_%H-%M-%S}-{rules}"
    return games() / (name if of == 1 else f"{name}-{game:02}")


def put_by(folder: Path) -> None:
    """Move the finished game in `folder` into `earlier-1`, `earlier-2`, … below it."""
    number = 1
    while (folder / f"earlier-{number}").exists():
        number += 1
    kept = folder / f"earlier-{number}"
    kept.mkdir()
    for name in (JOURNAL, TRACE, RECORDING, RESULT):  # the result last: until then it is unfinished
        if (folder / name).exists():
            (folder / name).rename(kept / name)


def set_aside(folder: Path) -> Path:
    """Move the journal out of the way, over none that was moved there before; where it is now.

    :raises DeviceError: the folder cannot be written.
    """
    aside, number = folder / ASIDE, 1
    try:
        while aside.exists():
            number += 1
            aside = folder / f"{ASIDE}-{number}"
        (folder / JOURNAL).rename(aside)
    except OSError as error:
        raise DeviceError(
            phrase("folder-unwritten", path=str(folder), why=reason(error))
        ) from error
    return aside


def newest_finished(out: Path | None) -> Path | None:
    """The game that ended last; None if there is none."""
    base = games() if out is None else out
    return last_ended((base, *base.glob("*/")))


def last_ended(folders: Iterable[Path]) -> Path | None:
    """Of these, the one with the newest result; None if none has one."""
    ended = [folder for folder in folders if _is_file(folder / RESULT)]
    return max(ended, key=lambda folder: (folder / RESULT).stat().st_mtime, default=None)


def all_unfinished(out: Path | None) -> list[Path]:
    """The games that have a journal and no result, newest first.

    :raises ConfigError: there is none.
    """
    base = games() if out is None else out
    folders = [base, *base.glob("*/")] if base.is_dir() else []
    waiting = [f for f in folders if holds_game(f) and not (f / RESULT).exists()]
    if not waiting:
        raise ConfigError(phrase("nothing-to-resume", path=str(base)))
    return sorted(waiting, key=lambda f: (f / JOURNAL).stat().st_mtime, reverse=True)
