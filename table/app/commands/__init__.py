"""What is typed after `burgomaster`: a file a command; `…tool.py` is what the longer ones do."""
