"""The keys of the file, read off the section classes: what each may be, in words and in TOML."""

from __future__ import annotations

import ast
import textwrap
from collections.abc import Mapping
from functools import cache
from inspect import getsource
from itertools import pairwise
from typing import Any

import msgspec
from msgspec import Struct, inspect

from table.app.config.problem import Told, told
from table.app.config.sections import OVERRIDDEN, PER_GAME, Config
from table.speech import desk


class Key(Struct, frozen=True):
    """One key of one section."""

    section: str
    name: str
    type: Any
    default: Any
    """None: not set; what that means, `about` says, or the rule set."""
    about: str
    may: Told
    """What it may be, as the end of a sentence: "must be …"."""
    hexadecimal: bool = False

    @property
    def allowed(self) -> str:
        """What it may be, in English: for the page and the file, which are in English."""
        return self.may(desk.english)

    def toml(self, value: Any) -> str:
        """`value` as TOML writes it."""
        return f"0x{value:02X}" if self.hexadecimal else _toml(value)


@cache
def keys() -> Mapping[str, Mapping[str, Key]]:
    """Section → name → key, in the order of the file."""
    return {section.name: _section(section) for section in msgspec.structs.fields(Config)}


def about_section(section: str) -> str:
    """The first sentence of a section's class."""
    kind = next(f.type for f in msgspec.structs.fields(Config) if f.name == section)
    return (kind.__doc__ or "").split("\n")[0]


def _section(section: msgspec.structs.FieldInfo) -> dict[str, Key]:
    kind = OVERRIDDEN.get(section.name, section.type)
    abouts = _abouts(kind)
    found = {
        field.name: _key(section.name, field, abouts.get(field.name, ""))
        for field in msgspec.structs.fields(kind)
        if (section.name, field.name) not in PER_GAME
    }
    if section.name in OVERRIDDEN:
        return {name: msgspec.structs.replace(key, default=None) for name, key in found.items()}
    return found


def _key(section: str, field: msgspec.structs.FieldInfo, about: str) -> Key:
    info = inspect.type_info(field.type)
    extra: dict[str, Any] = {}
    while isinstance(info, inspect.Metadata):
        extra, info = {**(info.extra or {}), **extra}, info.type
    return Key(
        section=section,
        name=field.name,
        type=field.type,
        default=field.default,
        about=about,
        may=_may(info),
        hexadecimal=bool(extra.get("hex")),
    )


def _abouts(kind: type) -> dict[str, str]:
    """Field → the text in quotes below it. Python keeps no such texts, so the source is read."""
    body = ast.parse(textwrap.dedent(getsource(kind))).body[0]
    assert isinstance(body, ast.ClassDef)
    return {
        field.target.id: " ".join(str(text.value.value).split())
        for field, text in pairwise(body.body)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        if isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant)
    }


def may(kind: Any) -> Told:
    """What a value of the type `kind` may be, as the end of a sentence: "must be …"."""
    return _may(inspect.type_info(kind))


def _may(info: inspect.Type) -> Told:
    match info:
        case inspect.Metadata(type=inner):
            return _may(inner)
        case inspect.UnionType(types=(inner, inspect.NoneType())):
            return _may(inner)
        case inspect.BoolType():
            return told("config-may-bool")
        case inspect.LiteralType(values=values):
            return told("config-may-choice", choices=", ".join(_toml(value) for value in values))
        case inspect.IntType(ge=low, le=high):
            return _whole(low, high)
        case inspect.FloatType(ge=low, le=high, gt=above):
            return _number(low, high, above)
        case inspect.StrType(pattern=pattern, min_length=least, max_length=most):
            return _text(pattern, least, most)
        case inspect.EnumType(cls=names):
            choices = ", ".join(_toml(name.value) for name in names)
            return told("config-may-choice", choices=choices)
        case inspect.TupleType(item_types=(first, *others)):
            items = _may(first)
            for other in others:
                items = told("config-may-then", first=items, rest=_may(other))
            return told("config-may-tuple", items=items)
        case inspect.VarTupleType(item_type=item, max_length=None):
            return told("config-may-list", each=_may(item))
        case inspect.VarTupleType(item_type=item, max_length=int(most)):
            return told("config-may-list-most", most=most, each=_may(item))
        case inspect.StructType(fields=fields):
            return told("config-may-object", names=", ".join(field.name for field in fields))
    raise TypeError(f"no words for {info}: a section has a key of a new type")


def _whole(low: int | None, high: int | None) -> Told:
    if low is None and high is None:
        return told("config-may-int")
    if low is None:
        return told("config-may-int-most", high=f"{high:g}")
    if high is None:
        return told("config-may-int-least", low=f"{low:g}")
    return told("config-may-int-range", low=f"{low:g}", high=f"{high:g}")


def _number(low: float | None, high: float | None, above: float | None) -> Told:
    if above is not None and high is not None:
        return told("config-may-number-above", above=f"{above:g}", high=f"{high:g}")
    if low is not None and high is not None:
        return told("config-may-number-range", low=f"{low:g}", high=f"{high:g}")
    if (low, high, above) != (None, None, None):
        raise TypeError("no words for a number with one end: a section has a key of a new type")
    return told("config-may-number")


def _text(pattern: str | None, least: int | None, most: int | None) -> Told:
    if pattern is not None:
        begins = pattern.removeprefix("^").removesuffix(".")
        return told("config-may-text-begins", begins=begins)
    if most is not None:
        return told("config-may-text-letters", least=least or 0, most=most)
    return told("config-may-text-filled") if least else told("config-may-text")


def _toml(value: Any) -> str:
    """A value as TOML writes it; JSON's texts, numbers and lists are TOML's too."""
    if isinstance(value, tuple):
        return "[" + ", ".join(_toml(item) for item in value) + "]"
    return msgspec.json.encode(value).decode()
