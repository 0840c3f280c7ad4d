# Opsætningen »burgomaster setup« og de enheder, den finder.

# Ordene for ja og nej, som de tastes; det første af hver vises.
setup-yes-no = j ja | n nej
setup-yes-no-wrong = Tast { $yes } eller { $no }.
setup-number = Nummer?
setup-number-wrong = Tast et tal fra { $least } til { $most }.

setup-at = { $at } af { $of } · { $title }
setup-step-language = Bordets sprog
setup-step-rules = Spillet
setup-step-names = Hvem sidder hvor
setup-step-devices = Enhederne
setup-step-phones = Telefoner
setup-step-claw = Kloen
setup-step-pads = Tastaturerne
setup-step-tags = Huse med NFC-mærker
setup-step-sound = Lyden
setup-step-rehearsal = Tyve sekunder af en nat

setup-goes-on = Vi fortsætter, hvor I slap. (--again begynder forfra.)
setup-left = Afbrudt ved trin { $at } af { $of }; svarene er gemt. »{ $command }« fortsætter derfra.
setup-ready = Alt er klar og gemt i { $file }.
setup-run = Nu kan bordet startes: { $command }
setup-last = Sidst: { $rules }, { $language }: { $names }.
setup-last-unnamed = Sidst: { $rules }, { $language }.
setup-same = Det samme som sidst?
setup-later = Senere: { $command }

setup-players = Hvor mange spiller I? ({ $least } til { $most })
setup-names = Navnene, med uret rundt; bordet siger dem højt. Enter beholder det viste.
setup-guest = Gæst { $seat }
setup-seat = Plads { $seat }:

setup-simulated = Tastaturer, klo og skærm er simulerede; højttaleren er maskinens egen.
setup-look-again = Vil du søge igen?
setup-phones = Den, der ikke har et tastatur, kan spille med en telefon på samme netværk.
setup-phones-ask = Må man være med på telefon?
setup-claw-none = Der er ingen klo.
setup-claw-ask = Vil du dreje kloen hen til hvert hus med tasterne nu?
setup-claw-ask-seats = Vil du dreje kloen hen til hver plads med tasterne nu?

setup-pads-none = Der er ikke sat noget tastatur i; »burgomaster pad provision« klarer det senere.
setup-pads-ask = { $count ->
    [one] Ét tastatur. Vil du give det en plads med et tryk på #?
   *[other] { $count } tastaturer. Vil du give hvert af dem en plads med et tryk på #?
    }
setup-press = Tryk på # på tastaturet til plads { $seat } … (Enter går videre uden.)
setup-press-simulated = Tryk på # på tastaturet til plads { $seat } … (Enter trykker for dig.)
setup-press-hint = Der er endnu ikke kommet noget tryk fra plads { $seat }. Hvis tastaturet er mørkt, så træk kablet ud, sæt det i igen, og tryk på #; Enter går videre uden.
setup-pad-seated = Det er plads { $seat }: Sæt en etiket på.
setup-pad-again = Det tastatur er allerede plads { $seat }: Tryk på # på et andet.
setup-pad-skipped = Plads { $seat } er stadig uden tastatur; »burgomaster pad provision { $seat }« klarer det senere.
setup-pad-forgot = Tastaturet på { $path } beholdt ikke sin plads: Kør »burgomaster pad flash«.

setup-tags-none = Her er ingen læsere til mærker: Spillerne holder selv øje med husene.
setup-tags-ask = Er der NFC-mærker i husene og kortene?
setup-sound-none = Der er ingen højttaler: kun tekst.
setup-sound-ask = Vil du indstille lydstyrken for stemme og tromme efter gehør nu?
setup-rehearsal-ask = Alle ser på bordet. Enter starter prøven.
setup-dawn = { $count ->
    [0] Daggry. Ingen tastaturer var med.
    [one] Daggry. Ét tastatur var med.
   *[other] Daggry. { $count } tastaturer var med.
    }
setup-rehearsal-good = Blev alt hørt og set?
setup-doctor = »burgomaster doctor« fortæller, hvordan det står til med hver enhed.

# Hvad der blev fundet.
found-pads = { $count ->
    [0] Tastaturer: ingen; man kan spille med telefoner
   *[other] Tastaturer: { $count }
    }
found-claw-bus = Klo: et servokort på USB (driveren »bus«)
found-claw-pwm = Klo: hardware-PWM er slået til (driveren »pwm«)
found-claw-gpio = Klo: GPIO12, hvor der kan sidde en servo (den kan ikke ses)
found-claw-none = Klo: ingen; husets nummer bliver sagt og vist
found-screen-spi = Skærm: på SPI, som indstillet
found-screen-i2c = Skærm: på I2C { $port }, adresse { $address }
found-screen-none = Skærm: ingen; telefoner og en browser viser bordet
found-speaker = Højttaler: { $card }
found-speaker-none = Højttaler: ingen; kun tekst

# Spillene, som man vælger dem.
rules-lupusburg = Lupusburg: huse, væddemål og to afstemninger
rules-tabula-hu = Lupus in Tabula, den ungarske udgave
rules-tabula-da = Lupus in Tabula, den danske udgave
rules-tabula-it = Lupus in Tabula, den italienske udgave

setup-file-not-utf8 = { $file } er ikke UTF-8: Gem den som UTF-8, eller flyt den væk.
setup-file-unwritten = Der kan ikke skrives til { $file } ({ os-reason }): Kør dette med sudo, eller giv skriveadgang til filen.
setup-state-unwritten = Der kan ikke skrives til { $file } ({ os-reason }): Giv skriveadgang til dens mappe.
