"""One script a game: how its rules are told to the room."""
