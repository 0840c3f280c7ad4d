table-no-language = Il tavolo non parla “{ $lang }”; scegli tra: { $known }.

# Nomi di chi gioca.
name-empty = Serve un nome: digitane uno.
name-long = “{ $name }” è troppo lungo: al massimo { $most } lettere, per favore.
name-unseen = “{ $name }” contiene caratteri che non si vedono: usa solo lettere.
name-twice = “{ $name }” compare due volte tra i nomi: aggiungi una lettera a uno dei due.

# Quello che si è chiesto non è possibile, e che cosa fare invece.
command-no-rules = Il regolamento “{ $rules }” non esiste; scegli tra: { $known }.
command-tabula-only = Le opzioni --mix, --first-game e --deal sono per Lupus in Tabula; qui toglile.
command-option-form = --option vuole NOME=VALORE, non “{ $typed }”.
command-option-unknown = In questo regolamento l'opzione “{ $name }” non esiste; ci sono: { $known }.
command-option-value = Il valore di “{ $name }” deve essere { $allowed }, non “{ $value }”.
command-no-seat = Il posto { $seat } non c'è: con { $players } giocatori scegli da 1 a { $players }.
command-seat-instant = Con --seat serve il tempo di digitare: togli --instant.
command-seat-terminal = Con --seat si digita in un terminale: avvia il tavolo da lì.
command-speed = La velocità deve essere da { $least } a { $most }, non { $speed }.
command-seed = Il seme deve essere un numero intero da 0 a 9223372036854775807.
command-port = La porta deve essere da 1 a 65535, non { $port }.
command-names-count = { $given ->
    [one] Un nome
   *[other] { $given } nomi
    } per { $players } giocatori: con --names danne uno per ciascuno, separati da virgole, oppure togli --players.
command-resume-alone = Con --resume la partita continua com'era cominciata: togli { $options }.
command-resume-run = Questa partita si gioca su più tastierini, e un solo terminale non li sostituisce: la riprende “burgomaster run”.
command-rules-first = Di' quale gioco intendi: aggiungi --rules, come in “burgomaster play”.
command-nights = Il numero di notti deve essere almeno 1, non { $nights }.
command-pair = Le coppie si contano da 0; la coppia { $pair } non esiste.
command-rendering = Preparo la voce, una volta sola
command-voice-once = Preparo la voce: ci vuole un po', ma una volta sola.
command-stopped = Interrotto. Non si è perso niente: “{ $command }” riprende questa partita.
command-narrow = Il terminale è troppo stretto per l'immagine: allargalo almeno a { $columns } colonne.
command-output = Non si può scrivere l'output ({ os-reason }): mandalo altrove.

# Una riga di comando che non si capisce.
command-help = { $said }; “{ $command } --help” elenca quello che c'è.
command-needs = Qui manca: { $what }
command-unknown = Qui non c'è “{ $what }”
command-choice = { $argument } non può essere “{ $value }”: scegli tra { $choices }
command-whole = { $argument } vuole un numero intero, non “{ $value }”
command-number = { $argument } vuole un numero, non “{ $value }”
command-value = { $argument } non può essere “{ $value }”
command-takes-one = { $argument } vuole un valore
command-takes-none = { $argument } non vuole nessun valore
command-not-both = { $argument } e { $other } non vanno insieme
command-one-of = Serve uno di questi: { $what }
