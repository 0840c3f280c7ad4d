# Quello che il tavolo dice in ogni partita: correzioni di chi ospita, guasti, la fine.

paused = Il tavolo aspetta.
we-go-on = Si continua.
once-more = Ancora una volta.
table-is-back = Il tavolo è ripartito. Riprendiamo da dove eravamo rimasti.
player-left = Chi sedeva al posto { $seat } ha lasciato la partita.
player-left-named = { $name } ha lasciato la partita.
host-may-redo = Chi ospita, se vuole, può ora far rigiocare la notte appena passata.
night-again = La notte si rigioca da capo.
night-asked-again = Si ripetono le chiamate.
night-goes-on = La notte continua. Chiudete gli occhi e battete sul tavolo.
call-second-chance = Premete tutti cancelletto. Chi ha perso la propria chiamata prema la D, poi cancelletto.
sleep-second-chance = Grazie.
dawn = Sorge il sole. Aprite tutti gli occhi.
count = { $n }.
points = { $points ->
    [0] Zero punti.
    [one] Un punto.
   *[other] { $points } punti.
}
votes = { $votes ->
    [0] Nessun voto.
    [one] Un voto.
   *[other] { $votes } voti.
}

# Di giorno, in entrambi i giochi.
turn = Posto { $seat }.
turn-named = { $name }.
defence = Posto { $seat }, a te la difesa.
defence-named = { $name }, a te la difesa.
discussion-warning = Mancano trenta secondi.
lynched-nobody = Oggi non si giustizia nessuno.
