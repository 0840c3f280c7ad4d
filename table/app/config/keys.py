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

from table.app.config.sections import OVERRIDDEN, PER_GAME, Config


class Key(Struct, frozen=True):
    """One key of one section."""

    section: str
    name: str
    type: Any
    default: Any
    """None: not set; what that means, `about` says, or the rule set."""
    about: str
    allowed: str
    hexadecimal: bool = False

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
        allowed=_allowed(info),
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


def _allowed(info: inspect.Type) -> str:
    """What a value of this type may be, as the end of a sentence: "must be …"."""
    match info:
        case inspect.Metadata(type=inner):
            return _allowed(inner)
        case inspect.UnionType(types=(inner, inspect.NoneType())):
            return _allowed(inner)
        case inspect.BoolType():
            return "true or false"
        case inspect.LiteralType(values=values):
            return "one of " + ", ".join(_toml(value) for value in values)
        case inspect.IntType(ge=low, le=high):
            return "a whole number" + _range(low, high)
        case inspect.FloatType(ge=low, le=high, gt=above):
            more = f" more than {above:g}" if above is not None else ""
            return "a number" + more + (" and" if more else "") + _range(low, high)
        case inspect.StrType(pattern=pattern, min_length=least, max_length=most):
            return "a text in quotes" + _length(pattern, least, most)
        case inspect.EnumType(cls=names):
            return "one of " + ", ".join(_toml(name.value) for name in names)
        case inspect.TupleType(item_types=items):
            return "a list in brackets of " + ", then ".join(map(_allowed, items))
        case inspect.VarTupleType(item_type=item, max_length=most):
            many = "" if most is None else f"at most {most}, "
            return f"a list in brackets, {many}each {_allowed(item)}"
    raise TypeError(f"no words for {info}: a section has a key of a new type")


def _range(low: float | None, high: float | None) -> str:
    if low is None:
        return "" if high is None else f" up to {high:g}"
    return f" of {low:g} or more" if high is None else f" from {low:g} to {high:g}"


def _length(pattern: str | None, least: int | None, most: int | None) -> str:
    if pattern is not None:
        return f" that begins with {pattern.removeprefix('^').removesuffix('.')}"
    if most is not None:
        return f" of {least or 0} to {most} letters"
    return ", not empty" if least else ""


def _toml(value: Any) -> str:
    """A value as TOML writes it; JSON's texts, numbers and lists are TOML's too."""
    if isinstance(value, tuple):
        return "[" + ", ".join(_toml(item) for item in value) + "]"
    return msgspec.json.encode(value).decode()
