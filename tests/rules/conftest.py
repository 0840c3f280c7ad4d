"""One Hypothesis profile for the law: pure code, so examples are cheap and no deadline is needed."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("law", deadline=None, max_examples=150)
settings.load_profile("law")
