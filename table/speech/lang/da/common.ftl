# Hvad bordet siger i ethvert spil. Én sætning pr. linje.

sound-check = Dette er borgmesterens bord. Hvis trommen ikke overdøver mig, er stemmen høj nok.
sound-check-eyes = Luk øjnene, og bank i bordet.
sound-check-count = { $n }
