"""The examination in its order, and its report."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from table import __version__
from table.app.config.paths import calibration_file, config_file, state_folder
from table.app.doctor import devices, program
from table.app.doctor.finding import Finding
from table.app.doctor.machine import Machine
from table.app.running import holder

MARKS = {"good": "ok  ", "note": "note", "bad": "BAD "}


def examine(file: Path | None, machine: Machine | None = None) -> list[Finding]:
    """Look at everything; `file` is a configuration other than the one that counts."""
    return list(_examine(file or config_file(), machine or Machine()))


def _examine(file: Path | None, machine: Machine) -> Iterator[Finding]:
    python = sys.version.split()[0]
    yield Finding(
        check="program",
        level="good",
        tried="burgomaster --version",
        seen=f"burgomaster {__version__}, Python {python}, user {os.geteuid()}",
    )
    config, wrong = program.configuration(file)
    state = state_folder()
    pi = machine.model is not None
    running = holder(state)
    yield from wrong
    yield from machine.board()
    yield from machine.power()
    yield from machine.disk(Path(config.table.games_folder or state / "games"))
    yield from machine.clock()
    yield from machine.groups()
    yield from machine.usb(config)
    yield from devices.pads(config, running=running)
    yield from devices.claw(config, pi=pi, running=running)
    yield from program.claw_table(config, calibration_file())
    yield from devices.screen(config, pi=pi, root=machine.root)
    yield from devices.sound(config, pi=pi, root=machine.root)
    yield from program.voice(config)
    yield from devices.houses(config, state / "houses.toml")


def as_text(findings: list[Finding]) -> str:
    """For a person: a line for each check, what was tried and what to do below it."""
    lines = []
    for found in findings:
        seen = found.seen.replace("\n", "\n" + 6 * " ")
        lines.append(f"{MARKS[found.level]}  {found.check}: {seen}")
        if found.level != "good":
            lines.append(f"      looked at: {found.tried}")
        if found.do:
            lines.append(f"      → {found.do}")
    bad = sum(found.level == "bad" for found in findings)
    lines.append("")
    lines.append(
        f"{bad} to mend: the lines marked BAD."
        if bad
        else "Nothing has to be mended: you can play."
    )
    return "\n".join(lines)


def as_json(findings: list[Finding]) -> str:
    """For a program: {"ok": …, "findings": [{check, level, tried, seen, do}, …]}."""
    told = {"ok": status(findings) == 0, "findings": findings}
    return msgspec.json.format(msgspec.json.encode(told)).decode()


def status(findings: list[Finding]) -> int:
    """The exit status: 1 if something has to be mended."""
    return int(any(found.level == "bad" for found in findings))
