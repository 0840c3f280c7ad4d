"""The tests of the whole borrow the helpers of its parts."""

from __future__ import annotations

import sys
from pathlib import Path

for part in ("app", "journal", "web"):
    sys.path.append(str(Path(__file__).parents[1] / part))
