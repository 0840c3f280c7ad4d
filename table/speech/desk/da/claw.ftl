# Problemer med kloen, dens servo og dens ben.

claw-lost = Bordet fortsætter uden sin klo.
middle-lost = Bordet fortsætter uden klo og skærm.
claw-blocked = Kloen sidder fast: Den står ved trin { $now } og skulle være ved { $goal }. Gør den fri; den prøver igen ved næste bevægelse.
claw-overloaded = Kloens servo er overbelastet: Gør kloen fri, så prøver den igen.
claw-fault = Kloens servo melder en fejl ({ $fault ->
    [VOLTAGE] forkert spænding
    [SENSOR] dens føler
    [TEMPERATURE] for varm
    [CURRENT] for meget strøm
   *[other] { $fault }
    }): Tjek dens forsyning, og lad den køle af; den prøver igen ved næste bevægelse.
claw-no-servo = Kloens servo { $servo } svarer ikke: Tjek kabel, forsyning og nummer.
claw-no-packet = Kloens servo sender noget, der ikke er en pakke ({ $heard }): Tjek kablet.
claw-checksum = Kloens servo sender en forkert kontrolsum ({ $heard }): Tjek kablet.
claw-other-servo = Servo { $found } svarede, men { $servo } blev spurgt: Giv hver sit nummer.
claw-line-shut = Kloens linje { $path } kan ikke åbnes ({ os-reason }): Sæt den i, eller sæt en anden linje i [claw].
claw-line-gone = Kloens linje er væk ({ os-reason }): Sæt den i igen.

claw-no-folder = lgpio har brug for en mappe, den kan skrive i: Sæt LG_WD til en, for eksempel /run/burgomaster.
claw-no-lgpio = pin_factory = "lgpio" kræver biblioteket lgpio: »sudo apt install python3-lgpio«, eller installer burgomaster med dens ekstra »pi«.
claw-no-rpigpio = pin_factory = "rpigpio" kræver modulet RPi.GPIO: »sudo apt install python3-rpi-lgpio« (Pi 5 og kerner fra 6.6), eller python3-rpi.gpio på en ældre; aldrig begge.
claw-rpigpio-board = RPi.GPIO kan ikke bruge dette kort: Installer python3-rpi-lgpio i stedet, eller sæt pin_factory = "lgpio".
claw-no-header = Der er intet GPIO-stik; set blev: { $seen }. På en Raspberry Pi skal brugeren med i gruppen gpio: »sudo adduser NAVN gpio«.
claw-pin-no-pwm = GPIO{ $pin } har ingen hardware-PWM: Sæt [claw] pin til en af { $pins }, eller driver = "gpio".
claw-pwm-closed = Der kan ikke skrives i { $path }: Brugeren skal med i gruppen gpio (»sudo adduser NAVN gpio«) og logge ind igen.
claw-pwm-off = Stikkets hardware-PWM er ikke slået til (set: { $seen }): Tilføj »dtoverlay=pwm-2chan,pin=12,func=4,pin2=13,func2=4« i /boot/firmware/config.txt, og start Pi'en igen.
claw-pin-taken = Kloens servo kan ikke få GPIO{ $pin } ({ os-reason }): Luk det program, der har det, eller sæt et andet ben i [claw].
claw-pin-fails = Kloens servo på GPIO{ $pin } kan ikke drejes ({ os-reason }); den prøves igen ved næste bevægelse.

claw-places = En klo peger på { $least } til { $most } pladser, ikke { $places }.
claw-limits = Kloens nedre grænse, { $low }, skal være mindre end den øvre, { $high }.
claw-gears = Kloens vandring og udveksling skal være større end 0.
claw-no-place = Kloen blev sendt til { $place }, men har pladserne 1 til { $places }.
claw-place-unknown = Plads { $place } er målt, men der er kun { $places }: Kør »burgomaster calibrate claw« igen.
claw-place-outside = Plads { $place } er målt ved { $position }, uden for { $low } til { $high }: Kør »burgomaster calibrate claw« igen.
claw-places-crossed = De målte pladser { $first } ({ $here }) og { $second } ({ $there }) står ikke i kredsens rækkefølge: Kør »burgomaster calibrate claw« igen, eller skift »reverse«.
claw-turns-short = Kloen drejer { $turn }°, men { $places } pladser kræver { $need }°: Sæt gear_ratio til { $ratio } eller mere, eller brug en servo, der drejer længere.
claw-place-unreached = Plads { $place } ligger uden for { $low } til { $high }: Drej kloen på akslen, så plads 1 er nær enden af vandringen, og kalibrer igen.
claw-not-kept = Kloens stilling kan ikke gemmes ({ os-reason }): Gør plads på disken, ellers kan kloen springe, når bordet starter igen.
claw-calibration-torn = Kalibreringen kunne ikke læses og er lagt til side som { $aside }: Kør »burgomaster calibrate claw« igen.
