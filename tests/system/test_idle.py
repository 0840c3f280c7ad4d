"""What the waiting table costs: ten minutes with eight simulated pads."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

BURGOMASTER = str(Path(sys.executable).with_name("burgomaster"))
WARM_S = 30.0
MEASURED_S = 600.0
GROWTH_MB = 2.0


def cpu_s(pid: int) -> float:
    """Seconds of processor time so far, of the process and no child (proc(5), stat)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_mb(pid: int) -> float:
    """Memory that is really there, with shared libraries."""
    return (
        int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20
    )


def measure(folder: Path, warm_s: float, measured_s: float) -> tuple[float, float, float]:
    """Share of one processor, memory at the end in MB, and its growth in MB."""
    with (folder / "log").open("wb") as log:
        table = subprocess.Popen(
            [BURGOMASTER, "run", "--simulated", "--players", "8"],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            env={**os.environ, "HOME": str(folder), "STATE_DIRECTORY": str(folder / "state")},
        )
    try:
        time.sleep(warm_s)
        before, memory = cpu_s(table.pid), resident_mb(table.pid)
        time.sleep(measured_s)
        share = (cpu_s(table.pid) - before) / measured_s
        now = resident_mb(table.pid)
    finally:
        table.terminate()
        table.wait(30)
    return share, now, now - memory


@pytest.mark.slow
def test_ten_minutes_of_waiting(tmp_path: Path) -> None:
    share, memory, growth = measure(tmp_path, WARM_S, MEASURED_S)
    print(f"{100 * share:.1f} % of a processor, {memory:.0f} MB, {growth:+.1f} MB in ten minutes")
    assert growth < GROWTH_MB


if __name__ == "__main__":
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        cost, size, more = measure(Path(folder), WARM_S, float(sys.argv[1]))
    print(f"{100 * cost:.1f} % of a processor, {size:.0f} MB, {more:+.1f} MB")
