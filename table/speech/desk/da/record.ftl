# Problemer med et spils journal, dets resultat og pointene.

record-disk-full = Disken er fuld: Spillet fortsætter i hukommelsen; gør plads, så gemmes det af sig selv.
record-disk-read-only = Disken er blevet skrivebeskyttet: Spillet fortsætter i hukommelsen; fjern skrivebeskyttelsen, så gemmes spillet af sig selv.
record-disk-refuses = Journalen kan ikke gemmes på disken ({ os-reason }): Spillet fortsætter i hukommelsen; tjek disken, og sluk ikke bordet, før spillet er gemt.
record-disk-slow = Disken er langsom: Spillet fortsætter i hukommelsen og gemmes, når disken svarer; sluk ikke bordet før.
record-unsaved = { $number ->
    [one] Den sidste indtastning
   *[other] De sidste { $number } indtastninger
    } blev ikke gemt på disken: Journalen slutter før spillet.
record-exists = { $path } rummer allerede et spil: Fortsæt det med --resume, eller angiv en anden mappe.
record-not-created = Journalen { $path } kan ikke oprettes ({ os-reason }): Angiv en anden mappe, eller giv skriveadgang til denne.
record-not-cut = Den ødelagte slutning på { $path } kan ikke fjernes ({ os-reason }): Gør plads på disken, eller giv skriveadgang, og fortsæt så spillet igen.
record-none = Journalen { $path } findes ikke, så der er intet at fortsætte: Start et nyt spil.
record-not-opened = Journalen { $path } kan ikke åbnes ({ os-reason }): Tjek mappen og dens rettigheder.
record-closed = Journalen til dette spil er lukket: Fortsæt spillet med --resume.
record-busy = Dette spil spilles allerede af proces { $pid }: Afslut den først, eller start et andet spil.
record-busy-elsewhere = Dette spil spilles allerede af en anden proces: Afslut den først, eller start et andet spil.
record-entry-long = En indførsel på { $size } byte er for lang til journalen: Hold den på højst { $most } byte.
record-damaged-start = { $path } er beskadiget i begyndelsen og kan ikke læses: Start et nyt spil.
record-before-game = { $path } slutter, før spillet begyndte, så der er intet at fortsætte: Start et nyt spil.
record-damaged = { $path } er beskadiget ved byte { $at } af { $size } og i orden til og med indførsel { $entry }: Hent filen fra en sikkerhedskopi, eller flyt mappen væk.
record-format = { $path } er skrevet i format { $format }, men dette program læser format { $ours }: Åbn filen med den version af burgomaster, der skrev den, eller en nyere.
record-not-ours = { $path } er ikke journalen til et spil: Angiv en fil, som burgomaster har skrevet.
record-entry-unknown = Dette program kender ikke indførsel { $number } i journalen: Åbn den med den version af burgomaster, der skrev den.

trace-fails = Sporet { $path } kan ikke skrives ({ os-reason }): Spillet fortsætter uden det, og journalen kan genskabe det.
trace-slow = Disken er langsom, og slutningen af { $path } kan mangle: »{ $command }« fortæller spillet ud fra journalen.
result-unwritten = Resultatet kan ikke gemmes ({ os-reason }): Gør plads på disken, så gemmer »{ $command }« det.
result-unread = { $path } kan ikke læses ({ os-reason }): Hent filen fra en sikkerhedskopi.
scores-newer = Pointene i { $path } er skrevet af en nyere version af burgomaster: Brug den.
scores-busy = Pointene i { $path } kan ikke bruges nu ({ os-reason }): Spillene beholder deres resultater og kan tælles med senere: »burgomaster scores --import MAPPE« tager alle spil i en mappe.
scores-damaged = Pointene i { $path } er beskadiget: Flyt filen væk, så laver »burgomaster scores --import« en ny ud fra spillene.
folder-unwritten = Der kan ikke skrives i mappen { $path } ({ os-reason }): Angiv en anden med --out, eller giv skriveadgang til den.
nothing-to-resume = Der er intet at fortsætte i { $path }: Intet spil blev afbrudt der.
record-header-unknown = Version { $version } kender ikke spillets filhoved: Åbn spillet med den version af burgomaster, der skrev det.
