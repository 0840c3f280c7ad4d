"""The drum and the voice as sound: synthesised, rendered, played, recorded, and its mask checked."""
