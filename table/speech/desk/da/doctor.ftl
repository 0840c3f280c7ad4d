# Hvad »burgomaster doctor« finder: hvor den så efter, hvad den så, hvad der skal gøres.

doctor-mark-good = godt
doctor-mark-note = obs
doctor-mark-bad = FEJL
doctor-looked-at = undersøgt: { $tried }
doctor-bad = { $count ->
    [one] Én ting skal rettes: linjen med FEJL.
   *[other] { $count } ting skal rettes: linjerne med FEJL.
}
doctor-good = Der er intet at rette: I kan spille.

# Hvad hver linje handler om.
doctor-about-program = programmet
doctor-about-configuration = konfiguration
doctor-about-board = maskine
doctor-about-power = strøm
doctor-about-disk = diskplads
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

doctor-config-do = Ret disse linjer; indtil da er det standardværdierne, der undersøges.
doctor-config-none = der er ingen fil, så alt har sin standardværdi
doctor-config-none-do = Kør »burgomaster setup«.

doctor-no-pi = ingen Raspberry Pi
doctor-no-pi-do = Her kan bordet simuleres: »burgomaster run --simulated«.
doctor-power-unknown = firmwaren siger det ikke
doctor-power-unknown-do = Opdater Raspberry Pi OS.
doctor-power-good = spændingen er i orden, og processoren kører for fuld kraft
doctor-power-now = nu: { $what }
doctor-power-before = siden den blev tændt: { $what }
doctor-power-volts = spændingen er for lav
doctor-power-slow = processoren kører langsommere
doctor-power-throttled = processoren er bremset
doctor-power-hot = den er for varm
doctor-power-do = Brug Pi'ens egen strømforsyning, giv servoen sin egen, og sæt tastaturerne i en hub med strøm.
doctor-disk-tried = ledig plads i { $folder }
doctor-disk-free = { $whole },{ $tenth } GB ledig
doctor-disk-shut = { $whole },{ $tenth } GB ledig, men der kan ikke skrives
doctor-disk-shut-do = Lad brugeren { $user } skrive i { $folder }, eller kør dette som bordets egen bruger.
doctor-disk-do = Slet gamle spil eller optagelser.
doctor-clock-tried = klokken
doctor-clock-network = { $time }, indstillet via netværket
doctor-clock-do = Bordet kan godt spille, men spillene får forkerte datoer: Slut det til et netværk én gang.
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
    [one] én enhed, hubber medregnet
   *[other] { $count } enheder, hubber medregnet
    }
doctor-usb-do = En Pi kan klare { $most }: Lad nogle pladser spille med telefon.
doctor-bare = { $count ->
    [one] én Pico i bootloaderen, uden MicroPython
   *[other] { $count } Picoer i bootloaderen, uden MicroPython
    }
doctor-bare-do = Kopier MicroPythons UF2-fil over på det drev, der dukker op, og kør så »burgomaster pad flash«.

doctor-claw-no-pins = kun en Raspberry Pi har ben
doctor-claw-held = bordet bruger dens port (proces { $pid })
doctor-claw-do = Giv servoen sin egen strøm på 5–7,4 V, sæt servokortet i, og tjek [claw] line.
doctor-claw-answers = servo { $servo } svarer
doctor-claw-pin = GPIO{ $pin } kan bruges
doctor-servo-shut = { $line } kan ikke åbnes ({ os-reason })
doctor-servo-silent = servo { $servo } på { $line } svarer ikke
doctor-measured = { $measured } af { $places } steder målt op
doctor-unmeasured = ingen af de { $places } steder er målt op; de regnes for jævnt fordelt
doctor-measure = Kør »{ $command }«.
doctor-calibration-unread = den kan ikke læses ({ os-reason })
doctor-calibration-damaged = indholdet er ikke skrevet af »burgomaster calibrate claw«

doctor-no-node = { $node } findes ikke
doctor-node = { $node } findes
doctor-interface-do = Slå det til med »sudo raspi-config«, Interface Options, { $interface }.
doctor-screen-dark-do = Hvis den bliver ved med at være mørk, så kør »burgomaster calibrate screen«.
doctor-screen-silent = intet svar på { $address } ({ os-reason })
doctor-screen-do = Tjek skærmens fire ledninger og adressen i [screen] i2c_address (0x3C eller 0x3D).
doctor-screen-answers = noget svarer på { $address }

doctor-cards = lydkort: { $cards }
doctor-cards-none = intet lydkort
doctor-cards-lack = lydkort: { $cards }; { $device } mangler
doctor-sound-do = Sæt højttaleren i, eller skriv navnet på dens lydkort under [sound] device; »aplay -L« viser navnene. Uden højttaler har aftenen kun tekst.
doctor-voice = { $there } af { $of } sætninger til { $rules } på »{ $spoken }«
doctor-voice-do = De laves, når et spil begynder; vil du have dem før, så kør »{ $command }«.
doctor-voice-bad-do = Kør »burgomaster voice build«, eller angiv en anden stemmepakke under [voice] pack.
doctor-engine-mute = intet svar

doctor-pads-held = { $count ->
    [one] ét tastatur er sat i; bordet bruger det (proces { $pid })
   *[other] { $count } tastaturer er sat i; bordet bruger dem (proces { $pid })
    }
doctor-pads-held-do = Stop bordet for at undersøge dem: »sudo systemctl stop burgomaster«.
doctor-pads-none = der er ikke sat noget tastatur i
doctor-pads-none-do = Sæt dem i med datakabler; imens kan man spille med telefoner.
doctor-pads-seats = { $count } sat i; plads { $seats }
doctor-pads-seatless = { $count } sat i, men uden plads
doctor-pads-twins = { $paths } siger hver især, at de er plads { $seat }
doctor-pads-twins-do = Kør »burgomaster pad provision PLADS --port PORT« for et af dem.
doctor-pad-do = Kør »burgomaster pad provision PLADS --port { $path }«.
doctor-pad-mute = ingen firmware svarer
doctor-pad-flash = Kør »burgomaster pad flash --port { $path }«.
doctor-tags = mærkerne er registreret
doctor-tags-none = intet mærke er registreret
doctor-tags-do = Kør »burgomaster houses register«.
