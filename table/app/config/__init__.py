"""The configuration: one file that a person writes, one that the table writes.

`table.app.config.read` loads the person's file, `table.app.config.sections` is what may stand in it,
`table.app.config.calibration` is the table's own. This module imports nothing, for `--help`.
"""
