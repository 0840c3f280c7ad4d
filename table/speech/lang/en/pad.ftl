# What the pads' little displays show between games: three lines of fourteen signs. Never spoken.

pad-free = Press # to be in the game.
pad-in = You are in: start with A#, leave with D#
pad-no-game = This seat does not play now.
