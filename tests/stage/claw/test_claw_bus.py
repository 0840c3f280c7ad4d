"""The bus servo against its model, byte for byte."""

import os
import pty
import threading
import tty
from contextlib import suppress
from typing import Any

import pytest

from table import cues
from table.cues import Phrase
from table.stage.claw import Claw, ClawBlocked, ClawError, Dial
from table.stage.claw.bus import BusDriver, open_line
from table.stage.claw.simulated import StsServo
from table.stage.claw.sts import Fault, Garbled, Instruction, parse_answer, request

DIAL = Dial(places=12, low=0, high=4095, travel_deg=360)


def test_packets_are_those_of_the_manual() -> None:
    # Feetech's protocol manual: ping of servo 1, and a read of two bytes at 0x38.
    assert request(1, Instruction.PING).hex(" ") == "ff ff 01 02 01 fb"
    assert request(1, Instruction.READ, 0x38, 2).hex(" ") == "ff ff 01 04 02 38 02 be"
    assert parse_answer(bytes.fromhex("ff ff 01 02 00 fc"), 1).data == b""
    answer = parse_answer(bytes.fromhex("ff ff 01 04 00 18 05 dd"), 1)
    assert int.from_bytes(answer.data, "little") == 1304


@pytest.mark.parametrize(
    ("packet", "says"),
    [
        ("", "–"),
        ("ff ff 01 02 00", "no packet"),
        ("fe ff 01 02 00 fc", "no packet"),
        ("ff ff 01 03 00 fb", "no packet"),
        ("ff ff 01 02 00 fd", "wrong checksum"),
        ("ff ff 02 02 00 fb", "Servo 2 answered, but 1 was asked"),
    ],
)
def test_anything_but_a_right_answer_is_garbled(packet: str, says: str) -> None:
    with pytest.raises(Garbled, match=says):
        parse_answer(bytes.fromhex(packet), 1)


def test_every_damaged_bit_of_an_answer_is_noticed() -> None:
    good = bytes.fromhex("ff ff 01 04 00 18 05 dd")
    for bit in range(len(good) * 8):
        bad = bytearray(good)
        bad[bit // 8] ^= 1 << bit % 8
        with pytest.raises(Garbled):
            parse_answer(bytes(bad), 1)


def test_attaching_takes_its_place_as_the_goal_before_the_torque() -> None:
    servo = StsServo(position=1304)
    driver = BusDriver(lambda: servo)
    assert driver.attach(held=77) == 1304
    assert [packet.hex(" ") for packet in servo.packets] == [
        "ff ff 01 04 02 38 02 be",
        "ff ff 01 05 03 2a 18 05 af",
        "ff ff 01 04 03 28 01 ce",
    ]
    driver.detach()
    assert not servo.torque


@pytest.mark.parametrize("fault", ["mute", "noise"])
@pytest.mark.parametrize("times", [1, 2])
def test_an_answer_lost_or_damaged_twice_is_asked_for_again(fault: str, times: int) -> None:
    servo = StsServo(position=100)
    driver = BusDriver(lambda: servo)
    driver.attach(0)
    setattr(servo, fault, times)
    driver.move(200)
    assert driver.read() == 200


@pytest.mark.parametrize(
    ("fault", "says"),
    [("mute", "does not answer: check its cable"), ("noise", r"a wrong checksum \(ff ff 01")],
)
def test_three_times_is_trouble(fault: str, says: str) -> None:
    servo = StsServo()
    driver = BusDriver(lambda: servo)
    driver.attach(0)
    setattr(servo, fault, 3)
    with pytest.raises(ClawError, match=says):
        driver.move(200)
    assert driver.read() is None
    assert driver.attach(0) == 200  # the order was heard; only the answers were not


def test_an_adapter_that_hears_itself_is_understood() -> None:
    servo = StsServo(position=9)
    servo.echo = True
    driver = BusDriver(lambda: servo)
    assert driver.attach(0) == 9
    driver.move(300)
    assert driver.read() == 300


def test_a_pulled_plug_is_said_and_a_new_line_is_opened() -> None:
    servos = [StsServo(position=5), StsServo(position=50)]
    opened = iter(servos)
    driver = BusDriver(lambda: next(opened))
    driver.attach(0)
    servos[0].gone = True
    with pytest.raises(ClawError, match="line is gone"):
        driver.move(10)
    assert driver.attach(0) == 50


def test_a_plug_that_stays_out_is_the_same_trouble() -> None:
    servo = StsServo()
    opened = iter([lambda: servo, lambda: open_line("/dev/ttyUSB7")])
    driver = BusDriver(lambda: next(opened)())
    driver.attach(0)
    servo.gone = True
    said = set()
    for _ in range(2):
        with pytest.raises(ClawError) as raised:
            driver.attach(0)
        assert isinstance(raised.value.said, Phrase)
        said.add(raised.value.said.key)
    assert said == {"claw-line-gone"}


def test_a_line_that_is_not_there_is_said() -> None:
    driver = BusDriver(lambda: open_line("/dev/ttyUSB7"))
    with pytest.raises(ClawError, match=r"/dev/ttyUSB7 cannot be opened \(it is not there\)"):
        driver.attach(0)
    driver.close()


@pytest.mark.parametrize(
    ("fault", "kind", "says"),
    [
        (Fault.OVERLOAD, ClawBlocked, "overloaded"),
        (Fault.OVERLOAD | Fault.VOLTAGE, ClawBlocked, "overloaded"),
        (Fault.TEMPERATURE, ClawError, "too hot"),
        (Fault.VOLTAGE, ClawError, "voltage"),
    ],
)
def test_what_the_servo_reports_is_said(fault: Fault, kind: type[ClawError], says: str) -> None:
    servo = StsServo()
    driver = BusDriver(lambda: servo)
    driver.attach(0)
    servo.faults = fault
    with pytest.raises(kind, match=says):
        driver.move(1)


def test_a_position_just_below_zero_is_negative() -> None:
    servo = StsServo(position=0x8003)
    assert BusDriver(lambda: servo).attach(0) == -3


def perform(servo: StsServo, time: Any, house: int, ms: int = 2000) -> tuple[Claw, list[ClawError]]:
    told: list[ClawError] = []
    claw = Claw(
        BusDriver(lambda: servo), DIAL, on_trouble=told.append, clock=time.clock, sleep=time.sleep
    )
    claw.perform(cues.Claw(t=0, phase="dawn/claw", house=house, ms=ms))
    assert claw.settle(60)
    return claw, told


@pytest.mark.parametrize("house", range(1, 13))
def test_the_claw_gets_there_and_lets_go(time: Any, house: int) -> None:
    servo = StsServo(position=2000)
    claw, told = perform(servo, time, house)
    assert told == []
    assert servo.position == DIAL.aim(house, None)
    assert not servo.torque
    assert claw.angle() == pytest.approx((house - 1) * 30, abs=0.1)
    claw.close()


def test_a_blocked_claw_is_noticed_in_the_motion_and_let_go(time: Any) -> None:
    servo = StsServo(position=0)
    servo.blocked = True
    claw, told = perform(servo, time, 7, ms=4000)
    assert len(told) == 1
    assert isinstance(told[0], ClawBlocked)
    assert "stands at step 0" in str(told[0])
    assert time.now < 3  # before the motion was over
    assert not servo.torque
    servo.blocked = False
    claw.perform(cues.Claw(t=9000, phase="dawn/claw", house=7, ms=2000))
    assert claw.settle(60)
    assert len(told) == 1
    assert servo.position == DIAL.aim(7, None)
    claw.close()


def test_a_claw_stopped_just_short_is_noticed_at_the_end(time: Any) -> None:
    servo = StsServo(position=DIAL.aim(2, None) - 100)  # 9 degrees
    servo.blocked = True
    _, told = perform(servo, time, 2)
    assert [type(error) for error in told] == [ClawBlocked]
    assert time.now == pytest.approx(2.2)


def test_a_servo_that_only_lags_is_left_alone(time: Any) -> None:
    servo = StsServo(position=0, slew=20)  # 88 degrees a second behind a faster motion
    _, told = perform(servo, time, 4, ms=1500)
    assert told == []


def test_where_it_is_held_is_where_it_came_to_rest(time: Any) -> None:
    servo = StsServo(position=0, slew=31)
    claw, told = perform(servo, time, 2, ms=220)  # 341 steps in eleven frames of 31: a little short
    assert told == []
    assert servo.position != DIAL.aim(2, None)
    assert claw._held == servo.position
    claw.close()


class Wire(threading.Thread):
    """The model at the far end of a pseudo-terminal."""

    def __init__(self, servo: StsServo) -> None:
        super().__init__(daemon=True)
        self._master, slave = pty.openpty()
        tty.setraw(slave)
        self._slave = slave
        self.device = os.ttyname(slave)
        self._servo = servo

    def run(self) -> None:
        with suppress(OSError):  # the terminal is closed at the end of the test
            while packet := os.read(self._master, 64):
                self._servo.write(packet)
                if answer := self._servo.read(64):
                    os.write(self._master, answer)

    def cut(self) -> None:
        os.close(self._slave)
        os.close(self._master)


def test_over_a_real_serial_port() -> None:
    servo = StsServo(position=700)
    wire = Wire(servo)
    wire.start()
    driver = BusDriver(lambda: open_line(wire.device))
    assert driver.attach(0) == 700
    for position in range(700, 800, 10):
        driver.move(position)
    driver.arrive(790)
    assert driver.read() == 790
    servo.mute = 1
    driver.move(800)  # a real time-out, and the answer to the second try
    assert driver.read() == 800
    driver.detach()
    assert not servo.torque
    driver.close()
    wire.cut()


def test_a_second_programme_cannot_open_the_line() -> None:
    wire = Wire(StsServo())
    wire.start()
    driver = BusDriver(lambda: open_line(wire.device))
    driver.attach(0)
    second = BusDriver(lambda: open_line(wire.device))
    with pytest.raises(
        ClawError, match=rf"{wire.device} cannot be opened \(another program uses it\)"
    ):
        second.attach(0)
    driver.close()
    wire.cut()
