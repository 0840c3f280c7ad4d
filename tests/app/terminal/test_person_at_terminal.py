"""A person plays a seat at a real pseudo-terminal."""

from __future__ import annotations

import re
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import accumulate
from pathlib import Path

import pexpect
import pytest
from command import Command, result_of

PANEL = "Seat 3, for your eyes only"
PATIENCE = 60


@contextmanager
def sitting(burgomaster: Command, *args: str | Path) -> Iterator[pexpect.spawn]:
    """The command on a terminal of its own, 50 lines of 120 signs."""
    command, *rest = burgomaster.line(*args)
    terminal = pexpect.spawn(
        command,
        rest,
        env={**burgomaster.env, "TERM": "xterm"},  # type: ignore[arg-type]  # any mapping will do
        cwd=str(burgomaster.home),
        dimensions=(50, 120),
        encoding="utf-8",
        timeout=PATIENCE,
    )
    try:
        yield terminal
    finally:
        terminal.close(force=True)


def own_houses(terminal: pexpect.spawn) -> None:
    """Until the panel with the own houses is drawn."""
    terminal.expect_exact(PANEL)
    terminal.expect_exact("House 5:")
    terminal.expect_exact("House 6:")


def test_the_panel_the_keys_and_a_sentence_for_what_makes_no_sense(
    burgomaster: Command, tmp_path: Path
) -> None:
    out = tmp_path / "g"
    args = ("--seat", "3", "--players", "4", "--seed", "2", "--speed", "8", "--out", out)
    with sitting(burgomaster, "play", *args) as terminal:
        terminal.expect_exact("Host:\N{NO-BREAK SPACE}space\N{NO-BREAK SPACE}pauses")
        own_houses(terminal)
        terminal.expect_exact("Your chest: which house?")
        for keys, sentence in (
            ("7#", "That cannot be chosen."),
            ("d\r", "You cannot decline here."),
            ("12AB#", "That makes no sense here."),
            ("#", "That makes no sense here."),
            ("9\x7f5\x1b[A#", "Taken."),  # cleared, then 5; an arrow key is no letter
        ):
            terminal.send(keys)
            terminal.expect_exact(sentence)
        terminal.expect_exact("your chest")
        terminal.expect_exact("Your first card: under which house?")
        terminal.send("+")
        terminal.expect(re.compile(r"More time: \d+:\d\d"))
        terminal.send("8#")
        terminal.expect_exact("That cannot be chosen.")
        terminal.send("6#")
        terminal.expect_exact("Night falls on Lupusburg")
        terminal.expect_exact("Eyes closed. Tap any numbers")
        terminal.send("1#")
        terminal.expect(re.compile(r"Taken|Too late"))
        terminal.send(" ")
        terminal.expect_exact("The table waits.")
        terminal.send("nt Anna, Ned")  # pasted: no key of the host's
        terminal.send("t")  # nothing can be taken back while paused
        terminal.expect_exact("The table is paused.")
        terminal.send(" ")
        terminal.expect_exact("We go on.")
        terminal.sendintr()
        terminal.expect_exact("burgomaster play --resume")
        terminal.expect(pexpect.EOF)
        terminal.close()
        assert terminal.exitstatus == 130
    assert not (out / "result.json").exists()
    with sitting(burgomaster, "play", "--resume", "--out", out) as terminal:
        terminal.expect_exact("The table is back.")
        own_houses(terminal)
        terminal.expect_exact("The sun rises.")
        assert not terminal.getecho()
        terminal.kill(signal.SIGTERM)
        terminal.expect_exact("\x1b[?25h")  # the cursor is there again
        terminal.expect_exact("burgomaster play --resume")
        assert terminal.getecho()
        terminal.expect(pexpect.EOF)
        terminal.close()
        assert terminal.exitstatus == 130
    assert len(list(out.glob("journal*"))) == 1


def test_on_a_pad_the_panel_is_its_display(burgomaster: Command, tmp_path: Path) -> None:
    """Every key goes through the matrix, the firmware and the line; the display tells, sign by sign."""
    args = ("--seat", "3", "--players", "4", "--seed", "2", "--pads", "sim", "--speed", "4")
    with sitting(burgomaster, "play", *args, "--out", tmp_path / "g") as terminal:
        terminal.expect_exact("Your chest:")
        terminal.expect_exact("which house?")
        terminal.send("7")
        terminal.expect_exact("│ 7_ ")
        terminal.send("\r")
        terminal.expect_exact("│ That cannot be ")
        terminal.expect_exact("│ [7] ")
        terminal.send("1\x7f5#")
        terminal.expect_exact("your chest")
        terminal.expect_exact("Your first")
        terminal.send("6#")
        terminal.expect_exact("│ [6] ")
        terminal.expect_exact("│ Eyes closed. ")


@pytest.mark.parametrize("pads", ["sim", "none"])
def test_a_code_can_be_typed_as_slowly_as_one_likes(
    burgomaster: Command, tmp_path: Path, pads: str
) -> None:
    """The table asks for the cards again and again meanwhile; what is half typed stays."""
    asks = "type the code of your card"
    args = ("--rules", "tabula-hu", "--deal", "code", "--seat", "3", "--pads", pads)
    more = ("--seed", "2", "--speed", "100", "--lang", "en", "--no-web", "--out", tmp_path / "g")
    with sitting(burgomaster, "play", *args, *more) as terminal:
        terminal.expect(r"code (\d+)\.")
        assert terminal.match is not None
        code = terminal.match[1]
        for typed in accumulate(code):
            terminal.expect_exact(asks)
            terminal.send(typed[-1])
            terminal.expect_exact(f"{typed}_" if pads == "sim" else typed)
        terminal.expect_exact(asks)
        terminal.send("#")
        terminal.expect_exact(f"[{code}]" if pads == "sim" else "Taken.")


def test_a_game_to_its_end(burgomaster: Command, tmp_path: Path) -> None:
    out = tmp_path / "g"
    args = ("--seat", "3", "--players", "4", "--seed", "2", "--speed", "300", "--out", out)
    with sitting(burgomaster, "play", *args) as terminal:
        own_houses(terminal)
        end = time.monotonic() + 4 * PATIENCE
        keys = iter("5#6#d#a#1#b#3#aa#ab#?x\n" * 1000)
        while terminal.expect([pexpect.TIMEOUT, pexpect.EOF], timeout=0.02) == 0:
            assert time.monotonic() < end, "the game does not end"
            terminal.send(next(keys))
        terminal.close()
        assert terminal.exitstatus == 0
        assert "The evening is in" in (terminal.before or "")
    final = result_of(out)
    assert final["winner"] in ("town", "werewolf")
    assert final["players"] == 4


def test_the_terminal_is_left_as_it_was(burgomaster: Command, tmp_path: Path) -> None:
    """Typed keys are not echoed while the game lasts, and are again afterwards, also after Ctrl-C."""
    shell = pexpect.spawn(
        "/bin/sh",
        env={**burgomaster.env, "TERM": "xterm", "PS1": "ready> "},  # type: ignore[arg-type]  # as above
        encoding="utf-8",
        timeout=PATIENCE,
        dimensions=(50, 120),
    )
    try:
        shell.sendline("stty -a | tr ';' '\\n' | grep -c echo; stty -g")
        shell.expect(r"([0-9a-f]+(:[0-9a-f]+){10,})")
        before = shell.match.group(1)
        line = " ".join(burgomaster.line("play", "--seat", "1", "--out", tmp_path / "g"))
        shell.sendline(line)
        shell.expect_exact("Your chest: which house?")
        shell.sendintr()
        shell.expect_exact("burgomaster play --resume")
        shell.sendline("stty -g")
        shell.expect(r"([0-9a-f]+(:[0-9a-f]+){10,})")
        assert shell.match.group(1) == before
    finally:
        shell.close(force=True)
