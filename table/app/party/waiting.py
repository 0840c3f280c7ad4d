"""What the screen in the middle shows between games: where the pages are."""

from __future__ import annotations

from table.app.config.devices import Hardware
from table.app.config.sections import Screen
from table.errors import Say
from table.stage.screen.driver import ScreenError
from table.stage.screen.face import Face, draw


class WaitingScreen:
    """The panel while no game has it. A panel that does not answer is said and left alone."""

    def __init__(self, config: Screen, hardware: Hardware, say: Say) -> None:
        self._driver = hardware.screen(config)
        self._say = say

    def show(self, words: str) -> None:
        """Write `words`; takes as long as the bus does, so not on the loop."""
        try:
            self._driver.show(draw(Face(title=words), self._driver.size))
        except ScreenError as error:
            self._say(error)

    def close(self) -> None:
        """Leave the panel dark, for the game."""
        self._driver.close()
