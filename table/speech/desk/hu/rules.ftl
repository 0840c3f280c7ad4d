# Amit a szabályok megengednek: összeállítás, beállítás, idő, amivel nem lehet játszani. A szerepek és beállítások úgy állnak itt, ahogy be kell írni őket.

rules-lupusburg-players = A Lupusburghoz 4–8 játékos kell, nem { $players }.
rules-tabula-players = A Lupus in Tabulához { $least }–{ $most } játékos kell, nem { $players }.
rules-option-kind = A játék ({ $game }) egyik opciójának („{ $name }”) nem lehet ez az értéke: „{ $value }”.
rules-first-burgomaster = A first_burgomaster egy hely száma 1 és { $players } között, vagy 0, ha sorsolni kell; nem { $seat }.
rules-coins = A coin_values mindegyik értéke legalább 1 legyen.
rules-wins = A werewolf_wins értéke legalább 0 legyen.
rules-no-edition = Nincs ilyen kiadás: „{ $name }”. Válassz ezek közül: { $known }.
rules-seconds = A vita, a szavazás és a szólítás is legalább egy másodperc legyen.
rules-deck = A pakliban ({ $rules }) „{ $role }” kártyából { $printed } van, nem { $count }; változtass az összeállításon, vagy hagyd, hogy az asztal osszon (deal = "deal").
rules-pace = Ez az idő { $least } és 3600 másodperc között lehet: „{ $name }”.

mix-part = Ez nem lehet egy összeállítás része: „{ $part }”. Számot és szerepet írj, így: „2 werewolf, seer, medium, 9 villager”.
mix-no-role = Nincs ilyen szerep: „{ $role }”. Válassz ezek közül: { $known }.
mix-few = Egy összeállításban „{ $role }” vagy { $least } van, vagy egy sem, nem { $count }; változtass a számukon.
mix-many = Egy összeállításban „{ $role }” legfeljebb { $most } lehet, nem { $count }; cserélj le { $surplus } kártyát falusira.
mix-uncalled = Ennek a kiadásnak az éjszakájában nem kerül sor erre: „{ $role }”. Cseréld falusira, vagy vedd fel a night_order sorába.
mix-size = Az összeállításban { $cards } kártya van { $players } játékosra; változtass a falusiak számán.
mix-no-wolf = Az összeállításban nincs vérfarkas; cserélj le egy falusit vérfarkasra.
mix-won = { $wolves } vérfarkas { $players } játékos között már az első éjszaka előtt győz; cserélj le néhányat falusira.
mix-empty = Egy összeállításban minden szerepből legyen legalább egy kártya.
mix-not-plain = Az esélyek csak különleges szerepek nélkül pontosak; cseréld ezeket falusira: { $roles }.
odds-wolves = { $players } játékosra 1–{ $most } vérfarkas juthat, nem { $wolves }.

order-idle = Éjjel nincs teendője: „{ $role }”. Hagyd ki a night_order sorából.
order-twice = A night_order kétszer nevezi meg ezt: „{ $role }”. Az egyiket hagyd ki.
order-nights = „{ $role }” nem szólítható ezeken az éjszakákon: { $first }–{ $last }. Az éjszakák 1-től számítanak, és last = 0 minden későbbi éjszakát jelent.
