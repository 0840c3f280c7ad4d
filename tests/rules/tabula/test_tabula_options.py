"""The editions as option values, the calls as public facts, and options that cannot be used."""

from __future__ import annotations

import msgspec
import pytest

from table.errors import ConfigError
from table.rules.tabula import (
    EDITIONS,
    Call,
    Options,
    RoleName,
    Turn,
    calls,
    parse_mix,
    role_lines,
)

NAMES = ("hu", "da", "it")


def order(edition: str, night: int, players: int = 24) -> str:
    """The night's calls, by the roles' names."""
    called = calls(Options.edition(edition, players), night)
    return " ".join(call.role for call in called)


@pytest.mark.parametrize(
    ("edition", "night", "expected"),
    [
        ("hu", 1, "freemason seer owl werewolf"),
        ("hu", 2, "medium seer bodyguard owl werewolf mythomaniac"),
        ("hu", 3, "medium seer bodyguard owl werewolf"),
        ("da", 1, "freemason seer bodyguard owl werewolf"),
        ("da", 2, "medium seer bodyguard owl werewolf mythomaniac"),
        ("da", 9, "medium seer bodyguard owl werewolf"),
        ("it", 1, "harlot werewolf seer"),
        ("it", 2, "medium bodyguard harlot werewolf seer"),
    ],
)
def test_the_night_order(edition: str, night: int, expected: str) -> None:
    assert order(edition, night) == expected


def test_only_roles_of_the_mix_are_called() -> None:
    assert order("hu", 2, players=8) == "seer werewolf"


def test_the_slots_are_the_rules() -> None:
    seconds = {
        call.role: call.seconds
        for edition in NAMES
        for night in (1, 2)
        for call in calls(Options.edition(edition, 15, specials=every(edition)), night)
    }
    assert seconds == {
        "freemason": 8,
        "medium": 8,
        "seer": 15,
        "bodyguard": 12,
        "owl": 12,
        "mythomaniac": 12,
        "harlot": 12,
        "werewolf": 20,
    }
    assert Call(RoleName.WEREWOLF, 25, True) in calls(Options.edition("hu", 16), 1)


def every(edition: str) -> tuple[tuple[RoleName, int], ...]:
    """All the specials of an edition, from the first player on."""
    return tuple((name, 1) for name, _ in Options.edition(edition).specials)


def test_the_slots_are_an_option() -> None:
    Options(vote_seconds=1).checked()
    options = Options(slots=((RoleName.SEER, 30),))
    assert calls(options, 1)[0] == Call(RoleName.SEER, 30, True)


def test_who_hears_an_answer_follows_from_the_role_alone() -> None:
    whispers = {call.role for call in calls(Options.edition("hu", 24), 2) if call.whisper}
    assert whispers == {"medium", "seer", "werewolf", "mythomaniac"}
    assert calls(Options.edition("hu", 24), 1)[0] == Call(RoleName.FREEMASON, 8, True)


@pytest.mark.parametrize("edition", NAMES)
def test_the_slots_of_a_whole_night_leave_time_to_call(edition: str) -> None:
    # RULES.md §3: a composed night of 24 players stays under 160 s.
    assert max(sum(c.seconds for c in calls(Options.edition(edition, 24), n)) for n in (1, 2)) < 100


def test_the_guide_lists_the_mix_in_the_nights_order() -> None:
    lines = role_lines(Options.edition("hu", 16))
    assert [
        (line.role.name, line.count, line.first, line.last, line.seconds) for line in lines
    ] == [
        ("freemason", 2, 1, 1, 8),
        ("medium", 1, 2, 0, 8),
        ("seer", 1, 1, 0, 15),
        ("bodyguard", 1, 2, 0, 12),
        ("owl", 1, 1, 0, 12),
        ("werewolf", 3, 1, 0, 25),
        ("mythomaniac", 1, 2, 2, 12),
        ("possessed", 1, 0, 0, 0),
        ("werehamster", 1, 0, 0, 0),
        ("villager", 4, 0, 0, 0),
    ]


def test_an_edition_is_known_by_both_its_names() -> None:
    assert Options.edition("it", 9) == Options.edition("tabula-it", 9)
    assert list(EDITIONS) == [f"tabula-{name}" for name in NAMES]
    assert Options.edition("hu") == Options()


def test_the_number_of_players_follows_from_the_mix() -> None:
    assert Options.edition("da", mix=parse_mix("2 werewolf, 8 villager")).players == 10
    assert parse_mix("2 werewolf, guest") == parse_mix("2 werewolves, harlot")
    assert Options.edition("da").players == 8


def test_an_unknown_edition() -> None:
    with pytest.raises(ConfigError, match=r'no edition "fr"; choose from tabula-hu'):
        Options.edition("fr")


@pytest.mark.parametrize(
    ("field", "hu", "da", "it"),
    [
        ("master_first_victim", True, False, False),
        ("nomination_starts", "right", "right", "left"),
        ("ghosts", False, False, True),
        ("nominees", "ties_for_second", "ties_for_second", "two"),
        ("sole_nominee", "lynched", "lynched", "lynched"),
        ("nobody_named", "nobody", "nobody", "two_nearest"),
        ("owl_replaces", "unless_nominee", "unless_top", "unless_nominee"),
        ("run_off", "in_turn", "in_turn", "at_once"),
        ("run_off_tie", "again", "again", "nearest"),
        ("no_voters", "random", "random", "nearest"),
        ("open_eyes_die", False, False, True),
        ("discussion_seconds", 180, 180, 180),
    ],
)
def test_the_table_of_editions(field: str, hu: object, da: object, it: object) -> None:
    assert [getattr(Options.edition(name), field) for name in NAMES] == [hu, da, it]


@pytest.mark.parametrize("edition", NAMES)
def test_options_survive_json(edition: str) -> None:
    options = Options.edition(edition, 24).checked()
    assert msgspec.json.decode(msgspec.json.encode(options), type=Options) == options


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"run_off_tie": "duel"}, "'run_off_tie' of Lupus in Tabula cannot be 'duel'"),
        ({"abstain": 3}, "'abstain' of Lupus in Tabula cannot be '3'"),
        ({"slots": (("seer", "x"),)}, r"""'slots' .* cannot be '\[\["seer","x"\]\]'"""),
        ({"players": 7}, "for 8 to 24 players, not 7"),
        ({"discussion_seconds": 0}, "at least one second"),
        ({"discussion_seconds": 3601}, "discussion_seconds"),
        ({"vote_seconds": 3601}, "vote_seconds"),
        ({"slots": (("seer", 3601),)}, "slots"),
        ({"slots": ((RoleName.SEER, 0),)}, "at least one second"),
        ({"night_order": (Turn(RoleName.VILLAGER),)}, "villager does nothing at night"),
        ({"night_order": (Turn(RoleName.SEER),) * 2}, "names the seer twice"),
        ({"night_order": (Turn(RoleName.SEER, 0),)}, "from night 0 to night 0"),
        ({"night_order": (Turn(RoleName.SEER, 3, 2),)}, "from night 3 to night 2"),
        ({"night_order": (Turn(RoleName.SEER),)}, "werewolf has no place"),
    ],
)
def test_options_that_cannot_be_used(changes: dict[str, object], complaint: str) -> None:
    with pytest.raises(ConfigError, match=complaint):
        Options.edition("hu", **changes).checked()


def test_a_deck_must_have_the_cards() -> None:
    mix = parse_mix("4 werewolf, 8 villager")
    for deal in ("code", "tap"):
        with pytest.raises(ConfigError, match="The deck of tabula-hu has 3 of the werewolf, not 4"):
            Options.edition("hu", mix=mix, deal=deal).checked()
        Options.edition("it", mix=mix, deal=deal).checked()
    Options.edition("hu", mix=mix).checked()
