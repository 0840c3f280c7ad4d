"""The installer in clean roots of Debian 12 and 13: twice, used, and taken away with nothing left.

Needs root, mmdebstrap and a mirror. What needs a Raspberry Pi or a running systemd is not reached: no
service is started, and lgpio comes from nowhere.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from debian import Root, made, needs_roots

OWN = ("/opt/burgomaster", "/etc/burgomaster", "/var/lib/burgomaster", "/var/cache/burgomaster")
KEPT = ("proc", "dev", "tmp", "src", "run", "sys", "root/.cache")
"""What is ours to put there, or the kernel's."""
NOISE = (
    "var/log/",
    "var/cache/apt",
    "var/cache/debconf",
    "var/lib/dpkg",
    "var/lib/apt",
    "etc/.pwd",
)
"""What any installation and removal of a Debian package leaves behind."""
ACCOUNTS = ("passwd", "group", "shadow", "gshadow")

pytestmark = [pytest.mark.slow, needs_roots]


def files(root: Root) -> set[str]:
    found = set()
    for path, folders, files in os.walk(root.folder):
        here = os.path.relpath(path, root.folder)
        folders[:] = [name for name in folders if os.path.normpath(f"{here}/{name}") not in KEPT]
        found |= {os.path.normpath(f"{here}/{name}") for name in (*folders, *files)}
    kept = {n for n in found if not n.startswith(NOISE) and "__pycache__" not in n}
    return kept - {f"etc/{name}-" for name in ACCOUNTS}  # the tools' own copies


def accounts(root: Root) -> dict[str, str]:
    return {name: (root.folder / "etc" / name).read_text() for name in ACCOUNTS}


@pytest.fixture(params=["bookworm", "trixie"])
def root(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Root]:
    with made(request.param, tmp_path / "root") as root:
        yield root


def test_twice_and_away(root: Root) -> None:
    root.run("apt-get", "update", "-q")
    before, accounts_before = files(root), accounts(root)

    refused = root.run("/src/systemd/install.sh", check=False)  # nobody answers: that is a no
    assert refused.returncode == 1
    assert "Nothing is broken" in refused.stderr
    root.run("rm", "-rf", "/opt/burgomaster")
    assert accounts(root) == accounts_before

    root.run("/src/systemd/install.sh", "--yes")
    first = files(root)
    assert all((root.folder / own[1:]).is_dir() for own in OWN)
    unit = "etc/systemd/system/burgomaster.service"
    assert {unit, "etc/udev/rules.d/70-burgomaster.rules", "usr/local/bin/burgomaster"} <= first
    assert "burgomaster 0" in root.run("burgomaster", "--version").stdout
    root.run("runuser", "-u", "burgomaster", "--", "touch", "/etc/burgomaster/table.toml")
    groups = root.run("id", "-nG", "burgomaster").stdout.split()
    assert {"gpio", "i2c", "spi", "audio", "dialout"} <= set(groups)
    root.run("runuser", "-u", "burgomaster", "--", "mkdir", "/var/lib/burgomaster/games")

    root.run("/src/systemd/install.sh", "--yes")
    again = files(root)
    assert first - again == set()
    assert {f for f in again - first if not f.startswith(OWN[0][1:])} == {
        "etc/burgomaster/table.toml", "var/lib/burgomaster/games"
    }  # fmt: skip
    played = root.run(
        "runuser", "-u", "burgomaster", "--", "env", "HOME=/tmp", "/usr/local/bin/burgomaster",
        "play", "--instant", "--players", "4", "--out", "/tmp/game",
    )  # fmt: skip
    assert "The evening is in" in played.stdout
    doctor = root.run("burgomaster", "doctor", check=False)
    assert doctor.returncode == 0, doctor.stdout
    assert "no Raspberry Pi" in doctor.stdout

    root.run("/opt/burgomaster/uninstall.sh", "--yes")
    assert files(root) - before == set()
    assert before - files(root) == set()
    assert {n: t for n, t in accounts(root).items() if t != accounts_before[n]} == {}
