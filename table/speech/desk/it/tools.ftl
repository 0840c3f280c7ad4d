# Che cosa dicono gli strumenti per tastierini, tag, artiglio, schermo, suono e voce.

tool-pad = { $path }: posto { $seat }, tastierino { $uid }, firmware { $firmware }
tool-pad-seatless = { $path }: ancora senza posto, tastierino { $uid }, firmware { $firmware }
tool-pad-bare = { $path }: senza firmware; esegui “burgomaster pad flash”
tool-pad-twins = { $paths }: ognuno dice di essere del posto { $seat }; esegui “burgomaster pad provision POSTO --port PORTA” per uno di questi
tool-pads-none = Nessun tastierino è collegato.
tool-seat-range = Il posto { $seat } non c'è: i posti vanno da 1 a { $most }.
tool-pad-seated = Il tastierino su { $path } da ora è del posto { $seat }: scrivi il numero sul tastierino.
tool-pad-flashed = Il tastierino su { $path } ha il firmware; ora esegui “burgomaster pad provision POSTO”.
tool-pad-test = La lampada è accesa e il cicalino suona una volta. Premi tutti i tasti, uno dopo l'altro.
tool-pad-part = { $part ->
    [0] primo lettore
    [1] secondo lettore
    [2] display
   *[other] tasti
    }: { $state ->
    [good] a posto
    [bad] guasto
    [missing] nessuna risposta
   *[other] { $state }
    }
tool-pad-key = tasto { $sign }
tool-pad-unknown = Su { $path } non c'è un tastierino con il firmware: “burgomaster pad list” mostra quelli collegati.
tool-pad-plug = Nessun tastierino è collegato: collegane uno, con un cavo che porta i dati.
tool-pad-which = Sono collegati { $count } tastierini ({ $paths }): di' quale con --port.
tool-mpremote = Per copiare il firmware serve mpremote: esegui “pip install mpremote” e riprova.

tool-house = Casa { $house }: mettila al suo posto da sola, senza carta.
tool-card = Carta { $number } di { $of }: togli una casa e metti la carta al suo posto.
tool-houses-known = Tutte le case e le carte sono note, e salvate in { $file }.
tool-pads-missing = Questi posti non hanno un tastierino: { $seats }. Collega i tastierini, o indica --players, ed esegui di nuovo il comando.
tool-nothing-laid = Non è stato posato niente: esegui di nuovo “burgomaster houses register”.
tool-cards-left = Carte ancora da fare: { $left } su { $of }. Posane una sul lettore di un tastierino qualsiasi.
tool-type-code = Digita il suo codice sul tastierino del posto { $seat }, poi #.
tool-no-card = Nessuna carta di { $deck } porta il codice { $code }: controlla il codice.
tool-cards-known = Tutte le carte di { $deck } sono note, e salvate in { $file }.
tool-nothing-typed = Non è stato posato né digitato niente: per continuare, esegui di nuovo “burgomaster houses cards”.
tool-cards-kept = Le carte fatte finora restano: per continuare, esegui di nuovo “burgomaster houses cards”, senza --anew.

tool-unchanged = Non è cambiato niente.
tool-key-save = salva e termina
tool-key-quit = termina senza salvare

tool-claw-how = Gira l'artiglio verso ogni casa con i tasti, poi premi Invio: la casa successiva arriva da sola, e dopo l'ultima tutto viene salvato.
tool-claw-how-seats = Gira l'artiglio verso ogni posto con i tasti, poi premi Invio: il posto successivo arriva da solo, e dopo l'ultimo tutto viene salvato.
tool-claw-little = di poco
tool-claw-more = di più
tool-claw-much = di molto
tool-key-enter = Invio
tool-claw-this = è qui
tool-claw-next = avanti o indietro di uno (senza misurare)
tool-claw-forget = dimentica questa misura
tool-claw-at = { $kind ->
    [seat] Posto
   *[house] Casa
    } { $place } di { $places }: { $position } ({ $mark ->
    [measured] misura presa
   *[new] da misurare
    }; misure prese: { $count })
tool-claw-houses = Un tavolo ha da 8 a 16 case, non { $houses }.
tool-claw-seats = Un tavolo ha da 4 a 24 posti, non { $seats }.
tool-claw-terminal = Per calibrare l'artiglio serve un terminale: esegui il comando da lì.
tool-claw-saved = Posizioni salvate in { $file }: { $measured } su { $places }; eventuali altre sono interpolate.
tool-screen-card = Lo schermo dovrebbe mostrare una cornice intera, spessa un pixel, proprio sul bordo; un quadrato pieno in alto a sinistra; “{ $controller }” e le lettere őű æøå. Un lato mancante o disturbato vuol dire un altro controller: imposta [screen] controller e riprova. Se è sottosopra: imposta rotate = 180.
tool-enter-ends = Premi Invio per terminare.

tool-sound-how = Una frase, un conto fino a dieci e il tamburo. Siediti al posto più lontano dall'altoparlante.
tool-sound-drum = tamburo più piano, più forte
tool-sound-voice = voce più piano, più forte
tool-sound-pattern = il ritmo di tamburo successivo
tool-sound-meter = inserisci quello che un fonometro mostra tra una frase e l'altra, in dBA (basta un'app del telefono); fino ad allora si suppongono 70 dBA a 0 dB
tool-sound-terminal = La prova del suono ha bisogno di un terminale per i tasti: eseguila da lì.
tool-sound-saved = Salvato in { $file }.
tool-sound-unwritten = Non si può scrivere il rapporto in { $folder } ({ os-reason }): indica un'altra cartella.
tool-sound-shows = Il fonometro mostra (dBA, poi Invio):
tool-sound-no-number = Questo non è un numero.
tool-sound-masks = Tamburo { $drum }, voce { $voice } dB. { $level } dBA { $source ->
    [measured] misurati
   *[assumed] supposti
    }: il tamburo copre, con un margine di { $margin } dB.
tool-sound-too-soft = Tamburo { $drum }, voce { $voice } dB. { $level } dBA { $source ->
    [measured] misurati
   *[assumed] supposti
    }: mancano { $missing } dB per coprire mani e motori.
tool-sound-quiet = Metti il microfono a un posto e fai silenzio
tool-sound-noise = Ora fai rumore al posto accanto: solleva case, premi tasti, gira l'artiglio
tool-sound-enter = { $said }, poi premi Invio.
tool-sound-under = Il rumore è { $db } dB sotto il tamburo.
tool-sound-nothing = Niente supera il rumore della stanza: non c'è niente da coprire.
tool-sound-hidden = Il tamburo lo copre, con un margine di { $margin } dB.
tool-sound-heard = Il tamburo non lo copre (banda di Bark { $band }): alzalo di { $missing } dB.

tool-pack = { $folder }: { $spoken }, { $count ->
    [one] una frase
   *[other] { $count } frasi
    }
tool-engine = Le voci di espeak-ng { $version } per “{ $spoken }”:
tool-rendering = Preparo la voce
tool-rendered = { $folder }: frasi preparate { $rendered } su { $count }, le altre c'erano già.
tool-torn = tronco
tool-stale = vecchio
tool-new = nuovo
tool-missing = manca
tool-accepted = { $count ->
    [one] Accettata una registrazione.
   *[other] Accettate { $count } registrazioni.
    }
tool-pack-part = { $folder }: frasi a posto: { $right } su { $count }.
tool-pack-whole = { $folder }: { $count ->
    [one] c'è l'unica frase
   *[other] ci sono tutte le { $count } frasi
    }.
tool-no-table = Un tavolo per { $players } giocatori non esiste: scegli da 1 a { $most }.
