"""The installer in clean roots of Debian 12 and 13: twice, used, and taken away with nothing left.

Needs root, mmdebstrap and a mirror. What needs a Raspberry Pi or a running systemd is not reached: no
service is started, and lgpio comes from nowhere.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
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

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        os.geteuid() != 0 or shutil.which("mmdebstrap") is None,
        reason="needs root and mmdebstrap",
    ),
]


class Root:
    """A Debian in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def run(self, *command: str, check: bool = True) -> subprocess.CompletedProcess[str]:
        kept = {name: os.environ[name] for name in os.environ if name.startswith("PIP_CERT")}
        path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
        ran = subprocess.run(
            ["chroot", str(self.folder), *command],
            env={"PATH": path, "HOME": "/root", "LANG": "C.UTF-8", **kept},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        assert not check or ran.returncode == 0, (command, ran.stdout[-3000:], ran.stderr[-3000:])
        return ran

    def files(self) -> set[str]:
        found = set()
        for path, folders, files in os.walk(self.folder):
            here = os.path.relpath(path, self.folder)
            folders[:] = [
                name for name in folders if os.path.normpath(f"{here}/{name}") not in KEPT
            ]
            found |= {os.path.normpath(f"{here}/{name}") for name in (*folders, *files)}
        kept = {n for n in found if not n.startswith(NOISE) and "__pycache__" not in n}
        return kept - {f"etc/{name}-" for name in ACCOUNTS}  # the tools' own copies

    def accounts(self) -> dict[str, str]:
        return {name: (self.folder / "etc" / name).read_text() for name in ACCOUNTS}


@pytest.fixture(params=["bookworm", "trixie"])
def root(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Root]:
    """A minimal Debian with Python, and the project's files in /src."""
    folder = tmp_path / "root"
    include = "--include=ca-certificates,python3"
    subprocess.run(
        ["mmdebstrap", "--quiet", "--variant=minbase", include, request.param, str(folder)],
        check=True,
    )
    (folder / "src").mkdir()
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=PROJECT,
        capture_output=True,
        check=True,
    ).stdout
    subprocess.run(
        ["tar", "-C", str(PROJECT), "--null", "-T", "-", "--ignore-failed-read", "-cf",
         str(tmp_path / "src.tar")],
        input=listed, check=True,
    )  # fmt: skip
    subprocess.run(["tar", "-xf", tmp_path / "src.tar", "-C", folder / "src"], check=True)
    for name in ("resolv.conf", "pip.conf", "ssl/certs/ca-certificates.crt"):
        if (Path("/etc") / name).exists():
            shutil.copy(Path("/etc") / name, folder / "etc" / name)
    subprocess.run(["mount", "-t", "proc", "proc", folder / "proc"], check=True)
    try:
        yield Root(folder)
    finally:
        subprocess.run(["umount", folder / "proc"], check=True)


def test_twice_and_away(root: Root) -> None:
    root.run("apt-get", "update", "-q")
    files, accounts = root.files(), root.accounts()

    refused = root.run("/src/systemd/install.sh", check=False)  # nobody answers: that is a no
    assert refused.returncode == 1
    assert "Nothing is broken" in refused.stderr
    root.run("rm", "-rf", "/opt/burgomaster")
    assert root.accounts() == accounts

    root.run("/src/systemd/install.sh", "--yes")
    first = root.files()
    assert all((root.folder / own[1:]).is_dir() for own in OWN)
    unit = "etc/systemd/system/burgomaster.service"
    assert {unit, "etc/udev/rules.d/70-burgomaster.rules", "usr/local/bin/burgomaster"} <= first
    assert "burgomaster 0" in root.run("burgomaster", "--version").stdout
    root.run("runuser", "-u", "burgomaster", "--", "touch", "/etc/burgomaster/table.toml")
    groups = root.run("id", "-nG", "burgomaster").stdout.split()
    assert {"gpio", "i2c", "spi", "audio", "dialout"} <= set(groups)
    root.run("runuser", "-u", "burgomaster", "--", "mkdir", "/var/lib/burgomaster/games")

    root.run("/src/systemd/install.sh", "--yes")
    again = root.files()
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
    assert root.files() - files == set()
    assert files - root.files() == set()
    assert {n: t for n, t in root.accounts().items() if t != accounts[n]} == {}
