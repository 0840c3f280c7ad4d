"""Games as stories: what people do, written by hand, and what the table tells, written by the table.

A story is a text file. Its first line is the title; settings follow, one `name: value` a line. Then

    > 1 types 2, 2 types 3       by day, each when the table has said what it asks
    > all type A                 everybody who may act now
    > in the Thief's call, 3 types 5       or what the host does
    > the time runs out          nobody does anything until the table goes on
    > the day goes by            nobody does anything until the next night
    > the host: leave 3          or take back, repeat, pause, go on, redo, extend, stop
    > the next game begins
    ! a text                     must be told, word for word, before the next line with `>`
    # a remark

Everything else is told by the table: the time, the caption; in brackets what one seat alone is told.
The voice of these stories needs 60 ms a letter, so that no change of the real one disturbs them.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from conductor_desk import Desk, cue_of

from table.app.playing import result
from table.app.playing.header import Header, Series
from table.app.playing.series import following
from table.burgomaster.commands import Answered, Command, Reply, Tell, Whispers
from table.burgomaster.inputs import (
    AnyInput,
    Extend,
    GoOn,
    Leave,
    Pause,
    Redo,
    Repeat,
    Stop,
    TakeBack,
)
from table.burgomaster.setup import Setup
from table.cues import Claw, Ms, Phrase, Seat, Voice
from table.rules.lupusburg import Dealt, Options
from table.seats.faces.lupusburg import told
from table.speech.catalogue import Catalogue

HOST: dict[str, Callable[[], AnyInput]] = {
    "take back": TakeBack,
    "repeat": Repeat,
    "pause": Pause,
    "go on": GoOn,
    "redo": Redo,
    "extend": lambda: Extend(60_000),
    "stop": Stop,
}
MOMENT: Ms = 1000
"""What a person takes to type, once the table has asked."""


class Story:
    """One file, parsed: the lines by hand; `tell` is the whole file again, told anew."""

    def __init__(self, text: str) -> None:
        lines = text.splitlines()
        self.title = lines[0]
        self.settings: dict[str, str] = {}
        at = 1
        while at < len(lines) and (match := re.fullmatch(r"([a-z ]+): (.+)", lines[at])):
            self.settings[match[1]] = match[2]
            at += 1
        self.by_hand = [line for line in lines[at:] if line[:1] in (">", "!", "#")]

    def tell(self) -> str:
        """The story as the table tells it now. :raises AssertionError: a `!` did not come."""
        pages = [self.title, *(f"{name}: {value}" for name, value in self.settings.items()), ""]
        told_now = list(_Telling(self.settings).lines(self.by_hand))
        _check(told_now)
        return "\n".join((*pages, *told_now)) + "\n"


def read(path: Path) -> Story:
    """The story in a file."""
    return Story(path.read_text(encoding="utf-8"))


def _check(lines: list[str]) -> None:
    wanted: list[str] = []
    told_since: list[str] = []
    for line in (*lines, "> the end"):
        if line.startswith("> "):
            for text in wanted:
                assert any(text in one for one in told_since), f"before '{line}' never came: {text}"
            wanted, told_since = [], []
        elif line.startswith("! "):
            wanted.append(line[2:])
        else:
            told_since.append(line)


class _Telling:
    """Plays the lines by hand at a desk and yields them with what came of each."""

    def __init__(self, settings: dict[str, str]) -> None:
        self._text = Catalogue.load("en").text
        players = int(settings["players"])
        seed = int(settings["deal"])
        options: dict[str, Any] = {
            "players": players,
            "first_burgomaster": int(settings.get("burgomaster", "1")),
        }
        if "coins" in settings:
            options["coin_values"] = [int(coin) for coin in settings["coins"].split()]
        self._header = Header(
            rules="lupusburg",
            options=msgspec.to_builtins(Options(**_tuples(options))),
            setup=Setup(players=players, deal_seed=seed, public_seed=seed),
            series=Series(
                game=1, of=int(settings.get("games", "1")), seed=seed, totals=(0,) * players
            ),
        )

    def lines(self, by_hand: list[str]) -> Iterator[str]:
        self._open()
        yield from self._hands()
        yield from self._news()
        for line in by_hand:
            if not line.startswith("> "):
                yield line
                continue
            if line == "> the next game begins":
                self._desk.run_until(lambda: self._desk.over)
                yield from self._news()
                yield from self._ending()
                yield ""
                yield line
                header = following(self._header, self._final()["series"]["totals"])
                assert header is not None, "the series is over"
                self._header = header
                self._open()
                yield from self._hands()
            else:
                self._do(line[2:])
                yield from self._news_before(line)
        self._desk.run_until(lambda: self._desk.over)
        yield from self._news()
        yield from self._ending()

    def _open(self) -> None:
        header = self._header
        self._desk = Desk(
            players=header.setup.players,
            deal_seed=header.setup.deal_seed,
            public_seed=header.setup.public_seed,
            options=msgspec.convert(header.options, Options),
            durations=self._ms,
        )
        self._told = 0
        self._mark = -1

    def _ms(self, said: Phrase) -> Ms:
        return 60 * len(self._text(said))

    # What people do

    def _do(self, what: str) -> None:
        desk = self._desk
        self._mark = -1
        if what == "the time runs out":
            self._await_question()
            self._begin_here()
            opened = desk.opened()
            desk.run_until(lambda: desk.opened() is not opened or desk.over)
        elif what == "the day goes by":
            self._begin_here()
            night = desk.script.night
            desk.run_until(lambda: desk.over or desk.script.night > night)
        elif what.startswith("the host: "):
            self._await_question()
            self._host(what)
        elif call := re.fullmatch(r"in the (Thief|Werewolf)'s call, (.+)", what):
            label = f"night/{call[1].lower()}"
            desk.run_until(lambda: self._in_slot(label))
            if call[2].startswith("the host: "):
                self._host(call[2])
            else:
                self._typed(call[2], lambda: None)
        elif what == "all type A":
            self._await_question()
            opened = desk.opened()
            assert opened is not None
            for seat in opened.seats:
                self._types(seat, "A")
        else:
            self._typed(what, self._await_question)

    def _in_slot(self, label: str) -> bool:
        opened = self._desk.opened()
        return opened is not None and opened.phase == label and self._desk.now < opened.until

    def _await_question(self) -> None:
        """The night passes, and what is to be said by day is said."""
        desk = self._desk
        if desk.conductor.paused:
            return
        desk.run_until(lambda: not desk.script.at_night or desk.over)
        desk.quiet()

    def _typed(self, what: str, wait: Callable[[], None]) -> None:
        for part in what.split(", "):
            match = re.fullmatch(r"(\d+) types? (.*)", part)
            assert match is not None, f"this is no line of a story: {part}"
            wait()
            self._types(int(match[1]), match[2])

    def _types(self, seat: Seat, text: str) -> None:
        self._desk.run_to(self._desk.now + MOMENT)
        self._begin_here()
        self._desk.types(seat, text)

    def _host(self, what: str) -> None:
        asked = what.removeprefix("the host: ")
        leaves = asked.removeprefix("leave ")
        given = HOST[asked]() if leaves == asked else Leave(int(leaves))
        self._desk.run_to(self._desk.now + MOMENT)
        self._begin_here()
        self._desk.give(given)

    def _begin_here(self) -> None:
        """What was told until now stands in the story before the line by hand."""
        if self._mark < 0:
            self._mark = len(self._desk.commands)

    # What the table tells

    def _news_before(self, line: str) -> Iterator[str]:
        yield from self._captions(self._desk.commands[self._told : self._mark])
        yield line
        self._told = self._mark
        yield from self._news()

    def _news(self) -> Iterator[str]:
        new = self._desk.commands[self._told :]
        self._told = len(self._desk.commands)
        yield from self._captions(new)

    def _captions(self, commands: list[Command]) -> Iterator[str]:
        for command in commands:
            caption = self._caption(command)
            if caption is not None:
                yield caption

    def _caption(self, command: Command) -> str | None:
        match command:
            case Voice(t=t, phrase=said):
                if said.key != "count":
                    return _line(t, self._text(said))
                return _line(t, "One, two, … ten.") if ("n", 1) in said.args else None
            case Claw(t=t, house=int(house)):
                return _line(t, f"The claw turns to house {house}.")
            case Whispers(t=t, faces=faces):
                seen = next((face for face in faces if face is not None), None)
                lit = _line(t, "Every hidden screen is lit.")
                return lit if seen is None else f"{lit} {self._alone(seen.seat, told(seen))}"
            case Tell(t=t, what=Reply(taken=False, phrase=said), seat=seat):
                return _line(t, self._alone(seat, (said,)))
            case Tell(t=t, what=what, seat=seat) if not isinstance(what, Reply | Dealt):
                return _line(t, self._alone(seat, told(what)))
            case Answered(t=t, taken=False, phrase=said):
                return _line(t, f"[to the host: {self._text(said)}]")
            case _:
                return None

    def _alone(self, seat: Seat, line: tuple[Phrase, ...]) -> str:
        return f"[{seat} alone: {' '.join(self._text(said) for said in line)}]"

    def _hands(self) -> Iterator[str]:
        for seat, hand in enumerate(self._desk.state.hands, 1):
            yield f"  Seat {seat} is dealt {hand[0].title()}, {hand[1].title()}."
        yield ""

    def _final(self) -> dict[str, Any]:
        return result.of(self._header, self._desk.state.outcome, self._desk.now)

    def _ending(self) -> Iterator[str]:
        outcome = self._desk.state.outcome
        assert outcome is not None
        final = self._final()
        cards = [f"{h} {card.title() if card else '–'}" for h, card in enumerate(outcome.cards, 1)]
        bets = [
            f"{seat} bet {bet.coin} on {bet.player}"
            for seat, bet in enumerate(outcome.bets, 1)
            if bet is not None
        ]
        yield ""
        yield f"  The winner: {outcome.winner} {outcome.winners or ''}".rstrip()
        yield f"  Under the houses: {', '.join(cards)}."
        yield f"  The chests: {', '.join(map(str, outcome.chests))}."
        yield f"  The seals: {', '.join(bets) or 'unused'}."
        yield f"  The points: {', '.join(map(str, outcome.points))}."
        if self._header.series.of > 1:
            yield f"  In the series: {', '.join(map(str, final['series']['totals']))}."
        cues = [cue for command in self._desk.commands if (cue := cue_of(command)) is not None]
        digest = hashlib.sha256(b"\n".join(msgspec.json.encode(cue) for cue in cues)).hexdigest()
        yield f"  The trace: {len(cues)} cues, sha256 {digest[:16]}."


def _line(t: Ms, words: str) -> str:
    minutes, seconds = divmod(t // 1000, 60)
    return f"  {minutes:2}:{seconds:02}  {words}"


def _tuples(options: dict[str, Any]) -> dict[str, Any]:
    return {name: tuple(v) if isinstance(v, list) else v for name, v in options.items()}
