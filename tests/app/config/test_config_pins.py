"""Each known clash on the header, and the boards."""

from pathlib import Path

import pytest

from table.app.config.pins import clashes, this_model
from table.app.config.read import ConfigFileError, parse

FILE = Path("table.toml")

CLASHES = [
    # text, board, line, sentence
    (
        '[sound]\noutput = "i2s"\n[claw]\npin = 18\n',
        "pi4",
        4,
        "The claw's servo and I2S sound both need GPIO18",
    ),
    (
        '[sound]\noutput = "i2s"\n[claw]\npin = 19\ndriver = "pwm"\n',
        "pi5",
        4,
        "I2S sound both need GPIO19",
    ),
    ("[claw]\npin = 2\n", "pi4", 2, "The claw's servo and the screen's I2C 1 both need GPIO2"),
    ("[claw]\npin = 3\n", "pi5", 2, "the screen's I2C 1 both need GPIO3"),
    ('[screen]\nbus = "spi"\n[claw]\npin = 10\n', "pi4", 4, "the screen's SPI 0 both need GPIO10"),
    ('[screen]\nbus = "spi"\n[claw]\npin = 7\n', "pi4", 4, "the screen's SPI 0 both need GPIO7"),
    ('[screen]\nbus = "spi"\ndc_pin = 12\n', "pi4", 3, "the screen's D/C line both need GPIO12"),
    (
        '[screen]\nbus = "spi"\nreset_pin = 24\n',
        "pi4",
        3,
        "the screen's reset line both need GPIO24",
    ),
    (
        '[screen]\nbus = "spi"\ndc_pin = 9\n',
        "pi4",
        2,
        "The screen's SPI 0 and the screen's D/C line",
    ),
    (
        '[sound]\noutput = "i2s"\n[screen]\nbus = "spi"\nspi_port = 1\n',
        "pi4",
        5,
        "I2S sound both need GPIO18, GPIO19",
    ),
    (
        '[screen]\nbus = "spi"\nspi_port = 1\n[claw]\npin = 18\ndriver = "pwm"\n',
        "pi4",
        5,
        "SPI 1 both need GPIO18",
    ),
    (
        '[claw]\ndriver = "bus"\nline = "/dev/serial0"\n[screen]\nbus = "spi"\ndc_pin = 14\n',
        "pi4",
        3,
        "serial line /dev/serial0 and the screen's D/C line both need GPIO14",
    ),
    (
        '[claw]\ndriver = "bus"\nline = "/dev/ttyAMA4"\n[screen]\nbus = "spi"\n',
        "pi4",
        3,
        "both need GPIO8, GPIO9",
    ),
    (
        '[claw]\ndriver = "bus"\nline = "/dev/ttyAMA4"\n[screen]\nbus = "spi"\ndc_pin = 13\n',
        "pi5",
        3,
        "both need GPIO13",
    ),
    (
        "[screen]\ni2c_port = 5\n",
        "pi4",
        2,
        "The claw's servo and the screen's I2C 5 both need GPIO12",
    ),
    ("[board]\nreserved = [12, 4]\n", "pi4", 2, "what [board] reserves both need GPIO12"),
    ("[board]\nreserved = [3]\n", "pi4", 2, "what [board] reserves both need GPIO3"),
    (
        '[claw]\ndriver = "pwm"\n[sound]\noutput = "jack"\n',
        "pi3",
        2,
        "the same PWM as the claw's pulses",
    ),
    (
        '[claw]\ndriver = "pwm"\n[sound]\noutput = "jack"\n',
        None,
        2,
        "or [board] model if this is a later Pi",
    ),
    ('[sound]\noutput = "jack"\n', "pi5", 2, "A Pi 5 has no headphone jack"),
    ('[claw]\ndriver = "pwm"\npin = 16\n', "pi4", 3, "GPIO16 has no hardware PWM"),
]


@pytest.mark.parametrize(("text", "board", "line", "says"), CLASHES)
def test_a_clash_is_refused_with_its_reason(
    monkeypatch: pytest.MonkeyPatch, text: str, board: str | None, line: int, says: str
) -> None:
    monkeypatch.setattr("table.app.config.pins.this_model", lambda: board)
    with pytest.raises(ConfigFileError) as caught:
        parse(text, FILE)
    (complaint,) = caught.value.complaints
    assert says in complaint.says
    assert complaint.line == line


@pytest.mark.parametrize(
    ("text", "board"),
    [
        ("", "pi3"), ("", "pi4"), ("", "pi5"), ("", None),
        ('[claw]\ndriver = "pwm"\n[sound]\noutput = "i2s"\n', "pi4"),
        ('[claw]\ndriver = "pwm"\npin = 13\n[sound]\noutput = "jack"\n', "pi4"),
        ('[claw]\ndriver = "gpio"\n[sound]\noutput = "jack"\n', "pi3"),
        ('[claw]\ndriver = "pwm"\n[sound]\noutput = "jack"\nenabled = false\n', "pi3"),
        ('[claw]\npin = 18\nenabled = false\n[sound]\noutput = "i2s"\n', "pi4"),
        ('[screen]\nbus = "spi"\n', "pi5"),
        ('[screen]\nbus = "spi"\nspi_port = 1\nenabled = false\n[sound]\noutput = "i2s"\n', "pi5"),
        ('[claw]\ndriver = "bus"\nline = "/dev/ttyUSB0"\n[board]\nreserved = [14, 15]\n', "pi4"),
        ('[screen]\ncontroller = "ssd1322"\nbus = "spi"\n[sound]\noutput = "i2s"\n', "pi4"),
    ],
)  # fmt: skip
def test_what_does_not_clash_is_let_through(
    monkeypatch: pytest.MonkeyPatch, text: str, board: str | None
) -> None:
    monkeypatch.setattr("table.app.config.pins.this_model", lambda: board)
    parse(text, FILE)


def test_the_configured_model_counts_before_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("table.app.config.pins.this_model", lambda: "pi3")
    text = '[board]\nmodel = "pi4"\n[claw]\ndriver = "pwm"\n[sound]\noutput = "jack"\n'
    assert list(clashes(parse(text, FILE))) == []
    assert len(list(clashes(parse(text, FILE), "pi3"))) == 1


@pytest.mark.parametrize(
    ("name", "model"),
    [
        ("Raspberry Pi 5 Model B Rev 1.0", "pi5"), ("Raspberry Pi 500 Rev 1.0", "pi5"),
        ("Raspberry Pi Compute Module 5 Rev 1.0", "pi5"), ("Raspberry Pi 4 Model B Rev 1.5", "pi4"),
        ("Raspberry Pi 400 Rev 1.0", "pi4"), ("Raspberry Pi Compute Module 4 Rev 1.1", "pi4"),
        ("Raspberry Pi 3 Model B Plus Rev 1.3", "pi3"), ("Raspberry Pi Zero 2 W Rev 1.0", "pi3"),
        ("Raspberry Pi Model B Plus Rev 1.2", "pi3"), ("Radxa ROCK 5B", None),
    ],
)  # fmt: skip
def test_the_board_says_what_it_is(tmp_path: Path, name: str, model: str | None) -> None:
    file = tmp_path / "model"
    file.write_bytes(name.encode() + b"\0")
    assert this_model(file) == model
    assert this_model(tmp_path / "none") is None
