# Amit játszottak: a 'burgomaster games', 'scores', 'roles' és 'odds' sorai.

# Ki győzött, sor elején vagy egy rovatban.
side-werewolf = a vérfarkas
side-town = a város
side-werewolves = a vérfarkasok
side-humans = az emberek
side-werehamster = a vérhörcsög
side-nobody = senki

games-game = Játék
games-rules = Szabályok
games-players = Létszám
games-ended = Eredmény
games-in-play = éppen játsszák
games-interrupted = megszakadt
games-go-on = A legutóbb megszakadt játékot a „burgomaster play --resume” folytatja, bármelyik másikat a „burgomaster play --resume --out { $folder }”.
games-shut = Az asztal szolgáltatása a saját játékait itt tartja: { $path }; oda csak ő nézhet be: „sudo burgomaster { $command }”.

scores-none = Még egy játék sincs az összesítésben: játssz egyet így: „burgomaster play”.
scores-bots-alone = Eddig csak gépek játszottak ({ $games } játék). Szállj be te is: „burgomaster play --seat 1”, vagy telefonnal; a gépek pontjait a „burgomaster scores --bots” mutatja.
scores-bot = { $player } (gép)
scores-player = Játékos
scores-points = Pont
scores-won = Győzelem
scores-games = Játék
scores-series = Megnyert sorozat
scores-of = { $won } / { $played }
scores-imported = Hozzáadott játékok: { $added }. Már benne volt, vagy győztes nélkül ért véget: { $known }.
scores-no-folder = Nincs ilyen mappa: { $path }; adj meg egyet, amelyben játékok vannak.
scores-folder-shut = Nem olvasható ez a mappa: { $path } ({ os-reason }); adj meg másikat, vagy engedd, hogy a felhasználód olvassa.

roles-role = Szerep
roles-side = Oldal
roles-seen = Minek látszik
roles-does = Éjjel
roles-called = Szólítjuk
roles-slot = Idő
roles-alone = egymaga
roles-human = ember
roles-wolf = farkas
roles-nothing = alszik
roles-attack = áldozatot választ
roles-ask = kérdez: farkas?
roles-hear = hall a meglincseltről
roles-protect = megvéd valakit
roles-curse = bajt hoz valakire
roles-meet = meglátja a másikat
roles-become = utánoz valakit
roles-visit = elmegy valakihez
roles-from-night = { $night ->
    [1] az 1. éjtől
    [5] az 5. éjtől
   *[other] a { $night }. éjtől
}
roles-in-night = { $night ->
    [1] az 1. éjjel
    [5] az 5. éjjel
   *[other] a { $night }. éjjel
}
roles-nights = { $first ->
    [1] az { $first }–{ $last }. éjjel
    [5] az { $first }–{ $last }. éjjel
   *[other] a { $first }–{ $last }. éjjel
    }
roles-seconds = { $seconds } mp
roles-mix = Az alapösszeállítás
roles-players = Létszám
roles-order = Az éjszaka sorrendje: { $roles }
roles-of-tabula = Szerepeket csak a Lupus in Tabulához lehet összeállítani: --rules tabula-hu, -da vagy -it.
roles-odds = { $players } játékos, { $wolves } vérfarkas, mindenki találomra választ: a vérfarkasok esélye a győzelemre { $chance } ({ $whole },{ $tenth }%).
