# Quello che si mostra soltanto, sullo schermo al centro, sui tastierini e sulle pagine.

screen-night = Notte
screen-extended = Più tempo

reply-taken = Ricevuto.
reply-ready = Ricevuto: hai finito di parlare.
reply-talk = Parla. Premi A e poi # quando hai finito.
reply-late = Troppo tardi. Non conta.
reply-paused = Il tavolo aspetta. Per ora non conta.
reply-not-asked = Ora non devi fare niente.
reply-not-yet = Non ancora. Aspetta la domanda.
reply-must-choose = Qui bisogna scegliere.
reply-letters = { $n ->
    [one] Digita una lettera, poi #.
   *[other] Digita { $n } lettere, una per gettone, poi #.
}
reply-number = Troppe scelte per una lettera. Digita il numero, poi #.
reply-senseless = Qui non ha senso. Digita un numero o una lettera, poi #.
reply-not-possible = Questa scelta non è valida. Guarda sullo schermo quelle possibili.
reply-card-unknown = Carta ignota. Digita il codice.

host-done = Fatto.
host-not-possible = Ora non è possibile.
host-paused = Il tavolo è in pausa. Prima fallo ripartire.
host-not-paused = Il tavolo non è in pausa.

card-werewolf = Lupo mannaro
card-thief = Ladro
card-townsfolk = Abitante
card-none = nessuna carta
house-standing = Casa { $house }:
house-fallen = Casa { $house } (caduta):
your-chest = il tuo forziere
told-peeked-chest = Casa { $house }: c'è il forziere.
told-peeked-nothing = Casa { $house }: niente forziere.
told-shown = Ti mostrano la casa { $house }:
told-coins = Hai pescato:
coin = { $points }
your-bet = Il tuo sigillo: posto { $seat }, con la moneta da
your-seal = Il tuo sigillo: posto { $seat }
asked-chest = Il tuo forziere: in quale casa?
asked-place = La prima carta: sotto quale casa?
asked-lift = Ladro: quale casa sollevi? D per nessuna.
asked-strike = Lupo mannaro: quale casa? D per nessuna.
asked-ask = Chi ti mostra una carta? Il posto, D per nessuno.
asked-show = Quale carta mostri?
asked-bet = Chi è il Lupo mannaro? Il posto, D per non scommettere.
asked-keep = Quale moneta tieni? La lettera o il numero nella fila.
asked-token = Il tuo gettone: quale casa?
asked-vote = { $n ->
    [one] Il tuo voto: una lettera, A impronta o B ciuffo.
   *[other] I tuoi voti: due lettere, A impronta, B ciuffo: AA, AB o BB.
}
asked-coin = Quanto vale la moneta sotto il tuo sigillo?
asked-nothing = Ora non devi fare niente.
asked-talk = Parla. Premi A e poi # quando hai finito.
asked-night = Occhi chiusi. Digita numeri a caso, poi #.

# Lupus in Tabula
role-villager = Villico
role-werewolf = Lupo mannaro
role-seer = Veggente
role-medium = Medium
role-possessed = Indemoniato
role-bodyguard = Guardia del corpo
role-owl = Gufo
role-freemason = Massone
role-werehamster = Criceto mannaro
role-mythomaniac = Mitomane
role-harlot = Prostituta
you-are = Il tuo ruolo:
you-became = Il tuo nuovo ruolo:
you-are-dead = Sei un Fantasma. Taci fino alla fine.
seat = { $seat }
told-wolf = Posto { $seat }: pollice su, è un lupo.
told-no-wolf = Posto { $seat }: pollice giù, non è un lupo.
told-nobody-lynched = Ancora nessuna esecuzione.
told-freemason = L'altro Massone: posto
told-alone = Non hai compagni.
told-wolves = Lupi:
told-victim = Vittima: { $seat }.
told-no-victim = Nessuna vittima.
asked-card = Il codice della tua carta?
asked-tap = Avvicina la tua carta al tastierino.
asked-nominate = Chi accusi? Digita il posto.
asked-run-off = Quale Indiziato? Digita il posto.
asked-seen = Hai visto la carta? Premi A e poi #.

# Quello che i giocatori fatti di software dicono nella discussione.
remark-suspect = Posto { $seat }: «Non mi fido del posto { $about }.»
remark-trust = Posto { $seat }: «Del posto { $about } mi fido.»
remark-seer-wolf = Posto { $seat }: «La Veggente sono io. Il posto { $about } è un lupo mannaro.»
remark-seer-human = Posto { $seat }: «La Veggente sono io. Il posto { $about } non è un lupo mannaro.»
remark-medium-wolf = Posto { $seat }: «Il Medium sono io. Il posto { $about } era un lupo mannaro.»
remark-medium-human = Posto { $seat }: «Il Medium sono io. Il posto { $about } non era un lupo mannaro.»
remark-doubt = Posto { $seat }: «Non credo al posto { $about }.»
remark-suspect-named = { $who }: «Non mi fido di { $name }.»
remark-trust-named = { $who }: «Di { $name } mi fido.»
remark-seer-wolf-named = { $who }: «La Veggente sono io. { $name } è un lupo mannaro.»
remark-seer-human-named = { $who }: «La Veggente sono io. { $name } non è un lupo mannaro.»
remark-medium-wolf-named = { $who }: «Il Medium sono io. { $name } era un lupo mannaro.»
remark-medium-human-named = { $who }: «Il Medium sono io. { $name } non era un lupo mannaro.»
remark-doubt-named = { $who }: «Non credo a quello che dice { $name }.»

# Forme brevi di ciò che è troppo lungo per lo schermo piccolo.
screen-ask-chest = Nascondi il forziere
screen-ask-place = Posa le tue carte
screen-ask-privilege = Privilegio
screen-bets-begin = Scommesse
screen-ask-coin = Tieni una moneta
screen-discussion-begins = Discussione
screen-ballot-begins = Votazione
screen-second-ballot = Seconda votazione
screen-ask-coins = Solleva il sigillo
screen-host-may-redo = Rigiocare la notte?
screen-enter-card = Digita il codice
screen-tap-card = Avvicina la carta
screen-look-at-card = Guarda la tua carta
screen-tabula-discussion = Discussione
screen-nomination-begins = Accuse
screen-nomination-at-once = Accuse
screen-run-off-begins = Esecuzione
screen-run-off-at-once = Esecuzione

# Quello che è stampato sulle carte di Lupus in Tabula; ci stanno cinque righe di circa 30 lettere.
print-hint = Stampa fronte-retro, ribaltando sul lato lungo, a dimensione reale.
print-spare = Questa carta non ha un ruolo. Lasciala nella scatola.
does-villager = Dormi tutta la notte. Di giorno trova i lupi: parla e vota.
does-werewolf = Di notte accordati con il branco su una vittima. Per vincere, siate tanti quanti gli altri.
does-seer = Ogni notte scruta una persona: è un lupo mannaro o no?
does-medium = Dalla seconda notte scopri se l'ultima esecuzione ha colpito un lupo mannaro.
does-possessed = Conti come umano, ma vinci con i lupi mannari. Non sai chi sono.
does-bodyguard = Di notte proteggi un'altra persona dai lupi mannari.
does-owl = Di notte indica una persona: il giorno dopo sarà tra gli Indiziati.
does-freemason = La prima notte vedi l'altro Massone, di cui puoi fidarti.
does-werehamster = I lupi mannari non possono ucciderti, ma lo sguardo della Veggente sì. Sopravvivi, e la vittoria è tutta tua.
does-mythomaniac = La seconda notte indica qualcuno: se è un lupo mannaro o la Veggente, lo diventi anche tu.
does-harlot = Ogni notte resta in casa o va' da un'altra persona. Attenzione alle case dei lupi mannari.
