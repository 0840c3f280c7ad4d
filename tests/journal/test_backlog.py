"""The acknowledgement policy on a virtual clock: exact to the millisecond."""

from __future__ import annotations

from concurrent.futures import Future

import pytest
from hypothesis import given
from hypothesis import strategies as st

from table.journal.backlog import Ack, Backlog


def test_a_stall_of_300_ms_is_only_waited_for() -> None:
    backlog = Backlog(patience=500)
    ticket, settled = backlog.add(b"1", now=1000)
    assert not settled
    assert backlog.deadline == 1500
    assert backlog.expired(1300) == []
    assert backlog.saved(1) == [ticket]
    assert backlog.deadline is None
    assert not backlog.trouble
    assert len(backlog) == 0


def test_a_stall_of_10_s_is_waited_for_500_ms_and_only_once() -> None:
    backlog = Backlog(patience=500)
    first, _ = backlog.add(b"1", now=0)
    second, _ = backlog.add(b"2", now=200)
    assert backlog.expired(499) == []
    assert backlog.expired(500) == [first, second]
    for now in range(1000, 10_000, 1000):
        _, settled = backlog.add(b"more", now)
        assert settled
        assert backlog.deadline is None
    assert len(backlog.batch()) == 11
    assert backlog.saved(1) == []  # what was in the disk when it stalled
    assert not backlog.trouble
    late, settled = backlog.add(b"late", now=10_000)
    assert not settled
    assert backlog.batch() == [b"2"] + [b"more"] * 9 + [b"late"]
    assert backlog.saved(11) == [late]


def test_after_an_error_nobody_waits() -> None:
    backlog = Backlog(patience=500)
    first, _ = backlog.add(b"1", now=0)
    assert backlog.failed() == [first]
    assert backlog.add(b"2", now=1)[1]
    assert backlog.batch() == [b"1", b"2"]
    assert backlog.saved(2) == []
    assert not backlog.add(b"3", now=2)[1]


def test_a_ticket_cannot_be_cancelled() -> None:
    ticket, _ = Backlog(patience=500).add(b"1", now=0)
    assert not ticket.cancel()


@pytest.mark.parametrize("patience", [0, 1, 500])
@given(moves=st.lists(st.sampled_from(["add", "save", "fail", "tick"])))
def test_each_payload_is_saved_once_in_order_and_answered_once(
    patience: int, moves: list[str]
) -> None:
    backlog = Backlog(patience)
    saved: list[bytes] = []
    tickets: list[Future[Ack]] = []
    answers: list[Future[Ack]] = []

    def save() -> None:
        saved.extend(batch := backlog.batch())
        answers.extend(backlog.saved(len(batch)))

    for now, move in enumerate(moves):
        if move == "add":
            ticket, settled = backlog.add(b"%d" % len(tickets), now)
            tickets.append(ticket)
            answers.extend([ticket] if settled else [])
        elif move == "save":
            save()
        elif move == "fail":
            answers.extend(backlog.failed())
        else:
            answers.extend(backlog.expired(now))
            assert backlog.deadline is None or backlog.deadline > now
    save()
    assert saved == [b"%d" % number for number in range(len(tickets))]
    assert answers == tickets
