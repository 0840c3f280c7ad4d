"""Lupusburg, told to the room."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator

from table.burgomaster.score import Beat, Call
from table.burgomaster.script import Moments, Window
from table.burgomaster.scripts.base import RulesScript, discussion, tally
from table.burgomaster.setup import Setup
from table.cues import Phrase, Seat, phrase
from table.rules import lupusburg as law
from table.rules.lupusburg import Phase, Question
from table.rules.lupusburg import night as law_night
from table.rules.moments import Public

_PACE = {
    Phase.CHEST: "setup",
    Phase.PLACE: "setup",
    Phase.PRIVILEGE: "privilege",
    Phase.SHOW: "show",
    Phase.RETURN: "show",
    Phase.BET: "bet",
    Phase.COIN: "coin",
    Phase.DISCUSSION: "discussion",
    Phase.BALLOT: "token",
    Phase.DEFENCE: "defence",
    Phase.SECOND_BALLOT: "second_ballot",
    Phase.SCORING: "scoring",
}
_AT_ONCE = (Phase.CHEST, Phase.PLACE, Phase.SECOND_BALLOT, Phase.SCORING)
"""Steps in which everybody is asked the same, at the same time."""
_ROLE = {Phase.THIEF: "thief", Phase.WEREWOLF: "werewolf"}


class LupusburgScript(RulesScript[law.State, law.Move, law.Prompt, law.PublicView, law.SeatView]):
    """The state of a game of Lupusburg, and how it is told (RULES.md §1)."""

    def __init__(self, setup: Setup, options: law.Options) -> None:
        super().__init__(setup, law, law.new_game(options))

    # The moves

    def mark(self, seat: Seat) -> Moments:
        raise law.IllegalMove(law.Leave(seat), "Lupusburg knows no penalty for open eyes.")

    def lifted(self, house: int) -> Moments:
        if house not in law_night.liftable(self.state):
            return ()
        return self._apply(law.Lift(self.state.thief, house))

    # What is asked

    def night_asked(self, seat: Seat, call: Call) -> law.Prompt:
        options = self.state.options
        thief = call.role == "thief"
        own = options.thief_lifts_own if thief else options.werewolf_chooses_own
        choices = tuple(house for house in self.state.standing if own or law.owner(house) != seat)
        optional = options.thief_may_decline if thief else True
        return law.Prompt(seat, Question.LIFT if thief else Question.STRIKE, choices, optional)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        state = self.state
        if state.phase is Phase.DISCUSSION:
            return self.present
        if state.phase is Phase.DEFENCE:
            return state.turn[:1]
        acting = law.public_view(state).acting
        taking_turns = (Phase.BET, Phase.COIN, Phase.BALLOT)
        return acting[:1] if state.phase in taking_turns else acting

    @property
    def present(self) -> tuple[Seat, ...]:
        return self.state.clockwise()

    @property
    def sign(self) -> Hashable:
        state = self.state
        turn = () if state.phase in _AT_ONCE else state.turn
        return (state.phase, state.day, turn, len(state.tokens))

    @property
    def label(self) -> str:
        phase = self.state.phase
        if phase in _ROLE:
            return f"night/{_ROLE[phase]}"
        if phase is Phase.DAWN:
            return "dawn"
        before = phase in (Phase.LOBBY, Phase.CHEST, Phase.PLACE)
        after = phase in (Phase.SCORING, Phase.OVER)
        return f"{'setup' if before else 'end' if after else 'day'}/{phase}"

    @property
    def night(self) -> int:
        return self.state.day

    def calls(self) -> tuple[Call, ...]:
        slot = self.setup.pace.ms("count")
        early = self.state.options.count_starts == "call_start"
        return (
            Call("thief", slot, whisper=True, counted=True, lifts=True, opens_with_call=early),
            Call("werewolf", slot, counted=True, opens_with_call=early),
        )

    def opening(self) -> Phrase:
        return phrase("night-falls")

    # What is told

    def _beats(self, event: Public) -> Iterator[Beat]:
        match event:
            case law.Began(burgomaster, drawn):
                yield Beat(phrase("welcome"))
                key = "burgomaster-drawn" if drawn else "burgomaster-is"
                yield Beat(self._who(key, burgomaster), big=burgomaster)
            case law.Slaughtered(None):
                yield Beat(phrase("dawn-nobody"))
            case law.Slaughtered(house):
                yield Beat(turn=True, house=house)
                yield Beat(phrase("dawn-fallen", house=house or 0), big=house)
            case law.PrivilegeUsed(_, None):
                yield Beat(phrase("privilege-unused"))
            case law.PrivilegeUsed(_, player):
                assert player is not None
                yield Beat(self._who("privilege-used", player), big=player)
            case law.BetsBegan():
                yield Beat(phrase("bets-begin"))
            case law.BetMade(_, None):
                yield Beat(phrase("bet-none"))
            case law.BetMade(_, player):
                assert player is not None
                yield Beat(self._who("bet-on", player), big=player)
            case law.TokenPlaced(_, None):
                yield Beat(phrase("token-skipped"))
            case law.TokenPlaced(_, house):
                lying = tally(house for _, house in self.state.tokens)
                yield Beat(phrase("house", house=house or 0), big=house, tally=lying)
            case law.TokenTakenBack():
                yield Beat(phrase("token-taken-back"))
            case law.Suspected(()):
                yield Beat(phrase("suspects-none"))
            case law.Suspected(houses):
                yield from self._suspects(houses)
            case law.VotesUncovered(suspects, votes):
                yield Beat(phrase("votes-uncovered"))
                count = Counter(house for _, houses in votes for house in houses)
                lying = tuple((house, count[house]) for house in suspects)
                for house in suspects:
                    yield Beat(phrase("house", house=house), rest=200, tally=lying)
                    yield Beat(phrase("votes", votes=count[house]), tally=lying)
            case law.Lynched(None):
                yield Beat(phrase("lynched-nobody"))
            case law.Lynched(house):
                yield Beat(turn=True, house=house)
                yield Beat(phrase("lynched", house=house or 0), big=house)
            case law.BurgomasterPassed(seat):
                yield Beat(self._who("burgomaster-passes", seat), big=seat)
            case law.PlayerLeft(seat):
                yield Beat(self._who("player-left", seat), big=seat)
            case law.NightRedone():
                yield Beat(phrase("night-again"))
            case law.Ended(outcome):
                yield from self._end(outcome)
            case _:
                return  # what a question or the night's opening tells anyway

    def _suspects(self, houses: tuple[int, ...]) -> Iterator[Beat]:
        evidence = ("paw", "tuft")
        if self.state.options.first_evidence == "tuft":
            evidence = ("tuft", "paw")
        if len(houses) == 1:
            yield Beat(phrase("suspect-alone"))
        for token, house in zip(evidence, houses, strict=False):
            yield Beat(phrase(f"suspect-{token}", house=house), big=house)

    def _end(self, outcome: law.Outcome) -> Iterator[Beat]:
        yield Beat(phrase(f"end-{outcome.winner}"))
        if outcome.winner == "nobody":
            return
        yield Beat(self._who("end-werewolf-was", outcome.werewolf), big=outcome.werewolf)
        if outcome.winner == "town":
            for seat in outcome.winners:
                yield Beat(self._who("end-winner", seat), big=seat)
                yield Beat(phrase("points", points=outcome.points[seat - 1]))

    def question(self) -> tuple[Beat, ...]:
        state = self.state
        match state.phase:
            case Phase.CHEST:
                return (Beat(phrase("ask-chest")),)
            case Phase.PLACE:
                return (Beat(phrase("ask-place")),)
            case Phase.PRIVILEGE:
                return (Beat(phrase("ask-privilege"), big=state.burgomaster),)
            case Phase.SHOW | Phase.RETURN:
                owner = state.asked if state.phase is Phase.SHOW else state.burgomaster
                return (Beat(self._who("ask-show", owner), big=owner),)
            case Phase.BET:
                return (Beat(self._who("turn-bet", state.turn[0]), big=state.turn[0]),)
            case Phase.COIN:
                return (Beat(phrase("ask-coin")),)
            case Phase.DISCUSSION:
                return (Beat(phrase("discussion-begins")),)
            case Phase.BALLOT:
                opening = () if state.tokens else (Beat(phrase("ballot-begins")),)
                return (*opening, Beat(self._who("turn", state.turn[0]), big=state.turn[0]))
            case Phase.DEFENCE:
                return (Beat(self._who("defence", state.turn[0]), big=state.turn[0]),)
            case Phase.SECOND_BALLOT:
                return (Beat(phrase("second-ballot")),)
            case Phase.SCORING:
                return (Beat(phrase("ask-coins")),)
            case _:
                return ()

    def window(self) -> Window:
        phase = self.state.phase
        limit = self.setup.pace.ms(_PACE[phase])
        if phase is Phase.DISCUSSION:
            return discussion(limit)
        return Window(limit, talk=phase is Phase.DEFENCE)
