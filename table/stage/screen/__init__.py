"""The screen in the middle of the table: always public, legible from a metre.

`Screen` performs the public cue; `draw` makes the picture; `ScreenDriver` sends it to the panel.
"""

from table.stage.screen.driver import ScreenDriver, ScreenError
from table.stage.screen.face import Face, draw
from table.stage.screen.screen import Screen

__all__ = ["Face", "Screen", "ScreenDriver", "ScreenError", "draw"]
