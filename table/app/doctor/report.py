"""The examination in its order, and its report."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

import msgspec

from table import __version__
from table.app import folders
from table.app.config.paths import HOUSES, calibration_file, config_file, state_folder
from table.app.doctor import devices, program
from table.app.doctor.finding import Finding, Level
from table.app.doctor.machine import Machine
from table.app.party.running import holder
from table.cues import Phrase, phrase
from table.speech import desk
from table.speech.desk import Words

MARKS: Final[Mapping[Level, Phrase]] = MappingProxyType(
    {
        "good": phrase("doctor-mark-good"),
        "note": phrase("doctor-mark-note"),
        "bad": phrase("doctor-mark-bad"),
    }
)
ABOUT: Final[Mapping[str, Phrase]] = MappingProxyType(
    {
        "program": phrase("doctor-about-program"),
        "configuration": phrase("doctor-about-configuration"),
        "board": phrase("doctor-about-board"),
        "power": phrase("doctor-about-power"),
        "disk": phrase("doctor-about-disk"),
        "clock": phrase("doctor-about-clock"),
        "groups": phrase("doctor-about-groups"),
        "usb": phrase("doctor-about-usb"),
        "bare pads": phrase("doctor-about-bare-pads"),
        "pads": phrase("doctor-about-pads"),
        "duplicate pads": phrase("doctor-about-duplicate-pads"),
        "pad": phrase("doctor-about-pad"),
        "claw": phrase("doctor-about-claw"),
        "calibration": phrase("doctor-about-calibration"),
        "screen": phrase("doctor-about-screen"),
        "sound": phrase("doctor-about-sound"),
        "voice": phrase("doctor-about-voice"),
        "speech engine": phrase("doctor-about-speech-engine"),
        "houses": phrase("doctor-about-houses"),
    }
)
"""What a finding can be about: its name, which a program reads and which stays, and its words."""


def examine(
    file: Path | None, machine: Machine | None = None, words: Words = desk.english
) -> list[Finding]:
    """Look at everything; `file` is a configuration other than the one that counts."""
    return list(_examine(file or config_file(), machine or Machine(words=words), words))


def _examine(file: Path | None, machine: Machine, words: Words) -> Iterator[Finding]:
    python = sys.version.split()[0]
    this = phrase("doctor-program", version=__version__, python=python, user=str(os.geteuid()))
    yield Finding(
        check="program",
        level="good",
        tried="burgomaster --version",
        seen=words(this),
    )
    config, wrong = program.configuration(file, words)
    state = state_folder()
    pi = machine.model is not None
    running = holder(state)
    yield from wrong
    yield from machine.board()
    yield from machine.power()
    yield from machine.disk(Path(config.table.games_folder or state / folders.GAMES))
    yield from machine.clock()
    yield from machine.groups()
    yield from machine.usb(config)
    yield from devices.pads(config, running=running, words=words)
    yield from devices.claw(config, pi=pi, running=running, words=words)
    yield from program.claw_table(config, calibration_file(), words)
    yield from devices.screen(config, pi=pi, root=machine.root, words=words)
    yield from devices.sound(config, pi=pi, root=machine.root, words=words)
    yield from program.voice(config, words)
    yield from devices.houses(config, state / HOUSES, words)


def as_text(findings: list[Finding], words: Words = desk.english) -> str:
    """For a person: a line for each check, what was tried and what to do below it."""
    lines = []
    marks = {level: words(mark) for level, mark in MARKS.items()}
    wide = max(map(len, marks.values()))
    margin = (wide + 2) * " "
    for found in findings:
        seen = found.seen.replace("\n", f"\n{margin}")
        lines.append(f"{marks[found.level]:{wide}}  {words(ABOUT[found.check])}: {seen}")
        if found.level != "good":
            lines.append(margin + words(phrase("doctor-looked-at", tried=found.tried)))
        if found.do:
            lines.append(f"{margin}→ {found.do}")
    bad = sum(found.level == "bad" for found in findings)
    lines.append("")
    lines.append(words(phrase("doctor-bad", count=bad) if bad else phrase("doctor-good")))
    return "\n".join(lines)


def as_json(findings: list[Finding]) -> str:
    """For a program: {"ok": …, "findings": [{check, level, tried, seen, do}, …]}.

    `check` and `level` are the same in every language; the others are for a person.
    """
    told = {"ok": status(findings) == 0, "findings": findings}
    return msgspec.json.format(msgspec.json.encode(told)).decode()


def status(findings: list[Finding]) -> int:
    """The exit status: 1 if something has to be mended."""
    return int(any(found.level == "bad" for found in findings))
