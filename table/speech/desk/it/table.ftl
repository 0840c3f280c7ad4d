# Il tavolo: gira, aspetta, e riprende ciò che si è interrotto.

table-waits = In attesa dei giocatori: # su un tastierino, o un telefono, e poi si comincia.
table-players = { $number ->
    [one] Una persona gioca.
   *[other] Si gioca in { $number }.
    }
table-points-anew = Con un altro numero di giocatori i punti ripartono da zero; di nuovo in { $number }, continuano.
table-put-away = Il tavolo è riposto; “burgomaster run” continua la sua partita.
table-runs-already = Il tavolo gira già (processo { $pid }): chiudi prima quello; il servizio si ferma con “sudo systemctl stop burgomaster”.
table-folder-shut = Nella cartella { $path } non si può scrivere ({ os-reason }): rendila scrivibile, o imposta [table] games_folder.
table-own-pace = --speed va con --simulated: una stanza piena di gente ha il suo ritmo.
table-number-of-games = Il numero delle partite va da { $least } a 100, non { $games }.
table-set-aside = La partita in { $path } si è interrotta { $times ->
    [one] una volta
   *[other] { $times } volte
    } ed è messa da parte come { $aside }.
table-waits-anew = È messa da parte come { $aside }, e il tavolo aspetta una nuova partita.
bot-unknown = Non c'è un bot “{ $kind }”: scegli tra { $known }.
table-paused-at-once = Il tavolo è in pausa; gioca senza --instant per farlo continuare.
status-waiting = In attesa dei giocatori: { $rules }
status-playing = In gioco: { $rules }
