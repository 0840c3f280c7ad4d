# Hvorfor systemet sagde nej: det står i parentes efter det, som ikke lykkedes.

os-reason = { $why ->
    [ENOSPC] der er ikke mere plads
    [EDQUOT] brugerens plads er brugt op
    [EFBIG] filen må ikke blive større
    [EROFS] skrivebeskyttet
    [EACCES] ingen adgang
    [EPERM] ingen adgang
    [ENOENT] findes ikke
    [ENOTDIR] ligger ikke i en mappe
    [EISDIR] det er en mappe
    [EIO] svarer ikke rigtigt
    [EBADMSG] indholdet er beskadiget
    [EBUSY] i brug af et andet program
    [EAGAIN] i brug af et andet program
    [EEXIST] noget andet har det navn
    [ENODEV] sådan en enhed findes ikke
    [ENXIO] sådan en enhed findes ikke
    [ETIMEDOUT] intet svar i tide
    [EREMOTEIO] intet svar
    [EADDRINUSE] i brug af et andet program
    [EADDRNOTAVAIL] maskinen har ikke den adresse
   *[other] { $why }
}
