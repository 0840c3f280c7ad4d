"""Twin games: the same public facts, other secrets. What pages get tells nobody which is which."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from types import MappingProxyType

import pytest
from msgspec.structs import replace
from PIL import Image
from web_table import durations, header_of

from table.app import rulesets
from table.app.playing.evening import Evening
from table.app.playing.header import Header
from table.app.playing.sight import Sight
from table.app.playing.stage import Stage
from table.app.web import WebGame
from table.burgomaster.commands import Command
from table.burgomaster.inputs import AnyInput, Entry
from table.cues import Claw, Ms, Screen, Seat
from table.rules.lupusburg import Character
from table.seats import bots
from table.web.claims import Claims
from table.web.messages import PRIVATE_SIZE
from table.web.room import Page, Room

Sent = list[tuple[Ms, str]]


class Handle:
    """What will happen, until it is cancelled."""

    def __init__(self, due: dict[Handle, tuple[float, Callable[[], None]]]) -> None:
        self._due = due

    def cancel(self) -> None:
        self._due.pop(self, None)


class Devices:
    """A claw and a screen that perform at once whatever cues they are given."""

    def __init__(self, players: int) -> None:
        self._places = 2 * players
        self._house = 0
        self._picture = Image.new("1", (128, 64))

    def __call__(self, command: Command) -> None:
        match command:
            case Claw(house=house):
                self._house = house or 0
            case Screen(title=title, big=big):
                said = f"{title} {big}".encode()
                self._picture = Image.frombytes("1", (128, 64), said.ljust(1024)[:1024])
            case _:
                pass

    def angle(self) -> float | None:
        return self._house * 360 / self._places

    def frame(self) -> Image.Image | None:
        return self._picture


class HandClock:
    """The game's clock, moved by hand."""

    evening: Evening

    def __init__(self) -> None:
        self.now: Ms = 0
        self._due: dict[Handle, tuple[float, Callable[[], None]]] = {}

    def time(self) -> float:
        return self.now / 1000

    def call_at(self, when: float, callback: Callable[[], None], /) -> Handle:
        handle = Handle(self._due)
        self._due[handle] = (when, callback)
        return handle

    def give(self, given: AnyInput) -> None:
        self.evening.give(self.now, given)

    def press(self, seat: Seat, keys: str) -> None:
        self.evening.press(self.now, seat, keys)

    def stir(self) -> None:
        pass

    def go_to(self, t: Ms) -> None:
        while self._due:
            handle, (when, callback) = min(self._due.items(), key=lambda item: item[1][0])
            if when * 1000 > t:
                break
            self.now = max(self.now, round(when * 1000))
            del self._due[handle]
            callback()
        self.now = t
        self.evening.run_due(t)


class Recording:
    """Every page's line with the game's time of every message on it."""

    def __init__(self, room: Room, clock: HandClock, players: int) -> None:
        self.lines: dict[Seat | None, Sent] = {}
        for seat in (None, *range(1, players + 1)):
            page = room.connect(seat)
            assert page is not None
            while not page.out.empty():
                page.out.get_nowait()
            self._record(page, self.lines.setdefault(seat, []), clock)

    def _record(self, page: Page, into: Sent, clock: HandClock) -> None:
        page.send = lambda text: into.append((clock.now, text))  # type: ignore[method-assign]


def night(
    header: Header,
    taps: Mapping[Seat, str],
    langs: Mapping[Seat, str] = MappingProxyType({}),
) -> dict[Seat | None, Sent]:
    """The lines from nightfall until dawn, everybody tapping `taps` once in every slot.

    A seat without one of `langs` reads the table's language.
    """

    async def playing() -> dict[Seat | None, Sent]:
        players = header.setup.players
        room = Room(Claims())
        room.seats(tuple(f"Seat {n}" for n in range(1, players + 1)), frozenset())
        for seat in range(1, players + 1):
            room.claims.claim(seat)
        for seat, lang in langs.items():
            room.speak(seat, lang)
        game = WebGame(room, header)
        conductor = rulesets.conductor(header, durations)
        devices = Devices(players)
        clock = HandClock()
        sight = Sight(devices, room.say, str, 1.0, clock)
        evening = Evening(
            header, conductor, accept=lambda t, given: None, hear=[devices, sight, game]
        )
        clock.evening = evening
        game.watch(evening, Stage(1.0))
        evening.begin()
        game.run(clock)  # type: ignore[arg-type]  # a clock that a test moves
        script = conductor.script
        typists = {s: bots.make(header.rules, "random", s, 5) for s in range(1, players + 1)}
        # Day one's setting up: the same bots in both games, told of what is theirs.
        while not script.at_night:
            for seat in tuple(script.waiting):
                view = conductor.seat_view(seat)
                text = typists[seat].answer(view, f"{script.sign}")
                clock.give(Entry(seat, text or "A"))
            clock.go_to(clock.now + 100)
        recording = Recording(room, clock, players)
        slot = None
        while not script.at_dawn:
            due = evening.next_due
            assert due is not None
            clock.go_to(due)
            opened = evening.open_for(1)
            if opened is not None and opened.phase.startswith("night/") and opened.t != slot:
                slot = opened.t
                for seat, text in taps.items():
                    clock.now += 100
                    game.enter(seat, text)
        room.close()
        return recording.lines

    return asyncio.run(playing())


def cards_of(header: Header) -> tuple[tuple[Character, ...], ...]:
    script = rulesets.find(header.rules).script(header.setup, header.options)
    script.begin()
    return script.state.hands  # type: ignore[no-any-return]


SIX = {1: "1", 2: "3", 3: "5", 4: "7", 5: "9", 6: "11"}


def test_the_werewolfs_choice_changes_no_other_line() -> None:
    header = header_of(seed=3)
    hands = cards_of(header)
    wolf = next(seat for seat, hand in enumerate(hands, 1) if Character.WEREWOLF in hand)
    one = night(header, {**SIX, wolf: "2"})
    other = night(header, {**SIX, wolf: "8"})
    silent = night(header, {**SIX, wolf: "99"})
    assert one[None]
    for seat in one:
        if seat != wolf:
            assert one[seat] == other[seat]
            assert one[seat] == silent[seat]
    # Even on the own line, length and time are the same.
    assert [(t, len(text)) for t, text in one[wolf]] == [(t, len(text)) for t, text in silent[wolf]]


def test_what_the_thief_sees_changes_no_other_line_and_no_length() -> None:
    header = header_of(seed=3)
    hands = cards_of(header)
    thief = next(seat for seat, hand in enumerate(hands, 1) if Character.THIEF in hand)
    lines = [night(header, {**SIX, thief: tap}) for tap in ("2", "8", "D", "99")]
    for line in lines[1:]:
        for seat in line:
            if seat != thief:
                assert line[seat] == lines[0][seat]
        assert [(t, len(x)) for t, x in line[thief]] == [(t, len(x)) for t, x in lines[0][thief]]
    assert len({tuple(line[thief]) for line in lines}) > 1  # the Thief did learn something


def test_other_hands_change_neither_bytes_for_everybody_nor_lengths_and_times() -> None:
    header = header_of(seed=3)
    twin = replace(header, setup=replace(header.setup, deal_seed=4))
    assert cards_of(header) != cards_of(twin)
    one, other = night(header, SIX), night(twin, SIX)
    assert one[None] == other[None]
    for seat in range(1, 7):
        assert [(t, len(x)) for t, x in one[seat]] == [(t, len(x)) for t, x in other[seat]]


@pytest.mark.parametrize("rules", ["tabula-hu", "tabula-da", "tabula-it"])
def test_a_night_of_lupus_in_tabula(rules: str) -> None:
    header = header_of(rules, 16)
    twin = replace(header, setup=replace(header.setup, deal_seed=8))
    taps = {seat: str(seat % 16 + 1) for seat in range(1, 17)}
    langs = {1: "hu", 2: "it", 3: "da", 4: "hu", 5: "it", 6: "da", 7: "en"}
    one, other = night(header, taps, langs), night(twin, taps, langs)
    assert one[None] == other[None]
    for seat in range(1, 17):
        assert [(t, len(x)) for t, x in one[seat]] == [(t, len(x)) for t, x in other[seat]]
    whispered = {x for line in one.values() for _, x in line if '"private"' in x}
    assert {len(x) for x in whispered} == {PRIVATE_SIZE}
    assert any('"whisper":"You are' not in x and '"whisper":""' not in x for x in whispered)


def test_the_lines_of_all_seats_carry_as_much_at_the_same_times() -> None:
    """A seat that is called and one that is not: told apart by nothing outside the message."""
    header = header_of("tabula-hu", 16)
    lines = night(header, {})
    shapes = {tuple((t, len(x)) for t, x in lines[seat]) for seat in range(1, 17)}
    assert len(shapes) == 1


@pytest.mark.parametrize("lang", ["hu", "it", "da"])
def test_a_seats_own_language_changes_no_other_line_and_neither_length_nor_time(lang: str) -> None:
    header = header_of("tabula-hu", 16)
    taps = {seat: str(seat % 16 + 1) for seat in range(1, 17)}
    one = night(header, taps)
    other = night(header, taps, dict.fromkeys((1, 3, 5, 7, 9, 11, 13, 15), lang))
    for seat in one:
        if seat is None or seat % 2 == 0:
            assert one[seat] == other[seat]
        else:
            assert one[seat] != other[seat]
            assert [(t, len(x)) for t, x in one[seat]] == [(t, len(x)) for t, x in other[seat]]


def test_what_is_seen_of_claw_and_screen_is_the_same_in_twins() -> None:
    header = header_of("tabula-hu", 16)
    twin = replace(header, setup=replace(header.setup, deal_seed=8))
    taps = {seat: str(seat % 16 + 1) for seat in range(1, 17)}
    lines = night(header, taps)[None], night(twin, taps)[None]
    assert lines[0] == lines[1]
    kinds = [json.loads(text)["k"] for _, text in lines[0]]
    assert kinds.count("panel") > 1
    # The claw goes home at nightfall, is seen there, and does not turn while hands move.
    assert kinds.count("turn") == kinds.count("bearing") == 1
    assert kinds.index("turn") < kinds.index("bearing") < kinds.index("opened")
