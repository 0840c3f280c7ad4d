# Amit a „burgomaster doctor” talál: mit nézett meg, mit látott, mi a teendő.

doctor-mark-good = jó
doctor-mark-note = megj.
doctor-mark-bad = HIBA
doctor-looked-at = ezt néztük meg: { $tried }
doctor-bad = { $count } dolgot kell kijavítani: lásd a HIBA jelű sorokat.
doctor-good = Semmit sem kell javítani: lehet játszani.

# Miről szól az egyes sor.
doctor-about-program = verziók
doctor-about-configuration = beállítás
doctor-about-board = számítógép
doctor-about-power = tápellátás
doctor-about-disk = lemez
doctor-about-clock = óra
doctor-about-groups = csoportok
doctor-about-usb = USB-eszközök
doctor-about-bare-pads = billentyűzet MicroPython nélkül
doctor-about-pads = billentyűzetek
doctor-about-duplicate-pads = két billentyűzet egy helyhez
doctor-about-pad = billentyűzet
doctor-about-claw = farkaskarom
doctor-about-calibration = bemérés
doctor-about-screen = képernyő
doctor-about-sound = hang
doctor-about-voice = beszéd
doctor-about-speech-engine = beszédmotor
doctor-about-houses = házak

doctor-program = burgomaster { $version }, Python { $python }, felhasználó: { $user }
doctor-off = ki van kapcsolva
doctor-off-captions = ki van kapcsolva: csak feliratok

doctor-config-do = Javítsd ki ezeket a sorokat; most helyettük az alapértékeket vizsgáltuk.
doctor-config-none = nincs fájl, így minden az alapértékén áll
doctor-config-none-do = Futtasd ezt: „burgomaster setup”.

doctor-no-pi = nem Raspberry Pi
doctor-no-pi-do = Itt szimulálni lehet az asztalt: „burgomaster run --simulated”.
doctor-power-unknown = a firmware nem mondja meg
doctor-power-unknown-do = Frissítsd a Raspberry Pi OS-t.
doctor-power-good = jó a feszültség, és semmi sincs visszafogva
doctor-power-now = most: { $what }
doctor-power-before = bekapcsolás óta előfordult: { $what }
doctor-power-volts = túl alacsony a feszültség
doctor-power-slow = lassítva jár a processzor
doctor-power-throttled = vissza van fogva a processzor
doctor-power-hot = túl meleg
doctor-power-do = Használd a Pi saját tápegységét, adj a szervónak külön tápot, és a billentyűzeteket saját tápellátású USB-elosztóra dugd.
doctor-disk-tried = szabad hely itt: { $folder }
doctor-disk-free = { $whole },{ $tenth } GB szabad
doctor-disk-shut = { $whole },{ $tenth } GB szabad, de nem lehet írni
doctor-disk-shut-do = Adj írási jogot ennek a felhasználónak: { $user }, itt: { $folder }, vagy futtasd ezt az asztal saját felhasználójaként.
doctor-disk-do = Törölj régi játékokat vagy felvételeket.
doctor-clock-tried = a pontos idő
doctor-clock-network = { $time }, a hálózatról
doctor-clock-do = Az asztal így is játszik, de a játékok rossz dátumot kapnak: csatlakoztasd egyszer az internethez.
doctor-groups-root = a root mindent megtehet
doctor-groups-all = { $user } minden csoportban benne van
doctor-groups-lack = { $user } nincs benne ezekben a csoportokban: { $groups }
doctor-groups-do = Futtasd ezt: „{ $command }”, és jelentkezz be újra.
doctor-group-gpio = a farkaskarom GPIO-lába
doctor-group-i2c = a képernyő
doctor-group-spi = képernyő SPI-n
doctor-group-audio = a hangszóró
doctor-group-dialout = a billentyűzetek
doctor-usb = { $count } eszköz, az elosztókkal együtt
doctor-usb-do = Egy Pi vezérlője legfeljebb ennyit bír: { $most }. Játsszatok néhányan telefonnal.
doctor-bare = { $count } Pico bootloader módban van, MicroPython nélkül
doctor-bare-do = Másold a MicroPython UF2 fájlját a megjelenő meghajtóra, aztán: „burgomaster pad flash”.

doctor-claw-no-pins = csak Raspberry Pi gépen vannak GPIO-lábak
doctor-claw-held = a vonalát az asztal használja (folyamat: { $pid })
doctor-claw-do = Adj a szervónak külön 5–7,4 V-ot, dugd be a vezérlőjét, és nézd meg a [claw] line értékét.
doctor-claw-answers = válaszol a szervó ({ $servo })
doctor-claw-pin = a GPIO{ $pin } használható
doctor-servo-shut = nem nyitható meg: { $line } ({ os-reason })
doctor-servo-silent = nem válaszol a szervó ({ $servo }) itt: { $line }
doctor-measured = { $places } helyből { $measured } van bemérve
doctor-unmeasured = { $places } helyből egy sincs bemérve: egyenletesen elosztva számoljuk őket
doctor-measure = Futtasd ezt: „{ $command }”.
doctor-calibration-unread = nem olvasható ({ os-reason })
doctor-calibration-damaged = nem az van benne, amit a „burgomaster calibrate claw” ír

doctor-no-node = nincs ilyen: { $node }
doctor-node = megvan: { $node }
doctor-interface-do = Kapcsold be: „sudo raspi-config”, Interface Options, { $interface }.
doctor-screen-dark-do = Ha sötét marad, futtasd ezt: „burgomaster calibrate screen”.
doctor-screen-silent = nincs válasz ezen a címen: { $address } ({ os-reason })
doctor-screen-do = Nézd meg a négy vezetékét, és a címet: [screen] i2c_address (0x3C vagy 0x3D).
doctor-screen-answers = valami válaszol ezen a címen: { $address }

doctor-cards = hangkártyák: { $cards }
doctor-cards-none = nincs hangkártya
doctor-cards-lack = hangkártyák: { $cards }; nincs meg: { $device }
doctor-sound-do = Dugd be a hangszórót, vagy add meg a kártyája nevét itt: [sound] device; a neveket az „aplay -L” sorolja fel. Nélküle csak feliratok lesznek.
doctor-voice = { $of } mondatból { $there } van meg ehhez: { $rules }, nyelv: „{ $spoken }”
doctor-voice-do = A játék kezdetén elkészülnek; ha előbb kellenek, futtasd ezt: „{ $command }”.
doctor-voice-bad-do = Futtasd ezt: „burgomaster voice build”, vagy adj meg másik hangcsomagot itt: [voice] pack.
doctor-engine-mute = nincs válasz

doctor-pads-held = { $count } billentyűzet van bedugva; az asztal használja (folyamat: { $pid })
doctor-pads-held-do = Ha meg akarod kérdezni őket, állítsd le az asztalt: „sudo systemctl stop burgomaster”.
doctor-pads-none = nincs bedugva billentyűzet
doctor-pads-none-do = Dugd be őket olyan kábellel, amelyik adatot is visz; addig telefonnal lehet játszani.
doctor-pads-seats = { $count } van bedugva; helyek: { $seats }
doctor-pads-seatless = { $count } van bedugva; egyiknek sincs helye
doctor-pads-twins = { $paths }: mindegyik { pad-gone.the } helyet mondja magáénak
doctor-pads-twins-do = Futtasd ezt az egyikre: „burgomaster pad provision HELY --port PORT”.
doctor-pad-do = Futtasd ezt: „burgomaster pad provision HELY --port { $path }”.
doctor-pad-mute = nem válaszol rajta firmware
doctor-pad-flash = Futtasd ezt: „burgomaster pad flash --port { $path }”.
doctor-tags = a címkék be vannak jegyezve
doctor-tags-none = egyetlen címke sincs bejegyezve
doctor-tags-do = Futtasd ezt: „burgomaster houses register”.
