# Hvad værktøjerne til tastaturer, mærker, klo, skærm, lyd og stemme siger.

tool-pad = { $path }: plads { $seat }, tastatur { $uid }, firmware { $firmware }
tool-pad-seatless = { $path }: endnu ingen plads, tastatur { $uid }, firmware { $firmware }
tool-pad-bare = { $path }: ingen firmware; kør »burgomaster pad flash«
tool-pad-twins = { $paths } siger hver især, at de er plads { $seat }; kør »burgomaster pad provision PLADS --port PORT« for et af dem
tool-pads-none = Der er ikke sat noget tastatur i.
tool-seat-range = Der er ingen plads { $seat }: Pladserne går fra 1 til { $most }.
tool-pad-seated = Tastaturet på { $path } er plads { $seat } fra nu af: Sæt en etiket på.
tool-pad-flashed = Tastaturet på { $path } har firmwaren; kør nu »burgomaster pad provision PLADS«.
tool-pad-test = Lampen er tændt, og brummeren brummer én gang. Tryk på tasterne én efter én.
tool-pad-part = { $part ->
    [0] første læser
    [1] anden læser
    [2] display
   *[other] taster
    }: { $state ->
    [good] i orden
    [bad] defekt
    [missing] intet svar
   *[other] { $state }
    }
tool-pad-key = tast { $sign }
tool-pad-unknown = Der er intet tastatur med firmware på { $path }: »burgomaster pad list« viser, hvilke der er.
tool-pad-plug = Der er ikke sat noget tastatur i: Sæt et i med et datakabel.
tool-pad-which = Der er sat { $count } tastaturer i ({ $paths }): Vælg et med --port.
tool-mpremote = Det kræver mpremote at lægge firmware ind: Kør »pip install mpremote«, og prøv igen.

tool-house = Hus { $house }: Sæt det alene på sin plads, uden kort.
tool-card = Kort { $number } af { $of }: Tag et hus væk, og læg kortet i stedet.
tool-houses-known = Alle huse og kort er kendt og gemt i { $file }.
tool-pads-missing = Der mangler tastaturer til disse pladser: { $seats }. Sæt dem i, eller angiv --players, og kør dette igen.
tool-nothing-laid = Der blev ikke lagt noget på: Kør »burgomaster houses register« igen.
tool-cards-left = { $left } af { $of } kort mangler: Læg ét på læseren på et af tastaturerne.
tool-type-code = Tast kortets kode på tastaturet til plads { $seat }, og så #.
tool-no-card = Intet kort i { $deck } har koden { $code }: Se efter igen.
tool-cards-known = Alle kort i { $deck } er kendt og gemt i { $file }.
tool-nothing-typed = Der blev hverken lagt noget på eller tastet: Kør »burgomaster houses cards« igen for at fortsætte.
tool-cards-kept = Alle kort indtil nu er gemt: Kør »burgomaster houses cards« igen, uden --anew, for at fortsætte.

tool-unchanged = Intet blev ændret.
tool-key-save = gem og slut
tool-key-quit = slut uden at gemme

tool-claw-how = Drej kloen hen til hvert hus med tasterne, og tryk så på Enter: Det næste hus kommer af sig selv, og efter det sidste bliver alt gemt.
tool-claw-how-seats = Drej kloen hen til hver plads med tasterne, og tryk så på Enter: Den næste plads kommer af sig selv, og efter den sidste bliver alt gemt.
tool-claw-little = en smule
tool-claw-more = mere
tool-claw-much = meget
tool-key-enter = Enter
tool-claw-this = her er det
tool-claw-next = videre eller tilbage (uden måling)
tool-claw-forget = glem denne måling
tool-claw-at = { $kind ->
    [seat] Plads
   *[house] Hus
    } { $place } af { $places }: { $position } ({ $mark ->
    [measured] målt
   *[new] ikke målt
    }; { $count } i alt)
tool-claw-houses = Et bord har 8 til 16 huse, ikke { $houses }.
tool-claw-seats = Et bord har 4 til 24 pladser, ikke { $seats }.
tool-claw-terminal = Kloen kan kun kalibreres i en terminal: Kør kommandoen i en.
tool-claw-saved = { $measured } af { $places } er gemt i { $file }; steder uden måling beregnes.
tool-screen-card = Skærmen skal vise en hel ramme, én pixel bred, helt ude ved kanten; en udfyldt firkant øverst til venstre; »{ $controller }« og bogstaverne őű æøå. Hvis en side mangler eller flimrer, er det en anden controller: Ret [screen] controller, og prøv igen. Står billedet på hovedet, så sæt rotate = 180.
tool-enter-ends = Tryk på Enter for at slutte.

tool-sound-how = En sætning, en optælling til ti og trommen. Sæt dig på pladsen længst fra højttaleren.
tool-sound-drum = trommen lavere, højere
tool-sound-voice = stemmen lavere, højere
tool-sound-pattern = næste trommerytme
tool-sound-meter = tast, hvad en lydtrykmåler viser mellem sætningerne, i dBA (en app på telefonen er nok); indtil da regnes der med 70 dBA ved 0 dB
tool-sound-terminal = Lydprøven styres med taster i en terminal: Kør kommandoen i en.
tool-sound-saved = Gemt i { $file }.
tool-sound-unwritten = Der kan ikke skrives en rapport i { $folder } ({ os-reason }): Angiv en anden mappe.
tool-sound-shows = Måleren viser (dBA, så Enter):
tool-sound-no-number = Det er ikke et tal.
tool-sound-masks = Tromme { $drum }, stemme { $voice } dB. { $level } dBA { $source ->
    [measured] målt
   *[assumed] antaget
    }: Trommen dækker med en margen på { $margin } dB.
tool-sound-too-soft = Tromme { $drum }, stemme { $voice } dB. { $level } dBA { $source ->
    [measured] målt
   *[assumed] antaget
    }: { $missing } dB for lavt til at dække hænder og motorer.
tool-sound-quiet = Stil mikrofonen ved en plads, og vær stille
tool-sound-noise = Gør nu noget ved pladsen ved siden af: Løft huse, tryk på taster, drej kloen
tool-sound-enter = { $said }, og tryk så på Enter.
tool-sound-under = Støjen ligger { $db } dB under trommen.
tool-sound-nothing = Støjen kan ikke høres over rummets egen lyd: Der er intet at dække.
tool-sound-hidden = Trommen dækker den med en margen på { $margin } dB.
tool-sound-heard = Trommen dækker den ikke (Bark-bånd { $band }): Skru trommen { $missing } dB op.

tool-pack = { $folder }: { $spoken }, { $count ->
    [one] én sætning
   *[other] { $count } sætninger
    }
tool-engine = espeak-ng { $version } har til »{ $spoken }«:
tool-rendering = Stemmen bliver lavet
tool-rendered = { $folder }: { $rendered } af { $count } sætninger blev lavet, resten var der i forvejen.
tool-torn = ufuldstændig
tool-stale = forældet
tool-new = ny
tool-missing = mangler
tool-accepted = { $count ->
    [one] Én optagelse godkendt.
   *[other] { $count } optagelser godkendt.
    }
tool-pack-part = { $folder }: { $right } af { $count } sætninger er i orden.
tool-pack-whole = { $folder }: alle { $count } sætninger er der.
tool-no-table = Der er intet bord til { $players }: Vælg 1 til { $most } spillere.
