# A nyomtatott kártyák.

cards-not-tabula = Kártyát csak a Lupus in Tabulához lehet nyomtatni: --rules tabula-hu, -da vagy -it.
cards-unwritten = Nem írható: { $path } ({ os-reason }). Válassz másikat: -o.
cards-printed = { $path }: { $cards } kártya { $sheets } lapon. Kétoldalasan nyomtasd, a hosszú él mentén fordítva, eredeti méretben.
