# Selve bordet: det kører, venter og tager op, hvad der blev afbrudt.

table-waits = Venter på spillere: Tryk på # på et tastatur, eller vær med på en telefon, og start så spillet.
table-players = { $number ->
    [one] Én spiller.
   *[other] { $number } spillere.
}
table-points-anew = Med et andet antal spillere begynder pointene forfra; med { $number } igen fortsætter de.
table-put-away = Bordet er pakket væk; »{ $command }« fortsætter spillet.
table-put-away-waiting = Bordet er pakket væk; »{ $command }« stiller det op igen.
table-runs-already = Bordet kører allerede (proces { $pid }): Afslut det først; tjenesten stopper med »sudo systemctl stop burgomaster«.
table-folder-shut = Der kan ikke skrives i mappen { $path } ({ os-reason }): Giv skriveadgang til den, eller angiv en anden [table] games_folder.
table-own-pace = --speed hører til --simulated: Et rum fuldt af mennesker har sit eget tempo.
table-number-of-games = Antallet af spil skal være fra { $least } til 100, ikke { $games }.
table-set-aside = Spillet i { $path } blev afbrudt { $times ->
    [one] én gang
   *[other] { $times } gange
    } og er lagt til side som { $aside }.
table-waits-anew = Det er lagt til side som { $aside }, og bordet spiller et andet.
table-leaves-game = En anden proces spiller spillet i { $path }: Bordet lader det være og spiller et andet.
bot-unknown = Computeren kan ikke spille som »{ $kind }«: Vælg mellem { $known }.
table-paused-at-once = Bordet holder pause; spil uden --instant for at lade det fortsætte.
status-waiting = Venter på spillere: { $rules }
status-playing = Spillet er i gang: { $rules }
table-goes-on-first = Først spilles et afbrudt spil færdigt, som det begyndte: { $options } gælder ikke for det.
table-voice-first = Spillet begynder, så snart stemmen er klar.
table-sit-first = Ingen har sat sig på plads { $seat } endnu: Tryk først på # på pladsens tastatur, så A#.
typed-waiting-pads = Enter starter spillet, et tal siger, hvor mange der spiller, og en linje som »3 A#« trykker på et tastatur: først pladsen (1 til { $most }), så tasterne (0 til 9, A til D, * og #).
typed-waiting = Enter starter spillet, og et tal siger, hvor mange der spiller.
typed-pads = En linje som »3 A#« trykker på et tastatur: først pladsen (1 til { $most }), så tasterne (0 til 9, A til D, * og #).
typed-nothing = Her skrives der ikke noget, mens et spil er i gang: Svar på et tastatur eller en telefon.
