# Guai con il diario di una partita, il suo risultato e i punteggi.

record-disk-full = Il disco è pieno: la partita va avanti in memoria; libera spazio, e si salverà da sola.
record-disk-read-only = Il disco è diventato di sola lettura: la partita va avanti in memoria; rendilo scrivibile, e si salverà da sola.
record-disk-refuses = Il disco non accetta il diario ({ os-reason }): la partita va avanti in memoria; controlla il disco, e non spegnere il tavolo finché la partita non è salvata.
record-disk-slow = Il disco è lento: la partita va avanti in memoria e si salva quando il disco risponde; fino ad allora non spegnere il tavolo.
record-unsaved = { $number ->
    [one] Il disco non ha accettato l'ultima mossa
   *[other] Il disco non ha accettato le ultime { $number } mosse
    }: il diario finisce prima della partita.
record-exists = { $path } contiene già una partita: riprendila con --resume, o indica un'altra cartella.
record-not-created = Il diario { $path } non si può creare ({ os-reason }): indica un'altra cartella, o rendi scrivibile questa.
record-not-cut = La fine tronca di { $path } non si può eliminare ({ os-reason }): libera spazio o rendi scrivibile il disco, poi riprendi di nuovo.
record-none = Il diario { $path } non c'è, quindi non c'è niente da riprendere: comincia una nuova partita.
record-not-opened = Il diario { $path } non si apre ({ os-reason }): controlla la cartella e i suoi permessi.
record-closed = Il diario di questa partita è chiuso: riprendi la partita per continuare.
record-busy = Questa partita è già in corso nel processo { $pid }: chiudi prima quello, o comincia un'altra partita.
record-busy-elsewhere = Questa partita è già in corso in un altro processo: chiudi prima quello, o comincia un'altra partita.
record-entry-long = Una voce di { $size } byte è troppo lunga per il diario: resta entro { $most } byte.
record-damaged-start = { $path } è rovinato all'inizio e non si legge: comincia una nuova partita.
record-before-game = { $path } finisce prima dell'inizio della partita, quindi non c'è niente da riprendere: comincia una nuova partita.
record-damaged = { $path } è rovinato al byte { $at } di { $size } e buono fino alla voce { $entry }: recupera il file da una copia, o sposta altrove la sua cartella.
record-format = { $path } è scritto nel formato { $format } e questo programma legge il formato { $ours }: aprilo con la versione di burgomaster che l'ha scritto, o con una più nuova.
record-not-ours = { $path } non è il diario di una partita: indica un file scritto da burgomaster.
record-entry-unknown = Questo programma non conosce la voce { $number } del diario: aprilo con la versione di burgomaster che l'ha scritto.

trace-fails = La traccia { $path } non si può scrivere ({ os-reason }): la partita va avanti senza, e il diario può ricostruirla.
trace-slow = Il disco è lento e può mancare la fine di { $path }: “{ $command }” racconta la partita dal diario.
result-unwritten = Il risultato non si può scrivere ({ os-reason }): libera spazio sul disco, e “{ $command }” lo scrive.
result-unread = { $path } non si legge ({ os-reason }): recuperalo da una copia.
scores-newer = I punteggi in { $path } li ha scritti una versione più nuova di burgomaster: usa quella.
scores-busy = I punteggi in { $path } adesso non si possono usare ({ os-reason }): i risultati restano accanto alle partite, e più tardi “burgomaster scores --import CARTELLA” aggiunge le partite di una cartella.
scores-damaged = I punteggi in { $path } sono rovinati: sposta il file, e “burgomaster scores --import” li ricostruirà dalle partite.
folder-unwritten = Nella cartella { $path } non si può scrivere ({ os-reason }): indicane un'altra con --out, o rendila scrivibile.
nothing-to-resume = Non c'è niente da riprendere in { $path }: lì non si è interrotta nessuna partita.
record-header-unknown = La versione { $version } non conosce l'intestazione della partita: aprila con la versione di burgomaster che l'ha scritta.
