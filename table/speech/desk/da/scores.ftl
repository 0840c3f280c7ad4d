# Hvad der er spillet, til 'burgomaster games', 'scores', 'roles' og 'odds'.

# Hvem der har vundet, først på en linje eller i et felt.
side-werewolf = varulven
side-town = byen
side-werewolves = varulvene
side-humans = indbyggerne
side-werehamster = varhamsteren
side-nobody = ingen

games-game = Spil
games-rules = Regler
games-players = Spillere
games-ended = Udfald
games-in-play = spilles nu
games-interrupted = afbrudt
games-go-on = Det senest afbrudte spil fortsætter med »burgomaster play --resume«, ethvert andet med »burgomaster play --resume --out { $folder }«.
games-shut = Bordets tjeneste har sine egne spil i { $path }, hvor kun den må kigge: »sudo burgomaster { $command }«.

scores-none = Der er ikke talt noget spil med endnu: Spil et med »burgomaster play«.
scores-bots-alone = Indtil nu har kun computeren spillet ({ $games } spil): Tag en plads med »burgomaster play --seat 1« eller med telefonen, eller se dens resultater med »burgomaster scores --bots«.
scores-bot = { $player } (computer)
scores-player = Spiller
scores-points = Point
scores-won = Vundet
scores-games = Spil
scores-series = Vundne serier
scores-of = { $won } af { $played }
scores-imported = Spil lagt til: { $added }. Allerede talt med, eller sluttet uden vinder: { $known }.
scores-no-folder = Mappen { $path } findes ikke: Angiv en med spil i.
scores-folder-shut = Mappen { $path } kan ikke læses ({ os-reason }): Angiv en anden, eller giv din bruger lov til at læse den.

roles-role = Rolle
roles-side = Hold
roles-seen = Ses som
roles-does = Om natten
roles-called = Kaldes
roles-slot = Tid
roles-alone = sit eget
roles-human = menneske
roles-wolf = varulv
roles-nothing = sover
roles-attack = vælger et offer
roles-ask = spørger: varulv?
roles-hear = hører om den lynchede
roles-protect = beskytter én
roles-curse = kaster ulykke
roles-meet = ser den anden
roles-become = efterligner én
roles-visit = besøger én
roles-from-night = fra nat { $night }
roles-in-night = nat { $night }
roles-nights = nat { $first }–{ $last }
roles-seconds = { $seconds } s
roles-mix = Den sædvanlige sammensætning
roles-players = Spillere
roles-order = Nattens rækkefølge: { $roles }
roles-of-tabula = Kun Lupus in Tabula har en sammensætning af roller: Vælg --rules tabula-hu, -da eller -it.
roles-odds = { $players } spillere, { $wolves ->
    [one] én varulv
   *[other] { $wolves } varulve
    }, alle vælger tilfældigt: Varulvene vinder med sandsynligheden { $chance } ({ $whole },{ $tenth } %).
