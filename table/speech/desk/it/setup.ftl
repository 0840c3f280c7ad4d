# La procedura guidata “burgomaster setup” e i dispositivi che trova.

# Le parole per sì e no, come si digitano; la prima di ciascuna viene mostrata.
setup-yes-no = s sì si | n no
setup-yes-no-wrong = Digita { $yes } o { $no }.
setup-number = Numero?
setup-number-wrong = Digita un numero da { $least } a { $most }.

setup-at = { $at } di { $of } · { $title }
setup-step-language = La lingua del tavolo
setup-step-rules = Il gioco
setup-step-names = Chi siede dove
setup-step-devices = I dispositivi
setup-step-phones = I telefoni
setup-step-claw = L'artiglio
setup-step-pads = I tastierini
setup-step-tags = Case con tag
setup-step-sound = Il suono
setup-step-rehearsal = Venti secondi di notte

setup-goes-on = Si riprende da dove eravamo rimasti. (--again ricomincia da capo.)
setup-left = Interrotto al passo { $at } di { $of }; le risposte date sono salvate. “{ $command }” riprende da lì.
setup-ready = Tutto pronto, in { $file }.
setup-run = Ora il tavolo può partire: { $command }
setup-last = L'ultima volta: { $rules }, { $language }: { $names }.
setup-last-unnamed = L'ultima volta: { $rules }, { $language }.
setup-same = Come l'ultima volta?
setup-later = Più tardi: { $command }

setup-players = In quanti giocate? (da { $least } a { $most })
setup-names = I nomi, in senso orario; il tavolo li pronuncia. Con Invio resta quello mostrato.
setup-guest = Ospite { $seat }
setup-seat = Posto { $seat }:

setup-simulated = Tastierini, artiglio e schermo sono simulati; l'altoparlante è quello di questo computer.
setup-look-again = Vuoi cercare di nuovo?
setup-phones = Chi non ha un tastierino può giocare con un telefono nella stessa rete.
setup-phones-ask = Vuoi far giocare anche con i telefoni?
setup-claw-none = L'artiglio non c'è.
setup-claw-ask = Vuoi girare ora l'artiglio verso ogni casa con i tasti?
setup-claw-ask-seats = Vuoi girare ora l'artiglio verso ogni posto con i tasti?

setup-pads-none = Nessun tastierino è collegato; potrai assegnare i posti più tardi con “burgomaster pad provision”.
setup-pads-ask = { $count ->
    [one] Un tastierino. Vuoi assegnargli il posto premendo #?
   *[other] { $count } tastierini. Vuoi assegnare a ciascuno il suo posto premendo #?
    }
setup-press = Premi # sul tastierino del posto { $seat } … (Con Invio si va avanti senza.)
setup-press-simulated = Premi # sul tastierino del posto { $seat } … (Invio lo preme per te.)
setup-press-hint = Dal posto { $seat } non è ancora arrivato nessun tasto. Se il tastierino resta spento, stacca il cavo, riattaccalo e premi #; con Invio si va avanti senza.
setup-pad-seated = Questo è il posto { $seat }: scrivi il numero sul tastierino.
setup-pad-again = Quel tastierino è già del posto { $seat }: premi # su un altro.
setup-pad-skipped = Il posto { $seat } resta senza tastierino; potrai assegnarlo più tardi con “burgomaster pad provision { $seat }”.
setup-pad-forgot = Il tastierino su { $path } non ha memorizzato il posto: esegui “burgomaster pad flash”.

setup-tags-none = Qui non ci sono lettori di tag: le case le sorveglia chi gioca.
setup-tags-ask = Ci sono tag NFC nelle case e nelle carte?
setup-sound-none = Non c'è un altoparlante: solo scritte.
setup-sound-ask = Vuoi regolare ora a orecchio il volume di voce e tamburo?
setup-rehearsal-ask = Guardate tutti il tavolo. Invio fa partire la prova.
setup-dawn = { $count ->
    [0] È l'alba. Nessun tastierino ha partecipato.
    [one] È l'alba. Ha partecipato un tastierino.
   *[other] È l'alba. Hanno partecipato { $count } tastierini.
    }
setup-rehearsal-good = Si è sentito e visto tutto?
setup-doctor = “burgomaster doctor” controlla ogni dispositivo e dice che cosa ha trovato.

# Che cosa si è trovato.
found-pads = { $count ->
    [0] Tastierini: nessuno; si può giocare con i telefoni
   *[other] Tastierini: { $count }
    }
found-claw-bus = Artiglio: una scheda per servo su USB (driver “bus”)
found-claw-pwm = Artiglio: il PWM hardware è attivo (driver “pwm”)
found-claw-gpio = Artiglio: GPIO12, dove può esserci un servo (non lo si può vedere)
found-claw-none = Artiglio: nessuno; la casa viene detta e mostrata
found-screen-spi = Schermo: su SPI, come configurato
found-screen-i2c = Schermo: su I2C { $port } all'indirizzo { $address }
found-screen-none = Schermo: nessuno; telefoni e browser mostrano il tavolo
found-speaker = Altoparlante: { $card }
found-speaker-none = Altoparlante: nessuno; solo scritte

# I giochi, come si scelgono.
rules-lupusburg = Lupusburg: case, scommesse e due votazioni
rules-tabula-hu = Lupus in Tabula, l'edizione ungherese
rules-tabula-da = Lupus in Tabula, l'edizione danese
rules-tabula-it = Lupus in Tabula, l'edizione italiana

setup-file-not-utf8 = { $file } non è UTF-8: salvalo in UTF-8, o spostalo altrove.
setup-file-unwritten = Non si può scrivere { $file } ({ os-reason }): esegui il comando con sudo, o rendilo scrivibile.
setup-state-unwritten = Non si può scrivere { $file } ({ os-reason }): rendi scrivibile la sua cartella.
