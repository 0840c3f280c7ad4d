"""The table in a terminal: the story as it goes, a person's pad, the host's keys."""
