# Hvad bordet siger i ethvert spil. Én sætning pr. linje.

sound-check = Dette er borgmesterens bord. Hvis I kan høre mig over trommen, er stemmen høj nok.
sound-check-eyes = Luk øjnene, og bank i bordet.
sound-check-count = { $n }
