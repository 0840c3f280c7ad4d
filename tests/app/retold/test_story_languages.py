"""What was played, told in every language: no word of a story comes from anywhere else."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from games import PLAYERS, header, interrupted, played
from msgspec.structs import replace
from tongues import LANGUAGES
from vocabulary import strangers, vocabulary, wrong_articles

from table.app import folders, titles
from table.app.main import main
from table.app.retold import chronicle
from table.app.retold.deeds import lupusburg, outside, tabula
from table.app.retold.retelling import Kind, Retold, retell
from table.app.words import words
from table.burgomaster import remarks
from table.burgomaster.inputs import (
    Ambiguous,
    AnyInput,
    Claim,
    Extend,
    GoOn,
    Leave,
    Lifted,
    OpenEyes,
    Pause,
    PutBack,
    Redo,
    Remark,
    Repeat,
    Resumed,
    Stop,
    TakeBack,
)
from table.cues import Phrase
from table.rules import lupusburg as lupusburg_rules
from table.rules import tabula as tabula_rules
from table.web.retold import page

NAMES = tuple(f"Xq{letter}" for letter in "abcdefghijklmnoprs")
every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_rule_set = pytest.mark.parametrize("rules", PLAYERS)


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str, bool], Path]:
    """The folder of a game, played once: few without names, or as many as the roles need."""

    @cache
    def folder(rules: str, named: bool) -> Path:
        names = NAMES[: 6 if rules == "lupusburg" else len(NAMES)] if named else ()
        return played(tmp_path_factory.mktemp("game") / "g", header(rules, 5, names=names))

    return folder


@every_language
@every_rule_set
@pytest.mark.parametrize("named", [False, True], ids=["seats", "names"])
def test_a_story_has_no_word_of_another_language(
    game: Callable[[str, bool], Path], rules: str, lang: str, named: bool
) -> None:
    retold = retell(game(rules, named), lang)
    known = NAMES if named else ()
    told = chronicle.as_text(retold)
    assert not strangers(told, lang, known)
    assert lang != "hu" or not wrong_articles(told)
    document = json.loads(chronicle.as_json(retold))
    assert document["lang"] == lang
    shown = [document[field] for field in ("title", "ended", "honesty")]
    shown += [chapter["title"] for chapter in document["chapters"]]
    assert all(shown)
    assert not strangers(" ".join(shown), lang, known)


def test_a_word_of_another_language_is_found() -> None:
    """Or the test above would prove nothing."""
    assert strangers("Az 5-ös játékos (Thief) felemelte a 3-as házat.", "hu") == {"thief"}
    assert strangers("Il posto 3 put a token on house 6.", "it") == {"put", "token", "on", "house"}
    assert all(len(vocabulary(lang)) > 500 for lang in LANGUAGES)


@every_rule_set
def test_a_story_is_in_the_language_of_its_game(tmp_path: Path, rules: str) -> None:
    retold = retell(played(tmp_path / "g", replace(header(rules, 5), lang="da")))
    assert retold.lang == "da"
    assert not strangers(chronicle.as_text(retold), "da")


@every_rule_set
def test_with_names_no_seat_is_told_by_its_number(
    game: Callable[[str, bool], Path], rules: str
) -> None:
    retold = retell(game(rules, True), "en")
    for moment in retold.moments:
        if moment.kind is not Kind.SAID:
            assert not re.search(r"\b[Ss]eat \d", moment.words), moment
    assert not re.search(r"\b[Ss]eat \d", chronicle.ending(retold))


# Every sentence that a story can have, said with numbers and with names

OUTSIDE: tuple[AnyInput, ...] = (
    Pause(), GoOn(), Repeat(), Extend(1000), Extend(30_000), TakeBack(), Redo(), Leave(2),
    OpenEyes(2), Stop(), Resumed(), Lifted(5), PutBack(5), Ambiguous(5),
)  # fmt: skip


def sentences(who: str, names: tuple[str, ...]) -> list[Phrase]:
    """Every deed of both games, and everything that comes from outside."""
    told = [outside.happened(given, lambda _: who) for given in OUTSIDE]
    state = lupusburg_rules.State(options=lupusburg_rules.Options(), drawn=(2, 5))
    for question in lupusburg_rules.Question:
        asked = lupusburg_rules.Prompt(3, question, (1, 2, 5))
        chosen = [(1,), (2,)]
        if question is lupusburg_rules.Question.VOTE:
            chosen += [(5, 5), (5, 1)]
        optional = {"lift", "strike", "ask", "bet"}
        chosen += [()] if question.value in optional else []
        told += [lupusburg.chose(state, asked, choice, who, names) for choice in chosen]
    dark = tabula_rules.new_game()
    for ask in tabula_rules.Question:
        prompt = tabula_rules.Prompt(3, ask, (1, 5), optional=True)
        choices = [(1,), (5,)] + ([] if ask is tabula_rules.Question.CARD else [()])
        told += [tabula.chose(dark, prompt, choice, who, names) for choice in choices]
    told += [lupusburg.turned(5, names), tabula.turned(5, names)]
    told += [remarks.shown(Remark(1, claim, 5), names) for claim in Claim]
    return told


AGREES = {
    "da": r"\b(han|hun|ham|hende|hans|hendes)\b",
    "en": r"\b(he|she|him|her|his|hers)\b",
    "hu": r"\b(férfi|nő)\b",
    # a participle that agrees with who acts: "è andato", "era uscita"
    "it": r"\b(lui|lei|è|era|sono|erano) \w+[aoie]t[aoie]\b",
}


@every_language
@pytest.mark.parametrize("named", [False, True], ids=["seats", "names"])
def test_every_sentence_names_nobodys_sex_and_leaves_names_bare(lang: str, named: bool) -> None:
    text = words(lang)
    names = NAMES if named else ()
    told = [text(line) for line in sentences("Zyx (Qwe)", names)]
    assert len(told) > 60
    for sentence in told:
        assert sentence[-1] in ".»«”", sentence
        if "Zyx" in sentence:
            assert not re.search(AGREES[lang], sentence, re.IGNORECASE), sentence
        assert not strangers(sentence, lang, ("Zyx Qwe", *names)), sentence
        for name in re.findall(r"Xq\w+", sentence):
            assert name in NAMES, f"a suffix on a name: {sentence}"
            before = sentence.partition(name)[0].split()
            article = {"hu": {"a", "az"}, "it": {"il", "lo", "la", "a", "al", "alla"}}
            assert not before or before[-1] not in article.get(lang, set()), sentence


def test_hungarian_numbers_take_their_article_and_suffix() -> None:
    text = words("hu")
    told = " ".join(text(line) for line in sentences("Az 1-es játékos", ()))
    for number, suffix in ((1, "es"), (2, "es"), (5, "ös")):
        assert f" {number}-{suffix} " in told
    assert not wrong_articles(told)
    assert wrong_articles("A 2-es ház, a 1-es, Az 5-ös, az 15-ös") == ["a 1", "az 15"]


@every_language
def test_the_page_has_no_word_of_another_language(lang: str) -> None:
    whole = html.unescape(page(lang))
    shown = re.sub(r"<[^>]*>", " ", whole.partition("<body>")[2])
    labels = re.findall(r'(?:aria-label|data-\w+)="([^"]*)"', whole)
    assert len(labels) == 3
    assert not strangers(shown + " ".join(labels), lang)
    assert f'<html lang="{lang}">' in page(lang)
    assert "{{" not in page(lang)


# The tables of many evenings


@pytest.fixture
def run(
    state_of_its_own: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., str]:
    monkeypatch.setenv("COLUMNS", "80")

    def run(*args: str, code: int = 0) -> str:
        with pytest.raises(SystemExit, match=str(code)):
            main(list(args))
        out, err = capsys.readouterr()
        return out if code == 0 else err

    return run


@every_language
def test_every_table_is_in_the_language_asked_for(run: Callable[..., str], lang: str) -> None:
    assert not strangers(run("games", "--lang", lang), lang)
    assert not strangers(run("scores", "--lang", lang), lang)
    base = folders.games()
    for rules in PLAYERS:
        played(base / f"7-{rules}", header(rules, 3))
    interrupted(base / "8", header("lupusburg", 3), 9)
    known = (str(base), *PLAYERS)
    listed = run("games", "--lang", lang)
    assert not strangers(listed, lang, known)
    assert all(f"7-{rules}" in listed for rules in PLAYERS)
    assert not strangers(run("scores", "--lang", lang), lang)
    proper = ("Lupusburg", "Lupus in Tabula")
    assert not strangers(run("scores", "--bots", "--lang", lang), lang, proper)
    assert not strangers(run("odds", "--lang", lang), lang)
    assert not strangers(run("replay", "7-lupusburg", "--lang", lang), lang)
    refused = run("replay", "8", "--lang", lang, code=2)
    assert not strangers(refused, lang)


@every_language
@every_rule_set
def test_the_roles_fit_on_eighty_columns_uncut(
    run: Callable[..., str], lang: str, rules: str
) -> None:
    if rules == "lupusburg":
        assert "tabula" in run("roles", "--lang", lang, "--rules", rules, code=2).lower()
        return
    told = run("roles", "--lang", lang, "--rules", rules)
    assert not strangers(told, lang)
    assert lang != "hu" or not wrong_articles(told)
    rows = told.splitlines()[:-1]  # the last one is the night's order, which is no table
    assert max(map(len, rows)) <= 80
    assert "…" not in told
    text = words(lang)
    mix = {
        name for n in range(8, 25) for name, _ in tabula_rules.Options.edition(rules, n).published
    }
    for name in mix:
        # in the table of roles, in that of the mixes, and where it acts in the night's order
        assert told.count(text(Phrase(f"role-{name}"))) >= 2, name
    assert titles.title(rules, text) == rows[0]


@every_language
def test_the_roles_caption_is_one_line_over_a_narrow_mix(
    run: Callable[..., str], lang: str
) -> None:
    lines = run("roles", "--players", "8", "--lang", lang).splitlines()
    assert words(lang)(Phrase("roles-mix")) in lines


def test_csv_and_json_keep_their_keys_and_names(run: Callable[..., str]) -> None:
    played(folders.games() / "7", header("lupusburg", 3))
    english = run("scores", "--bots", "--json"), run("scores", "--bots", "--csv")
    assert (
        run("scores", "--bots", "--json", "--lang", "hu"),
        run("scores", "--bots", "--csv", "--lang", "hu"),
    ) == english
    assert "Seat 1" in english[0]
    assert "1-es játékos" in run("scores", "--bots", "--lang", "hu")


def test_a_language_that_the_table_does_not_speak(run: Callable[..., str]) -> None:
    for command in ("games", "scores", "roles", "odds", "replay"):
        assert "xx" in run(command, "--lang", "xx", code=2)


def test_the_moments_are_told_but_not_changed(game: Callable[[str, bool], Path]) -> None:
    """Another language is other words; what happened, and when, is the same."""

    def bare(retold: Retold) -> list[tuple[object, ...]]:
        return [
            (m.t, m.part, m.night, m.kind, m.seat, m.house, m.question, m.typed, m.choice)
            for m in retold.moments
        ]

    folder = game("tabula-it", False)
    first = retell(folder, "en")
    for lang in LANGUAGES:
        retold = retell(folder, lang)
        assert bare(retold) == bare(first)
        assert retold.trace == first.trace
    assert first.moments != retell(folder, "hu").moments
