# Che cosa mostrano i piccoli schermi tra una partita e l'altra: tre righe di quattordici segni.

pad-free = Premi # per giocare.
pad-in = Sei in gioco: inizia con A#, esci con D#
pad-no-game = Questo posto adesso non gioca.
