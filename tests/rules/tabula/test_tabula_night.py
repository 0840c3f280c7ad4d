"""The night, one test for each interaction that RULES.md §2 names."""

from __future__ import annotations

from itertools import product

import pytest
from msgspec.structs import replace
from tabula_table import EVERY_ROLE, Table

from table.rules.tabula import (
    Asked,
    Became,
    Choose,
    Close,
    DayBroke,
    Deeds,
    Ended,
    Heard,
    Hunted,
    IllegalMove,
    LastDead,
    Mark,
    Met,
    Options,
    OwlNamed,
    Phase,
    RoleName,
    calls,
    parse_mix,
    prompt,
)
from table.rules.tabula.resolver import STAGES, dead_at_dawn

PLAIN = "werewolf, werewolf, seer, 9 villager"
HARLOT = "werewolf, werewolf, harlot, bodyguard, werehamster, seer, mythomaniac, 9 villager"
WOLF, PACK, SHE, GUARD, HAMSTER, SEER, MYTHO, HUMAN = range(1, 9)


def harlot_table(**options: object) -> Table:
    """A table with the Harlot in its second night, where the Bodyguard acts too."""
    table = Table(HARLOT, night_order=EVERY_ROLE, **options)
    table.night()
    table.day()
    return table


# What the wolves do


def test_the_victim_dies_at_dawn_and_not_before() -> None:
    table = Table(PLAIN)
    table.calls(werewolf=5)
    assert 5 in table.state.alive
    assert table.do(Close())[0] == DayBroke((5,), master=False)
    assert 5 not in table.state.alive


def test_most_wolves_agree_on_the_victim() -> None:
    table = Table("3 werewolf, 9 villager")
    assert table.night(werewolf={1: 5, 2: 5, 3: 6}) == (5,)


def test_a_tie_goes_to_the_choice_entered_last() -> None:
    assert Table(PLAIN).night(werewolf={1: 5, 2: 6}) == (6,)
    assert Table(PLAIN).night(werewolf={2: 6, 1: 5}) == (5,)


def test_entering_anew_makes_a_choice_the_last_one() -> None:
    table = Table(PLAIN)
    table.do(Close(), Choose(1, 5), Choose(2, 6), Choose(1, 7), Choose(1, 5), Close(), Close())
    assert table.last(DayBroke).dead == (5,)


def test_only_a_shared_choice_kills_where_the_wolves_must_agree() -> None:
    assert Table(PLAIN, wolves_disagree="nobody").night(werewolf={1: 5, 2: 6}) == ()
    assert Table(PLAIN, wolves_disagree="nobody").night(werewolf=5) == (5,)


def test_the_last_entry_alone_may_decide() -> None:
    table = Table("3 werewolf, 9 villager", wolves_disagree="last")
    assert table.night(werewolf={1: 5, 2: 5, 3: 6}) == (6,)


def test_a_choice_may_be_taken_away() -> None:
    table = Table(PLAIN)
    table.do(Close(), Choose(1, 5), Choose(1, None), Close(), Close())
    assert table.last(DayBroke).dead == ()


def test_a_wolf_may_be_chosen_unless_the_table_says_no() -> None:
    assert Table(PLAIN).night(werewolf={1: 2}) == (2,)
    with pytest.raises(IllegalMove, match="choose one of 3, 4"):
        Table(PLAIN, wolves_choose_wolf=False).night(werewolf={1: 2})


def test_nothing_chosen_is_a_night_without_a_death_and_without_a_reason() -> None:
    table = Table(PLAIN)
    assert table.night() == ()
    assert table.happened(DayBroke) == [DayBroke((), master=False)]


def test_the_wolves_recognise_each_other_as_their_call_closes() -> None:
    table = Table(PLAIN)
    table.calls(werewolf=5)
    assert table.happened(Hunted) == [Hunted(1, 1, (1, 2), 5), Hunted(2, 1, (1, 2), 5)]


def test_a_dead_wolf_is_not_called_though_the_call_is_made() -> None:
    table = Table(PLAIN)
    table.night(werewolf={1: 2})
    table.day()
    table.do(Close())
    assert [ask.seat for ask in prompt(table.state)] == [1]
    with pytest.raises(IllegalMove, match="seat 2 is not called"):
        table.do(Choose(2, 5))


# The first night


def test_the_master_is_the_first_victim() -> None:
    table = Table(PLAIN, "hu")
    table.do(Close())
    assert prompt(table.state) == ()
    with pytest.raises(IllegalMove, match="nothing is chosen"):
        table.do(Choose(1, 5))
    table.do(Close())
    assert table.happened(Hunted) == [Hunted(1, 1, (1, 2), None), Hunted(2, 1, (1, 2), None)]
    table.do(Close())
    assert table.last(DayBroke) == DayBroke((), master=True)
    table.day()
    assert table.night(werewolf=5) == (5,)
    assert not table.last(DayBroke).master


def test_the_seer_can_kill_a_werehamster_beside_the_master() -> None:
    table = Table("werewolf, seer, werehamster, 6 villager", "hu")
    assert table.night(seer=3) == (3,)
    assert table.last(DayBroke).master


# The Bodyguard


def test_the_bodyguard_stops_the_wolves() -> None:
    table = Table("werewolf, bodyguard, 7 villager")
    assert table.night(bodyguard=5, werewolf=5) == ()


def test_the_bodyguard_protects_another() -> None:
    table = Table("werewolf, bodyguard, 7 villager")
    with pytest.raises(IllegalMove, match="seat 2 cannot be chosen"):
        table.night(bodyguard=2)


def test_the_bodyguard_may_repeat_unless_the_table_says_no() -> None:
    table = Table("werewolf, bodyguard, 7 villager")
    table.night(bodyguard=5)
    table.day()
    assert table.night(bodyguard=5, werewolf=5) == ()
    table = Table("werewolf, bodyguard, 7 villager", bodyguard_repeats=False)
    table.night(bodyguard=5)
    table.day()
    with pytest.raises(IllegalMove, match="seat 5 cannot be chosen"):
        table.night(bodyguard=5)
    table.calls()
    table.do(Close())
    table.day()
    table.night(bodyguard=5)


def test_the_bodyguard_is_called_from_the_second_night_but_in_the_danish_edition() -> None:
    mix = parse_mix("2 werewolf, seer, medium, bodyguard, 6 villager")
    first = {
        edition: [call.role for call in calls(Options.edition(edition, mix=mix), 1)]
        for edition in ("hu", "da", "it")
    }
    assert RoleName.BODYGUARD in first["da"]
    assert RoleName.BODYGUARD not in first["hu"] + first["it"]


# The Seer and the Werehamster


def test_the_thumb_goes_to_the_seer_alone() -> None:
    table = Table(PLAIN)
    table.night(seer=1)
    table.day()
    table.night(seer=5)
    assert table.happened(Asked) == [Asked(3, 1, 1, wolf=True), Asked(3, 2, 5, wolf=False)]


def test_the_possessed_is_no_wolf_to_the_seer() -> None:
    table = Table("werewolf, seer, possessed, 6 villager")
    table.night(seer=3)
    assert not table.last(Asked).wolf


def test_the_wolves_cannot_kill_a_werehamster() -> None:
    assert Table("werewolf, seer, werehamster, 6 villager").night(werewolf=3) == ()


@pytest.mark.parametrize("victim", [3, 5])
def test_the_seer_kills_a_werehamster_who_is_no_wolf(victim: int) -> None:
    table = Table("werewolf, seer, werehamster, 6 villager")
    assert table.night(seer=3, werewolf=victim) == tuple(sorted({3, victim}))
    assert not table.last(Asked).wolf


def test_the_seer_kills_a_werehamster_in_a_quiet_night_too_unless_the_table_says_no() -> None:
    cards = "werewolf, seer, werehamster, 6 villager"
    assert Table(cards).night(seer=3) == (3,)
    assert Table(cards, werehamster_asked="dies_with_victim").night(seer=3) == ()
    assert Table(cards, werehamster_asked="dies_with_victim").night(seer=3, werewolf=5) == (3, 5)


def test_the_bodyguard_does_not_stop_the_seer() -> None:
    table = Table("werewolf, seer, werehamster, bodyguard, 6 villager")
    assert table.night(seer=3, bodyguard=3) == (3,)


# The Medium


def test_the_medium_is_called_from_the_second_night() -> None:
    table = Table("2 werewolf, medium, 7 villager")
    table.night()
    table.day()
    table.night()
    assert [secret.night for secret in table.happened(Heard)] == [2]


def test_the_medium_gets_a_third_answer_while_nobody_was_lynched() -> None:
    for value, wolf in (("third_answer", None), ("not_wolf", False)):
        table = Table("2 werewolf, medium, 7 villager", medium_unlynched=value)
        table.night(werewolf=9)
        table.day()
        table.night()
        assert table.happened(Heard) == [Heard(3, 2, None, wolf)]


@pytest.mark.parametrize(("seat", "wolf"), [(1, True), (4, False), (5, False), (6, False)])
def test_the_medium_hears_of_the_last_lynched(seat: int, wolf: bool) -> None:
    table = Table("2 werewolf, medium, possessed, werehamster, 7 villager")
    table.night(werewolf=9)
    table.day(lynch=seat)
    table.night(werewolf=10)
    table.day()
    table.night()
    assert table.happened(Heard) == [Heard(3, 2, seat, wolf), Heard(3, 3, seat, wolf)]


def test_nothing_is_chosen_where_the_role_only_listens() -> None:
    table = Table("2 werewolf, 2 freemason, 7 villager")
    assert prompt(table.state) == ()
    with pytest.raises(IllegalMove, match="nothing is chosen in this call"):
        table.do(Choose(3, 5))


# The Freemasons


def test_the_freemasons_see_each_other_in_the_first_night_only() -> None:
    table = Table("2 werewolf, 2 freemason, 7 villager")
    table.night()
    table.day()
    table.night()
    assert table.happened(Met) == [Met(3, 1, (4,)), Met(4, 1, (3,))]


# The Mythomaniac


MYTH = "werewolf, werewolf, seer, mythomaniac, medium, 9 villager"


def second_night(**options: object) -> Table:
    """A table with a Mythomaniac at seat 4, in its second night."""
    table = Table(MYTH, **options)
    table.night()
    table.day(lynch=14)
    return table


def test_a_mythomaniac_becomes_a_wolf_at_once_and_wakes_with_them_from_the_third_night() -> None:
    table = second_night()
    table.night(mythomaniac=1)
    assert table.happened(Became) == [Became(4, 2, 1, RoleName.WEREWOLF)]
    assert table.last(Hunted).wolves == (1, 2)
    table.day()
    assert table.night(seer=4, werewolf={4: 9}) == (9,)
    assert table.last(Hunted).wolves == (1, 2, 4)
    assert table.last(Asked) == Asked(3, 3, 4, wolf=True)


def test_a_mythomaniac_turned_wolf_is_one_for_the_medium() -> None:
    table = second_night()
    table.night(mythomaniac=1)
    table.day(lynch=4)
    table.night()
    assert table.last(Heard) == Heard(5, 3, 4, wolf=True)


def test_a_mythomaniac_turned_seer_asks_with_the_seer_and_the_later_entry_holds() -> None:
    for value, player in (("last", 2), ("first", 9)):
        table = second_night(shared_choice=value)
        table.night(mythomaniac=3)
        assert table.happened(Became) == [Became(4, 2, 3, RoleName.SEER)]
        table.day()
        table.night(seer={3: 9, 4: 2})
        both = [Asked(seat, 3, player, wolf=player == 2) for seat in (3, 4)]
        assert table.happened(Asked) == both


@pytest.mark.parametrize("player", [4, 5, 9])
def test_a_mythomaniac_who_points_at_anybody_else_stays_human(player: int) -> None:
    table = second_night()
    table.night(mythomaniac=player)
    assert table.happened(Became) == [Became(4, 2, player, RoleName.MYTHOMANIAC)]
    table.day()
    table.do(Close())
    assert [ask.seat for ask in prompt(table.state)] == [3]


def test_a_mythomaniac_who_does_nothing_is_told_nothing() -> None:
    table = second_night()
    table.night()
    assert table.happened(Became) == []


def test_a_dead_mythomaniac_is_called_and_nothing_happens() -> None:
    table = Table(MYTH)
    table.night(werewolf=4)
    table.day()
    assert RoleName.MYTHOMANIAC in [call.role for call in table.state.calls]
    table.night()
    assert table.happened(Became) == []


def test_tonights_victim_may_still_act_and_be_pointed_at() -> None:
    table = second_night()
    assert table.night(werewolf=4, mythomaniac=1) == (4,)
    assert table.last(Became).role is RoleName.WEREWOLF
    table = second_night()
    assert table.night(werewolf=3, mythomaniac=3) == (3,)
    assert table.last(Became).role is RoleName.SEER


def test_the_new_wolf_counts_at_the_dawn_of_its_change() -> None:
    table = Table("werewolf, werewolf, mythomaniac, 6 villager")
    table.night(werewolf=8)
    table.day(lynch=9)
    # Two wolves and the new one are three of six after this death.
    table.night(werewolf=7, mythomaniac=1)
    outcome = table.last(Ended).outcome
    assert outcome.winner == "werewolves"
    assert outcome.winners == (1, 2, 3)


def test_the_last_wolf_dead_is_no_end_where_the_mythomaniac_became_one() -> None:
    table = Table("werewolf, mythomaniac, 8 villager")
    table.night()
    table.day()
    assert table.night(werewolf=1, mythomaniac=1) == (1,)
    assert table.state.phase is Phase.DISCUSSION


# The Owl


def test_the_owl_may_name_itself_and_repeat() -> None:
    table = Table("2 werewolf, owl, 7 villager")
    for _ in range(2):
        table.night(owl=3)
        table.nominate()
        assert table.last(OwlNamed).player == 3


# The Harlot (IT27)


def test_the_harlot_out_is_not_found_by_the_wolves() -> None:
    assert harlot_table().night(harlot=HUMAN, werewolf=SHE) == ()


def test_the_harlot_at_home_dies_unless_guarded() -> None:
    assert harlot_table().night(werewolf=SHE) == (SHE,)
    assert harlot_table().night(werewolf=SHE, bodyguard=SHE) == ()


def test_the_harlot_dies_with_her_host() -> None:
    assert harlot_table().night(harlot=HUMAN, werewolf=HUMAN) == (SHE, HUMAN)


def test_a_protected_host_saves_both() -> None:
    assert harlot_table().night(harlot=HUMAN, werewolf=HUMAN, bodyguard=HUMAN) == ()


@pytest.mark.parametrize("victim", [None, SHE, WOLF, PACK, HUMAN])
def test_the_harlot_dies_at_a_wolf_whatever_else_happens(victim: int | None) -> None:
    table = harlot_table()
    victims = {} if victim is None else {WOLF: victim}
    dead = table.night(harlot=WOLF, werewolf=victims, bodyguard=WOLF)
    others = () if victim in (None, SHE, WOLF) else (victim,)
    assert dead == tuple(sorted((SHE, *others)))


def test_a_wolf_host_who_is_the_victim_dies_with_her() -> None:
    assert harlot_table().night(harlot=WOLF, werewolf={PACK: WOLF}) == (WOLF, SHE)


@pytest.mark.parametrize(("host", "dead"), [(WOLF, (SHE,)), (HUMAN, (SHE, HUMAN))])
def test_guarding_her_does_not_save_her_out_unless_the_table_says_so(
    host: int, dead: tuple[int, ...]
) -> None:
    chosen = {"harlot": host, "werewolf": HUMAN, "bodyguard": SHE}
    victims = {HUMAN}
    assert harlot_table().night(**chosen) == tuple(sorted({*dead, *victims}))
    assert harlot_table(guard_saves_harlot_out=True).night(**chosen) == (HUMAN,)


def test_a_werehamster_whom_the_wolves_chose_is_a_safe_host_unless_the_table_says_no() -> None:
    chosen = {"harlot": HAMSTER, "werewolf": HAMSTER}
    assert harlot_table().night(**chosen) == ()
    unsafe = harlot_table(harlot_at_werehamster="dies")
    assert unsafe.night(**chosen) == (SHE,)
    guarded = harlot_table(harlot_at_werehamster="dies")
    assert guarded.night(**chosen, bodyguard=HAMSTER) == ()


def test_a_host_killed_by_the_seers_question_does_not_take_her_along() -> None:
    assert harlot_table().night(harlot=HAMSTER, seer=HAMSTER, werewolf=HUMAN) == (HAMSTER, HUMAN)


def test_a_host_who_becomes_a_wolf_this_night_kills_her() -> None:
    assert harlot_table().night(harlot=MYTHO, mythomaniac=WOLF) == (SHE,)


def test_the_harlot_is_sent_out_where_she_may_not_stay_home() -> None:
    table = harlot_table(harlot_stays_home=False)
    table.calls()
    host = table.state.deeds.visit
    assert host is not None
    assert host != SHE


def test_a_dead_harlot_is_sent_nowhere() -> None:
    table = harlot_table(harlot_stays_home=False)
    table.night(harlot=WOLF)
    table.day()
    table.calls()
    assert table.state.deeds.visit is None


# All of it together


def test_every_combination_of_choices_kills_whom_the_rules_say() -> None:
    state = harlot_table().state
    for victim, guarded, host, asked in product(
        (None, WOLF, SHE, GUARD, HAMSTER, SEER, HUMAN),
        (None, WOLF, SHE, HAMSTER, HUMAN),
        (None, WOLF, PACK, GUARD, HAMSTER, HUMAN),
        (None, HAMSTER, HUMAN),
    ):
        deeds = Deeds(attack=victim, protect=guarded, visit=host, ask=asked)
        dies = {asked} & {HAMSTER}
        if victim != guarded:
            dies |= {victim} & {WOLF, GUARD, SEER, HUMAN}
            if victim == SHE and host is None:
                dies |= {SHE}
        if host in (WOLF, PACK) or (host is not None and host in dies - {HAMSTER}):
            dies |= {SHE}
        assert dead_at_dawn(replace(state, deeds=deeds)) == tuple(sorted(dies)), deeds


# Open eyes


def test_open_eyes_cost_the_life_at_dawn_among_the_others() -> None:
    table = Table("werewolf, seer, medium, 6 villager", "it")
    table.do(Mark(5), Mark(6), Mark(6, marked=False))
    assert table.night(werewolf=7) == (5, 7)
    table.day()
    table.night()
    assert table.last(DayBroke).dead == ()


def test_no_one_is_marked_where_open_eyes_are_free() -> None:
    with pytest.raises(IllegalMove, match="do not cost the life"):
        Table(PLAIN).do(Mark(5))


def test_only_the_living_are_marked() -> None:
    table = Table("werewolf, seer, medium, 6 villager", "it")
    with pytest.raises(IllegalMove, match="no living player sits at seat 10"):
        table.do(Mark(10))


# Dawn


def test_the_dead_are_named_in_seat_order_and_the_last_one_is_drawn() -> None:
    lasts = set()
    for seed in range(8):
        table = Table("werewolf, seer, werehamster, 9 villager", public_seed=seed)
        assert table.night(seer=3, werewolf=8) == (3, 8)
        drawn = table.last(LastDead)
        assert not drawn.stands_in
        assert table.state.dead[-1] == table.state.anchor == drawn.seat
        lasts.add(drawn.seat)
    assert lasts == {3, 8}


def test_the_one_named_last_may_count_as_the_last() -> None:
    table = Table("werewolf, seer, werehamster, 6 villager", several_dead="last_named")
    table.night(seer=3, werewolf=8)
    assert table.happened(LastDead) == []
    assert table.state.anchor == 8


def test_the_dead_may_be_named_in_a_random_order() -> None:
    orders = set()
    for seed in range(8):
        cards = "werewolf, seer, werehamster, 9 villager"
        table = Table(cards, dawn_order="random", public_seed=seed)
        orders.add(table.night(seer=3, werewolf=8))
    assert orders == {(3, 8), (8, 3)}


def test_the_stages_have_names() -> None:
    names = [stage.__name__ for stage in STAGES]
    assert names == ["attack", "visit", "ask", "open_eyes"]
