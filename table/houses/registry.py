"""The tags that belong to the table, registered once; a small TOML file written by the program."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

from msgspec import Struct, ValidationError, convert

from table.errors import ConfigError

_HEAD = "# The tags of the houses and cards, by 'burgomaster houses register'.\n"


class Registry(Struct, frozen=True, forbid_unknown_fields=True):
    """The tag of each house by its number, and the tags of all cards; UIDs in lower-case hexadecimal."""

    houses: dict[int, str] = {}
    cards: frozenset[str] = frozenset()

    @property
    def known(self) -> frozenset[str]:
        """Every registered tag."""
        return self.cards | frozenset(self.houses.values())

    def register_house(self, house: int, tag: str) -> Registry:
        """The registry with `tag` as that of `house`.

        :raises ConfigError: the tag belongs to something else.
        """
        for other, known in self.houses.items():
            if known == tag and other != house:
                raise ConfigError(
                    f"This tag is already that of house {other}: take another, or register house"
                    f" {other} anew first."
                )
        if tag in self.cards:
            raise ConfigError("This tag is already in a card: take another for the house.")
        return Registry({**self.houses, house: tag}, self.cards)

    def register_card(self, tag: str) -> Registry:
        """The registry with one more card.

        :raises ConfigError: the tag is that of a house.
        """
        if tag in self.houses.values():
            raise ConfigError("This tag is already that of a house: take another for the card.")
        return Registry(self.houses, self.cards | {tag})


def load(path: Path) -> Registry:
    """The registry in the file `path`; an empty one where there is no file.

    :raises ConfigError: the file is not what `save` writes.
    """
    try:
        with path.open("rb") as file:
            registry = convert(tomllib.load(file), Registry, strict=False)
    except FileNotFoundError:
        return Registry()
    except (tomllib.TOMLDecodeError, ValidationError, UnicodeDecodeError) as error:
        raise ConfigError(
            f"{path} cannot be read ({error}): delete it and run 'burgomaster houses register'."
        ) from error
    return registry


def save(registry: Registry, path: Path) -> None:
    """Replace the file `path` by one with `registry`, at once and whole.

    :raises OSError: the folder cannot be written.
    """
    lines = [_HEAD, f"cards = {sorted(registry.cards)}\n".replace("'", '"'), "\n[houses]\n"]
    lines += [f'{house} = "{tag}"\n' for house, tag in sorted(registry.houses.items())]
    new = path.with_name(path.name + ".new")
    with new.open("w", encoding="utf-8") as file:
        file.writelines(lines)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)
