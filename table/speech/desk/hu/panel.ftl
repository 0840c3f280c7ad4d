# Bajok a középső képernyővel.

panel-silent = Nem válaszol a képernyő ({ $controller }, { $where }: { os-reason }): nézd meg a kábelét és a [screen] szakaszt a beállításokban; folyamatosan újra próbálkozunk.
panel-no-spidev = SPI-s képernyőhöz a spidev programkönyvtár kell: „sudo apt install python3-spidev”, vagy telepítsd a burgomastert a „pi” kiegészítéssel.
panel-pin-taken = A képernyő nem kapja meg ezt a lábat: GPIO{ $pin } ({ os-reason }). Zárd be a programot, amelyik használja, vagy adj meg másik lábat a [screen] szakaszban.
