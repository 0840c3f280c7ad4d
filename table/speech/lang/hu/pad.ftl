# Amit a kis kijelzők két játék között mutatnak: három sor, tizennégy jel.

pad-free = A # jellel te is játszol.
pad-in = Te is játszol: kezdés az A#, kilépés a D#
pad-no-game = Ez a hely most nem játszik.
