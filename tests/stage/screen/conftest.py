import pytest
from screen_desk import WIRINGS, Desk


@pytest.fixture(params=WIRINGS, ids="-".join)
def desk(request: pytest.FixtureRequest) -> Desk:
    return Desk(*request.param)
