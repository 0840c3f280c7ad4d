"""What runs beside the table: its failures and its end are the table's."""

from __future__ import annotations

import asyncio

import pytest

from table.app.party import appliance


def test_what_runs_beside_the_table_does_not_fail_in_silence() -> None:
    async def fails() -> None:
        await asyncio.sleep(0)
        raise ZeroDivisionError

    async def table() -> None:
        async with appliance._beside(fails()):
            await asyncio.sleep(60)

    with pytest.raises(ZeroDivisionError):
        asyncio.run(table())


def test_being_told_to_stop_while_what_ran_beside_ends_is_not_forgotten() -> None:
    """SIGTERM in the moment in which a game begins: the lobby's screen was being put away."""
    ends = asyncio.Event()

    async def ends_slowly() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            ends.set()
            await asyncio.sleep(0)
            await asyncio.sleep(0)

    async def table() -> None:
        async with appliance._beside(ends_slowly()):
            await asyncio.sleep(0)
        pytest.fail("the game went on")

    async def stopped() -> None:
        playing = asyncio.create_task(table())
        await ends.wait()
        playing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await playing

    asyncio.run(stopped())


@pytest.mark.parametrize("body", ["is over", "fails too"])
def test_what_fails_beside_in_the_moment_the_table_is_done_is_raised(body: str) -> None:
    done = asyncio.Event()

    async def fails() -> None:
        done.set()
        raise ZeroDivisionError

    async def table() -> None:
        async with appliance._beside(fails()):
            await done.wait()
            if body == "fails too":
                raise KeyError

    with pytest.raises(ZeroDivisionError):
        asyncio.run(table())
