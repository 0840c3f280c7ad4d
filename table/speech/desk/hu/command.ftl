table-no-language = Az asztal nem beszél ezen a nyelven: „{ $lang }”; válassz ezek közül: { $known }.

# A játékosok nevei.
name-empty = Kell egy név: írj be egyet.
name-long = Túl hosszú név: „{ $name }”. Legfeljebb { $most } betű lehet.
name-unseen = Ebben a névben láthatatlan jelek vannak: „{ $name }”. Írj helyettük betűket.
name-twice = Ez a név kétszer szerepel: „{ $name }”. Tegyél hozzá egy betűt az egyikhez.

# Amit kértek, nem lehet, és mi legyen helyette.
command-no-rules = Nincs ilyen szabálykészlet: „{ $rules }”; válassz ezek közül: { $known }.
command-tabula-only = A --mix, a --first-game és a --deal a Lupus in Tabulához való; itt hagyd el őket.
command-option-form = A --option után NÉV=ÉRTÉK kell, nem ez: „{ $typed }”.
command-option-unknown = Ezekben a szabályokban nincs „{ $name }” nevű opció; ezek vannak: { $known }.
command-option-value = Az opció („{ $name }”) értéke ez lehet: { $allowed }; nem ez: „{ $value }”.
command-no-seat = Nincs ilyen hely: { $seat }. { $players } játékosnál 1 és { $players } között válassz.
command-seat-instant = A --seat mellett idő kell a gépelésre: hagyd el ezt: --instant.
command-seat-terminal = A --seat mellett terminálban gépelsz: indítsd az asztalt egy terminálban.
command-speed = A sebesség { $least } és { $most } között lehet, nem { $speed }.
command-seed = A mag 0 és 9223372036854775807 közötti egész szám lehet.
command-port = A port 1 és 65535 között lehet, nem { $port }.
command-names-count = { $given } név van { $players } játékosra: a --names után mindenkinek adj egyet, vesszővel elválasztva, vagy hagyd el ezt: --players.
command-resume-alone = A --resume mellett a játék úgy megy tovább, ahogy elkezdődött: hagyd el ezt: { $options }.
command-resume-run = Ezt a játékot több billentyűzeten játsszák, és egy terminál nem pótolja őket: a „burgomaster run” folytatja.
command-rules-first = Mondd meg a --rules kapcsolóval, melyik játékról van szó, ahogy itt: „burgomaster play”.
command-nights = Az éjszakák száma legalább 1 legyen, nem { $nights }.
command-pair = A párok számozása 0-val kezdődik; nincs ilyen pár: { $pair }.
command-rendering = Készül a hang, csak most az egyszer
command-voice-once = Készül a hang: ez eltart egy darabig, de csak most az egyszer.
command-stopped = Megállítva. Semmi sem veszett el: „{ $command }” folytatja ezt a játékot.
command-narrow = A terminál túl keskeny a képhez: legalább { $columns } oszlop széles legyen.
command-output = A kimenet nem írható ({ os-reason }): irányítsd máshová.

# Parancs, amelyet nem lehet érteni.
command-help = { $said }; „{ $command } --help” felsorolja a lehetőségeket.
command-needs = Ez hiányzik: { $what }
command-unknown = Itt nincs ilyen: „{ $what }”
command-choice = { $argument } nem lehet „{ $value }”, csak ezek egyike: { $choices }
command-whole = { $argument } után egész szám kell, nem „{ $value }”
command-number = { $argument } után szám kell, nem „{ $value }”
command-value = { $argument } nem lehet „{ $value }”
command-takes-one = { $argument } után kell egy érték
command-takes-none = { $argument } után nem kell érték
command-not-both = { $argument } és { $other } nem fér össze
command-one-of = Ezek egyike kell: { $what }
