# Problemer med kloen, dens servo og dens ben.

claw-lost = Bordet fortsætter uden sin klo.
middle-lost = Bordet fortsætter uden klo og skærm.
claw-blocked = Kloen sidder fast: Den står ved trin { $now } og skulle stå ved { $goal }. Gør den fri, så prøver den igen ved næste bevægelse.
claw-overloaded = Kloens servo er overbelastet: Gør kloen fri, så prøver den igen.
claw-fault = Kloens servo melder en fejl ({ $fault ->
    [VOLTAGE] forkert spænding
    [SENSOR] føleren
    [TEMPERATURE] for varm
    [CURRENT] for høj strøm
   *[other] { $fault }
    }): Tjek strømforsyningen, og lad servoen køle af; den prøver igen ved næste bevægelse.
claw-no-servo = Kloens servo { $servo } svarer ikke: Tjek kabel, strømforsyning og id.
claw-no-packet = Kloens servo sender noget, der ikke er en pakke ({ $heard }): Tjek kablet.
claw-checksum = Kloens servo sender en forkert kontrolsum ({ $heard }): Tjek kablet.
claw-other-servo = Servo { $found } svarede, men det var servo { $servo }, der blev spurgt: Giv hver servo sit eget id.
claw-line-shut = Kloens port { $path } kan ikke åbnes ({ os-reason }): Sæt kablet i, eller angiv en anden port som [claw] line.
claw-line-gone = Forbindelsen til kloen er væk ({ os-reason }): Sæt kablet i igen.

claw-no-folder = lgpio har brug for en mappe, den kan skrive i: Sæt LG_WD til en, for eksempel /run/burgomaster.
claw-no-lgpio = pin_factory = "lgpio" kræver biblioteket lgpio: Kør »sudo apt install python3-lgpio«, eller installer burgomaster med tilvalget »pi«.
claw-no-rpigpio = pin_factory = "rpigpio" kræver modulet RPi.GPIO: Kør »sudo apt install python3-rpi-lgpio« (Pi 5 og kerner fra 6.6), eller installer python3-rpi.gpio på en ældre; aldrig begge.
claw-rpigpio-board = RPi.GPIO virker ikke på denne model: Installer python3-rpi-lgpio i stedet, eller sæt pin_factory = "lgpio".
claw-no-header = Intet GPIO-stik fundet; set: { $seen }. På en Raspberry Pi skal brugeren være med i gruppen gpio: Kør »sudo adduser NAVN gpio«.
claw-pin-no-pwm = GPIO{ $pin } har ingen hardware-PWM: Sæt [claw] pin til en af { $pins }, eller driver = "gpio".
claw-pwm-closed = Der kan ikke skrives i { $path }: Brugeren skal med i gruppen gpio (»sudo adduser NAVN gpio«) og logge ind igen.
claw-pwm-off = Stikkets hardware-PWM er ikke slået til (set: { $seen }): Tilføj »dtoverlay=pwm-2chan,pin=12,func=4,pin2=13,func2=4« i /boot/firmware/config.txt, og genstart Pi'en.
claw-pin-taken = Kloens servo kan ikke få GPIO{ $pin } ({ os-reason }): Luk det program, der bruger det, eller angiv et andet ben under [claw].
claw-pin-fails = Kloens servo på GPIO{ $pin } kan ikke styres ({ os-reason }); bordet prøver igen ved næste bevægelse.

claw-places = En klo peger på { $least } til { $most } steder, ikke { $places }.
claw-limits = Kloens nedre grænse, { $low }, skal være mindre end den øvre, { $high }.
claw-gears = Kloens drejeområde og udveksling skal være større end 0.
claw-no-place = Kloen blev sendt til sted { $place }, men har kun stederne 1 til { $places }.
claw-place-unknown = Sted { $place } er målt op, men der er kun { $places }: Kør »burgomaster calibrate claw« igen.
claw-place-outside = Sted { $place } er målt op ved { $position }, uden for { $low } til { $high }: Kør »burgomaster calibrate claw« igen.
claw-places-crossed = Stederne { $first } ({ $here }) og { $second } ({ $there }) er ikke målt op i kredsens rækkefølge: Kør »burgomaster calibrate claw« igen, eller ret »reverse«.
claw-turns-short = Kloen drejer { $turn }°, men { $places } steder kræver { $need }°: Sæt gear_ratio til mindst { $ratio }, eller brug en servo, der drejer længere.
claw-place-unreached = Sted { $place } ligger uden for { $low } til { $high }: Drej kloen på akslen, så sted 1 ligger tæt på den ene ende af drejeområdet, og kalibrer igen.
claw-not-kept = Kloens stilling kan ikke gemmes ({ os-reason }): Gør plads på disken, ellers kan kloen springe, når bordet starter igen.
claw-calibration-torn = Kalibreringen kunne ikke læses og er lagt til side som { $aside }: Kør »burgomaster calibrate claw« igen.
claw-calibration-unread = Kalibreringen i { $path } kan ikke læses ({ os-reason }): Giv læseadgang til filen.
