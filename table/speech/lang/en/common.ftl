# What the table says in any game. One sentence a line; $arguments as in arguments.py.

sound-check = This is the Burgomaster's table. If you hear this over the drum, the voice is loud enough.
sound-check-eyes = Close your eyes and tap on the table.
sound-check-count = { $n }
