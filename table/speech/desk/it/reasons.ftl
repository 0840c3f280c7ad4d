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
    [EBUSY] lo sta usando un altro programma
    [ENODEV] non c'è un dispositivo simile
    [ENXIO] non c'è un dispositivo simile
    [ETIMEDOUT] nessuna risposta in tempo
    [EREMOTEIO] nessuna risposta
    [EADDRINUSE] lo sta usando un altro programma
    [EADDRNOTAVAIL] questa macchina non ha un tale indirizzo
   *[other] { $why }
}
