# Quello che si dice a Lupus in Tabula. Mai "lui" o "lei" per un ruolo, né participi che scelgono un sesso.

tabula-welcome = Vi do il benvenuto a Tabula. In questo villaggio c'è chi non è quello che sembra. Tra voi ci sono:
mix-werewolf = { $cards ->
    [one] Un lupo mannaro.
   *[other] { $cards } lupi mannari.
}
mix-villager = { $cards ->
    [one] Un Villico.
   *[other] { $cards } Villici.
}
mix-seer = La Veggente.
mix-medium = Il Medium.
mix-possessed = L'Indemoniato.
mix-bodyguard = La Guardia del corpo.
mix-owl = Il Gufo.
mix-freemason = Due Massoni.
mix-werehamster = Il Criceto mannaro.
mix-mythomaniac = Il Mitomane.
mix-harlot = La Prostituta.

enter-card = Digitate il codice della vostra carta, coprendolo con la mano, poi cancelletto.
tap-card = Avvicinate la vostra carta al vostro tastierino, coprendola con la mano.
cards-wrong = Le carte non tornano. Digitate tutti di nuovo il vostro codice.
cards-wrong-tap = Le carte non tornano. Avvicinate tutti di nuovo la vostra carta.
cards-right = Le carte sono giuste.
look-at-card = Guardate in segreto la vostra carta. Chi l'ha vista digiti la A.
open-eyes = Chi apre gli occhi quando non è il suo turno paga con la vita.

tabula-night-falls = Cala la notte su Tabula. Chiudete tutti gli occhi e battete sul tavolo.
call-freemasons = Massoni, aprite gli occhi e guardate il vostro schermo.
sleep-freemasons = Massoni, chiudete gli occhi.
call-medium = Medium, apri gli occhi. Ascolta i morti.
sleep-medium = Medium, chiudi gli occhi.
call-seer = Veggente, apri gli occhi. Scegli chi vuoi scrutare.
sleep-seer = Veggente, chiudi gli occhi.
call-bodyguard = Guardia del corpo, apri gli occhi. Scegli chi proteggere.
sleep-bodyguard = Guardia del corpo, chiudi gli occhi.
call-owl = Gufo, apri gli occhi. Scegli a chi portare sfortuna.
sleep-owl = Gufo, chiudi gli occhi.
call-werewolves = Lupi mannari, aprite gli occhi. Accordatevi su una vittima.
call-werewolves-meet = Lupi mannari, aprite gli occhi. Riconoscetevi.
sleep-werewolves = Lupi mannari, chiudete gli occhi.
call-mythomaniac = Mitomane, apri gli occhi. Scegli a chi somigliare.
sleep-mythomaniac = Mitomane, chiudi gli occhi.
call-harlot = Prostituta, apri gli occhi. Scegli da chi passare la notte.
sleep-harlot = Prostituta, chiudi gli occhi.

dawn-master = La vittima di questa notte è il Master. D'ora in poi dovrete farne a meno.
tabula-dawn-nobody = Non è morto nessuno.
dawn-dead = Ha perso la vita chi siede al posto { $seat }.
dawn-dead-named = Ha perso la vita { $name }.
last-dead = La sorte ha deciso: come ultimo morto conta il posto { $seat }.
last-dead-named = La sorte ha deciso: come ultimo morto conta { $name }.
stands-in = Non c'è ancora un ultimo morto. La sorte ha deciso: comincia il posto { $seat }.
stands-in-named = Non c'è ancora un ultimo morto. La sorte ha deciso: comincia { $name }.

tabula-discussion = Chi sono i lupi mannari? Parlatene. Chi non ha altro da dire digiti la A.
nomination-begins = La discussione è finita. A turno, scegliete chi accusare: digitate il posto.
nomination-at-once = La discussione è finita. Tutti insieme, scegliete chi accusare: digitate il posto.
votes-for = Contro il posto { $seat }.
votes-for-named = Contro { $name }.
vote-skipped = Nessun voto. Si va avanti.
vote-taken-back = L'ultimo voto è annullato.
owl-names = Il Gufo ha indicato il posto { $seat }.
owl-names-named = Il Gufo ha indicato { $name }.
owl-nobody = Il Gufo non ha indicato nessuno.
nominees = Ecco gli Indiziati:
nominees-none = Non ci sono Indiziati.
run-off-begins = È l'ora dell'esecuzione. Chi non è tra gli Indiziati vota a turno: digitate il posto.
run-off-at-once = È l'ora dell'esecuzione. Chi non è tra gli Indiziati vota ora, tutti insieme: digitate il posto.
run-off-tied = Parità. Difendetevi ancora una volta, poi si vota di nuovo.
lot-decides = Decide la sorte.
tabula-lynched = Il villaggio giustizia chi siede al posto { $seat }.
tabula-lynched-named = Il villaggio giustizia { $name }.

tabula-end-humans = Non ci sono più lupi mannari. Hanno vinto gli umani.
tabula-end-werewolves = I lupi mannari sono tanti quanti gli altri. Hanno vinto i lupi mannari.
tabula-end-werehamster = Il Criceto mannaro è ancora in vita, e la vittoria è soltanto sua.
tabula-end-nobody = La partita finisce qui. Non ha vinto nessuno.
tabula-end-wolves = I lupi mannari erano:
