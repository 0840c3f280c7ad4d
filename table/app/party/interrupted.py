"""What a power cut left behind: a game, opened again without anybody being asked, or a series."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from table import journal
from table.app import folders
from table.app.playing import game, reopening, result, series
from table.app.playing.game import Place
from table.app.playing.header import Header, decode
from table.cues import phrase
from table.errors import ConfigError, DeviceError, RecordError, Say
from table.journal.lock import RecordBusy

ATTEMPTS: Final = "attempts"
MOST: Final = 3
SAME_EVENING_S: Final = 6 * 3600.0
"""Games no farther apart than this belong to one series."""


def take_up(games: Path, say: Say) -> Place | None:
    """The newest game without a result that can be gone on with, opened; None if there is none.

    One that cannot be read, or that has ended the table each of the last `MOST` times, is set aside
    and said: nobody stands by to give it up. One that another process plays, or that the disk does
    not give, is said and left where it is.
    """
    try:
        waiting = folders.all_unfinished(games)
    except ConfigError:
        return None
    return reopening.first(
        waiting,
        lambda folder: _reopened(folder, say),
        lambda folder, error: say(reopening.why(folder, error)),
    )


def seats_waiting(games: Path) -> int:
    """How many seats the interrupted game with most of them has; 0 where nobody knows of one."""
    most = 0
    with suppress(ConfigError, OSError):  # none waits, or the disk does not say
        for folder in folders.all_unfinished(games):
            with suppress(RecordError, DeviceError):  # said where it is taken up
                header = decode(journal.read(folder / folders.JOURNAL).header)
                most = max(most, header.setup.players)
    return most


def _reopened(folder: Path, say: Say) -> Place | None:
    """The game; None where it was set aside. Raises `RecordBusy`, and `DeviceError`."""
    try:
        place = game.reopen(folder)
    except RecordBusy:
        raise
    except RecordError as error:
        say(error)
        say(phrase("table-waits-anew", aside=str(_set_aside(folder))))
        return None
    tried = _attempts(folder)
    if tried >= MOST:
        place.tail.close()
        aside = _set_aside(folder).name
        say(phrase("table-set-aside", path=str(folder), times=tried, aside=aside))
        return None
    with suppress(OSError):  # a full disk takes no count, and the game goes on in memory
        (folder / ATTEMPTS).write_text(str(tried + 1), encoding="ascii")
    return place


def following(header: Header, totals: Sequence[int]) -> Header:
    """The next game of an evening without a last one: the series is made one game longer."""
    longer = replace(header.series, of=header.series.game + 1)
    after = series.following(replace(header, series=longer), totals)
    assert after is not None  # of a series with one game more there is one
    return after


def after(header: Header, totals: Sequence[int], planned: Header) -> Header:
    """The game after `header` for those who ask for `planned`: its series goes on where it can."""
    if not _alike(header, planned):
        return planned
    return replace(following(header, totals), speed=planned.speed, children=planned.children)


def same_evening(games: Path, planned: Header) -> Header | None:
    """The header of the game after the last one, if that was this evening and is like `planned`.

    Otherwise, and where the last game cannot be read, None: a new series begins.
    """
    folder = folders.newest_finished(games)
    if folder is None:
        return None
    try:
        # A clock that was set back in between is no other evening.
        if time.time() - (folder / folders.RESULT).stat().st_mtime > SAME_EVENING_S:
            return None
        totals = result.read(folder / folders.RESULT).series.totals
        last = decode(journal.read(folder / folders.JOURNAL).header)
    except (OSError, RecordError):
        return None
    return after(last, totals, planned) if _alike(last, planned) else None


def _alike(one: Header, other: Header) -> bool:
    """Whether both are games of the same people by the same rules."""

    def kind(header: Header) -> tuple[Any, ...]:
        setup = header.setup
        return header.rules, header.lang, setup.players, setup.names, _written(header)

    return kind(one) == kind(other)


def _written(header: Header) -> bytes:
    """The house rules as the journal has them: a tuple has become a list there."""
    options = {**header.options, "first_burgomaster": None}
    return msgspec.json.encode(options, order="sorted")


def passed_over(args: argparse.Namespace, header: Header, planned: Header) -> tuple[str, ...]:
    """The options of `run` that were given and that a game begun as `header` does not follow.

    :param planned: what they ask for.
    """
    house_rules = _written(header) != _written(planned)
    otherwise = {
        "--rules": header.rules != planned.rules,
        "--players": header.setup.players != planned.setup.players,
        "--mix": house_rules,
        "--first-game": house_rules,
        "--option": house_rules,
        "--lang": header.lang != planned.lang,
        "--children": header.children != planned.children,
        "--speed": header.speed != planned.speed,
    }
    given = {name: getattr(args, name[2:].replace("-", "_")) for name in otherwise}
    unasked: tuple[Any, ...] = (None, False, [], 1.0)
    return tuple(name for name, value in given.items() if value not in unasked and otherwise[name])


def goes_well(folder: Path) -> None:
    """The game has been going on for a while: what broke off before is forgiven."""
    with suppress(OSError):  # a disk that has become read-only: it is asked again the next time
        (folder / ATTEMPTS).unlink(missing_ok=True)


def _attempts(folder: Path) -> int:
    file = folder / ATTEMPTS
    try:
        text = file.read_text(encoding="ascii", errors="replace")
    except OSError:  # none was counted, or nobody knows how many
        return 0
    return int(text) if text.isdigit() else 0


def _set_aside(folder: Path) -> Path:
    aside = folders.set_aside(folder)
    goes_well(folder)
    return aside
