# Hvad bordet siger i ethvert spil: værtens rettelser, uheld, slutningen.

paused = Bordet venter.
we-go-on = Vi fortsætter.
once-more = En gang til.
table-is-back = Bordet er tilbage. Vi fortsætter, hvor vi slap.
player-left = Plads { seat.number } har forladt spillet.
player-left-named = { $name } har forladt spillet.
host-may-redo = Vært, nu kan du vælge at spille natten om.
night-again = Natten spilles om.
night-asked-again = Nattens kald gentages.
night-goes-on = Natten fortsætter. Luk øjnene, og bank i bordet.
call-second-chance = Alle trykker på firkant. Hvis du ikke nåede din tur, så tryk først på D.
sleep-second-chance = Tak.
dawn = Solen står op. Alle åbner øjnene.
# Uden punktum: "1." ville være "første".
count = { $n }
points = { $points ->
    [0] Ingen point.
    [one] Et point.
   *[other] { $points } point.
}
votes = { $votes ->
    [0] Nul stemmer.
    [one] En stemme.
   *[other] { $votes } stemmer.
}

# Om dagen, i begge spil.
turn = Plads { seat.number }.
turn-named = { $name }.
defence = Plads { seat.number }, forsvar dig.
defence-named = { $name }, forsvar dig.
discussion-warning = Tredive sekunder tilbage.
lynched-nobody = Ingen bliver lynchet i dag.
