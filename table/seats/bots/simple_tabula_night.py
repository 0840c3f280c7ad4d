"""What a player of Lupus in Tabula chooses in the night."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from table.cues import Seat
from table.rules.chance import below
from table.rules.tabula import Asked, Hunted, Prompt, Question, RoleName, SeatView
from table.seats.bots.simple_tabula_mind import LIAR, Mind
from table.seats.bots.simple_tabula_talk import Talk


class Night:
    """One player's choices in the dark."""

    def __init__(self, seat: Seat, seed: int, talk: Talk, mind: Mind) -> None:
        self._seat = seat
        self._seed = seed
        self._talk = talk
        self._mind = mind

    def choose(self, view: SeatView, asked: Prompt) -> tuple[int, ...]:
        """The answer to a question of the night; empty: none."""
        act: dict[Question, Callable[[SeatView, Sequence[Seat]], tuple[int, ...]]] = {
            Question.ATTACK: self._attack,
            Question.ASK: self._ask,
            Question.PROTECT: self._protect,
            Question.CURSE: self._curse,
            Question.BECOME: self._become,
            Question.VISIT: self._visit,
        }
        return act[asked.question](view, asked.choices)

    def _luck(self, n: int, view: SeatView, *purpose: str | int) -> int:
        return below(n, self._seed, *purpose, self._seat, view.public.night)

    def _others(self, players: Sequence[Seat]) -> list[Seat]:
        return [seat for seat in players if seat != self._seat]

    # The wolves

    def _attack(self, view: SeatView, players: Sequence[Seat]) -> tuple[int, ...]:
        """The one who endangers the pack most. All wolves reckon alike, and so agree in silence."""
        pack = self._mind.pack(view)
        prey = [seat for seat in players if seat not in pack]
        if not prey:
            return ()
        return (max(prey, key=lambda seat: (self._danger(view, seat, pack), -seat)),)

    def _danger(self, view: SeatView, player: Seat, pack: frozenset[Seat]) -> int:
        night = view.public.night
        level = below(50, self._seed, "prey", player, night)  # the same for the whole pack
        words = [word for word in self._talk.seer_words if word.seat == player]
        if words:
            lies = any(word.wolf != (word.about in pack) for word in words)
            # Who lies about being the Seer is of use alive.
            level += -150 if lies else 300
        if any(word.seat == player for word in self._talk.medium_words):
            level += 120
        accused = (self._talk.accusers(wolf, night - 1) for wolf in pack)
        level += 20 * sum(player in accusers for accusers in accused)
        last = next((t.victim for t in reversed(view.told) if isinstance(t, Hunted)), None)
        if player == last:
            level -= 100  # somebody watches over this one, or something
        return level

    # The others

    def _ask(self, view: SeatView, players: Sequence[Seat]) -> tuple[int, ...]:
        asked = {told.player for told in view.told if isinstance(told, Asked)}
        new = [seat for seat in self._others(players) if seat not in asked]
        if not new:
            return ()
        return (max(new, key=lambda seat: (self._mind.suspicion(view, seat), -seat)),)

    def _protect(self, view: SeatView, players: Sequence[Seat]) -> tuple[int, ...]:
        return (self._most_worthy(view, players),)

    def _most_worthy(self, view: SeatView, players: Sequence[Seat]) -> Seat:
        """Whom the village can least do without: a believed Seer, a Medium, one who is trusted."""
        credits = self._mind.credits(view)
        mediums = {word.seat for word in self._talk.medium_words}

        def worth(seat: Seat) -> tuple[int, int]:
            credit = credits.get(seat, 0)
            level = 8 * credit if credit != LIAR else -1000
            level += 150 if seat in mediums else 0
            return level - self._mind.suspicion(view, seat), -seat

        return max(players, key=worth)

    def _curse(self, view: SeatView, players: Sequence[Seat]) -> tuple[int, ...]:
        others = self._others(players)
        return (max(others, key=lambda seat: (self._mind.suspicion(view, seat), -seat)),)

    def _become(self, view: SeatView, players: Sequence[Seat]) -> tuple[int, ...]:
        """To be like a Seer is best; without one in sight, like anybody."""
        credits = {s: c for s, c in self._mind.credits(view).items() if s in players}
        if credits and max(credits.values()) > 0:
            return (max(credits, key=lambda seat: (credits[seat], -seat)),)
        others = self._others(players)
        return (others[self._luck(len(others), view, "like")],)

    def _visit(self, view: SeatView, players: Sequence[Seat]) -> tuple[int, ...]:
        """Away from home after a loud day, with somebody trusted whom the wolves will not seek."""
        loud = self._talk.is_loud(self._seat, view.public.night - 1)
        if not loud and self._luck(3, view, "out"):
            return ()
        sought = {word.seat for word in self._talk.seer_words}
        quiet = [seat for seat in self._others(players) if seat not in sought]
        if not quiet or view.role is not RoleName.HARLOT:
            return ()
        return (min(quiet, key=lambda seat: (self._mind.suspicion(view, seat), seat)),)
