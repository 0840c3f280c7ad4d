# Hvad terminalen viser under et spil og efter det; aldrig sagt.

terminal-panel = Plads { $seat }, kun for dine øjne
terminal-panel-named = { $name }, kun for dine øjne
terminal-keys = 0–9 A–D taster · # eller Enter bekræfter · * eller Backspace sletter
terminal-host = Vært: mellemrum holder pause · r gentager · + et minut mere · t tager en stemme tilbage · n natten om · s skærmen · én tast ad gangen
terminal-claw = (kloen peger på { $degrees }°)
terminal-code = Plads { $seat }: dit kort har koden
terminal-code-named = { $name }: dit kort har koden
terminal-evening = Aftenen ligger i
terminal-nothing-kept = Intet af dette spil blev gemt.

# Slutningen.
terminal-seat = Plads { $seat }
terminal-houses = Hvad der lå under husene
terminal-house = Hus
terminal-chest = Kiste
terminal-bet = Væddemål
terminal-points = Point
terminal-series = I alt
terminal-seal-unused = ubrugt segl
terminal-cards = Kortene
terminal-card = Kort
terminal-fate = Skæbne
terminal-alive = i live
terminal-left = gået
terminal-dead = død

# Hvad der skete i mørket.
terminal-wolf = en varulv
terminal-no-wolf = ikke en varulv
