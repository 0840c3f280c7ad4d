"""A believable player of Lupusburg: remembers what it was shown, suspects somebody, hides well."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from table.burgomaster.entries import write
from table.burgomaster.inputs import Claim, Remark
from table.cues import Seat
from table.rules.chance import below
from table.rules.lupusburg import (
    Character,
    CoinsDrawn,
    Peeked,
    Prompt,
    Question,
    SeatView,
    Shown,
    houses_of,
    owner,
)

CERTAIN = 1000
"""The suspicion of a player whose Werewolf card was seen."""
CLEARED = -60
"""What a Townsfolk card weighs: its owner may still hide the Werewolf under the other house."""
MOOD = 100
"""A day's gut feeling about each other player lies between 0 and this."""


class SimpleLupusburg:
    """Suspects from cards seen, bets and tokens in the open, and a mood that changes by the day."""

    def __init__(self, seat: Seat, seed: int) -> None:
        self._seat = seat
        self._seed = seed
        self._heard: set[tuple[int, Seat, Seat]] = set()
        """Who accused whom on which day. Said twice, as after a power cut, it counts once."""

    def answer(self, view: SeatView, moment: str) -> str | None:
        asked = view.prompt
        if asked is None or not asked.choices:
            return None
        return write(asked, self._choose(view, asked))

    def speak(self, view: SeatView, moment: str) -> tuple[Remark, ...]:
        others = [s for s in range(1, view.public.players + 1) if s != self._seat]
        # What today's talk has brought is left out, so that a talk begun again is the same talk.
        levels = {s: self._suspicion(view, s, talking=True) for s in others}
        suspect = max(others, key=lambda s: (levels[s], -s))
        trusted = min(others, key=lambda s: (levels[s], s))
        mood = below(4, self._seed, "talk", self._seat, moment)
        said = {
            0: (Remark(self._seat, Claim.SUSPECT, suspect),),
            1: (Remark(self._seat, Claim.TRUST, trusted),),
        }
        if levels[suspect] >= CERTAIN and not self._is(view, Character.WEREWOLF):
            return said[0]
        return said.get(mood, ())

    def reply(self, view: SeatView, moment: str) -> tuple[Remark, ...]:
        return ()

    def hear(self, remark: Remark, day: int) -> None:
        if remark.claim is Claim.SUSPECT:
            self._heard.add((day, remark.seat, remark.about))

    # What it thinks

    def _is(self, view: SeatView, character: Character) -> bool:
        return character in view.hand

    def _suspicion(self, view: SeatView, player: Seat, *, talking: bool = False) -> int:
        if player == self._seat:
            return -CERTAIN
        level = below(MOOD, self._seed, "mood", self._seat, player, view.public.day)
        # A feeling that lasts: some faces one never trusts.
        level += below(MOOD, self._seed, "face", self._seat, player)
        for seen in view.told:
            if (isinstance(seen, Shown) and owner(seen.house) == player) or (
                isinstance(seen, Peeked) and owner(seen.house) == player and seen.character
            ):
                level += CERTAIN if seen.character is Character.WEREWOLF else CLEARED
        for better, on in enumerate(view.public.bets, 1):
            if on == player and better != self._seat:
                level += 25  # somebody believes it enough to bet
        today = view.public.day
        level += 6 * sum(
            about == player and not (talking and day == today) for day, _, about in self._heard
        )
        level += 8 * sum(h is not None and owner(h) == player for _, h in view.public.tokens)
        return level

    def _most_suspect(self, view: SeatView, players: Sequence[Seat]) -> Seat:
        return max(players, key=lambda player: (self._suspicion(view, player), -player))

    def _house_of_suspect(self, view: SeatView, houses: Sequence[int]) -> int:
        owners = sorted({owner(house) for house in houses})
        suspect = self._most_suspect(view, owners)
        return self._one([h for h in houses if owner(h) == suspect], view, "house")

    def _one(self, things: Sequence[int], view: SeatView, *purpose: str) -> int:
        n = below(len(things), self._seed, *purpose, self._seat, view.public.day)
        return things[n]

    # What it does

    def _choose(self, view: SeatView, asked: Prompt) -> tuple[int, ...]:
        act: dict[Question, Callable[[SeatView, Prompt], tuple[int, ...]]] = {
            Question.LIFT: self._lift,
            Question.STRIKE: self._strike,
            Question.ASK: self._ask,
            Question.SHOW: self._show,
            Question.BET: self._bet,
            Question.KEEP: self._keep,
            Question.TOKEN: self._token,
            Question.VOTE: self._vote,
        }
        if asked.question in act:
            return act[asked.question](view, asked)
        return (self._one(asked.choices, view, asked.question),)

    def _lift(self, view: SeatView, asked: Prompt) -> tuple[int, ...]:
        seen = {told.house for told in view.told if isinstance(told, Peeked)}
        new = [h for h in asked.choices if h not in seen and owner(h) != self._seat]
        return (self._one(new, view, "lift"),) if new else ()

    def _strike(self, view: SeatView, asked: Prompt) -> tuple[int, ...]:
        own = [h for h in asked.choices if owner(h) == self._seat]
        others = [h for h in asked.choices if owner(h) != self._seat]
        # Once in a while the claw points at the own house, to look innocent (L153).
        if len(own) == 2 and below(12, self._seed, "bluff", view.public.day) == 0:
            return (self._one(own, view, "strike"),)
        accusers = [s for s, on in enumerate(view.public.bets, 1) if on == self._seat]
        theirs = [h for h in others if owner(h) in accusers]
        return (self._one(theirs or others, view, "strike"),)

    def _ask(self, view: SeatView, asked: Prompt) -> tuple[int, ...]:
        return (self._most_suspect(view, asked.choices),)

    def _show(self, view: SeatView, asked: Prompt) -> tuple[int, ...]:
        cards = dict(zip(houses_of(self._seat), view.cards, strict=True))
        harmless = [h for h in asked.choices if cards.get(h) is Character.TOWNSFOLK]
        return (self._one(harmless or asked.choices, view, "show"),)

    def _bet(self, view: SeatView, asked: Prompt) -> tuple[int, ...]:
        suspect = self._most_suspect(view, asked.choices)
        sure = self._suspicion(view, suspect) >= CERTAIN
        brave = below(100, self._seed, "bet", self._seat, view.public.day)
        wolf = self._is(view, Character.WEREWOLF)
        if (sure and not wolf) or brave < 12 * view.public.day:
            return (suspect,)
        return ()

    def _keep(self, view: SeatView, asked: Prompt) -> tuple[int, ...]:
        drawn = next(t.coins for t in reversed(view.told) if isinstance(t, CoinsDrawn))
        wolf = self._is(view, Character.WEREWOLF)
        best = min(drawn) if wolf else max(drawn)
        return (1 + drawn.index(best),)

    def _token(self, view: SeatView, asked: Prompt) -> tuple[int, ...]:
        others = [h for h in asked.choices if owner(h) != self._seat]
        return (self._house_of_suspect(view, others or asked.choices),)

    def _vote(self, view: SeatView, asked: Prompt) -> tuple[int, ...]:
        return (self._house_of_suspect(view, asked.choices),) * asked.count
