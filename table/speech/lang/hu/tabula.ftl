# Amit a Lupus in Tabula játékban mondunk. A nevek sosem kapnak ragot: a mondat igazodik hozzájuk.

tabula-welcome = Üdvözöllek benneteket Tabulában. Ebben a faluban nem mindenki az, akinek látszik. Köztetek van:
mix-werewolf = { $cards ->
    [1] Egy vérfarkas.
    [2] Két vérfarkas.
    [12] Tizenkét vérfarkas.
    [22] Huszonkét vérfarkas.
   *[other] { $cards } vérfarkas.
}
mix-villager = { $cards ->
    [1] Egy falusi.
    [2] Két falusi.
    [12] Tizenkét falusi.
    [22] Huszonkét falusi.
   *[other] { $cards } falusi.
}
mix-seer = A látnok.
mix-medium = A médium.
mix-possessed = A megszállott.
mix-bodyguard = A testőr.
mix-owl = A vészmadár.
mix-freemason = Két szabadkőműves.
mix-werehamster = A vérhörcsög.
mix-mythomaniac = Az alakváltó.
mix-harlot = A prostituált.

enter-card = Mindenki üsse be a kártyája kódját, kezével eltakarva, aztán a kettőskeresztet.
cards-wrong = Ezek nem ennek a játéknak a kártyái. Mindenki üsse be újra a kódját.
cards-right = A kártyák rendben vannak.
look-at-card = Mindenki nézze meg titokban a kártyáját. Aki látta, üsse be az A betűt.
open-eyes = Aki hívás nélkül nyitja ki a szemét, az életével fizet.

tabula-night-falls = Leszáll az éj Tabulára. Mindenki csukja be a szemét, és doboljon.
call-freemasons = Szabadkőművesek, nyissátok ki a szemeteket, és nézzetek a képernyőtökre.
sleep-freemasons = Szabadkőművesek, csukjátok be a szemeteket.
call-medium = Médium, nyisd ki a szemed. Hallgasd a holtakat.
sleep-medium = Médium, csukd be a szemed.
call-seer = Látnok, nyisd ki a szemed. Válaszd ki, kire vagy kíváncsi.
sleep-seer = Látnok, csukd be a szemed.
call-bodyguard = Testőr, nyisd ki a szemed. Válaszd ki, kit védesz meg.
sleep-bodyguard = Testőr, csukd be a szemed.
call-owl = Vészmadár, nyisd ki a szemed. Válaszd ki, kire hozol bajt.
sleep-owl = Vészmadár, csukd be a szemed.
call-werewolves = Vérfarkasok, nyissátok ki a szemeteket. Egyezzetek meg egy áldozatban.
call-werewolves-meet = Vérfarkasok, nyissátok ki a szemeteket. Ismerjétek meg egymást.
sleep-werewolves = Vérfarkasok, csukjátok be a szemeteket.
call-mythomaniac = Alakváltó, nyisd ki a szemed. Válaszd ki, kihez akarsz hasonlítani.
sleep-mythomaniac = Alakváltó, csukd be a szemed.
call-harlot = Prostituált, nyisd ki a szemed. Válaszd ki, kinél töltöd az éjszakát.
sleep-harlot = Prostituált, csukd be a szemed.

dawn-master = Az éjjel a játékmester volt az áldozat. Innentől magatokra maradtatok.
tabula-dawn-nobody = Senki sem halt meg.
dawn-dead = { seat.The } hely meghalt.
dawn-dead-named = { $name } meghalt.
last-dead = A sors döntött: { seat.the } hely számít utolsó halottnak.
last-dead-named = A sors döntött: { $name } számít utolsó halottnak.
stands-in = Még senki sem halt meg. A sors döntött: { seat.the } hely kezd.
stands-in-named = Még senki sem halt meg. A sors döntött: { $name } kezd.

tabula-discussion = Ki vérfarkas? Beszéljétek meg. Aki végzett, üsse be az A betűt.
nomination-begins = Vége a vitának. Sorban mondjátok meg, kit lincselnétek meg: üssétek be a helyét.
nomination-at-once = Vége a vitának. Egyszerre mondjátok meg, kit lincselnétek meg: üssétek be a helyét.
votes-for = { seat.The } hely ellen.
votes-for-named = { $name } ellen.
vote-skipped = Nincs szavazat. Kimarad.
vote-taken-back = Az utolsó szavazatot visszavesszük.
owl-names = A vészmadár választottja { seat.the } hely.
owl-names-named = A vészmadár választottja { $name }.
owl-nobody = A vészmadár senkit sem választott.
nominees = Jelölt lett:
nominees-none = Nincs jelölt.
run-off-begins = A döntő szavazás. Akit nem jelöltek, sorban szavaz: üsse be a helyet.
run-off-at-once = A döntő szavazás. Akiket nem jelöltek, most egyszerre szavaznak: üssétek be a helyet.
run-off-tied = Döntetlen. Védekezzetek még egyszer, aztán újra szavazunk.
lot-decides = A sors dönt.
tabula-lynched = A lincselés áldozata { seat.the } hely.
tabula-lynched-named = A lincselés áldozata { $name }.

tabula-end-humans = Nincs több vérfarkas. Az emberek győztek.
tabula-end-werewolves = A vérfarkasok vannak annyian, mint a többiek. A vérfarkasok győztek.
tabula-end-werehamster = A vérhörcsög életben maradt, és egyedül győz.
tabula-end-nobody = A játéknak vége. Senki sem győzött.
tabula-end-wolves = Vérfarkas volt:
