# Che cosa si è giocato, per “burgomaster games”, “scores”, “roles” e “odds”.

# Chi ha vinto, all'inizio di una riga o in una casella.
side-werewolf = il Lupo mannaro
side-town = la città
side-werewolves = i lupi mannari
side-humans = gli umani
side-werehamster = il Criceto mannaro
side-nobody = nessuno

games-game = Partita
games-rules = Regole
games-players = Persone
games-ended = Vittoria
games-in-play = in corso
games-interrupted = interrotta
games-go-on = L'ultima partita interrotta riprende con “burgomaster play --resume”, qualsiasi altra con “burgomaster play --resume --out { $folder }”.
games-shut = Il servizio del tavolo tiene le proprie partite in { $path }, dove può guardare solo lui: esegui “sudo burgomaster { $command }”.

scores-none = Non c'è ancora nessuna partita nel conto: giocane una con “burgomaster play”.
scores-bots-alone = Finora ha giocato solo il computer ({ $games ->
    [one] una partita
   *[other] { $games } partite
    }): prendi un posto con “burgomaster play --seat 1” o con il telefono, oppure guarda i suoi punti con “burgomaster scores --bots”.
scores-bot = { $player } (computer)
scores-player = Nome
scores-points = Punti
scores-won = Vinte
scores-games = Partite
scores-series = Serie vinte
scores-of = { $won } su { $played }
scores-imported = Partite aggiunte: { $added }. Già contate, o finite senza vittoria: { $known }.
scores-no-folder = La cartella { $path } non esiste: indicane una con delle partite.
scores-folder-shut = La cartella { $path } non si può leggere ({ os-reason }): indicane un'altra, o permetti al tuo utente di leggerla.

roles-role = Ruolo
roles-side = Vince con
roles-seen = Appare
roles-does = Di notte
roles-called = Chiamata
roles-slot = Tempo
roles-alone = nessun altro
roles-human = umano
roles-wolf = lupo
roles-nothing = dorme
roles-attack = sceglie la vittima
roles-ask = scruta: è un lupo?
roles-hear = esecuzione: era un lupo?
roles-protect = protegge qualcuno
roles-curse = porta sfortuna
roles-meet = vede l'altro
roles-become = imita qualcuno
roles-visit = va da qualcuno
roles-from-night = dalla notte { $night }
roles-in-night = notte { $night }
roles-nights = notti { $first }–{ $last }
roles-seconds = { $seconds } s
roles-mix = La composizione predefinita
roles-players = Persone
roles-order = L'ordine della notte: { $roles }
roles-of-tabula = Ruoli e composizione ci sono in Lupus in Tabula: indica --rules tabula-hu, -da o -it.
roles-odds = { $players } persone, { $wolves ->
    [one] un lupo mannaro
   *[other] { $wolves } lupi mannari
    }, ogni scelta a caso: la probabilità che vincano i lupi mannari è { $chance } ({ $whole },{ $tenth }%).
