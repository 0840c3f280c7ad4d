"""The button pads: found, kept alive, shown faces, and read (the wire is in ../WIRE.md).

`Pads` is what the application holds; it is driven by calling `step(now)` at every fixed tick.
"""

from table.seats.pads.events import Back, Entered, Event, Late, Lost, Refused, Reported, Seen
from table.seats.pads.face import BLANK, Face, pages, wrap
from table.seats.pads.pads import TICK_MS, Found, Pads
from table.seats.pads.port import Port, SerialPort, find_ports

__all__ = [
    "BLANK",
    "TICK_MS",
    "Back",
    "Entered",
    "Event",
    "Face",
    "Found",
    "Late",
    "Lost",
    "Pads",
    "Port",
    "Refused",
    "Reported",
    "Seen",
    "SerialPort",
    "find_ports",
    "pages",
    "wrap",
]
