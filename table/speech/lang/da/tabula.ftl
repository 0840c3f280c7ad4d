# Hvad der siges i Lupus in Tabula. Ingen rolle bliver nogensinde kaldt han eller hun.

tabula-welcome = Velkommen til Tabula. Her i byen er ikke alle, hvad de giver sig ud for. Blandt jer er:
mix-werewolf = { $cards ->
    [one] En varulv.
   *[other] { $cards } varulve.
}
mix-villager = { $cards ->
    [one] En indbygger.
   *[other] { $cards } indbyggere.
}
mix-seer = Den synske.
mix-medium = Mediet.
mix-possessed = Den besatte.
mix-bodyguard = Bodyguarden.
mix-owl = Uglen.
mix-freemason = To frimurere.
mix-werehamster = Varhamsteren.
mix-mythomaniac = Mythomanen.
mix-harlot = Den prostituerede.

enter-card = Hold en hånd over tasterne, tast koden på jeres kort, og afslut med firkant.
tap-card = Hold jeres kort hen til jeres eget tastatur, med en hånd over.
cards-wrong = Det er ikke kortene til dette spil. Alle taster koden igen.
cards-wrong-tap = Det er ikke kortene til dette spil. Alle holder igen kortet hen til deres eget tastatur.
cards-right = Kortene passer.
look-at-card = Se i hemmelighed på jeres eget kort. Tast A, når I har set det.
open-eyes = Den, der åbner øjnene uden at være kaldt, betaler med livet.

tabula-night-falls = Natten sænker sig over Tabula. Alle lukker øjnene og banker i bordet.
call-freemasons = Frimurerne åbner øjnene og ser på deres skærme.
sleep-freemasons = Frimurerne lukker øjnene.
call-medium = Mediet åbner øjnene og lytter til de døde.
sleep-medium = Mediet lukker øjnene.
call-seer = Den synske åbner øjnene og vælger én at gennemskue.
sleep-seer = Den synske lukker øjnene.
call-bodyguard = Bodyguarden åbner øjnene og vælger én at beskytte.
sleep-bodyguard = Bodyguarden lukker øjnene.
call-owl = Uglen åbner øjnene og vælger én at kaste ulykke over.
sleep-owl = Uglen lukker øjnene.
call-werewolves = Varulvene åbner øjnene og bliver enige om et offer.
call-werewolves-meet = Varulvene åbner øjnene og finder hinanden.
sleep-werewolves = Varulvene lukker øjnene.
call-mythomaniac = Mythomanen åbner øjnene og vælger én at efterligne.
sleep-mythomaniac = Mythomanen lukker øjnene.
call-harlot = Den prostituerede åbner øjnene og vælger et sted at tilbringe natten.
sleep-harlot = Den prostituerede lukker øjnene.

dawn-master = Nattens offer blev moderatoren. Fra nu af er I på egen hånd.
tabula-dawn-nobody = Ingen har mistet livet i nat.
dawn-dead = Plads { seat.number } er død.
dawn-dead-named = { $name } er død.
last-dead = Der er trukket lod: Plads { seat.number } regnes for den sidst døde.
last-dead-named = Der er trukket lod: { $name } regnes for den sidst døde.
stands-in = Der er endnu ingen døde blandt jer. Der er trukket lod: Plads { seat.number } stemmer først.
stands-in-named = Der er endnu ingen døde blandt jer. Der er trukket lod: { $name } stemmer først.

tabula-discussion = Hvem er varulv? Tal sammen. Den, der ikke har mere at sige, taster A.
nomination-begins = Diskussionen er slut. Nu nominerer I på skift: Tast pladsen på den, I vil have lynchet.
nomination-at-once = Diskussionen er slut. Nu nominerer I alle på én gang: Tast pladsen på den, I vil have lynchet.
votes-for = Mod plads { seat.number }.
votes-for-named = Mod { $name }.
vote-skipped = Ingen stemme. Turen går videre.
vote-taken-back = Den seneste stemme bliver taget tilbage.
owl-names = Uglen har udpeget plads { seat.number }.
owl-names-named = Uglen har udpeget { $name }.
owl-nobody = Uglen har ikke udpeget nogen.
nominees = De nominerede er:
nominees-none = Ingen er nomineret.
run-off-begins = Nu kommer den afgørende afstemning. De, der ikke er nomineret, stemmer på skift: Tast pladsen.
run-off-at-once = Nu kommer den afgørende afstemning. De, der ikke er nomineret, stemmer alle på én gang: Tast pladsen.
run-off-tied = Stemmelighed. De nominerede forsvarer sig en gang til, og så stemmes der om.
lot-decides = Lodtrækning afgør det.
tabula-lynched = Plads { seat.number } bliver lynchet.
tabula-lynched-named = { $name } bliver lynchet.

tabula-end-humans = Der er ingen varulve tilbage. Indbyggerne har vundet.
tabula-end-werewolves = Der er lige så mange varulve som andre. Varulvene har vundet.
tabula-end-werehamster = Varhamsteren har overlevet og vinder alene.
tabula-end-nobody = Spillet er slut. Ingen har vundet.
tabula-end-wolves = Varulvene var:
