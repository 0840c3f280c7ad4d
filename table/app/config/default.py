"""The commented default file and the reference: both from the section classes."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from table.app.config.keys import Key, about_section, keys

HEAD = """\
# The configuration of the Burgomaster's table.
#
# Every key is here with its default, switched off by a '#': take the '#' away to change one.
# After a change run 'burgomaster config check'. What is measured (the claw's houses) is not here;
# the table keeps that itself.
"""


def default_file() -> str:
    """The whole file, all of it comments but for the sections' names."""
    return "\n".join([HEAD, *(_section(section) for section in keys())])


def reference() -> str:
    """docs/configuration.md: a table of keys for every section."""
    return "\n".join(_reference()) + "\n"


def _section(section: str) -> str:
    lines = [f"# {about_section(section)}", f"[{section}]"]
    for key in keys()[section].values():
        lines += ["", *textwrap.wrap(_note(key), 98, initial_indent="# ", subsequent_indent="# ")]
        unset = key.default is None  # TOML has no word for it
        lines.append(
            f"#{key.name} is not set" if unset else f"#{key.name} = {key.toml(key.default)}"
        )
    return "\n".join(lines) + "\n"


def _note(key: Key) -> str:
    return f"{key.about} ({key.allowed})" if key.about else key.allowed[0].upper() + key.allowed[1:]


def _reference() -> Iterator[str]:
    yield from (
        "# Configuration",
        "",
        "One TOML file: `/etc/burgomaster/table.toml`, or for one user alone "
        "`$XDG_CONFIG_HOME/burgomaster/table.toml` (usually `~/.config/burgomaster/table.toml`), "
        "which then counts instead. Without a file every key has its default.",
        "",
        "- `burgomaster config init` writes the file with every key in it, commented out.",
        "- `burgomaster config check [FILE]` says file, line and what is allowed for everything "
        "that is wrong. The table refuses to start with a file that is wrong.",
        "- What is measured, not chosen, is in `calibration.json` in the state folder; "
        "`burgomaster calibrate claw` writes it. A trial with `--simulated` has a file of its own "
        "beside it. Pins that two parts of the table would share are refused with the reason.",
        "",
        "This page is made from the program: `python -m table.app.config.default > "
        "docs/configuration.md`.",
    )
    for section in keys():
        yield from ("", f"## [{section}]", "", about_section(section), "")
        yield from ("| Key | Default | Allowed | What for |", "|---|---|---|---|")
        for key in keys()[section].values():
            default = "not set" if key.default is None else f"`{key.toml(key.default)}`"
            yield f"| `{key.name}` | {default} | {key.allowed} | {key.about} |"


if __name__ == "__main__":
    print(reference(), end="")
