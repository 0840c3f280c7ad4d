# Bajok a hangkártyával, a felvétellel, a hangerővel és a beszéddel.

sound-none = Egyetlen hangkártyát sem sikerült megnyitni: dugj be egyet, vagy add meg itt: „sound.device”.
sound-card-shut = Nem nyílik meg ez a hangkártya: „{ $device }”. Válassz nevet az „aplay -L” listájából.
sound-card-number = A hangeszközt szám nevezi meg („{ $device }”), az pedig indulásonként változik: válassz nevet az „aplay -L” listájából, például „plughw:CARD=Headphones”.
sound-card-lost = Eltűnt a hangkártya, a játék feliratokkal megy tovább: dugd be újra, és a hang magától visszajön.
sound-recorded = Az este felvétele itt készül: { $path }.
recording-long = Tizenkét óra után betelt: { $path }. Indítsd újra az asztalt, hogy új felvétel készüljön.
recording-fails = Nem írható a felvétel: { $path } ({ os-reason }). A játék nélküle folytatódik: szabadíts fel helyet, vagy állíts be más [table] games_folder értéket a következőhöz.
volumes-damaged = A hangerők fájlja sérült: { $path }. Futtasd újra ezt: „burgomaster soundcheck”.
volumes-unread = A hangerők fájlja nem olvasható: { $path } ({ os-reason }). Tedd olvashatóvá.
volumes-unsaved = A hangerők nem menthetők ide: { $path } ({ os-reason }). Tedd írhatóvá a mappát.

voice-captions = A kimondott mondatok feliratként jelennek meg.
voice-too-long = Néhány mondat hosszabb, mint amennyire ez a játék számított, ezért csak felirat lesz belőle; a következő játék már ismeri a hangot.
voice-phrases-missing = { $number } mondat csak feliratként jelenik meg.
voice-phrase-missing = Aminek nincs hangja, csak feliratként jelenik meg.
voice-usual-words = A hangcsomag egyik felvétele a szokásos szavakat mondja, nem a gyerekeknek szólókat: a szöveg csak olvasható, amíg újra fel nem veszed, és el nem fogadod ezzel: „burgomaster voice check MAPPA --children --accept”.
voice-silent = Nincs beszédhang: a feliratok a képernyőn vannak.
voice-drum-only = Csak a dob hallható.
voice-none-to-check = Nincs mit meghallgatni: készíts beszédhangot: „burgomaster voice build”.
voice-no-engine = Nincs beszédmotor, ezért az este csak feliratos: telepíts egyet: „sudo apt install espeak-ng” vagy „pip install espeakng-loader”.
voice-unknown = Az espeak-ng nem ismeri ezt a hangot: { $voice }. Válassz ezek közül: { $known }.
voice-none-alike = Az espeak-ng nem ismeri ezt a hangot: { $voice }. Válassz egyet, amelyet ez mutat: „burgomaster voice list”.
voice-no-language = Ehhez a nyelvhez nincs hang: { $lang }. Válassz ezek közül: { $known }.
voice-rate = Ilyen beszédtempó nincs: { $rate }. Válassz 80 és 450 között.
voice-pitch = Ilyen hangmagasság nincs: { $pitch }. Válassz 0 és 99 között.
voice-disagrees = Ezt nem sikerült kimondatni, { $number } próbából nem volt két egyforma: „{ $text }”. Próbáld újra, amikor a gép ráér, vagy vedd fel magad.
voice-refused = Az espeak-ng ezt nem mondta ki: „{ $text }”. Vedd fel magad.
voice-nothing-to-say = Nincs mit kimondani: adj meg egy mondatot.

pack-none = Nincs hangcsomag ebben a mappában: { $folder }. Futtasd ezt: „burgomaster voice build”, vagy adj meg másik mappát.
pack-unread = Nem olvasható: { $path } ({ os-reason }). Készítsd el a hangcsomagot: „burgomaster voice build”.
pack-damaged = Sérült: { $path }. Töröld, és futtasd ezt: „burgomaster voice check --accept”.
pack-version = Ennek a hangcsomagnak a verziója { $version }, az asztal pedig ezt olvassa: { $ours } ({ $path }). Készítsd el újra.
pack-language = Ez a hangcsomag ezen a nyelven beszél: { $theirs }, nem ezen: { $lang } ({ $path }). Válassz másik mappát.
pack-sound-changed = Megváltozott: { $path }. Futtasd ezt: „burgomaster voice check { $folder }”.
pack-unwritten = Nem írható: { $path } ({ os-reason }). Válassz másik mappát.
pack-busy = Éppen egy másik folyamat tölti: { $path }. Várd meg, amíg végez.
pack-lacks = Hiányzik a hangcsomagból ({ $path }): { $file }. Futtasd ezt: „burgomaster voice build”.
pack-recording-torn = Csonka, vagy nem 16 bites PCM: { $file }. Vedd fel újra, vagy töröld.
sound-file-unread = Nem olvasható: { $file } ({ os-reason }). Mentsd el újra WAV-ként: 16 bites PCM, 48000 Hz.
sound-file-torn = Csonka, hiányzik a vége: { $file }. Mentsd el újra.
sound-file-rate = Ilyen mintavételű hang nem használható: { $rate } Hz. Mentsd el így: 48000, 44100 vagy 22050 Hz.
file-unwritten = Nem írható: { $path } ({ os-reason }). Szabadíts fel helyet, vagy válassz másik mappát.
sound-no-portaudio = A méréshez PortAudio kell, és ez: „pip install burgomaster[mic]”; vagy hagyd el a --mic kapcsolót, és olvasd le a hangerőt egy telefonról.
sound-no-microphone = Nem nyílik meg a mikrofon ({ os-reason }): dugj be egyet, vagy add meg: --mic NÉV.
sound-no-pictures = A képekhez a Matplotlib kell: „pip install burgomaster[sound-lab]”.
sound-no-opinion = A második véleményhez a MoSQITo kell: „pip install burgomaster[sound-lab]”.
