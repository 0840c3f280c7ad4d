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

enter-card = Tast koden på jeres kort med hånden over, og så firkant.
cards-wrong = Det er ikke kortene til dette spil. Alle taster deres kode igen.
cards-right = Kortene passer.
look-at-card = Se på jeres kort i hemmelighed. Tast A, når I har set det.
open-eyes = Den, der åbner øjnene uden at være kaldt, betaler med livet.

tabula-night-falls = Natten falder på i Tabula. Alle lukker øjnene og banker i bordet.
call-freemasons = Frimurerne åbner øjnene og ser på deres skærme.
sleep-freemasons = Frimurerne lukker øjnene.
call-medium = Mediet åbner øjnene og lytter til de døde.
sleep-medium = Mediet lukker øjnene.
call-seer = Den synske åbner øjnene og vælger én at spørge om.
sleep-seer = Den synske lukker øjnene.
call-bodyguard = Bodyguarden åbner øjnene og vælger én at beskytte.
sleep-bodyguard = Bodyguarden lukker øjnene.
call-owl = Uglen åbner øjnene og vælger én, ulykken skal ramme.
sleep-owl = Uglen lukker øjnene.
call-werewolves = Varulvene åbner øjnene og bliver enige om et offer.
call-werewolves-meet = Varulvene åbner øjnene og finder hinanden.
sleep-werewolves = Varulvene lukker øjnene.
call-mythomaniac = Mythomanen åbner øjnene og vælger én at ligne.
sleep-mythomaniac = Mythomanen lukker øjnene.
call-harlot = Den prostituerede åbner øjnene og vælger, hvor natten skal tilbringes.
sleep-harlot = Den prostituerede lukker øjnene.

dawn-master = I nat blev moderatoren offeret. Fra nu af er I alene.
tabula-dawn-nobody = Ingen har mistet livet.
dawn-dead = Plads { seat.number } er død.
dawn-dead-named = { $name } er død.
last-dead = Loddet har afgjort det: Plads { seat.number } regnes for den sidst døde.
last-dead-named = Loddet har afgjort det: { $name } regnes for den sidst døde.
stands-in = Ingen har mistet livet endnu. Loddet har afgjort det: Plads { seat.number } begynder.
stands-in-named = Ingen har mistet livet endnu. Loddet har afgjort det: { $name } begynder.

tabula-discussion = Hvem er varulv? Tal sammen. Den, der har sagt nok, taster A.
nomination-begins = Diskussionen er slut. Nævn efter tur den, I vil have lynchet: Tast pladsen.
nomination-at-once = Diskussionen er slut. Nævn alle på én gang den, I vil have lynchet: Tast pladsen.
votes-for = Mod plads { seat.number }.
votes-for-named = Mod { $name }.
vote-skipped = Ingen stemme. Turen går videre.
vote-taken-back = Den sidste stemme bliver taget tilbage.
owl-names = Uglen har udpeget plads { seat.number }.
owl-names-named = Uglen har udpeget { $name }.
owl-nobody = Uglen har ikke udpeget nogen.
nominees = Nomineret er:
nominees-none = Ingen er nomineret.
run-off-begins = Den afgørende afstemning. De, der ikke er nomineret, stemmer efter tur: Tast pladsen.
run-off-at-once = Den afgørende afstemning. De, der ikke er nomineret, stemmer nu, alle på én gang: Tast pladsen.
run-off-tied = Stemmelighed. Forsvar jer en gang til, så stemmes der igen.
lot-decides = Loddet afgør det.
tabula-lynched = Plads { seat.number } bliver lynchet.
tabula-lynched-named = { $name } bliver lynchet.

tabula-end-humans = Der er ingen varulve tilbage. Indbyggerne har vundet.
tabula-end-werewolves = Der er lige så mange varulve som andre. Varulvene har vundet.
tabula-end-werehamster = Varhamsteren har overlevet og vinder alene.
tabula-end-nobody = Spillet er slut. Ingen har vundet.
tabula-end-wolves = Varulvene var:
