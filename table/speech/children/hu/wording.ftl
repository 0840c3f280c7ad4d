# The children's wording: the Harlot is a guest, and nobody is lynched but sent away.

# In lupusburg.ftl.
lynched = Elküldjük { house.the } ház lakóját. A házával együtt lefordítva kikerül a játékból.

# In screen.ftl.
role-harlot = Vendég
told-nobody-lynched = Még senkit sem küldtünk el.
asked-nominate = Kit küldenél el? Üsd be a játékos számát.
does-medium = A második éjszakától megtudod, vérfarkas volt-e, akit utoljára elküldtetek.

# In table.ftl.
lynched-nobody = Ma senkit sem küldünk el.

# In tabula.ftl.
mix-harlot = Egy vendég.
call-harlot = Vendég, nyisd ki a szemed. Válaszd ki, kinél töltöd az éjszakát.
sleep-harlot = Vendég, csukd be a szemed.
nomination-begins = Vége a vitának. Sorban mondjátok meg, kit küldenétek el: üssétek be a játékos számát.
nomination-at-once = Vége a vitának. Most mindenki egyszerre: kit küldenétek el? Üssétek be a játékos számát.
tabula-lynched = Elküldjük { seat.the } játékost.
tabula-lynched-named = Akit elküldünk: { $name }.

# On the desk.
roles-hear = hall arról, akit elküldtek
story-by-lynching = az elküldés
