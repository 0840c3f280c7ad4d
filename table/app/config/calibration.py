"""The file that the table writes itself: what was measured, and where the claw was left."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from table import whole
from table.cues import phrase
from table.errors import DeviceError, Say, reason

Unit = Literal["us", "steps"]
"""What a position of the claw is: a pulse in µs, or a step of a bus servo."""


class ClawTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The positions measured on a table with `places` houses (or seats): pairs of place, position."""

    unit: Unit
    places: int
    measured: tuple[tuple[int, float], ...]


class Calibration(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All of the file."""

    version: Literal[1] = 1
    claw: tuple[ClawTable, ...] = ()
    held: tuple[Unit, float] | None = None
    """Where the claw was left, so that it starts again from there."""

    def measured(self, unit: Unit, places: int) -> tuple[tuple[int, float], ...]:
        """What was measured for a table of `places`; nothing, if it never was with this servo."""
        found = (t.measured for t in self.claw if (t.unit, t.places) == (unit, places))
        return next(found, ())

    def with_claw(self, table: ClawTable) -> Calibration:
        """This calibration with `table` in place of the one for the same unit and places."""
        same = (table.unit, table.places)
        kept = tuple(t for t in self.claw if (t.unit, t.places) != same)
        return msgspec.structs.replace(self, claw=(*kept, table))


def calibrating(rules: str, places: int) -> tuple[str, ...]:
    """The command that measures a table of `rules` with so many places; none is for all tables."""
    return "calibrate", "claw", "--houses" if rules == "lupusburg" else "--seats", str(places)


def load(file: Path, say: Say) -> Calibration:
    """The calibration in `file`; an empty one where there is none.

    A file that is torn, or is not one, is set aside and said. Raises `DeviceError` if it cannot be
    read, or set aside.
    """
    try:
        content = file.read_bytes()
        try:
            return msgspec.json.decode(content, type=Calibration)
        except msgspec.DecodeError:
            aside = _free_name(file)
            file.rename(aside)
    except FileNotFoundError:
        return Calibration()
    except OSError as error:
        unread = phrase("claw-calibration-unread", path=str(file), why=reason(error))
        raise DeviceError(unread) from error
    say(phrase("claw-calibration-torn", aside=str(aside)))
    return Calibration()


def save(file: Path, calibration: Calibration) -> None:
    """Replace `file` in one step: after a power cut it is the old one or the new one, whole.

    Raises OSError, with the old file untouched.
    """
    whole.write(file, msgspec.json.format(msgspec.json.encode(calibration)) + b"\n")


def _free_name(file: Path) -> Path:
    number = 1
    while (aside := file.with_name(f"{file.name}.torn-{number}")).exists():
        number += 1
    return aside
