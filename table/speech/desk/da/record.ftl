# Problemer med et spils journal, dets resultat og pointene.

record-disk-full = Disken er fuld: Spillet fortsætter i hukommelsen; gør plads, så gemmes det af sig selv.
record-disk-read-only = Disken kan nu kun læses: Spillet fortsætter i hukommelsen; gør den skrivbar, så gemmes spillet af sig selv.
record-disk-refuses = Disken tager ikke imod journalen ({ os-reason }): Spillet fortsætter i hukommelsen; tjek disken, og sluk ikke bordet, før spillet er gemt.
record-disk-slow = Disken er langsom: Spillet fortsætter i hukommelsen og gemmes, når disken svarer; sluk ikke bordet før.
record-unsaved = { $number ->
    [one] Disken tog ikke imod den sidste indtastning
   *[other] Disken tog ikke imod de sidste { $number } indtastninger
    }: Journalen slutter før spillet.
record-exists = { $path } rummer allerede et spil: Genoptag det med --resume, eller nævn en anden mappe.
record-not-created = Journalen { $path } kan ikke oprettes ({ os-reason }): Nævn en anden mappe, eller gør denne skrivbar.
record-not-cut = Den afbrudte ende af { $path } kan ikke skæres af ({ os-reason }): Gør plads, eller gør disken skrivbar, og genoptag så igen.
record-none = Der er ingen journal { $path }, intet at genoptage: Start et nyt spil.
record-not-opened = Journalen { $path } kan ikke åbnes ({ os-reason }): Tjek mappen og dens rettigheder.
record-closed = Journalen for dette spil er lukket: Genoptag spillet for at fortsætte.
record-busy = Dette spil spilles allerede af proces { $pid }: Afslut den først, eller start et andet spil.
record-busy-elsewhere = Dette spil spilles allerede af en anden proces: Afslut den først, eller start et andet spil.
record-entry-long = En indførsel på { $size } byte er for lang til journalen: Hold den inden for { $most } byte.
record-damaged-start = { $path } er beskadiget i begyndelsen og kan ikke læses: Start et nyt spil.
record-before-game = { $path } slutter, før spillet begyndte, der er intet at genoptage: Start et nyt spil.
record-damaged = { $path } er beskadiget ved byte { $at } af { $size } og god til og med indførsel { $entry }: Genoptag derfra, eller hent filen fra en kopi.
record-format = { $path } er skrevet i format { $format }, og dette program læser format { $ours }: Åbn den med den udgave af burgomaster, der skrev den, eller en nyere.
record-not-ours = { $path } er ikke journalen for et spil: Nævn en fil, som burgomaster har skrevet.
record-entry-unknown = Dette program kender ikke indførsel { $number } i journalen: Åbn den med den udgave af burgomaster, der skrev den.

trace-fails = Sporet { $path } kan ikke skrives ({ os-reason }): Spillet fortsætter uden det, og journalen kan genskabe det.
trace-slow = Disken er langsom, og slutningen af { $path } kan mangle: »burgomaster replay« fortæller spillet ud fra journalen.
result-unwritten = Resultatet kan ikke skrives ({ os-reason }): Gør plads på disken, så skriver »burgomaster play --resume« det.
result-unread = { $path } kan ikke læses ({ os-reason }): Hent den fra en kopi.
scores-newer = Pointene i { $path } er skrevet af en nyere udgave af burgomaster: Brug den.
scores-busy = Pointene i { $path } kan ikke bruges nu ({ os-reason }): Spillene beholder deres resultater, »burgomaster scores --import« tilføjer dem senere.
scores-damaged = Pointene i { $path } er beskadiget: Flyt filen væk, så laver »burgomaster scores --import« dem igen ud fra spillene.
folder-unwritten = Der kan ikke skrives i mappen { $path } ({ os-reason }): Nævn en anden med --out, eller gør den skrivbar.
nothing-to-resume = Der er intet at genoptage i { $path }: Intet spil blev afbrudt der.
record-header-unknown = Version { $version } kender ikke spillets hoved: Åbn det med den udgave af burgomaster, der skrev det.
