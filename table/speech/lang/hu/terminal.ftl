# Amit a terminál játék közben és a végén mutat; sosem hangzik el.

terminal-panel = { seat.number } játékos, csak neked
terminal-panel-named = { $name }, csak neked
terminal-keys = 0–9 A–D írás · # vagy Enter kész · * vagy Backspace törlés
terminal-host = Házigazda: szóköz szünet · r ismétlés · + még egy perc · t szavazat vissza · n újra az éjszaka · s a képernyő · egyszerre egy billentyű
terminal-claw = (a farkaskarom iránya { $degrees }°)
terminal-code = { seat.number } játékos: a kártyád kódja
terminal-code-named = { $name }: a kártyád kódja
terminal-evening = Az este fájljai itt vannak:
terminal-nothing-kept = Ebből a játékból semmi sem maradt meg.

# A vége.
terminal-seat = { seat.number } játékos
terminal-houses = Ami a házak alatt volt
terminal-house = Ház
terminal-chest = Láda
terminal-bet = Fogadás
terminal-points = Pont
terminal-series = Összesen
terminal-seal-unused = a pecsét megmaradt
terminal-cards = A kártyák
terminal-card = Kártya
terminal-fate = Sors
terminal-alive = él
terminal-left = kilépett
terminal-dead = halott

# Ami a sötétben történt.
terminal-wolf = vérfarkas
terminal-no-wolf = nem vérfarkas
