# Hvad reglerne tillader: en blanding, en indstilling, en tid, der ikke kan spilles med. Roller og indstillinger står, som de skrives.

rules-lupusburg-players = Lupusburg er for 4 til 8 spillere, ikke { $players }.
rules-tabula-players = Lupus in Tabula er for { $least } til { $most } spillere, ikke { $players }.
rules-option-kind = En indstilling i { $game } kan ikke bruges: Værdien af »{ $name }« er af forkert slags.
rules-first-burgomaster = first_burgomaster er en plads fra 1 til { $players }, eller 0 for at trække lod; ikke { $seat }.
rules-coins = Hver af coin_values skal være 1 eller mere.
rules-wins = werewolf_wins skal være 0 eller mere.
rules-no-edition = Der er ingen udgave »{ $name }«; vælg mellem { $known }.
rules-seconds = En diskussion, en afstemning og et kald varer mindst et sekund.
rules-deck = Kortene til { $rules } har { $printed } af »{ $role }«, ikke { $count }; skift blandingen, eller lad bordet give (deal = "deal").
rules-pace = Tiden »{ $name }« skal være fra { $least } til 3600 sekunder.

mix-part = »{ $part }« er ingen del af en blanding; skriv et tal og en rolle, som i »2 werewolf, seer, medium, 9 villager«.
mix-no-role = Der er ingen rolle »{ $role }«; vælg mellem { $known }.
mix-few = En blanding har { $least } af »{ $role }« eller ingen, ikke { $count }; skift antallet.
mix-many = En blanding har højst { $most } af »{ $role }«, ikke { $count }; byt { $surplus } ud med indbyggere.
mix-uncalled = »{ $role }« har ingen plads i denne udgaves natterækkefølge; byt den ud med en indbygger, eller føj den til night_order.
mix-size = Blandingen har { $cards } kort til { $players } spillere; skift antallet af indbyggere.
mix-no-wolf = Blandingen har ingen varulv; byt en indbygger ud med en.
mix-won = Med { $wolves } varulve blandt { $players } spillere har de vundet før den første nat; byt nogle ud med indbyggere.
mix-empty = En blanding har mindst et kort af hver af sine roller.
mix-not-plain = Chancerne er kun nøjagtige uden særlige roller; byt disse ud med indbyggere: { $roles }.

order-idle = »{ $role }« gør intet om natten; udelad den af night_order.
order-twice = night_order nævner »{ $role }« to gange; udelad den ene.
order-nights = »{ $role }« kan ikke kaldes fra nat { $first } til nat { $last }; nætter tælles fra 1, og last = 0 betyder hver senere nat.
