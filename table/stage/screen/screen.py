"""The screen performs its cues."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Protocol

from PIL import Image

from table import cues
from table.stage.screen.driver import ScreenError
from table.stage.screen.face import Face, draw

RETRY_S = (1, 2, 5, 10)
"""Pauses between attempts to reach a dead panel; the last one for ever."""


REFRESH_S = 5.0
"""A picture that does not change is sent again this often, for a panel that lost its power."""


class Panel(Protocol):
    """What a `ScreenDriver` does."""

    size: tuple[int, int]

    def show(self, image: Image.Image) -> None: ...
    def close(self) -> None: ...


class Screen:
    """Draws and sends pictures in a thread of its own; nothing here blocks or raises into the caller.

    `text` turns a phrase into words. `on_trouble` is called in the screen's thread, once for every
    time the panel stops answering; it is tried again in the background until it does.
    """

    def __init__(
        self,
        panel: Panel,
        text: Callable[[cues.Phrase], str],
        *,
        on_trouble: Callable[[ScreenError], object],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._panel = panel
        self._text = text
        self._on_trouble = on_trouble
        self._clock = clock
        self._wake = threading.Condition()
        self._face: Face | None = None
        self._zero: float | None = None  # the clock reading at which the count down reaches zero
        self._changed = False
        self._idle = True
        self._closed = False
        self._failures = 0
        self._shown: Image.Image | None = None
        self._shown_at = 0.0
        self._thread = threading.Thread(target=self._work, name="screen", daemon=True)
        self._thread.start()

    def perform(self, cue: cues.Screen, now: cues.Ms) -> None:
        """Show `cue`; `now` is the time on the game's clock, for the count down."""
        title = self._text(cue.title)
        with self._wake:
            self._face = Face(title=title, big=cue.big, tally=cue.tally)
            self._zero = None if cue.until is None else self._clock() + (cue.until - now) / 1000
            self._changed = True
            self._wake.notify_all()

    def face(self) -> Face | None:
        """What the screen should show at this moment; None before the first cue."""
        with self._wake:
            return self._now()[0]

    def settle(self, timeout_s: float | None = None) -> bool:
        """Wait until the last cue was drawn, or could not be; False if it took longer."""
        with self._wake:
            return self._wake.wait_for(lambda: self._idle and not self._changed, timeout_s)

    def close(self) -> None:
        """Darken the panel and give the bus back. Waits two seconds at most for a stalled bus."""
        with self._wake:
            self._closed = True
            self._wake.notify_all()
        self._thread.join(timeout=2)

    def _work(self) -> None:
        pause: float | None = None
        while True:
            with self._wake:
                self._idle = True
                self._wake.notify_all()
                self._wake.wait_for(lambda: self._changed or self._closed, pause or REFRESH_S)
                if self._closed:
                    break
                self._changed = self._idle = False
                face, pause = self._now()
            if face is not None and not self._show(draw(face, self._panel.size)):
                pause = RETRY_S[min(self._failures, len(RETRY_S)) - 1]
        self._panel.close()

    def _show(self, image: Image.Image) -> bool:
        if self._shown == image and self._clock() - self._shown_at < REFRESH_S:
            return True
        try:
            self._panel.show(image)
        except ScreenError as trouble:
            self._shown = None
            self._failures += 1
            if self._failures == 1:
                self._on_trouble(trouble)
            return False
        self._shown, self._shown_at = image, self._clock()
        self._failures = 0
        return True

    def _now(self) -> tuple[Face | None, float | None]:
        """The face of this moment, and in how many seconds it changes (None: not by itself)."""
        face, zero = self._face, self._zero
        if face is None or zero is None:
            return face, None
        left = max(0.0, zero - self._clock())
        whole = int(left) + (left > int(left))  # 2.3 s left is shown as 3
        pause = left - (whole - 1) if whole else None
        return Face(title=face.title, big=face.big, left_s=whole), pause
