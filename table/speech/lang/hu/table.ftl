# Amit az asztal bármelyik játékban mond: a házigazda javításai, zavarok, a vége.

paused = Az asztal vár.
we-go-on = Folytatjuk.
once-more = Még egyszer.
table-is-back = Újra itt az asztal. Onnan folytatjuk, ahol abbahagytuk.
player-left = { seat.The } játékos kilépett a játékból.
player-left-named = { $name } kilépett a játékból.
host-may-redo = Házigazda, most újrajátszathatod az éjszakát.
night-again = Újrajátsszuk ezt az éjszakát.
night-asked-again = Újra szólítok mindenkit.
night-goes-on = Folytatódik az éjszaka. Csukjátok be a szemeteket, és doboljatok.
call-second-chance = Mindenki nyomja meg a kettőskeresztet. Aki lemaradt, amikor szólítottam, előbb a D betűt nyomja meg.
sleep-second-chance = Köszönöm.
dawn = Felkel a nap. Mindenki nyissa ki a szemét.
# Pont nélkül: „1.” sorszám volna.
count = { $n }
points = { $points ->
    [0] Nulla pont.
    [1] Egy pont.
    [2] Két pont.
    [12] Tizenkét pont.
    [22] Huszonkét pont.
   *[other] { $points } pont.
}
votes = { $votes ->
    [0] Nincs szavazat.
    [1] Egy szavazat.
    [2] Két szavazat.
    [12] Tizenkét szavazat.
    [22] Huszonkét szavazat.
   *[other] { $votes } szavazat.
}

# Nappal, mindkét játékban.
turn = { seat.number } játékos.
turn-named = { $name }.
defence = { seat.number } játékos, védd meg magad.
defence-named = { $name }, védd meg magad.
discussion-warning = Még harminc másodperc.
lynched-nobody = Ma senkit sem lincselünk meg.
