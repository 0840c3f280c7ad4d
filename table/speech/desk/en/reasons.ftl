# Why the system refused, in brackets after what could not be done. The codes are those of `REASONS`
# in table/errors.py; anything else is told in the system's own words.

os-reason = { $why ->
    [ENOSPC] no space is left
    [EDQUOT] the space for this user is used up
    [EFBIG] the file may not grow any more
    [EROFS] it is read-only
    [EACCES] no permission
    [EPERM] no permission
    [ENOENT] it is not there
    [ENOTDIR] it lies in no folder
    [EISDIR] it is a folder
    [EIO] it does not answer properly
    [EBADMSG] what is in it is damaged
    [EBUSY] another program uses it
    [EAGAIN] another program uses it
    [EEXIST] something else has that name
    [ENODEV] there is no such device
    [ENXIO] there is no such device
    [ETIMEDOUT] no answer in time
    [EREMOTEIO] no answer
    [EADDRINUSE] another program uses it
    [EADDRNOTAVAIL] this machine has no such address
   *[other] { $why }
}
