# Et spil fortalt igen, af `burgomaster replay` og når det er slut. Ingen rolle bliver nogensinde
# kaldt han eller hun.

story-seat = Plads { $seat }
story-seat-role = Plads { $seat } ({ $role })
story-name-role = { $name } ({ $role })
story-house = Hus { $house }
story-told = { $who } fik at vide: »{ $told }«

# Aftenens dele.
story-setup = Før den første nat
story-night = Nat { $night }
story-day = Dag { $night }
story-coins = Mønterne

# Hvad der blev valgt i Lupusburg.
story-chest = { $who } gemte kisten i hus { $house }.
story-place = { $who } lagde det første kort under hus { $house }.
story-lift = { $who } løftede hus { $house } og kiggede ind.
story-lift-none = { $who } løftede intet hus.
story-strike = { $who } valgte hus { $house } til kloen.
story-strike-none = { $who } valgte intet hus til kloen.
story-ask = { $who } bad plads { $seat } om at vise et kort.
story-ask-named = { $who } bad { $name } om at vise et kort.
story-ask-none = { $who } bad ikke om at se et kort.
story-show = { $who } viste kortet under hus { $house }.
story-bet = { $who } lagde seglet på plads { $seat }.
story-bet-named = { $who } lagde seglet på { $name }.
story-bet-none = { $who } væddede ikke.
story-keep = { $who } beholdt mønten med værdien { $points }.
story-token = { $who } lagde en brik ved hus { $house }.
story-vote = { $who } stemte mod hus { $house }.
story-vote-twice = { $who } stemte to gange mod hus { $house }.
story-vote-both = { $who } stemte mod hus { $house } og mod hus { $other }.
story-coin = { $who } løftede seglet: Mønten har værdien { $points }.

# Hvad der blev valgt i Lupus in Tabula.
story-code = { $who } angav kortet med koden { $code }.
story-attack = { $who } valgte plads { $seat } som offer.
story-attack-named = { $who } valgte { $name } som offer.
story-attack-none = { $who } valgte intet offer.
story-inquire = { $who } spurgte om plads { $seat }.
story-inquire-named = { $who } spurgte om { $name }.
story-inquire-none = { $who } spurgte ikke om nogen.
story-protect = { $who } beskyttede plads { $seat }.
story-protect-named = { $who } beskyttede { $name }.
story-protect-none = { $who } beskyttede ingen.
story-curse = { $who } kastede ulykke over plads { $seat }.
story-curse-named = { $who } kastede ulykke over { $name }.
story-curse-none = { $who } kastede ikke ulykke over nogen.
story-become = { $who } pegede på plads { $seat }.
story-become-named = { $who } pegede på { $name }.
story-become-none = { $who } pegede ikke på nogen.
story-visit = { $who } tilbragte natten hos plads { $seat }.
story-visit-named = { $who } tilbragte natten hos { $name }.
story-visit-none = { $who } blev hjemme om natten.
story-nominate = { $who } nominerede plads { $seat }.
story-nominate-named = { $who } nominerede { $name }.
story-nominate-none = { $who } nominerede ingen.
story-run-off = { $who } stemte mod plads { $seat }.
story-run-off-named = { $who } stemte mod { $name }.
story-run-off-none = { $who } stemte ikke.

# Hvad der blev fortalt om spillere med navn; uden navne er det bordets egen linje.
story-thumb-up = { $name }: tommel op, en varulv.
story-thumb-down = { $name }: tommel ned, ikke en varulv.
story-freemason = Den anden frimurer: { $name }
story-victim = Offer: { $name }.

# Hvad der ikke er et valg i reglerne.
story-card-seen = { $who } havde set kortet.
story-talked = { $who } havde ikke mere at sige.
story-again = { $who } bad i hemmelighed om at få kaldene gentaget.
story-claw = Kloen drejede hen mod hus { $house }.
story-claw-seat = Kloen drejede hen mod plads { $seat }.
story-claw-named = Kloen drejede hen mod { $name }.
story-paused = Værten satte spillet på pause.
story-went-on = Værten satte spillet i gang igen.
story-repeated = Værten fik det seneste stykke gentaget.
story-extended = { $seconds ->
    [one] Værten gav ét sekund mere.
   *[other] Værten gav { $seconds } sekunder mere.
}
story-took-back = Værten tog den seneste åbne stemme tilbage.
story-redone = Værten fik natten spillet om.
story-left = { $who } forlod spillet.
story-eyes-open = { $who } havde øjnene åbne, og værten så det.
story-stopped = Værten afsluttede spillet.
story-came-back = Bordet kom tilbage efter at have været slukket.
story-lifted = Hus { $house } blev løftet.
story-put-back = Hus { $house } blev sat tilbage.
story-ambiguous = Det var ikke til at afgøre, hvad der stod på pladsen til hus { $house }.

# Hvor langt fortællingen er det, der skete.
story-exact = Sådan var aftenen: Hvert eneste signal er det samme, byte for byte.
story-no-trace = Der ligger intet spor ved siden af journalen at sammenligne med.
story-differs = Signalerne afviger fra sporet ved siden af journalen: Sporet er afbrudt, eller det er blevet ændret. Det er journalen, der gælder.
story-other-version = Spillet blev spillet med version { $made }; version { $version } kan ikke gentage det nøjagtigt. Valgene er de samme, men det, der følger af dem, kan være anderledes.
story-broken-off = Slutningen af journalen kom ikke med på disken: Fortællingen stopper før den.

# Slutningen, nat for nat: »Nat 2 · varulvene → Anna · † Anna (Synsk)«.
story-recap = Nat for nat
story-by-claw = kloen
story-by-wolves = varulvene
story-by-lynching = lynchningen
story-nobody = ingen
story-master = moderatoren
story-gone = forlod spillet

# Siden.
retold-game = Et spil genfortalt: { $rules }, { $players } spillere
retold-play = Afspil
retold-pause = Pause
retold-speed = Hastighed
retold-as-it-was = som det var
retold-secrets = med det, der var hemmeligt
retold-time = Tid i spillet
retold-parts = Nætter og dage
retold-noscript = Denne side kræver JavaScript; »burgomaster replay« fortæller spillet i en terminal.
retold-served = Spillet fortælles på { $address }; stop med Ctrl-C.
replay-tells = »{ $command }« fortæller alt, hvad der var hemmeligt.

# Hvad der går galt.
replay-no-game = Der er intet spil endnu: Spil et med »burgomaster play«.
replay-not-found = Der er intet spil »{ $name }«; »burgomaster games« viser, hvilke der er.
replay-not-over = Dette spil er ikke slut, og det hemmelige er stadig hemmeligt: Spil det først færdigt med »{ $command }«.
replay-in-play = Dette spil bliver spillet lige nu, og det hemmelige er stadig hemmeligt: Vent, til det er slut.
replay-speed = Hastigheden skal være fra 0.01 til 100000, ikke { $speed }.
replay-web-alone = Med --web fortælles spillet på en side: Udelad { $options }.
replay-nothing-kept = Intet af dette spil blev gemt i { $path }; disken var måske fuld.
replay-other-version = Spillet blev spillet med version { $made }; version { $version } kan ikke gentage det ({ $reason }): Brug den version, der spillede det.
replay-not-written = Der kan ikke skrives til { $path } ({ os-reason }): Angiv en anden fil med --out.
replay-page-shut = Siden kan ikke åbnes på { $host }, port { $port } ({ os-reason }): Vælg en anden adresse eller port med --host og --web.
