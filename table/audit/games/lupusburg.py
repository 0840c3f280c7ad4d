"""Lupusburg under audit."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from table.audit.draw import Draw
from table.audit.game import Want
from table.audit.situation import Situation, interruptions
from table.burgomaster.entries import DECLINE, Asked
from table.burgomaster.script import Script
from table.burgomaster.scripts.lupusburg import LupusburgScript
from table.burgomaster.setup import Setup
from table.cues import Seat
from table.rules import lupusburg as law
from table.rules.lupusburg.setup import deal

SECRET: Final = frozenset(
    {
        law.Question.CHEST,
        law.Question.PLACE,
        law.Question.SHOW,
        law.Question.KEEP,
        law.Question.COIN,
    }
)
NIGHTS: Final = {4: 2, 5: 3, 6: 3, 7: 4, 8: 4}
"""The last night that most games of so many players come to."""
THIEF_LIVES: Final = "the Thief lives"
TRIES: Final = 5000


class LupusburgGame:
    """See `table.audit.game.Game`."""

    wishes = (THIEF_LIVES,)

    def situation(self, draw: Draw, options: law.Options | None) -> Situation:
        """A night of a game whose history is drawn too."""
        players = options.players if options else draw.between(4, 8, "players")
        night = draw.between(1, NIGHTS[players], "night")
        seats = range(1, players + 1)
        leaver = draw.pick(seats, "leaver") if draw.percent(12, "leaves") else 0
        if leaver and players < 6:
            leaver = 0
        houses = [h for h in range(1, 2 * players + 1) if law.owner(h) != leaver or not leaver]
        fate: list[int | None] = list(draw.shuffled(houses, "fate"))
        if draw.percent(60, "one loses both"):
            first = draw.pick([h for h in houses if h % 2], "whose")
            fate = [first, first + 1, *(h for h in fate if h not in (first, first + 1))]
        falls = [None if draw.percent(8, "nobody", n) else fate[2 * n] for n in range(night - 1)]
        return Situation(
            rules="lupusburg",
            options=options or _options(draw.sub("options"), players),
            players=players,
            night=night,
            public_seed=draw.seed("public"),
            named=draw.percent(30, "named"),
            readers=draw.percent(50, "readers"),
            second_chance=draw.percent(40, "second chance"),
            asked_again=draw.percent(50, "asked again"),
            falls=tuple(falls),
            lynched=tuple(fate[2 * n + 1] for n in range(night - 1)),
            leaver=leaver if night > 1 else 0,
            interruptions=interruptions(draw.sub("interruptions"), players, leaver),
        )

    def script(self, setup: Setup, options: Any) -> Script:
        return LupusburgScript(setup, options)

    def deal_seed(self, situation: Situation, draw: Draw, wish: str) -> int:
        """Who may be the Werewolf or the Thief is what the history leaves possible."""
        players = situation.players
        gone = {house for house in (*situation.falls, *situation.lynched) if house}
        gone |= {h for h in law.houses_of(situation.leaver) if situation.leaver}
        seats = range(1, players + 1)
        living = {s: sum(h not in gone for h in law.houses_of(s)) for s in seats}
        wolves = [s for s in seats if living[s] and 2 * living[s] < 2 * players - len(gone)]
        if not situation.options.werewolf_chooses_own:
            bitten = {law.owner(house) for house in situation.falls if house}
            wolves = [s for s in wolves if s not in bitten] or wolves
        wolf = draw.pick(wolves or list(seats), "werewolf")
        dead = [s for s in seats if not living[s] and s != wolf]
        thieves = [s for s in seats if s != wolf]
        if dead and wish == THIEF_LIVES:
            thieves = dead if draw.percent(50, "dead") else [s for s in thieves if living[s]]
        thief = draw.pick(thieves, "thief")
        for i in range(TRIES):
            seed = draw.seed(i)
            hands = deal(players, seed)
            held_by_wolf, held_by_thief = hands[wolf - 1], hands[thief - 1]
            if law.Character.WEREWOLF in held_by_wolf and law.Character.THIEF in held_by_thief:
                return seed
        return draw.seed("any")

    def is_plain(self, script: Script, seat: Seat) -> bool:
        state = _state(script)
        return seat not in (state.werewolf, state.thief)

    def is_secret(self, asked: Asked) -> bool:
        return _question(asked) in SECRET

    def by_day(self, situation: Situation, asked: Asked, day: int, draw: Draw) -> tuple[int, ...]:
        question, choices = _question(asked), asked.choices
        target = situation.lynched[day - 1] if day <= len(situation.lynched) else None
        if question in (law.Question.ASK, law.Question.BET):
            return (draw.pick(choices, "whom"),) if draw.percent(30, "does") else ()
        if target in choices and (question is law.Question.VOTE or draw.percent(75, "agrees")):
            assert target is not None
            return (target,) * asked.count
        return (draw.pick(choices, "which"),) * asked.count

    def by_night(
        self, situation: Situation, script: Script, role: str, asked: Asked, draw: Draw
    ) -> Want:
        night = script.night
        if role == "werewolf" and night < situation.night:
            house = situation.falls[night - 1]
            if house is None or house not in asked.choices:
                return Want(None, free=False)
            return Want(str(house), free=situation.options.claw_holds == "last")
        if draw.percent(20, "nothing") or not asked.choices:
            return Want(None)
        if asked.optional and draw.percent(10, "declines"):
            return Want(DECLINE)
        return Want(str(draw.pick(asked.choices, "chooses")))

    def highest(self, situation: Situation) -> int:
        return 2 * situation.players

    def blind(self, view: law.SeatView) -> law.SeatView:
        bet = view.bet and replace(view.bet, coin=0)
        return replace(view, told=(), bet=bet, chest=0)  # the deal decides for who does not

    def labels(self, script: Script, situation: Situation) -> dict[str, bool]:
        state = _state(script)
        labels = {THIEF_LIVES: bool(state.living(state.thief))}
        seen = [t for t in state.told if isinstance(t, law.Peeked) and t.night == state.day]
        if seen:
            labels["the Thief found a chest"] = seen[-1].chest
        if state.claw:
            labels["the claw chose the second half of the circle"] = state.claw > situation.players
        return labels

    def cause(self, script: Script) -> str:
        state = _state(script)
        lives = "" if state.living(state.thief) else " (nothing left)"
        claw = "nothing" if state.claw is None else f"house {state.claw}"
        return f"Werewolf seat {state.werewolf}, Thief seat {state.thief}{lives}; the claw chose {claw}"


def _options(draw: Draw, players: int) -> law.Options:
    """House rules in any mixture."""
    return law.Options(
        players=players,
        first_burgomaster=draw.between(0, players, "first"),
        thief_sees=draw.pick(("chest", "chest_and_character"), "sees"),
        thief_lifts_own=draw.percent(80, "lifts own"),
        thief_may_decline=draw.percent(80, "may decline"),
        count_starts=draw.pick(("call_end", "call_end", "call_start"), "count"),
        werewolf_chooses_own=draw.percent(80, "chooses own"),
        no_choice=draw.pick(("nobody", "nobody", "random"), "no choice"),
        claw_holds=draw.pick(("last", "last", "first"), "claw holds"),
        coins=draw.pick(("drawn", "drawn", "physical"), "coins"),
        nearest=draw.pick(("own_first", "own_last"), "nearest"),
    )


def _state(script: Script) -> law.State:
    assert isinstance(script, LupusburgScript)
    return script.state


def _question(asked: Asked) -> law.Question:
    assert isinstance(asked, law.Prompt)
    return asked.question
