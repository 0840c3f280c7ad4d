"""The machine-written file: replaced in one step, and set aside when it is torn."""

import os
from pathlib import Path

import pytest

from table.app.config.calibration import Calibration, ClawTable, load, save
from table.errors import Said
from table.speech import desk

FULL = Calibration(
    claw=(
        ClawTable(unit="us", places=12, measured=((1, 512.0), (7, 1504.0))),
        ClawTable(unit="steps", places=8, measured=((2, 700.0),)),
    ),
    held=("us", 1234.0),
)


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    file = tmp_path / "state" / "calibration.json"
    said: list[Said] = []
    assert load(file, said.append) == Calibration()
    save(file, FULL)
    assert load(file, said.append) == FULL
    assert said == []
    assert [path.name for path in file.parent.iterdir()] == ["calibration.json"]


def test_a_table_replaces_the_one_for_the_same_servo_and_places() -> None:
    new = ClawTable(unit="us", places=12, measured=((3, 900.0),))
    changed = FULL.with_claw(new)
    assert changed.measured("us", 12) == ((3, 900.0),)
    assert changed.measured("steps", 8) == ((2, 700.0),)
    assert changed.measured("steps", 12) == ()
    assert len(changed.claw) == 2


def test_a_file_torn_at_any_byte_is_set_aside_and_said(tmp_path: Path) -> None:
    file = tmp_path / "calibration.json"
    save(file, FULL)
    whole = file.read_bytes()
    # The last byte is a line end: without it the file is whole.
    for length in range(len(whole) - 1):
        file.write_bytes(whole[:length])
        said: list[Said] = []
        assert load(file, said.append) == Calibration()
        assert "set aside" in desk.read(said[0], "en")
        assert "burgomaster calibrate claw" in desk.read(said[0], "en")
        assert not file.exists()
    assert len(list(tmp_path.glob("calibration.json.torn-*"))) == len(whole) - 1


@pytest.mark.parametrize(
    "text", ["[]", '{"version": 2}', '{"claw": [{"unit": "cm"}]}', '{"colour": 1}', "\0" * 300]
)
def test_what_is_no_calibration_is_set_aside(tmp_path: Path, text: str) -> None:
    file = tmp_path / "calibration.json"
    file.write_text(text)
    said: list[Said] = []
    assert load(file, said.append) == Calibration()
    assert len(said) == 1
    assert (tmp_path / "calibration.json.torn-1").read_text() == text


@pytest.mark.parametrize("broken", ["fsync", "replace"])
def test_a_disk_that_fails_leaves_the_old_file_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    file = tmp_path / "calibration.json"
    save(file, FULL)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(*((os, "fsync") if broken == "fsync" else (Path, "replace")), full)
    with pytest.raises(OSError, match="No space"):
        save(file, Calibration())
    monkeypatch.undo()
    assert load(file, print) == FULL
    save(file, Calibration())  # and the next one goes through
    assert load(file, print) == Calibration()
