from __future__ import annotations

import re

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import table.journal
from table.errors import RecordError
from table.journal import MAX_PAYLOAD, DamagedRecord, Recording, entries, entry
from table.journal.format import check_payload, frame, scan

PAYLOADS = (b'{"players":6}', b'[0,{"kind":"deal"}]', b'[12000,{"kind":"choice"}]', b"[13000,{}]")


def file_of(*payloads: bytes) -> bytes:
    return b"".join(frame(number, payload) for number, payload in enumerate(payloads))


FILE = file_of(*PAYLOADS)
ENDS = [len(file_of(*PAYLOADS[:count])) for count in range(1, len(PAYLOADS) + 1)]
"""Where each record of `FILE` ends."""


def payloads_of(recording: Recording) -> tuple[bytes, ...]:
    return (recording.header, *recording.records)


def test_a_whole_file_is_read_to_its_end() -> None:
    recording = scan(FILE)
    assert payloads_of(recording) == PAYLOADS
    assert recording.good_bytes == len(FILE)
    assert not recording.torn


def test_the_example_in_the_format_description_is_a_file() -> None:
    assert table.journal.__doc__ is not None
    example = re.search(r"it ends::\n\n((?:    .*\n)+)", table.journal.__doc__)
    assert example is not None
    recording = scan(re.sub("^    ", "", example[1], flags=re.MULTILINE).encode())
    assert not recording.torn
    assert len(recording.records) == 1


@pytest.mark.parametrize("cut", range(len(FILE)))
def test_cut_at_every_byte(cut: int) -> None:
    whole = sum(end <= cut for end in ENDS)
    if not whole:
        with pytest.raises(RecordError, match=r"nothing to resume: start a new game\.$"):
            scan(FILE[:cut])
        return
    recording = scan(FILE[:cut])
    assert payloads_of(recording) == PAYLOADS[:whole]
    assert recording.good_bytes == ENDS[whole - 1]
    assert recording.torn == (cut != ENDS[whole - 1])


@pytest.mark.parametrize("bit", range(8))
def test_a_flipped_bit_is_never_read_as_data(bit: int) -> None:
    for at in range(len(FILE)):
        data = bytearray(FILE)
        data[at] ^= 1 << bit
        whole = sum(end <= at for end in ENDS)
        if not whole:
            with pytest.raises(RecordError):
                scan(bytes(data))
        elif whole == len(ENDS) - 1:
            # The last record: as good as torn, and nothing is read from it.
            recording = scan(bytes(data))
            assert recording.torn
            assert payloads_of(recording) == PAYLOADS[:whole]
        else:
            with pytest.raises(DamagedRecord) as caught:
                scan(bytes(data))
            assert payloads_of(caught.value.recording) == PAYLOADS[:whole]
            assert caught.value.recording.good_bytes == ENDS[whole - 1]
            assert f"good up to entry {whole - 1}" in str(caught.value)


@pytest.mark.parametrize("zeros", [1, 7, 26, 4096])
@pytest.mark.parametrize("cut", [ENDS[0], ENDS[1] - 9, ENDS[2], len(FILE)])
def test_a_tail_of_zeros_is_torn(cut: int, zeros: int) -> None:
    recording = scan(FILE[:cut] + bytes(zeros))
    assert recording.torn
    assert payloads_of(recording) == PAYLOADS[: sum(end <= cut for end in ENDS)]


@pytest.mark.parametrize("data", [b"", bytes(4096), FILE[:9] + bytes(90), FILE[:30] + bytes(90)])
def test_nothing_but_the_beginning_cannot_be_resumed(data: bytes) -> None:
    with pytest.raises(RecordError, match="nothing to resume"):
        scan(data)


def test_zeros_in_the_middle_are_damage() -> None:
    data = FILE[: ENDS[0]] + bytes(ENDS[1] - ENDS[0]) + FILE[ENDS[1] :]
    with pytest.raises(DamagedRecord, match=f"at byte {ENDS[0]} of {len(FILE)}"):
        scan(data)


def test_a_record_that_comes_twice_is_read_once() -> None:
    twice = FILE[: ENDS[2]] + FILE[ENDS[1] : ENDS[2]] + FILE[ENDS[2] :]
    recording = scan(twice)
    assert payloads_of(recording) == PAYLOADS
    assert recording.good_bytes == len(twice)
    assert not recording.torn


def test_the_same_number_with_another_payload_is_damage() -> None:
    with pytest.raises(DamagedRecord, match="good up to entry 3"):
        scan(FILE + frame(3, b"another"))


def test_a_missing_record_is_damage() -> None:
    with pytest.raises(DamagedRecord, match="good up to entry 1"):
        scan(FILE[: ENDS[1]] + FILE[ENDS[2] :])


def test_a_record_is_found_behind_what_looks_like_the_start_of_one() -> None:
    with pytest.raises(DamagedRecord, match="good up to entry 2"):
        scan(FILE[: ENDS[2]] + b"12345678 12345678 " + FILE[ENDS[2] :])


def test_another_format_is_named() -> None:
    newer = FILE.replace(b"journal 1\n", b"journal 12\n", 1)
    with pytest.raises(RecordError, match=r"format 12 .* reads format 1: open it with"):
        scan(newer)


def test_another_file_is_refused() -> None:
    with pytest.raises(RecordError, match="not the record of a game"):
        scan(b"SQLite format 3\0")


@given(st.lists(st.binary(max_size=200), min_size=1, max_size=12))
def test_any_payload_comes_back(payloads: list[bytes]) -> None:
    recording = scan(file_of(*payloads))
    assert payloads_of(recording) == tuple(payloads)
    assert not recording.torn


@given(st.lists(st.binary(max_size=60), min_size=1, max_size=6), st.data())
def test_any_debris_leaves_a_prefix(payloads: list[bytes], data: st.DataObject) -> None:
    whole = file_of(*payloads)
    cut = data.draw(st.integers(0, len(whole)))
    debris = data.draw(st.binary(max_size=60))
    try:
        recording = scan(whole[:cut] + debris)
    except DamagedRecord as damage:
        recording = damage.recording
    except RecordError:
        return
    read = payloads_of(recording)
    assert read == tuple(payloads[: len(read)])


def test_the_longest_payload() -> None:
    longest = bytes(MAX_PAYLOAD)
    check_payload(longest)
    assert scan(file_of(b"{}", longest)).records == (longest,)
    with pytest.raises(RecordError, match="too long"):
        check_payload(longest + b"\0")


class Choice(msgspec.Struct, tag="choice"):
    seat: int


class Pass(msgspec.Struct, tag="pass"):
    pass


def test_entries_come_back_as_they_were_given() -> None:
    given: list[tuple[int, Choice | Pass]] = [(0, Pass()), (12000, Choice(3))]
    recording = scan(file_of(b"{}", *(entry(t, each) for t, each in given)))
    decoder = msgspec.json.Decoder(tuple[int, Choice | Pass])
    assert list(entries(recording, decoder)) == given


def test_an_unknown_entry_is_numbered() -> None:
    recording = scan(file_of(b"{}", entry(0, Pass()), entry(1, {"type": "dance"})))
    decoder = msgspec.json.Decoder(tuple[int, Choice | Pass])
    with pytest.raises(RecordError, match="Entry 2 of the record is unknown"):
        list(entries(recording, decoder))
