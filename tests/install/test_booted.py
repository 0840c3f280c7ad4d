"""The installed service under a real systemd: ready, confined, watched, and back after every fall.

Debian 12 and 13 are booted in a container (systemd-nspawn). The game is played at simulated pads,
which is the one line of the unit that differs, in a drop-in; nothing here is a Raspberry Pi.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from debian import Booted, DoesNotBoot, make, needs_roots
from doors import free_port

pytestmark = [
    pytest.mark.slow,
    needs_roots,
    pytest.mark.skipif(
        shutil.which("systemd-nspawn") is None,
        reason="needs systemd-nspawn (sudo apt install systemd-container)",
    ),
]

WATCHDOG_S = 15
SPEED = 10
SIMULATED = f"""
[Service]
ExecStart=
ExecStart=/opt/burgomaster/venv/bin/burgomaster run --simulated --players 4 --no-web --speed {SPEED}
StandardInput=file:/keys
"""
READ_ONLY = ("/etc/burgomaster", "/opt/burgomaster", "/usr", "/var/lib", "/home", "/root")
WRITTEN = ("/var/lib/burgomaster", "/var/cache/burgomaster", "/run/burgomaster", "/tmp")


@pytest.fixture(scope="module", params=["bookworm", "trixie"])
def machine(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Booted]:
    """A machine on which the table was just installed, and runs."""
    folder = tmp_path_factory.mktemp(request.param) / "root"
    make(request.param, folder, "systemd-sysv", "dbus", "udev")
    booted = Booted(folder)
    try:
        booted.boot()  # before anything of ours is in it; any later boot has to succeed
    except DoesNotBoot as why:
        pytest.skip(f"no container with a systemd of its own starts on this machine: {why}")
    try:
        booted.path("/etc/burgomaster").mkdir()
        booted.path("/etc/burgomaster/table.toml").write_text(f"[web]\nport = {free_port()}\n")
        booted.run("apt-get", "update", "-q")
        booted.run("/src/systemd/install.sh", "--yes")
        yield booted
    finally:
        booted.cut()


def test_it_runs_as_it_was_installed(machine: Booted) -> None:
    assert machine.run("systemctl", "is-enabled", "burgomaster").stdout == "enabled\n"
    assert machine.show("ActiveState") == "active", machine.journal()
    assert machine.show("Type") == "notify"
    assert machine.show("StatusText").startswith("Waiting for players")
    assert machine.show("User") == "burgomaster"
    assert machine.show("WatchdogUSec") == f"{WATCHDOG_S}s"
    doctor = machine.run("burgomaster", "doctor", check=False)
    assert f"process {machine.show('MainPID')}" in doctor.stdout, doctor.stdout


def test_the_journal_is_read_line_by_line(machine: Booted) -> None:
    machine.wait(lambda: "does not answer" in machine.journal(), "the missing screen")
    assert machine.journal("--priority", "warning").startswith("table.")
    told = [line for line in machine.journal().splitlines() if "Only this machine" in line]
    assert len(told) == 1
    assert told[0].endswith("."), "no sentence is broken in two"


def test_systemd_finds_nothing_to_mend(machine: Booted) -> None:
    verified = machine.run("systemd-analyze", "verify", "burgomaster.service")
    assert verified.stdout + verified.stderr == ""
    judged = machine.run("systemd-analyze", "security", "--no-pager", "burgomaster").stdout
    level = re.search(r"exposure level for \S+: ([\d.]+)", judged)
    assert level is not None, judged
    assert float(level[1]) <= 2.0
    if "verify" in machine.run("udevadm", "--help").stdout:  # from systemd 254 on
        machine.run("udevadm", "verify", "/etc/udev/rules.d/70-burgomaster.rules")


def test_it_writes_in_its_own_folders_alone(machine: Booted) -> None:
    def touch(folder: str) -> bool:
        """Whether a process in the service's place can make a file there."""
        user = machine.run("id", "-u", "burgomaster").stdout.strip()
        return (
            machine.run(
                "nsenter", "--target", machine.show("MainPID"), "--mount", "--setuid", user,
                "touch", f"{folder}/probe", check=False,
            ).returncode
            == 0
        )  # fmt: skip

    assert {folder for folder in (*READ_ONLY, *WRITTEN) if touch(folder)} == set(WRITTEN)
    status = Path("/proc") / machine.show("MainPID") / "status"
    held = machine.run("cat", str(status)).stdout
    assert "NoNewPrivs:\t1" in held
    assert "CapBnd:\t0000000000000000" in held
    assert "Seccomp:\t2" in held


def test_its_loop_goes_before_everything_and_its_threads_do_not(machine: Booted) -> None:
    policies = """
import os, sys
tasks = sorted(map(int, os.listdir(sys.argv[1])))
print(*(os.sched_getscheduler(task) & ~os.SCHED_RESET_ON_FORK for task in tasks))
"""
    tasks = f"/proc/{machine.show('MainPID')}/task"
    loop, *threads = machine.run("python3", "-c", policies, tasks).stdout.split()
    assert int(loop) == os.SCHED_RR
    assert set(map(int, threads)) <= {os.SCHED_OTHER}


def test_a_command_of_root_has_the_service_let_go_and_go_on(machine: Booted) -> None:
    before = machine.show("MainPID")
    ran = machine.run("burgomaster", "calibrate", "claw", check=False)
    assert "pauses" in ran.stderr
    assert "running already" not in ran.stderr
    assert machine.show("ActiveState") == "active"
    assert machine.show("MainPID") != before


@contextmanager
def _keys(machine: Booted) -> Iterator[int]:
    """The simulated pads' keys: a pipe that outlives the service, and the machine."""
    pipe = machine.path("/keys")
    os.mkfifo(pipe)
    pipe.chmod(0o644)
    writer = os.open(pipe, os.O_RDWR)
    try:
        yield writer
    finally:
        os.close(writer)
        pipe.unlink()


def test_whatever_befalls_it_the_game_goes_on(machine: Booted) -> None:
    dropin = machine.path("/etc/systemd/system/burgomaster.service.d/simulated.conf")
    dropin.parent.mkdir()
    dropin.write_text(SIMULATED)
    games = machine.path("/var/lib/burgomaster/games")
    with _keys(machine) as keys:
        machine.run("systemctl", "daemon-reload")
        machine.run("systemctl", "restart", "burgomaster")
        os.write(keys, b"\n")
        machine.wait(lambda: "☾" in machine.journal(), "the night")
        (game,) = games.iterdir()

        def taken_up(times: int) -> bool:
            return machine.journal().count(f"/var/lib/burgomaster/games/{game.name}") == times

        def signalled(name: str) -> None:
            machine.run("systemctl", "kill", "--kill-whom=main", f"--signal={name}", "burgomaster")

        # The loop stands still: nothing but the watchdog finds that out.
        signalled("STOP")
        machine.wait(lambda: machine.show("NRestarts") == "1", "the watchdog")
        assert "Failed with result 'watchdog'" in machine.journal()
        assert "most recent call first" in machine.journal(), "where it stood is named"
        machine.wait(lambda: taken_up(2), "the game after a hang")

        signalled("KILL")
        machine.wait(lambda: machine.show("NRestarts") == "2", "the restart")
        machine.wait(lambda: taken_up(3), "the game after a crash")

        machine.cut()
        machine.boot()
        machine.wait(lambda: machine.show("ActiveState") == "active", "the service")
        machine.wait((game / "result.json").exists, "the end of the game after a power cut")
        assert not (game / "journal.aside").exists()
        machine.wait(
            lambda: machine.show("StatusText").startswith("Waiting for players"), "the lobby"
        )
        assert list(games.iterdir()) == [game]
        machine.run("systemctl", "stop", "burgomaster")
    assert machine.show("Result") == "success"
    shutil.rmtree(dropin.parent)
    machine.run("systemctl", "daemon-reload")


def test_it_goes_without_a_trace(machine: Booted) -> None:
    machine.run("systemctl", "start", "burgomaster")
    machine.run("/opt/burgomaster/uninstall.sh", "--yes")
    assert machine.show("LoadState") == "not-found"
    assert machine.run("id", "burgomaster", check=False).returncode != 0
    left = machine.run("find", "/etc", "/usr", "/opt", "/var/lib", "-name", "*burgomaster*").stdout
    assert left == ""
