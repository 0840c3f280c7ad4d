"""No deadline for Hypothesis: a whole game is one example, and a busy machine is no failure."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("whole games", deadline=None)
settings.load_profile("whole games")
