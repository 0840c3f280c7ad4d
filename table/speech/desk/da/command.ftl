table-no-language = Bordet taler ikke »{ $lang }«; vælg et af: { $known }.

# Spillernes navne.
name-empty = Der mangler et navn: Skriv et.
name-long = »{ $name }« er for langt: højst { $most } bogstaver, tak.
name-unseen = »{ $name }« indeholder usynlige tegn: Brug bogstaver.
name-twice = To spillere hedder »{ $name }«: Føj et bogstav til det ene navn.

# Det ønskede kan ikke lade sig gøre, og hvad man kan gøre i stedet.
command-no-rules = Der er intet regelsæt »{ $rules }«; vælg et af: { $known }.
command-tabula-only = --mix, --first-game og --deal er til Lupus in Tabula; udelad dem her.
command-option-form = --option skal have NAVN=VÆRDI, ikke »{ $typed }«.
command-option-unknown = Der er ingen indstilling »{ $name }« i disse regler; de har: { $known }.
command-option-value = Indstillingen »{ $name }« skal være { $allowed }, ikke »{ $value }«.
command-no-seat = Der er ingen plads { $seat }: Med { $players } spillere kan du vælge 1 til { $players }.
command-seat-instant = Med --seat skal du have tid til at taste: Udelad --instant.
command-seat-terminal = Med --seat taster du i en terminal: Start bordet i en.
command-speed = Hastigheden skal være fra { $least } til { $most }, ikke { $speed }.
command-seed = Startværdien skal være et helt tal fra 0 til 9223372036854775807.
command-port = Porten skal være fra 1 til 65535, ikke { $port }.
command-names-count = { $given ->
    [one] Ét navn
   *[other] { $given } navne
    } til { $players } spillere: Skriv ét navn til hver efter --names, med komma imellem, eller udelad --players.
command-resume-alone = Med --resume fortsætter spillet, som det begyndte: Udelad { $options }.
command-resume-run = Det spil spilles ved flere tastaturer, og dem kan én terminal ikke erstatte: »burgomaster run« genoptager det.
command-rules-first = Sig, hvilket spil du mener: Tilføj --rules, som i »burgomaster play«.
command-nights = Antallet af nætter skal være mindst 1, ikke { $nights }.
command-pair = Parrene tælles fra 0; der er intet par { $pair }.
command-rendering = Stemmen bliver lavet, det sker kun én gang
command-voice-once = Stemmen bliver lavet: Det tager lidt tid, men kun én gang.
command-stopped = Stoppet. Intet er tabt: »{ $command }« fortsætter dette spil.
command-narrow = Terminalen er for smal til billedet: Gør den mindst { $columns } kolonner bred.
command-output = Outputtet kan ikke skrives ({ os-reason }): Send det et andet sted hen.

# En kommandolinje, der ikke kan forstås.
command-help = { $said }; »{ $command } --help« viser mulighederne.
command-needs = Der mangler: { $what }
command-unknown = »{ $what }« findes ikke her
command-choice = { $argument } skal være en af { $choices }, ikke »{ $value }«
command-whole = { $argument } skal være et helt tal, ikke »{ $value }«
command-number = { $argument } skal være et tal, ikke »{ $value }«
command-value = { $argument } kan ikke være »{ $value }«
command-takes-one = { $argument } skal have en værdi
command-takes-none = { $argument } skal ikke have nogen værdi
command-not-both = { $argument } og { $other } går ikke sammen
command-one-of = En af disse skal med: { $what }
