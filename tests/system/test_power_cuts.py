"""The power may go at any byte: the table comes back where it was, and nothing is there twice."""

from __future__ import annotations

from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from games import PLAYERS, header

from table import journal
from table.app import folders, rulesets
from table.app.playing import game, instant
from table.app.playing.evening import Evening
from table.app.playing.header import Header
from table.app.playing.trace import Trace
from table.app.playing.voicing import durations
from table.app.retold.retelling import retell
from table.burgomaster.inputs import AnyInput, Resumed
from table.cues import Ms
from table.errors import RecordError
from table.journal import Disk

every_rule_set = pytest.mark.parametrize("rules", PLAYERS)
Records = list[tuple[Ms, AnyInput]]
DECODER = msgspec.json.Decoder(tuple[int, AnyInput])


class Whole(NamedTuple):
    """A game nobody interrupted."""

    header: Header
    records: Records
    states: list[Any]
    """`states[k]` is the state of the rules when k inputs were recorded and their step was done."""


spoken = durations(header("lupusburg", 0))
"""The reference voice, read once: hundreds of games are begun here."""


def new_evening(made: Header, **parts: Any) -> Evening:
    conductor = rulesets.conductor(made, spoken)
    return Evening(made, conductor, bots=game.bot_seats(made), **parts)


@cache
def whole(rules: str, seed: int = 21) -> Whole:
    made = header(rules, seed, second_chance=True)
    records: Records = []
    evening = new_evening(made, accept=lambda t, given: records.append((t, given)))
    states = [evening.conductor.script.state]
    evening.begin()
    while evening.over_at is None:
        states += [evening.conductor.script.state] * (len(records) + 1 - len(states))
        due = evening.next_due
        assert due is not None
        evening.run_due(due)
    states += [evening.conductor.script.state] * (len(records) + 1 - len(states))
    return Whole(made, records, states)


class Snapshots(Disk):
    """Keeps how long the file was after every write that was synced."""

    def __init__(self) -> None:
        self.sizes: list[int] = []
        self._size = 0

    def write(self, fd: int, data: bytes) -> int:
        written = super().write(fd, data)
        self._size += written
        return written

    def fdatasync(self, fd: int) -> None:
        self.sizes.append(self._size)  # no test of ours needs the disk's own sync


def written(path: Path, played: Whole) -> list[int]:
    """The game's journal in a file, one sync for each append; the size after each."""
    disk = Snapshots()
    book = journal.PlainJournal(
        journal.create(path, played.header, disk=disk), on_trouble=pytest.fail
    )
    book.mark()
    for t, given in played.records:
        book.append(journal.entry(t, given))
        book.mark()
    book.close()
    return disk.sizes


def reopened(path: Path) -> tuple[Header, Records]:
    recording, tail = journal.resume(path)
    tail.close()
    made = msgspec.json.decode(recording.header, type=Header)
    return made, list(journal.entries(recording, DECODER))


def folded(made: Header, records: Records, **parts: Any) -> Evening:
    evening = new_evening(made, **parts)
    evening.fold(records)
    return evening


@every_rule_set
def test_at_every_append_the_table_comes_back_where_it_was(tmp_path: Path, rules: str) -> None:
    played = whole(rules)
    file = tmp_path / "whole"
    sizes = written(file, played)
    data = file.read_bytes()
    assert len(sizes) == len(played.records) + 1
    cut = tmp_path / "cut"
    for kept, size in enumerate(sizes):
        cut.write_bytes(data[:size])
        made, records = reopened(cut)
        assert made == played.header
        assert records == played.records[:kept]
        if not kept:
            continue  # the power went before the deal: the game begins
        added: Records = []
        evening = folded(made, records, accept=partial(_append, added))
        state = evening.conductor.script.state
        assert state == played.states[kept], kept
        if evening.over_at is None:
            evening.resume()
            # Whatever was due at that very moment is done, then the table says that it is back.
            assert isinstance(added[-1][1], Resumed)
            assert all(t >= records[-1][0] for t, _ in added)


@every_rule_set
def test_from_everywhere_the_game_goes_on_to_its_end_and_is_replayed_exactly(
    tmp_path: Path, rules: str
) -> None:
    played = whole(rules)
    step = max(1, len(played.records) // 12)
    for kept in range(1, len(played.records), step):
        folder = tmp_path / str(kept)
        folder.mkdir()
        sizes = written(folder / folders.JOURNAL, played)
        with (folder / folders.JOURNAL).open("r+b") as file:
            file.truncate(sizes[kept] + kept % 7)  # some of the next record, or none
        recording, tail = journal.resume(folder / folders.JOURNAL)
        book = journal.PlainJournal(tail, on_trouble=pytest.fail)
        trace = Trace(folder / folders.TRACE, pytest.fail)
        evening = folded(
            played.header,
            list(journal.entries(recording, DECODER)),
            accept=partial(_record, book),
            hear=[trace],
        )
        evening.resume()
        instant.play(evening)
        book.close()
        trace.close()
        now = journal.read(folder / folders.JOURNAL).records
        before = tuple(journal.entry(t, given) for t, given in played.records[:kept])
        assert now[:kept] == before
        assert sum(b'"resumed"' in payload for payload in now) == 1
        retold = retell(folder)
        assert retold.whole
        assert retold.exact
        assert retold.state == evening.conductor.script.state


def test_a_game_cut_before_it_began_is_in_nobodys_way(tmp_path: Path) -> None:
    played = whole("lupusburg")
    sizes = written(tmp_path / "whole", played)
    data = (tmp_path / "whole").read_bytes()
    folder = tmp_path / "game"
    folder.mkdir()
    for size in (0, 1, 23, 24, 100, sizes[0] - 1):
        (folder / folders.JOURNAL).write_bytes(data[:size])
        game.begin(folder, played.header).tail.close()
    (folder / folders.JOURNAL).write_bytes(data[: sizes[0]])
    assert folders.all_unfinished(folder) == [folder]
    with pytest.raises(RecordError, match="already holds a game"):
        game.begin(folder, played.header)


@every_rule_set
def test_a_tail_cut_at_every_byte_loses_the_record_it_cuts_and_no_other(
    tmp_path: Path, rules: str
) -> None:
    played = whole(rules)
    file = tmp_path / "whole"
    sizes = written(file, played)
    data = file.read_bytes()
    cut = tmp_path / "cut"
    for size in range(sizes[-4], sizes[-1] + 1):
        cut.write_bytes(data[:size])
        kept = max(number for number, end in enumerate(sizes) if end <= size)
        made, records = reopened(cut)
        assert (made, records) == (played.header, played.records[:kept])
        assert cut.stat().st_size == sizes[kept]  # and the debris is gone
    for kept in range(len(sizes) - 4, len(sizes)):
        state = folded(played.header, played.records[:kept], accept=_refuse).conductor.script.state
        assert state == played.states[kept]


def _append(records: Records, t: Ms, given: AnyInput) -> None:
    records.append((t, given))


def _record(book: journal.PlainJournal, t: Ms, given: AnyInput) -> None:
    book.append(journal.entry(t, given))


def _refuse(t: Ms, given: AnyInput) -> None:
    raise AssertionError("living through a record again records nothing")


def test_a_game_of_another_version_is_one_sentence_and_stays_as_it_is(tmp_path: Path) -> None:
    for made in ({"rules": "lupusburg"}, {"setup": 1}):
        file = tmp_path / folders.JOURNAL
        file.unlink(missing_ok=True)
        book = journal.PlainJournal(journal.create(file, made), on_trouble=pytest.fail)
        book.close()
        before = file.read_bytes()
        for _ in range(2):  # the lock is given back
            with pytest.raises(RecordError, match="open it with the version"):
                game.reopen(tmp_path)
        assert file.read_bytes() == before
