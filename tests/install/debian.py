"""Clean roots of Debian with the project in /src: to install in, and to boot."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
PATIENCE_S = 120.0
UP = ("running", "degraded")

needs_roots = pytest.mark.skipif(
    os.geteuid() != 0 or shutil.which("mmdebstrap") is None,
    reason="needs root and mmdebstrap (sudo apt install mmdebstrap)",
)


def environment() -> dict[str, str]:
    """What a command in a root is told of this machine: where pip finds its certificates."""
    kept = {name: os.environ[name] for name in os.environ if name.startswith("PIP_CERT")}
    return {"PATH": PATH, "HOME": "/root", "LANG": "C.UTF-8", **kept}


class Root:
    """A Debian in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def run(self, *command: str, check: bool = True) -> subprocess.CompletedProcess[str]:
        return _ran("chroot", str(self.folder), *command, check=check)

    def path(self, inside: str) -> Path:
        return self.folder / inside.lstrip("/")


@contextmanager
def made(release: str, folder: Path, *packages: str, arch: str | None = None) -> Iterator[Root]:
    """A minimal Debian with Python and `packages`, and the project's files in /src."""
    make(release, folder, *packages, arch=arch)
    subprocess.run(["mount", "-t", "proc", "proc", folder / "proc"], check=True)
    try:
        yield Root(folder)
    finally:
        subprocess.run(["umount", folder / "proc"], check=True)


def make(release: str, folder: Path, *packages: str, arch: str | None = None) -> None:
    """The same without /proc, which a container brings itself."""
    include = ",".join(("ca-certificates", "python3", *packages))
    foreign = [] if arch is None else [f"--architecture={arch}"]
    subprocess.run(
        ["mmdebstrap", "--quiet", "--variant=minbase", f"--include={include}", *foreign, release,
         str(folder)],
        check=True,
    )  # fmt: skip
    (folder / "src").mkdir()
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=PROJECT,
        capture_output=True,
        check=True,
    ).stdout
    archive = folder.with_suffix(".tar")
    subprocess.run(
        ["tar", "-C", str(PROJECT), "--null", "-T", "-", "--ignore-failed-read", "-cf",
         str(archive)],
        input=listed, check=True,
    )  # fmt: skip
    subprocess.run(["tar", "-xf", archive, "-C", folder / "src"], check=True)
    for name in ("resolv.conf", "pip.conf", "ssl/certs/ca-certificates.crt"):
        if (Path("/etc") / name).exists():
            shutil.copy(Path("/etc") / name, folder / "etc" / name)


class DoesNotBoot(Exception):
    """The last line on its console."""


class Booted(Root):
    """A root whose own systemd runs, in a container with this machine's network."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.console = folder.with_suffix(".console")
        self._container: subprocess.Popen[bytes] | None = None

    def boot(self) -> None:
        """Switch it on; return when all its services are up. Raises `DoesNotBoot`."""
        # Under a systemd of this machine the container gets a scope of its own.
        kept = [] if Path("/run/systemd/system").is_dir() else ["--keep-unit"]
        with self.console.open("ab") as console:
            self._container = subprocess.Popen(
                ["systemd-nspawn", "--quiet", "--directory", str(self.folder), "--register=no",
                 "--resolv-conf=off", *kept, "--boot"],
                env={**os.environ, "SYSTEMD_NSPAWN_UNIFIED_HIERARCHY": "1"},
                stdin=subprocess.DEVNULL, stdout=console, stderr=console,
            )  # fmt: skip
        end = time.monotonic() + PATIENCE_S
        while (self._state() if self._leader() else "") not in UP:
            if time.monotonic() > end or self._container.poll() is not None:
                last = self.console.read_text(errors="replace").strip().splitlines()[-1:]
                self.cut()
                raise DoesNotBoot(*last)
            time.sleep(0.5)

    def _state(self) -> str:
        return self.run("systemctl", "is-system-running", check=False).stdout.strip()

    def _leader(self) -> str:
        assert self._container is not None
        pid = self._container.pid
        with contextlib.suppress(FileNotFoundError):
            return Path(f"/proc/{pid}/task/{pid}/children").read_text().strip()
        return ""

    def run(self, *command: str, check: bool = True) -> subprocess.CompletedProcess[str]:
        return _ran("nsenter", "--target", self._leader(), "--all", *command, check=check)

    def cut(self) -> None:
        """Take its power away."""
        if self._container is not None:
            # Its first process, with which all others end; the container's manager would leave it.
            if leader := self._leader():
                os.kill(int(leader), signal.SIGKILL)
            else:
                self._container.kill()
            self._container.wait()
            self._container = None

    def show(self, name: str) -> str:
        """A property of the table's service."""
        return self.run("systemctl", "show", "-P", name, "burgomaster").stdout.strip()

    def journal(self, *wanted: str) -> str:
        """What the service said."""
        asked = ("journalctl", "--unit", "burgomaster", "--no-pager", "--output", "cat", *wanted)
        return self.run(*asked).stdout

    def wait(self, until: Callable[[], bool], what: str) -> None:
        end = time.monotonic() + PATIENCE_S
        while not until():
            assert time.monotonic() < end, f"{what} never came:\n{self.journal()[-4000:]}"
            time.sleep(0.5)


def _ran(*command: str, check: bool) -> subprocess.CompletedProcess[str]:
    ran = subprocess.run(
        command,
        env=environment(),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert not check or ran.returncode == 0, (command, ran.stdout[-3000:], ran.stderr[-3000:])
    return ran
