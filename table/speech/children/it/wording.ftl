# The children's wording: the Harlot is a guest, and nobody is lynched but sent away.

# In lupusburg.ftl.
lynched = La folla manda via la casa { $house }. La casa e il suo personaggio escono dal gioco, coperti.

# In screen.ftl.
role-harlot = Ospite
told-nobody-lynched = Finora non è andato via nessuno.
asked-nominate = Chi vuoi mandare via? Digita il posto.
does-medium = Dalla seconda notte scopri se l'ultima persona mandata via era un lupo mannaro.
screen-run-off-begins = Ballottaggio
screen-run-off-at-once = Ballottaggio

# In table.ftl.
lynched-nobody = Oggi non si manda via nessuno.

# In tabula.ftl.
mix-harlot = L'Ospite.
call-harlot = Ospite, apri gli occhi. Scegli da chi passare la notte.
sleep-harlot = Ospite, chiudi gli occhi.
nomination-begins = La discussione è finita. A turno, scegliete chi mandare via: digitate il posto.
nomination-at-once = La discussione è finita. Tutti insieme, scegliete chi mandare via: digitate il posto.
tabula-lynched = Il villaggio manda via chi siede al posto { $seat }.
tabula-lynched-named = Il villaggio manda via { $name }.
run-off-begins = È l'ora del ballottaggio. Chi non è tra gli Indiziati vota a turno: digitate il posto.
run-off-at-once = È l'ora del ballottaggio. Chi non è tra gli Indiziati vota ora, tutti insieme: digitate il posto.

# On the desk.
roles-hear = chi è andato via: era un lupo?
story-by-lynching = l'allontanamento
