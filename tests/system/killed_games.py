"""Plays live games, kills them, and looks at what is left: run as a program, for it forks.

    PYTHONPATH=tests/app python killed_games.py FOLDER KILLS SEED

One process imports everything and forks a player; the player acknowledges through a pipe what is
durable, and gets a real SIGKILL at a moment that nobody chose. The next one resumes the game. Says
how many kills and games there were, or fails.
"""

from __future__ import annotations

import asyncio
import os
import random
import select
import signal
import sys
import time
import traceback
from concurrent.futures import Future
from pathlib import Path

import msgspec
from games import PLAYERS, header

from table import journal
from table.app import folders, game, rulesets
from table.app.evening import Evening
from table.app.header import Header
from table.app.live import LiveTable
from table.app.retelling import retell
from table.app.trace import Trace
from table.app.troubles import Troubles
from table.app.voicing import durations
from table.burgomaster.inputs import AnyInput
from table.cues import Ms
from table.errors import RecordError
from table.journal import Ack

SPEED = 1500
"""A game lasts about a second, so a kill within 0.3 s comes three times or so a game."""
LONGEST_S = 0.3
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
    if records:
        evening.fold(records)
        if evening.over_at is None:
            evening.resume()
    else:
        evening.begin()
    os.write(pipe, b"0\n")  # it plays
    await LiveTable(evening, SPEED).play()
    trace.close()
    book.close()


def one_player(folder: Path, new: Header, after: float) -> tuple[bool, int]:
    """Fork a player and kill it `after` seconds of play; (whether it had finished, acknowledged)."""
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
    ready, _, _ = select.select([readable], [], [], 60)
    assert ready, "the player does not play"
    time.sleep(after)
    os.kill(pid, signal.SIGKILL)
    with os.fdopen(readable, "rb") as pipe:
        lines = [int(line) for line in pipe if line.endswith(b"\n")]
    _, status = os.waitpid(pid, 0)
    assert not os.WIFEXITED(status) or os.WEXITSTATUS(status) == 0, "the player failed"
    return os.WIFEXITED(status), max(lines, default=0)


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


def main(base: Path, kills: int, seed: int) -> None:
    moments = random.Random(seed)
    done = games = resumed = 0
    while done < kills:
        rules = tuple(PLAYERS)[games % len(PLAYERS)]
        made = header(rules, seed + games)
        folder = base / str(games)
        folder.mkdir()
        before: tuple[bytes, ...] = ()
        finished = False
        while not finished:
            after = moments.random() * LONGEST_S if done < kills else 60.0
            finished, acknowledged = one_player(folder, made, after)
            done += not finished
            before = look(folder, acknowledged, before)
        retold = retell(folder)
        assert retold.whole, "the game has no end"
        assert retold.exact, "the replay differs"
        resumed += sum(b'"resumed"' in payload for payload in before)
        games += 1
    print(f"{done} kills, {games} games, {resumed} times resumed")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
