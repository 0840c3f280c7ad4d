"""Makes the quick start's pictures: `.venv/bin/python docs/quick-start/pictures.py`.

`plan.svg` is drawn here; `wizard.svg` is what the wizard really shows in a terminal, without hardware.
"""

from __future__ import annotations

import io
import math
import os
import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pexpect
from rich.console import Console
from rich.text import Text

HERE = Path(__file__).parent
BURGOMASTER = str(Path(sys.executable).with_name("burgomaster"))
SEATS = 6
MIDDLE, ROUND = (300, 230), 165
ANSWERS = (
    ("Number?", ""),
    ("Number?", ""),
    ("How many players?", "4"),
    ("Seat 1:", "Anna"),
    ("Seat 2:", "Bea"),
    ("Seat 3:", "Carl"),
    ("Seat 4:", "David"),
    ("May phones join?", ""),
    ("Turn the claw", "n"),
    ("Tell each its seat", ""),
    *(("(Enter presses it.)", "") for _ in range(4)),
    ("Enter starts it.", ""),
    ("heard and seen?", ""),
)


def box(x: float, y: float, width: int, height: int, words: str, kind: str = "part") -> str:
    """A rounded box with its middle at (x, y)."""
    return (
        f'<rect class="{kind}" x="{x - width / 2:.0f}" y="{y - height / 2:.0f}" width="{width}" '
        f'height="{height}" rx="6"/><text x="{x:.0f}" y="{y + 4:.0f}">{words}</text>'
    )


def plan() -> str:
    """The table from above: what is plugged into what."""
    x, y = MIDDLE
    lines, parts = [], []
    for seat in range(1, SEATS + 1):
        angle = 2 * math.pi * (seat - 0.5) / SEATS - math.pi / 2
        at = x + ROUND * 1.35 * math.cos(angle), y + ROUND * math.sin(angle)
        lines.append(f'<path class="usb" d="M {x} {y + 40} L {at[0]:.0f} {at[1]:.0f}"/>')
        parts.append(box(*at, 84, 34, f"pad, seat {seat}", "pad"))
    parts += [
        box(x, y + 40, 120, 30, "powered USB hub"),
        box(x - 55, y - 20, 96, 34, "Raspberry Pi", "pi"),
        box(x + 60, y - 20, 96, 34, "claw, screen"),
        box(520, 440, 110, 32, "USB speaker"),
        box(90, 440, 120, 32, "power for the Pi"),
        box(300, 440, 150, 32, "power for the servo"),
    ]
    lines += [
        f'<path class="usb" d="M {x - 55} {y} L {x - 20} {y + 28}"/>',
        f'<path class="usb" d="M {x - 90} {y} C 250 420 420 400 520 424"/>',
        f'<path class="power" d="M 90 424 L {x - 80} {y}"/>',
        f'<path class="power" d="M 300 424 C 330 360 420 330 {x + 60} {y}"/>',
    ]
    style = (
        "text{font:12px sans-serif;text-anchor:middle;fill:#222}"
        "rect{fill:#fff;stroke:#444;stroke-width:1.5}.pad{fill:#fdf3d8}.pi{fill:#e0efe0}"
        ".usb{stroke:#3566a8;stroke-width:2;fill:none}"
        ".power{stroke:#a83535;stroke-width:2;fill:none;stroke-dasharray:6 4}"
    )
    table = f'<ellipse cx="{x}" cy="{y}" rx="{ROUND * 1.65:.0f}" ry="{ROUND + 35}" fill="#f3ece0"/>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 470" role="img" '
        'aria-label="The table from above: pads on a hub, hub on the Pi">'
        f"<style>{style}</style>{table}{''.join(lines)}{''.join(parts)}</svg>\n"
    )


def wizard() -> str:
    """The wizard from its first question to its end, in SVG."""
    heard = io.StringIO()
    with TemporaryDirectory() as home:
        config = Path(home) / ".config" / "burgomaster" / "table.toml"
        config.parent.mkdir(parents=True)
        config.touch()
        terminal = pexpect.spawn(
            BURGOMASTER,
            ["setup", "--simulated"],
            env={**os.environ, "HOME": home, "STATE_DIRECTORY": f"{home}/state", "LANG": "C.UTF-8"},
            encoding="utf-8",
            timeout=120,
            dimensions=(60, 96),
        )
        terminal.logfile_read = heard
        for question, answer in ANSWERS:
            terminal.expect_exact(question)
            terminal.sendline(answer)
        terminal.expect(pexpect.EOF)
        terminal.close()
        text = heard.getvalue().replace("\r", "").replace(str(config), "~/.config/…/table.toml")
    shown = Console(record=True, width=96, file=io.StringIO(), force_terminal=True, highlight=False)
    for line in text.strip().splitlines():
        shown.print(Text(line))
    picture = shown.export_svg(title="burgomaster setup --simulated")
    # Rich asks for a font from the network; the reader's own will do.
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)
    return picture.replace("Fira Code", "DejaVu Sans Mono")


if __name__ == "__main__":
    (HERE / "plan.svg").write_text(plan(), encoding="utf-8")
    (HERE / "wizard.svg").write_text(wizard(), encoding="utf-8")
