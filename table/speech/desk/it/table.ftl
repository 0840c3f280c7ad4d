# Il tavolo: gira, aspetta, e riprende ciò che si è interrotto.

table-waits = In attesa dei giocatori: premete # su un tastierino o prendete posto con un telefono, e poi si comincia.
table-players = { $number ->
    [one] Gioca una persona.
   *[other] Si gioca in { $number }.
    }
table-points-anew = Se cambia il numero dei giocatori, i punti ripartono da zero; se si torna in { $number }, continuano.
table-put-away = Il tavolo si ferma qui; “{ $command }” riprenderà la sua partita.
table-put-away-waiting = Il tavolo si ferma qui; “{ $command }” lo riavvia.
table-runs-already = Il tavolo è già in funzione (processo { $pid }): chiudi prima quello; il servizio si ferma con “sudo systemctl stop burgomaster”.
table-folder-shut = Nella cartella { $path } non si può scrivere ({ os-reason }): rendila scrivibile, o imposta [table] games_folder.
table-own-pace = --speed va con --simulated: una stanza piena di gente ha il suo ritmo.
table-number-of-games = Il numero delle partite va da { $least } a 100, non { $games }.
table-set-aside = La partita in { $path } si è interrotta { $times ->
    [one] una volta
   *[other] { $times } volte
    } ed è stata messa da parte come { $aside }.
table-waits-anew = La partita è stata messa da parte come { $aside }, e il tavolo ne gioca un'altra.
table-leaves-game = Un altro processo sta giocando la partita in { $path }: il tavolo non la tocca e ne gioca un'altra.
bot-unknown = Il bot “{ $kind }” non esiste: scegli tra: { $known }.
table-paused-at-once = Il tavolo è in pausa; per farlo continuare, gioca senza --instant.
status-waiting = In attesa dei giocatori: { $rules }
status-playing = Partita in corso: { $rules }
table-goes-on-first = Prima si finisce una partita interrotta, com'era cominciata, senza tener conto di { $options }.
table-voice-first = La partita comincia appena la voce è pronta.
table-sit-first = Al posto { $seat } non c'è ancora nessuno: prima # sul suo tastierino, poi A#.
typed-waiting-pads = Con Invio si comincia, un numero dice quanti giocano, e una riga come “3 A#” preme i tasti di un tastierino: prima il posto (da 1 a { $most }), poi i tasti (da 0 a 9, da A a D, * e #).
typed-waiting = Con Invio si comincia, e un numero dice quanti giocano.
typed-pads = Una riga come “3 A#” preme i tasti di un tastierino: prima il posto (da 1 a { $most }), poi i tasti (da 0 a 9, da A a D, * e #).
typed-nothing = Durante una partita qui non si scrive niente: rispondi su un tastierino o con un telefono.
