"""Every press that is held counts once; bounces and ghosts never do."""

import subprocess
from pathlib import Path

import chips
from hypothesis import given
from hypothesis import strategies as st
from matrix import SETTLE_MS, Debounce, Matrix, haunted
from real_firmware import needs_micropython

from table.seats.pads.process import micropython

ROOT = Path(__file__).parents[2]
SCAN_MS = 2

keys = st.integers(0, 15)


class Wires:
    """The pins of the matrix, on the model of the switches."""

    def __init__(self) -> None:
        self.keypad = chips.Keypad()
        self.low = 0
        self.rows = [Row(self, number) for number in range(4)]
        self.columns = [Column(self, number) for number in range(4)]


class Row:
    def __init__(self, wires: Wires, number: int) -> None:
        self.wires, self.bit = wires, 1 << number

    def low(self) -> None:
        self.wires.low |= self.bit

    def release(self) -> None:
        self.wires.low &= ~self.bit


class Column:
    def __init__(self, wires: Wires, number: int) -> None:
        self.wires, self.number = wires, number

    def value(self) -> int:
        return 0 if self.wires.keypad.column_is_low(self.wires.low, self.number) else 1


def scan(mask: int) -> int:
    wires = Wires()
    wires.keypad.down = mask
    return Matrix(wires.rows, wires.columns).scan()


def presses(levels: list[int]) -> list[int]:
    """The keys counted when each mask of `levels` is scanned in turn."""
    debounce = Debounce()
    counted = [debounce.update(at * SCAN_MS, mask) for at, mask in enumerate(levels)]
    return [key for key in counted if key >= 0]


SETTLED = SETTLE_MS // SCAN_MS + 1


@given(keys, keys)
def test_one_and_two_keys_are_read_as_they_are(first: int, second: int) -> None:
    mask = 1 << first | 1 << second
    assert scan(mask) == mask
    assert not haunted(mask)


def test_three_corners_of_a_rectangle_make_a_ghost_which_is_recognised() -> None:
    corners = 1 << 0 | 1 << 1 | 1 << 4
    assert scan(corners) == corners | 1 << 5
    assert haunted(scan(corners))


@given(st.integers(0, 0xFFFF))
def test_what_is_not_haunted_is_true(mask: int) -> None:
    seen = scan(mask)
    assert seen & mask == mask
    if not haunted(seen):
        assert seen == mask


@given(st.lists(st.tuples(keys, st.integers(SETTLED, 40), st.integers(SETTLED, 40)), max_size=12))
def test_every_held_press_counts_once(strokes: list[tuple[int, int, int]]) -> None:
    levels = [0] * SETTLED
    for key, held, pause in strokes:
        levels += [1 << key] * held + [0] * pause
    assert presses(levels) == [key for key, _, _ in strokes]


bounce = st.lists(st.booleans(), max_size=SETTLE_MS // SCAN_MS)


@given(st.lists(st.tuples(keys, bounce, st.integers(SETTLED, 20), bounce), max_size=8))
def test_bounces_at_both_ends_change_nothing(strokes) -> None:
    levels = [0] * SETTLED
    for key, before, held, after in strokes:
        levels += [1 << key if on else 0 for on in before] + [1 << key] * held
        levels += [1 << key if on else 0 for on in after] + [0] * SETTLED
    assert presses(levels) == [key for key, _, _, _ in strokes]


@given(keys, st.lists(st.integers(1, SETTLE_MS // SCAN_MS - 1), max_size=30))
def test_shorter_spikes_never_count(key: int, spikes: list[int]) -> None:
    levels = []
    for length in spikes:
        levels += [1 << key] * length + [0] * SETTLED
    assert presses(levels) == []


@given(st.lists(st.tuples(st.integers(0, 0xFFFF), st.integers(1, 10)), max_size=20))
def test_no_ghost_is_ever_counted(masks: list[tuple[int, int]]) -> None:
    down: set[int] = set()
    levels = []
    for mask, length in masks:
        levels += [scan(mask)] * length
        down |= {key for key in range(16) if mask >> key & 1}
    assert set(presses(levels)) <= down


def test_a_key_counts_when_the_fingers_have_left_the_rectangle() -> None:
    corners = scan(1 << 0 | 1 << 1 | 1 << 4)
    assert presses([corners] * 20 + [1 << 0 | 1 << 1] * 20) == [0, 1]


IDLE = """
import micropython
from matrix import Matrix
from pad import BEAT_MS, Pad
import wire

class Pin:
    def __init__(self): self.level = 1
    def low(self): pass
    def release(self): pass
    def value(self): return self.level

class Oled:
    present = True
    def step(self, now, face, lit):
        face.changed = 0
        return False

class Hardware:
    layout = "123A456B789C*0#D"
    def __init__(self):
        self.pin = Pin()
        self.matrix = Matrix([self.pin] * 4, [self.pin] * 4)
        self.oled = Oled()
        self.readers = ()
    def lamp(self, level): pass
    def buzz(self, on): pass
    def send(self, frame): return True

hardware = Hardware()
pad = Pad(hardware, "uid", 77, 4)
for byte in wire.frame(wire.ASK, 5, 1) + wire.frame(
    wire.STATE, 5, 1, 2, 1, 50, 1, 1000, 0, 0, 0, "a", "b", "c"
):
    pad.receive(0, byte)
pad.step(0)
pad.step(2)
micropython.heap_lock()
for now in range(4, BEAT_MS, 2):
    pad.step(now)
    hardware.pin.level = 1 if now < 100 else 0  # all keys: a ghost, which is refused
micropython.heap_unlock()
print("no memory taken")
"""


@needs_micropython
def test_looking_takes_no_memory(tmp_path: Path) -> None:
    """Between two beats, with lamp, buzzer and display going, nothing is allocated."""
    program = micropython()
    assert program is not None
    (tmp_path / "idle.py").write_text(IDLE)
    ran = subprocess.run(
        [program, str(tmp_path / "idle.py")],
        env={"MICROPYPATH": f"{ROOT / 'firmware'}:{ROOT / 'table' / 'seats'}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.stdout.strip() == "no memory taken", ran.stdout + ran.stderr
