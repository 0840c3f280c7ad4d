"""`burgomaster pad` and `burgomaster houses`, on simulated pads that live while they are looked at."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from unittest import mock

import pytest
from pad_clock import PadClock

from table.app.commands import cardstool, houses, housestool
from table.app.commands.housestool import register
from table.app.pads import cli
from table.app.pads import tool as padtool
from table.app.pads.tool import PadTool, firmware_files
from table.app.tell import Teller
from table.errors import ConfigError, DeviceError
from table.houses import Registry, load, save
from table.rules.tabula import Card, RoleName
from table.seats.pads import Pads
from table.seats.pads.simulated import SimulatedPads


@contextmanager
def looked_at(*sims: SimulatedPads) -> Iterator[PadClock]:
    """The tools wait on a clock of these pads."""
    clock = PadClock(*sims)
    with ExitStack() as stack:
        for module in (padtool, housestool, cardstool):
            stack.enter_context(mock.patch.object(module, "time", clock))
        yield clock


@contextmanager
def plugged(*seats: int) -> Iterator[SimulatedPads]:
    with SimulatedPads(seats) as sim, looked_at(sim):
        yield sim


def tool(
    sim: SimulatedPads,
    said: list[str],
    mpremote: Callable[[list[str]], int] | None = None,
    keys_s: float = 30.0,
) -> PadTool:
    return PadTool(sim.ports, sim.connect, Teller("en", said.append), mpremote, keys_s, 0.4)


def test_list_names_each_pad() -> None:
    with plugged(2, 5) as sim:
        said: list[str] = []
        assert tool(sim, said).list() == 0
        assert ["seat 2" in said[0], "seat 5" in said[1]] == [True, True]
        assert all(path in " ".join(said) for path in sim.ports())


def test_list_without_pads() -> None:
    said: list[str] = []
    assert PadTool(list, tell=Teller("en", said.append), look_s=0.1).list() == 0
    assert said == ["No pad is plugged in."]


def test_list_tells_a_seat_given_twice() -> None:
    with (
        SimulatedPads((3,)) as sim,
        SimulatedPads((3,), series=1) as second,
        looked_at(sim, second),
    ):
        said: list[str] = []
        both = PadTool(
            lambda: [*sim.ports(), *second.ports()],
            lambda path: (sim if path in sim.ports() else second).connect(path),
            Teller("en", said.append),
            look_s=0.4,
        )
        assert both.list() == 1
        assert "each says that it is seat 3" in said[-1]


def test_provision_is_kept_for_the_next_life() -> None:
    with plugged(2) as sim:
        said: list[str] = []
        assert tool(sim, said).provision(7, None) == 0
        assert "is seat 7 from now on" in said[-1]
        sim.unplug(2)
        sim.plug(2, 0)
        said.clear()
        tool(sim, said).list()
        assert "seat 7" in said[0]


def test_provision_asks_which_pad_is_meant() -> None:
    with plugged(2, 3) as sim:
        with pytest.raises(ConfigError, match="say which with --port"):
            tool(sim, []).provision(4, None)
        assert tool(sim, []).provision(4, sim.ports()[1]) == 0


@pytest.mark.parametrize("seat", [0, 25, -1])
def test_provision_of_a_seat_that_does_not_exist(seat: int) -> None:
    with pytest.raises(ConfigError, match="from 1 to 24"):
        PadTool(list).provision(seat, None)


def test_provision_without_a_pad() -> None:
    with pytest.raises(ConfigError, match="cable that carries data"):
        PadTool(list, look_s=0.1).provision(1, None)


def test_flash_leaves_the_program_and_copies_everything() -> None:
    with plugged(2) as sim:
        calls: list[list[str]] = []
        (path,) = sim.ports()

        def mpremote(arguments: list[str]) -> int:
            calls.append(arguments)
            return 0

        assert tool(sim, [], mpremote=mpremote).flash(None) == 0
        (arguments,) = calls
        assert arguments[:3] == ["connect", path, "cp"]
        assert arguments[-3:] == [":", "+", "reset"]
        names = {Path(name).name for name in arguments[3:-3]}
        assert {"main.py", "pad.py", "board.py", "wire.py"} <= names


def test_everything_the_firmware_imports_is_copied() -> None:
    files = {path.stem for path in firmware_files()}
    own = {"board", "face", "font", "line", "matrix", "mfrc522", "oled", "pad", "pins", "reader"}
    assert own | {"wire", "main"} == files


def test_test_reports_the_parts_and_the_keys() -> None:
    with plugged(1) as sim:
        said: list[str] = []
        tested = tool(sim, said, keys_s=1.5)
        sim.pad(1).keys(1, at=1000)
        assert tested.test(None) == 0
        for line in ("first reader: good", "second reader: good", "key 1"):
            assert line in said
        assert any(line.startswith("display: ") for line in said)


def test_test_finds_a_missing_reader() -> None:
    with plugged(1) as sim:
        sim.pad(1).order("reader 1 off")
        said: list[str] = []
        assert tool(sim, said, keys_s=0.4).test(None) == 1
        assert "second reader: no answer" in said


def test_houses_register(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housestool, "STEADY_MS", 200)
    with plugged(1) as sim:
        said: list[str] = []
        file = tmp_path / "state" / "houses.toml"

        def lay(line: str) -> None:
            said.append(line)
            steps = {
                "House 1": ["tags 0 04a1b2c1"],
                "House 2": ["tags 1 04a1b2c2"],
                "Card 1": ["tags 0 04c1b2d1"],
                "Card 2": ["tags 1 04c1b2d2"],
            }
            for order in steps.get(line.split(":")[0].split(" of")[0], []):
                sim.pad(1).order(order)

        pads = Pads((1,), find=sim.ports, connect=sim.connect)
        assert register(pads, (1,), file, Teller("en", lay), patience_s=20, look_s=0.4) == 0
        registry = load(file)
        assert registry.houses == {1: "04a1b2c1", 2: "04a1b2c2"}
        assert registry.cards == {"04c1b2d1", "04c1b2d2"}


def test_houses_register_needs_the_pads(tmp_path: Path) -> None:
    with looked_at() as clock:
        with pytest.raises(DeviceError, match="No pad for these seats: 1, 2"):
            register(Pads((1, 2), find=list), (1, 2), tmp_path / "x", Teller("en"), look_s=0.1)
        assert clock.monotonic() < 1, "it looks, and does not wait"
    assert not (tmp_path / "x").exists()


def test_the_cards_of_a_deck_are_registered_one_by_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each thing that goes wrong is one sentence; what is learnt is kept at once."""
    small = (Card(123, RoleName.SEER), Card(234, RoleName.WEREWOLF))
    monkeypatch.setattr(cardstool, "deck", lambda rules: small)
    file = tmp_path / "state" / "houses.toml"
    file.parent.mkdir()
    save(Registry({1: "04a1b2c1"}, frozenset({"04c1b2d1"})), file)
    said: list[str] = []
    # One after the other, when the table asks for a card, or for its code, or refuses one.
    hands = [
        ("2 of 2", "04a1b2c1"),  # a house
        ("already that of a house", "04d1b2e1"),
        ("Type its code", "999#"),
        ("bears the code 999", ""),
        ("Type its code", "123#"),
        ("1 of 2", "04c1b2d1"),  # a card of Lupusburg
        ("card of another game", "04d1b2e1"),  # the one before
        ("already in the card with code 123", "04d1b2e2"),
        ("Type its code", "04d1b2e3"),  # another card before the code is typed
        ("1 of 2", "04d1b2e2"),
        ("Type its code", "123#"),
        ("123 has its tag already", ""),
        ("Type its code", "234#"),
    ]
    with SimulatedPads((2,)) as sim, looked_at(sim) as clock:

        def act(line: str) -> None:
            said.append(line)
            if hands and hands[0][0] in line:
                _, what = hands.pop(0)
                if what.endswith("#"):
                    sim.pad(2).type(what, round(clock.monotonic() * 1000) + 20)
                elif what:
                    sim.pad(2).order(f"tags 0 {what}")

        pads = Pads((1, 2), find=sim.ports, connect=sim.connect)
        assert cardstool.register(pads, "tabula-da", file, Teller("en", act), patience_s=20) == 0
    assert hands == []
    registry = load(file)
    assert registry.codes("tabula-hu") == {"04d1b2e1": 123, "04d1b2e2": 234}
    assert registry.houses == {1: "04a1b2c1"}
    assert registry.cards == {"04c1b2d1"}


def test_cards_nobody_lays_down(tmp_path: Path) -> None:
    pads = Pads((1,), find=list)
    with pytest.raises(DeviceError, match="run 'burgomaster houses cards' again"):
        cardstool.register(pads, "tabula-it", tmp_path / "x", Teller("en"), patience_s=0.1)


def test_breaking_off_says_how_to_go_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken_off(*_: object, **__: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(cardstool, "register", broken_off)
    root = argparse.ArgumentParser()
    houses.add_parser(root.add_subparsers())
    args = root.parse_args(["houses", "cards"])
    assert args.run(args) == 130
    assert "run 'burgomaster houses cards' again" in capsys.readouterr().err


def test_registering_houses_keeps_the_cards_of_lupus_in_tabula(tmp_path: Path) -> None:
    file = tmp_path / "houses.toml"
    known = Registry({1: "a1"}).register_code("tabula-hu", "d1", 123)
    save(known, file)
    assert register(Pads((), find=list), (), file, Teller("en"), look_s=0) == 0
    assert load(file) == Registry(decks=known.decks)


def test_the_commands_are_on_the_command_line() -> None:
    root = argparse.ArgumentParser()
    commands = root.add_subparsers()
    cli.add_parser(commands)
    houses.add_parser(commands)
    assert root.parse_args(["pad", "provision", "4", "--port", "/dev/x"]).seat == 4
    for words in (
        ["pad", "list"],
        ["pad", "flash"],
        ["pad", "test"],
        ["houses", "register"],
        ["houses", "cards"],
    ):
        assert callable(root.parse_args(words).run)
