# Amit a Lupusburg játékban mondunk. A nevek sosem kapnak ragot: a mondat igazodik hozzájuk.

welcome = Üdvözöllek benneteket Lupusburgban. A városlakók között él egy tolvaj és egy vérfarkas.
burgomaster-is = Az első polgármester { seat.the } játékos.
burgomaster-is-named = Az első polgármester { $name }.
burgomaster-drawn = A sors döntött: az első polgármester { seat.the } játékos.
burgomaster-drawn-named = A sors döntött: az első polgármester { $name }.
ask-chest = Mindenki döntse el titokban, melyik háza rejti a kincsesládáját. Üsse be a ház számát, aztán a kettőskeresztet.
ask-place = A saját képernyőtökön látjátok a két kártyátokat. Üssétek be, melyik ház alá kerüljön az első, aztán kettőskereszt.

night-falls = Leszáll az éj Lupusburgra. Mindenki csukja be a szemét, és doboljon.
call-thief = Tolvaj, nyisd ki a szemed. Emelj fel egy házat, és nézz bele.
sleep-thief = Tolvaj, csukd be a szemed.
call-werewolf = Vérfarkas, nyisd ki a szemed. Válaszd ki, melyik házra csapjon le a farkaskarom.
sleep-werewolf = Vérfarkas, csukd be a szemed.

house-disturbed = Az éjjel megbolygatták { house.the } házat.
dawn-nobody = A farkaskarom egyetlen házra sem mutat. Senki sem halt meg.
dawn-fallen = A farkaskarom { house.the } házat választotta. A ház és a lakója lefordítva kikerül a játékból.

ask-privilege = Polgármester, kérheted valakitől, hogy mutasson egy kártyát. Üsd be a játékos számát, vagy a D betűt, ha senkitől.
privilege-unused = A polgármester senkitől sem kér kártyát.
privilege-used = A polgármester megnézi { seat.the } játékos egyik kártyáját, és cserébe ő is mutat egyet.
privilege-used-named = A polgármester megnézi { $name } egyik kártyáját, és cserébe ő is mutat egyet.
ask-show = { seat.number } játékos, válaszd ki, melyik kártyádat mutatod meg.
ask-show-named = { $name }, válaszd ki, melyik kártyádat mutatod meg.

bets-begin = Jöjjenek a fogadások. Üssétek be annak a játékosnak a számát, akit vérfarkasnak tartotok, vagy a D betűt, ha nem fogadtok.
turn-bet = { seat.number } játékos, kire fogadsz?
turn-bet-named = { $name }, kire fogadsz?
bet-none = Nincs fogadás.
bet-on = { seat.The } játékos kap egy pecsétet.
bet-on-named = { $name } kap egy pecsétet.
ask-coin = Nézd meg az érméidet, és tarts meg egyet. Üsd be a betűjét.

discussion-begins = Ki a vérfarkas? Beszéljétek meg. Aki végzett, üsse be az A betűt.
ballot-begins = Vége a vitának. Sorban tegyetek egy-egy zsetont valamelyik lakóra: üssétek be a háza számát.
house = { house.number } ház.
    .number = { $house ->
        [3] 3-as
        [5] 5-ös
        [6] 6-os
        [8] 8-as
        [13] 13-as
        [15] 15-ös
        [16] 16-os
       *[other] { $house }-es
    }
    .the = { $house ->
        [1] az { house.number }
        [5] az { house.number }
       *[other] a { house.number }
    }
    .The = { $house ->
        [1] Az { house.number }
        [5] Az { house.number }
       *[other] A { house.number }
    }
token-skipped = Nincs zseton. Megyünk tovább.
token-taken-back = Az utolsó zsetont visszavesszük.
suspects-none = Nincs zseton az asztalon.
suspect-alone = Csak egy gyanúsított van.
suspect-paw = A mancsnyom { house.the } ház elé kerül.
suspect-tuft = A szőrcsomó { house.the } ház elé kerül.
second-ballot = Második szavazás, titokban. Zsetononként egy betű: a mancsnyomra A, a szőrcsomóra B.
votes-uncovered = Felfedjük a szavazatokat.
lynched = Meglincseljük { house.the } ház lakóját. A házával együtt lefordítva kikerül a játékból.
burgomaster-passes = Mostantól { seat.the } játékos a polgármester.
burgomaster-passes-named = Mostantól { $name } a polgármester.

end-werewolf = A vérfarkas győzött. Lupusburg elveszett.
end-town = A vérfarkas nincs többé. Lupusburg megmenekült.
end-nobody = Vége a játéknak. Senki sem győzött.
end-werewolf-was = A vérfarkas { seat.the } játékos volt.
end-werewolf-was-named = A vérfarkas { $name } volt.
end-winner = { seat.The } játékos győzött.
end-winner-named = { $name } győzött.
ask-coins = Aki a vérfarkasra fogadott, emelje fel a pecsétet, és üsse be az érme értékét.
