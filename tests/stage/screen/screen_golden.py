"""The faces of every public phase, and how their golden pictures are made."""

from collections.abc import Callable
from pathlib import Path

from screen_words import TITLES

from table.stage.screen import Face, draw

GOLDEN = Path(__file__).with_name("golden")
SIZES = [(128, 64), (256, 64)]

FACES: dict[str, Callable[[dict[str, str]], Face]] = {
    "night": lambda t: Face(title=t["night"], big=2),
    "call": lambda t: Face(title=t["wolf"]),
    "count": lambda t: Face(title=t["thief"], left_s=10),
    "dawn": lambda t: Face(title=t["dawn"], big=12),
    "fallen": lambda t: Face(title=t["fallen"], big=12),
    "fallen-said": lambda t: Face(title=t["fallen"]),
    "disturbed": lambda t: Face(title=t["disturbed"], big=16),
    "bets": lambda t: Face(title=t["bets"], big=5, left_s=20),
    "discussion": lambda t: Face(title=t["discussion"], left_s=180),
    "ballot": lambda t: Face(title=t["ballot"], tally=((3, 2), (7, 1), (12, 4), (16, 1))),
    "suspects": lambda t: Face(title=t["suspects"], tally=((3, 4), (12, 4))),
    "defence": lambda t: Face(title=t["defence"], big=7, left_s=24),
    "second": lambda t: Face(title=t["second"], left_s=15),
    "won": lambda t: Face(title=t["won"]),
    "paused": lambda t: Face(title=t["paused"]),
}


def name(language: str, key: str, size: tuple[int, int]) -> str:
    return f"{key}-{language}-{size[0]}.png"


if __name__ == "__main__":
    for language, titles in TITLES.items():
        for key, face in FACES.items():
            for size in SIZES:
                draw(face(titles), size).save(GOLDEN / name(language, key, size))
