# Amit csak mutatunk: a középső képernyőn, a billentyűzeteken és az oldalakon; sosem hangzik el.

screen-night = Éjszaka
screen-extended = Hosszabbítás

reply-taken = Elfogadva.
reply-ready = Végeztél. Elfogadva.
reply-talk = Beszélj. Ha végeztél: A és #.
reply-late = Elkéstél, ez már nem számít.
reply-paused = Az asztal vár. Most nem fogad semmit.
reply-not-asked = Most nincs teendőd.
reply-not-yet = Még nem. Várd meg a kérdést.
reply-must-choose = Itt választanod kell.
reply-letters = { $n ->
    [1] Egy betűt üss, aztán #.
    [2] Két betűt üss, zsetononként egyet, aztán #.
   *[other] { $n } betűt üss, zsetononként egyet, aztán #.
}
reply-number = Betűhöz túl sok a lehetőség. Számot üss, aztán #.
reply-senseless = Ennek itt nincs értelme. Számot vagy betűt üss, aztán #.
reply-not-possible = Ez nem választható. Nézd meg a képernyődön, mi igen.
reply-card-unknown = Ismeretlen kártya. Üsd be a kódját.

host-done = Kész.
host-not-possible = Ez most nem lehetséges.
host-paused = Szünet van. Előbb folytasd.
host-not-paused = Nincs szünet.

card-werewolf = Vérfarkas
card-thief = Tolvaj
card-townsfolk = Városlakó
card-none = nincs kártya
house-standing = { house.number } ház:
house-fallen = { house.number } ház (kiesett):
your-chest = a ládád
told-peeked-chest = { house.number } ház: itt van a láda.
told-peeked-nothing = { house.number } ház: nincs itt láda.
told-shown = { house.The } ház alól mutatták:
told-coins = Ezeket húztad:
coin = { $points }
your-bet = A pecséted: { seat.number } játékos, alatta az érme:
your-seal = A pecséted: { seat.number } játékos
asked-chest = A ládád: melyik ház?
asked-place = Első kártyád: melyik ház alá?
asked-lift = Tolvaj: melyik házba nézel? D: egyikbe sem.
asked-strike = Vérfarkas: melyik ház? D: egyik sem.
asked-ask = Ki mutasson kártyát? Helye száma, vagy D: senki.
asked-show = Melyik kártyát mutatod?
asked-bet = Ki a vérfarkas? Helye száma, vagy D: nincs fogadás.
asked-keep = Melyik érmét tartod meg? Betűje, vagy hányadik a sorban.
asked-token = Zsetonod: melyik ház?
asked-vote = { $n ->
    [1] Szavazatod: egy betű, A mancsnyom, B szőrcsomó.
   *[other] Szavazataid: két betű, A mancsnyom, B szőrcsomó: AA, AB vagy BB.
}
asked-coin = Mennyit ér az érme a pecséted alatt?
asked-nothing = Most nincs teendőd.
asked-talk = Beszélj. Ha végeztél: A és #.
asked-night = Szem csukva. Üss számokat, utánuk #.

# Lupus in Tabula
role-villager = Falusi
role-werewolf = Vérfarkas
role-seer = Látnok
role-medium = Médium
role-possessed = Megszállott
role-bodyguard = Testőr
role-owl = Vészmadár
role-freemason = Szabadkőműves
role-werehamster = Vérhörcsög
role-mythomaniac = Alakváltó
role-harlot = Prostituált
you-are = A szereped:
you-became = Új szereped:
you-are-dead = Meghaltál. A végéig hallgass.
# A számok ragja és névelője itt lakik: „az 5-ös játékos” minden sora erre hivatkozik.
seat = { $seat }
    .number = { $seat ->
        [3] 3-as
        [5] 5-ös
        [6] 6-os
        [8] 8-as
        [13] 13-as
        [15] 15-ös
        [16] 16-os
        [18] 18-as
        [20] 20-as
        [23] 23-as
       *[other] { $seat }-es
    }
    .the = { $seat ->
        [1] az { seat.number }
        [5] az { seat.number }
       *[other] a { seat.number }
    }
    .The = { $seat ->
        [1] Az { seat.number }
        [5] Az { seat.number }
       *[other] A { seat.number }
    }
told-wolf = { seat.number } játékos: hüvelyk fel, vérfarkas.
told-no-wolf = { seat.number } játékos: hüvelyk le, nem vérfarkas.
told-nobody-lynched = Még nem volt lincselés.
told-freemason = A másik szabadkőműves:
told-alone = Egyedül vagy.
told-wolves = Vérfarkasok:
told-victim = Áldozat: { $seat }.
told-no-victim = Nincs áldozat.
asked-card = A kártyád kódja?
asked-tap = Érintsd ide a kártyád.
asked-nominate = Kit lincselnél meg? Üsd be a játékos számát.
asked-run-off = Melyik jelölt? Üsd be a játékos számát.
asked-seen = Ha láttad a kártyádat: A és #.

# Amit a gépi játékosok mondanak a vitában.
remark-suspect = { seat.number } játékos: „Nekem { remark-suspect.about } játékos gyanús.”
    .number = { $about ->
        [3] 3-as
        [5] 5-ös
        [6] 6-os
        [8] 8-as
        [13] 13-as
        [15] 15-ös
        [16] 16-os
        [18] 18-as
        [20] 20-as
        [23] 23-as
       *[other] { $about }-es
    }
    .about = { $about ->
        [1] az { remark-suspect.number }
        [5] az { remark-suspect.number }
       *[other] a { remark-suspect.number }
    }
    .About = { $about ->
        [1] Az { remark-suspect.number }
        [5] Az { remark-suspect.number }
       *[other] A { remark-suspect.number }
    }
remark-trust = { seat.number } játékos: „{ remark-suspect.About } játékossal nincs baj.”
remark-seer-wolf = { seat.number } játékos: „Én vagyok a látnok. { remark-suspect.About } játékos vérfarkas.”
remark-seer-human = { seat.number } játékos: „Én vagyok a látnok. { remark-suspect.About } játékos nem vérfarkas.”
remark-medium-wolf = { seat.number } játékos: „Én vagyok a médium. { remark-suspect.About } játékos vérfarkas volt.”
remark-medium-human = { seat.number } játékos: „Én vagyok a médium. { remark-suspect.About } játékos nem volt vérfarkas.”
remark-doubt = { seat.number } játékos: „Nem hiszek { remark-suspect.about } játékosnak.”
remark-suspect-named = { $who }: „Nekem { $name } gyanús.”
remark-trust-named = { $who }: „{ $name } rendben van.”
remark-seer-wolf-named = { $who }: „Én vagyok a látnok. { $name } vérfarkas.”
remark-seer-human-named = { $who }: „Én vagyok a látnok. { $name } nem vérfarkas.”
remark-medium-wolf-named = { $who }: „Én vagyok a médium. { $name } vérfarkas volt.”
remark-medium-human-named = { $who }: „Én vagyok a médium. { $name } nem volt vérfarkas.”
remark-doubt-named = { $who }: „Nem hiszem, amit { $name } mond.”

# Rövid alak annak, ami a kis képernyőre hosszú.
screen-ask-chest = Rejtsd el a ládád
screen-ask-place = Rakd le a kártyákat
screen-ask-privilege = Kiváltság
screen-bets-begin = Fogadások
screen-ask-coin = Tarts meg egy érmét
screen-discussion-begins = Vita
screen-ballot-begins = Szavazás
screen-second-ballot = Második szavazás
screen-ask-coins = Fel a pecséteket
screen-host-may-redo = Újra az éjszakát?
screen-enter-card = Üsd be a kódod
screen-tap-card = Érintsd oda a kártyád
screen-look-at-card = Nézd meg a kártyád
screen-tabula-discussion = Vita
screen-nomination-begins = Jelölés
screen-nomination-at-once = Jelölés
screen-run-off-begins = Döntő szavazás
screen-run-off-at-once = Döntő szavazás

# A Lupus in Tabula kártyáira nyomtatva; öt sor fér el, egyenként körülbelül 30 betű.
print-hint = Kétoldalasan nyomtasd, a hosszú él mentén fordítva, eredeti méretben.
print-spare = Ennek a kártyának nincs szerepe. Maradjon a dobozban.
does-villager = Egész éjjel alszol. Nappal keresd meg a vérfarkasokat: beszélj és szavazz.
does-werewolf = Éjjel egyezz meg a falkával egy áldozatban. Győztök, ha annyian vagytok, mint a többiek.
does-seer = Minden éjjel kérdezz rá valakire: vérfarkas-e vagy sem?
does-medium = A második éjszakától megtudod, vérfarkas volt-e, akit utoljára meglincseltek.
does-possessed = Embernek számítasz, de a vérfarkasokkal győzöl. Nem ismered őket.
does-bodyguard = Éjjel védj meg valaki mást a vérfarkasoktól.
does-owl = Éjjel nevezz meg valakit: másnap jelölt lesz.
does-freemason = Az első éjjel megismered a másik szabadkőművest, akiben megbízhatsz.
does-werehamster = A vérfarkasok nem ölhetnek meg, de a látnok kérdése igen. Maradj életben, és egyedül győzöl.
does-mythomaniac = A második éjjel mutass valakire: ha vérfarkas vagy látnok, te is az leszel.
does-harlot = Minden éjjel maradj otthon, vagy menj el valakihez. Óvakodj a vérfarkasok házától.
