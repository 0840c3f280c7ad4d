"""The real luma driver on simulated wires, decoded from the bytes."""

import atexit
import sys
from contextlib import suppress

import pytest
from PIL import Image
from screen_desk import WIRINGS, Desk
from screen_words import TITLES

from table.stage.screen import Face, ScreenDriver, ScreenError, draw
from table.stage.screen.bus import I2cBus, SpiBus

FACES = [
    Face(title="Night", big=2),
    Face(title=TITLES["hu"]["second"], left_s=165),
    Face(title="x", tally=((1, 2), (16, 3))),
]


def same(one: Image.Image, other: Image.Image) -> bool:
    return one.size == other.size and one.tobytes() == other.tobytes()


def test_the_frame_on_the_wire_is_the_frame_drawn(desk: Desk) -> None:
    for face in FACES:
        image = draw(face, desk.driver.size)
        desk.driver.show(image)
        assert same(desk.frame(), image)
    desk.driver.close()
    assert desk.frame().getbbox() is None  # dark


def test_every_corner_is_where_it_belongs(desk: Desk) -> None:
    width, height = desk.driver.size
    for spot in [(0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1), (70, 9)]:
        image = Image.new("1", desk.driver.size)
        image.putpixel(spot, 1)
        desk.driver.show(image)
        assert desk.frame().getbbox() == (*spot, spot[0] + 1, spot[1] + 1)


@pytest.mark.parametrize(("controller", "bus"), WIRINGS)
def test_a_panel_mounted_upside_down(controller: str, bus: str) -> None:
    desk = Desk(controller, bus, rotate=180)
    image = draw(FACES[0], desk.driver.size)
    desk.driver.show(image)
    assert same(desk.frame(), image.transpose(Image.Transpose.ROTATE_180))


def test_a_panel_whose_power_was_away_unnoticed_comes_back_with_the_next_picture(
    desk: Desk,
) -> None:
    images = [draw(face, desk.driver.size) for face in FACES]
    for image in images:
        desk.driver.show(image)
        desk.panel.power_cycle()
        assert desk.frame().getbbox() is None
        desk.driver.show(image)
        assert same(desk.frame(), image)
    assert desk.opened == 1


def test_the_panel_is_lit_only_when_its_first_picture_is_there(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    take = desk.panel.byte
    lit: list[int] = []

    def watch(value: int, *, data: bool) -> None:
        if desk.panel._on:
            lit.append(value)
        take(value, data=data)

    monkeypatch.setattr(desk.panel, "byte", watch)
    desk.driver.show(draw(FACES[0], desk.driver.size))
    assert lit == []  # what wakes up in its memory is not for the room


def test_the_panel_is_never_dark_between_two_pictures(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = (draw(face, desk.driver.size) for face in FACES[:2])
    desk.driver.show(first)
    take = desk.panel.byte
    dark: list[int] = []

    def watch(value: int, *, data: bool) -> None:
        take(value, data=data)
        if not desk.panel._on:
            dark.append(value)

    monkeypatch.setattr(desk.panel, "byte", watch)
    desk.driver.show(second)
    assert dark == []


def test_a_bus_failing_at_any_byte_is_one_kind_of_error_and_heals(desk: Desk) -> None:
    first, second = (draw(face, desk.driver.size) for face in FACES[:2])
    byte = 0
    while True:
        desk.fuse.bytes_left = byte
        with suppress(ScreenError):
            desk.driver.show(first)
            desk.driver.show(second)
            break
        desk.fuse.bytes_left = None
        desk.driver.show(second)
        assert same(desk.frame(), second)
        desk.driver.close()  # the next round sets it up again, byte by byte
        byte += 1 if byte < 60 else 797
    assert byte > 1000


def test_hundreds_of_failures_leave_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    hooks = []
    monkeypatch.setattr(atexit, "register", hooks.append)
    desk = Desk()
    image = draw(FACES[0], desk.driver.size)
    desk.fuse.bytes_left = 0
    for _ in range(50):
        with pytest.raises(ScreenError):
            desk.driver.show(image)
    panels = {id(hook.__closure__[0].cell_contents) for hook in hooks}
    assert len(panels) == 1  # luma keeps every panel that is constructed until the end
    assert desk.opened == 50
    desk.fuse.bytes_left = None
    desk.driver.show(image)
    for hook in hooks:
        hook()
    assert same(desk.frame(), image)  # 51 hooks at the end send nothing


def test_a_bus_that_is_not_there_is_said() -> None:
    def missing(port: int) -> None:
        raise FileNotFoundError(2, "No such file or directory", f"/dev/i2c-{port}")

    driver = ScreenDriver("sh1106", I2cBus(7, 0x3C, smbus=missing))
    with pytest.raises(ScreenError, match=r"sh1106.*/dev/i2c-7"):
        driver.show(Image.new("1", (128, 64)))
    driver.close()


def test_a_wrong_address_is_said() -> None:
    desk = Desk()
    desk.driver._bus._address = 0x3D
    with pytest.raises(ScreenError, match="0x3D"):
        desk.driver.show(Image.new("1", (128, 64)))


def test_spi_without_its_library_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "spidev", None)
    bus = SpiBus(0, 0, dc=24, reset=25, pins=lambda: None)
    with pytest.raises(ScreenError, match="apt install python3-spidev"):
        ScreenDriver("ssd1322", bus).show(Image.new("1", (256, 64)))


def test_a_taken_line_is_said() -> None:
    from gpiozero import OutputDevice

    desk = Desk("ssd1306", "spi")
    factory = desk.driver._bus._pins()
    holder = OutputDevice(25, pin_factory=factory)
    with pytest.raises(ScreenError, match="GPIO25"):
        desk.driver.show(Image.new("1", (128, 64)))
    holder.close()
    desk.driver.show(Image.new("1", (128, 64)))
    desk.driver.close()


def test_rpi_gpio_is_never_imported() -> None:
    desk = Desk("ssd1322", "spi")
    desk.driver.show(Image.new("1", (256, 64)))
    assert "RPi" not in sys.modules
