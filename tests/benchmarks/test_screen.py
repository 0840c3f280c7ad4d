"""From a key on the wire to the loop that handles it: with no screen, a healthy one, a stalled one.

Each key makes the conductor perform a screen cue, as a vote does. A stalled panel is one whose bus
hangs in the kernel for ever in the middle of a picture (Klipper issue 7045: laggy buttons).
"""

from __future__ import annotations

import asyncio
import socket
import statistics
import threading
import time
from collections.abc import Callable, Sequence

from PIL import Image
from pytest_benchmark.fixture import BenchmarkFixture

from table import cues
from table.stage.screen import Screen, ScreenDriver
from table.stage.screen.bus import I2cBus
from table.stage.screen.simulated import FakeSmbus, panel_model

KEYS = 60
ROUNDS = 6

Perform = Callable[[int], None]


class Stalled(FakeSmbus):
    """A bus that hangs at byte 500 of what is sent, until the test is over."""

    def __init__(self, release: threading.Event) -> None:
        super().__init__(panel_model("ssd1306"))
        self._left = 500
        self._release = release
        self.hangs = threading.Event()

    def write_i2c_block_data(self, address: int, control: int, block: Sequence[int]) -> None:
        self._left -= len(block)
        if self._left < 0:
            self.hangs.set()
            self._release.wait(60)
            raise OSError(110, "Connection timed out")
        super().write_i2c_block_data(address, control, block)


class Healthy(FakeSmbus):
    """A bus at 400 kHz: each block takes as long as its bits do, and the thread sleeps meanwhile."""

    def write_i2c_block_data(self, address: int, control: int, block: Sequence[int]) -> None:
        time.sleep((2 + len(block)) * 9 / 400_000)


def screen_on(bus: FakeSmbus) -> Screen:
    driver = ScreenDriver("ssd1306", I2cBus(1, 0x3C, smbus=lambda port: bus))
    return Screen(driver, lambda phrase: phrase.key, on_trouble=lambda error: None)


def latencies(perform: Perform) -> list[float]:
    """Seconds from the sending of each of `KEYS` keys to its handling, 2 ms apart."""
    near, far = socket.socketpair()
    near.setblocking(False)
    sent: list[float] = []
    handled: list[float] = []

    def press() -> None:
        for _ in range(KEYS):
            time.sleep(0.002)
            sent.append(time.perf_counter())
            far.send(b"5")

    async def listen() -> None:
        loop = asyncio.get_running_loop()
        finger = threading.Thread(target=press)
        finger.start()
        while len(handled) < KEYS:
            for _ in await loop.sock_recv(near, 64):
                handled.append(time.perf_counter())
                perform(len(handled))
        finger.join(60)
        assert not finger.is_alive()

    asyncio.run(listen())
    near.close()
    far.close()
    return [there - here for here, there in zip(sent, handled, strict=True)]


def cue_of(screen: Screen) -> Perform:
    return lambda n: screen.perform(
        cues.Screen(t=n, phase="vote", title=cues.phrase("Vote"), big=n), n
    )


def test_a_key_is_handled_as_soon_with_a_stalled_screen(benchmark: BenchmarkFixture) -> None:
    """Interleaved rounds, so that a busy moment of the machine meets all three alike."""
    release = threading.Event()
    bus = Stalled(release)
    stalled = screen_on(bus)
    healthy = screen_on(Healthy(panel_model("ssd1306")))
    cue_of(stalled)(0)
    assert bus.hangs.wait(10)
    ways: dict[str, Perform] = {
        "none": lambda n: None, "healthy": cue_of(healthy), "stalled": cue_of(stalled),
    }  # fmt: skip
    times: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(ROUNDS):
        for name, perform in ways.items():
            times[name] += latencies(perform)

    for name, seconds in times.items():
        benchmark.extra_info[f"{name}_median_us"] = round(statistics.median(seconds) * 1e6)
        benchmark.extra_info[f"{name}_p99_us"] = round(
            statistics.quantiles(seconds, n=100)[98] * 1e6
        )
    benchmark.pedantic(cue_of(stalled), args=(7,), rounds=100)
    release.set()
    healthy.close()
    stalled.close()

    none, hung = statistics.median(times["none"]), statistics.median(times["stalled"])
    assert hung < none * 2 + 0.0005


def test_drawing_a_picture(benchmark: BenchmarkFixture) -> None:
    """What the screen's thread does for every change: draw, and pack 8192 pixels into bytes."""
    from table.stage.screen import Face, draw

    class Bus(FakeSmbus):
        def write_i2c_block_data(self, address: int, control: int, block: Sequence[int]) -> None:
            """Takes no time."""

    driver = ScreenDriver(
        "ssd1306", I2cBus(1, 0x3C, smbus=lambda port: Bus(panel_model("ssd1306")))
    )
    driver.show(Image.new("1", (128, 64)))
    benchmark(lambda: driver.show(draw(Face(title="Discussion", left_s=165), (128, 64))))
