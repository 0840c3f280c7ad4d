# Che cosa non va in table.toml, e che cosa vi è ammesso.

config-file-shut = Questo file non si può leggere ({ os-reason }): controllane il nome e i permessi.
config-not-utf8 = Salva questo file in UTF-8.
config-not-toml = Questo non è TOML: { $why ->
    [equals] dopo il nome ci vuole “=”
    [value] il valore non è scritto bene
    [twice] qui si definisce qualcosa per la seconda volta
    [sign] c'è un carattere non ammesso, o mancano le virgolette di chiusura
    [ending] dopo il valore si deve andare a capo
    [bracket] manca una parentesi di chiusura
   *[other] la riga non si capisce
    }.
config-no-section = La sezione [{ $section }] non esiste. Ammesse: { $allowed }.
config-no-section-near = La sezione [{ $section }] non esiste: intendevi “{ $near }”? Ammesse: { $allowed }.
config-no-key = In [{ $section }] non c'è la chiave “{ $name }”. Ammesse: { $allowed }.
config-no-key-near = In [{ $section }] non c'è la chiave “{ $name }”: intendevi “{ $near }”? Ammesse: { $allowed }.
config-is-section = [{ $section }] è una sezione: scrivi le sue chiavi sotto “[{ $section }]”.
config-wrong-value = [{ $section }] { $name } deve essere { $allowed }, non { $value }.

# Che cosa può essere un valore: la fine di “deve essere …”.
config-may-bool = true o false
config-may-choice = uno fra { $choices }
config-may-int = un numero intero
config-may-int-range = un numero intero da { $low } a { $high }
config-may-int-least = un numero intero da { $low } in su
config-may-int-most = un numero intero fino a { $high }
config-may-number = un numero
config-may-number-range = un numero da { $low } a { $high }
config-may-number-above = un numero maggiore di { $above } e fino a { $high }
config-may-text = un testo tra virgolette
config-may-text-filled = un testo tra virgolette, non vuoto
config-may-text-begins = un testo tra virgolette che comincia con { $begins }
config-may-text-letters = un testo tra virgolette da { $least } a { $most } lettere
config-may-list = una lista tra parentesi quadre; ogni voce: { $each }
config-may-list-most = una lista tra parentesi quadre di al massimo { $most }; ogni voce: { $each }
config-may-tuple = una lista tra parentesi quadre di { $items }
config-may-object = un oggetto JSON con { $names }
config-may-then = { $first }, poi { $rest }

config-in-section = [{ $section }] { $said }
config-screen-i2c = L'ssd1322 non ha I2C: imposta [screen] bus = "spi".
config-screen-spi = SPI 0 ha solo i dispositivi 0 e 1: imposta spi_device su uno di questi.
config-claw-limits = [claw] { $low } = { $from } deve essere minore di { $high } = { $to }.
config-pins-shared = { $one } e { $other } si contendono { $pins }: servono pin diversi.
config-pin-no-pwm = GPIO{ $pin } non ha PWM hardware: imposta [claw] pin su 12 o 13 (18 o 19 dove non c'è audio I2S), oppure driver = "gpio".
config-jack-pwm = La presa per cuffie di un Pi precedente al Pi 4 usa lo stesso PWM degli impulsi dell'artiglio: imposta [sound] output = "usb", [claw] driver = "gpio", oppure [board] model se questo è un Pi più recente.
config-no-jack = Un Pi 5 non ha la presa per cuffie: imposta [sound] output = "usb".

# Chi usa un pin; all'inizio di una frase la prima lettera diventa maiuscola.
config-pin-claw = il servo dell'artiglio
config-pin-line = la linea seriale dell'artiglio { $line }
config-pin-i2c = l'I2C { $port } dello schermo
config-pin-spi = l'SPI { $port } dello schermo
config-pin-dc = la linea D/C dello schermo
config-pin-reset = la linea di reset dello schermo
config-pin-i2s = l'audio I2S
config-pin-reserved = ciò che riserva [board]

config-there = { $file } c'è già: modificalo, o indica un altro file.
config-unwritten = Non si può scrivere { $file } ({ os-reason }): indica un altro file.
config-wrote = Scritto { $file }: togli il “#” dalle righe che vuoi cambiare.
config-right = { $file } va bene.
config-none = Non c'è un file di configurazione: valgono i valori predefiniti.
