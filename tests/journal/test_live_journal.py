from __future__ import annotations

import asyncio
import errno
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from concurrent.futures import wait as wait_all
from functools import partial
from pathlib import Path

import pytest
from faulty_disk import FaultyDisk

from table.cues import phrase
from table.errors import RecordError, Said
from table.journal import Ack, Journal, RecordBusy, create, read, resume
from table.journal.format import scan
from table.speech import desk

NEVER = 60_000
"""ms: longer than any test lasts."""

SOON = 30
"""s: a limit for what comes at once, so that a broken test ends."""


class Table:
    """A journal on a faulty disk, and what it said."""

    def __init__(self, path: Path, *, patience: int = NEVER, retry: int = 1) -> None:
        self.path = path
        self.disk = FaultyDisk()
        self.said: list[Said] = []
        self.journal = Journal(
            create(path, {"players": 6}, disk=self.disk),
            on_trouble=self.said.append,
            patience=patience,
            retry=retry,
        )

    def wait_until_in_sync(self) -> None:
        assert self.disk.in_sync.wait(SOON)

    def entries(self) -> tuple[bytes, ...]:
        recording = read(self.path)
        assert not recording.torn
        return recording.records


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.journal"


@pytest.fixture(autouse=True)
def no_thread_left() -> Iterator[None]:
    before = set(threading.enumerate())
    yield
    assert set(threading.enumerate()) <= before


def answer(ticket: Future[Ack]) -> Ack:
    return ticket.result(SOON)


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + SOON
    while not true():
        assert time.monotonic() < end
        time.sleep(0.001)


def test_an_acknowledged_entry_is_in_the_file(path: Path) -> None:
    table = Table(path)
    for number in range(20):
        payload = b"%d" % number
        assert answer(table.journal.append(payload)) is Ack.DURABLE
        assert read(path).records[-1] == payload
    assert table.journal.close() == 0
    assert table.said == []


def test_an_acknowledged_entry_survives_a_power_cut(path: Path) -> None:
    table = Table(path)
    survived: list[bool] = []

    def look(payload: bytes, ticket: Future[Ack]) -> None:
        assert ticket.result() is Ack.DURABLE
        survived.append(payload in scan(table.disk.survives).records)

    for number in range(40):
        payload = b"%d" % number
        table.journal.append(payload).add_done_callback(partial(look, payload))
        if number % 3:
            time.sleep(0.0005)
    table.journal.close()
    assert survived == [True] * 40


def test_the_header_is_written_before_any_entry(path: Path) -> None:
    table = Table(path)
    assert table.journal.close() == 0
    assert table.entries() == ()


def test_whoever_waits_shares_one_sync(path: Path) -> None:
    table = Table(path)
    table.disk.stall()
    tickets = [table.journal.append(b"%d" % number) for number in range(50)]
    table.wait_until_in_sync()
    tickets += [table.journal.append(b"%d" % number) for number in range(50, 100)]
    table.disk.go_on()
    assert {answer(ticket) for ticket in tickets} == {Ack.DURABLE}
    assert table.disk.syncs <= 3
    table.journal.close()
    assert table.entries() == tuple(b"%d" % number for number in range(100))


def test_many_threads_lose_nothing(path: Path) -> None:
    table = Table(path)

    def chatter(who: int) -> None:
        for number in range(50):
            assert answer(table.journal.append(b"%d %d" % (who, number))) is Ack.DURABLE

    threads = [threading.Thread(target=chatter, args=(who,)) for who in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(SOON)
        assert not thread.is_alive()
    table.journal.close()
    entries = table.entries()
    for who in range(6):
        mine = [each for each in entries if each.startswith(b"%d " % who)]
        assert mine == [b"%d %d" % (who, number) for number in range(50)]


def test_a_short_stall_is_only_waited_for(path: Path) -> None:
    table = Table(path)
    table.disk.stall()
    ticket = table.journal.append(b"1")
    table.wait_until_in_sync()
    assert not ticket.done()
    table.disk.go_on()
    assert answer(ticket) is Ack.DURABLE
    assert table.said == []
    table.journal.close()


def test_a_long_stall_is_said_once_and_the_game_goes_on(path: Path) -> None:
    table = Table(path, patience=5)
    for _ in range(2):
        table.disk.stall()
        tickets = [table.journal.append(b"%d" % number) for number in range(10)]
        assert {answer(ticket) for ticket in tickets} == {Ack.IN_MEMORY}
        assert answer(table.journal.append(b"10")) is Ack.IN_MEMORY
        assert table.journal.unsaved >= 10
        table.disk.go_on()
        wait_until(lambda: not table.journal.unsaved)
    assert table.journal.close() == 0
    assert len(table.said) == 1
    assert desk.read(table.said[0], "en").startswith("The disk is slow: the game goes on in memory")
    assert table.entries() == tuple(b"%d" % number for number in range(11)) * 2


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.ENOSPC, "The disk is full: the game goes on in memory; free some space"),
        (errno.EROFS, "The disk has become read-only: the game goes on in memory; make it"),
        (
            errno.EIO,
            "The disk does not take the record (it does not answer properly): the game goes on",
        ),
    ],
)
@pytest.mark.parametrize("call", ["write_error", "sync_error"])
def test_an_error_is_said_once_and_nothing_is_lost(
    path: Path, call: str, number: int, sentence: str
) -> None:
    table = Table(path)
    assert answer(table.journal.append(b"before")) is Ack.DURABLE
    setattr(table.disk, call, number)
    for each in (b"1", b"2", b"3"):
        assert answer(table.journal.append(each)) is Ack.IN_MEMORY
    assert table.journal.unsaved == 3
    setattr(table.disk, call, None)
    wait_until(lambda: not table.journal.unsaved)
    assert answer(table.journal.append(b"after")) is Ack.DURABLE
    assert table.journal.close() == 0
    assert len(table.said) == 1
    assert desk.read(table.said[0], "en").startswith(sentence)
    assert table.entries() == (b"before", b"1", b"2", b"3", b"after")


def test_a_disk_that_is_just_becoming_read_only_is_called_so(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who is in the middle of a sync then is told EIO; only the next call learns the cause."""
    table = Table(path)
    assert answer(table.journal.append(b"before")) is Ack.DURABLE
    table.disk.sync_error = errno.EIO
    fdatasync = table.disk.fdatasync

    def becoming_read_only(fd: int) -> None:
        try:
            fdatasync(fd)
        finally:
            table.disk.write_error = errno.EROFS

    monkeypatch.setattr(table.disk, "fdatasync", becoming_read_only)
    assert answer(table.journal.append(b"1")) is Ack.IN_MEMORY
    monkeypatch.undo()
    table.disk.sync_error = table.disk.write_error = None
    assert table.journal.close() == 0
    assert table.said == [phrase("record-disk-read-only")]
    assert table.entries() == (b"before", b"1")


def test_the_systems_words_for_a_trouble_make_no_other_trouble_of_it(path: Path) -> None:
    table = Table(path)
    for number in (errno.EIO, errno.ENODEV, errno.ENXIO):
        table.disk.write_error = number
        assert answer(table.journal.append(b"%d" % number)) is Ack.IN_MEMORY
        refused = table.disk.refusals
        wait_until(lambda refused=refused: table.disk.refusals > refused)
    table.disk.write_error = None
    assert table.journal.close() == 0
    assert len(table.said) == 1


def test_a_disk_that_fills_up_in_the_middle_of_a_record(path: Path) -> None:
    table = Table(path)
    assert answer(table.journal.append(b"before")) is Ack.DURABLE
    table.disk.room = 10
    assert answer(table.journal.append(b"1")) is Ack.IN_MEMORY
    assert answer(table.journal.append(b"2")) is Ack.IN_MEMORY
    table.disk.room = None
    assert table.journal.close() == 0
    assert table.entries() == (b"before", b"1", b"2")


def test_a_disk_that_is_full_from_the_start(path: Path) -> None:
    table = Table(path)
    table.journal.close()
    second = path.with_name("second.journal")
    disk = FaultyDisk()
    disk.room = 0
    said: list[Said] = []
    journal = Journal(create(second, {}, disk=disk), on_trouble=said.append, retry=1)
    assert answer(journal.append(b"1")) is Ack.IN_MEMORY
    disk.room = None
    assert journal.close() == 0
    assert len(said) == 1
    assert read(second).records == (b"1",)


def test_close_gives_up_after_its_time_and_says_how_much_is_lost(path: Path) -> None:
    table = Table(path)
    assert answer(table.journal.append(b"before")) is Ack.DURABLE
    table.disk.sync_error = errno.EIO
    tickets = [table.journal.append(b"1"), table.journal.append(b"2")]
    assert table.journal.close(within=20) == 2
    assert {answer(ticket) for ticket in tickets} == {Ack.IN_MEMORY}
    table.journal._writer.join(SOON)
    assert read(path).records[:1] == (b"before",)
    resume(path)[1].close()


def test_close_does_not_wait_for_a_disk_that_never_answers(path: Path) -> None:
    table = Table(path)
    table.disk.stall()
    ticket = table.journal.append(b"1")
    table.wait_until_in_sync()
    assert table.journal.close(within=1) == 1
    assert answer(ticket) is Ack.IN_MEMORY
    with pytest.raises(RecordBusy):
        resume(path)
    table.disk.go_on()
    table.journal._writer.join(SOON)
    assert table.entries() == (b"1",)
    resume(path)[1].close()


def test_close_cuts_the_pause_between_two_tries_short(path: Path) -> None:
    table = Table(path, retry=NEVER)
    table.disk.write_error = errno.EIO
    assert answer(table.journal.append(b"1")) is Ack.IN_MEMORY
    table.disk.write_error = None
    assert table.journal.close(within=NEVER) == 0
    assert table.entries() == (b"1",)


def test_close_tries_often(path: Path) -> None:
    table = Table(path, retry=NEVER)
    table.disk.write_error = errno.EIO
    assert answer(table.journal.append(b"1")) is Ack.IN_MEMORY
    closing = threading.Thread(target=table.journal.close, args=(NEVER,))
    closing.start()
    wait_until(lambda: table.disk.refusals >= 4)
    table.disk.write_error = None
    closing.join(SOON)
    assert table.entries() == (b"1",)


def test_a_loop_that_cannot_be_told_does_not_stop_the_saving(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    loop = asyncio.new_event_loop()
    loop.close()
    disk = FaultyDisk()
    disk.write_error = errno.EIO
    journal = Journal(
        create(path, {}, disk=disk),
        on_trouble=lambda sentence: loop.call_soon_threadsafe(print, sentence),
        retry=1,
    )
    assert answer(journal.append(b"1")) is Ack.IN_MEMORY
    disk.write_error = None
    assert journal.close() == 0
    assert read(path).records == (b"1",)
    assert "nobody could be told: The disk does not take the record (" in caplog.text


def test_closing_twice_is_once_and_then_nothing_is_taken(path: Path) -> None:
    table = Table(path)
    table.journal.append(b"1")
    assert table.journal.close() == 0
    assert table.journal.close() == 0
    with pytest.raises(RecordError, match="closed: resume the game to go on"):
        table.journal.append(b"2")
    assert table.entries() == (b"1",)


def test_what_is_too_long_to_read_is_refused_at_once(path: Path) -> None:
    table = Table(path)
    with pytest.raises(RecordError, match="too long"):
        table.journal.append(bytes((1 << 20) + 1))
    assert table.journal.close() == 0


def test_resumed_and_resumed_again(path: Path) -> None:
    table = Table(path)
    table.journal.append(b"0")
    table.journal.close()
    for number in range(1, 4):
        recording, tail = resume(path)
        assert recording.records == tuple(b"%d" % each for each in range(number))
        journal = Journal(tail, on_trouble=table.said.append)
        journal.append(b"%d" % number)
        assert journal.close() == 0
    assert table.entries() == (b"0", b"1", b"2", b"3")
    assert table.said == []


def test_on_an_asyncio_loop(path: Path) -> None:
    async def play() -> list[Ack]:
        table = Table(path)
        tickets = [table.journal.append(b"%d" % number) for number in range(20)]
        waiting = asyncio.wrap_future(tickets[0])
        waiting.cancel()  # a task that is cancelled takes nothing back
        acks = await asyncio.gather(*map(asyncio.wrap_future, tickets))
        await asyncio.to_thread(table.journal.close)
        return acks

    assert set(asyncio.run(play())) == {Ack.DURABLE}
    assert len(read(path).records) == 20


def test_a_callback_may_append(path: Path) -> None:
    table = Table(path)
    second: list[Future[Ack]] = []
    done = threading.Event()

    def go_on(_: Future[Ack]) -> None:
        second.append(table.journal.append(b"2"))
        done.set()

    first = table.journal.append(b"1")
    first.add_done_callback(go_on)
    assert done.wait(SOON)
    wait_all(second, SOON)
    table.journal.close()
    assert table.entries() == (b"1", b"2")
