"""The seat pads at a table: who plays at them, their cards and houses, and the tools that set them up."""
