"""Golden pictures: each was looked at. `python tests/stage/screen/screen_golden.py` draws them anew."""

from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageFont
from screen_golden import FACES, GOLDEN, SIZES, name
from screen_words import TITLES

from table.stage.screen import Face, draw, lettering
from table.stage.screen.lettering import FIGURES, FONTS, WORDS, font

TOLERATED = 0.005
"""Another FreeType may draw an edge differently; a figure or a letter is more than this."""


@pytest.mark.parametrize("size", SIZES, ids="{0[0]}x{0[1]}".format)
@pytest.mark.parametrize("key", FACES)
@pytest.mark.parametrize("language", TITLES)
def test_the_picture_is_the_one_that_was_looked_at(
    language: str, key: str, size: tuple[int, int]
) -> None:
    drawn = draw(FACES[key](TITLES[language]), size)
    golden = Image.open(GOLDEN / name(language, key, size))
    assert golden.mode == "1"
    off = ImageChops.logical_xor(drawn, golden).histogram()[255]
    assert off <= TOLERATED * size[0] * size[1]


def figure_rows(image: Image.Image, left: int, top: int) -> int:
    box = image.crop((left, top, *image.size)).getbbox()
    assert box is not None
    return box[3] - box[1]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("title", [t for words in TITLES.values() for t in words.values()])
@pytest.mark.parametrize("figures", [{"big": 8}, {"big": 24}, {"left_s": 7}, {"left_s": 180}])
def test_figures_are_legible_from_a_metre_below_any_title(
    size: tuple[int, int], title: str, figures: dict[str, int]
) -> None:
    image = draw(Face(title=title, **figures), size)
    left, top = (126, 0) if size[0] == 256 else (0, 31)
    assert figure_rows(image, left, top) >= 30


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("title", [t for words in TITLES.values() for t in words.values()])
def test_no_title_of_any_phase_is_cut(
    size: tuple[int, int], title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut: list[str] = []
    monkeypatch.setattr(lettering, "_cut_to_fit", lambda text, *box: cut.append(text))
    for face in (Face(title=title), Face(title=title, big=12), Face(title=title, tally=((1, 2),))):
        draw(face, size)
    assert cut == []


def test_what_is_too_long_ends_in_an_ellipsis_inside_the_picture() -> None:
    long = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch " * 3
    image = draw(Face(title=long, big=3), (128, 64))
    assert image.getbbox() is not None
    assert image.tobytes() != draw(Face(title=long[:8], big=3), (128, 64)).tobytes()


def test_of_a_speech_too_long_for_the_screen_the_first_sentence_is_shown() -> None:
    first = "A short one comes first."
    speech = (
        first + " Then follow so many words that no size of letters could hold them all here." * 3
    )
    assert draw(Face(title=speech, big=3), (128, 64)) == draw(Face(title=first, big=3), (128, 64))
    assert draw(Face(title=speech[:60]), (128, 64)) != draw(Face(title=first), (128, 64))


def test_a_hungarian_ordinal_does_not_end_a_sentence() -> None:
    title = TITLES["hu"]["fallen"]
    assert lettering._first_sentence(title) == "A karom a 12. házat választotta."
    assert lettering._first_sentence("Seat 12. Your bet?") == "Seat 12."
    assert lettering._first_sentence("No end") == "No end"


@pytest.mark.parametrize("file", [WORDS, FIGURES])
def test_the_font_has_every_letter_of_the_four_languages(file: str) -> None:
    face = font(file, 20)
    missing = face.getmask("\ufffe", mode="1")
    for letter in "àèéìòùÀÈÉÌÒÙáíóöőúüűÁÍÓÖŐÚÜŰæøåÆØÅ…’–":
        assert bytes(face.getmask(letter, mode="1")) != bytes(missing), letter


def test_the_licence_lies_beside_the_font() -> None:
    assert "Bitstream Vera" in (FONTS / "LICENSE").read_text(encoding="utf-8")
    assert isinstance(font(WORDS, 12), ImageFont.FreeTypeFont)
    assert {path.name for path in FONTS.iterdir()} == {WORDS, FIGURES, "LICENSE"}


def test_the_last_minute_is_seconds_alone_and_the_clock_never_negative() -> None:
    assert draw(Face(title="", left_s=60), (128, 64)) != draw(Face(title="", left_s=59), (128, 64))
    assert draw(Face(title="x", left_s=0), (128, 64)) == draw(Face(title="x", big=0), (128, 64))


def test_votes_are_ranked_and_those_with_fewest_are_left_out_where_there_is_no_room() -> None:
    tally = tuple((house, house) for house in range(1, 25))
    assert draw(Face(title="v", tally=tally), (128, 64)) == draw(
        Face(title="v", tally=tally[::-1]), (128, 64)
    )
    assert draw(Face(title="v", tally=tally), (128, 64)) == draw(
        Face(title="v", tally=tally[-6:]), (128, 64)
    )


def test_goldens_are_all_used() -> None:
    wanted = {name(lang, key, size) for lang in TITLES for key in FACES for size in SIZES}
    assert {path.name for path in Path(GOLDEN).glob("*.png")} == wanted
