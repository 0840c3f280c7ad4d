"""Reading table.toml: 60 wrong files, and every right one."""

import re
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tongues import TRANSLATED, english_in
from wrong_files import WRONG

from table.app.config.default import default_file
from table.app.config.keys import keys
from table.app.config.lines import line_of
from table.app.config.read import Complaint, ConfigFileError, parse, read
from table.app.config.sections import Config, Overrides
from table.errors import ConfigError
from table.speech import desk

FILE = Path("table.toml")


def test_there_are_sixty_wrong_files() -> None:
    assert len(WRONG) >= 60
    assert len({text for text, _, _ in WRONG}) == len(WRONG)


@pytest.mark.parametrize(("text", "line", "says"), WRONG)
def test_a_wrong_file_gets_its_line_and_its_sentence(text: str, line: int, says: str) -> None:
    with pytest.raises(ConfigFileError) as caught:
        parse(text, FILE)
    assert isinstance(caught.value, ConfigError)
    (complaint,) = caught.value.complaints
    assert says in complaint.says
    assert complaint.line == line
    assert str(caught.value) == f"table.toml:{line}: {complaint.says}"
    assert complaint.says[0].isupper() or complaint.says[0] == "["
    assert complaint.says.endswith(".")


@pytest.mark.parametrize("lang", TRANSLATED)
def test_no_complaint_is_in_english_for_who_reads_another_language(lang: str) -> None:
    for text, line, _ in WRONG:
        with pytest.raises(ConfigFileError) as caught:
            parse(text, FILE)
        told = desk.read(caught.value, lang)
        assert told.startswith(f"table.toml:{line}: ")
        assert not english_in(told), told


def test_all_complaints_come_at_once_in_order() -> None:
    text = '[web]\nport = 0\n\n[claw]\npin = 99\ncolour = "red"\n[nope]\n'
    with pytest.raises(ConfigFileError) as caught:
        parse(text, FILE)
    assert [complaint.line for complaint in caught.value.complaints] == [2, 5, 6, 7]


def test_what_does_not_go_together_is_said_beside_what_cannot_be_used() -> None:
    text = (
        '[table]\nlanguage = "de"\nrules = "lupusburg"\nnames = ["Anna", "Bo", "Anna"]\n'
        "[pace]\nbet = 1\ncoin = 2\ndefence = 'x'\n"
        "[lupusburg]\ncoin_values = [0]\nwerewolf_wins = -1\n"
        "[tabula]\nvote_seconds = 0\ndiscussion_seconds = 0\n"
        '[claw]\ndriver = "pwm"\npin = 14\n'
    )
    with pytest.raises(ConfigFileError) as caught:
        parse(text, FILE)
    lines = [complaint.line for complaint in caught.value.complaints]
    assert lines == [2, 4, 6, 7, 8, 10, 11, 13, 14, 17]


@pytest.mark.parametrize("wrong", ['driver = "servo"', "drivr = 1", "pin = 99"])
def test_no_default_is_complained_of_in_the_place_of_what_cannot_be_used(wrong: str) -> None:
    text = f"[board]\nreserved = [12]\n[claw]\n{wrong}\n"  # where the claw is by default
    with pytest.raises(ConfigFileError) as caught:
        parse(text, FILE)
    assert [complaint.line for complaint in caught.value.complaints] == [4]


def test_a_missing_file_of_a_given_name_is_said(tmp_path: Path) -> None:
    for file in (tmp_path / "nowhere.toml", tmp_path):
        with pytest.raises(ConfigFileError) as caught:
            read(file)
        assert str(caught.value).startswith(f"{file}: This file cannot be read (")


def test_a_file_that_is_not_utf_8_is_said_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    file.write_bytes('[table]\nnames = ["Åse"]\n'.encode("latin-1"))
    with pytest.raises(ConfigFileError, match=r"table\.toml:2: Save this file as UTF-8"):
        read(file)


def test_no_file_is_the_defaults_and_so_is_an_empty_one(tmp_path: Path) -> None:
    (tmp_path / "empty.toml").touch()
    assert read(None) == read(tmp_path / "empty.toml") == Config()


def test_the_default_file_is_the_defaults() -> None:
    assert parse(default_file(), FILE) == Config()


def test_every_key_of_the_default_file_switched_on_is_still_the_defaults() -> None:
    switched = [re.sub(r"^#(?=[a-z0-9_]+ = )", "", line) for line in default_file().splitlines()]
    unset = [key.name for names in keys().values() for key in names.values() if key.default is None]
    assert sum(not line.startswith(("#", "[")) and bool(line) for line in switched) == (
        sum(map(len, keys().values())) - len(unset)
    )
    assert parse("\n".join(switched), FILE) == Config()


OTHER = {
    "language": "hu", "rules": "tabula-da", "deal": "tap", "names": ("Åse", "Őrs"), "model": "pi4",
    "games_folder": "/mnt/games", "reserved": (22, 23), "output": "hdmi", "device": "Speaker",
    "pack": "/opt/pack", "volume_db": -6.5, "driver": "bus", "pin_factory": "rpigpio", "pin": 13,
    "travel_deg": 270.0, "gear_ratio": 2.5, "min_pulse_us": 600, "max_pulse_us": 2400,
    "line": "/dev/ttyUSB0", "servo_id": 7, "min_step": 10, "max_step": 4000, "bus": "spi",
    "controller": "sh1106", "i2c_port": 3, "i2c_address": 0x3D, "spi_port": 1, "spi_device": 1,
    "dc_pin": 5, "reset_pin": 6, "rotate": 180, "contrast": 100,
    "address": "0.0.0.0", "port": 8080, "coin_values": (3, 2, 1), "werewolf_wins": 5,
    "first_burgomaster": 0, "slots": (("seer", 20), ("owl", 14)), "discussion_seconds": 240,
    "vote_seconds": 9,
}  # fmt: skip


def another_value(section: str, name: str) -> object:
    key = keys()[section][name]
    if name in OTHER:
        return OTHER[name]
    if key.allowed == "true or false":
        return not key.default
    if isinstance(key.default, int):
        return key.default + 1
    choices = [c.strip('" ') for c in key.allowed.removeprefix("one of ").split(",")]
    return next(choice for choice in choices if choice != key.default)


@pytest.mark.parametrize(
    ("section", "name"), [(s, n) for s, names in keys().items() for n in names]
)
def test_every_documented_key_round_trips(section: str, name: str) -> None:
    key = keys()[section][name]
    value = another_value(section, name)
    assert value != key.default
    extra = ""
    if (section, name) == ("screen", "bus"):
        extra = 'controller = "ssd1306"\n'
    config = parse(f"[{section}]\n{name} = {key.toml(value)}\n{extra}", FILE)
    if section == "tabula":
        assert config.tabula.given == ((name, value),)
        assert msgspec.structs.replace(config, tabula=Overrides()) == Config()
        return
    assert getattr(getattr(config, section), name) == value
    kept = msgspec.structs.replace(getattr(config, section), **{name: key.default})
    assert msgspec.structs.replace(config, **{section: kept}) == Config()


def test_every_key_says_what_it_is_for_where_its_section_is_ours() -> None:
    for section, names in keys().items():
        for key in names.values():
            assert key.about or section in ("pace", "lupusburg", "tabula"), key
            assert key.allowed


def test_the_reference_is_the_programs() -> None:
    from table.app.config.default import reference

    docs = Path(__file__).parents[3] / "docs" / "configuration.md"
    assert docs.read_text(encoding="utf-8") == reference(), (
        "run 'python -m table.app.config.default > docs/configuration.md'"
    )


@pytest.mark.parametrize(
    ("text", "path", "line"),
    [
        ("[claw]\npin = 12\n", ("claw", "pin"), 2),
        ("claw.pin = 12\n", ("claw", "pin"), 1),
        ('# x\nclaw = { driver = "pwm", pin = 12 }\n', ("claw", "pin"), 2),
        ('[table]\n"names" = [\n  "A",\n\n  "B",\n]\nrules = "x"\n', ("table", "names"), 2),
        ('[table]\nnames = [\n  "A",\n]\nrules = "x"\n', ("table", "rules"), 5),
        ('[a]\nx = """\n[claw]\npin = 12\n"""\n[claw]\npin = 1\n', ("claw", "pin"), 7),
        ("[claw]\n", ("claw",), 1),
        ("[claw]\r\n\r\npin = 12\r\n", ("claw", "pin"), 3),
        ("[claw]\n", ("screen",), 1),
        ("", ("screen",), 1),
    ],
)
def test_a_key_is_found_however_it_is_written(text: str, path: tuple[str, ...], line: int) -> None:
    assert line_of(text, path) == line


@given(st.text(max_size=200) | st.binary(max_size=200).map(lambda b: b.decode("utf-8", "ignore")))
def test_no_text_does_anything_but_parse_or_complain(text: str) -> None:
    complaints: tuple[Complaint, ...] = ()
    try:
        parse(text, FILE)
    except ConfigFileError as error:
        complaints = error.complaints
    assert all(1 <= c.line <= len(text.splitlines()) + 1 for c in complaints)
