# Bajok a farkaskarommal, a szervójával és a lábaival.

claw-lost = Az asztal a farkaskarom nélkül játszik tovább.
middle-lost = Az asztal farkaskarom és képernyő nélkül játszik tovább.
claw-blocked = Elakadt a farkaskarom: ezen a lépésen áll: { $now }, pedig itt kellene lennie: { $goal }. Szabadítsd ki; a következő mozdulatnál újra próbálkozik.
claw-overloaded = Túl van terhelve a farkaskarom szervója: szabadítsd ki, és újra próbálkozik.
claw-fault = Hibát jelez a farkaskarom szervója ({ $fault ->
    [VOLTAGE] rossz a feszültség
    [SENSOR] rossz az érzékelője
    [TEMPERATURE] túl meleg
    [CURRENT] túl nagy az áram
   *[other] { $fault }
    }): nézd meg a tápját, és hagyd kihűlni; a következő mozdulatnál újra próbálkozik.
claw-no-servo = Nem válaszol a farkaskarom szervója (azonosító: { $servo }): nézd meg a kábelét, a tápját és az azonosítóját.
claw-no-packet = A farkaskarom szervója érthetetlen adatot küld ({ $heard }): nézd meg a kábelét.
claw-checksum = A farkaskarom szervója hibás ellenőrző összeget küld ({ $heard }): nézd meg a kábelét.
claw-other-servo = Nem a kérdezett szervó ({ $servo }) válaszolt, hanem egy másik ({ $found }): adj mindegyiknek külön azonosítót.
claw-line-shut = Nem nyitható meg a farkaskarom vonala: { $path } ({ os-reason }). Dugd be, vagy adj meg másik vonalat a [claw] szakaszban.
claw-line-gone = Eltűnt a farkaskarom vonala ({ os-reason }): dugd vissza.

claw-no-folder = Az lgpio programkönyvtárnak írható mappa kell: adj meg egyet az LG_WD környezeti változóban, például ezt: /run/burgomaster.
claw-no-lgpio = A pin_factory = "lgpio" beállításhoz az lgpio programkönyvtár kell: „sudo apt install python3-lgpio”, vagy telepítsd a burgomastert a „pi” kiegészítéssel.
claw-no-rpigpio = A pin_factory = "rpigpio" beállításhoz az RPi.GPIO modul kell: „sudo apt install python3-rpi-lgpio” (Pi 5-ön és a 6.6-os kernel óta mindenhol), régebbi rendszeren python3-rpi.gpio; a kettő együtt soha.
claw-rpigpio-board = Az RPi.GPIO nem ismeri ezt a gépet: telepítsd helyette ezt: python3-rpi-lgpio, vagy állítsd be: pin_factory = "lgpio".
claw-no-header = Nincs meg a GPIO-csatlakozó; ez látszik: { $seen }. Raspberry Pi gépen vedd fel a felhasználót a gpio csoportba: „sudo adduser NÉV gpio”.
claw-pin-no-pwm = A GPIO{ $pin } lábnak nincs hardveres PWM-je: legyen a [claw] pin ezek egyike: { $pins }, vagy driver = "gpio".
claw-pwm-closed = Nem írható: { $path }. Vedd fel a felhasználót a gpio csoportba („sudo adduser NÉV gpio”), és jelentkezz be újra.
claw-pwm-off = A csatlakozó hardveres PWM-je nincs bekapcsolva (ez látszik: { $seen }): írd be ezt a /boot/firmware/config.txt fájlba: „dtoverlay=pwm-2chan,pin=12,func=4,pin2=13,func2=4”, és indítsd újra a gépet.
claw-pin-taken = A farkaskarom szervója nem kapja meg ezt a lábat: GPIO{ $pin } ({ os-reason }). Zárd be a programot, amelyik használja, vagy adj meg másik lábat a [claw] szakaszban.
claw-pin-fails = A farkaskarom szervója nem mozdítható (GPIO{ $pin }: { os-reason }); a következő mozdulatnál újra próbálkozik.

claw-places = Egy farkaskarom { $least }–{ $most } helyre mutathat, nem { $places } helyre.
claw-limits = A farkaskarom alsó határának ({ $low }) kisebbnek kell lennie a felsőnél ({ $high }).
claw-gears = A farkaskarom útjának és áttételének nagyobbnak kell lennie nullánál.
claw-no-place = A farkaskaromnak ide kellene mutatnia: { $place }, de a helyei: 1–{ $places }.
claw-place-unknown = Ez a hely be van mérve: { $place }, pedig csak ennyi hely van: { $places }. Futtasd újra ezt: „burgomaster calibrate claw”.
claw-place-outside = Ennek a helynek ({ $place }) a mért értéke { $position }, a határokon kívül ({ $low }–{ $high }): futtasd újra ezt: „burgomaster calibrate claw”.
claw-places-crossed = Két mért hely nem a kör sorrendjében áll: { $first } ({ $here }) és { $second } ({ $there }). Futtasd újra ezt: „burgomaster calibrate claw”, vagy fordítsd meg a „reverse” értékét.
claw-turns-short = A farkaskarom csak { $turn }°-ot fordul, de { $places } helyhez { $need }° kell: legyen a gear_ratio legalább { $ratio }, vagy használj nagyobb szögben forduló szervót.
claw-place-unreached = Ez a hely a határokon ({ $low }–{ $high }) kívül esik: { $place }. Fordítsd el a farkaskarmot a tengelyén, hogy az 1-es hely az út vége közelében legyen, és mérd be újra.
claw-not-kept = Nem jegyezhető fel, hol áll a farkaskarom ({ os-reason }): szabadíts fel helyet a lemezen, különben ugorhat egyet, amikor az asztal újraindul.
claw-calibration-torn = A bemérés fájlja nem olvasható, az asztal félretette ide: { $aside }. Futtasd újra ezt: „burgomaster calibrate claw”.
claw-calibration-unread = A bemérés fájlja nem olvasható: { $path } ({ os-reason }). Tedd olvashatóvá.
