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
mix-seer = Egy látnok.
mix-medium = Egy médium.
mix-possessed = Egy megszállott.
mix-bodyguard = Egy testőr.
mix-owl = Egy vészmadár.
mix-freemason = Két szabadkőműves.
mix-werehamster = Egy vérhörcsög.
mix-mythomaniac = Egy alakváltó.
mix-harlot = Egy prostituált.

enter-card = Mindenki üsse be a kártyája kódját a keze takarásában, aztán a kettőskeresztet.
tap-card = Mindenki érintse a kártyáját a saját billentyűzetéhez, a keze takarásában.
cards-wrong = Ezek nem ennek a játéknak a kártyái. Mindenki üsse be újra a kódját.
cards-wrong-tap = Ezek nem ennek a játéknak a kártyái. Mindenki érintse oda újra a kártyáját.
cards-right = A kártyák rendben vannak.
look-at-card = Mindenki nézze meg titokban a kártyáját. Aki látta, üsse be az A betűt.
open-eyes = Aki szólítás nélkül nyitja ki a szemét, az életével fizet.

tabula-night-falls = Leszáll az éj Tabulára. Mindenki csukja be a szemét, és doboljon.
call-freemasons = Szabadkőművesek, nyissátok ki a szemeteket, és nézzetek a képernyőtökre.
sleep-freemasons = Szabadkőművesek, csukjátok be a szemeteket.
call-medium = Médium, nyisd ki a szemed. Hallgasd meg a holtakat.
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
call-mythomaniac = Alakváltó, nyisd ki a szemed. Válaszd ki, kinek az alakját öltöd fel.
sleep-mythomaniac = Alakváltó, csukd be a szemed.
call-harlot = Prostituált, nyisd ki a szemed. Válaszd ki, kinél töltöd az éjszakát.
sleep-harlot = Prostituált, csukd be a szemed.

dawn-master = Az éjjel a játékmester volt az áldozat. Mostantól magatokra maradtok.
tabula-dawn-nobody = Senki sem halt meg.
dawn-dead = { seat.The } játékos meghalt.
dawn-dead-named = { $name } meghalt.
last-dead = A sors döntött: { seat.the } játékos számít az utolsó halottnak.
last-dead-named = A sors döntött: { $name } számít az utolsó halottnak.
stands-in = A játékosok közül még senki sem halt meg. A sors döntött: { seat.the } játékos kezd.
stands-in-named = A játékosok közül még senki sem halt meg. A sors döntött: { $name } kezd.

tabula-discussion = Kik a vérfarkasok? Beszéljétek meg. Aki végzett, üsse be az A betűt.
nomination-begins = Vége a vitának. Sorban mondjátok meg, kit lincselnétek meg: üssétek be a játékos számát.
nomination-at-once = Vége a vitának. Most mindenki egyszerre: kit lincselnétek meg? Üssétek be a játékos számát.
votes-for = { seat.The } játékos ellen.
votes-for-named = { $name } ellen.
vote-skipped = Nincs szavazat. Megyünk tovább.
vote-taken-back = Az utolsó szavazatot visszavesszük.
owl-names = A vészmadár kiválasztottja { seat.the } játékos.
owl-names-named = A vészmadár kiválasztottja { $name }.
owl-nobody = A vészmadár senkit sem választott ki.
nominees = Jelölt lett:
nominees-none = Nincs jelölt.
run-off-begins = Jön a döntő szavazás. Akit nem jelöltek, sorban szavaz: üsse be az egyik jelölt számát.
run-off-at-once = Jön a döntő szavazás. Akiket nem jelöltek, most egyszerre szavaznak: üssék be az egyik jelölt számát.
run-off-tied = Holtverseny. Védjétek meg magatokat még egyszer, aztán újra szavazunk.
lot-decides = A sors dönt.
tabula-lynched = Meglincseljük { seat.the } játékost.
tabula-lynched-named = A lincselés áldozata { $name }.

tabula-end-humans = Nincs több vérfarkas. Az emberek győztek.
tabula-end-werewolves = A vérfarkasok vannak annyian, mint a többiek. A vérfarkasok győztek.
tabula-end-werehamster = A vérhörcsög életben maradt, így egyedül ő győzött.
tabula-end-nobody = Vége a játéknak. Senki sem győzött.
tabula-end-wolves = Vérfarkas volt:
