"""Whatever the hooded display says, it glows alike."""

import font
import oled
import pytest
from chips import Panel
from face import LIT, PAGE_BYTES, PAGES, SIGNS, Face
from hypothesis import given
from hypothesis import strategies as st

signs = st.sampled_from(sorted(font.GLYPHS)) | st.characters()


class Bus:
    """An I2C bus with a panel that can be unplugged."""

    def __init__(self) -> None:
        self.panel = Panel()
        self.transfers = 0

    def writeto(self, address: int, data: bytes) -> None:
        if not self.panel.present or address != 0x3C:
            raise OSError(5)
        self.transfers += 1
        self.panel.write(data)


def lit(pixels: bytes, page: int) -> int:
    return sum(byte.bit_count() for byte in pixels[page * PAGE_BYTES : (page + 1) * PAGE_BYTES])


@given(st.lists(st.text(signs, max_size=SIGNS + 3), min_size=PAGES, max_size=PAGES))
def test_every_page_lights_the_same(lines: list[str]) -> None:
    face = Face()
    for page, text in enumerate(lines):
        face.write(page, text)
    assert [lit(face.pixels, page) for page in range(PAGES)] == [LIT] * PAGES


def test_different_words_look_different() -> None:
    one, other = Face(), Face()
    one.write(1, "YES")
    other.write(1, "NO")
    assert one.pixels != other.pixels


@pytest.mark.parametrize(
    "letters",
    ["abcdefghijklmnopqrstuvwxyz", "àèéìòù", "áéíóöőúüű", "æøå"],
    ids=["en", "it", "hu", "da"],
)
def test_every_letter_of_the_four_languages_has_its_own_sign(letters: str) -> None:
    for case in (letters + "?", letters.upper() + "?"):
        shapes = [font.GLYPHS[letter] for letter in case]
        assert len(set(shapes)) == len(shapes)


def test_only_an_accented_letter_may_look_like_its_own_capital() -> None:
    same: dict[bytes, str] = {}
    for sign, shape in font.GLYPHS.items():
        other = same.setdefault(shape, sign)
        assert other == sign or (other.lower() == sign.lower() and sign not in "oOuU")


def test_no_sign_has_too_much_ink() -> None:
    assert max(sum(b.bit_count() for b in g) for g in font.GLYPHS.values()) <= font.MOST_INK
    assert all(len(glyph) == font.WIDTH for glyph in font.GLYPHS.values())


def drive(display: oled.Oled, face: Face, now: int, on: bool) -> int:
    steps = 1
    while display.step(now, face, on):
        steps += 1
        assert steps < 20
    return steps


def test_the_panel_holds_the_face_and_is_lit_only_when_told() -> None:
    bus, face = Bus(), Face()
    display = oled.Oled(bus, 0x3C)
    face.write(0, "Lupo")
    drive(display, face, 0, False)
    assert bus.panel.memory[:512] == face.pixels
    assert not bus.panel.lit
    drive(display, face, 0, True)
    assert bus.panel.lit
    drive(display, face, 0, False)
    assert not bus.panel.lit


def test_a_step_sends_one_page_at_most() -> None:
    bus, face = Bus(), Face()
    display = oled.Oled(bus, 0x3C)
    drive(display, face, 0, True)
    for page in range(PAGES):
        face.write(page, "anders")
    before = bus.transfers
    display.step(0, face, True)
    assert bus.transfers - before == 2  # where, and what
    assert display.step(0, face, True)


def test_nothing_changed_sends_nothing() -> None:
    bus, face = Bus(), Face()
    display = oled.Oled(bus, 0x3C)
    drive(display, face, 0, True)
    face.write(0, "")
    before = bus.transfers
    assert not display.step(0, face, True)
    assert bus.transfers == before


def test_an_unplugged_panel_stops_nothing_and_comes_back_whole() -> None:
    bus, face = Bus(), Face()
    display = oled.Oled(bus, 0x3C)
    drive(display, face, 0, True)
    bus.panel.present = False
    face.write(2, "12")
    assert not display.step(10, face, True)
    assert not display.present
    bus.panel = Panel()
    assert not display.step(100, face, True), "not yet tried again"
    drive(display, face, 10 + oled.AGAIN_MS, True)
    assert display.present
    assert bus.panel.lit
    assert bus.panel.memory[:512] == face.pixels
