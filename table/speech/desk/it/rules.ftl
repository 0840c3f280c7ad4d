# Che cosa permettono le regole: una composizione, un'opzione, un tempo con cui non si può giocare. Ruoli e opzioni stanno come si scrivono.

rules-lupusburg-players = Lupusburg è per 4–8 giocatori, non per { $players }.
rules-tabula-players = Lupus in Tabula è per { $least }–{ $most } giocatori, non per { $players }.
rules-option-kind = L'opzione “{ $name }” di { $game } non può essere “{ $value }”.
rules-first-burgomaster = first_burgomaster è un posto da 1 a { $players }, o 0 per il sorteggio; non { $seat }.
rules-coins = Ogni valore di coin_values deve essere 1 o più.
rules-wins = werewolf_wins deve essere 0 o più.
rules-no-edition = L'edizione “{ $name }” non esiste; scegli tra { $known }.
rules-seconds = Una discussione, un voto e una chiamata durano almeno un secondo.
rules-deck = Nel mazzo di { $rules } { $printed ->
    [0] non ci sono carte “{ $role }”
    [one] c'è una sola carta “{ $role }”
   *[other] ci sono { $printed } carte “{ $role }”
    }, non { $count }; cambia la composizione o lascia distribuire al tavolo (deal = "deal").
rules-pace = Il tempo “{ $name }” va da { $least } a 3600 secondi.

mix-part = “{ $part }” non fa parte di una composizione; scrivi un numero e un ruolo, come in “2 werewolf, seer, medium, 9 villager”.
mix-no-role = Il ruolo “{ $role }” non esiste; scegli tra { $known }.
mix-few = Una composizione ha almeno { $least } “{ $role }” o nessuno, non { $count }; cambia il loro numero.
mix-many = Una composizione ha al massimo { $most } “{ $role }”, non { $count }; { $surplus ->
    [one] sostituiscine uno con un Villico
   *[other] sostituiscine { $surplus } con Villici
    }.
mix-uncalled = “{ $role }” non ha posto nell'ordine della notte di questa edizione; sostituisci questo ruolo con un Villico o aggiungilo a night_order.
mix-size = La composizione ha { $cards ->
    [one] una carta
   *[other] { $cards } carte
    } per { $players } giocatori; cambia il numero dei Villici.
mix-no-wolf = La composizione non ha lupi mannari; metti un lupo mannaro al posto di un Villico.
mix-won = I lupi mannari, { $wolves } su { $players } giocatori, avrebbero già vinto prima della prima notte; sostituiscine qualcuno con Villici.
mix-empty = Una composizione ha almeno una carta di ciascuno dei suoi ruoli.
mix-not-plain = Le probabilità sono esatte solo senza ruoli speciali; sostituisci questi con Villici: { $roles }.
odds-wolves = Con { $players } giocatori i lupi mannari vanno da 1 a { $most }, non { $wolves }.

order-idle = “{ $role }” non fa niente di notte; toglilo da night_order.
order-twice = night_order contiene due volte “{ $role }”; toglilo una volta.
order-nights = “{ $role }” non si può chiamare dalla notte { $first } alla notte { $last }; le notti contano da 1, e last = 0 vuol dire ogni notte successiva.
