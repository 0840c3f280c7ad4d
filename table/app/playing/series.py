"""A series: games one after the other, with their points added (RULES.md §1)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from table.app.playing.header import Header, Series
from table.burgomaster.setup import Setup
from table.rules.chance import below


def seeded(series: Series, players: int, names: tuple[str, ...], public: int | None) -> Setup:
    """A game's seeds, drawn from the series'; a first game whose seed was given has that one itself.

    Otherwise no game's result tells what deals the next: whoever reads it knows one seed only.
    """
    deal = series.seed
    if series.game > 1 or public is not None:
        deal = below(2**63, series.seed, "game", series.game)
    return Setup(
        players=players,
        names=names,
        deal_seed=deal,
        public_seed=deal if public is None else public,
    )


def following(header: Header, totals: Sequence[int]) -> Header | None:
    """The next game of the series, the Burgomaster moved on (RULES.md §1, L255); None at its end."""
    series, setup = header.series, header.setup
    if series.game == series.of:
        return None
    series = replace(series, game=series.game + 1, totals=tuple(totals))
    one_seed = setup.public_seed == setup.deal_seed
    public = None if one_seed else below(2**63, setup.public_seed, "next")
    options = dict(header.options)
    if "first_burgomaster" in options:
        options["first_burgomaster"] = (options["first_burgomaster"] or 1) % setup.players + 1
    return replace(
        header,
        series=series,
        setup=replace(
            seeded(series, setup.players, setup.names, public),
            pace=setup.pace,
            second_chance=setup.second_chance,
        ),
        options=options,
    )


def beside(folder: Path, header: Header) -> Path:
    """The folder of a later game: the same name, its own number."""
    return folder.with_name(f"{folder.name[:-2]}{header.series.game:02}")
