# Che cosa permettono le regole: una composizione, un'opzione, un tempo con cui non si può giocare. Ruoli e opzioni stanno come si scrivono.

rules-lupusburg-players = Lupusburg è per 4–8 giocatori, non { $players }.
rules-tabula-players = Lupus in Tabula è per { $least }–{ $most } giocatori, non { $players }.
rules-option-kind = Un'opzione di { $game } non si può usare: il valore di “{ $name }” è del tipo sbagliato.
rules-first-burgomaster = first_burgomaster è un posto da 1 a { $players }, o 0 per il sorteggio; non { $seat }.
rules-coins = Ogni valore di coin_values dev'essere 1 o più.
rules-wins = werewolf_wins dev'essere 0 o più.
rules-no-edition = Non c'è un'edizione “{ $name }”; scegli tra { $known }.
rules-seconds = Una discussione, un voto e una chiamata durano almeno un secondo.
rules-deck = Il mazzo di { $rules } ha { $printed } carte “{ $role }”, non { $count }; cambia la composizione o lascia distribuire al tavolo (deal = "deal").
rules-pace = Il tempo “{ $name }” va da { $least } a 3600 secondi.

mix-part = “{ $part }” non è parte di una composizione; scrivi un numero e un ruolo, come in “2 werewolf, seer, medium, 9 villager”.
mix-no-role = Non c'è un ruolo “{ $role }”; scegli tra { $known }.
mix-few = Una composizione ha { $least } “{ $role }” o nessuno, non { $count }; cambia il loro numero.
mix-many = Una composizione ha al massimo { $most } “{ $role }”, non { $count }; scambiane { $surplus } con villici.
mix-uncalled = “{ $role }” non ha posto nell'ordine della notte di questa edizione; scambialo con un villico o aggiungilo a night_order.
mix-size = La composizione ha { $cards } carte per { $players } giocatori; cambia il numero dei villici.
mix-no-wolf = La composizione non ha lupi mannari; scambia un villico con uno.
mix-won = Con { $wolves } lupi mannari su { $players } giocatori hanno vinto prima della prima notte; scambiane qualcuno con villici.
mix-empty = Una composizione ha almeno una carta di ciascuno dei suoi ruoli.
mix-not-plain = Le probabilità sono esatte solo senza ruoli speciali; scambia questi con villici: { $roles }.

order-idle = “{ $role }” non fa niente di notte; toglilo da night_order.
order-twice = night_order nomina “{ $role }” due volte; toglilo una volta.
order-nights = “{ $role }” non si può chiamare dalla notte { $first } alla notte { $last }; le notti contano da 1, e last = 0 vuol dire ogni notte successiva.
