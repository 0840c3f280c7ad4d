"""The wizard at a real pseudo-terminal, without hardware: to its end, and left at every step."""

from __future__ import annotations

import io
import os
import signal
import time
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pexpect
import pytest
from command import Command
from tongues import TRANSLATED, english_in

from table.app.keyboard import Lines
from table.app.setup import wizard
from table.app.setup.talk import Talk
from table.cues import Phrase, phrase
from table.errors import TableError
from table.speech import desk
from table.speech.catalogue import catalogue_of
from table.stage.sound.sample_night import CALL, COUNT, EYES

PATIENCE = 60
GOES_ON: Final = "burgomaster setup --simulated"
"""What the wizard without hardware is taken up with, also where it was begun with --again."""
WIDTH = 500
"""Columns: no sentence we wait for is broken over two lines of the terminal."""
LANGUAGES: Final = {"en": "1", "it": "2", "hu": "3", "da": "4"}
"""The number that is typed for each."""
NATURAL: Final = {"en": ("y", "no"), "it": ("s", "no"), "hu": ("igen", "nem"), "da": ("j", "nej")}


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
            command, rest, env=env, encoding="utf-8", timeout=PATIENCE, dimensions=(50, WIDTH)
        )
        try:
            yield terminal
        finally:
            terminal.close(force=True)

    def written(self) -> dict[str, Any]:
        return tomllib.loads(self.file.read_text())

    def is_at(self, *done: str) -> None:
        """Make it a table whose wizard was left behind these steps."""
        self.file.write_text(
            '[table]\nnames = ["A", "B", "C", "D"]\n[sound]\nenabled = false\n[claw]\nenabled = false\n'
        )
        self.state.mkdir()
        steps = ", ".join(f'"{name}"' for name in done)
        (self.state / "setup.json").write_text(f'{{"done": [{steps}]}}')


@pytest.fixture
def table(burgomaster: Command) -> Table:
    return Table(burgomaster)


def said(key: str, lang: str = "en", **args: int | str) -> str:
    return desk.words(lang).text(phrase(key, **args))


TITLES: Final = (
    "setup-step-language",
    "setup-step-rules",
    "setup-step-names",
    "setup-step-devices",
    "setup-step-phones",
    "setup-step-claw",
    "setup-step-pads",
    "setup-step-tags",
    "setup-step-sound",
    "setup-step-rehearsal",
)
STEPS: Final = len(TITLES)
BEFORE_THE_PADS: Final = ("language", "rules", "names", "devices", "phones", "claw")


def step(terminal: pexpect.spawn, number: int, lang: str = "en") -> None:
    title = said(TITLES[number - 1], lang)
    terminal.expect_exact(said("setup-at", lang, at=number, of=STEPS, title=title))


def answers(number: int, lang: str = "hu") -> Sequence[tuple[str, str]]:
    """What is asked in a step of the simulated table, and what we say.

    `lang` is what is chosen in the first step, where the wizard still speaks English.
    """
    speaks = "en" if number == 1 else lang
    yes, no = NATURAL[lang]

    def ask(key: str, answer: str, **args: int | str) -> tuple[str, str]:
        return said(key, speaks, **args), answer

    return {
        1: [ask("setup-number", LANGUAGES[lang])],
        2: [ask("setup-number", "1")],
        3: [
            ask("setup-players", "4", least=4, most=8),
            *(ask("setup-seat", f"Név {seat}", seat=seat) for seat in range(1, 5)),
        ],
        4: [],
        5: [ask("setup-phones-ask", no)],
        6: [ask("setup-claw-ask", no)],
        7: [
            ask("setup-pads-ask", yes, count=4),
            *(ask("setup-press-simulated", "", seat=seat) for seat in range(1, 5)),
        ],
        8: [],
        9: [],
        10: [ask("setup-rehearsal-ask", ""), ask("setup-rehearsal-good", yes)],
    }[number]


def give(terminal: pexpect.spawn, number: int, lang: str = "hu") -> None:
    step(terminal, number, "en" if number == 1 else lang)
    for question, answer in answers(number, lang):
        terminal.expect_exact(question)
        terminal.sendline(answer)


def left(terminal: pexpect.spawn, number: int, lang: str = "en") -> None:
    terminal.expect_exact(said("setup-left", lang, at=number, of=STEPS, command=GOES_ON))
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 130


@pytest.mark.parametrize("lang", TRANSLATED)
def test_after_the_first_question_it_speaks_the_language_that_was_chosen(
    table: Table, lang: str
) -> None:
    transcript = io.StringIO()
    with table.wizard() as terminal:
        give(terminal, 1, lang)
        terminal.logfile_read = transcript
        for number in range(2, STEPS):
            give(terminal, number, lang)
        step(terminal, STEPS, lang)
        terminal.expect_exact(said("setup-rehearsal-ask", lang))
        terminal.sendintr()
        left(terminal, STEPS, lang)
    assert table.written()["table"]["language"] == lang
    told = transcript.getvalue()
    for number, title in enumerate(TITLES[1:], start=2):
        assert said("setup-at", lang, at=number, of=STEPS, title=said(title, lang)) in told
    assert said("setup-left", lang, at=STEPS, of=STEPS, command=GOES_ON) in told
    assert not english_in(told), told


def test_left_with_ctrl_c_at_every_step_and_taken_up_each_time(table: Table) -> None:
    """One wizard: at each step that asks something it is interrupted, and the next run is there."""
    asking = [number for number in range(1, STEPS + 1) if answers(number)]
    done = 0
    for number in asking:
        lang = "hu" if done else "en"
        with table.wizard() as terminal:
            if done:
                terminal.expect_exact(said("setup-goes-on", lang))
            for earlier in range(done + 1, number):
                give(terminal, earlier)
            step(terminal, number, "hu" if number > 1 else "en")
            question, _ = answers(number)[0]
            terminal.expect_exact(question)
            terminal.sendintr()
            left(terminal, number, "hu" if number > 1 else "en")
        done = number - 1
    assert table.written()["table"]["names"] == ["Név 1", "Név 2", "Név 3", "Név 4"]
    written = table.written()
    assert written["table"]["language"] == "hu"
    assert written["web"]["address"] == "127.0.0.1"
    assert table.file.read_text().startswith("# mine\n")


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_to_its_end_with_a_rehearsal(table: Table, lang: str) -> None:
    with table.wizard() as terminal:
        for number in range(1, STEPS + 1):
            give(terminal, number, lang)
        terminal.expect_exact(said("setup-ready", lang, file=str(table.file)))
        terminal.expect(pexpect.EOF)
        terminal.close()
        assert terminal.exitstatus == 0
    next_evening(table, lang)


def next_evening(table: Table, lang: str) -> None:
    """One key to the rehearsal."""
    with table.wizard() as terminal:
        terminal.expect_exact(said("setup-same", lang))
        terminal.sendline("")
        step(terminal, STEPS, lang)
        terminal.expect_exact(said("setup-rehearsal-ask", lang))
        terminal.sendintr()
        left(terminal, STEPS, lang)


def test_the_same_as_last_time_is_one_key(table: Table) -> None:
    table.file.write_text('[table]\nlanguage = "da"\nnames = ["A", "B", "C", "D"]\n')
    table.state.mkdir()
    (table.state / "setup.json").write_text('{"complete": true}')
    with table.wizard() as terminal:
        last = {"rules": "Lupusburg", "language": "Dansk", "names": "A, B, C, D"}
        terminal.expect_exact(said("setup-last", "da", **last))
    next_evening(table, "da")


@pytest.mark.parametrize("complete", [False, True])
def test_again_is_left_at_the_first_question_and_goes_on_there(
    table: Table, complete: bool
) -> None:
    table.is_at(*BEFORE_THE_PADS)
    if complete:
        (table.state / "setup.json").write_text('{"complete": true}')
    with table.wizard("--again") as terminal:
        step(terminal, 1)
        terminal.sendintr()
        left(terminal, 1)
    with table.wizard() as terminal:
        step(terminal, 1)


def test_a_claw_that_is_measured_later_is_measured_by_the_command_that_is_named(
    table: Table,
) -> None:
    table.is_at(*BEFORE_THE_PADS[:-1])
    table.file.write_text(
        '[table]\nrules = "tabula-hu"\nnames = ["1","2","3","4","5","6","7","8"]\n'
    )
    with table.wizard() as terminal:
        terminal.expect_exact(said("setup-claw-ask-seats"))
        terminal.sendline("no")
        measured = f"burgomaster calibrate claw --seats 8 --config {table.file} --simulated"
        terminal.expect_exact(said("setup-later", command=measured))


def test_nonsense_is_asked_again(table: Table) -> None:
    with table.wizard() as terminal:
        step(terminal, 1)
        for nonsense in ("9", "x", "-1", "0", "²"):
            terminal.expect_exact("Number?")
            terminal.sendline(nonsense)
            terminal.expect_exact("Type a number from 1 to 4.")
        terminal.expect_exact("Number?")
        terminal.sendline("1")
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
        terminal.expect_exact("There are two players called 'anna'")
        terminal.sendline("A" * 17)
        terminal.expect_exact("at most 16 letters")
        terminal.sendline("A\N{RIGHT-TO-LEFT OVERRIDE}B")
        terminal.expect_exact("'A□B' holds signs that cannot be seen")
        terminal.sendeof()
        left(terminal, 3)


def test_ctrl_c_in_the_middle_of_the_rehearsal(table: Table) -> None:
    table.is_at(*BEFORE_THE_PADS, "pads", "tags", "sound")
    with table.wizard() as terminal:
        step(terminal, STEPS)
        terminal.expect_exact("Enter starts it")
        terminal.sendline("")
        for words in (EYES, CALL, *COUNT[:2]):  # no voice here: what would be heard is shown
            terminal.expect_exact(catalogue_of("en").text(words))
        terminal.sendintr()
        left(terminal, STEPS)


def test_pads_that_were_left_alone_for_a_while_still_take_the_key(table: Table) -> None:
    """A pad that hears nothing for two seconds is deaf: the wizard speaks to them while it waits."""
    table.is_at(*BEFORE_THE_PADS)
    with table.wizard() as terminal:
        terminal.expect_exact("Tell each its seat")
        terminal.sendline("")
        terminal.expect_exact(said("setup-press-simulated", seat=1))
        time.sleep(2.5)
        terminal.sendline("")
        terminal.expect_exact("That is seat 1")


def test_pads_that_start_anew_in_the_middle_are_found_again(table: Table) -> None:
    table.is_at(*BEFORE_THE_PADS)
    with table.wizard() as terminal:
        terminal.expect_exact("Tell each its seat")
        terminal.sendline("")
        terminal.expect_exact(said("setup-press-simulated", seat=1))
        children = Path(f"/proc/{terminal.pid}/task/{terminal.pid}/children").read_text().split()
        assert len(children) == 4
        for child in children:
            os.kill(int(child), signal.SIGKILL)
        terminal.sendline("")
        terminal.expect_exact("That is seat 1")


def test_a_pad_that_is_silent_keeps_nobody_waiting(
    table: Table, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is said what to do, and Enter goes on without it."""
    table.is_at(*BEFORE_THE_PADS)
    monkeypatch.setenv("HOME", str(table.burgomaster.home))
    monkeypatch.setenv("STATE_DIRECTORY", str(table.state))
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    master, slave = os.openpty()
    monkeypatch.setattr(wizard, "find_ports", lambda: [os.ttyname(slave)])
    monkeypatch.setattr(wizard, "HINT_S", 0.2)
    keyboard, hands = os.pipe()
    os.write(hands, b"y\n")

    class Hurried(Talk):
        """Enter, and then the terminal is gone, as soon as the hint has been read."""

        def __call__(self, said: Phrase | TableError | str) -> None:
            super().__call__(said)
            if said == phrase("setup-press-hint", seat=1):
                os.write(hands, b"\n")
                os.close(hands)

    try:
        talk = Hurried("en", Lines(keyboard))
        assert wizard.Wizard(simulated=False, again=False, goes_on="", talk=talk).run() == 130
    finally:
        for descriptor in (master, slave, keyboard):
            os.close(descriptor)
    told = capsys.readouterr().out
    assert "No key has come from seat 1 yet" in told
    assert "Seat 1 stays without a pad" in told
    assert told.index("No key has come") < told.index("stays without a pad")


def test_whoever_types_ahead_does_not_wait_for_an_enter_that_was_typed(table: Table) -> None:
    table.is_at(*BEFORE_THE_PADS)
    with table.wizard() as terminal:
        terminal.expect_exact("Tell each its seat")
        terminal.send("y\n" + "\n" * 4)
        for seat in range(1, 5):
            terminal.expect_exact(f"That is seat {seat}")
        step(terminal, STEPS)


def test_a_wrong_file_is_named_and_not_touched(table: Table) -> None:
    table.file.write_text("[tabel]\n")
    with table.wizard() as terminal:
        terminal.expect_exact("There is no section [tabel]")
        terminal.expect(pexpect.EOF)
        terminal.close()
        assert terminal.exitstatus == 2
    assert table.file.read_text() == "[tabel]\n"
