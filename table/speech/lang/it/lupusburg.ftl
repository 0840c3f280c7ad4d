# Quello che si dice a Lupusburg. Mai "lui" o "lei" per un ruolo, né participi che scelgono un sesso.

welcome = Vi do il benvenuto a Lupusburg. Tra gli abitanti vivono un Ladro e un Lupo mannaro.
burgomaster-is = Il primo Borgomastro siede al posto { $seat }.
burgomaster-is-named = Il primo Borgomastro è { $name }.
burgomaster-drawn = La sorte ha deciso: il primo Borgomastro siede al posto { $seat }.
burgomaster-drawn-named = La sorte ha deciso: il primo Borgomastro è { $name }.
ask-chest = Decidete in segreto quale delle vostre due case nasconde il forziere. Digitate il numero, poi cancelletto.
ask-place = Ognuno ha due carte sul proprio schermo. Scegliete la casa per la prima, poi cancelletto.

night-falls = Cala la notte su Lupusburg. Chiudete tutti gli occhi e battete sul tavolo.
call-thief = Ladro, apri gli occhi. Solleva una casa e guarda dentro.
sleep-thief = Ladro, chiudi gli occhi.
call-werewolf = Lupo mannaro, apri gli occhi. Scegli una casa per l'artiglio.
sleep-werewolf = Lupo mannaro, chiudi gli occhi.

house-disturbed = Nella notte la casa { $house } è stata toccata.
dawn-nobody = L'artiglio non indica nessuna casa. Non è morto nessuno.
dawn-fallen = L'artiglio ha scelto la casa { $house }. La casa e il suo personaggio escono dal gioco, coperti.

ask-privilege = Borgomastro, puoi chiedere a qualcuno di mostrarti una carta. Digita il posto, o la D per nessuno.
privilege-unused = Il Borgomastro non chiede carte a nessuno.
privilege-used = Il Borgomastro vuole vedere una carta del posto { $seat }, e ne mostra una in cambio.
privilege-used-named = Il Borgomastro vuole vedere una carta di { $name }, e ne mostra una in cambio.
ask-show = Posto { $seat }, scegli quale delle tue carte mostrare.
ask-show-named = { $name }, scegli quale delle tue carte mostrare.

bets-begin = Ora le scommesse. Digitate il posto di chi per voi è il Lupo mannaro, o la D per non scommettere.
turn-bet = Posto { $seat }, la tua scommessa?
turn-bet-named = { $name }, la tua scommessa?
bet-none = Nessuna scommessa.
bet-on = Un sigillo sul posto { $seat }.
bet-on-named = Un sigillo su { $name }.
ask-coin = Guarda le tue monete e scegli quale tenere. Digita la sua lettera.

discussion-begins = Chi è il Lupo mannaro? Parlatene. Chi non ha altro da dire digiti la A.
ballot-begins = La discussione è finita. A turno, mettete un gettone su un personaggio: digitate il numero della casa.
house = Casa { $house }.
token-skipped = Nessun gettone. Si va avanti.
token-taken-back = L'ultimo gettone è annullato.
suspects-none = Sul tavolo non c'è nessun gettone.
suspect-alone = C'è un solo sospetto.
suspect-paw = L'impronta è davanti alla casa { $house }.
suspect-tuft = Il ciuffo di pelo è davanti alla casa { $house }.
second-ballot = Seconda votazione, in segreto. Una lettera per ogni gettone: per l'impronta la A, per il ciuffo di pelo la B.
votes-uncovered = Si scoprono i voti.
lynched = La folla condanna la casa { $house }. La casa e il suo personaggio escono dal gioco, coperti.
burgomaster-passes = Ora il Borgomastro siede al posto { $seat }.
burgomaster-passes-named = Ora il Borgomastro è { $name }.

end-werewolf = Ha vinto il Lupo mannaro. Lupusburg è perduta.
end-town = Il Lupo mannaro non c'è più. Lupusburg è salva.
end-nobody = La partita finisce qui. Non ha vinto nessuno.
end-werewolf-was = Il Lupo mannaro era al posto { $seat }.
end-werewolf-was-named = Il Lupo mannaro era { $name }.
end-winner = Ha vinto chi siede al posto { $seat }.
end-winner-named = Ha vinto { $name }.
ask-coins = Chi ha scommesso sul Lupo mannaro sollevi il sigillo e digiti il valore della moneta.
