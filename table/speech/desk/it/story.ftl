# Il racconto di una partita, da `burgomaster replay` e alla sua fine. Mai un participio che
# scelga un sesso: i verbi hanno “avere”.

story-seat = Il posto { $seat }
story-seat-role = Il posto { $seat } ({ $role })
story-name-role = { $name } ({ $role })
story-house = Casa { $house }
story-told = { $who } ha letto: «{ $told }»

# Parti della serata.
story-setup = Prima della prima notte
story-night = Notte { $night }
story-day = Giorno { $night }
story-coins = Le monete

# Le scelte a Lupusburg.
story-chest = { $who } ha nascosto il forziere nella casa { $house }.
story-place = { $who } ha messo la prima carta sotto la casa { $house }.
story-lift = { $who } ha sollevato la casa { $house } e ha guardato dentro.
story-lift-none = { $who } non ha sollevato nessuna casa.
story-strike = { $who } ha scelto la casa { $house } per l'artiglio.
story-strike-none = { $who } non ha scelto nessuna casa per l'artiglio.
story-ask = { $who } ha voluto vedere una carta del posto { $seat }.
story-ask-named = { $who } ha voluto vedere una carta di { $name }.
story-ask-none = { $who } non ha chiesto carte a nessuno.
story-show = { $who } ha mostrato la carta sotto la casa { $house }.
story-bet = { $who } ha messo il sigillo sul posto { $seat }.
story-bet-named = { $who } ha messo il sigillo su { $name }.
story-bet-none = { $who } non ha scommesso.
story-keep = { $who } ha tenuto la moneta da { $points }.
story-token = { $who } ha messo un gettone sulla casa { $house }.
story-vote = { $who } ha votato contro la casa { $house }.
story-vote-twice = { $who } ha votato due volte contro la casa { $house }.
story-vote-both = { $who } ha votato contro la casa { $house } e contro la casa { $other }.
story-coin = { $who } ha sollevato il sigillo: la moneta vale { $points }.

# Le scelte a Lupus in Tabula.
story-code = { $who } ha inserito la carta con il codice { $code }.
story-attack = { $who } ha scelto come vittima il posto { $seat }.
story-attack-named = { $who } ha scelto come vittima { $name }.
story-attack-none = { $who } non ha scelto nessuna vittima.
story-inquire = { $who } ha scrutato il posto { $seat }.
story-inquire-named = { $who } ha scrutato { $name }.
story-inquire-none = { $who } non ha scrutato nessuno.
story-protect = { $who } ha protetto il posto { $seat }.
story-protect-named = { $who } ha protetto { $name }.
story-protect-none = { $who } non ha protetto nessuno.
story-curse = { $who } ha attirato la sfortuna sul posto { $seat }.
story-curse-named = { $who } ha attirato la sfortuna su { $name }.
story-curse-none = { $who } non ha attirato la sfortuna su nessuno.
story-become = { $who } ha preso a modello il posto { $seat }.
story-become-named = { $who } ha preso a modello { $name }.
story-become-none = { $who } non ha preso a modello nessuno.
story-visit = { $who } ha passato la notte a casa del posto { $seat }.
story-visit-named = { $who } ha passato la notte a casa di { $name }.
story-visit-none = { $who } ha passato la notte in casa propria.
story-nominate = { $who } ha accusato il posto { $seat }.
story-nominate-named = { $who } ha accusato { $name }.
story-nominate-none = { $who } non ha accusato nessuno.
story-run-off = { $who } ha votato contro il posto { $seat }.
story-run-off-named = { $who } ha votato contro { $name }.
story-run-off-none = { $who } non ha votato.

# Ciò che si è saputo di chi ha un nome; senza nomi vale la riga del tavolo.
story-thumb-up = { $name }: pollice su, è un lupo.
story-thumb-down = { $name }: pollice giù, non è un lupo.
story-freemason = L'altro Massone: { $name }
story-victim = Vittima: { $name }.

# Ciò che non è una scelta delle regole.
story-card-seen = { $who } ha guardato la carta.
story-talked = { $who } non aveva altro da dire.
story-again = { $who } ha chiesto in segreto di ripetere le chiamate.
story-claw = L'artiglio ha indicato la casa { $house }.
story-claw-seat = L'artiglio ha indicato il posto { $seat }.
story-claw-named = L'artiglio ha indicato { $name }.
story-paused = Chi ospita ha messo in pausa il tavolo.
story-went-on = Chi ospita ha fatto ripartire il tavolo.
story-repeated = Chi ospita ha fatto ripetere l'ultima parte.
story-extended = { $seconds ->
    [one] Chi ospita ha concesso un secondo in più.
   *[other] Chi ospita ha concesso { $seconds } secondi in più.
}
story-took-back = Chi ospita ha annullato l'ultimo voto palese.
story-redone = Chi ospita ha fatto rigiocare la notte.
story-left = { $who } ha lasciato la partita.
story-eyes-open = { $who } aveva gli occhi aperti, e chi ospita se n'è accorto.
story-stopped = Chi ospita ha terminato la partita.
story-came-back = Il tavolo è ripartito dopo lo spegnimento.
story-lifted = Qualcuno ha sollevato la casa { $house }.
story-put-back = La casa { $house } è tornata al suo posto.
story-ambiguous = Non si è capito che cosa ci fosse dove va la casa { $house }.

# Quanto il racconto è ciò che è successo.
story-exact = La serata è andata proprio così: ogni segnale coincide, byte per byte.
story-no-trace = Accanto al diario non c'è una traccia con cui confrontare il racconto.
story-differs = I segnali non coincidono con la traccia accanto al diario: la traccia si interrompe, o qualcuno l'ha cambiata. Quello che conta è il diario.
story-other-version = La partita si è giocata con la versione { $made }; la versione { $version } non può ripeterla esattamente. Le scelte sono quelle di allora, ciò che ne segue può cambiare.
story-broken-off = Il disco non ha accettato la fine del diario: il racconto si ferma prima.

# La fine, notte per notte: «Notte 2 · i lupi mannari → Anna · † Anna (Veggente)».
story-recap = Notte per notte
story-by-claw = l'artiglio
story-by-wolves = i lupi mannari
story-by-lynching = l'esecuzione
story-nobody = nessuno
story-master = il Master
story-gone = ha lasciato la partita

# La pagina.
retold-game = Il racconto di una partita: { $rules }, { $players } persone
retold-play = Avvia
retold-pause = Pausa
retold-speed = Velocità
retold-as-it-was = come dal vivo
retold-secrets = con ciò che era segreto
retold-time = Tempo della partita
retold-parts = Notti e giorni
retold-noscript = Questa pagina ha bisogno di JavaScript: attivalo, oppure leggi il racconto in un terminale con “burgomaster replay”.
retold-served = La partita si racconta su { $address }; Ctrl-C la chiude.
replay-tells = “{ $command }” racconta tutto ciò che era segreto.

# Ciò che va storto.
replay-no-game = Non c'è ancora nessuna partita: giocane una con “burgomaster play”.
replay-not-found = La partita “{ $name }” non c'è; “burgomaster games” elenca quelle che ci sono.
replay-not-over = Questa partita non è finita e i suoi segreti restano tali: prima finiscila con “{ $command }”.
replay-in-play = Questa partita è in corso e i suoi segreti restano tali: aspetta che finisca.
replay-speed = La velocità deve essere da 0.01 a 100000, non { $speed }.
replay-web-alone = Con --web la partita si racconta su una pagina: togli { $options }.
replay-nothing-kept = Di questa partita in { $path } non è rimasto niente; forse il disco era pieno.
replay-other-version = La partita si è giocata con la versione { $made }; la versione { $version } non può ripeterla ({ $reason }): usa la versione con cui si è giocata.
replay-not-written = Non si può scrivere { $path } ({ os-reason }): indica un altro file con --out.
replay-page-shut = La pagina non si apre su { $host }, porta { $port } ({ os-reason }): indicane altri con --host e --web.
