"""Plays live games, kills them, and looks at what is left: run as a program, for it forks.

    PYTHONPATH=tests/app python killed_games.py FOLDER KILLS SEED [pads]

One process imports everything and forks a player; the player acknowledges through a pipe what is
durable, and gets a real SIGKILL at a moment that nobody chose. What it leaves running has to end by
itself. The next one resumes the game. At its end the game is what it would have been. With "pads",
everybody's keys are those of simulated pads. Says how many kills and games there were, or fails.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import select
import signal
import sys
import traceback
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import msgspec
import pad_games
from adopted import adopt, alone
from games import PLAYERS, header
from msgspec.structs import replace

from table import journal
from table.app import folders, rulesets
from table.app.pads.sim import joined
from table.app.playing import game, instant
from table.app.playing.evening import Evening
from table.app.playing.header import Header
from table.app.playing.live import LiveTable
from table.app.playing.trace import Trace
from table.app.playing.troubles import Troubles
from table.app.playing.voicing import durations
from table.app.retold.retelling import retell
from table.burgomaster.inputs import AnyInput
from table.cues import Ms
from table.errors import RecordError
from table.journal import Ack
from table.rules import tabula
from table.speech.catalogue import Catalogue

SPEED = 1500
"""A game lasts about a second, so a kill within 0.3 s comes three times or so a game."""
LONGEST_S = 0.3
LONGEST_ON_PADS_S = 2.5
"""With pads it is as fast as they are: some seconds."""
DECODER = msgspec.json.Decoder(tuple[int, AnyInput])


def fail(sentence: str) -> None:
    raise AssertionError(sentence)


async def play(folder: Path, new: Header, pipe: int) -> None:
    """A player: begins the game or resumes it, and writes a line for every input that is durable."""
    file = folder / folders.JOURNAL
    records: tuple[tuple[Ms, AnyInput], ...] = ()
    try:
        recording, tail = journal.resume(file)
        made = msgspec.json.decode(recording.header, type=Header)
        records = tuple(journal.entries(recording, DECODER))
    except RecordError:  # not begun, or killed before the header was on the disk
        made, tail = new, game.begin(folder, new).tail
    book = journal.Journal(tail, on_trouble=fail)
    trace = Trace(folder / folders.TRACE, Troubles(fail))
    count = len(records)

    def accept(t: Ms, given: AnyInput) -> Future[Ack]:
        nonlocal count
        count += 1
        number = count
        kept = book.append(journal.entry(t, given))

        def durable(done: Future[Ack]) -> None:
            if done.result() is Ack.DURABLE:
                os.write(pipe, b"%d\n" % number)

        kept.add_done_callback(durable)
        return kept

    evening = Evening(
        made,
        rulesets.conductor(made, durations(made)),
        accept=accept,
        hear=[trace],
        bots=game.bot_seats(made),
    )
    with contextlib.ExitStack() as stack:
        pads = None
        if made.pads:
            text = Catalogue.load(made.lang).text
            pads = stack.enter_context(joined(evening, made, text, Troubles(fail)))
        if records:
            evening.fold(records)
            if evening.over_at is None:
                evening.resume()
        else:
            evening.begin()
        os.write(pipe, b"0\n")  # it plays
        await LiveTable(evening, SPEED, pads).play()
    trace.close()
    book.close()


def one_player(folder: Path, new: Header, after: float, *, lines: int) -> tuple[bool, int]:
    """Fork a player and kill it `after` seconds of play; (whether it had finished, acknowledged).

    It plays when it has said so many lines: one that it plays, then one for every durable input.
    """
    readable, writable = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(readable)
        status = 1
        try:
            asyncio.run(play(folder, new, writable))
            status = 0
        finally:  # a fork must never return into its parent's program
            if status:
                traceback.print_exc()
            os._exit(status)
    os.close(writable)
    heard = b""
    while heard.count(b"\n") < lines:
        ready, _, _ = select.select([readable], [], [], 60)
        assert ready, "the player does not play"
        more = os.read(readable, 1 << 16)
        if not more:
            break
        heard += more
    player = os.pidfd_open(pid)
    select.select([player], [], [], after)  # or until the game has ended
    os.close(player)
    os.kill(pid, signal.SIGKILL)
    with os.fdopen(readable, "rb") as pipe:
        said = (heard + pipe.read()).split(b"\n")[:-1]  # the last may be torn
    _, status = os.waitpid(pid, 0)
    alone()
    assert not os.WIFEXITED(status) or os.WEXITSTATUS(status) == 0, "the player failed"
    return os.WIFEXITED(status), max(map(int, said), default=0)


def undisturbed(made: Header) -> Any:
    """The state at the end of the same game, without pads and without kills."""
    evening = Evening(
        made,
        rulesets.conductor(made, durations(made)),
        accept=lambda t, given: None,
        bots=game.bot_seats(made),
    )
    evening.begin()
    instant.play(evening)
    return evening.conductor.script.state


def but_for_kills(state: Any) -> Any:
    """The state without what a kill itself leaves in it: that the last night was played again."""
    return replace(state, redone=False) if isinstance(state, tabula.State) else state


def header_of(rules: str, seed: int, *, pads: bool) -> Header:
    """A game whose players decide alike however often they are asked."""
    if not pads:
        return header(rules, seed, bots="random")
    made = replace(pad_games.header(rules, seed, seed + 1), bots="random", pads=True)
    # As it comes back from the journal: JSON has no tuples.
    return msgspec.json.decode(msgspec.json.encode(made), type=Header)


def look(folder: Path, acknowledged: int, before: tuple[bytes, ...]) -> tuple[bytes, ...]:
    """What the journal holds after a kill: all that was acknowledged, after all that was there."""
    try:
        now = journal.read(folder / folders.JOURNAL).records
    except RecordError:
        now = ()
    assert len(now) >= acknowledged, f"{acknowledged} acknowledged, {len(now)} there"
    assert now[: len(before)] == before, "a resumed game has another beginning"
    times = [DECODER.decode(payload)[0] for payload in now]
    assert times == sorted(times), "a record is out of order"
    return now


def main(base: Path, kills: int, seed: int, *, pads: bool) -> None:
    adopt()
    longest = LONGEST_ON_PADS_S if pads else LONGEST_S
    moments = random.Random(seed)
    done = games = resumed = 0
    a_game = max(5, -(-kills // len(PLAYERS)))
    """How often one game is killed at most, so that every rule set has its turn."""
    while done < kills:
        rules = tuple(PLAYERS)[games % len(PLAYERS)]
        made = header_of(rules, seed + games, pads=pads)
        folder = base / str(games)
        folder.mkdir()
        before: tuple[bytes, ...] = ()
        finished = False
        enough = min(kills, done + a_game)
        while not finished:
            after = moments.random() * longest if done < enough else 60.0
            # Every other player is killed when something of its own is durable, the others at once.
            finished, acknowledged = one_player(folder, made, after, lines=1 + done % 2)
            done += not finished
            before = look(folder, acknowledged, before)
        retold = retell(folder)
        assert retold.whole, "the game has no end"
        assert retold.exact, "the replay differs"
        assert but_for_kills(retold.state) == undisturbed(made), "the game is another one"
        resumed += sum(b'"resumed"' in payload for payload in before)
        games += 1
    print(f"{done} kills, {games} games, {resumed} times resumed")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), pads="pads" in sys.argv[4:])
