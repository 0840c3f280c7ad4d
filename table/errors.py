"""What can go wrong, as the caller can act on it.

Every error is one sentence a person can read, with what to do next, and is also the built-in
exception that a Python programmer would expect. What a person may meet is raised with a `Phrase`
of the desk's catalogue (`table/speech/desk`), so that it can be read in every language; what only
a programmer can cause may be an English sentence.
"""

from __future__ import annotations

import errno
from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final, TypeAlias

if TYPE_CHECKING:  # `burgomaster --help` imports nothing but the standard library
    from table.cues import Phrase


class TableError(Exception):
    """The root of every error of the table. `str` of it is English, for logs and programmers."""

    in_english: ClassVar[Callable[[Phrase], str]]
    """Turns a phrase into English. The package sets it: errors lie below all catalogues."""

    def __init__(self, said: Phrase | str) -> None:
        super().__init__(said)
        self.said = said

    def told(self, words: Callable[[Phrase], str]) -> str:
        """The sentence, its phrase turned into text by `words`; lines, where it is about several."""
        return self.said if isinstance(self.said, str) else words(self.said)

    def __str__(self) -> str:
        return self.told(TableError.in_english)


class IllegalInput(TableError, ValueError):
    """A move, an entry or a command that the rules or the moment do not allow; nothing changed."""


class DeviceError(TableError, OSError):
    """A speaker, screen, claw, reader, pad or disk does not answer; the game goes on without it."""


class ConfigError(TableError, ValueError):
    """An option or a configuration key that cannot be used; says what is allowed."""


class RecordError(TableError, ValueError):
    """A game's record that cannot be read; says how far it is good."""


Said: TypeAlias = "Phrase | TableError"
"""What a person is told, in whatever language: a phrase of the desk, or an error."""

Say: TypeAlias = "Callable[[Said], object]"
"""Tells it to whoever has the machine. It takes no `str`: that would be in one language only."""


def line(said: Said) -> str:
    """One line for the log, in English, with the system's own words for the cause."""
    error = said if isinstance(said, TableError) else TableError(said)
    return f"{error} [{error.__cause__!r}]" if error.__cause__ else str(error)


REASONS: Final = frozenset(
    {"ENOSPC", "EDQUOT", "EROFS", "EACCES", "EPERM", "ENOENT", "ENOTDIR", "EISDIR", "EIO", "EBUSY"}
    | {"ENODEV", "ENXIO", "ETIMEDOUT", "EREMOTEIO", "EADDRINUSE", "EADDRNOTAVAIL", "EFBIG"}
    | {"EBADMSG", "EAGAIN", "EEXIST"}
)
"""What the catalogue's line `os-reason` has words for."""


def reason(error: BaseException) -> str:
    """Why the system refused, for the argument `$why` of a line that holds `{ os-reason }`.

    A decoder's complaint is that the content is damaged. What the catalogue has no words for is told
    as the system, or the library, tells it.
    """
    match error:
        case OSError(errno=int(number)) if errno.errorcode.get(number) in REASONS:
            return errno.errorcode[number]
        case OSError(strerror=str(words)):
            return words
        case ValueError():
            return "EBADMSG"
        case _:
            return str(error)
