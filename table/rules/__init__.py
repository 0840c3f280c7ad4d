"""The law: pure functions from a state and a move to a new state and what happened.

Nothing here reads a clock, a file or a global random number; `docs/RULES.md` is the authority and
every docstring names its section. Each game is a package of its own with the same five names:
`new_game`, `apply`, `prompt`, `public_view` and `seat_view`.
"""
