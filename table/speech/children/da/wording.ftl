# The children's wording: the Harlot is a guest, and nobody is lynched but sent away.

# In lupusburg.ftl.
lynched = Hus { house.number } bliver sendt væk. Huset og dets beboer går ud af spillet, uden at kortet vises.

# In screen.ftl.
role-harlot = Gæst
told-nobody-lynched = Ingen er blevet sendt væk endnu.
asked-nominate = Hvem vil du have sendt væk? Tast pladsen.
does-medium = Fra den anden nat får du at vide, om den, der sidst blev sendt væk, var en varulv.

# In table.ftl.
lynched-nobody = Ingen bliver sendt væk i dag.

# In tabula.ftl.
mix-harlot = Gæsten.
call-harlot = Gæsten åbner øjnene og vælger et sted at overnatte.
sleep-harlot = Gæsten lukker øjnene.
nomination-begins = Diskussionen er slut. Nu nominerer I på skift: Tast pladsen på den, I vil have sendt væk.
nomination-at-once = Diskussionen er slut. Nu nominerer I alle på én gang: Tast pladsen på den, I vil have sendt væk.
tabula-lynched = Plads { seat.number } bliver sendt væk.
tabula-lynched-named = { $name } bliver sendt væk.

# On the desk.
roles-hear = hører om den bortsendte
story-by-lynching = sendt væk
