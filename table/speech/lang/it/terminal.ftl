# Quello che il terminale mostra durante e dopo una partita; mai pronunciato.

terminal-panel = Posto { $seat }, solo per i tuoi occhi
terminal-panel-named = { $name }, solo per i tuoi occhi
terminal-keys = 0–9 A–D per digitare · # o Invio conferma · * o Backspace cancella
terminal-host = Chi ospita: spazio pausa · r ripete · + un minuto in più · t annulla un voto · n rigioca la notte · s lo schermo · un tasto alla volta
terminal-claw = (l'artiglio indica { $degrees }°)
terminal-code = Posto { $seat }: la tua carta porta il codice
terminal-code-named = { $name }: la tua carta porta il codice
terminal-evening = La serata è salvata in
terminal-nothing-kept = Di questa partita non è rimasto niente.

# La fine.
terminal-seat = Posto { $seat }
terminal-houses = Che cosa c'era sotto le case
terminal-house = Casa
terminal-chest = Forziere
terminal-bet = Scommessa
terminal-points = Punti
terminal-series = Totale
terminal-seal-unused = sigillo non usato
terminal-cards = Le carte
terminal-card = Carta
terminal-fate = Sorte
terminal-alive = in vita
terminal-left = ha lasciato
terminal-dead = Fantasma

# Che cosa è successo al buio.
terminal-wolf = è un lupo mannaro
terminal-no-wolf = non è un lupo mannaro
