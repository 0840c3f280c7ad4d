# Hvad der er galt i table.toml, og hvad der er tilladt.

config-file-shut = Denne fil kan ikke læses ({ os-reason }): Tjek dens navn og rettigheder.
config-not-utf8 = Gem denne fil som UTF-8.
config-not-toml = Dette er ikke TOML: { $why ->
    [equals] efter navnet skal der stå »=«
    [value] værdien er skrevet forkert
    [twice] her defineres noget for anden gang
    [sign] et tegn er ikke tilladt, eller det sidste anførselstegn mangler
    [ending] efter værdien skal der begyndes på en ny linje
    [bracket] der mangler en slutparentes
   *[other] linjen kan ikke forstås
    }.
config-no-section = Der er intet afsnit [{ $section }]. Tilladt: { $allowed }.
config-no-section-near = Der er intet afsnit [{ $section }]: Mente du »{ $near }«? Tilladt: { $allowed }.
config-no-key = Der er ingen nøgle »{ $name }« i [{ $section }]. Tilladt: { $allowed }.
config-no-key-near = Der er ingen nøgle »{ $name }« i [{ $section }]: Mente du »{ $near }«? Tilladt: { $allowed }.
config-is-section = [{ $section }] er et afsnit: Skriv dets nøgler under »[{ $section }]«.
config-wrong-value = [{ $section }] { $name } skal være { $allowed }, ikke { $value }.

# Hvad en værdi kan være: slutningen af »skal være …«.
config-may-bool = true eller false
config-may-choice = en af { $choices }
config-may-int = et helt tal
config-may-int-range = et helt tal fra { $low } til { $high }
config-may-int-least = et helt tal på mindst { $low }
config-may-int-most = et helt tal på højst { $high }
config-may-number = et tal
config-may-number-range = et tal fra { $low } til { $high }
config-may-number-above = et tal større end { $above } og højst { $high }
config-may-text = en tekst i anførselstegn
config-may-text-filled = en tekst i anførselstegn, ikke tom
config-may-text-begins = en tekst i anførselstegn, der begynder med { $begins }
config-may-text-letters = en tekst i anførselstegn på { $least } til { $most } tegn
config-may-list = en liste i kantede parenteser, hvor hvert element er { $each }
config-may-list-most = en liste i kantede parenteser med højst { $most } elementer, hvor hvert er { $each }
config-may-tuple = en liste i kantede parenteser: { $items }
config-may-object = et JSON-objekt med { $names }
config-may-then = { $first }, derefter { $rest }

config-in-section = [{ $section }] { $said }
config-screen-i2c = ssd1322 har ikke I2C: Sæt [screen] bus = "spi".
config-screen-spi = SPI 0 har kun enhederne 0 og 1: Sæt spi_device til en af dem.
config-claw-limits = [claw] { $low } = { $from } skal være mindre end { $high } = { $to }.
config-pins-shared = { $one } og { $other } skal begge bruge { $pins }: Flyt en af dem.
config-pin-no-pwm = GPIO{ $pin } har ingen hardware-PWM: Sæt [claw] pin til 12 eller 13 (18 eller 19, hvor der ikke er I2S-lyd), eller driver = "gpio".
config-jack-pwm = Hovedtelefonstikket på en Pi før Pi 4 bruger samme PWM som kloens pulser: Sæt [sound] output = "usb", [claw] driver = "gpio", eller [board] model, hvis dette er en nyere Pi.
config-no-jack = En Pi 5 har intet hovedtelefonstik: Sæt [sound] output = "usb".

# Hvem der bruger et ben; først i en sætning får det stort begyndelsesbogstav.
config-pin-claw = kloens servo
config-pin-line = kloens serielle port { $line }
config-pin-i2c = skærmens I2C { $port }
config-pin-spi = skærmens SPI { $port }
config-pin-dc = skærmens D/C-linje
config-pin-reset = skærmens reset-linje
config-pin-i2s = I2S-lyd
config-pin-reserved = det, som [board] reserverer

config-there = { $file } findes allerede: Ret i den, eller angiv en anden fil.
config-unwritten = Der kan ikke skrives til { $file } ({ os-reason }): Angiv en anden fil.
config-wrote = { $file } er skrevet: Fjern »#« foran det, du vil ændre.
config-right = { $file } er i orden.
config-none = Der er ingen konfigurationsfil: Standardværdierne gælder.
