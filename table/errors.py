"""What can go wrong, as the caller can act on it.

Every error is one sentence a person can read, with what to do next, and is also the built-in
exception that a Python programmer would expect.
"""

from __future__ import annotations


class TableError(Exception):
    """The root of every error of the table."""


class IllegalInput(TableError, ValueError):
    """A move, an entry or a command that the rules or the moment do not allow; nothing changed."""


class DeviceError(TableError, OSError):
    """A speaker, screen, claw, reader, pad or disk does not answer; the game goes on without it."""


class ConfigError(TableError, ValueError):
    """An option or a configuration key that cannot be used; says what is allowed."""


class RecordError(TableError, ValueError):
    """A game's record that cannot be read; says how far it is good."""
