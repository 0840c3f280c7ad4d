"""A game told again: exact to the byte, in order, complete, and only when it is over."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from games import PLAYERS, console, header, interrupted, played

from table import journal
from table.app import folders
from table.app.playing import game
from table.app.playing.evening import Evening
from table.app.playing.header import Header
from table.app.playing.instant import play
from table.app.playing.trace import Trace
from table.app.playing.voicing import durations
from table.app.retold import chronicle, retelling
from table.app.retold.retelling import Kind, Part, retell
from table.app.rulesets import conductor
from table.burgomaster.commands import Record
from table.burgomaster.inputs import (
    AnyInput,
    Entry,
    Extend,
    GoOn,
    Leave,
    Pause,
    Redo,
    Repeat,
    TakeBack,
)
from table.cues import Ms, Seat, phrase
from table.errors import ConfigError, RecordError
from table.rules.lupusburg import Outcome as LupusburgOutcome

DECODER = msgspec.json.Decoder(tuple[int, AnyInput])
every_rule_set = pytest.mark.parametrize("rules", PLAYERS)


@every_rule_set
@pytest.mark.parametrize("seed", range(3))
def test_an_instant_game_is_replayed_to_the_byte(tmp_path: Path, rules: str, seed: int) -> None:
    folder = played(tmp_path / "g", header(rules, seed, second_chance=seed == 1))
    retold = retell(folder)
    assert retold.trace == (folder / folders.TRACE).read_bytes()
    assert (retold.exact, retold.over, retold.whole) == (True, True, True)
    assert retold.honesty == phrase("story-exact")


@every_rule_set
@pytest.mark.parametrize("kept", [0, 1, 17, 58])
def test_an_interrupted_game_is_replayed_to_the_byte(tmp_path: Path, rules: str, kept: int) -> None:
    folder = tmp_path / "g"
    interrupted(folder, header(rules, 5), kept)
    game.play_at_once(game.reopen(folder), console())
    retold = retell(folder)
    assert retold.trace == (folder / folders.TRACE).read_bytes()
    came_back = [m for m in retold.moments if m.words.startswith("The table came back")]
    assert len(came_back) == (1 if kept else 0)


class Host:
    """Brings inputs of the host when the time has come; the loop is the plain one."""

    def __init__(self, folder: Path, made: Header, asked: dict[Ms, AnyInput]) -> None:
        tail = journal.create(folder / folders.JOURNAL, made)
        self._book = journal.PlainJournal(tail, on_trouble=pytest.fail)
        trace = Trace(folder / folders.TRACE, pytest.fail)
        self.evening = Evening(
            made,
            conductor(made, durations(made)),
            accept=lambda t, given: self._book.append(journal.entry(t, given)),
            hear=[trace],
            bots=game.bot_seats(made),
        )
        self.evening.begin()
        for t, given in sorted(asked.items(), key=lambda item: item[0]):
            self.evening.give(t, given)
        play(self.evening)
        self._book.close()
        trace.close()


CORRECTIONS: dict[Ms, AnyInput] = {
    30_000: Pause(),
    40_000: GoOn(),
    50_000: Repeat(),
    60_000: Leave(2),
    80_000: Redo(),
    200_000: Extend(30_000),
    260_000: TakeBack(),
}


@every_rule_set
def test_what_the_host_corrected_is_replayed_to_the_byte(tmp_path: Path, rules: str) -> None:
    Host(tmp_path, header(rules, 8), CORRECTIONS)
    retold = retell(tmp_path)
    assert retold.trace == (tmp_path / folders.TRACE).read_bytes()
    told = [m.words for m in retold.moments if m.kind is Kind.HAPPENED]
    assert told[:4] == [
        "The host stopped the table.",
        "The host let the table go on.",
        "The host had the last part repeated.",
        "Seat 2 left the game.",
    ]


@every_rule_set
def test_the_story_is_in_order_with_a_part_for_every_night_and_day(
    tmp_path: Path, rules: str
) -> None:
    retold = retell(played(tmp_path, header(rules, 3)))
    times = [moment.t for moment in retold.moments]
    assert times == sorted(times)
    parts = [(m.part, m.night) for m in retold.moments]
    seen = list(dict.fromkeys(parts))
    assert seen[0] == (Part.SETUP, 0)
    assert seen[1:3] == [(Part.NIGHT, 1), (Part.DAY, 1)]
    nights = [night for part, night in seen if part is Part.NIGHT]
    assert nights == list(range(1, len(nights) + 1))
    # and none comes twice: a story does not go back
    changes = sum(a != b for a, b in pairwise(parts))
    assert changes == len(seen) - 1
    text = chronicle.as_text(retold)
    assert text.index("── Night 1 ──") < text.index("── Day 1 ──")
    assert text.endswith(chronicle.honesty(retold))


@every_rule_set
def test_every_recorded_choice_is_in_the_story_in_words(tmp_path: Path, rules: str) -> None:
    folder = played(tmp_path, header(rules, 4))
    made = header(rules, 4)
    fresh = conductor(made, durations(made))
    recording = journal.read(folder / folders.JOURNAL)
    typed = [
        (record.t, record.input.seat, record.input.text)
        for t, given in journal.entries(recording, DECODER)
        for record in fresh.feed(t, given)[0]
        if isinstance(record, Record) and isinstance(record.input, Entry) and record.counts
    ]
    assert len(typed) < sum(b'"entry"' in payload for payload in recording.records)
    retold = retell(folder)
    chosen = [m for m in retold.moments if m.kind is Kind.CHOSE]
    assert [(m.t, m.seat, m.typed) for m in chosen] == typed
    assert len({m.question for m in chosen}) > 3
    for moment in chosen:
        # Whatever number was meant is in the words; nobody has to know the letters of the pad.
        for number in moment.choice or ():
            if moment.question != "keep":
                assert re.search(rf"\b{number}\b", moment.words), moment
        keyed = re.search(r"\b[A-D]+\b|typed|entered", moment.words)
        assert keyed is None or moment.question == "card", moment


def test_who_the_werewolf_was_is_in_the_story(tmp_path: Path) -> None:
    retold = retell(played(tmp_path, header("lupusburg", 4)))
    outcome = retold.state.outcome
    assert isinstance(outcome, LupusburgOutcome)
    strikes = [m for m in retold.moments if m.question == "strike"]
    peeks = [m for m in retold.moments if m.question == "lift"]
    assert {(m.seat, m.role) for m in strikes} == {(outcome.werewolf, "Werewolf")}
    assert {(m.seat, m.role) for m in peeks} == {(outcome.thief, "Thief")}
    assert f"Seat {outcome.werewolf} (Werewolf) chose house" in chronicle.as_text(retold)
    told = [m for m in retold.moments if m.kind is Kind.TOLD and m.seat == outcome.thief]
    assert any("chest" in m.words for m in told)


def test_names_are_told_instead_of_seats(tmp_path: Path) -> None:
    names = ("Anna", "Béla", "[b]Cia", "Đuro")
    retold = retell(played(tmp_path, header("lupusburg", 2, names=names)))
    done = [
        line for moment, line in chronicle.lines(retold) if moment and moment.kind is Kind.CHOSE
    ]
    assert all(any(name in line for name in names) for line in done)
    assert not any("Seat" in line for line in done)
    assert "[b]Cia" in chronicle.ending(retold)


# Only when it is over


def test_a_game_that_is_not_over_keeps_its_secrets(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from table.app.main import main

    own, other = folders.games() / "own", tmp_path / "an other"
    for folder, command in (
        (own, "burgomaster play --resume"),  # by itself, it takes the newest of the own ones
        (other, f"burgomaster play --resume --out '{other}'"),
    ):
        interrupted(folder, header("lupusburg", 5), 20)
        with pytest.raises(SystemExit, match="2"):
            main(["replay", str(folder), "--json"])
        out, said = capsys.readouterr()
        assert out == ""
        assert said == (
            "This game is not over, and its secrets are still kept:"
            f" finish it first with '{command}'.\n"
        )


# Only where its page can be opened


@pytest.mark.parametrize("host", ["203.0.113.1", "no such name"])
def test_a_page_that_cannot_be_opened_tells_of_no_game_that_goes_on(
    over: Path, host: str, capsys: pytest.CaptureFixture[str]
) -> None:
    from table.app.main import main

    with pytest.raises(SystemExit, match="2"):
        main(["replay", str(over), "--web", "--host", host, "--lang", "en"])
    out, said = capsys.readouterr()
    assert out == ""
    assert said.startswith(f"The page cannot be opened at {host}, port 8000 (")
    assert said.endswith("): choose others with --host and --web.\n")


# Honest where it is not exact


def rewritten(folder: Path, **changes: Any) -> None:
    """The journal again, with another header."""
    recording = journal.read(folder / folders.JOURNAL)
    made = {**json.loads(recording.header), **changes}
    (folder / folders.JOURNAL).unlink()
    book = journal.PlainJournal(
        journal.create(folder / folders.JOURNAL, made), on_trouble=pytest.fail
    )
    for payload in recording.records:
        book.append(payload)
    book.close()


@pytest.fixture
def over(tmp_path: Path) -> Path:
    return played(tmp_path / "over", header("lupusburg", 1))


def test_another_version_says_that_it_cannot(over: Path) -> None:
    rewritten(over, program="0.0.1")
    assert retell(over).exact  # it still can, and says so
    (over / folders.TRACE).write_bytes(b"{}\n")
    retold = retell(over)
    assert retold.exact is False
    honesty = chronicle.honesty(retold)
    assert honesty.startswith("The game was played with version 0.0.1; version ")
    assert "cannot replay it exactly" in honesty


def test_a_changed_trace_is_noticed(over: Path) -> None:
    trace = over / folders.TRACE
    trace.write_bytes(trace.read_bytes()[:-1])
    assert chronicle.honesty(retell(over)).startswith("The cues differ from the trace")
    trace.unlink()
    retold = retell(over)
    assert retold.exact is None
    assert "no trace" in chronicle.honesty(retold)


def test_a_journal_without_its_end_is_told_so_far(over: Path) -> None:
    data = (over / folders.JOURNAL).read_bytes()
    (over / folders.JOURNAL).write_bytes(data[: len(data) // 2])
    retold = retell(over)  # the result is there: the game is over, and no secret is left to keep
    assert (retold.over, retold.whole) == (True, False)
    assert "breaks off" in chronicle.honesty(retold)
    assert "── Night 1 ──" in chronicle.as_text(retold)


@pytest.mark.parametrize(
    "changes",
    [{"rules": "chess"}, {"setup": 3}, {"options": {"players": 99}}, {"options": {"players": "x"}}],
    ids=str,
)
def test_a_header_of_another_world_is_one_sentence(over: Path, changes: dict[str, Any]) -> None:
    rewritten(over, **changes)
    with pytest.raises(RecordError, match=r"version"):
        retell(over)


def test_an_input_that_the_rules_refuse_is_one_sentence(over: Path) -> None:
    recording = journal.read(over / folders.JOURNAL)
    payloads = [re.sub(rb'"text":"\d+"', b'"text":"99"', payload) for payload in recording.records]
    (over / folders.JOURNAL).unlink()
    made = json.loads(recording.header)
    book = journal.PlainJournal(
        journal.create(over / folders.JOURNAL, made), on_trouble=pytest.fail
    )
    for payload in payloads:
        book.append(payload)
    book.close()
    with pytest.raises(RecordError, match="use the version that played it"):
        retell(over)


def test_a_game_that_is_nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    with pytest.raises(ConfigError, match="no game yet"):
        retelling.find(None)
    with pytest.raises(ConfigError, match="'burgomaster games' lists"):
        retelling.find("nowhere")


# The export


class Exported(msgspec.Struct, forbid_unknown_fields=True):
    """docs/replay.md, as a type."""

    format: int
    lang: str
    title: str
    header: Header
    outcome: dict[str, Any]
    ended: str
    whole: bool
    exact: bool | None
    honesty: str
    chapters: list[chronicle.Chapter]
    moments: list[ExportedMoment]


class ExportedMoment(msgspec.Struct, forbid_unknown_fields=True):
    t: int
    part: Part
    kind: Kind
    words: str
    night: int = 0
    seat: Seat | None = None
    role: str | None = None
    house: int | None = None
    question: str | None = None
    typed: str | None = None
    choice: tuple[int, ...] | None = None


def documented() -> dict[str, set[str]]:
    """The fields in the tables of docs/replay.md, by the heading they stand under."""
    page = Path(__file__).parents[3] / "docs/replay.md"
    fields: dict[str, set[str]] = {}
    heading = ""
    for line in page.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            heading = line.strip("# ")
        elif row := re.match(r"\| `(\w+)`", line):
            fields.setdefault(heading, set()).add(row[1])
    return fields


def test_the_export_is_as_documented(over: Path) -> None:
    exported = msgspec.json.decode(chronicle.as_json(retell(over)), type=Exported, strict=True)
    assert exported.format == chronicle.FORMAT
    assert exported.exact is True
    fields = documented()
    assert fields["The document"] == set(Exported.__struct_fields__)
    assert fields["A chapter"] == set(chronicle.Chapter.__struct_fields__)
    assert fields["A moment"] == set(ExportedMoment.__struct_fields__)
    assert fields["Kinds"] == {kind.value for kind in Kind}
    assert fields["Parts"] == {part.value for part in Part}


def test_the_commands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from table.app.main import main

    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "160")
    games = folders.games()
    played(games / "2031-01-01", header("lupusburg", 1))
    played(games / "2031-01-02", header("tabula-hu", 1, names=tuple("[/b]ABCDEFGHIJ")[3:]))
    interrupted(games / "2031-01-03", header("lupusburg", 1), 9)
    (games / "2031-01-04").mkdir()
    (games / "2031-01-04/journal").write_text("what?")
    (games / "2031-01-05").mkdir()
    (games / "2031-01-05/journal").touch()  # as a full disk leaves it

    def run(*args: str) -> str:
        with pytest.raises(SystemExit, match="0"):
            main(list(args))
        return capsys.readouterr().out

    rows = [line for line in run("games").splitlines() if "2031" in line]
    assert "Seat" in rows[0]
    assert "humans" in rows[1] or "werewolves" in rows[1]
    assert "interrupted" in rows[2]
    assert "is not the record of a game" in rows[3]
    assert "Nothing of this game was kept" in rows[4]
    story = run("replay", "2031-01-01")
    assert "every cue is the same to the byte" in story
    told_slowly = run("replay", "2031-01-01", "--speed", "100000")
    assert told_slowly == story
    out = tmp_path / "story.json"
    assert run("replay", "2031-01-01", "--json", "--out", str(out)) == ""
    assert json.loads(out.read_text())["format"] == 1
    with pytest.raises(SystemExit, match="2"):
        main(["replay", "2031-01-01", "--out", str(tmp_path / "no/where")])
    assert "name another file" in capsys.readouterr().err
    with pytest.raises(SystemExit, match="2"):
        main(["replay", "2031-01-05"])
    assert "Nothing of this game was kept" in capsys.readouterr().err


def test_what_was_drawn_at_the_end_is_drawn_as_wide_as_the_terminal(tmp_path: Path) -> None:
    retold = retell(played(tmp_path / "g", header("lupusburg", 3)))
    for width in (60, 80):
        drawn = chronicle.ending(retold, width).split("\n")
        assert 40 < max(map(len, drawn)) <= width
