"""Who may look at which seat's page: each claim is a token that only one browser holds.

The table keeps the tokens' digests, not the tokens: whoever reads its files cannot sit down.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Mapping

from table.cues import Seat, phrase
from table.errors import IllegalInput

TOKEN_BYTES = 16
"""128 bits; read from the system's entropy."""


class SeatTaken(IllegalInput):
    """The seat cannot be claimed: somebody sits there, or there is no such seat."""


def digest(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


class Claims:
    """The seats that are claimed. `keep` is called with the digests after every change."""

    def __init__(
        self,
        kept: Mapping[Seat, str] | None = None,
        keep: Callable[[Mapping[Seat, str]], None] = lambda _: None,
    ) -> None:
        self._digests = dict(kept or {})
        self._keep = keep
        self._free: frozenset[Seat] = frozenset()

    def seats(self, free: frozenset[Seat]) -> None:
        """From now on these are the seats a browser may claim; claims on others are void."""
        self._free = free
        self._digests = {s: d for s, d in self._digests.items() if s in free}

    @property
    def claimed(self) -> frozenset[Seat]:
        """The seats a browser has claimed."""
        return frozenset(self._digests)

    @property
    def full(self) -> bool:
        """Nobody else can come in, and somebody is."""
        return bool(self._free) and self._free == self.claimed

    def claim(self, seat: Seat) -> str:
        """Sit down; the token is returned once and not kept.

        :raises SeatTaken: the seat is not free.
        """
        if seat not in self._free or seat in self._digests:
            raise SeatTaken(phrase("seat-not-free", seat=seat))
        token = secrets.token_urlsafe(TOKEN_BYTES)
        self._digests[seat] = digest(token)
        self._keep(self._digests)
        return token

    def seat_of(self, token: str | None) -> Seat | None:
        """The seat of who holds the token; digests are compared, so time tells nothing of it."""
        if token is None:
            return None
        offered = digest(token)
        found = None
        for seat, known in self._digests.items():
            if secrets.compare_digest(offered, known):
                found = seat
        return found

    def release(self, seat: Seat) -> None:
        """The seat is free again, and its token is worth nothing; releasing a free one is harmless."""
        if self._digests.pop(seat, None) is not None:
            self._keep(self._digests)
