"""What a player of Lupus in Tabula makes of what it knows and of what others say."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from table.burgomaster.inputs import Claim
from table.cues import Seat
from table.rules.chance import below
from table.rules.tabula import Asked, Heard, Hunted, Met, RoleName, SeatView
from table.seats.bots.simple_tabula_talk import Talk, Word

CERTAIN: Final = 1000
"""The suspicion of a player who is known to be a wolf; with a minus, of one who is known not to."""
LIAR: Final = -100
"""The credit of one who said what cannot be true."""
FACE: Final = 70
"""Some faces one never trusts: from 0 to this, for the whole game."""
MOOD: Final = 50
"""And a feeling that changes with the day."""
WORD_OF_WOLF: Final = 5
WORD_OF_HUMAN: Final = 3
"""How much a believed word weighs for each point of credit; one is readier to lynch than to trust."""


@lru_cache(maxsize=4096)
def _feeling(seed: int, seat: Seat, player: Seat, day: int) -> int:
    return below(FACE, seed, "face", seat, player) + below(MOOD, seed, "mood", seat, player, day)


class Mind:
    """Weighs the players as the holder of one seat sees them, from its view and the talk alone."""

    def __init__(self, seat: Seat, seed: int, talk: Talk) -> None:
        self._seat = seat
        self._seed = seed
        self._talk = talk
        self._weighed: tuple[SeatView | None, int] = (None, 0)
        self._credits: dict[bool, dict[Seat, int]] = {}

    def pack(self, view: SeatView) -> frozenset[Seat]:
        """The werewolves, this one included, whom a werewolf has met or sees now; empty for others."""
        if view.role is not RoleName.WEREWOLF:
            return frozenset()
        met = {wolf for told in view.told if isinstance(told, Hunted) for wolf in told.wolves}
        return frozenset({self._seat, *met, *view.awake})

    def facts(self, view: SeatView) -> dict[Seat, bool]:
        """Who is certainly a wolf, and who is certainly none."""
        known: dict[Seat, bool] = {}
        pack = self.pack(view)
        if pack:
            known |= {seat: seat in pack for seat in range(1, view.public.players + 1)}
        known[self._seat] = bool(pack)
        for told in view.told:
            match told:
                case Asked(_, _, player, wolf) | Heard(_, _, int(player), bool(wolf)):
                    known[player] = wolf
                case Met(_, _, others):
                    known |= dict.fromkeys(others, False)
                case _:
                    pass
        return known

    def evidence(self, view: SeatView, *, outsider: bool) -> dict[Seat, bool]:
        """What counts as settled: the facts, and the word of the only one who claims the Medium.

        An `outsider` knows what was said in public, and nothing else.
        """
        settled: dict[Seat, bool] = {}
        words = self._talk.medium_words
        claimants = {word.seat for word in words}
        if len(claimants) == 1 and (outsider or view.role is not RoleName.MEDIUM):
            settled |= {word.about: word.wolf for word in words}
        return settled if outsider else settled | self.facts(view)

    def credits(self, view: SeatView, *, outsider: bool = False) -> dict[Seat, int]:
        """How far each other player who claims to be the Seer is believed; `LIAR`, or about 0 to 100."""
        view_before, heard = self._weighed
        if view is not view_before or heard != len(self._talk):
            self._weighed = (view, len(self._talk))
            self._credits.clear()
        if outsider not in self._credits:
            self._credits[outsider] = self._weigh(view, outsider)
        return self._credits[outsider]

    def _weigh(self, view: SeatView, outsider: bool) -> dict[Seat, int]:
        words = self._talk.seer_words
        settled = self.evidence(view, outsider=outsider)
        by = {word.seat: [w for w in words if w.seat == word.seat] for word in words}
        one_seer = RoleName.MYTHOMANIAC not in dict(view.public.mix)
        am_seer = not outsider and view.role is RoleName.SEER and one_seer
        liars = {
            seat
            for seat, said in by.items()
            if am_seer or settled.get(seat) or self._cannot_be(view, said, settled)
        }
        honest = [seat for seat in by if seat not in liars]
        return {
            seat: LIAR if seat in liars else self._credit(view, seat, by[seat], honest, settled)
            for seat in by
            if seat != self._seat
        }

    def _cannot_be(self, view: SeatView, said: list[Word], settled: dict[Seat, bool]) -> bool:
        """What they say is known to be wrong, or they name more wolves than there are."""
        if any(settled.get(word.about, word.wolf) != word.wolf for word in said):
            return True
        mix = dict(view.public.mix)
        named = {word.about for word in said if word.wolf}
        spare = RoleName.MYTHOMANIAC in mix
        # With all the wolves dead the game would be over.
        over = len(named) == mix[RoleName.WEREWOLF] and named <= set(view.public.dead)
        return len(named) > mix[RoleName.WEREWOLF] + spare or (over and not spare)

    def _credit(
        self,
        view: SeatView,
        seat: Seat,
        said: list[Word],
        honest: list[Seat],
        settled: dict[Seat, bool],
    ) -> int:
        credit = 85 // len(honest)
        credit += 15 * len({word.about for word in said if word.about in settled})
        dead = view.public.dead
        if seat in dead:
            credit += 30  # the wolves have reason to kill a Seer
        else:
            credit -= 12 * max(0, view.public.night - said[0].day - 1)
            credit -= 25 * any(other in dead for other in honest)
        doubts = {r.seat for _, r in self._talk.about(seat) if r.claim is Claim.DOUBT}
        return max(0, credit - 4 * min(5, len(doubts)))

    def _is_mutual(self, view: SeatView, player: Seat, other: Seat) -> bool:
        """They vouch for each other, as Freemasons do."""
        if RoleName.FREEMASON not in dict(view.public.mix):
            return False
        vouching = (r.seat for _, r in self._talk.about(other) if r.claim is Claim.TRUST)
        return player in vouching

    def suspicion(self, view: SeatView, player: Seat, *, outsider: bool = False) -> int:
        """How much this player is held for a wolf. An `outsider` judges by public things alone."""
        settled = self.evidence(view, outsider=outsider)
        if player in settled:
            return CERTAIN if settled[player] else -CERTAIN
        day = view.public.night
        level = _feeling(self._seed, self._seat, player, day)
        credits = self.credits(view, outsider=outsider)
        for word in self._talk.seer_words:
            if word.about == player:
                weight = WORD_OF_WOLF if word.wolf else -WORD_OF_HUMAN
                level += weight * max(0, credits.get(word.seat, 0))
        if player in credits:
            rivals = sum(credit != LIAR for credit in credits.values()) > 1
            trust = 1 if rivals else 3
            level += 450 if credits[player] == LIAR else -trust * credits[player]
        if player in {word.seat for word in self._talk.medium_words}:
            level -= 100
        for said_on, remark in self._talk.about(player):
            credit = credits.get(remark.seat, 0)
            if credit == LIAR:
                continue
            if remark.claim in (Claim.SUSPECT, Claim.DOUBT):
                # The dead were mostly no wolves; a believed Seer is followed.
                level += (9 if said_on == day else 3) + credit // 3
                level += 12 * (remark.seat in view.public.dead)
            elif remark.claim is Claim.TRUST:
                level -= 25 if self._is_mutual(view, player, remark.seat) else 6
        for seat, named in view.public.nominations:
            if named == player:
                level += 6 + max(0, credits.get(seat, 0)) // 3
        return level
