from __future__ import annotations

from table.web.limits import MOST_ADDRESSES, Bucket, Limiter, Rate


class Hand:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_and_then_the_rate() -> None:
    clock = Hand()
    bucket = Bucket(Rate(3, 2), clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.5  # one token has come back
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now += 1000  # no more than a burst is saved up
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_one_address_does_not_use_up_anothers() -> None:
    limiter = Limiter(Rate(1, 0), Hand())
    assert limiter.take("a")
    assert not limiter.take("a")
    assert limiter.take("b")


def test_addresses_do_not_fill_the_memory() -> None:
    limiter = Limiter(Rate(1, 0), Hand())
    for n in range(MOST_ADDRESSES + 10):
        assert limiter.take(str(n))
    assert len(limiter._buckets) == MOST_ADDRESSES
    assert not limiter.take(str(MOST_ADDRESSES))
