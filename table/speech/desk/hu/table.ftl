# Maga az asztal: fut, vár, és felveszi, ami megszakadt.

table-waits = Várjuk a játékosokat: nyomjátok meg a # gombot egy billentyűzeten, vagy csatlakozzatok telefonnal, aztán kezdhettek.
table-players = { $number } játékos.
table-points-anew = Más létszámmal a pontszámítás elölről kezdődik; ha újra { $number } játékos lesz, folytatódik.
table-put-away = Az asztal elpakolva; a „{ $command }” folytatja a játékát.
table-put-away-waiting = Az asztal elpakolva; a „{ $command }” újra előveszi.
table-runs-already = Az asztal már fut (folyamat: { $pid }): előbb azt állítsd le; a szolgáltatást ez állítja le: „sudo systemctl stop burgomaster”.
table-folder-shut = Nem írható a mappa: { $path } ({ os-reason }). Tedd írhatóvá, vagy állítsd be: [table] games_folder.
table-own-pace = A --speed a --simulated mellé való: egy szobányi embernek saját tempója van.
table-number-of-games = A játékok száma { $least } és 100 között lehet, nem { $games }.
table-set-aside = Ez a játék { $times ->
    [1] egyszer
    [2] kétszer
   *[other] { $times } alkalommal
    } megszakadt: { $path }. Az asztal félretette ide: { $aside }.
table-waits-anew = Az asztal félretette ide: { $aside }, és másikat játszik.
table-leaves-game = Ezt a játékot egy másik folyamat játssza: { $path }. Az asztal nem nyúl hozzá, és másikat játszik.
bot-unknown = Nincs ilyen gépi játékos: „{ $kind }”. Válassz ezek közül: { $known }.
table-paused-at-once = Az asztal szünetel; játssz --instant nélkül, hogy folytathasd.
status-waiting = Várjuk a játékosokat: { $rules }
status-playing = Folyik a játék: { $rules }
table-goes-on-first = Előbb egy félbeszakadt játék megy végig, úgy, ahogy elkezdődött: erre nem vonatkozik, amit itt megadtál: { $options }.
table-voice-first = A játék elkezdődik, amint kész a hang.
table-sit-first = { pad-gone.The } helyen még nem ül senki: előbb # a billentyűzetén, aztán A#.
typed-waiting-pads = Az Enter elindítja a játékot, egy szám megmondja, hányan játszotok, egy „3 A#” alakú sor pedig egy billentyűzet gombjait nyomja meg: elöl a hely (1–{ $most }), utána a gombok (0–9, A–D, * és #).
typed-waiting = Az Enter elindítja a játékot, egy szám pedig megmondja, hányan játszotok.
typed-pads = Egy „3 A#” alakú sor egy billentyűzet gombjait nyomja meg: elöl a hely (1–{ $most }), utána a gombok (0–9, A–D, * és #).
typed-nothing = Játék közben ide nem kell írni semmit: billentyűzeten vagy telefonon válaszolj.
