"""The mix: the default one, a custom one, and why one cannot be played (RULES.md §2)."""

from __future__ import annotations

import pytest

from table.errors import ConfigError
from table.rules.tabula import ROLES, Ability, Options, RoleName, Turn, mix_text, parse_mix
from table.rules.tabula.mix import mix_of, size

EDITIONS = ("hu", "da", "it")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", range(8, 25))
@pytest.mark.parametrize("first_game", [True, False])
def test_the_default_mix_can_be_played(edition: str, players: int, first_game: bool) -> None:
    options = Options.edition(edition, players, first_game=first_game).checked()
    assert size(options.mix) == players
    assert dict(options.mix)[RoleName.WEREWOLF] == (3 if players >= 16 else 2)
    assert dict(options.mix)[RoleName.SEER] == 1


@pytest.mark.parametrize(
    ("edition", "players", "mix"),
    [
        ("hu", 8, "2 werewolf, seer, 5 villager"),
        ("da", 9, "2 werewolf, seer, medium, 5 villager"),
        ("it", 10, "2 werewolf, seer, medium, possessed, 5 villager"),
        ("it", 12, "2 werewolf, seer, medium, possessed, bodyguard, harlot, 5 villager"),
        ("hu", 12, "2 werewolf, seer, medium, possessed, bodyguard, owl, 5 villager"),
        ("hu", 13, "2 werewolf, seer, medium, possessed, bodyguard, owl, 2 freemason, 4 villager"),
        (
            "hu",
            15,
            "2 werewolf, seer, medium, possessed, bodyguard, owl, 2 freemason, werehamster,"
            " 5 villager",
        ),
        (
            "hu",
            24,
            "3 werewolf, seer, medium, possessed, bodyguard, owl, 2 freemason, werehamster,"
            " mythomaniac, 12 villager",
        ),
        ("it", 24, "3 werewolf, seer, medium, possessed, bodyguard, harlot, 16 villager"),
    ],
)
def test_the_default_mix(edition: str, players: int, mix: str) -> None:
    assert mix_text(Options.edition(edition, players).published) == mix
    assert parse_mix(mix) == Options.edition(edition, players).published


def test_the_first_game_has_no_harder_specials() -> None:
    options = Options.edition("hu", 24, first_game=True)
    assert mix_text(options.published) == "3 werewolf, seer, medium, bodyguard, 18 villager"


def test_the_numbers_from_which_specials_come_are_an_option() -> None:
    options = Options.edition("hu", 8, specials=((RoleName.OWL, 8),))
    assert mix_text(options.published) == "2 werewolf, seer, owl, 4 villager"


@pytest.mark.parametrize(
    "text",
    [
        "2 werewolf, seer, 2 freemason, 7 villager",
        "7 Villagers,2 werewolves , 1 SEER, 2 Freemasons",
        "villager, 6 villager, werewolf, freemason, werewolf, freemason, seer",
    ],
)
def test_a_mix_is_read_in_any_order_and_number(text: str) -> None:
    assert mix_text(parse_mix(text)) == "2 werewolf, seer, 2 freemason, 7 villager"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("2 werewolf, seer, bard", 'There is no role "bard"; choose from werewolf, seer'),
        ("2 werewolf; seer", '"2 werewolf; seer" is no part of a mix; write a number and a role'),
        ("", '"" is no part of a mix'),
        ("-1 seer", '"-1 seer" is no part'),
        ("100 villager", '"100 villager" is no part'),
    ],
)
def test_a_mix_that_cannot_be_read(text: str, complaint: str) -> None:
    with pytest.raises(ConfigError, match=complaint):
        parse_mix(text)


@pytest.mark.parametrize(
    ("edition", "text", "complaint"),
    [
        ("hu", "werewolf, freemason, 7 villager", "A mix has 2 of the freemason or none, not 1"),
        ("hu", "werewolf, 3 freemason, 7 villager", "at most 2 of the freemason, not 3"),
        ("hu", "werewolf, 2 seer, 7 villager", "at most 1 of the seer, not 2; swap one"),
        ("hu", "seer, 9 villager", "The mix has no werewolf"),
        ("hu", "4 werewolf, 4 villager", "With 4 werewolves among 8 players they have won"),
        ("hu", "5 werewolf, 4 villager", "swap some for villagers"),
        ("hu", "2 werewolf, harlot, 7 villager", "The harlot has no place in this edition's"),
        ("it", "2 werewolf, owl, 7 villager", "add it to night_order"),
        ("hu", "2 werewolf, 5 villager", "Lupus in Tabula is for 8 to 24 players, not 7"),
        ("hu", "2 werewolf, 23 villager", "not 25"),
    ],
)
def test_a_mix_that_cannot_be_played(edition: str, text: str, complaint: str) -> None:
    with pytest.raises(ConfigError, match=complaint):
        Options.edition(edition, mix=parse_mix(text)).checked()


def test_a_mix_of_the_wrong_size() -> None:
    options = Options.edition("hu", 13, mix=parse_mix("2 werewolf, seer, 9 villager"))
    with pytest.raises(ConfigError, match=r"The mix has 12 cards for 13 players; change"):
        options.checked()


def test_a_mix_without_cards_of_a_role_it_names() -> None:
    options = Options.edition("hu", 8, mix=((RoleName.SEER, 0),))
    with pytest.raises(ConfigError, match="at least one card of each"):
        options.checked()


def test_four_wolves_among_nine_is_the_closest_there_is() -> None:
    Options.edition("hu", mix=parse_mix("4 werewolf, 5 villager")).checked()


def test_a_werehamster_needs_no_place_in_the_night_order() -> None:
    Options.edition("it", mix=parse_mix("2 werewolf, werehamster, 7 villager")).checked()


def test_an_italian_variant_is_a_longer_night_order() -> None:
    italian = Options.edition("it").night_order
    Options.edition(
        "it",
        mix=parse_mix("2 werewolf, owl, 7 villager"),
        night_order=(Turn(RoleName.OWL), *italian),
    ).checked()


def test_the_mix_of_repeated_pairs_is_their_sum() -> None:
    assert mix_of([(RoleName.SEER, 1), (RoleName.SEER, 0), (RoleName.OWL, 0)]) == (
        (RoleName.SEER, 1),
    )


def test_every_role_has_a_row_and_every_ability_a_role() -> None:
    assert set(ROLES) == set(RoleName)
    assert {role.ability for role in ROLES.values()} == set(Ability)
    assert len({role.plural for role in ROLES.values()}) == len(ROLES)
    for role in ROLES.values():
        assert bool(role.seconds) == (role.ability is not Ability.NOTHING)
