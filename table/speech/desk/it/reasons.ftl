# Perché il sistema ha rifiutato: sta tra parentesi, dopo ciò che non è riuscito.

os-reason = { $why ->
    [ENOSPC] lo spazio è finito
    [EDQUOT] è finito lo spazio di questo utente
    [EFBIG] il file non può crescere oltre
    [EROFS] è in sola lettura
    [EACCES] permesso negato
    [EPERM] permesso negato
    [ENOENT] non c'è
    [ENOTDIR] non sta in una cartella
    [EISDIR] è una cartella
    [EIO] non risponde come dovrebbe
    [EBADMSG] il contenuto è rovinato
    [EBUSY] già in uso da un altro programma
    [EAGAIN] già in uso da un altro programma
    [EEXIST] quel nome è già preso
    [ENODEV] il dispositivo non c'è
    [ENXIO] il dispositivo non c'è
    [ETIMEDOUT] nessuna risposta in tempo
    [EREMOTEIO] nessuna risposta
    [EADDRINUSE] già in uso da un altro programma
    [EADDRNOTAVAIL] questo computer non ha quell'indirizzo
   *[other] { $why }
}
