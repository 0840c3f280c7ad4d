# Mi a baj a table.toml fájlban, és mi lehet benne.

config-file-shut = Ez a fájl nem olvasható ({ os-reason }): nézd meg a nevét és a jogosultságait.
config-not-utf8 = Mentsd ezt a fájlt UTF-8-ként.
config-not-toml = Ez nem TOML: { $why ->
    [equals] a név után „=” kell
    [value] az érték hibásan van írva
    [twice] itt valami másodszor szerepel
    [sign] nem megengedett jel van benne, vagy hiányzik a záró idézőjel
    [ending] az érték után új sor kell
    [bracket] hiányzik egy záró zárójel
   *[other] a sor nem érthető
    }.
config-no-section = Nincs ilyen szakasz: [{ $section }]. Ezek lehetnek: { $allowed }.
config-no-section-near = Nincs ilyen szakasz: [{ $section }]. Erre gondoltál: „{ $near }”? Ezek lehetnek: { $allowed }.
config-no-key = Nincs „{ $name }” kulcs itt: [{ $section }]. Ezek lehetnek: { $allowed }.
config-no-key-near = Nincs „{ $name }” kulcs itt: [{ $section }]. Erre gondoltál: „{ $near }”? Ezek lehetnek: { $allowed }.
config-is-section = [{ $section }] egy szakasz: a kulcsait a „[{ $section }]” sor alá írd.
config-wrong-value = [{ $section }] { $name } értéke ez lehet: { $allowed }; nem ez: { $value }.

# Mi lehet egy érték: az „értéke ez lehet” után.
config-may-bool = true vagy false
config-may-choice = { $choices } valamelyike
config-may-int = egész szám
config-may-int-range = egész szám { $low } és { $high } között
config-may-int-least = egész szám, legalább { $low }
config-may-int-most = egész szám, legfeljebb { $high }
config-may-number = szám
config-may-number-range = szám { $low } és { $high } között
config-may-number-above = { $above } feletti szám, legfeljebb { $high }
config-may-text = szöveg idézőjelek között
config-may-text-filled = nem üres szöveg idézőjelek között
config-may-text-begins = szöveg idézőjelek között, így kezdődik: { $begins }
config-may-text-letters = { $least }–{ $most } betűs szöveg idézőjelek között
config-may-list = lista szögletes zárójelben, minden eleme: { $each }
config-may-list-most = lista szögletes zárójelben, legfeljebb { $most } elem, mindegyik: { $each }
config-may-tuple = lista szögletes zárójelben: { $items }
config-may-object = JSON-objektum ezekkel: { $names }
config-may-then = { $first }, aztán { $rest }

config-in-section = [{ $section }] { $said }
config-screen-i2c = Az ssd1322-nek nincs I2C-je: állítsd be: [screen] bus = "spi".
config-screen-spi = Az SPI 0-nak csak 0-s és 1-es eszköze van: az spi_device legyen ezek egyike.
config-claw-limits = [claw] { $low } = { $from } legyen kisebb, mint { $high } = { $to }.
config-pins-shared = { $one } és { $other } egyaránt ezt használja: { $pins }. Tedd át az egyiket.
config-pin-no-pwm = A GPIO{ $pin } lábon nincs hardveres PWM: a [claw] pin legyen 12 vagy 13 (18 vagy 19, ha nincs I2S-hang), vagy driver = "gpio".
config-jack-pwm = A Pi 4 előtti gépek fejhallgató-kimenete ugyanazt a PWM-et használja, mint a farkaskarom: állítsd be: [sound] output = "usb", [claw] driver = "gpio", vagy [board] model, ha ez újabb Pi.
config-no-jack = A Pi 5-nek nincs fejhallgató-kimenete: állítsd be: [sound] output = "usb".

# Ki használ egy lábat; a mondat elején az első betű nagy lesz.
config-pin-claw = a farkaskarom szervója
config-pin-line = a farkaskarom soros vonala ({ $line })
config-pin-i2c = a képernyő I2C { $port } busza
config-pin-spi = a képernyő SPI { $port } busza
config-pin-dc = a képernyő D/C vonala
config-pin-reset = a képernyő reset vonala
config-pin-i2s = az I2S-hang
config-pin-reserved = a [board] foglalása

config-there = Már megvan: { $file }. Szerkeszd, vagy adj meg másik fájlt.
config-unwritten = Nem írható: { $file } ({ os-reason }). Adj meg másik fájlt.
config-wrote = Elkészült: { $file }. Amelyik sort meg akarod változtatni, annak az elejéről töröld a „#” jelet.
config-right = Rendben van: { $file }.
config-none = Nincs beállítófájl: az alapértékek érvényesek.
