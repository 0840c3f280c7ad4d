# Quello che il tavolo dice in ogni partita. Una frase per riga.

sound-check = Questo è il tavolo del Borgomastro. Se mi sentite nonostante il tamburo, la voce è abbastanza forte.
sound-check-eyes = Chiudete gli occhi e battete sul tavolo.
sound-check-count = { $n }
