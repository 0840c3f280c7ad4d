# Guai con l'artiglio, il suo servo e i suoi pin.

claw-lost = Il tavolo va avanti senza artiglio.
middle-lost = Il tavolo va avanti senza artiglio e senza schermo.
claw-blocked = L'artiglio è bloccato: è al passo { $now } e dovrebbe essere al passo { $goal }. Liberalo: riproverà da solo alla prossima mossa.
claw-overloaded = Il servo dell'artiglio è sovraccarico: libera l'artiglio, e il servo riproverà da solo.
claw-fault = Il servo dell'artiglio segnala un guasto ({ $fault ->
    [VOLTAGE] tensione sbagliata
    [SENSOR] sensore
    [TEMPERATURE] temperatura troppo alta
    [CURRENT] troppa corrente
   *[other] { $fault }
    }): controlla l'alimentazione e lascialo raffreddare; riproverà da solo alla prossima mossa.
claw-no-servo = Il servo { $servo } dell'artiglio non risponde: controlla cavo, alimentazione e ID.
claw-no-packet = Il servo dell'artiglio manda qualcosa che non è un pacchetto ({ $heard }): controlla il cavo.
claw-checksum = Il servo dell'artiglio manda un checksum sbagliato ({ $heard }): controlla il cavo.
claw-other-servo = Ha risposto il servo { $found }, ma la domanda era per il servo { $servo }: dai a ciascuno il suo ID.
claw-line-shut = La linea seriale dell'artiglio { $path } non si apre ({ os-reason }): collega la scheda, o imposta un'altra linea in [claw].
claw-line-gone = La linea seriale dell'artiglio è sparita ({ os-reason }): ricollega la scheda.

claw-no-folder = A lgpio serve una cartella in cui scrivere: indicane una in LG_WD, per esempio /run/burgomaster.
claw-no-lgpio = Per pin_factory = "lgpio" serve la libreria lgpio: “sudo apt install python3-lgpio”, o installa burgomaster con il suo extra “pi”.
claw-no-rpigpio = Per pin_factory = "rpigpio" serve il modulo RPi.GPIO: “sudo apt install python3-rpi-lgpio” (Pi 5 e kernel dal 6.6), oppure python3-rpi.gpio su uno più vecchio; mai tutti e due.
claw-rpigpio-board = RPi.GPIO non sa usare questa scheda: installa al suo posto python3-rpi-lgpio, o imposta pin_factory = "lgpio".
claw-no-header = Nessun connettore GPIO; si vede: { $seen }. Su un Raspberry Pi, aggiungi questo utente al gruppo gpio: “sudo adduser NOME gpio”.
claw-pin-no-pwm = GPIO{ $pin } non ha il PWM hardware: imposta [claw] pin su uno fra { $pins }, o driver = "gpio".
claw-pwm-closed = Non si può scrivere in { $path }: aggiungi questo utente al gruppo gpio (“sudo adduser NOME gpio”) e accedi di nuovo.
claw-pwm-off = Il PWM hardware del connettore non è attivo (si vede: { $seen }): aggiungi “dtoverlay=pwm-2chan,pin=12,func=4,pin2=13,func2=4” a /boot/firmware/config.txt e riavvia il Pi.
claw-pin-taken = Il servo dell'artiglio non può usare GPIO{ $pin } ({ os-reason }): chiudi il programma che lo occupa, o imposta un altro pin in [claw].
claw-pin-fails = Il servo dell'artiglio su GPIO{ $pin } non si muove ({ os-reason }); riproverà alla prossima mossa.

claw-places = Un artiglio indica da { $least } a { $most } posizioni, non { $places }.
claw-limits = Il limite inferiore dell'artiglio, { $low }, deve essere minore di quello superiore, { $high }.
claw-gears = La corsa e il rapporto di trasmissione dell'artiglio devono essere maggiori di 0.
claw-no-place = L'artiglio dovrebbe andare alla posizione { $place }, ma le sue posizioni vanno da 1 a { $places }.
claw-place-unknown = La posizione { $place } è misurata, ma ce ne sono solo { $places }: esegui di nuovo “burgomaster calibrate claw”.
claw-place-outside = La posizione { $place } è misurata a { $position }, fuori da { $low }–{ $high }: esegui di nuovo “burgomaster calibrate claw”.
claw-places-crossed = Le posizioni misurate { $first } ({ $here }) e { $second } ({ $there }) non sono nell'ordine del cerchio: esegui di nuovo “burgomaster calibrate claw”, o cambia “reverse”.
claw-turns-short = L'artiglio gira di { $turn }°, ma per { $places } posizioni servono { $need }°: imposta gear_ratio a { $ratio } o più, o usa un servo con più corsa.
claw-place-unreached = La posizione { $place } è fuori da { $low }–{ $high }: gira l'artiglio sul suo asse in modo che la posizione 1 stia vicino a un'estremità della corsa, e calibra di nuovo.
claw-not-kept = Non si può annotare dove punta l'artiglio ({ os-reason }): libera spazio sul disco, o l'artiglio potrebbe scattare quando il tavolo riparte.
claw-calibration-torn = La calibrazione non si legge ed è stata messa da parte in { $aside }: esegui di nuovo “burgomaster calibrate claw”.
claw-calibration-unread = La calibrazione in { $path } non si può leggere ({ os-reason }): rendi leggibile il file.
