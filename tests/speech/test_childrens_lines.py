"""The children's wording (RULES.md §3): no line of a game or of the desk is left with the other words."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from typing import Final

import pytest
from test_languages import GENDERED, NAMES
from tongues import LANGUAGES, TRANSLATED

from table.cues import phrase
from table.seats.pads.face import wrap
from table.speech import lengths, review
from table.speech.arguments import RANGES
from table.speech.catalogue import CHILDREN, DESK, LANG, Catalogue, CatalogueError
from table.speech.commands import game_script

NOT_FOR_CHILDREN: Final = {
    "da": r"prosti|lynch|henret",
    "en": r"harlot|lynch|execut",
    "hu": r"prosti|lincs|kivégz",
    "it": r"prostitut|linci|giustizi|condann|esecuzion",
}
"""The beginnings of the words for the Harlot and for lynching, in every form the lines have."""
WORDED: Final = {
    (lang, root): tuple(
        Catalogue.load(lang, strict=True, root=root, children=children)
        for children in (False, True)
    )
    for lang, root in product(LANGUAGES, (LANG, DESK))
}
"""The usual lines, and those for children."""
REPLACED: Final = [
    (lang, DESK if key in WORDED[lang, DESK][0].lines else LANG, key)
    for lang in LANGUAGES
    for key in review.sources(lang, CHILDREN)
]


@pytest.mark.parametrize("root", [LANG, DESK], ids=lambda root: root.name)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_keeps_a_word_that_is_not_for_children(lang: str, root: Path) -> None:
    worded = review.sources(lang, root) | review.sources(lang, CHILDREN)
    words = re.compile(NOT_FOR_CHILDREN[lang], re.IGNORECASE)
    assert not {key: text for key, text in worded.items() if words.search(text)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_are_those_that_the_usual_lines_have(lang: str) -> None:
    """Or the test above would find nothing."""
    usual = "\n".join(review.sources(lang).values()).lower()
    words = NOT_FOR_CHILDREN[lang].split("|")
    assert len([word for word in words if word in usual]) >= 2


@pytest.mark.parametrize(("lang", "root", "key"), REPLACED)
def test_a_childrens_line_says_as_much_as_the_line_it_replaces(
    lang: str, root: Path, key: str
) -> None:
    usual, worded = (catalogue.lines[key] for catalogue in WORDED[lang, root])
    assert usual == worded, "it is filled with something else"
    assert review.sources(lang, CHILDREN)[key] != review.sources(lang, root)[key]


@pytest.mark.parametrize("lang", TRANSLATED)
def test_no_line_is_missing_or_older_than_its_english(lang: str) -> None:
    assert review.untranslated(lang, CHILDREN) == ()
    assert review.stale(lang, CHILDREN) == (), "look at them again: python -m table.speech.review"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phrase_has_a_committed_length(lang: str) -> None:
    usual, worded = (set(game_script(catalogue).values()) for catalogue in WORDED[lang, LANG])
    assert len(worded - usual) > 40
    assert worded <= set(lengths.texts(lang))
    assert lengths.missing(lang) == ()


@pytest.mark.parametrize(("lang", "root", "key"), REPLACED)
def test_it_is_written_as_the_other_lines_are(lang: str, root: Path, key: str) -> None:
    catalogue = WORDED[lang, root][1]
    arguments = WORDED["en", root][0].lines[key].arguments
    for values in product(*(RANGES[name](NAMES) for name in arguments)):
        text = catalogue.text(phrase(key, **dict(zip(arguments, values, strict=True))))
        assert re.fullmatch(r"[\w ,.:?'-]+", text)
        assert not re.search(GENDERED[lang], text, re.IGNORECASE)
        if key.startswith("told-"):
            assert " ".join(wrap(text).lines).split() == text.split(), "it is too long for a pad"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A catalogue of two lines, and the children's wording beside it."""
    for name, text in {
        "lang/en": "who = The { $seat }. { a }\n    .other = o\na = Yes.\n",
        "lang/it": "who = Il { $seat }.\na = Sì.\n",
        "children/en": "who = Guest { $seat }. { a }\nelsewhere = Of the other catalogue.\n",
    }.items():
        (tmp_path / name).mkdir(parents=True)
        (tmp_path / name / "t.ftl").write_text(text, encoding="utf-8")
    return tmp_path


def test_a_childrens_line_takes_the_place_of_the_other(folder: Path) -> None:
    def said(lang: str, *, children: bool) -> str:
        catalogue = Catalogue.load(lang, strict=True, root=folder / "lang", children=children)
        assert set(catalogue.lines) == {"who", "a"}
        return catalogue.text(phrase("who", seat=2))

    assert said("en", children=False) == "The 2. Yes."
    assert said("en", children=True) == "Guest 2. Yes."
    assert said("it", children=True) == said("it", children=False) == "Il 2."


def test_a_childrens_line_that_cannot_be_read_is_named(folder: Path) -> None:
    (folder / "children/en/t.ftl").write_text("who = Guest { $sat }\n", encoding="utf-8")
    with pytest.raises(CatalogueError, match=r"en/t\.ftl, line 1: 'who' uses \$sat"):
        Catalogue.load(root=folder / "lang", children=True)
    (folder / "children/en/t.ftl").write_text("who = a\nbroken\n", encoding="utf-8")
    with pytest.raises(CatalogueError, match=r"en/t\.ftl, line 2"):
        Catalogue.load(root=folder / "lang", children=True)
