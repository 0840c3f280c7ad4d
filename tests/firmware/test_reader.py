"""The NFC driver against the registers of an MFRC522 and ISO/IEC 14443-3 tags."""

import chips
import mfrc522
import wire
from hypothesis import given, settings
from hypothesis import strategies as st
from reader import AGAIN_MS, MOST_TAGS, ROUND_MS, Reader

from table.houses import Presence

uids = st.one_of(*(st.binary(min_size=n, max_size=n) for n in (4, 7, 10))).filter(
    lambda uid: uid[0] != 0x88 and (len(uid) < 10 or uid[3] != 0x88)
)


class Bus:
    def __init__(self, chip: chips.Mfrc522) -> None:
        self.chip = chip

    def transfer(self, out: bytearray, into: bytearray) -> None:
        self.chip.select(True)
        for at, byte in enumerate(out):
            into[at] = self.chip.byte(byte)
        self.chip.select(False)


class Table:
    """A reader on a modelled chip, and its time."""

    def __init__(self, *tags: str) -> None:
        self.chip = chips.Mfrc522()
        self.put(*tags)
        self.reader = Reader(mfrc522.Mfrc522(Bus(self.chip)))
        self.now = 0
        self.news = 0

    def put(self, *tags: str) -> None:
        self.chip.put([bytes.fromhex(tag) for tag in tags])

    def live(self, ms: int) -> None:
        end = self.now + ms
        while self.now < end:
            self.news += self.reader.step(self.now)
            self.now += 2


HOUSE, CARD, FOREIGN = "04a1b2c3d4e5f6", "04a1b2c3d4e5f7", "9fe01234"


def test_nothing_there_is_a_clean_nothing() -> None:
    table = Table()
    table.live(200)
    assert (table.reader.outcome, table.reader.tags) == (wire.CLEAN, "")


def test_house_and_card_with_seven_bytes_each_are_told_apart() -> None:
    table = Table(HOUSE, CARD)
    table.live(200)
    assert table.reader.outcome == wire.CLEAN
    assert table.reader.tags == f"{HOUSE},{CARD}"


def test_cards_come_and_go() -> None:
    table = Table(HOUSE, CARD)
    table.live(300)
    table.put(CARD)
    table.live(300)
    assert table.reader.tags == CARD
    table.put(CARD, FOREIGN)
    table.live(300)
    assert table.reader.tags == f"{CARD},{FOREIGN}"
    assert table.news == 3


@settings(max_examples=60)
@given(st.lists(uids, min_size=1, max_size=MOST_TAGS, unique=True))
def test_any_tags_are_all_found(tags: list[bytes]) -> None:
    table = Table()
    table.chip.put(tags)
    table.live(1500)
    assert table.reader.outcome == wire.CLEAN
    assert table.reader.tags.split(",") == sorted(tag.hex() for tag in tags)


def test_tags_that_differ_in_the_last_bit_of_the_last_level_only() -> None:
    low, high = "04" + "00" * 9, "04" + "00" * 8 + "80"
    table = Table(low, high)
    table.live(500)
    assert table.reader.tags == f"{low},{high}"


def test_more_tags_than_there_can_be_is_no_clean_round() -> None:
    table = Table(*(f"{n:08x}" for n in range(1, MOST_TAGS + 2)))
    table.live(1500)
    assert table.reader.outcome == wire.MANGLED


def test_a_mangled_answer_is_told_as_such_and_passes() -> None:
    table = Table(HOUSE)
    table.live(200)
    table.chip.mangle = 1000
    table.live(200)
    assert table.reader.outcome == wire.MANGLED
    table.chip.mangle = 0
    table.live(200)
    assert (table.reader.outcome, table.reader.tags) == (wire.CLEAN, HOUSE)


def test_lost_answers_within_a_round_never_make_a_clean_round_with_less() -> None:
    table = Table(HOUSE)
    table.chip.miss = 200
    seen = set()
    for _ in range(400):
        table.live(ROUND_MS)
        seen.add((table.reader.outcome, table.reader.tags))
    # The call itself may go unheard, which looks like an empty place; nothing else may.
    assert seen <= {
        (wire.CLEAN, HOUSE),
        (wire.CLEAN, ""),
        (wire.MANGLED, ""),
        (wire.MANGLED, HOUSE),
    }
    assert (wire.CLEAN, HOUSE) in seen


def test_a_dead_chip_is_told_and_tried_again() -> None:
    table = Table(HOUSE)
    table.live(200)
    table.chip.present = False
    table.live(200)
    assert table.reader.outcome == wire.DEAD
    table.chip.present = True
    table.chip.lose_power()
    table.live(AGAIN_MS + 200)
    assert (table.reader.outcome, table.reader.tags) == (wire.CLEAN, HOUSE)


def test_a_chip_that_forgot_its_settings_is_initialised_again_at_once() -> None:
    table = Table(HOUSE)
    table.live(200)
    table.chip.lose_power()
    table.live(200)
    assert table.reader.outcome != wire.DEAD
    assert table.reader.tags == HOUSE


def test_self_test() -> None:
    table = Table(HOUSE)
    table.live(100)
    assert table.reader.self_test() == "good"
    table.live(200)
    assert table.reader.tags == HOUSE
    table.chip.SELF_TEST = bytes(64)
    assert table.reader.self_test() == "bad"
    table.chip.present = False
    assert table.reader.self_test() == "no chip"


def test_crc_a_of_the_standard() -> None:
    # ISO/IEC 14443-3, annex B.1: the examples 00 00 and 12 34.
    assert mfrc522.crc_a(b"\x00\x00", 2) == 0x1EA0
    assert mfrc522.crc_a(b"\x12\x34", 2) == 0xCF26


@given(st.binary(max_size=16))
def test_both_ways_to_reckon_crc_a_agree(data: bytes) -> None:
    assert mfrc522.crc_a(data, len(data)) == chips.crc_a(data)


def test_a_steady_tag_makes_one_event_in_a_minute() -> None:
    table = Table(HOUSE, CARD)
    table.live(60_000)
    assert table.news == 1


def test_one_exchange_in_twenty_lost_is_no_removal() -> None:
    """Driver and presence together: a house that the antenna hardly reaches stays where it is."""
    table = Table(HOUSE, CARD)
    table.chip.miss = 20  # of a thousand exchanges; a round with two tags has about a dozen
    presence = Presence(frozenset({HOUSE, CARD}))
    changes = missed = 0
    for _ in range(60_000 // 2):
        table.live(2)
        reader = table.reader
        tags = frozenset(reader.tags.split(",")) - {""}
        if reader.last > 0:
            missed += tags != {HOUSE, CARD}
            clean = reader.outcome == wire.CLEAN
            changes += presence.see(tags, clean, reader.since, reader.last)
    assert missed > 0, "the fault was there"
    assert presence.tags == {HOUSE, CARD}
    assert changes <= 2, "the two tags may be met in different rounds at first"
