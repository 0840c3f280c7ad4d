"""`burgomaster config` and `burgomaster calibrate`."""

import argparse
import os
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from table.app.commands import calibrate
from table.app.config import calibration, cli
from table.app.config.jog import Jog
from table.app.config.paths import calibration_file, config_file, state_folder, user_config
from table.errors import ConfigError
from table.speech.desk import english
from table.stage.claw import Dial

COMMAND = """
import argparse, sys
from table.app.commands import calibrate
from table.app.config import cli
parser = argparse.ArgumentParser()
commands = parser.add_subparsers()
cli.add_parser(commands)
calibrate.add_parser(commands)
args = parser.parse_args()
sys.exit(args.run(args))
"""


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("STATE_DIRECTORY", str(tmp_path / "state" / "burgomaster"))


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    commands = parser.add_subparsers()
    cli.add_parser(commands)
    calibrate.add_parser(commands)
    args = parser.parse_args(words)
    status: int = args.run(args)
    return status


def test_init_writes_a_file_that_check_likes_and_never_overwrites(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "new" / "table.toml"
    assert run("config", "init", str(file)) == 0
    assert run("config", "check", str(file)) == 0
    assert f"{file} is right." in capsys.readouterr().out
    before = file.read_bytes()
    with pytest.raises(ConfigError, match="is there already"):
        run("config", "init", str(file))
    assert file.read_bytes() == before
    with pytest.raises(ConfigError, match="cannot be written"):
        run("config", "init", str(file / "below"))


def test_check_says_file_line_and_what_is_allowed(tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    file.write_text("[claw]\npin = 99\n")
    with pytest.raises(ConfigError, match=r"table\.toml:2: \[claw\] pin must be a whole number"):
        run("config", "check", str(file))


def test_check_without_a_name_takes_the_users_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if config_file() is None:
        assert run("config", "check") == 0
        assert "defaults are used" in capsys.readouterr().out
    user_config().parent.mkdir(parents=True)
    user_config().write_text("[web]\nport = 8080\n")
    assert run("config", "check") == 0
    assert str(user_config()) in capsys.readouterr().out


def test_where_the_files_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    system = tmp_path / "system.toml"
    environ = {"HOME": str(tmp_path), "XDG_CONFIG_HOME": "relative/is/ignored"}
    assert user_config(environ) == tmp_path / ".config" / "burgomaster" / "table.toml"
    assert config_file(environ, system) is None
    system.touch()
    assert config_file(environ, system) == system
    user_config(environ).parent.mkdir(parents=True)
    user_config(environ).touch()
    assert config_file(environ, system) == user_config(environ)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert state_folder(environ) == tmp_path / ".local" / "state" / "burgomaster"
    assert state_folder({**environ, "STATE_DIRECTORY": "/var/lib/x:/y"}) == Path("/var/lib/x")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert state_folder(environ) == Path("/var/lib/burgomaster")


def test_the_parsers_import_nothing_but_the_standard_library() -> None:
    code = (
        "import sys\n"
        "from table.app.commands import calibrate\n"
        "from table.app.config import cli\n"
        "outside = {m.split('.')[0] for m in sys.modules} - set(sys.stdlib_module_names)\n"
        "print(sorted(m for m in outside if not m.startswith('_') and m != 'table'))\n"
    )
    out = subprocess.run(
        [sys.executable, "-S", "-c", f"import sys; sys.path.insert(0, '.')\n{code}"],
        capture_output=True, text=True, check=True, cwd=Path(__file__).parents[3],
    )  # fmt: skip
    assert out.stdout.strip() == "[]"


def test_the_test_card_of_the_simulated_screen_has_its_frame(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stdin, "isatty", lambda: False, raising=False)
    assert run("calibrate", "screen", "--simulated") == 0
    picture = [line for line in capsys.readouterr().out.splitlines() if line.startswith("█")]
    assert len(picture) == 32
    assert picture[0] == "█" + "▀" * 126 + "█"
    assert picture[-1] == "█" + "▄" * 126 + "█"
    assert all(line[0] == line[-1] == "█" for line in picture)


def test_calibrating_the_claw_needs_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdin, "isatty", lambda: False, raising=False)
    with pytest.raises(ConfigError, match="needs a terminal"):
        run("calibrate", "claw", "--simulated")
    with pytest.raises(ConfigError, match="8 to 16 houses, not 4"):
        run("calibrate", "claw", "--simulated", "--houses", "4")


def spawn(*words: str) -> pexpect.spawn:
    return pexpect.spawn(
        sys.executable, ["-c", COMMAND, "calibrate", "claw", "--simulated", *words],
        encoding="utf-8", timeout=60, cwd=str(Path(__file__).parents[3]), dimensions=(24, 500),
    )  # fmt: skip


def test_the_claw_is_calibrated_with_keys_in_a_terminal() -> None:
    child = spawn("--houses", "8")
    child.expect(r"House 1 of 8: 500 ")
    child.send(".")
    child.expect(r"House 1 of 8: 501 ")
    child.send("\x1b[C")
    child.expect(r"House 1 of 8: 502 ")
    child.send(">")
    child.expect(r"House 1 of 8: 512 ")
    child.send("\r")
    child.expect(r"House 2 of 8: 762 \(not measured; 1 in all\)")
    child.send("s")
    child.expect(r"Saved 1 of 8 in .*calibration\.simulated\.json; what is not measured is")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    known = calibration.load(calibration_file(simulated=True), print)
    assert known.measured("us", 8) == ((1, 512.0),)
    assert known.held == ("us", 762.0)
    assert not calibration_file().exists(), "a trial has measured the real claw"


def test_enter_alone_comes_to_an_end_behind_the_last_house() -> None:
    child = spawn("--houses", "8")
    child.expect(r"House 1 of 8: 500 ")
    child.send("b\r")  # the last one; the whole way takes the claw its time
    child.expect(r"Saved 1 of 8 in ")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    known = calibration.load(calibration_file(simulated=True), print)
    assert [place for place, _ in known.measured("us", 8)] == [8]


def test_leaving_changes_nothing_but_where_the_claw_stands() -> None:
    child = spawn("--seats", "24")
    child.expect(r"Seat 1 of 24: 500 ")
    child.send("\rq")
    child.expect("Nothing was changed")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    known = calibration.load(calibration_file(simulated=True), print)
    assert known.claw == ()
    assert known.held is not None


DIAL = Dial(places=8, low=500, high=2500, travel_deg=180, gear_ratio=2)


def test_keys_that_mean_nothing_do_nothing_and_limits_hold() -> None:
    jog = Jog(DIAL, (), "house")
    for key in "zQ\x1b[A\x1b!5":
        jog.press(key)
    assert (jog.place, jog.position, jog.measured) == (1, 500, ())
    jog.press(",")
    assert jog.position == 500
    for _ in range(60):
        jog.press("]")
    assert jog.position == 2500


def test_walking_round_the_circle_and_forgetting() -> None:
    jog = Jog(DIAL, ((2, 760.0),), "house")
    jog.press("b")
    assert jog.place == 8
    jog.press("n")
    jog.press("n")
    assert (jog.place, jog.position) == (2, 760)
    assert "measured; 1 in all" in english(jog.line())
    jog.press("n")
    assert jog.position == 1010  # as far off as the house before it
    jog.press("b")
    jog.press("x")
    assert jog.measured == ()
    assert "not measured; 0 in all" in english(jog.line())


def test_the_other_way_round() -> None:
    jog = Jog(
        Dial(places=8, low=500, high=2500, travel_deg=180, gear_ratio=2, reverse=True), (), "seat"
    )
    assert jog.position == 2500
    jog.press("<")
    jog.press("\r")
    assert jog.position == 2240
    assert jog.table("us").measured == ((1, 2490.0),)


def test_the_last_place_ends_it_wherever_it_was_begun() -> None:
    jog = Jog(DIAL, (), "house")
    for key in ("b", "\r"):
        assert not jog.done
        jog.press(key)
    assert jog.done
    assert [place for place, _ in jog.measured] == [8]
