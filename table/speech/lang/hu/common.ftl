# Amit az asztal bármelyik játékban mond. Soronként egy mondat.

sound-check = Ez a polgármester asztala. Ha ezt a dobolás mellett is halljátok, elég hangos vagyok.
sound-check-eyes = Csukjátok be a szemeteket, és doboljatok az asztalon.
sound-check-count = { $n }
