"""One game from its header to its result: its loop, its files, and what it shows and sounds."""
