"""The table of pairs: every two roles that act in one night, on the same or on each other's player.

Night 2 of a game of 13, in which every role acts that ever chooses. Seats 1 and 2 are the two roles
of the line; beside them sit another wolf, a Werehamster and Villagers. A Villager was lynched.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from tabula_table import EVERY_ROLE, Table

from table.rules.tabula import Asked, Became, Heard, OwlNamed, RoleName

CHOOSE = ("werewolf", "seer", "bodyguard", "owl", "mythomaniac", "harlot")
SILENT = ("villager", "possessed", "werehamster", "medium", "freemason")
A, B, BYSTANDER, WOLF, HAMSTER = 1, 2, 3, 4, 5


def lines() -> Iterator[str]:
    """The table, a line for each night."""
    for a, b in combinations(CHOOSE, 2):
        others = (("villager", BYSTANDER), ("other wolf", WOLF), ("werehamster", HAMSTER))
        for whom, seat in others:
            yield line(a, b, f"both choose the {whom}", {a: seat, b: seat})
        yield line(a, b, "each chooses the other", {a: B, b: A})
        yield line(a, b, f"{a} chooses {b}, {b} a villager", {a: B, b: BYSTANDER})
        yield line(a, b, f"{b} chooses {a}, {a} a villager", {a: BYSTANDER, b: A})
    for a in CHOOSE:
        for b in SILENT:
            yield line(a, b, f"{a} chooses {b}", {a: B})
    for a in ("werewolf", "seer", "mythomaniac"):
        for whom, seat in (("itself", A), ("other wolf", WOLF)):
            yield line(a, "villager", f"{a} chooses {whom}", {a: seat})


def line(a: str, b: str, what: str, choices: dict[str, int]) -> str:
    """One night: the two roles, what they choose | who is dead at dawn | who is told what."""
    pair = "freemason" if b == "freemason" else "villager"
    table = Table(
        f"{a}, {b}, villager, werewolf, werehamster, {pair}, 7 villager"
        if b != "werehamster"
        else f"{a}, werehamster, villager, werewolf, 9 villager",
        night_order=EVERY_ROLE,
    )
    table.night()
    table.day(lynch=13)
    before = len(table.events)
    wolves = {A: choices["werewolf"]} if a == "werewolf" else {}
    dead = table.night(**{**choices, "werewolf": wolves})
    told = [said(event) for event in table.events[before:]]
    table.nominate(12)
    if "owl" in (a, b):
        named = table.last(OwlNamed).player
        told.append(f"the owl makes {seat_name(table, named)} a nominee")
    deaths = ", ".join(seat_name(table, seat) for seat in dead) or "nobody"
    answers = "; ".join(text for text in told if text) or "–"
    return f"{a} + {b}: {what} | {deaths} | {answers}"


def seat_name(table: Table, seat: int | None) -> str:
    """The role that was dealt to a seat."""
    if seat is None:
        return "nobody"
    return "other wolf" if seat == WOLF else table.state.cards[seat - 1].value


def said(event: object) -> str:
    """A secret answer, in words."""
    match event:
        case Asked():
            return f"seer: {'a wolf' if event.wolf else 'no wolf'}"
        case Heard():
            return f"medium: {'a wolf' if event.wolf else 'no wolf'}"
        case Became():
            changed = event.role is not RoleName.MYTHOMANIAC
            return f"mythomaniac: {f'is now a {event.role}' if changed else 'stays'}"
        case _:
            return ""


if __name__ == "__main__":
    print("\n".join(lines()))
