table-no-language = Bordet taler ikke »{ $lang }«; vælg en af: { $known }.

# Spillernes navne.
name-empty = Der mangler et navn: tast et.
name-long = »{ $name }« er for langt: højst { $most } bogstaver, tak.
name-unseen = »{ $name }« har tegn, der ikke kan ses: brug bogstaver.
name-twice = To spillere hedder »{ $name }«: føj et bogstav til den ene.

# Det ønskede kan ikke lade sig gøre, og hvad man kan gøre i stedet.
command-no-rules = Der er intet regelsæt »{ $rules }«; vælg et af: { $known }.
command-tabula-only = --mix, --first-game og --deal er til Lupus in Tabula; udelad dem her.
command-option-form = --option skal have NAVN=VÆRDI, ikke »{ $typed }«.
command-option-unknown = Der er ingen indstilling »{ $name }« i disse regler; de har: { $known }.
command-option-value = Indstillingen »{ $name }« skal være { $allowed }, ikke »{ $value }«.
command-no-seat = Der er ingen plads { $seat }: med { $players } spillere kan du vælge 1 til { $players }.
command-seat-instant = Med --seat skal du have tid til at taste: udelad --instant.
command-seat-terminal = Med --seat taster du i en terminal: start bordet i en.
command-speed = Hastigheden skal være fra { $least } til { $most }, ikke { $speed }.
command-seed = Frøet skal være et helt tal fra 0 til 9223372036854775807.
command-port = Porten skal være fra 1 til 65535, ikke { $port }.
command-names-count = { $given ->
    [one] Ét navn
   *[other] { $given } navne
    } til { $players } spillere: giv --names ét til hver, med komma imellem, eller udelad --players.
command-resume-alone = Med --resume fortsætter spillet, som det begyndte: udelad { $options }.
command-rules-first = Sig, hvilket spil du mener: tilføj --rules, som i »burgomaster play«.
command-nights = Antallet af nætter skal være mindst 1, ikke { $nights }.
command-pair = Parrene tælles fra 0; der er intet par { $pair }.
command-rendering = Stemmen bliver lavet, kun denne ene gang
command-stopped = Stoppet. Intet er tabt: »{ $command }« fortsætter dette spil.
command-output = Udskriften kan ikke skrives ({ os-reason }): send den et andet sted hen.

# En kommandolinje, der ikke kan forstås.
command-help = { $said }; »{ $command } --help« viser, hvad der er.
command-needs = Der mangler: { $what }
command-unknown = Her er ingen »{ $what }«
command-choice = { $argument } kan ikke være »{ $value }«, men en af { $choices }
command-whole = { $argument } skal have et helt tal, ikke »{ $value }«
command-number = { $argument } skal have et tal, ikke »{ $value }«
command-value = { $argument } kan ikke være »{ $value }«
command-takes-one = { $argument } skal have en værdi
command-takes-none = { $argument } skal ikke have nogen værdi
command-not-both = { $argument } og { $other } går ikke sammen
command-one-of = En af disse skal med: { $what }
