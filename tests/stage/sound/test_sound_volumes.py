from __future__ import annotations

import pytest

from table.errors import ConfigError, DeviceError
from table.stage.sound import volumes
from table.stage.sound.render import Volumes


def test_saved_and_read_again(tmp_path):
    file = tmp_path / "state" / "volumes.json"
    assert volumes.load(file) == Volumes()
    volumes.save(file, Volumes(voice_db=-3.0, drum_db=2.0))
    assert volumes.load(file) == Volumes(voice_db=-3.0, drum_db=2.0)
    assert [path.name for path in file.parent.iterdir()] == ["volumes.json"]


@pytest.mark.parametrize("content", ["", "{", '{"voice_db": "loud"}', '{"voise_db": 1.0}'])
def test_a_file_that_is_something_else_says_what_to_do(tmp_path, content):
    file = tmp_path / "volumes.json"
    file.write_text(content)
    with pytest.raises(ConfigError, match="run 'burgomaster soundcheck' again"):
        volumes.load(file)


def test_a_folder_in_the_way_says_what_to_do(tmp_path):
    with pytest.raises(DeviceError, match="make the file readable"):
        volumes.load(tmp_path)
    (tmp_path / "file").touch()
    with pytest.raises(DeviceError, match="make the folder writable"):
        volumes.save(tmp_path / "file" / "volumes.json", Volumes())
