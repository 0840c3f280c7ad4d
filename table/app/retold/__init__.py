"""A game that is over, told again with everything that was secret."""
