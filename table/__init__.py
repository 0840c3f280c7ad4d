"""The Burgomaster's table: a game master for Werewolf-type games played face to face."""

__version__ = "0.1.0"
