"""Every section and every key of table.toml, with type, limits, default and what it is for.

The commented default file, the reference in docs/configuration.md and each complaint are made from
these classes; there is no second list.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from table.app.names import LONGEST
from table.burgomaster.setup import Pace
from table.rules.lupusburg.options import Options as Lupusburg
from table.rules.tabula.options import Options as Tabula

Pin = Annotated[int, Meta(ge=2, le=27)]
"""A GPIO number of the header; 0 and 1 belong to the boards' identification chips."""


class Section(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A section: its keys are its fields."""


class Table(Section, frozen=True, kw_only=True):
    """The evening."""

    language: Literal["auto", "en", "it", "hu", "da"] = "auto"
    """What the table speaks; auto takes it from LANG."""
    children: bool = False
    """The children's wording: the Harlot is the Guest, and nobody is lynched but sent away."""
    rules: Literal["lupusburg", "tabula-hu", "tabula-da", "tabula-it"] = "lupusburg"
    """The game."""
    deal: Literal["deal", "code", "tap"] = "deal"
    """How the table learns the cards: it deals, codes are typed, or tags are tapped."""
    names: Annotated[
        tuple[Annotated[str, Meta(min_length=1, max_length=LONGEST)], ...], Meta(max_length=24)
    ] = ()
    """The players' names, seat by seat, clockwise; empty: seats have numbers."""
    second_chance: bool = False
    """Before dawn any pad may ask, in secret, for the calls to be repeated."""
    games_folder: str = ""
    """Where games are kept; empty: the state folder."""


class Board(Section, frozen=True, kw_only=True):
    """The Raspberry Pi, as far as its pins are concerned."""

    model: Literal["auto", "pi3", "pi4", "pi5"] = "auto"
    """auto asks the board; pi3 stands for every model before the Pi 4."""
    reserved: tuple[Annotated[int, Meta(ge=0, le=27)], ...] = ()
    """GPIO numbers that something else on the header uses."""


class Sound(Section, frozen=True, kw_only=True):
    """Where voice and drum are heard."""

    enabled: bool = True
    """false: captions only."""
    output: Literal["usb", "hdmi", "jack", "i2s"] = "usb"
    """What the speaker is connected to; jack and i2s take pins or PWM of the header."""
    device: str = ""
    """The sound device by name, never by number; empty: the system's default."""


class Voice(Section, frozen=True, kw_only=True):
    """The voice."""

    pack: str = ""
    """The folder of a voice pack; empty: rendered at need."""
    volume_db: Annotated[float, Meta(ge=-30, le=6)] = 0.0
    """Louder or softer than the level it was checked with."""


class Drum(Section, frozen=True, kw_only=True):
    """The drum that masks hands and motors."""

    volume_db: Annotated[float, Meta(ge=-30, le=6)] = 0.0
    """Louder or softer than the level it was checked with."""


class Claw(Section, frozen=True, kw_only=True):
    """The servo in the middle that points at a house."""

    enabled: bool = True
    """false: the number of the house is said and shown only."""
    driver: Literal["gpio", "pwm", "bus"] = "gpio"
    """gpio: pulses timed in software, may buzz; pwm: the Pi's hardware PWM; bus: a Feetech STS3215 on
    a serial line."""
    pin_factory: Literal["lgpio", "rpigpio"] = "lgpio"
    """The library behind the driver gpio."""
    pin: Pin = 12
    """GPIO number of the servo's signal; pwm: 12, 13, 18 or 19."""
    travel_deg: Annotated[float, Meta(gt=0, le=3600)] = 180.0
    """gpio, pwm: how far the servo turns from its shortest pulse to its longest."""
    gear_ratio: Annotated[float, Meta(gt=0, le=20)] = 2.0
    """Degrees of the claw for one degree of the servo; 1 if it sits on the servo's own shaft."""
    reverse: bool = False
    """true: a longer pulse, or a higher step, turns the claw anticlockwise."""
    min_pulse_us: Annotated[int, Meta(ge=300, le=2900)] = 500
    """The shortest pulse the servo may get, in µs."""
    max_pulse_us: Annotated[int, Meta(ge=400, le=3000)] = 2500
    """The longest pulse the servo may get, in µs."""
    line: Annotated[str, Meta(pattern="^/dev/.")] = "/dev/burgomaster/claw"
    """bus: the serial line."""
    servo_id: Annotated[int, Meta(ge=0, le=253)] = 1
    """bus: the servo's number."""
    min_step: Annotated[int, Meta(ge=0, le=4095)] = 0
    """bus: the lowest step the servo may go to."""
    max_step: Annotated[int, Meta(ge=0, le=4095)] = 4095
    """bus: the highest step the servo may go to."""


class Screen(Section, frozen=True, kw_only=True):
    """The display in the middle, public always."""

    enabled: bool = True
    """false: the table has no screen."""
    controller: Literal["ssd1306", "ssd1309", "sh1106", "ssd1322"] = "ssd1306"
    """The chip. Shops confuse them: if 'burgomaster calibrate screen' shows a shifted or broken edge,
    try another."""
    bus: Literal["i2c", "spi"] = "i2c"
    """How it is wired; the ssd1322 is spi only."""
    i2c_port: Annotated[int, Meta(ge=0, le=6)] = 1
    """i2c: /dev/i2c-N."""
    i2c_address: Annotated[int, Meta(ge=0x3C, le=0x3D), Meta(extra={"hex": True})] = 0x3C
    """i2c: the address, 0x3C or 0x3D."""
    spi_port: Annotated[int, Meta(ge=0, le=1)] = 0
    """spi: N of /dev/spidevN.M."""
    spi_device: Annotated[int, Meta(ge=0, le=2)] = 0
    """spi: M of /dev/spidevN.M."""
    dc_pin: Pin = 24
    """spi: GPIO number of the D/C line."""
    reset_pin: Pin = 25
    """spi: GPIO number of the reset line."""
    rotate: Literal[0, 180] = 0
    """180: mounted upside down."""
    contrast: Annotated[int, Meta(ge=1, le=255)] = 255
    """Brightness."""


class Pads(Section, frozen=True, kw_only=True):
    """The button pads at the seats."""

    enabled: bool = True
    """false: phones and bots only."""


class Houses(Section, frozen=True, kw_only=True):
    """The tags under the houses."""

    tags: bool = False
    """true: the pads' readers feel which house is lifted."""


class Web(Section, frozen=True, kw_only=True):
    """The table in a browser."""

    enabled: bool = True
    """false: no page, no phones."""
    address: Annotated[str, Meta(min_length=1)] = "127.0.0.1"
    """The address that is listened on: this machine alone; "0.0.0.0" lets phones in the network join."""
    port: Annotated[int, Meta(ge=1, le=65535)] = 8000
    """The port."""


class Overrides(Struct, frozen=True):
    """Options of Lupus in Tabula; one that is not set is as the edition has it."""

    given: tuple[tuple[str, Any], ...] = ()
    """What was written: pairs of the name of an option and its value, by name."""


class Config(Struct, frozen=True, kw_only=True):
    """The whole configuration: a section for each field."""

    table: Table = Table()
    board: Board = Board()
    sound: Sound = Sound()
    voice: Voice = Voice()
    drum: Drum = Drum()
    claw: Claw = Claw()
    screen: Screen = Screen()
    pads: Pads = Pads()
    houses: Houses = Houses()
    web: Web = Web()
    pace: Pace = Pace()
    lupusburg: Lupusburg = Lupusburg()
    tabula: Overrides = Overrides()


OVERRIDDEN: Mapping[str, type[Struct]] = {"tabula": Tabula}
"""Sections of `Overrides`, and the class that has their keys."""

PER_GAME = frozenset(
    {
        ("lupusburg", "players"),
        *(
            ("tabula", name)
            for name in ("rules", "players", "mix", "first_game", "specials", "deal", "night_order")
        ),
    }
)
"""Fields that the rules have and the file has not: they are asked for at each game, or decided
elsewhere."""
