"""`burgomaster audit`, as a host and as a program meet it."""

from __future__ import annotations

import json
from typing import Final

import msgspec
import pytest
from sabotage import EndsWithTheChoice, durations, honest
from tongues import TRANSLATED

from table.app.commands import audit as command
from table.app.main import main
from table.audit.audit import Report
from table.audit.director import Table
from table.audit.games import GAMES

UNLIKE_NOTHING: Final = Report(
    rules="lupusburg",
    seed=1,
    pairs=3,
    late=0,
    differing=0,
    sounded=0,
    on_pads=False,
    driven=0,
    without_twin=0,
    redrawn=0,
    first=None,
    guesses=(),
)


def run(*args: str) -> int:
    with pytest.raises(SystemExit) as left:
        main(["audit", *args])
    assert isinstance(left.value.code, int)
    return left.value.code


def test_a_host_reads_it_on_one_screen(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--rules", "lupusburg", "--players", "4", "--nights", "24") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Lupusburg: 24 twin nights, seed 1"
    assert "  The night tells nothing." in lines
    assert len(lines) <= 24
    assert max(map(len, lines)) <= 100


def test_a_program_reads_all_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--rules", "tabula-it", "--players", "8", "--nights", "6", "--json") == 0
    (report,) = json.loads(capsys.readouterr().out)
    assert report["rules"] == "tabula-it"
    assert report["pairs"] == 6
    assert report["differing"] == 0
    assert report["clean"] is True
    assert report["bits"] == 0.0
    assert report["first"] is None


def test_bare_it_audits_every_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run("--nights", "1", "--json") == 0
    reports = json.loads(capsys.readouterr().out)
    assert [report["rules"] for report in reports] == list(GAMES)


def test_a_leak_ends_with_1_and_can_be_played_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = Table(GAMES["lupusburg"], durations(), conductor=EndsWithTheChoice)
    monkeypatch.setattr(command, "_table", lambda name, lang, pads: broken)
    set_up = ("--rules", "lupusburg", "--option", "claw_holds=first")
    assert run(*set_up, "--nights", "5") == 1
    out = capsys.readouterr().out
    assert "THE NIGHT TELLS SOMETHING" in out
    assert out.count("behind it: Werewolf seat") == 2
    number = out.split("--only ")[1].split()[0]
    assert run(*set_up, "--only", number) == 1
    assert f"First in pair {number}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("pairs", "driven", "ends"),
    [
        (3, 3, "The night tells nothing."),
        (3, 2, "Not every pad could be compared."),
        (3, 0, "Not every pad could be compared."),
        (0, 0, "No night could be compared."),
    ],
)
def test_of_pads_it_says_how_many_nights_were_compared_and_whether_that_was_all(
    pairs: int, driven: int, ends: str
) -> None:
    report = msgspec.structs.replace(UNLIKE_NOTHING, pairs=pairs, on_pads=True, driven=driven)
    lines = list(command._lines(report))
    assert (
        f"  on real firmware      {driven} of {pairs} pairs: lamp, buzzer and display of every pad"
        in lines
    )
    assert lines[-2:] == [f"  {ends}", ""]
    assert report.clean == (ends == "The night tells nothing.")


def test_without_pads_it_says_nothing_of_them() -> None:
    assert "firmware" not in "".join(command._lines(UNLIKE_NOTHING))


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("--players", "6"), "add --rules"),
        (("--rules", "chess"), "no rule set 'chess'"),
        (("--nights", "0"), "must be 1 or more"),
        (("--seed", "-1"), "seed must be"),
        (("--only", "-3"), "no pair -3"),
        (("--rules", "lupusburg", "--players", "3"), "4 to 8"),
        (("--rules", "lupusburg", "--option", "coins"), "NAME=VALUE"),
    ],
)
def test_what_cannot_be_audited_is_said_in_one_sentence(
    args: tuple[str, ...], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*args) == 2
    said = capsys.readouterr().err
    assert says in said
    assert said.count("\n") == 1


def test_the_table_it_audits_is_the_real_one() -> None:
    table = command._table("lupusburg")
    assert table.game is honest().game
    assert (table.script, table.conductor) == (None, honest().conductor)


@pytest.mark.parametrize("lang", TRANSLATED)
@pytest.mark.parametrize("rules", ["lupusburg", "tabula-hu"])
def test_no_language_tells_more_than_another(lang: str, rules: str) -> None:
    assert run("--rules", rules, "--lang", lang, "--nights", "6") == 0
