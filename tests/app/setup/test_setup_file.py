"""Keys are written into table.toml and nothing else in it changes."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from table.app.config.default import default_file
from table.app.config.keys import keys
from table.app.config.read import parse
from table.app.config.sections import Config
from table.app.setup.file import BEFORE, with_values, write
from table.errors import ConfigError, DeviceError

FILE = Path("table.toml")
WISHES = {
    ("table", "names"): ("Anna", 'B"ea', "Ödön"),
    ("table", "language"): "hu",
    ("screen", "i2c_address"): 0x3D,
    ("claw", "enabled"): False,
    ("web", "address"): "0.0.0.0",
}


def told(config: Config) -> list[object]:
    return [getattr(getattr(config, section), name) for section, name in WISHES]


def test_the_default_file_with_values() -> None:
    new = with_values(default_file(), WISHES)
    assert told(parse(new, FILE)) == list(WISHES.values())
    changed = [line for line in new.splitlines() if line not in default_file().splitlines()]
    assert len(changed) == len(WISHES), "only the keys' own lines differ"
    assert len(new.splitlines()) == len(default_file().splitlines())


def test_a_persons_own_file_keeps_its_order_and_its_comments() -> None:
    text = (
        '# ours\n[web]  # phones\nport = 80 # low\n\n[table]\nnames = [\n  "A",\n  "B",\n]\n# end\n'
    )
    new = with_values(text, {("table", "names"): ("C",), ("claw", "pin"): 13})
    assert new.startswith("# ours\n[web]  # phones\nport = 80 # low\n\n[table]\n")
    assert 'names = ["C"]\n# end\n' in new
    assert parse(new, FILE).claw.pin == 13


@given(st.permutations(list(WISHES)), st.integers(1, len(WISHES)))
def test_writing_twice_is_writing_once(order: list[tuple[str, str]], count: int) -> None:
    values = {key: WISHES[key] for key in order[:count]}
    once = with_values("", values)
    assert with_values(once, values) == once


def test_every_key_can_be_written() -> None:
    for section, names in keys().items():
        for name, key in names.items():
            if key.default is not None:
                parse(with_values("", {(section, name): key.default}), FILE)


def test_what_would_be_wrong_is_not_written(tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    write(file, {("claw", "driver"): "pwm"})
    before = file.read_text()
    with pytest.raises(ConfigError):
        write(file, {("claw", "pin"): 5})
    assert file.read_text() == before


def test_the_file_that_was_there_is_kept_once(tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    file.write_text("# by hand\n")
    write(file, {("web", "port"): 8001})
    write(file, {("web", "port"): 8002})
    assert file.with_name(file.name + BEFORE).read_text() == "# by hand\n"
    assert parse(file.read_text(), file).web.port == 8002


def test_the_copy_of_what_was_there_is_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "")

    file = tmp_path / "table.toml"
    file.write_text("# by hand\n")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(DeviceError):
        write(file, {("web", "port"): 8001})
    assert {left.name: left.read_text() for left in tmp_path.iterdir()} == {
        "table.toml": "# by hand\n"
    }


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "no").write_text("a file")
    with pytest.raises(DeviceError, match="run this with sudo"):
        write(tmp_path / "no" / "table.toml", {("web", "port"): 8001})
