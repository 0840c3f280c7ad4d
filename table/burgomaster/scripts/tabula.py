"""Lupus in Tabula, told to the room."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Final

from table.burgomaster.score import Beat, Call
from table.burgomaster.script import Moments, Window
from table.burgomaster.scripts.base import RulesScript, discussion, tally
from table.burgomaster.setup import Setup
from table.cues import Phrase, Seat, phrase
from table.rules import tabula as law
from table.rules.moments import Public
from table.rules.tabula import Ability, Phase, Question, RoleName

CALLED: Final = {RoleName.WEREWOLF: "werewolves", RoleName.FREEMASON: "freemasons"}
"""Roles that are called as several; the others are called by their own name."""
NOT_ONESELF: Final = (Ability.PROTECT, Ability.VISIT)
SEVERAL: Final = (RoleName.WEREWOLF, RoleName.VILLAGER)
"""Roles whose number is said when the mix is published."""


class TabulaScript(RulesScript[law.State, law.Move, law.Prompt, law.PublicView, law.SeatView]):
    """The state of a game of Lupus in Tabula, and how it is told (RULES.md §2)."""

    def __init__(self, setup: Setup, options: law.Options) -> None:
        super().__init__(setup, law, law.new_game(options))
        self._wrong_sets = 0
        """How often the cards that were entered were not those of the mix."""

    # The moves

    def choose(self, seat: Seat, choice: tuple[int, ...]) -> Moments:
        moments = super().choose(seat, choice)
        self._wrong_sets += any(isinstance(moment, law.CardsWrong) for moment in moments)
        return moments

    def close(self) -> Moments:
        if self.state.phase is Phase.CARDS and not self.state.cards:
            return ()  # cards that are not entered yet are asked for again
        return super().close()

    def mark(self, seat: Seat) -> Moments:
        return self._apply(law.Mark(seat))

    def lifted(self, house: int) -> Moments:
        return ()  # there are no houses in Tabula

    # What is asked

    def night_asked(self, seat: Seat, call: Call) -> law.Prompt:
        role = next(row for row in law.ROLES.values() if self._called(row.name) == call.role)
        alone = role.ability in NOT_ONESELF
        choices = tuple(s for s in self.state.alive if not (alone and s == seat))
        return law.Prompt(seat, Question.ASK, choices, True)

    @property
    def _at_once(self) -> bool:
        options, phase = self.state.options, self.state.phase
        if phase is Phase.NOMINATION:
            return options.nomination == "at_once"
        if phase is Phase.RUN_OFF:
            return options.run_off == "at_once"
        return phase is Phase.CARDS

    @property
    def _looking(self) -> bool:
        """The cards are known, and everybody is looking at the own one."""
        return self.state.phase is Phase.CARDS and bool(self.state.cards)

    @property
    def _tapped(self) -> bool:
        """The cards are told by their tags, not by their codes."""
        return self.state.options.deal == "tap"

    @property
    def waiting(self) -> tuple[Seat, ...]:
        state = self.state
        if self._looking or state.phase is Phase.DISCUSSION:
            return state.alive  # the dead never speak
        if self.at_night:
            return ()
        acting = law.public_view(state).acting
        return acting if self._at_once else acting[:1]

    @property
    def present(self) -> tuple[Seat, ...]:
        seats = range(1, self.setup.players + 1)
        return tuple(seat for seat in seats if seat not in self.state.left)

    @property
    def sign(self) -> Hashable:
        state = self.state
        turn = () if self._at_once else state.turn
        voted = (len(state.nominations), len(state.votes), state.run_off)
        cards = (bool(state.cards), self._wrong_sets)
        return (state.phase, state.night, state.call, turn, cards, voted)

    @property
    def label(self) -> str:
        phase = self.state.phase
        if phase is Phase.CALL:
            return f"night/{self._called(self.state.calls[self.state.call].role)}"
        if phase is Phase.DAWN:
            return "dawn"
        part = {Phase.LOBBY: "setup", Phase.CARDS: "setup", Phase.OVER: "end"}.get(phase, "day")
        return f"{part}/{phase}"

    @property
    def night(self) -> int:
        return self.state.night

    @staticmethod
    def _called(role: RoleName) -> str:
        return CALLED.get(role, str(role))

    def calls(self) -> tuple[Call, ...]:
        return tuple(
            Call(
                self._called(call.role),
                call.seconds * 1000,
                line=self._line(call.role),
                whisper=call.whisper,
            )
            for call in self.state.calls
        )

    def _line(self, role: RoleName) -> str:
        state = self.state
        meeting = state.options.master_first_victim and state.night == 1
        return "werewolves-meet" if meeting and role is RoleName.WEREWOLF else ""

    def opening(self) -> Phrase:
        return phrase("tabula-night-falls")

    # What is told

    def _point(self, key: str, seat: Seat) -> tuple[Beat, ...]:
        return (Beat(turn=True, house=seat), Beat(self._who(key, seat), big=seat))

    def _beats(self, event: Public) -> Iterator[Beat]:
        match event:
            case law.Began(mix):
                yield Beat(phrase("tabula-welcome"))
                yield from (Beat(self._part(role, count)) for role, count in mix)
            case law.CardsWrong():
                yield Beat(phrase("cards-wrong-tap" if self._tapped else "cards-wrong"))
            case law.CardsRight():
                yield Beat(phrase("cards-right"))
            case law.NightFell(1) if self.state.options.open_eyes_die:
                yield Beat(phrase("open-eyes"))
            case law.DayBroke(dead, master):
                if master:
                    yield Beat(phrase("dawn-master"))
                elif not dead:
                    yield Beat(phrase("tabula-dawn-nobody"))
                for seat in dead:
                    yield from self._point("dawn-dead", seat)
            case law.LastDead(seat, stands_in):
                yield Beat(self._who("stands-in" if stands_in else "last-dead", seat), big=seat)
            case law.Nominated(_, None) | law.Voted(_, None):
                yield Beat(phrase("vote-skipped"))
            case law.Nominated(_, player) | law.Voted(_, player):
                assert player is not None
                voted = isinstance(event, law.Voted)
                ballots = self.state.votes if voted else self.state.nominations
                so_far = tally(named for _, named in ballots)
                yield Beat(self._who("votes-for", player), big=player, tally=so_far)
            case law.NominationsUncovered(ballots) | law.VotesUncovered(ballots):
                yield from self._uncovered(ballots)
            case law.VoteTakenBack():
                yield Beat(phrase("vote-taken-back"))
            case law.OwlNamed(None):
                yield Beat(phrase("owl-nobody"))
            case law.OwlNamed(player):
                assert player is not None
                yield Beat(self._who("owl-names", player), big=player)
            case law.NomineesNamed(()):
                yield Beat(phrase("nominees-none"))
            case law.NomineesNamed(players):
                yield Beat(phrase("nominees"))
                yield from (Beat(self._who("turn", seat), big=seat) for seat in players)
            case law.RunOffTied():
                yield Beat(phrase("run-off-tied"))
            case law.Lynched(None):
                yield Beat(phrase("lynched-nobody"))
            case law.Lynched(player, drawn):
                assert player is not None
                if drawn:
                    yield Beat(phrase("lot-decides"))
                yield from self._point("tabula-lynched", player)
            case law.PlayerLeft(seat):
                yield Beat(self._who("player-left", seat), big=seat)
            case law.NightRedone():
                yield Beat(phrase("night-again"))
            case law.Ended(outcome):
                yield from self._end(outcome)
            case _:
                return  # what a question or the night's opening tells anyway

    def _part(self, role: RoleName, count: int) -> Phrase:
        if role in SEVERAL:
            return phrase(f"mix-{role}", cards=count)
        return phrase(f"mix-{role}")

    def _uncovered(self, ballots: Sequence[law.Ballot]) -> Iterator[Beat]:
        counted = tally(player for _, player in ballots)
        for player, votes in counted:
            yield Beat(self._who("turn", player), rest=200, tally=counted)
            yield Beat(phrase("votes", votes=votes), tally=counted)

    def _end(self, outcome: law.Outcome) -> Iterator[Beat]:
        yield Beat(phrase(f"tabula-end-{outcome.winner}"))
        if outcome.winner == "nobody":
            return
        yield Beat(phrase("tabula-end-wolves"))
        for seat, role in enumerate(outcome.roles, 1):
            if role is RoleName.WEREWOLF:
                yield Beat(self._who("turn", seat), big=seat)

    def question(self) -> tuple[Beat, ...]:
        state = self.state
        match state.phase:
            case Phase.CARDS:
                enter = "tap-card" if self._tapped else "enter-card"
                return (Beat(phrase("look-at-card" if state.cards else enter)),)
            case Phase.DISCUSSION:
                return (Beat(phrase("tabula-discussion")),)
            case Phase.NOMINATION:
                first = not state.nominations and len(state.turn) == len(state.order())
                return self._vote(first, "nomination")
            case Phase.DEFENCE:
                return (Beat(self._who("defence", state.turn[0]), big=state.turn[0]),)
            case Phase.RUN_OFF:
                return self._vote(not state.votes, "run-off")
            case _:
                return ()

    def _vote(self, first: bool, key: str) -> tuple[Beat, ...]:
        if self._at_once:
            return (Beat(phrase(f"{key}-at-once")),)
        seat = self.state.turn[0]
        opening = (Beat(phrase(f"{key}-begins")),) if first else ()
        return (*opening, Beat(self._who("turn", seat), big=seat))

    def window(self) -> Window:
        state, pace = self.state, self.setup.pace
        match state.phase:
            case Phase.CARDS:
                return Window(pace.ms("setup"), talk=self._looking)
            case Phase.DISCUSSION:
                return discussion(1000 * state.options.discussion_seconds)
            case Phase.DEFENCE:
                return Window(pace.ms("defence"), talk=True)
            case _ if self._at_once:
                return Window(pace.ms("second_ballot"))
            case _:
                return Window(1000 * state.options.vote_seconds)
