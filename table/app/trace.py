"""`trace.jsonl`: every command to a public port, one object a line."""

from __future__ import annotations

from pathlib import Path
from typing import TextIO

import msgspec

from table.burgomaster.commands import Command
from table.cues import Claw, Drum, Lamps, Screen, Voice


class Trace:
    """Writes the cues as they are performed. A trace is a function of inputs, seeds and options."""

    def __init__(self, path: Path) -> None:
        self._file: TextIO = path.open("w", encoding="utf-8")

    def __call__(self, command: Command) -> None:
        if isinstance(command, Voice | Drum | Claw | Screen | Lamps):
            self._file.write(msgspec.json.encode(command).decode() + "\n")

    def close(self) -> None:
        """Write out and close."""
        self._file.close()
