"""A believable player of Lupus in Tabula: weighs what is said, and speaks up when there is reason."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from table.burgomaster.entries import write
from table.burgomaster.inputs import Remark
from table.cues import Seat
from table.rules.tabula import Hunted, Phase, Prompt, Question, RoleName, SeatView
from table.seats.bots.simple_tabula_mind import CERTAIN, LIAR, Mind
from table.seats.bots.simple_tabula_night import Night
from table.seats.bots.simple_tabula_speech import Speech
from table.seats.bots.simple_tabula_talk import Talk


class SimpleTabula:
    """Plays the role it has; only what its view shows and what was said in public counts."""

    def __init__(self, seat: Seat, seed: int) -> None:
        self._seat = seat
        self._talk = Talk()
        self._mind = Mind(seat, seed, self._talk)
        self._night = Night(seat, seed, self._talk, self._mind)
        self._speech = Speech(seat, seed, self._talk, self._mind)

    def answer(self, view: SeatView, moment: str) -> str | None:
        asked = view.prompt
        if asked is None or not asked.choices:
            return None
        by_day: dict[Question, Callable[[SeatView, Prompt], tuple[int, ...]]] = {
            Question.NOMINATE: self._nominate,
            Question.VOTE: self._vote,
        }
        choose = by_day.get(asked.question, self._night.choose)
        return write(asked, choose(view, asked))

    def speak(self, view: SeatView, moment: str) -> tuple[Remark, ...]:
        if view.public.phase is Phase.DISCUSSION:
            return self._speech.opinion(view)
        if view.public.phase is Phase.DEFENCE:
            return self._speech.defence(view)
        return ()

    def reply(self, view: SeatView, moment: str) -> tuple[Remark, ...]:
        return self._speech.reply(view) if view.public.phase is Phase.DISCUSSION else ()

    def hear(self, remark: Remark, day: int) -> None:
        self._talk.hear(remark, day)

    # The ballots

    def _nominate(self, view: SeatView, asked: Prompt) -> tuple[int, ...]:
        others = [seat for seat in asked.choices if seat != self._seat]
        return (self._target(view, others or asked.choices),)

    def _vote(self, view: SeatView, asked: Prompt) -> tuple[int, ...]:
        if view.public.run_off == 1:
            return (self._target(view, asked.choices),)
        # After a tie some give way to what the others want, or the lot would decide every time.
        cast = [player for _, player in view.public.votes]
        best = max(
            asked.choices,
            key=lambda player: (self._wish(view, player) + 25 * cast.count(player), -player),
        )
        return (best,)

    def _target(self, view: SeatView, players: Sequence[Seat]) -> Seat:
        return max(players, key=lambda player: (self._wish(view, player), -player))

    def _wish(self, view: SeatView, player: Seat) -> int:
        """How much this player is to be lynched."""
        if view.role is RoleName.WEREWOLF:
            return self._wolfs_wish(view, player)
        if view.role is RoleName.POSSESSED:
            # Who claims the Seer and is not caught lying is the wolves' enemy.
            credit = self._mind.credits(view).get(player, LIAR)
            return self._mind.suspicion(view, player) + (6 * credit if credit > 0 else 0)
        return self._mind.suspicion(view, player)

    def _wolfs_wish(self, view: SeatView, player: Seat) -> int:
        level = self._mind.suspicion(view, player, outsider=True)
        pack = self._mind.pack(view)
        if player in pack:
            return level if self._is_doomed(view, player) else level - 2 * CERTAIN
        accused = {w.about for w in self._talk.seer_words if w.seat == player and w.wolf}
        level += 200 if accused & pack else 0
        survived = [told.victim for told in view.told if isinstance(told, Hunted)]
        # Who was chosen twice and lives is no ordinary prey.
        return level + (100 if survived.count(player) > 1 else 0)

    def _is_doomed(self, view: SeatView, mate: Seat) -> bool:
        """Nothing saves this one any more, so a wolf who votes along looks honest."""
        ballots = view.public.votes or view.public.nominations
        if view.public.phase is Phase.RUN_OFF:
            voters = len(view.public.alive) - len(view.public.nominees)
            return 2 * sum(named == mate for _, named in ballots) > voters
        against = sum(named == mate for _, named in ballots)
        return 3 * against > len(view.public.alive)
