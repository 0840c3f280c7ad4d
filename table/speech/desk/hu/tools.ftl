# Amit a billentyűzetek, címkék, farkaskarom, képernyő, hang és beszéd eszközei mondanak.

tool-pad = { $path }: { pad-gone.number } hely, billentyűzet: { $uid }, firmware: { $firmware }
tool-pad-seatless = { $path }: még nincs helye, billentyűzet: { $uid }, firmware: { $firmware }
tool-pad-bare = { $path }: nincs rajta firmware; futtasd ezt: „burgomaster pad flash”
tool-pad-twins = { $paths }: mindegyik { pad-gone.the } helyet mondja magáénak; futtasd ezt az egyikre: „burgomaster pad provision HELY --port PORT”
tool-pads-none = Nincs bedugva billentyűzet.
tool-seat-range = Nincs ilyen hely: { $seat }. A helyek 1-től { $most }-ig vannak számozva.
tool-pad-seated = A billentyűzet ({ $path }) mostantól { pad-gone.the } helyé: ragaszd rá a számát.
tool-pad-flashed = A billentyűzeten ({ $path }) rajta van a firmware; most ez jön: „burgomaster pad provision HELY”.
tool-pad-test = Ég a lámpa, és egyszer szól a berregő. Nyomd meg sorban az összes gombot.
tool-pad-part = { $part ->
    [0] első olvasó
    [1] második olvasó
    [2] kijelző
   *[other] gombok
    }: { $state ->
    [good] jó
    [bad] rossz
    [missing] nincs válasz
   *[other] { $state }
    }
tool-pad-key = gomb: { $sign }
tool-pad-unknown = Itt nincs olyan billentyűzet, amelyen firmware van: { $path }. A „burgomaster pad list” megmutatja őket.
tool-pad-plug = Nincs bedugva billentyűzet: dugj be egyet olyan kábellel, amelyik adatot is visz.
tool-pad-which = { $count } billentyűzet van bedugva ({ $paths }): mondd meg a --port kapcsolóval, melyik az.
tool-mpremote = A firmware felmásolásához mpremote kell: futtasd ezt: „pip install mpremote”, és próbáld újra.

tool-house = { reader-dead.number } ház: tedd a helyére, csak a házat, kártya nélkül.
tool-card = { $number }. kártya ({ $of } közül): vegyél el egy házat, és tedd a kártyát a helyére.
tool-houses-known = Minden ház és kártya be van jegyezve, itt: { $file }.
tool-pads-missing = Ezeken a helyeken nincs billentyűzet: { $seats }. Dugd be őket, vagy add meg a játékosok számát (--players), és futtasd újra.
tool-nothing-laid = Semmit sem tettél le: futtasd újra ezt: „burgomaster houses register”.
tool-cards-left = Még { $left } kártya van hátra ({ $of } közül): tegyél egyet bármelyik billentyűzet olvasójára.
tool-type-code = Üsd be a kódját { pad-gone.the } hely billentyűzetén, aztán #.
tool-no-card = A { $deck } kártyái közt nincs ilyen kódú: { $code }. Nézd meg újra.
tool-cards-known = A { $deck } minden kártyája be van jegyezve, itt: { $file }.
tool-nothing-typed = Semmit sem tettél le, és semmit sem ütöttél be: a folytatáshoz futtasd újra ezt: „burgomaster houses cards”.
tool-cards-kept = Az eddigi kártyák be vannak jegyezve: a folytatáshoz futtasd újra ezt: „burgomaster houses cards”, de --anew nélkül.

tool-unchanged = Semmi sem változott.
tool-key-save = mentés és vége
tool-key-quit = vége mentés nélkül

tool-claw-how = Fordítsd a farkaskarmot minden házra a billentyűkkel, aztán Enter: a következő ház magától jön, az utolsó után pedig az asztal mindent elment.
tool-claw-how-seats = Fordítsd a farkaskarmot minden helyre a billentyűkkel, aztán Enter: a következő hely magától jön, az utolsó után pedig az asztal mindent elment.
tool-claw-little = egy kicsit
tool-claw-more = többet
tool-claw-much = sokat
tool-key-enter = Enter
tool-claw-this = itt van
tool-claw-next = a következő vagy az előző (mérés nélkül)
tool-claw-forget = ennek a mérése törlődik
tool-claw-at = { $kind ->
    [seat] Hely
   *[house] Ház
    }: { $place } / { $places } · { $position } ({ $mark ->
    [measured] bemérve
   *[new] nincs bemérve
    }; eddig { $count } mérés)
tool-claw-houses = Egy asztalon 8–16 ház lehet, nem { $houses }.
tool-claw-seats = Egy asztalnál 4–24 hely lehet, nem { $seats }.
tool-claw-terminal = A farkaskarom beméréséhez terminál kell: futtasd egy terminálban.
tool-claw-saved = { $places } helyből { $measured } van bemérve, ide mentve: { $file }; amelyik nincs, azt az asztal kiszámolja.
tool-screen-card = A képernyőn egy teljes, egy képpont széles keretnek kell látszania, egészen a szélén; bal felül egy teli négyzetnek; aztán ennek: „{ $controller }”, és az őű æøå betűknek. Ha valamelyik széle hiányzik vagy zajos, más a vezérlő: állítsd be: [screen] controller, és próbáld újra. Ha fejjel lefelé áll: rotate = 180.
tool-enter-ends = Enter: vége.

tool-sound-how = Egy mondat, számolás tízig és a dob. Ülj a hangszórótól legtávolabbi helyre.
tool-sound-drum = a dob halkabb, hangosabb
tool-sound-voice = a hang halkabb, hangosabb
tool-sound-pattern = következő dobritmus
tool-sound-meter = írd be, mit mutat egy zajszintmérő a mondatok között, dBA-ban (egy telefonos alkalmazás is jó); addig 0 dB-nél 70 dBA-val számolunk
tool-sound-terminal = A hangpróba billentyűihez terminál kell: futtasd egy terminálban.
tool-sound-saved = Elmentve ide: { $file }.
tool-sound-unwritten = A jelentés nem írható ide: { $folder } ({ os-reason }). Adj meg másik mappát.
tool-sound-shows = A mérő mutatja (dBA, aztán Enter):
tool-sound-no-number = Ez nem szám: írj be egyet.
tool-sound-masks = Dob { $drum }, hang { $voice } dB. { $level } dBA ({ $source ->
    [measured] mért
   *[assumed] becsült
    }): a dob elfedi a zajokat, { $margin } dB tartalékkal.
tool-sound-too-soft = Dob { $drum }, hang { $voice } dB. { $level } dBA ({ $source ->
    [measured] mért
   *[assumed] becsült
    }): { $missing } dB-lel halkabb annál, hogy elfedje a kezeket és a motorokat.
tool-sound-quiet = Tedd a mikrofont az egyik helyre, és maradjatok csendben
tool-sound-noise = Most mozogj a szomszéd helyen: emelj házakat, nyomj gombokat, forgasd a farkaskarmot
tool-sound-enter = { $said }, aztán Enter.
tool-sound-under = A zaj { $db } dB-lel van a dob alatt.
tool-sound-nothing = Semmi sem emelkedik a szoba zaja fölé: nincs mit elfedni.
tool-sound-hidden = A dob elfedi, { $margin } dB tartalékkal.
tool-sound-heard = A dob nem fedi el ({ $band }. Bark-sáv): legyen { $missing } dB-lel hangosabb.

tool-pack = { $folder }: { $spoken }, { $count } mondat
tool-engine = Az espeak-ng { $version } hangjai ehhez a nyelvhez („{ $spoken }”):
tool-rendering = Készül a hang
tool-rendered = { $folder }: { $count } mondatból { $rendered } most készült el, a többi már megvolt.
tool-torn = sérült
tool-stale = elavult
tool-new = új
tool-missing = hiányzik
tool-accepted = Elfogadva { $count } felvétel.
tool-pack-part = { $folder }: { $count } mondatból { $right } van rendben.
tool-pack-whole = { $folder }: megvan minden mondat ({ $count }).
tool-no-table = Nincs asztal ennyi játékosra: { $players }. Válassz 1 és { $most } között.
