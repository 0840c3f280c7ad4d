# Amit a kis kijelzők két játék között mutatnak: három sor, tizennégy jel.

pad-free = Beszálláshoz nyomd meg: #
pad-in = Te is játszol. Kezdés: A# Kilépés: D#
pad-no-game = Ez a hely most nem játszik.
