"""Whether the drum hides what hands and motors do: a masking model, and noises to hide.

A model, not ears: `docs/sound/mask.md` says what it leaves out.
"""
