"""The tags that belong to the table, registered once; a small TOML file written by the program.

`cards` are Lupusburg's, all alike to a reader: that one is there is enough. `decks` are the cards of
Lupus in Tabula, of which each has its code.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct, ValidationError, convert
from msgspec.structs import replace

from table import whole
from table.cues import phrase
from table.errors import ConfigError, DeviceError, reason

_HEAD = "# The tags of the houses and cards, by 'burgomaster houses'.\n"


class Registry(Struct, frozen=True, forbid_unknown_fields=True):
    """The tag of each house by its number, and the tags of all cards; UIDs in lower-case hexadecimal."""

    houses: dict[int, str] = {}
    cards: frozenset[str] = frozenset()
    decks: dict[str, dict[str, int]] = {}
    """By deck, named as its edition ("tabula-hu"), the code of the card each tag is in."""

    @property
    def known(self) -> frozenset[str]:
        """Every registered tag of the houses and of the cards under them."""
        return self.cards | frozenset(self.houses.values())

    def codes(self, deck: str) -> Mapping[str, int]:
        """The code of the card of `deck` that each tag is in; empty where none is registered."""
        return self.decks.get(deck, {})

    def register_house(self, house: int, tag: str) -> Registry:
        """The registry with `tag` as that of `house`.

        :raises ConfigError: the tag belongs to something else.
        """
        for other, known in self.houses.items():
            if known == tag and other != house:
                raise ConfigError(phrase("tag-of-house", house=other))
        if tag in self.cards or self._code(tag) is not None:
            raise ConfigError(phrase("tag-in-card"))
        return replace(self, houses={**self.houses, house: tag})

    def register_card(self, tag: str) -> Registry:
        """The registry with one more card.

        :raises ConfigError: the tag is that of a house, or in a card of another game.
        """
        self._must_be_no_house(tag)
        if self._code(tag) is not None:
            raise ConfigError(phrase("tag-in-other-game"))
        return replace(self, cards=self.cards | {tag})

    def register_code(self, deck: str, tag: str, code: int) -> Registry:
        """The registry with `tag` in the card of `deck` that bears `code`.

        :raises ConfigError: the tag belongs to something else, or the card has a tag.
        """
        self.must_be_free(tag)
        if code in self.codes(deck).values():
            raise ConfigError(phrase("card-has-tag", code=str(code)))
        return replace(self, decks={**self.decks, deck: {**self.codes(deck), tag: code}})

    def must_be_free(self, tag: str) -> None:
        """Complain about a tag that cannot be put into one more card of a deck.

        :raises ConfigError: it belongs to a house or a card.
        """
        self._must_be_no_house(tag)
        if tag in self.cards:
            raise ConfigError(phrase("tag-in-other-game"))
        if (code := self._code(tag)) is not None:
            raise ConfigError(phrase("tag-in-coded-card", code=str(code)))

    def _must_be_no_house(self, tag: str) -> None:
        if tag in self.houses.values():
            raise ConfigError(phrase("tag-in-house"))

    def _code(self, tag: str) -> int | None:
        """The code of the card that `tag` is in, of whatever deck."""
        return next((codes[tag] for codes in self.decks.values() if tag in codes), None)

    def forget_deck(self, deck: str) -> Registry:
        """The registry without the cards of `deck`."""
        return replace(self, decks={name: it for name, it in self.decks.items() if name != deck})


def load(path: Path) -> Registry:
    """The registry in the file `path`; an empty one where there is no file.

    :raises ConfigError: the file is not what `save` writes.
    :raises DeviceError: it cannot be read.
    """
    try:
        with path.open("rb") as file:
            registry = convert(tomllib.load(file), Registry, strict=False)
    except FileNotFoundError:
        return Registry()
    except (tomllib.TOMLDecodeError, ValidationError, UnicodeDecodeError) as error:
        raise ConfigError(phrase("tags-damaged", path=str(path))) from error
    except OSError as error:
        raise DeviceError(phrase("tags-unread", path=str(path), why=reason(error))) from error
    return registry


def save(registry: Registry, path: Path) -> None:
    """Replace the file `path` by one with `registry`, at once and whole.

    :raises DeviceError: the folder cannot be written.
    """
    lines = [_HEAD, f"cards = {sorted(registry.cards)}\n".replace("'", '"'), "\n[houses]\n"]
    lines += [f'{house} = "{tag}"\n' for house, tag in sorted(registry.houses.items())]
    for deck, codes in sorted(registry.decks.items()):
        lines.append(f"\n[decks.{deck}]\n")
        lines += [f'"{tag}" = {code}\n' for tag, code in sorted(codes.items())]
    try:
        whole.write(path, "".join(lines).encode())
    except OSError as error:
        why = phrase("setup-state-unwritten", file=str(path), why=reason(error))
        raise DeviceError(why) from error
