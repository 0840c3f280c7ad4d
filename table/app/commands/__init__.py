"""What is typed after `burgomaster`, a file a command."""
