# Hvad bordet siger i ethvert spil: værtens rettelser, uheld, slutningen.

paused = Bordet venter.
we-go-on = Vi fortsætter.
once-more = En gang til.
table-is-back = Bordet er tilbage. Vi fortsætter, hvor vi slap.
player-left = Plads { seat.number } har forladt spillet.
player-left-named = { $name } har forladt spillet.
host-may-redo = Vært, nu kan du lade denne nat blive spillet om.
night-again = Denne nat bliver spillet om.
night-asked-again = Nattens kald bliver gentaget.
night-goes-on = Natten fortsætter. Luk øjnene, og bank i bordet.
call-second-chance = Alle trykker på firkant. Hvis du ikke nåede dit kald, så tryk først på D.
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
    [0] Ingen stemmer.
    [one] En stemme.
   *[other] { $votes } stemmer.
}

# Om dagen, i begge spil.
turn = Plads { seat.number }.
turn-named = { $name }.
defence = Plads { seat.number }, forsvar dig.
defence-named = { $name }, forsvar dig.
discussion-warning = Tredive sekunder.
lynched-nobody = Ingen bliver lynchet i dag.
