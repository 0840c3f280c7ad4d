"""What a player of Lupus in Tabula says: who speaks up when, and who lies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from table.burgomaster.inputs import Claim, Remark
from table.cues import Seat
from table.rules.chance import below
from table.rules.tabula import Asked, Heard, Met, RoleName, SeatView
from table.seats.bots.simple_tabula_mind import CERTAIN, LIAR, Mind
from table.seats.bots.simple_tabula_talk import Talk, Word

FEW: Final = 6
"""With so few alive a Seer keeps nothing back."""
BELIEVED: Final = 60
"""The credit from which on a claim is repeated by others."""
WOLVES_FAKE: Final = 40
"""In how many of a hundred games a pack has somebody who plays the Seer unasked."""
POSSESSED_FAKES: Final = 45
FAKE_DAYS: Final = 3
"""By which day such a player begins."""


class Speech:
    """One player's remarks."""

    def __init__(self, seat: Seat, seed: int, talk: Talk, mind: Mind) -> None:
        self._seat = seat
        self._seed = seed
        self._talk = talk
        self._mind = mind

    # The three occasions

    def opinion(self, view: SeatView) -> tuple[Remark, ...]:
        """As the discussion begins."""
        match view.role:
            case RoleName.SEER:
                said = self._seers_hint(view)
            case RoleName.MEDIUM:
                said = self._mediums_word(view)
            case RoleName.WEREWOLF | RoleName.POSSESSED if self._fakes(view):
                said = self._fake(view)
            case _:
                said = ()
        return self._fresh(view, said or self._gossip(view))

    def reply(self, view: SeatView) -> tuple[Remark, ...]:
        """Later in the discussion, when others have spoken."""
        for answer in (
            self._to_accusing_seer,
            self._to_rival_seer,
            self._for_a_partner,
            self._to_a_liar,
            self._after_a_seer,
            self._to_an_accuser,
        ):
            if said := self._fresh(view, answer(view)):
                return said
        return ()

    def defence(self, view: SeatView) -> tuple[Remark, ...]:
        """Before a run-off in which this player may be lynched."""
        said: tuple[Remark, ...] = ()
        match view.role:
            case RoleName.SEER:
                said = self._seers_word(view)
            case RoleName.MEDIUM:
                said = self._mediums_word(view)
            case RoleName.WEREWOLF if self._chance(view, 2, "last lie") == 0:
                said = self._fake(view)
            case _:
                pass
        said = said or self._to_accusing_seer(view)
        rivals = [seat for seat in view.public.nominees if seat != self._seat]
        others = self._suspects(view, rivals) or self._suspects(view, view.public.alive)
        return said or tuple(self._say(Claim.SUSPECT, seat) for seat in others[:1])

    # Small things

    def _say(self, claim: Claim, about: Seat) -> Remark:
        return Remark(self._seat, claim, about)

    def _chance(self, view: SeatView, n: int, *purpose: str) -> int:
        return below(n, self._seed, *purpose, self._seat, view.public.night)

    def _fresh(self, view: SeatView, said: tuple[Remark, ...]) -> tuple[Remark, ...]:
        """Nothing twice on one day."""
        return tuple(r for r in said if not self._talk.has_said(r, view.public.night))

    def _alive(self, view: SeatView, player: Seat) -> bool:
        return player in view.public.alive

    def _suspects(self, view: SeatView, players: Sequence[Seat]) -> list[Seat]:
        """Whom this player calls suspect, the most suspect first; a wolf spares the pack."""
        wolf = view.role is RoleName.WEREWOLF
        spared = self._mind.pack(view) | {self._seat}
        weigh = {
            seat: self._mind.suspicion(view, seat, outsider=wolf)
            for seat in players
            if seat not in spared
        }
        return sorted(
            (seat for seat in weigh if weigh[seat] > -CERTAIN),
            key=lambda seat: (-weigh[seat], seat),
        )

    def _gossip(self, view: SeatView) -> tuple[Remark, ...]:
        mood = self._chance(view, 100, "talk")
        suspects = self._suspects(view, view.public.alive)
        if not suspects or mood >= 42:
            return ()
        if mood < 30:
            return (self._say(Claim.SUSPECT, suspects[0]),)
        return (self._say(Claim.TRUST, suspects[-1]),)

    def _seers(self, view: SeatView) -> tuple[Word, ...]:
        """What others who call themselves the Seer said and still matters: they live."""
        words = self._talk.seer_words
        return tuple(w for w in words if w.seat != self._seat and self._alive(view, w.seat))

    def _own_words(self) -> list[Word]:
        return [word for word in self._talk.seer_words if word.seat == self._seat]

    # Who knows something

    def _results(self, view: SeatView) -> list[Asked]:
        """What the Seer learned about the living, the newest first."""
        asked = [told for told in view.told if isinstance(told, Asked)]
        return [told for told in reversed(asked) if self._alive(view, told.player)]

    def _seers_hint(self, view: SeatView) -> tuple[Remark, ...]:
        """A Seer who has not come forward only points at a wolf, and waits who follows."""
        if self._own_words() or len(view.public.alive) <= FEW:
            return self._seers_word(view)
        wolves = [told.player for told in self._results(view) if told.wolf]
        return tuple(self._say(Claim.SUSPECT, player) for player in wolves[:1])

    def _seers_word(self, view: SeatView) -> tuple[Remark, ...]:
        """Comes forward: with every wolf that is found, or else with the last who is none."""
        results = self._results(view)
        wolves = [told for told in results if told.wolf]
        return tuple(
            self._say(Claim.SEER_WOLF if told.wolf else Claim.SEER_HUMAN, told.player)
            for told in wolves or results[: 3 if len(view.public.alive) <= FEW else 1]
        )

    def _mediums_word(self, view: SeatView) -> tuple[Remark, ...]:
        """Tells of a wolf at once; of another when it shows somebody's lie, or once in a while."""
        heard = [(t.player, t.wolf) for t in view.told if isinstance(t, Heard) and t.player]
        if not heard:
            return ()
        player, wolf = heard[-1]
        named = any(word.about == player for word in self._talk.seer_words)
        if not (wolf or named or self._chance(view, 3, "medium") == 0):
            return ()
        return (self._say(Claim.MEDIUM_WOLF if wolf else Claim.MEDIUM_HUMAN, player),)

    # Who lies

    def _fakes(self, view: SeatView) -> bool:
        """Whether this one plays the Seer today, unasked."""
        if self._own_words():
            return True
        night = view.public.night
        if view.role is RoleName.POSSESSED:
            begins = 1 + below(FAKE_DAYS, self._seed, "possessed day", self._seat)
            planned = below(100, self._seed, "possessed", self._seat) < POSSESSED_FAKES
            return planned and night >= begins
        # The pack has agreed on one, without a word: all draw the same.
        pack = sorted(self._mind.pack(view))
        begins = 1 + below(FAKE_DAYS, self._seed, "fake day")
        planned = below(100, self._seed, "fake") < WOLVES_FAKE
        chosen = pack[below(len(pack), self._seed, "fake", "who")]
        return planned and night >= begins and chosen == self._seat

    def _fake(self, view: SeatView) -> tuple[Remark, ...]:
        """The Seer's words from one who is not: against a rival, against a suspect, or for a mate."""
        named = {word.about for word in self._own_words()}
        pack = self._mind.pack(view)
        rivals = [word for word in self._seers(view) if word.seat not in pack]
        if view.role is RoleName.POSSESSED:
            # Whom a rival calls a wolf may be a master.
            saved = [w.about for w in rivals if w.wolf and self._alive(view, w.about)]
            if saved and saved[-1] != self._seat and saved[-1] not in named:
                return (self._say(Claim.SEER_HUMAN, saved[-1]),)
        elif accusing := [w.seat for w in rivals if w.wolf and w.about in pack]:
            return (self._say(Claim.SEER_WOLF, accusing[-1]),)
        mates = [s for s in pack if self._alive(view, s) and s not in named and s != self._seat]
        if mates and self._chance(view, 3, "clear a mate") == 0:
            return (self._say(Claim.SEER_HUMAN, min(mates)),)
        others = [seat for seat in self._suspects(view, view.public.alive) if seat not in named]
        if not others:
            return ()
        found = sum(word.wolf for word in self._own_words())
        if found + 1 >= dict(view.public.mix)[RoleName.WEREWOLF]:
            # Who finds too many wolves is not believed.
            return (self._say(Claim.SEER_HUMAN, others[-1]),)
        # The Possessed does not know the wolves, and would rather not hit one by following others.
        victim = others[-1] if view.role is RoleName.POSSESSED else others[0]
        return (self._say(Claim.SEER_WOLF, victim),)

    # Replies

    def _to_accusing_seer(self, view: SeatView) -> tuple[Remark, ...]:
        accusing = [w for w in self._seers(view) if w.about == self._seat and w.wolf]
        if not accusing:
            return ()
        rival = accusing[-1].seat
        if view.role is RoleName.SEER:
            return (*self._seers_word(view), self._say(Claim.DOUBT, rival))
        if view.role is RoleName.WEREWOLF and self._chance(view, 2, "counter") == 0:
            return (self._say(Claim.SEER_WOLF, rival),)
        return (self._say(Claim.DOUBT, rival),)

    def _to_rival_seer(self, view: SeatView) -> tuple[Remark, ...]:
        """The Seer answers one who pretends to be it, and reveals a wolf whom nobody suspects."""
        if view.role is not RoleName.SEER:
            return ()
        results = self._results(view)
        accused = [self._talk.accusers(t.player, view.public.night) for t in results if t.wolf]
        if any(3 * len(accusers) < len(view.public.alive) for accusers in accused):
            return self._seers_word(view)
        if self._seers(view):
            return (*self._seers_word(view), self._say(Claim.DOUBT, self._seers(view)[-1].seat))
        return ()

    def _for_a_partner(self, view: SeatView) -> tuple[Remark, ...]:
        partners = [s for told in view.told if isinstance(told, Met) for s in told.others]
        return tuple(
            self._say(Claim.TRUST, seat)
            for seat in partners
            if self._alive(view, seat) and self._talk.accusers(seat, view.public.night)
        )

    def _to_a_liar(self, view: SeatView) -> tuple[Remark, ...]:
        """Doubts one whose claim cannot be true; a wolf doubts whoever accuses the pack."""
        words = self._seers(view)
        if view.role is RoleName.WEREWOLF:
            pack = self._mind.pack(view)
            lying = [w.seat for w in words if w.wolf and w.about in pack and w.seat not in pack]
        else:
            credits = self._mind.credits(view)
            lying = [w.seat for w in words if credits.get(w.seat) == LIAR]
        if not lying or self._chance(view, 2, "doubt"):
            return ()
        return (self._say(Claim.DOUBT, lying[-1]),)

    def _after_a_seer(self, view: SeatView) -> tuple[Remark, ...]:
        """Some say after a believed Seer what they have just heard."""
        credits = self._mind.credits(view)
        spared = self._mind.pack(view) | {self._seat}
        heard = [
            w.about
            for w in self._seers(view)
            if w.wolf
            and w.day == view.public.night
            and credits.get(w.seat, 0) >= BELIEVED
            and w.about not in spared
        ]
        if not heard or self._chance(view, 4, "echo"):
            return ()
        return (self._say(Claim.SUSPECT, heard[-1]),)

    def _to_an_accuser(self, view: SeatView) -> tuple[Remark, ...]:
        accusing = sorted(self._talk.accusers(self._seat, view.public.night))
        suspects = self._suspects(view, accusing)
        if not suspects or self._chance(view, 3, "back"):
            return ()
        return (self._say(Claim.SUSPECT, suspects[0]),)
