"""Time that passes only when somebody sleeps."""

import threading

import pytest


class Time:
    def __init__(self) -> None:
        self.now = 0.0
        self.lock = threading.Lock()

    def clock(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        with self.lock:
            self.now += seconds


@pytest.fixture
def time() -> Time:
    return Time()
