# Hvad »burgomaster doctor« finder: hvor den så efter, hvad den så, hvad der skal gøres.

doctor-mark-good = godt
doctor-mark-note = obs
doctor-mark-bad = FEJL
doctor-looked-at = set efter: { $tried }
doctor-bad = { $count } at rette: linjerne med FEJL.
doctor-good = Der er intet at rette: I kan spille.

# Hvad hver linje handler om.
doctor-about-program = programmet
doctor-about-configuration = indstillinger
doctor-about-board = maskine
doctor-about-power = strøm
doctor-about-disk = lager
doctor-about-clock = ur
doctor-about-groups = grupper
doctor-about-usb = USB-enheder
doctor-about-bare-pads = tastaturer uden MicroPython
doctor-about-pads = tastaturer
doctor-about-duplicate-pads = to tastaturer til én plads
doctor-about-pad = tastatur
doctor-about-claw = klo
doctor-about-calibration = kalibrering
doctor-about-screen = skærm
doctor-about-sound = lyd
doctor-about-voice = stemme
doctor-about-speech-engine = talesyntese
doctor-about-houses = huse

doctor-program = burgomaster { $version }, Python { $python }, bruger { $user }
doctor-off = slået fra
doctor-off-captions = slået fra: kun tekst

doctor-config-do = Ret disse linjer; indtil da er standardværdierne undersøgt.
doctor-config-none = der er ingen fil, så alt har sin standardværdi
doctor-config-none-do = Kør »burgomaster setup«.

doctor-no-pi = ingen Raspberry Pi
doctor-no-pi-do = Her kan bordet simuleres: »burgomaster run --simulated«.
doctor-power-unknown = firmwaren siger det ikke
doctor-power-unknown-do = Opdater Raspberry Pi OS.
doctor-power-good = spændingen er i orden, og intet er bremset
doctor-power-now = nu: { $what }
doctor-power-before = siden den blev tændt: { $what }
doctor-power-volts = spændingen er for lav
doctor-power-slow = processoren kører langsommere
doctor-power-throttled = processoren er bremset
doctor-power-hot = den er for varm
doctor-power-do = Brug Pi'ens egen strømforsyning, giv servoen sin egen, og sæt tastaturerne i en hub med strøm.
doctor-disk-tried = ledig plads til { $folder }
doctor-disk-free = { $whole },{ $tenth } GB ledig
doctor-disk-shut = { $whole },{ $tenth } GB ledig, men der kan ikke skrives
doctor-disk-shut-do = Lad brugeren { $user } skrive i { $folder }, eller kør dette som bordets egen bruger.
doctor-disk-do = Slet gamle spil eller optagelser.
doctor-clock-tried = klokken
doctor-clock-network = { $time }, sat af netværket
doctor-clock-do = Bordet spiller alligevel, men spillene får forkerte datoer: sæt det på et netværk én gang.
doctor-groups-root = root må alt
doctor-groups-all = { $user } er med i alle grupper
doctor-groups-lack = { $user } er ikke med i: { $groups }
doctor-groups-do = Kør »{ $command }«, og log ind igen.
doctor-group-gpio = kloens ben
doctor-group-i2c = skærmen
doctor-group-spi = en skærm på SPI
doctor-group-audio = højttaleren
doctor-group-dialout = tastaturerne
doctor-usb = { $count ->
    [one] én enhed, hubber talt med
   *[other] { $count } enheder, hubber talt med
    }
doctor-usb-do = En Pi kan klare { $most }: lad nogle pladser spille med telefon.
doctor-bare = { $count ->
    [one] én Pico i boot loaderen: den har ikke MicroPython
   *[other] { $count } Picoer i boot loaderen: de har ikke MicroPython
    }
doctor-bare-do = Kopiér MicroPythons UF2-fil over på det drev, der dukker op, og så »burgomaster pad flash«.

doctor-claw-no-pins = kun en Raspberry Pi har ben
doctor-claw-held = bordet bruger dens linje (proces { $pid })
doctor-claw-do = Giv servoen dens egne 5–7,4 V, sæt dens kort i, og se efter i [claw] line.
doctor-claw-answers = servo { $servo } svarer
doctor-claw-pin = GPIO{ $pin } kan bruges
doctor-servo-shut = { $line } kan ikke åbnes ({ os-reason })
doctor-servo-silent = servo { $servo } på { $line } svarer ikke
doctor-measured = { $measured } af { $places } steder målt op
doctor-unmeasured = intet målt op for { $places } steder: de regnes jævnt fordelt
doctor-measure = Kør »burgomaster calibrate claw«.
doctor-calibration-unread = den kan ikke læses ({ os-reason })
doctor-calibration-damaged = det er ikke, hvad »burgomaster calibrate claw« skriver

doctor-no-node = { $node } findes ikke
doctor-node = { $node } findes
doctor-interface-do = Slå det til med »sudo raspi-config«, Interface Options, { $interface }.
doctor-screen-dark-do = Hvis den forbliver mørk, så kør »burgomaster calibrate screen«.
doctor-screen-silent = intet svar på { $address } ({ os-reason })
doctor-screen-do = Se dens fire ledninger efter og adressen under [screen] i2c_address (0x3C eller 0x3D).
doctor-screen-answers = noget svarer på { $address }

doctor-cards = lydkort: { $cards }
doctor-cards-none = intet lydkort
doctor-cards-lack = lydkort: { $cards }; { $device } mangler
doctor-sound-do = Sæt højttaleren i, eller skriv dens kort under [sound] device; »aplay -L« viser navnene. Uden den har aftenen kun tekst.
doctor-voice = { $there } af { $of } sætninger til { $rules } på »{ $spoken }«
doctor-voice-do = De laves, når et spil begynder; for at have dem før, kør »{ $command }«.
doctor-voice-bad-do = Kør »burgomaster voice build«, eller skriv en anden stemme under [voice] pack.
doctor-engine-mute = intet svar

doctor-pads-held = { $count ->
    [one] ét tastatur er sat i; bordet bruger det (proces { $pid })
   *[other] { $count } tastaturer er sat i; bordet bruger dem (proces { $pid })
    }
doctor-pads-held-do = Stands bordet for at spørge dem: »sudo systemctl stop burgomaster«.
doctor-pads-none = der er ikke sat noget tastatur i
doctor-pads-none-do = Sæt dem i med kabler, der fører data; imens kan man spille med telefoner.
doctor-pads-seats = { $count } sat i; pladser { $seats }
doctor-pads-seatless = { $count } sat i; ingen har en plads
doctor-pads-twins = { $paths }: hver siger, at den er plads { $seat }
doctor-pads-twins-do = Kør »burgomaster pad provision PLADS --port PORT« for et af dem.
doctor-pad-do = Kør »burgomaster pad provision PLADS --port { $path }«.
doctor-pad-mute = ingen firmware svarer
doctor-pad-flash = Kør »burgomaster pad flash --port { $path }«.
doctor-tags = mærkerne er registreret
doctor-tags-none = intet mærke er registreret
doctor-tags-do = Kør »burgomaster houses register«.
