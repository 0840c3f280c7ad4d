# Hvad reglerne tillader: en sammensætning, en indstilling, en tid, der ikke kan spilles med. Roller og indstillinger står, som de skrives.

rules-lupusburg-players = Lupusburg er for 4 til 8 spillere, ikke { $players }.
rules-tabula-players = Lupus in Tabula er for { $least } til { $most } spillere, ikke { $players }.
rules-option-kind = Indstillingen »{ $name }« i { $game } kan ikke være »{ $value }«.
rules-first-burgomaster = first_burgomaster er en plads fra 1 til { $players }, eller 0 for at trække lod; ikke { $seat }.
rules-coins = Alle værdier i coin_values skal være mindst 1.
rules-wins = werewolf_wins skal være mindst 0.
rules-no-edition = Der er ingen udgave »{ $name }«; vælg mellem { $known }.
rules-seconds = En diskussion, en afstemning og et kald varer mindst ét sekund.
rules-deck = I kortene til { $rules } er der { $printed } af »{ $role }«, ikke { $count }; ret sammensætningen, eller lad bordet dele ud (deal = "deal").
rules-pace = Tiden »{ $name }« skal være fra { $least } til 3600 sekunder.

mix-part = »{ $part }« kan ikke bruges i en sammensætning; skriv et antal og en rolle, som i »2 werewolf, seer, medium, 9 villager«.
mix-no-role = Der er ingen rolle »{ $role }«; vælg mellem { $known }.
mix-few = En sammensætning har { $least } af »{ $role }« eller ingen, ikke { $count }; ret antallet.
mix-many = En sammensætning har højst { $most } af »{ $role }«, ikke { $count }; byt { $surplus ->
    [one] én ud med en indbygger
   *[other] { $surplus } ud med indbyggere
    }.
mix-uncalled = »{ $role }« er ikke med i nattens rækkefølge i denne udgave; byt den ud med en indbygger, eller føj den til night_order.
mix-size = Sammensætningen har { $cards } kort til { $players } spillere; ret antallet af indbyggere.
mix-no-wolf = Der er ingen varulv i sammensætningen; byt en indbygger ud med en.
mix-won = { $wolves } varulve blandt { $players } spillere har vundet allerede før den første nat; byt nogle af dem ud med indbyggere.
mix-empty = En sammensætning har mindst ét kort af hver af sine roller.
mix-not-plain = Chancerne kan kun beregnes nøjagtigt uden særlige roller; byt disse ud med indbyggere: { $roles }.
odds-wolves = Blandt { $players } spillere er der fra 1 til { $most } varulve, ikke { $wolves }.

order-idle = »{ $role }« gør intet om natten; udelad den af night_order.
order-twice = night_order nævner »{ $role }« to gange; udelad den ene.
order-nights = »{ $role }« kan ikke kaldes fra nat { $first } til nat { $last }; nætter tælles fra 1, og last = 0 betyder alle senere nætter.
