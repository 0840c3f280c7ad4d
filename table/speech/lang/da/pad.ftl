# Hvad de små skærme viser mellem spillene: tre linjer på fjorten tegn.

pad-free = Tryk på # for at være med.
pad-in = Du er med nu: start med A#, gå ud med D#
pad-no-game = Denne plads er ikke med nu.
