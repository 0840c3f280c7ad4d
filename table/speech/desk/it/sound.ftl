# Guai con la scheda audio, la registrazione, i volumi e la voce.

sound-none = Non si apre nessuna scheda audio: collegane una, o indicala in “sound.device”.
sound-card-shut = La scheda audio “{ $device }” non si apre: prendi un nome da “aplay -L”.
sound-card-number = Il dispositivo audio “{ $device }” è indicato da un numero, che cambia a ogni avvio: prendi un nome da “aplay -L”, come “plughw:CARD=Headphones”.
sound-card-lost = La scheda audio non c'è più e la partita va avanti con le scritte: ricollegala, e il suono torna da sé.
sound-recorded = La serata viene registrata in { $path }.
recording-long = La registrazione { $path } è piena dopo dodici ore: riavvia il tavolo per cominciarne una nuova.
recording-fails = La registrazione { $path } non si può scrivere ({ os-reason }), e la partita va avanti senza: libera spazio, o imposta un'altra [table] games_folder per la prossima.
volumes-damaged = I volumi in { $path } non si leggono: esegui di nuovo “burgomaster soundcheck”.
volumes-unread = I volumi in { $path } non si possono leggere ({ os-reason }): rendi leggibile il file.
volumes-unsaved = I volumi non si possono salvare in { $path } ({ os-reason }): rendi scrivibile la cartella.

voice-captions = Ciò che viene detto appare scritto.
voice-too-long = Qualche frase dura più di quanto questa partita prevedeva, e resta solo scritta; la prossima partita conosce la voce.
voice-phrases-missing = { $number ->
    [one] Una frase resta solo scritta.
   *[other] { $number } frasi restano solo scritte.
    }
voice-phrase-missing = Ciò che non ha voce resta solo scritto.
voice-usual-words = Una registrazione del pacchetto vocale ha le parole solite, non quelle per bambini: il testo si legge e non si sente finché non la registri di nuovo e la accetti con “burgomaster voice check CARTELLA --children --accept”.
voice-silent = Non c'è la voce: le scritte sono sullo schermo.
voice-drum-only = Si sente solo il tamburo.
voice-none-to-check = Non c'è nessuna voce da ascoltare: creane una con “burgomaster voice build”.
voice-no-engine = Non c'è un sintetizzatore vocale, perciò la serata ha solo le scritte: installane uno con “sudo apt install espeak-ng” o “pip install espeakng-loader”.
voice-unknown = espeak-ng non ha la voce “{ $voice }”: scegli tra { $known }.
voice-none-alike = espeak-ng non ha la voce “{ $voice }”: scegline una tra quelle che mostra “burgomaster voice list”.
voice-no-language = Non c'è una voce per “{ $lang }”: scegli tra { $known }.
voice-rate = Una velocità di { $rate } non è possibile: scegli da 80 a 450.
voice-pitch = Un'altezza di { $pitch } non è possibile: scegli da 0 a 99.
voice-disagrees = Non si riesce a pronunciare “{ $text }”: su { $number } prove non ce ne sono due uguali. Riprova quando il computer è meno occupato, o registra tu la frase.
voice-refused = espeak-ng ha rifiutato “{ $text }”: registra tu la frase.
voice-nothing-to-say = Non c'è niente da dire: scrivi una frase.

pack-none = In { $folder } non c'è un pacchetto vocale: esegui “burgomaster voice build”, o indica un'altra cartella.
pack-unread = { $path } non si può leggere ({ os-reason }): crea il pacchetto vocale con “burgomaster voice build”.
pack-damaged = { $path } è rovinato: eliminalo, poi esegui “burgomaster voice check --accept”.
pack-version = { $path } è della versione { $version }, questo tavolo legge la { $ours }: crea di nuovo il pacchetto vocale.
pack-language = { $path } parla “{ $theirs }”, non “{ $lang }”: scegli un'altra cartella.
pack-sound-changed = { $path } non è più quello di prima: esegui “burgomaster voice check { $folder }”.
pack-unwritten = In { $path } non si può scrivere ({ os-reason }): scegli un'altra cartella.
pack-busy = Un altro processo sta riempiendo { $path }: aspetta che finisca.
pack-lacks = In { $path } manca { $file }: esegui “burgomaster voice build”.
pack-recording-torn = { $file } è tronco o non è PCM a 16 bit: registralo di nuovo, o eliminalo.
sound-file-unread = { $file } non si può leggere ({ os-reason }): salvalo di nuovo come WAV, PCM a 16 bit, 48000 Hz.
sound-file-torn = { $file } è tronco, manca la fine: salvalo di nuovo.
sound-file-rate = Un suono a { $rate } Hz non si può usare: salvalo a 48000, 44100 o 22050 Hz.
file-unwritten = Non si può scrivere { $path } ({ os-reason }): libera spazio, o scegli un'altra cartella.
sound-no-portaudio = Per misurare servono PortAudio e “pip install burgomaster[mic]”; oppure togli --mic e leggi il livello da un telefono.
sound-no-microphone = Il microfono non si apre ({ os-reason }): collegane uno, o indicalo con --mic NOME.
sound-no-pictures = Per le immagini serve Matplotlib: “pip install burgomaster[sound-lab]”.
sound-no-opinion = Per il secondo parere serve MoSQITo: “pip install burgomaster[sound-lab]”.
