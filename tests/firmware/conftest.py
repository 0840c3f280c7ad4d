"""The firmware's modules are plain files on the pad; the tests of its logic import them so."""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

for folder in ("firmware", "firmware/sim", "table/seats"):
    if str(ROOT / folder) not in sys.path:
        sys.path.append(str(ROOT / folder))
