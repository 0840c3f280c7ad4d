# Quello che il tavolo dice in ogni partita: correzioni di chi ospita, guasti, la fine.

paused = Il tavolo aspetta.
we-go-on = Si continua.
once-more = Ancora una volta.
table-is-back = Il tavolo è tornato. Riprendiamo da dove eravamo.
player-left = Il posto { $seat } ha lasciato la partita.
player-left-named = { $name } ha lasciato la partita.
host-may-redo = Chi ospita può ora far rigiocare questa notte.
night-again = Questa notte si rigioca.
night-asked-again = Le chiamate si ripetono.
night-goes-on = La notte continua. Chiudete gli occhi e battete.
call-second-chance = Premete tutti cancelletto. Chi ha perso la propria chiamata prema prima D.
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
discussion-warning = Trenta secondi.
lynched-nobody = Oggi non si giustizia nessuno.
