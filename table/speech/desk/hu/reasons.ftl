# Miért nem engedte a rendszer: zárójelben áll az után, ami nem sikerült.

os-reason = { $why ->
    [ENOSPC] nincs több hely
    [EDQUOT] betelt a felhasználó tárhelye
    [EFBIG] a fájl nem nőhet tovább
    [EROFS] csak olvasható
    [EACCES] nincs hozzá jogosultság
    [EPERM] nincs hozzá jogosultság
    [ENOENT] nem található
    [ENOTDIR] nem mappában van
    [EISDIR] ez mappa
    [EIO] nem válaszol rendesen
    [EBADMSG] sérült a tartalma
    [EBUSY] egy másik program használja
    [EAGAIN] egy másik program használja
    [EEXIST] ezen a néven már van valami
    [ENODEV] nincs ilyen eszköz
    [ENXIO] nincs ilyen eszköz
    [ETIMEDOUT] nem jött időben válasz
    [EREMOTEIO] nem jött válasz
    [EADDRINUSE] egy másik program használja
    [EADDRNOTAVAIL] ennek a gépnek nincs ilyen címe
   *[other] { $why }
}
