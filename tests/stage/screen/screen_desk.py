"""A panel of each controller on each bus it can have, simulated below luma."""

from gpiozero.pins.mock import MockFactory
from PIL import Image

from table.stage.screen.bus import I2cBus, SpiBus
from table.stage.screen.driver import ScreenDriver
from table.stage.screen.simulated import FakeSmbus, FakeSpidev, Fuse, panel_model

WIRINGS = [
    ("ssd1306", "i2c"), ("ssd1306", "spi"), ("ssd1309", "i2c"), ("ssd1309", "spi"),
    ("sh1106", "i2c"), ("sh1106", "spi"), ("ssd1322", "spi"),
]  # fmt: skip


class Desk:
    """A driver, the panel it drives and a fuse in the wires between."""

    def __init__(self, controller: str = "ssd1306", bus: str = "i2c", rotate: int = 0) -> None:
        self.fuse = Fuse()
        self.opened = 0
        self.panel = panel_model(controller)
        pins = MockFactory()

        def smbus(port: int) -> FakeSmbus:
            self.opened += 1
            return FakeSmbus(self.panel, fuse=self.fuse)

        def spidev() -> FakeSpidev:
            self.opened += 1
            return FakeSpidev(self.panel, pins.pin(24), fuse=self.fuse)

        wires = (
            I2cBus(1, 0x3C, smbus=smbus)
            if bus == "i2c"
            else SpiBus(0, 0, dc=24, reset=25, pins=lambda: pins, spidev=spidev, reset_s=0)
        )
        self.driver = ScreenDriver(controller, wires, rotate=rotate)

    def frame(self) -> Image.Image:
        return self.panel.frame()
