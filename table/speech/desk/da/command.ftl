table-no-language = Bordet taler ikke »{ $lang }«; vælg en af: { $known }.

# Spillernes navne.
name-empty = Der mangler et navn: tast et.
name-long = »{ $name }« er for langt: højst { $most } bogstaver, tak.
name-unseen = »{ $name }« har tegn, der ikke kan ses: brug bogstaver.
name-twice = To spillere hedder »{ $name }«: føj et bogstav til den ene.
