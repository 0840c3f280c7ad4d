# Che cosa trova “burgomaster doctor”: dove ha guardato, che cosa ha visto, che cosa fare.

doctor-mark-good = bene
doctor-mark-note = nota
doctor-mark-bad = GUASTO
doctor-looked-at = controllato: { $tried }
doctor-bad = { $count ->
    [one] C'è una cosa da sistemare: la riga con GUASTO.
   *[other] Ci sono { $count } cose da sistemare: le righe con GUASTO.
    }
doctor-good = Non c'è niente da sistemare: si può giocare.

# Di che cosa parla ogni riga.
doctor-about-program = programma
doctor-about-configuration = configurazione
doctor-about-board = scheda
doctor-about-power = alimentazione
doctor-about-disk = disco
doctor-about-clock = orologio
doctor-about-groups = gruppi
doctor-about-usb = porte USB
doctor-about-bare-pads = tastierini senza MicroPython
doctor-about-pads = tastierini
doctor-about-duplicate-pads = due tastierini per un posto
doctor-about-pad = tastierino
doctor-about-claw = artiglio
doctor-about-calibration = calibrazione
doctor-about-screen = schermo
doctor-about-sound = suono
doctor-about-voice = voce
doctor-about-speech-engine = sintetizzatore vocale
doctor-about-houses = case

doctor-program = burgomaster { $version }, Python { $python }, utente { $user }
doctor-off = non in uso
doctor-off-captions = non in uso: solo scritte

doctor-config-do = Correggi queste righe; intanto il controllo ha usato i valori predefiniti.
doctor-config-none = non c'è nessun file, valgono i valori predefiniti
doctor-config-none-do = Esegui “burgomaster setup”.

doctor-no-pi = questo non è un Raspberry Pi
doctor-no-pi-do = Qui il tavolo si può simulare: “burgomaster run --simulated”.
doctor-power-unknown = il firmware non lo dice
doctor-power-unknown-do = Aggiorna Raspberry Pi OS.
doctor-power-good = la tensione è giusta e niente è rallentato
doctor-power-now = ora: { $what }
doctor-power-before = da quando è acceso: { $what }
doctor-power-volts = la tensione è troppo bassa
doctor-power-slow = il processore è rallentato
doctor-power-throttled = il processore è limitato
doctor-power-hot = fa troppo caldo
doctor-power-do = Usa l'alimentatore del Pi, danne uno a parte al servo e collega i tastierini a un hub alimentato.
doctor-disk-tried = spazio libero per { $folder }
doctor-disk-free = { $whole },{ $tenth } GB liberi
doctor-disk-shut = { $whole },{ $tenth } GB liberi, ma non ci si può scrivere
doctor-disk-shut-do = Permetti a { $user } di scrivere in { $folder }, oppure esegui il comando come utente del tavolo.
doctor-disk-do = Elimina vecchie partite o registrazioni.
doctor-clock-tried = l'ora
doctor-clock-network = { $time }, dalla rete
doctor-clock-do = Il tavolo gioca lo stesso, ma le partite avranno date sbagliate: collegalo una volta a una rete.
doctor-groups-root = root può fare tutto
doctor-groups-all = { $user } è in tutti i gruppi
doctor-groups-lack = { $user } non è in: { $groups }
doctor-groups-do = Esegui “{ $command }” e accedi di nuovo.
doctor-group-gpio = il pin dell'artiglio
doctor-group-i2c = lo schermo
doctor-group-spi = uno schermo su SPI
doctor-group-audio = l'altoparlante
doctor-group-dialout = i tastierini
doctor-usb = { $count ->
    [one] un dispositivo, hub compresi
   *[other] { $count } dispositivi, hub compresi
    }
doctor-usb-do = Il controller di un Pi ne regge { $most }: fai giocare qualche posto con il telefono.
doctor-bare = { $count ->
    [one] un Pico in modalità bootloader: non ha MicroPython
   *[other] { $count } Pico in modalità bootloader: non hanno MicroPython
    }
doctor-bare-do = Copia il file UF2 di MicroPython sul disco che compare, poi esegui “burgomaster pad flash”.

doctor-claw-no-pins = solo un Raspberry Pi ha i pin
doctor-claw-held = il tavolo ne usa la linea (processo { $pid })
doctor-claw-do = Dai al servo i suoi 5–7,4 V, collega la sua scheda e controlla [claw] line.
doctor-claw-answers = il servo { $servo } risponde
doctor-claw-pin = GPIO{ $pin } si può usare
doctor-servo-shut = { $line } non si apre ({ os-reason })
doctor-servo-silent = il servo { $servo } su { $line } non risponde
doctor-measured = posizioni misurate: { $measured } su { $places }
doctor-unmeasured = nessuna delle { $places } posizioni è misurata; si calcolano a distanze uguali
doctor-measure = Esegui “{ $command }”.
doctor-calibration-unread = non si può leggere ({ os-reason })
doctor-calibration-damaged = non è ciò che scrive “burgomaster calibrate claw”

doctor-no-node = { $node } non c'è
doctor-node = { $node } c'è
doctor-interface-do = Attivalo con “sudo raspi-config”, Interface Options, { $interface }.
doctor-screen-dark-do = Se resta buio, esegui “burgomaster calibrate screen”.
doctor-screen-silent = nessuna risposta all'indirizzo { $address } ({ os-reason })
doctor-screen-do = Controlla i suoi quattro fili e l'indirizzo in [screen] i2c_address (0x3C o 0x3D).
doctor-screen-answers = qualcosa risponde all'indirizzo { $address }

doctor-cards = schede audio: { $cards }
doctor-cards-none = nessuna scheda audio
doctor-cards-lack = schede audio: { $cards }; manca { $device }
doctor-sound-do = Collega l'altoparlante, o indica la sua scheda in [sound] device; “aplay -L” elenca i nomi. Senza altoparlante, la serata ha solo le scritte.
doctor-voice = frasi pronte per { $rules } in “{ $spoken }”: { $there } su { $of }
doctor-voice-do = Quelle che mancano si preparano quando comincia una partita; per averle prima, esegui “{ $command }”.
doctor-voice-bad-do = Esegui “burgomaster voice build”, o indica un altro pacchetto vocale in [voice] pack.
doctor-engine-mute = nessuna risposta

doctor-pads-held = { $count ->
    [one] un tastierino è collegato; lo usa il tavolo (processo { $pid })
   *[other] { $count } tastierini sono collegati; li usa il tavolo (processo { $pid })
    }
doctor-pads-held-do = Per interrogarli, ferma il tavolo: “sudo systemctl stop burgomaster”.
doctor-pads-none = nessun tastierino è collegato
doctor-pads-none-do = Collegali con cavi che portano i dati; intanto si può giocare con i telefoni.
doctor-pads-seats = collegati: { $count }; posti: { $seats }
doctor-pads-seatless = collegati: { $count }; nessuno ha un posto
doctor-pads-twins = { $paths }: ognuno dice di essere del posto { $seat }
doctor-pads-twins-do = Esegui “burgomaster pad provision POSTO --port PORTA” per uno di questi.
doctor-pad-do = Esegui “burgomaster pad provision POSTO --port { $path }”.
doctor-pad-mute = nessun firmware risponde
doctor-pad-flash = Esegui “burgomaster pad flash --port { $path }”.
doctor-tags = i tag sono registrati
doctor-tags-none = nessun tag è registrato
doctor-tags-do = Esegui “burgomaster houses register”.
