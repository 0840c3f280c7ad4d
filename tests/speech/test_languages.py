"""The catalogues of all languages, as a whole: complete, up to date, and right in their grammar."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from io import StringIO
from itertools import product
from pathlib import Path
from typing import Final, cast

import msgspec
import pytest
from PIL import ImageFont
from rich.console import Console
from tongues import LANGUAGES, TRANSLATED

from table.app import rulesets
from table.app.playing import instant
from table.app.playing.evening import Evening
from table.app.playing.game import bot_seats
from table.app.playing.header import Header, Series
from table.app.terminal.endings import show
from table.burgomaster.commands import Command
from table.burgomaster.setup import Setup
from table.cues import Phrase, Voice, phrase
from table.errors import ConfigError
from table.seats.pads.face import LINES, SIGNS, wrap
from table.speech import desk, review
from table.speech.arguments import RANGES, Players
from table.speech.catalogue import CHILDREN, DESK, LANG, REFERENCE, Catalogue, languages
from table.speech.commands import game_script
from table.speech.lengths import extremes
from table.stage.screen.lettering import FIGURES, FONTS, WORDS

NAMES: Final = Players(24, ("Åse", "Őze", "Iole"))
CATALOGUES: Final = {lang: Catalogue.load(lang, strict=True) for lang in LANGUAGES}


def every(lang: str, players: Players = NAMES) -> Iterator[tuple[Phrase, str]]:
    """Every phrase of `lang` with its text, spoken or not."""
    catalogue = CATALOGUES[lang]
    for line in catalogue.all_lines():
        for values in product(*(RANGES[name](players) for name in line.arguments)):
            if len({"who", "name"} & set(line.arguments)) == len(set(values)) + 1:
                continue  # nobody speaks of the own name
            said = phrase(line.key, **dict(zip(line.arguments, values, strict=True)))
            yield said, catalogue.text(said)


TEXTS: Final = {lang: dict(every(lang)) for lang in LANGUAGES}


def test_these_are_the_languages() -> None:
    assert languages() == ("da", "en", "hu", "it")


@pytest.mark.parametrize("lang", TRANSLATED)
def test_no_line_is_missing_or_still_english(lang: str) -> None:
    assert review.untranslated(lang) == ()
    assert CATALOGUES[lang].untranslated() == ()


@pytest.mark.parametrize("lang", TRANSLATED)
def test_no_line_is_older_than_its_english(lang: str) -> None:
    assert review.stale(lang) == (), "look at them again: python -m table.speech.review"


@pytest.mark.parametrize("lang", TRANSLATED)
def test_the_lines_rightly_alike_are_still_alike(lang: str) -> None:
    english = review.sources(REFERENCE) | review.sources(REFERENCE, DESK)
    translated = review.sources(lang) | review.sources(lang, DESK)
    for key in review.ALIKE.get(lang, ()):
        assert translated[key] == english[key]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_argument_can_be_heard(lang: str) -> None:
    """Another value of an argument is another text, whatever the others are."""
    catalogue = CATALOGUES[lang]
    for line in catalogue.all_lines():
        for argument in line.arguments:
            fixed = {name: RANGES[name](NAMES)[-1] for name in line.arguments if name != argument}
            texts = {
                catalogue.text(phrase(line.key, **fixed, **{argument: value}))
                for value in RANGES[argument](NAMES)
            }
            # An answer of two letters, and the plural of the letters typed, name no number.
            enough = 2 if line.key == "asked-vote" else len(RANGES[argument](NAMES))
            assert len(texts) == enough, f"{lang}: {line.key} does not tell every ${argument}"


@pytest.mark.parametrize("rules", sorted(rulesets.RULESETS))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phrase_of_every_rule_set_can_be_said(lang: str, rules: str) -> None:
    script = game_script(CATALOGUES[lang], rules, Players(8, NAMES.names))
    assert len(script) > 100
    assert all(text and not re.search(r"[{}$#]", text) for text in script.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_voice_is_given_words_and_numbers_only(lang: str) -> None:
    for text in game_script(CATALOGUES[lang]).values():
        assert re.fullmatch(r"[\w ,.:?'-]+", text), text
        assert not re.search(r"\s[,.:?]|[,.:?]{2}|  ", text), text


@pytest.mark.parametrize("face", [WORDS, FIGURES])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_screen_has_every_letter(lang: str, face: str) -> None:
    font = ImageFont.truetype(str(FONTS / face), 24, layout_engine=ImageFont.Layout.BASIC)
    none = bytes(font.getmask("\uffff"))
    letters = {letter for text in TEXTS[lang].values() for letter in text} - {" "}
    assert not [letter for letter in sorted(letters) if bytes(font.getmask(letter)) == none]


def test_each_language_brings_its_letters() -> None:
    """Or the test above would prove nothing."""
    for lang, letters in {"da": "æøåÆØ", "hu": "áéíóöőúüűÁÉÚ", "it": "àèìòùé"}.items():
        wanted = set(letters) - set("ÆØÁÉÚìò")
        assert wanted <= {letter for text in TEXTS[lang].values() for letter in text}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_whispered_fits_a_pad(lang: str) -> None:
    text = CATALOGUES[lang].text
    whispers = [[phrase(key, seat=24)] for key in ("told-wolf", "told-no-wolf")] + [
        [phrase(key, house=16)] for key in ("told-peeked-chest", "told-peeked-nothing")
    ]
    whispers += [[phrase(key)] for key in ("told-nobody-lynched", "told-alone")]
    whispers += [[phrase("told-freemason"), phrase("seat", seat=24)]]
    wolves = [phrase("seat", seat=seat) for seat in (21, 22, 23)]
    ends = (phrase("told-victim", seat=24), phrase("told-no-victim"))
    whispers += [[phrase("told-wolves"), *wolves, end] for end in ends]
    cards = [f"card-{name}" for name in ("werewolf", "thief", "townsfolk")]
    whispers += [[phrase("told-shown", house=16), phrase(card)] for card in cards]
    whispers += [[phrase("told-coins"), *(phrase("coin", points=n) for n in (8, 7, 6))]]
    for whisper in whispers:
        said = " ".join(text(part) for part in whisper)
        assert " ".join(wrap(said).lines).split() == said.split(), f"more than {LINES} × {SIGNS}"


GENDERED: Final = {
    "da": r"\b(han|hun|ham|hende|hans|hendes|sin|sit|sine)\b",
    "en": r"\b(he|she|him|her|his|hers)\b",
    "hu": r"\b(férfi|nő|asszony|fiú|lány)\b",
    "it": r"\b(lui|lei|egli|ella|esso|essa|giocatore|giocatrice)\b",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_role_has_a_sex(lang: str) -> None:
    assert not [t for t in TEXTS[lang].values() if re.search(GENDERED[lang], t, re.IGNORECASE)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_name_stands_bare(lang: str) -> None:
    """No suffix, no genitive, no article and no preposition that would have to agree with it."""
    agree = {"da": "", "en": "", "hu": r"\b(az?|Az?) ", "it": r"\b([aeo]|il|lo|la|l'|d') ?"}[lang]
    for said, text in TEXTS[lang].items():
        for name in (value for _, value in said.args if isinstance(value, str)):
            assert text.count(name) == 1
            assert not re.search(rf"{name}['’\w-]", text), text
            assert not agree or not re.search(agree + name, text), text


@pytest.mark.parametrize("lang", ["da", "hu"])
def test_a_number_is_not_read_as_an_ordinal(lang: str) -> None:
    for text in game_script(CATALOGUES[lang]).values():
        assert not re.search(r"\d\. [a-zæøåáéíóöőúüű]", text), text
        assert not re.fullmatch(r"\d+\.", text), text


UNITS: Final = (
    "",
    "egyes",
    "kettes",
    "hármas",
    "négyes",
    "ötös",
    "hatos",
    "hetes",
    "nyolcas",
    "kilences",
)
TENS: Final = ("tízes", "tizen", "huszon")


def hungarian(number: int) -> str:
    """The number of a seat or a house, as it is said."""
    tens, units = divmod(number, 10)
    if units == 0:
        return {1: "tízes", 2: "húszas"}[tens]
    return ("", "tizen", "huszon")[tens] + UNITS[units]


def test_hungarian_numbers_have_their_suffix_and_article() -> None:
    seen = set()
    for text in TEXTS["hu"].values():
        for article, number, suffix in re.findall(r"(?:\b([Aa]z?) )?(\d+)-(\w+)", text):
            word = hungarian(int(number))
            assert word.endswith(suffix), text
            vowel = word[0] in "eö"
            if article:
                assert article.lower() == ("az" if vowel else "a"), text
            seen.add((int(number), article))
    for article in ("", "a", "A"):
        assert {n for n, given in seen if given == article} >= set(range(1, 25)) - {1, 5}
    assert {(1, "az"), (5, "Az"), (1, "Az"), (5, "az")} <= seen


SAID: Final = {
    "da": {
        phrase("points", points=1): "Et point.",
        phrase("points", points=2): "2 point.",
        phrase("votes", votes=0): "Nul stemmer.",
        phrase("votes", votes=1): "En stemme.",
        phrase("mix-werewolf", cards=3): "3 varulve.",
        phrase("turn", seat=1): "Plads et.",
        phrase("house", house=16): "Hus 16.",
        phrase("count", n=5): "5",
    },
    "hu": {
        phrase("points", points=2): "Két pont.",
        phrase("votes", votes=12): "Tizenkét szavazat.",
        phrase("votes", votes=16): "16 szavazat.",
        phrase("mix-werewolf", cards=2): "Két vérfarkas.",
        phrase("dawn-dead", seat=1): "Az 1-es játékos meghalt.",
        phrase("dawn-dead", seat=11): "A 11-es játékos meghalt.",
        phrase("lynched-nobody"): "Ma senkit sem lincselünk meg.",
        phrase("house-disturbed", house=15): "Az éjjel megbolygatták a 15-ös házat.",
        phrase("count", n=5): "5",
    },
    "it": {
        phrase("points", points=1): "Un punto.",
        phrase("points", points=8): "8 punti.",
        phrase("votes", votes=0): "Nessun voto.",
        phrase("votes", votes=1): "Un voto.",
        phrase("mix-werewolf", cards=2): "2 lupi mannari.",
        phrase("house-disturbed", house=8): "Nella notte la casa 8 è stata toccata.",
        phrase("dawn-dead-named", name="Iole"): "Ha perso la vita Iole.",
        phrase("count", n=5): "5.",
    },
}


@pytest.mark.parametrize(
    ("lang", "said"), [(lang, said) for lang, lines in SAID.items() for said in lines]
)
def test_what_a_host_would_say(lang: str, said: Phrase) -> None:
    assert CATALOGUES[lang].text(said) == SAID[lang][said]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_takes_longer_than_a_host_would(lang: str) -> None:
    shortest, longest = extremes(lang)
    assert 100 <= shortest.ms < longest.ms <= 12_000


# Whole games


@cache
def played(rules: str, names: bool) -> tuple[Header, Evening, tuple[Command, ...]]:
    """A game of bots to its end, with what the room was told; all phrases take a second."""
    options = rulesets.find(rules).options(rulesets.Wishes())
    called = tuple(f"{name}{n}" for n in range(8) for name in NAMES.names)[: options.players]
    header = Header(
        rules=rules,
        options=dict(msgspec.to_builtins(options)),
        setup=Setup(
            players=options.players, names=called if names else (), deal_seed=5, public_seed=5
        ),
        series=Series(totals=(0,) * options.players),
    )
    heard: list[Command] = []
    evening = Evening(
        header,
        rulesets.conductor(header, lambda _: 1000),
        accept=lambda t, given: None,
        hear=[heard.append],
        bots=bot_seats(header),
    )
    evening.begin()
    instant.play(evening)
    return header, evening, tuple(heard)


@pytest.mark.parametrize("names", [True, False])
@pytest.mark.parametrize("rules", sorted(rulesets.RULESETS))
def test_what_is_said_in_a_game_is_in_its_script(rules: str, names: bool) -> None:
    """Or the voice pack of the game would lack it."""
    header, _, heard = played(rules, names)
    said = {command.phrase for command in heard if isinstance(command, Voice)}
    assert len(said) > 20
    players = Players(header.setup.players, header.setup.names)
    for catalogue in CATALOGUES.values():
        assert not said - set(game_script(catalogue, rules, players))


@pytest.mark.parametrize("names", [True, False])
@pytest.mark.parametrize("rules", sorted(rulesets.RULESETS))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_is_told_in_the_language_of_the_table(lang: str, rules: str, names: bool) -> None:
    header, evening, _ = played(rules, names)
    console = Console(file=StringIO(), width=200, markup=False)
    show(console, header, evening.conductor.script.state, evening.past, lang)
    told = cast("StringIO", console.file).getvalue()
    for part in ("story-night", "story-day"):
        assert desk.words(lang).text(phrase(part, night=1)) in told
    assert len(told.splitlines()) > header.setup.players + 4
    if lang != REFERENCE:
        assert not re.search(r"Night|Seat|House|Card|werewol|alive", told)


# The review of translations


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for lang, text in {
        "en": "a = House { $house }\nb = Yes.\nc = { $n }.\n",
        "it": "a = Casa { $house }\nb = Yes.\nc = { $n }.\n",
    }.items():
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "t.ftl").write_text(text, encoding="utf-8")
    return tmp_path


def test_a_new_translation_is_stale_until_it_is_marked(root: Path) -> None:
    assert review.stale("it", root) == ("a", "b", "c")
    assert review.done("it", ("a",), root) == ("a",)
    assert review.stale("it", root) == ("b", "c")
    assert review.done("it", root=root) == ("b", "c")
    assert review.stale("it", root) == ()


def test_a_changed_english_line_makes_its_translation_stale(root: Path) -> None:
    review.done("it", root=root)
    english = root / "en" / "t.ftl"
    text = english.read_text(encoding="utf-8")
    english.write_text("# A comment.\n" + text.replace("House", "The house"), encoding="utf-8")
    assert review.stale("it", root) == ("a",)


def test_what_is_still_english_is_named(root: Path) -> None:
    assert review.untranslated("it", root) == ("b",)
    with (root / "en" / "t.ftl").open("a", encoding="utf-8") as english:
        english.write("d = { $n }\n")
    assert review.untranslated("it", root) == ("b", "d")


def test_only_translated_lines_can_be_marked(root: Path) -> None:
    with pytest.raises(ConfigError, match="has no line 'x'; translate it first"):
        review.done("it", ("x",), root)


@pytest.mark.parametrize("lang", TRANSLATED)
def test_the_command_shows_both_texts(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    # The real catalogues, but as if no line of them had been looked at.
    monkeypatch.setattr(review, "reviewed", lambda *_: {})
    assert review.main([lang]) == 1
    told = capsys.readouterr().out
    english, translated = review.sources(REFERENCE)["dawn"], review.sources(lang)["dawn"]
    assert f"{lang}: dawn is stale\n  en: {english}\n  {lang}: {translated}\n" in told


def test_a_key_that_no_catalogue_has_is_refused_and_nothing_is_marked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    saved: list[Path] = []
    monkeypatch.setattr(review.Catalogue, "load", lambda *_, **named: None)  # they are right
    monkeypatch.setattr(review, "save", lambda path, content: saved.append(path))
    with pytest.raises(ConfigError, match="no line 'pad-gnoe'"):
        review.main(["it", "--done", "dawn", "pad-gnoe"])
    assert saved == []
    for key, root in {"dawn": LANG, "pad-gone": DESK, "tabula-lynched": CHILDREN}.items():
        saved.clear()
        assert key in review.sources("it", root)
        assert review.main(["it", "--done", key]) == 0
        assert root / "it" / review.REVIEWED in saved


@pytest.mark.parametrize("children", [False, True])
@pytest.mark.parametrize("root", [LANG, DESK])
def test_the_command_reads_every_catalogue_in_both_wordings(
    monkeypatch: pytest.MonkeyPatch, root: Path, children: bool
) -> None:
    def load(lang: str, *, root: Path = LANG, children: bool = False) -> None:
        if (root, children) == wrong:
            raise ConfigError("It is wrong.")

    wrong = (root, children)
    monkeypatch.setattr(review.Catalogue, "load", load)
    with pytest.raises(ConfigError, match="It is wrong"):
        review.main(["it"])


def test_the_command_is_content_with_what_is_committed(capsys: pytest.CaptureFixture[str]) -> None:
    assert review.main([]) == 0
    assert capsys.readouterr().out == ""
