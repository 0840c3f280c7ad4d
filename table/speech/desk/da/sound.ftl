# Problemer med lydkort, optagelse, lydstyrke og stemme.

sound-none = Intet lydkort kunne åbnes: Sæt et i, eller skriv dets navn under »sound.device«.
sound-card-shut = Lydkortet »{ $device }« kan ikke åbnes: Vælg et navn fra »aplay -L«.
sound-card-number = Lydenheden »{ $device }« er angivet med et nummer, som skifter fra opstart til opstart: Vælg et navn fra »aplay -L«, for eksempel »plughw:CARD=Headphones«.
sound-card-lost = Lydkortet er væk, og spillet fortsætter med tekst: Sæt det i igen, så kommer lyden tilbage af sig selv.
sound-recorded = Aftenen optages i { $path }.
recording-long = { $path } er fuld efter tolv timer: Start bordet igen for at få en ny optagelse.
recording-fails = Optagelsen { $path } kan ikke skrives ({ os-reason }), og spillet fortsætter uden den: Gør plads på disken, eller angiv en anden [table] games_folder til det næste.
volumes-damaged = Lydstyrkerne i { $path } kan ikke læses: Kør »burgomaster soundcheck« igen.
volumes-unread = Lydstyrkerne i { $path } kan ikke læses ({ os-reason }): Giv læseadgang til filen.
volumes-unsaved = Lydstyrkerne kan ikke gemmes i { $path } ({ os-reason }): Giv skriveadgang til mappen.

voice-captions = Det, der siges, vises som tekst.
voice-too-long = Noget af det, der siges, tager længere tid, end dette spil er lavet til, og vises derfor kun; næste spil kender stemmen.
voice-phrases-missing = { $number ->
    [one] Én sætning vises kun som tekst.
   *[other] { $number } sætninger vises kun som tekst.
    }
voice-phrase-missing = Det, der ikke er nogen stemme til, vises kun som tekst.
voice-usual-words = En optagelse i stemmepakken har de sædvanlige ord og ikke ordene til børn: De sætninger vises kun som tekst, indtil du indtaler dem igen og godkender dem med »burgomaster voice check MAPPE --children --accept«.
voice-silent = Der er ingen stemme: Teksten står på skærmen.
voice-drum-only = Kun trommen kan høres.
voice-none-to-check = Der er ingen stemme at høre: Lav en med »burgomaster voice build«.
voice-no-engine = Der er ingen talesyntese, så aftenen har kun tekst: Installer en med »sudo apt install espeak-ng« eller »pip install espeakng-loader«.
voice-unknown = espeak-ng har ingen stemme »{ $voice }«: Vælg { $known }.
voice-none-alike = espeak-ng har ingen stemme »{ $voice }«: Vælg en af dem, som »burgomaster voice list« viser.
voice-no-language = Der er ingen stemme til »{ $lang }«: Vælg en af { $known }.
voice-rate = Et tempo på { $rate } er ikke muligt: Vælg et fra 80 til 450.
voice-pitch = En tonehøjde på { $pitch } er ikke mulig: Vælg en fra 0 til 99.
voice-disagrees = »{ $text }« kunne ikke laves, for ingen af de { $number } forsøg blev ens: Prøv igen, når maskinen har mindre travlt, eller indtal sætningen selv.
voice-refused = espeak-ng afviste »{ $text }«: Indtal sætningen selv.
voice-nothing-to-say = Der er intet at sige: Skriv en sætning.

pack-none = Der er ingen stemmepakke i { $folder }: Kør »burgomaster voice build«, eller angiv en anden mappe.
pack-unread = { $path } kan ikke læses ({ os-reason }): Lav stemmepakken med »burgomaster voice build«.
pack-damaged = { $path } er beskadiget: Slet den, og kør så »burgomaster voice check --accept«.
pack-version = { $path } er version { $version }, men dette bord læser version { $ours }: Lav stemmepakken igen.
pack-language = { $path } taler »{ $theirs }«, ikke »{ $lang }«: Vælg en anden mappe.
pack-sound-changed = { $path } er blevet ændret: Kør »burgomaster voice check { $folder }«.
pack-unwritten = Der kan ikke skrives i { $path } ({ os-reason }): Vælg en anden mappe.
pack-busy = En anden proces er ved at fylde { $path }: Vent, til den er færdig.
pack-lacks = { $path } mangler { $file }: Kør »burgomaster voice build«.
pack-recording-torn = { $file } er ufuldstændig eller ikke 16-bit PCM: Indtal den igen, eller slet den.
sound-file-unread = { $file } kan ikke læses ({ os-reason }): Gem den igen som WAV-fil, 16-bit PCM, 48000 Hz.
sound-file-torn = { $file } er ufuldstændig, for slutningen mangler: Gem den igen.
sound-file-rate = En lydfil på { $rate } Hz kan ikke bruges: Gem den med 48000, 44100 eller 22050 Hz.
file-unwritten = Der kan ikke skrives til { $path } ({ os-reason }): Gør plads på disken, eller vælg en anden mappe.
sound-no-portaudio = Målingen kræver PortAudio og »pip install 'burgomaster[mic]'«; ellers udelad --mic, og aflæs niveauet på en telefon.
sound-no-microphone = Mikrofonen kan ikke åbnes ({ os-reason }): Sæt en i, eller angiv den med --mic NAVN.
sound-no-pictures = Billederne kræver Matplotlib: Kør »pip install 'burgomaster[sound-lab]'«.
sound-no-opinion = Den uafhængige vurdering kræver MoSQITo: Kør »pip install 'burgomaster[sound-lab]'«.
