# Bajok a játék naplójával, az eredményével és a pontokkal.

record-disk-full = Betelt a lemez: a játék a memóriában folytatódik; szabadíts fel helyet, és az asztal magától elmenti.
record-disk-read-only = A lemez csak olvashatóvá vált: a játék a memóriában folytatódik; tedd írhatóvá, és az asztal magától elmenti.
record-disk-refuses = A lemez nem fogadja a naplót ({ os-reason }): a játék a memóriában folytatódik; nézd meg a lemezt, és ne kapcsold ki az asztalt, amíg a játék nincs elmentve.
record-disk-slow = Lassú a lemez: a játék a memóriában folytatódik, és az asztal elmenti, amint a lemez válaszol; addig ne kapcsold ki az asztalt.
record-unsaved = { $number ->
    [one] A lemez nem fogadta az utolsó bejegyzést
   *[other] A lemez nem fogadta az utolsó { $number } bejegyzést
    }: a napló hamarabb ér véget, mint a játék.
record-exists = Itt már van egy játék: { $path }. Folytasd ezzel: --resume, vagy adj meg másik mappát.
record-not-created = Nem hozható létre a napló: { $path } ({ os-reason }). Adj meg másik mappát, vagy tedd írhatóvá ezt.
record-not-cut = Nem vágható le a csonka vég: { $path } ({ os-reason }). Szabadíts fel helyet, vagy tedd írhatóvá a lemezt, aztán folytasd újra.
record-none = Nincs napló, nincs mit folytatni: { $path }. Kezdj új játékot.
record-not-opened = Nem nyitható meg a napló: { $path } ({ os-reason }). Nézd meg a mappát és a jogosultságait.
record-closed = Ennek a játéknak a naplója le van zárva: folytasd a játékot, ha tovább akarod játszani.
record-busy = Ezt a játékot már játssza egy másik folyamat ({ $pid }): előbb azt állítsd le, vagy kezdj másik játékot.
record-busy-elsewhere = Ezt a játékot már játssza egy másik folyamat: előbb azt állítsd le, vagy kezdj másik játékot.
record-entry-long = Egy { $size } bájtos bejegyzés túl hosszú a naplónak: legfeljebb { $most } bájt lehet.
record-damaged-start = Sérült a napló eleje, nem olvasható: { $path }. Kezdj új játékot.
record-before-game = A napló a játék kezdete előtt véget ér, nincs mit folytatni: { $path }. Kezdj új játékot.
record-damaged = Sérült a napló: { $path } (a hiba helye: { $at }, a mérete: { $size } bájt). Az utolsó jó bejegyzés: { $entry }. Hozd vissza a fájlt egy másolatból, vagy tedd félre a mappáját.
record-format = Ez a napló { $format } jelű formátumú: { $path }. Ez a program ezt olvassa: { $ours }. Nyisd meg azzal a burgomaster-verzióval, amelyik írta, vagy egy újabbal.
record-not-ours = Ez nem egy játék naplója: { $path }. Olyan fájlt adj meg, amelyet a burgomaster írt.
record-entry-unknown = A napló { $number }. bejegyzését nem ismeri ez a program: nyisd meg azzal a burgomaster-verzióval, amelyik írta.

trace-fails = Nem írható a nyomkövetés fájlja: { $path } ({ os-reason }). A játék enélkül folytatódik; a nyomkövetés később visszanyerhető a naplóból.
trace-slow = Lassú a lemez, és talán hiányzik ennek a fájlnak a vége: { $path }. A „{ $command }” a naplóból is elmeséli a játékot.
result-unwritten = Nem menthető az eredmény ({ os-reason }): szabadíts fel helyet a lemezen, és a „{ $command }” elmenti.
result-unread = Nem olvasható: { $path } ({ os-reason }). Hozd vissza egy másolatból.
scores-newer = Ezeket a pontokat a burgomaster egy újabb verziója írta: { $path }. Azt használd.
scores-busy = A pontok most nem érhetők el: { $path } ({ os-reason }). A játékok megőrzik az eredményüket, a „burgomaster scores --import MAPPA” később hozzáadja egy mappa játékait.
scores-damaged = Sérültek a pontok: { $path }. Tedd félre a fájlt, és a „burgomaster scores --import” a játékokból újra elkészíti.
folder-unwritten = Nem írható a mappa: { $path } ({ os-reason }). Adj meg másikat: --out, vagy tedd írhatóvá.
nothing-to-resume = Nincs mit folytatni itt: { $path }. Egy játék sem szakadt meg.
record-header-unknown = A játék fejlécét nem ismeri ez a verzió: { $version }. Nyisd meg azzal, amelyik írta.
