# Problemer med lydkort, optagelse, lydstyrke og stemme.

sound-none = Intet lydkort kunne åbnes: Sæt et i, eller nævn det under »sound.device«.
sound-card-shut = Lydkortet »{ $device }« kan ikke åbnes: Tag et navn fra »aplay -L«.
sound-card-number = Lydenheden »{ $device }« er nævnt med et nummer, som skifter fra start til start: Tag et navn fra »aplay -L«, for eksempel »plughw:CARD=Headphones«.
sound-card-lost = Lydkortet er væk, og spillet går videre med tekst: Sæt det i igen, så kommer lyden tilbage af sig selv.
sound-recorded = Aftenen optages i { $path }.
recording-long = { $path } er fuld efter tolv timer: Start bordet igen for at få en ny.
recording-fails = Optagelsen { $path } kan ikke skrives ({ os-reason }): Gør plads, eller nævn en anden fil med --record.
volumes-damaged = Lydstyrkerne i { $path } kan ikke læses: Kør »burgomaster soundcheck« igen.
volumes-unread = Lydstyrkerne i { $path } kan ikke læses ({ os-reason }): Giv adgang til filen.
volumes-unsaved = Lydstyrkerne kan ikke gemmes i { $path } ({ os-reason }): Gør mappen skrivbar.

voice-captions = Det, der siges, vises som tekst.
voice-too-long = Noget af det, der siges, tager længere tid, end dette spil er lavet til, og vises kun; næste spil kender stemmen.
voice-phrases-missing = { $number ->
    [one] Én sætning vises kun som tekst.
   *[other] { $number } sætninger vises kun som tekst.
    }
voice-phrase-missing = Det, der ingen stemme har, vises kun som tekst.
voice-usual-words = En optagelse i stemmepakken har de sædvanlige ord og ikke dem for børn: Teksten vises og siges ikke, før du optager den igen og godkender den med »burgomaster voice check MAPPE --children --accept«.
voice-silent = Der er ingen stemme: Teksterne står på skærmen.
voice-drum-only = Kun trommen kan høres.
voice-none-to-check = Der er ingen stemme at høre: Lav en med »burgomaster voice build«.
voice-no-engine = Der er ingen talemotor, så aftenen har kun tekst: Installer en med »sudo apt install espeak-ng« eller »pip install espeakng-loader«.
voice-unknown = espeak-ng har ingen stemme { $voice }: Vælg { $known }.
voice-none-alike = espeak-ng har ingen stemme { $voice }: Vælg en af dem, som »burgomaster voice list --voices« viser.
voice-no-language = Der er ingen stemme til { $lang }: Vælg en af { $known }.
voice-rate = Et tempo på { $rate } er ikke muligt: Vælg fra 80 til 450.
voice-pitch = En tonehøjde på { $pitch } er ikke mulig: Vælg fra 0 til 99.
voice-disagrees = »{ $text }« kunne ikke udtales, ikke to af { $number } forsøg er ens: Prøv igen, når maskinen har mindre travlt, eller indtal det selv.
voice-refused = espeak-ng afviste »{ $text }«: Indtal det selv.
voice-nothing-to-say = Der er intet at sige: Giv en sætning.

pack-unread = { $path } kan ikke læses ({ os-reason }): Lav pakken med »burgomaster voice build«.
pack-damaged = { $path } er beskadiget: Slet den, og kør så »burgomaster voice check --accept«.
pack-version = { $path } er version { $version }, dette bord læser { $ours }: Lav pakken igen.
pack-language = { $path } taler { $theirs }, ikke { $lang }: Vælg en anden mappe.
pack-sound-changed = { $path } er ikke, hvad den var: Kør »burgomaster voice check { $folder }«.
pack-unwritten = Der kan ikke skrives i { $path } ({ os-reason }): Vælg en anden mappe.
pack-busy = En anden proces er ved at fylde { $path }: Vent, til den er færdig.
pack-lacks = { $path } har ingen { $file }: Kør »burgomaster voice build«.
pack-recording-torn = { $file } er afbrudt eller ikke 16 bit PCM: Indtal den igen, eller slet den.
sound-file-unread = { $file } kan ikke læses ({ os-reason }): Gem den igen som WAV, 16 bit PCM, 48000 Hz.
sound-file-torn = { $file } er afbrudt, slutningen mangler: Gem den igen.
sound-file-rate = En lyd med { $rate } Hz kan ikke bruges: Gem den med 48000, 44100 eller 22050 Hz.
file-unwritten = { $path } kan ikke skrives ({ os-reason }): Gør plads, eller vælg en anden mappe.
sound-no-portaudio = At måle kræver PortAudio og »pip install burgomaster[mic]«; eller udelad --mic, og aflæs niveauet på en telefon.
sound-no-microphone = Mikrofonen kan ikke åbnes ({ os-reason }): Sæt en i, eller nævn den med --mic NAVN.
sound-no-pictures = Billederne kræver Matplotlib: »pip install burgomaster[sound-lab]«.
sound-no-opinion = Den anden mening kræver MoSQITo: »pip install burgomaster[sound-lab]«.
