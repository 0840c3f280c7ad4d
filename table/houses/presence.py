"""Which tags lie on one reader, from what its rounds saw and when.

A tag is away only when clean rounds without it span the hold-off: one that answers nineteen times of
twenty is there all the time, and a mangled answer is no removal. A tag nobody knows must stay as long
before it counts, so that a ring or a phone that brushes past is no news.
"""

from __future__ import annotations

from collections.abc import Set

from table.cues import Ms

HOLD_OFF_MS = 300


class Presence:
    """The tags on one reader; `known` are those that may lie on any reader of this table."""

    def __init__(self, known: Set[str]) -> None:
        self._known = known
        self._present: set[str] = set()
        self._missed: dict[str, Ms] = {}  # since when every round was clean and without it
        self._met: dict[str, Ms] = {}  # unknown tags: since when they are seen
        self.since: Ms = 0
        """When the last change of `tags` began."""

    @property
    def tags(self) -> frozenset[str]:
        """The tags that are there."""
        return frozenset(self._present)

    def see(self, tags: Set[str], clean: bool, since: Ms, last: Ms) -> bool:
        """Every round from `since` to `last` saw `tags`; whether that changes what is there."""
        before = self.tags
        for tag in tags:
            self._missed.pop(tag, None)
            if tag in self._present:
                continue
            begun = self._met.setdefault(tag, since)
            if tag in self._known or last - begun >= HOLD_OFF_MS:
                del self._met[tag]
                self._present.add(tag)
                self.since = begun
        for tag in self._met.keys() - tags:
            del self._met[tag]
        for tag in self._present - tags:
            if not clean:
                self._missed.pop(tag, None)
                continue
            begun = self._missed.setdefault(tag, since)
            if last - begun >= HOLD_OFF_MS:
                del self._missed[tag]
                self._present.discard(tag)
                self.since = begun
        return self.tags != before

    def interrupt(self) -> None:
        """The reader saw nothing for a while: what was missed or met before does not count."""
        self._missed.clear()
        self._met.clear()
