"""The wizard at a real pseudo-terminal, without hardware: to its end, and left at every step."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pexpect
import pytest
from command import Command

PATIENCE = 60
STEPS = (
    "The table's language",
    "The game",
    "Who sits where",
    "The devices",
    "Phones",
    "The claw",
    "The pads",
    "Houses with tags",
    "The sound",
    "Twenty seconds of a night",
)


class Table:
    """A home with a configuration of its own, so that nothing of this machine is read or written."""

    def __init__(self, burgomaster: Command) -> None:
        self.burgomaster = burgomaster
        self.file = burgomaster.home / ".config" / "burgomaster" / "table.toml"
        self.file.parent.mkdir(parents=True)
        self.file.write_text("# mine\n")
        self.state = burgomaster.home / "state"

    @contextmanager
    def wizard(self, *args: str) -> Iterator[pexpect.spawn]:
        command, *rest = self.burgomaster.line("setup", "--simulated", *args)
        env = {**self.burgomaster.env, "TERM": "xterm", "STATE_DIRECTORY": str(self.state)}
        terminal = pexpect.spawn(
            command, rest, env=env, encoding="utf-8", timeout=PATIENCE, dimensions=(50, 120)
        )
        try:
            yield terminal
        finally:
            terminal.close(force=True)

    def written(self) -> dict[str, Any]:
        return tomllib.loads(self.file.read_text())


@pytest.fixture
def table(burgomaster: Command) -> Table:
    return Table(burgomaster)


def step(terminal: pexpect.spawn, number: int) -> None:
    terminal.expect_exact(f"{number} of {len(STEPS)}  {STEPS[number - 1]}")


def answers(number: int) -> Sequence[tuple[str, str]]:
    """What is asked in a step of the simulated table, and what we say; the rest takes Enter."""
    return {
        1: [("Number?", "3")],
        2: [("Number?", "1")],
        3: [("How many players?", "4"), *((f"Seat {n}:", f"Név {n}") for n in range(1, 5))],
        4: [],
        5: [("May phones join?", "n")],
        6: [("Turn the claw", "n")],
        7: [("Tell each its seat", "y"), *(("(Enter presses it.)", "") for _ in range(4))],
        8: [],
        9: [],
        10: [("Enter starts it", ""), ("heard and seen?", "y")],
    }[number]


def give(terminal: pexpect.spawn, number: int) -> None:
    step(terminal, number)
    for question, answer in answers(number):
        terminal.expect_exact(question)
        terminal.sendline(answer)


def left(terminal: pexpect.spawn, number: int) -> None:
    terminal.expect_exact(f"Left at step {number} of {len(STEPS)}")
    terminal.expect_exact("goes on from there")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 130


def test_left_with_ctrl_c_at_every_step_and_taken_up_each_time(table: Table) -> None:
    """One wizard: at each step that asks something it is interrupted, and the next run is there."""
    asking = [number for number in range(1, 11) if answers(number)]
    done = 0
    for number in asking:
        with table.wizard() as terminal:
            if done:
                terminal.expect_exact("Going on where it was left")
            for earlier in range(done + 1, number):
                give(terminal, earlier)
            step(terminal, number)
            question, _ = answers(number)[0]
            terminal.expect_exact(question)
            terminal.sendintr()
            left(terminal, number)
        done = number - 1
    assert table.written()["table"]["names"] == ["Név 1", "Név 2", "Név 3", "Név 4"]
    written = table.written()
    assert written["table"]["language"] == "hu"
    assert written["web"]["address"] == "127.0.0.1"
    assert table.file.read_text().startswith("# mine\n")


@pytest.mark.slow
def test_to_its_end_with_a_rehearsal(table: Table) -> None:
    with table.wizard() as terminal:
        for number in range(1, 11):
            give(terminal, number)
        terminal.expect_exact("All set")
        terminal.expect(pexpect.EOF)
        terminal.close()
        assert terminal.exitstatus == 0
    next_evening(table)


def next_evening(table: Table) -> None:
    """One key to the rehearsal."""
    with table.wizard() as terminal:
        terminal.expect_exact("The same as last time?")
        terminal.sendline("")
        step(terminal, 10)
        terminal.expect_exact("Enter starts it")
        terminal.sendintr()
        left(terminal, 10)


def test_the_same_as_last_time_is_one_key(table: Table) -> None:
    table.file.write_text('[table]\nlanguage = "da"\nnames = ["A", "B", "C", "D"]\n')
    table.state.mkdir()
    (table.state / "setup.json").write_text('{"complete": true}')
    next_evening(table)


def test_nonsense_is_asked_again(table: Table) -> None:
    with table.wizard() as terminal:
        step(terminal, 1)
        for nonsense in ("9", "x", "-1", "0"):
            terminal.expect_exact("Number?")
            terminal.sendline(nonsense)
            terminal.expect_exact("Type a number from 1 to 4.")
        terminal.expect_exact("Number?")
        terminal.sendline("2")
        step(terminal, 2)
        terminal.expect_exact("Number?")
        terminal.sendline("")
        step(terminal, 3)
        terminal.expect_exact("How many players?")
        terminal.sendline("9")
        terminal.expect_exact("Type a number from 4 to 8.")
        terminal.sendline("4")
        terminal.expect_exact("Seat 1:")
        terminal.sendline("Anna")
        terminal.expect_exact("Seat 2:")
        terminal.sendline("anna")
        terminal.expect_exact("There is a anna already")
        terminal.sendline("A" * 17)
        terminal.expect_exact("At most 16 letters")
        terminal.sendeof()
        left(terminal, 3)


def test_ctrl_c_in_the_middle_of_the_rehearsal(table: Table) -> None:
    table.file.write_text(
        '[table]\nnames = ["A", "B", "C", "D"]\n[sound]\nenabled = false\n[web]\nenabled = false\n'
    )
    with table.wizard() as terminal:
        for number in range(1, 10):
            step(terminal, number)
            for question, answer in answers(number):
                terminal.expect_exact(question)
                terminal.sendline("n" if number == 7 else "" if number == 3 else answer)
                if number == 7:
                    break
        step(terminal, 10)
        terminal.expect_exact("Enter starts it")
        terminal.sendline("")
        terminal.expect(pexpect.TIMEOUT, timeout=2)
        terminal.sendintr()
        left(terminal, 10)


def test_a_wrong_file_is_named_and_not_touched(table: Table) -> None:
    table.file.write_text("[tabel]\n")
    with table.wizard() as terminal:
        terminal.expect_exact("There is no section [tabel]")
        terminal.expect(pexpect.EOF)
        terminal.close()
        assert terminal.exitstatus == 2
    assert table.file.read_text() == "[tabel]\n"
