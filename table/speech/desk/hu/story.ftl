# Egy játék elmesélve: a `burgomaster replay` és a játék vége mondja. A név sosem kap ragot vagy
# névelőt: birtokosként („Béla házában”) vagy névutó előtt („Béla ellen”) áll. A számok ragja és
# névelője a story-seat és a story-house soroké.

story-seat = { story-seat.The } játékos
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
        [1] az { story-seat.number }
        [5] az { story-seat.number }
       *[other] a { story-seat.number }
    }
    .The = { $seat ->
        [1] Az { story-seat.number }
        [5] Az { story-seat.number }
       *[other] A { story-seat.number }
    }
story-seat-role = { story-seat.The } játékos ({ $role })
story-name-role = { $name } ({ $role })
story-house = { story-house.number } ház
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
        [1] az { story-house.number }
        [5] az { story-house.number }
       *[other] a { story-house.number }
    }
    .The = { $house ->
        [1] Az { story-house.number }
        [5] Az { story-house.number }
       *[other] A { story-house.number }
    }
story-told = { $who } ezt tudta meg: „{ $told }”

# Az este részei.
story-setup = Az első éjszaka előtt
story-night = { $night }. éjszaka
story-day = { $night }. nap
story-coins = Az érmék

# Döntések Lupusburgban.
story-chest = { $who } { story-house.the } házba rejtette a ládáját.
story-place = { $who } { story-house.the } ház alá tette az első kártyáját.
story-lift = { $who } felemelte { story-house.the } házat, és belenézett.
story-lift-none = { $who } egyik házat sem emelte fel.
story-strike = { $who } { story-house.the } házra irányította a farkaskarmot.
story-strike-none = { $who } egyik házra sem irányította a farkaskarmot.
story-ask = { $who } látni kérte { story-seat.the } játékos egyik kártyáját.
story-ask-named = { $who } látni kérte { $name } egyik kártyáját.
story-ask-none = { $who } senkitől sem kért kártyát.
story-show = { $who } megmutatta { story-house.the } ház alatti kártyáját.
story-bet = { $who } letette a pecsétjét { story-seat.the } játékos elé.
story-bet-named = { $who } letette a pecsétjét { $name } elé.
story-bet-none = { $who } nem fogadott.
story-keep = { $who } megtartott egy érmét, az értéke { $points }.
story-token = { $who } { story-house.the } házra tett egy zsetont.
story-vote = { $who } { story-house.the } ház ellen szavazott.
story-vote-twice = { $who } mindkét szavazatát { story-house.the } ház ellen adta le.
story-vote-both = { $who } { story-house.the } ház és { story-vote-both.the } ház ellen is szavazott.
    .number = { $other ->
        [3] 3-as
        [5] 5-ös
        [6] 6-os
        [8] 8-as
        [13] 13-as
        [15] 15-ös
        [16] 16-os
       *[other] { $other }-es
    }
    .the = { $other ->
        [1] az { story-vote-both.number }
        [5] az { story-vote-both.number }
       *[other] a { story-vote-both.number }
    }
story-coin = { $who } felemelte a pecsétjét: az érme értéke { $points }.

# Döntések a Lupus in Tabula játékban.
story-code = { $who } megadta a kártyáját, a kódja { $code }.
story-attack = { $who } { story-seat.the } játékos életére tört.
story-attack-named = { $who } { $name } életére tört.
story-attack-none = { $who } nem választott áldozatot.
story-inquire = { $who } { story-seat.the } játékos felől érdeklődött.
story-inquire-named = { $who } { $name } felől érdeklődött.
story-inquire-none = { $who } senki felől sem érdeklődött.
story-protect = { $who } { story-seat.the } játékos életét védte.
story-protect-named = { $who } { $name } életét védte.
story-protect-none = { $who } senkit sem védett meg.
story-curse = { $who } { story-seat.the } játékos fejére hozott bajt.
story-curse-named = { $who } { $name } fejére hozott bajt.
story-curse-none = { $who } senkire sem hozott bajt.
story-become = { $who } { story-seat.the } játékos felé mutatott.
story-become-named = { $who } { $name } felé mutatott.
story-become-none = { $who } senki felé sem mutatott.
story-visit = { $who } { story-seat.the } játékos házában töltötte az éjszakát.
story-visit-named = { $who } { $name } házában töltötte az éjszakát.
story-visit-none = { $who } otthon töltötte az éjszakát.
story-nominate = { $who } { story-seat.the } játékos jelölésére szavazott.
story-nominate-named = { $who } { $name } jelölésére szavazott.
story-nominate-none = { $who } senkit sem jelölt.
story-run-off = { $who } { story-seat.the } játékos ellen szavazott.
story-run-off-named = { $who } { $name } ellen szavazott.
story-run-off-none = { $who } nem szavazott.

# Amit a névvel játszókról megtudtak; név nélkül az asztal saját sora áll itt.
story-thumb-up = { $name }: hüvelyk fel, vérfarkas.
story-thumb-down = { $name }: hüvelyk le, nem vérfarkas.
story-freemason = A másik szabadkőműves: { $name }
story-victim = Áldozat: { $name }.

# Ami nem a szabályok szerinti döntés.
story-card-seen = { $who } megnézte a kártyáját.
story-talked = { $who } végzett a mondandójával.
story-again = { $who } titokban azt kérte, hogy az asztal szólítson újra mindenkit.
story-claw = A farkaskarom { story-house.the } ház felé fordult.
story-claw-seat = A farkaskarom { story-seat.the } játékos felé fordult.
story-claw-named = A farkaskarom { $name } felé fordult.
story-paused = A házigazda megállította az asztalt.
story-went-on = A házigazda folytatta a játékot.
story-repeated = A házigazda megismételtette az utolsó részt.
story-extended = { $seconds ->
    [one] A házigazda még egy másodpercet adott.
    [2] A házigazda még két másodpercet adott.
   *[other] A házigazda még { $seconds } másodpercet adott.
}
story-took-back = A házigazda visszavette az utolsó nyílt szavazatot.
story-redone = A házigazda újrajátszatta az éjszakát.
story-left = { $who } kilépett a játékból.
story-eyes-open = { $who } nyitva tartotta a szemét, és ezt a házigazda meglátta.
story-stopped = A házigazda befejezte a játékot.
story-came-back = Az asztal kikapcsolás után újraindult.
story-lifted = Valaki felemelte { story-house.the } házat.
story-put-back = { story-house.The } ház visszakerült a helyére.
story-ambiguous = Nem lehetett eldönteni, mi áll { story-house.the } ház helyén.

# Mennyire az a történet, ami megesett.
story-exact = Így zajlott az este: minden jelzés bájtról bájtra ugyanaz.
story-no-trace = A napló mellett nincs nyomkövetés, amellyel össze lehetne vetni.
story-differs = A jelzések eltérnek a napló melletti nyomkövetéstől: az megszakad, vagy megváltoztatták. A napló az irányadó.
story-other-version = Ezt a játékot másik verzióval játszották ({ $made }); a mostani ({ $version }) nem tudja pontosan megismételni. A döntések azok, amik voltak, de ami belőlük következik, eltérhet.
story-broken-off = A napló vége nem került a lemezre: a történet ott megszakad.

# A vége, éjszakánként: „2. éjszaka · a vérfarkasok → Anna · † Anna (Látnok)”.
story-recap = Éjszakáról éjszakára
story-by-claw = a farkaskarom
story-by-wolves = a vérfarkasok
story-by-lynching = a lincselés
story-nobody = senki
story-master = a játékmester
story-gone = kilépett a játékból

# Az oldal.
retold-game = Egy játék újra elmesélve: { $rules }, { $players } játékos
retold-play = Lejátszás
retold-pause = Szünet
retold-speed = Sebesség
retold-as-it-was = eredeti tempó
retold-secrets = a titkokkal együtt
retold-time = Idő a játékban
retold-parts = Éjszakák és nappalok
retold-noscript = Ehhez az oldalhoz JavaScript kell; a „burgomaster replay” a terminálban meséli el a játékot.
retold-served = A játék itt látható: { $address } (Ctrl-C: vége).
replay-tells = A „{ $command }” elmeséli mindazt, ami titok volt.

# Ami nem sikerül.
replay-no-game = Még nincs játék: játssz egyet így: „burgomaster play”.
replay-not-found = Nincs „{ $name }” nevű játék; a „burgomaster games” felsorolja, melyek vannak.
replay-not-over = Ez a játék még nem ért véget, a titkai addig titkok maradnak: előbb fejezd be így: „{ $command }”.
replay-in-play = Ezt a játékot éppen játsszák, a titkai addig titkok maradnak: várd meg a végét.
replay-speed = A sebesség 0.01 és 100000 között lehet, nem { $speed }.
replay-web-alone = A --web mellett a játékot egy oldal meséli el: hagyd el ezt: { $options }.
replay-nothing-kept = Ebből a játékból semmi sem maradt meg itt: { $path }; talán megtelt a lemez.
replay-other-version = Ezt a játékot másik verzióval játszották ({ $made }); a mostani ({ $version }) nem tudja megismételni ({ $reason }): használd azt, amelyikkel játszották.
replay-not-written = Nem írható: { $path } ({ os-reason }); adj meg másik fájlt a --out kapcsolóval.
replay-page-shut = Az oldal nem nyitható meg itt: { $host }, port: { $port } ({ os-reason }). Válassz másikat: --host, --web.
