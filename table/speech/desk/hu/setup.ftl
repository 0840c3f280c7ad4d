# A „burgomaster setup” beállító, és az eszközök, amelyeket talál.

# Az igen és a nem szavai, ahogy begépelik; mindkettőből az első látszik.
setup-yes-no = i igen | n nem
setup-yes-no-wrong = Ezt írd be: { $yes } vagy { $no }.
setup-number = Melyik?
setup-number-wrong = Írj be egy számot { $least } és { $most } között.

setup-at = { $at } / { $of } · { $title }
setup-step-language = Az asztal nyelve
setup-step-rules = A játék
setup-step-names = Ki hol ül
setup-step-devices = Az eszközök
setup-step-phones = Telefonok
setup-step-claw = A farkaskarom
setup-step-pads = A billentyűzetek
setup-step-tags = Házak címkékkel
setup-step-sound = A hang
setup-step-rehearsal = Húsz másodperc az éjszakából

setup-goes-on = Onnan folytatjuk, ahol abbamaradt. (--again: elölről.)
setup-left = Megszakítva ennél a lépésnél: { $at } / { $of }; a válaszok megvannak. A „{ $command }” innen folytatja.
setup-ready = Minden kész; a beállítás itt van: { $file }.
setup-run = Indulhat az asztal: { $command }
setup-last = Legutóbb: { $rules }, { $language }: { $names }.
setup-last-unnamed = Legutóbb: { $rules }, { $language }.
setup-same = Ugyanúgy, mint legutóbb?
setup-later = Később: { $command }

setup-players = Hányan játszotok? ({ $least }–{ $most })
setup-names = A nevek, az óramutató járása szerint; az asztal kimondja őket. Enter: marad, ami látszik.
setup-guest = { $seat }. vendég
setup-seat = { pad-gone.number } hely:

setup-simulated = A billentyűzetek, a farkaskarom és a képernyő szimuláltak; a hangszóró ennek a gépnek a sajátja.
setup-look-again = Keressük újra?
setup-phones = Akinek nincs billentyűzete, játszhat telefonnal ugyanazon a hálózaton.
setup-phones-ask = Csatlakozhatnak telefonok?
setup-claw-none = Nincs farkaskarom.
setup-claw-ask = Ráfordítod most a billentyűkkel a farkaskarmot minden házra?
setup-claw-ask-seats = Ráfordítod most a billentyűkkel a farkaskarmot minden helyre?

setup-pads-none = Nincs bedugva billentyűzet; később a „burgomaster pad provision” elintézi.
setup-pads-ask = { $count ->
    [one] Egy billentyűzet van. Megmondjuk neki a helyét a # gomb megnyomásával?
   *[other] { $count } billentyűzet van. Megmondjuk mindegyiknek a helyét a # gomb megnyomásával?
    }
setup-press = Nyomd meg a # gombot { pad-gone.the } hely billentyűzetén … (Enter: tovább nélküle.)
setup-press-simulated = Nyomd meg a # gombot { pad-gone.the } hely billentyűzetén … (Az Enter megnyomja.)
setup-press-hint = Még nem jött gombnyomás { pad-gone.the } hely billentyűzetéről. Ha sötét, húzd ki a kábelét, dugd vissza, és nyomd meg a # gombot; Enter: tovább nélküle.
setup-pad-seated = Ez lett { pad-gone.the } hely: ragaszd rá a számát.
setup-pad-again = Az a billentyűzet már { pad-gone.the } helyé: nyomd meg a # gombot egy másikon.
setup-pad-skipped = { pad-gone.The } hely billentyűzet nélkül marad; később: „burgomaster pad provision { $seat }”.
setup-pad-forgot = A billentyűzet ({ $path }) nem jegyezte meg a helyét: futtasd ezt: „burgomaster pad flash”.

setup-tags-none = Itt nincs címkeolvasó: a házakra a játékosok figyelnek.
setup-tags-ask = Van címke a házakban és a kártyákban?
setup-sound-none = Nincs hangszóró: csak feliratok lesznek.
setup-sound-ask = Beállítod most hallás után a hang és a dob erejét?
setup-rehearsal-ask = Mindenki az asztalt figyeli. Az Enter indítja.
setup-dawn = { $count ->
    [0] Hajnal. Egy billentyűzet sem vett részt.
   *[other] Hajnal. { $count } billentyűzet vett részt.
    }
setup-rehearsal-good = Minden hallatszott és látszott?
setup-doctor = A „burgomaster doctor” megmondja, mit lát az egyes eszközökből.

# Ami megvan.
found-pads = { $count ->
    [0] Billentyűzet: nincs; telefonnal lehet játszani
   *[other] Billentyűzet: { $count }
    }
found-claw-bus = Farkaskarom: szervovezérlő USB-n („bus” meghajtó)
found-claw-pwm = Farkaskarom: a hardveres PWM be van kapcsolva („pwm” meghajtó)
found-claw-gpio = Farkaskarom: GPIO12, ahol lehet szervó (nem látszik, van-e)
found-claw-none = Farkaskarom: nincs; a ház számát kimondjuk és kiírjuk
found-screen-spi = Képernyő: SPI-n, a beállítás szerint
found-screen-i2c = Képernyő: I2C { $port }, cím: { $address }
found-screen-none = Képernyő: nincs; az asztalt telefon és böngésző mutatja
found-speaker = Hangszóró: { $card }
found-speaker-none = Hangszóró: nincs; csak feliratok

# A játékok, ahogy választani lehet.
rules-lupusburg = Lupusburg: házak, fogadások és két szavazás
rules-tabula-hu = Lupus in Tabula, a magyar kiadás
rules-tabula-da = Lupus in Tabula, a dán kiadás
rules-tabula-it = Lupus in Tabula, az olasz kiadás

setup-file-not-utf8 = Ez a fájl nem UTF-8: { $file }. Mentsd UTF-8-ként, vagy tedd máshová.
setup-file-unwritten = Nem írható: { $file } ({ os-reason }). Futtasd ezt a sudo paranccsal, vagy tedd írhatóvá.
setup-state-unwritten = Nem írható: { $file } ({ os-reason }). Tedd írhatóvá a mappáját.
