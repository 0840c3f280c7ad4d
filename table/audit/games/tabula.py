"""Lupus in Tabula under audit, in any edition."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from table.audit.draw import Draw
from table.audit.game import Want
from table.audit.situation import Situation, interruptions
from table.burgomaster.entries import DECLINE, Asked
from table.burgomaster.script import Script
from table.burgomaster.scripts.tabula import TabulaScript
from table.burgomaster.setup import Setup
from table.cues import Seat
from table.rules import tabula as law
from table.rules.chance import shuffled
from table.rules.tabula.mix import cards_of
from table.rules.tabula.roles import ROLES, WOLFISH, Ability, RoleName

SEER_LIVES: Final = "the seer lives"
TRIES: Final = 300


class TabulaGame:
    """See `table.audit.game.Game`."""

    wishes = (SEER_LIVES,)

    def __init__(self, edition: str) -> None:
        self._edition = edition

    def situation(self, draw: Draw, options: law.Options | None) -> Situation:
        """A night of a game whose history is drawn too."""
        if options is None:
            options = self._options(draw.sub("options"))
        players = options.players
        night = draw.between(1, 3 if players < 12 else 4, "night")
        leaver = 0
        if night > 1 and draw.percent(12, "leaves"):
            leaver = draw.between(1, players, "leaver")
        seats = [seat for seat in range(1, players + 1) if seat != leaver]
        fate = draw.shuffled(seats, "fate")
        meets = options.master_first_victim
        falls = tuple(
            None if (meets and n == 0) or draw.percent(10, "nobody", n) else fate[2 * n]
            for n in range(night - 1)
        )
        return Situation(
            rules=self._edition,
            options=options,
            players=players,
            night=night,
            public_seed=draw.seed("public"),
            named=draw.percent(30, "named"),
            second_chance=draw.percent(40, "second chance"),
            asked_again=draw.percent(50, "asked again"),
            falls=falls,
            lynched=tuple(fate[2 * n + 1] for n in range(night - 1)),
            leaver=leaver,
            interruptions=interruptions(draw.sub("interruptions"), players, leaver),
        )

    def _options(self, draw: Draw) -> law.Options:
        """An edition at any size, with house rules that concern the night in any mixture."""
        options = law.Options.edition(self._edition, draw.between(8, 24, "players"))
        changed = replace(
            options,
            wolves_disagree=draw.pick(("most_then_last", "last", "nobody"), "disagree"),
            medium_unlynched=draw.pick(("third_answer", "not_wolf"), "medium"),
            bodyguard_repeats=draw.percent(70, "repeats"),
            open_eyes_die=draw.percent(50, "eyes"),
            nomination=draw.pick(("in_turn", "at_once"), "nomination"),
        )
        return changed.checked()

    def script(self, setup: Setup, options: Any) -> Script:
        return TabulaScript(setup, options)

    def deal_seed(self, situation: Situation, draw: Draw, wish: str) -> int:
        """Who may hold what is what the history leaves possible."""
        cards = cards_of(situation.options.published)
        seer_dead = draw.percent(50, "seer dead") if wish == SEER_LIVES else None
        for i in range(TRIES):
            seed = draw.seed(i)
            roles = shuffled(cards, seed, "deal")
            if _fits(situation, roles, seer_dead if i < TRIES // 2 else None):
                return seed
        return draw.seed("any")

    def is_plain(self, script: Script, seat: Seat) -> bool:
        roles = _state(script).roles
        return bool(roles) and ROLES[roles[seat - 1]].ability is Ability.NOTHING

    def is_secret(self, asked: Asked) -> bool:
        return False

    def by_day(self, situation: Situation, asked: Asked, day: int, draw: Draw) -> tuple[int, ...]:
        target = situation.lynched[day - 1] if day <= len(situation.lynched) else None
        if target in asked.choices and draw.percent(80, "agrees"):
            assert target is not None
            return (target,)
        return (draw.pick(asked.choices, "whom"),)

    def by_night(
        self, situation: Situation, script: Script, role: str, asked: Asked, draw: Draw
    ) -> Want:
        state, night = _state(script), script.night
        ability = ROLES[state.calls[state.call].role].ability
        choices = asked.choices
        if night < situation.night:
            victim = situation.falls[night - 1]
            if ability is Ability.ATTACK:
                return Want(str(victim) if victim in choices else None, free=victim in choices)
            if ability is Ability.CURSE:  # the Owl is heard next day
                public = Draw(situation.public_seed, "owl", night)
                named = public.percent(50, "names")
                return Want(str(public.pick(choices, "whom")) if named else None, free=False)
            choices = _harmless(state, asked, ability, victim)
            if not choices:
                return Want(None, free=False)
            return Want(str(draw.pick(choices, "chooses")), free=False)
        if draw.percent(20, "nothing") or not choices:
            return Want(None)
        if draw.percent(10, "declines"):
            return Want(DECLINE)
        return Want(str(draw.pick(choices, "chooses")))

    def highest(self, situation: Situation) -> int:
        return situation.players

    def blind(self, view: law.SeatView) -> law.SeatView:
        return replace(view, told=(), card=None, role=None)

    def labels(self, script: Script, situation: Situation) -> dict[str, bool]:
        state = _state(script)
        living = {state.roles[seat - 1] for seat in state.alive}
        labels = {
            f"the {call.role} lives": call.role in living
            for call in state.calls
            if call.role is not RoleName.WEREWOLF
        }
        for told in state.told:
            if isinstance(told, law.Asked) and told.night == state.night:
                labels["the seer saw a wolf"] = told.wolf
        if state.deeds.attack:
            labels["the victim sits in the second half"] = (
                2 * state.deeds.attack > situation.players
            )
        return labels

    def cause(self, script: Script) -> str:
        state = _state(script)
        roles = " ".join(f"{seat}:{role}" for seat, role in enumerate(state.roles, 1))
        return f"{roles}; alive {' '.join(map(str, state.alive))}; {state.deeds}"


def _fits(situation: Situation, roles: tuple[RoleName, ...], seer_dead: bool | None) -> bool:
    """Whether a game with this deal can have had the situation's history and still go on."""
    alive = set(range(1, situation.players + 1))
    for n, (victim, lynched) in enumerate(zip(situation.falls, situation.lynched, strict=True)):
        if victim:
            role = ROLES[roles[victim - 1]]
            picky = not situation.options.wolves_choose_wolf
            if role.wolf_proof or (picky and role.name in WOLFISH):
                return False
            alive.discard(victim)
        if n == 0 and situation.leaver:
            alive.discard(situation.leaver)
        alive.discard(lynched or 0)
        wolves = sum(roles[seat - 1] in WOLFISH for seat in alive)
        if wolves == 0 or 2 * wolves >= len(alive):
            return False
    if seer_dead is None or RoleName.SEER not in roles or len(alive) == situation.players:
        return True
    return (roles.index(RoleName.SEER) + 1 not in alive) is seer_dead


def _harmless(
    state: law.State, asked: Asked, ability: Ability, victim: Seat | None
) -> tuple[Seat, ...]:
    """Choices of a night before the audited one that leave its dead as they are meant."""
    roles = state.roles
    if ability is Ability.VISIT and asked.seat == victim:
        return ()
    return tuple(
        seat
        for seat in asked.choices
        if not (ability in (Ability.PROTECT, Ability.VISIT) and seat == victim)
        and not (ability is Ability.ASK and ROLES[roles[seat - 1]].dies_if_asked)
        and not (ability is Ability.VISIT and roles[seat - 1] in WOLFISH)
    )


def _state(script: Script) -> law.State:
    assert isinstance(script, TabulaScript)
    return script.state
