"""Makes the README's picture of a game: `.venv/bin/python docs/pictures.py`."""

from __future__ import annotations

import asyncio
import io
import re
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.text import Text

from table.app.main import parser
from table.app.playing import asked, game, rendering

PICTURE = Path(__file__).parent / "pictures" / "evening.svg"
EVENING = ("play", "--seed", "7", "--speed", "1000", "--names", "Anna,Bea,Carl,David,Emma,Finn")


def wide() -> Console:
    """A terminal that is recorded and not shown."""
    return Console(record=True, width=96, file=io.StringIO(), force_terminal=True, highlight=False)


def evening() -> str:
    """One night, one dawn and the end of a seeded evening, as the terminal shows them, in SVG."""
    told = wide()
    with TemporaryDirectory() as folder:
        header = rendering.voiced(asked.first_header(parser().parse_args(EVENING)), told)
        asyncio.run(game.play_live(game.begin(Path(folder), header), told))
    lines = told.export_text(styles=True).splitlines()
    night = next(i for i, line in enumerate(lines) if "☾" in line)
    end = next(i for i, line in enumerate(lines) if "What lay" in line)
    shown = wide()
    for line in (*lines[night : night + 22], "        …", *lines[end - 3 :]):
        shown.print(Text.from_ansi(line))
    picture = shown.export_svg(title="burgomaster play")
    # Rich asks for a font from the network; the reader's own will do.
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)
    return picture.replace("Fira Code", "DejaVu Sans Mono")


if __name__ == "__main__":
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_text(evening(), encoding="utf-8")
