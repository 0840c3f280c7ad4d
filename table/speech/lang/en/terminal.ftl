# What the terminal shows while a game runs and when it has ended; never spoken.

terminal-panel = Seat { $seat }, for your eyes only
terminal-panel-named = { $name }, for your eyes only
terminal-keys = 0–9 A–D type · # or Enter confirms · * or Backspace clears
terminal-host = Host: space pauses · r repeats · + one minute more · t takes back a vote · n night again · s the screen · one key at a time
terminal-claw = (the claw points to { $degrees }°)
terminal-code = Seat { $seat }: the card dealt to you bears the code
terminal-code-named = { $name }: the card dealt to you bears the code
terminal-evening = The evening is in
terminal-nothing-kept = Nothing of this game was kept.

# The end.
terminal-seat = Seat { $seat }
terminal-houses = What lay under the houses
terminal-house = House
terminal-chest = Chest
terminal-bet = Bet
terminal-points = Points
terminal-series = Series
terminal-seal-unused = seal unused
terminal-cards = The cards
terminal-card = Card
terminal-fate = Fate
terminal-alive = alive
terminal-left = left
terminal-dead = dead

# What happened in the dark: "Night 2: Anna (Seer) → Béla: no werewolf".
terminal-wolf = a werewolf
terminal-no-wolf = no werewolf
