"""Golden games, each a story that a person can read: `stories/`, in the format of storybook.py.

`pytest tests/burgomaster/test_stories.py --rewrite-stories` writes what the table tells now into
them; the lines by hand stay. Read the difference before you commit it.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from storybook import read

STORIES = sorted(Path(__file__).with_name("stories").glob("*.txt"))


@pytest.mark.parametrize("path", STORIES, ids=lambda path: path.stem)
def test_the_table_tells_the_story(path: Path, request: pytest.FixtureRequest) -> None:
    story = read(path)
    now = story.tell()
    if request.config.getoption("--rewrite-stories"):
        path.write_text(now, encoding="utf-8")
    assert now == path.read_text(encoding="utf-8")
    assert read(path).by_hand == story.by_hand  # nothing by hand is lost when it is rewritten


def test_there_are_at_least_twelve() -> None:
    assert len(STORIES) >= 12
