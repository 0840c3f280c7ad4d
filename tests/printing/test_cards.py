"""The printed cards: what a printer and a pair of scissors make of the file."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pypdfium2 as pdfium
import pytest

from table.cues import phrase
from table.printing.faces import FIGURES, SPARE, Face, faces
from table.printing.paper import (
    A_SHEET,
    CARD_HEIGHT,
    CARD_WIDTH,
    MARGIN,
    PAPERS,
    Paper,
    Place,
    backs,
    cut_marks,
    fronts,
)
from table.printing.pdf import DRAWINGS, sheets
from table.rules.tabula import ROLES, RoleName, deck
from table.speech.catalogue import Catalogue, languages

EDITIONS = ("tabula-hu", "tabula-da", "tabula-it")
SAMPLES = Path(__file__).parents[2] / "hardware" / "cards"
POINTS = 72 / 25.4
DOTS = 4  # of a drawn page, for each mm

editions = pytest.mark.parametrize("rules", EDITIONS)
papers = pytest.mark.parametrize("paper", PAPERS.values(), ids=lambda paper: paper.name)


@cache
def printed(rules: str, paper: str = "a4", lang: str = "en") -> pdfium.PdfDocument:
    text = Catalogue.load(lang).text
    return pdfium.PdfDocument(sheets(faces(rules), PAPERS[paper], "Title", text, lang))


def words(page: Any, place: Place, top: float = 0, bottom: float = CARD_HEIGHT) -> str:
    """What stands on a card, between two heights in mm from its upper edge."""
    height = page.get_height()
    text: str = page.get_textpage().get_text_bounded(
        left=place.x * POINTS,
        right=(place.x + CARD_WIDTH) * POINTS,
        top=height - (place.y + top) * POINTS,
        bottom=height - (place.y + bottom) * POINTS,
    )
    return text


def drawn(page: Any) -> np.ndarray[Any, Any]:
    """The page in grey, 255 is white."""
    picture: np.ndarray[Any, Any] = page.render(scale=DOTS / POINTS, grayscale=True).to_numpy()
    return picture.reshape(picture.shape[:2])


def card(picture: np.ndarray[Any, Any], place: Place) -> np.ndarray[Any, Any]:
    """The part of a drawn page where a card lies."""
    x, y = round(place.x * DOTS), round(place.y * DOTS)
    return picture[y : y + round(CARD_HEIGHT * DOTS), x : x + round(CARD_WIDTH * DOTS)]


@editions
def test_every_card_of_the_deck_has_its_face(rules: str) -> None:
    played = [face for face in faces(rules) if face.role is not None]
    assert [(face.code, face.role) for face in played] == [(c.code, c.role) for c in deck(rules)]


def test_the_italian_cards_are_a_deck_of_52() -> None:
    cards = faces("tabula-it")
    assert {face.corner for face in cards} == {
        f"{rank}{suit}" for rank in ("A", *map(str, range(2, 11)), *"JQK") for suit in "♠♥♦♣"
    }
    assert len(cards) == 52
    for face in cards:
        rank = face.corner[:-1]
        if face.role is None:
            assert face.corner in SPARE
        elif face.role in (RoleName.WEREWOLF, RoleName.VILLAGER):
            assert (rank == "A") == (face.role is RoleName.WEREWOLF)
            assert rank == "A" or rank.isdigit()
        else:
            assert face.corner in FIGURES[face.role]
    assert not any(face.corner for face in faces("tabula-hu"))


def test_every_role_has_a_drawing_and_every_drawing_a_role() -> None:
    assert {path.stem for path in DRAWINGS.glob("*.svg")} == set(ROLES)


@papers
@editions
def test_the_file_has_a_front_and_a_back_for_every_sheet(rules: str, paper: Paper) -> None:
    document = printed(rules, paper.name)
    assert len(document) == 2 * -(-len(faces(rules)) // A_SHEET)
    for page in document:
        assert page.get_size() == pytest.approx((paper.width * POINTS, paper.height * POINTS), 1e-3)


@papers
@editions
def test_every_card_shows_its_role_and_its_code_and_no_other(rules: str, paper: Paper) -> None:
    document, text = printed(rules, paper.name), Catalogue.load("en").text
    codes: Counter[int] = Counter()
    for i, face in enumerate(faces(rules)):
        page = document[2 * (i // A_SHEET)]
        shown = words(page, fronts(paper)[i % A_SHEET])
        found = [int(code) for code in re.findall(r"\b\d{3}\b", shown)]
        codes.update(found)
        if face.role is None:
            assert found == []
        else:
            assert found == [face.code]
            assert text(phrase(f"role-{face.role}")) in shown
        for part in (face.corner[:-1], face.corner[-1:]):
            assert part in shown
    assert codes == Counter(card.code for card in deck(rules))


@editions
def test_nothing_can_be_read_on_the_back(rules: str) -> None:
    document = printed(rules)
    for n in range(1, len(document), 2):
        assert document[n].get_textpage().get_text_range().strip() == ""


@papers
def test_a_back_lies_behind_its_front(paper: Paper) -> None:
    for front, back in zip(fronts(paper), backs(paper), strict=True):
        # Turned over on the long edge, left and right change places.
        assert paper.width - (back.x + CARD_WIDTH) == pytest.approx(front.x)
        assert back.y == front.y
    assert len(set(fronts(paper))) == A_SHEET


@editions
def test_the_drawn_backs_are_all_alike_and_only_where_there_are_fronts(rules: str) -> None:
    paper = PAPERS["letter"]  # a whole number of points, so that it is drawn without stretching
    document, cards = printed(rules, paper.name), faces(rules)
    first = None
    for sheet in range(len(document) // 2):
        picture = drawn(document[2 * sheet + 1])
        on_it = len(cards[sheet * A_SHEET : (sheet + 1) * A_SHEET])
        for i, place in enumerate(backs(paper)):
            back = card(picture, place).astype(int)
            if i >= on_it:
                assert back.min() == 255
                continue
            first = back if first is None else first
            # An edge between two dots of this drawing may fall to either.
            assert np.abs(back - first).mean() < 2
            assert np.abs(back - back[::-1, ::-1]).mean() < 2, "it shows which way up it is"
            assert back.mean() < 120


@papers
@editions
def test_everything_is_where_a_printer_can_print(rules: str, paper: Paper) -> None:
    for page in printed(rules, paper.name):
        rows, columns = np.nonzero(drawn(page) < 250)
        height, width = drawn(page).shape
        edge = MARGIN * DOTS
        assert rows.min() >= edge
        assert columns.min() >= edge
        assert rows.max() <= height - edge
        assert columns.max() <= width - edge


@papers
def test_the_cut_marks_stand_in_the_line_of_every_cut_and_off_the_cards(paper: Paper) -> None:
    x_cuts = {place.x for place in fronts(paper)} | {
        place.x + CARD_WIDTH for place in fronts(paper)
    }
    y_cuts = {place.y for place in fronts(paper)} | {
        place.y + CARD_HEIGHT for place in fronts(paper)
    }
    marks = cut_marks(paper)
    assert len(marks) == 2 * (len(x_cuts) + len(y_cuts))
    for mark in marks:
        if mark.x1 == mark.x2:
            assert mark.x1 in x_cuts
            assert not min(y_cuts) < mark.y1 < max(y_cuts)
            assert not min(y_cuts) < mark.y2 < max(y_cuts)
        else:
            assert mark.y1 == mark.y2
            assert mark.y1 in y_cuts
            assert not min(x_cuts) < mark.x1 < max(x_cuts)
            assert not min(x_cuts) < mark.x2 < max(x_cuts)


@pytest.mark.parametrize("lang", languages())
def test_the_words_of_every_language_have_room(lang: str) -> None:
    document, cards = printed("tabula-it", "a4", lang), faces("tabula-it")
    for i, face in enumerate(cards):
        if face.role is None:
            continue
        page, place = document[2 * (i // A_SHEET)], fronts(PAPERS["a4"])[i % A_SHEET]
        middle = Place(place.x + 12, place.y)
        # Five lines end above the code, and nothing stands between.
        assert words(page, middle, 75.7, 76.3).strip() == "" or face.corner, (lang, face)
        assert words(page, place, 58, 76).count("\n") < 5 + 2 * bool(face.corner), (lang, face)


def test_the_same_cards_make_the_same_file() -> None:
    text = Catalogue.load("en").text
    cards = (Face(RoleName.SEER, 123),)
    one, other = (sheets(cards, PAPERS["a4"], "Title", text, "en") for _ in range(2))
    assert one == other


@pytest.mark.parametrize("rules", ["tabula-hu", "tabula-it"])
def test_the_samples_show_the_codes_of_today(rules: str) -> None:
    document = pdfium.PdfDocument(SAMPLES / f"{rules}-a4.pdf")
    text = "\n".join(page.get_textpage().get_text_range() for page in document)
    shown = Counter(int(line) for line in text.splitlines() if re.fullmatch(r"\d{3}", line))
    assert shown == Counter(card.code for card in deck(rules))
