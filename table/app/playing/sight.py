"""What one would see of the claw and the small screen, shown on the public page.

Both move in threads of their own. They are read at fixed times after the public cues they perform,
never when they happen to change, so what is sent and when follows from public facts alone.
"""

from __future__ import annotations

import asyncio
import math
from base64 import b64encode
from collections.abc import Callable
from typing import Final, Protocol

from PIL import Image

from table.burgomaster.commands import Command
from table.cues import Claw, Ms, Phrase, Screen, phrase
from table.web.messages import Bearing, Panel

TURNED_S: Final = 0.5
"""After the end of a motion; the claw may begin it 0.2 s late and holds the servo 0.2 s."""
DRAWN_S: Final = 0.25
"""After a cue of the screen, or a second of its count down."""


class Seen(Protocol):
    """Claw and screen, as `Centre` has them."""

    def angle(self) -> float | None: ...
    def frame(self) -> Image.Image | None: ...


class Timer(Protocol):
    """Something that will happen."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """The part of an event loop that is needed here."""

    def time(self) -> float: ...
    def call_at(self, when: float, callback: Callable[[], None], /) -> Timer: ...


class Sight:
    """Hears the public cues, reads the devices after them and says what is new.

    The devices live in the room's time, and the game's runs `speed` times as fast. `clock` is the
    running event loop unless another one is given.
    """

    def __init__(
        self,
        seen: Seen,
        say: Callable[[Bearing | Panel], None],
        text: Callable[[Phrase], str],
        speed: float,
        clock: Clock | None = None,
    ) -> None:
        self._seen = seen
        self._say = say
        self._text = text
        self._speed = speed
        self._clock = clock or asyncio.get_running_loop()
        self._claw: Timer | None = None
        self._screen: Timer | None = None
        self._shown: bytes | None = None

    def __call__(self, command: Command) -> None:
        now = self._clock.time()
        match command:
            case Claw(t=t, ms=ms):
                if self._claw is not None:
                    self._claw.cancel()
                turned = now + ms / 1000 / self._speed
                self._claw = self._clock.call_at(turned + TURNED_S, lambda: self._read_claw(t))
            case Screen(t=t, until=until):
                if self._screen is not None:
                    self._screen.cancel()
                left = 0.0 if until is None else (until - t) / 1000 / self._speed
                self._read_screen_after(now, t, 0.0, left)
            case _:
                pass

    def close(self) -> None:
        """The game is over: nothing is read any more."""
        for timer in (self._claw, self._screen):
            if timer is not None:
                timer.cancel()

    def _read_claw(self, t: Ms) -> None:
        angle = self._seen.angle()
        if angle is not None:
            degrees = round(angle) % 360
            said = self._text(phrase("web-claw", degrees=degrees))
            self._say(Bearing(t=t, degrees=degrees, text=said))

    def _read_screen_after(self, began: float, t: Ms, passed: float, left: float) -> None:
        """Read what is drawn `passed` s after the cue of `t`, when its count down has `left` s."""

        def read() -> None:
            self._read_screen(t + round((passed + DRAWN_S) * 1000 * self._speed))
            # The number changes whenever what is left is a whole second.
            if left > 0:
                whole = math.ceil(left) - 1
                self._read_screen_after(began, t, passed + left - whole, whole)

        self._screen = self._clock.call_at(began + passed + DRAWN_S, read)

    def _read_screen(self, t: Ms) -> None:
        picture = self._seen.frame()
        if picture is None:
            return
        bits = picture.convert("1").tobytes()
        if bits != self._shown:
            self._shown = bits
            width, height = picture.size
            self._say(Panel(t=t, width=width, height=height, bits=b64encode(bits).decode()))
