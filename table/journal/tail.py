"""The end of a file, where records are added: creating, resuming, saving and repairing."""

from __future__ import annotations

import errno
import operator
import os
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from itertools import takewhile
from pathlib import Path

import msgspec

from table import whole
from table.cues import phrase
from table.errors import DeviceError, RecordError, reason
from table.journal import lock
from table.journal.format import DamagedRecord, Recording, check_payload, frame, scan


class Disk:
    """The system calls below the journal; a test takes their place to make a disk fail."""

    def read(self, fd: int) -> bytes:
        """The whole file."""
        with open(fd, "rb", closefd=False) as file:
            return file.read()

    def write(self, fd: int, data: bytes) -> int:
        return os.write(fd, data)

    def fdatasync(self, fd: int) -> None:
        os.fdatasync(fd)

    def truncate(self, fd: int, size: int) -> None:
        os.ftruncate(fd, size)

    def fsync_folder(self, folder: Path) -> None:
        """Make the names in `folder` durable."""
        whole.sync_folder(folder)


class Tail:
    """An open, locked file and what is known to be on the disk in it.

    Made by `create` and `resume`. Not thread-safe: one thread at a time may `save`.
    """

    def __init__(
        self,
        fd: int,
        path: Path,
        disk: Disk,
        *,
        header: bytes,
        kept: bytes = b"",
        number: int = 0,
    ) -> None:
        self.path = path
        self._fd = fd
        self._disk = disk
        self._kept = bytearray(kept)  # of a whole evening less than a photograph
        self._good = len(kept)  # so much of it is in the file of `fd`
        self._number = number
        self._header = header
        self._new_name = self.fresh
        self._dirty = False

    @property
    def fresh(self) -> bool:
        """Whether even the header is not yet on the disk."""
        return not self._number

    def save(self, payloads: Sequence[bytes]) -> None:
        """Write all of `payloads` in order and sync once: they are durable when this returns.

        Raises OSError if they are not; nothing is lost or doubled by calling again with the same
        payloads, and perhaps more behind them. After an error it also looks for the file by its
        name: a stick that was pulled out and put in again is another disk for the system, and may
        have lost what it had said was safe.

        EIO names no cause, and whoever is in the middle of a sync gets it from a file system that is
        just becoming read-only; the next call is told the cause, so that is made first.
        """
        try:
            self._try(payloads)
        except OSError as error:
            if error.errno != errno.EIO:
                raise
            self._try(payloads)

    def _try(self, payloads: Sequence[bytes]) -> None:
        if self._dirty:
            self._find_again()
            self._disk.truncate(self._fd, self._good)
        self._dirty = True
        wanted = [self._header, *payloads] if self.fresh else [*payloads]
        data = b"".join(frame(number, each) for number, each in enumerate(wanted, self._number))
        _write_all(self._disk, self._fd, bytes(self._kept[self._good :]) + data)
        self._disk.fdatasync(self._fd)
        if self._new_name:
            self._disk.fsync_folder(self.path.parent)
            self._new_name = False
        self._dirty = False
        self._kept += data
        self._good = len(self._kept)
        self._number += len(wanted)

    def close(self) -> None:
        """Unlock and close the file. Whatever was not saved is gone."""
        with suppress(OSError):  # closing gives it free as well
            lock.release(self._fd)
        _shut(self._fd)

    def _find_again(self) -> None:
        """Change over to the file of our name, if that is another one, and ours or not there."""
        flags = os.O_RDWR | os.O_APPEND
        try:
            try:
                if os.path.samestat(self.path.stat(), os.fstat(self._fd)):
                    return
                fd = os.open(self.path, flags)
            except FileNotFoundError:
                fd = os.open(self.path, flags | os.O_CREAT | os.O_EXCL, 0o600)
        except OSError:
            return  # not yet
        with ExitStack() as on_error:
            on_error.callback(os.close, fd)
            try:
                lock.take(fd)
            except lock.RecordBusy:
                return
            ours = frame(0, self._header)
            with open(fd, "rb", closefd=False) as file:
                there = file.read(max(len(self._kept), len(ours))).rstrip(b"\0")  # never written
            if not (there.startswith(ours) or ours.startswith(there)):
                return  # of another game
            good = sum(takewhile(bool, map(operator.eq, there, self._kept)))  # bytes that agree
            _shut(self._fd)
            self._fd, self._good, self._new_name = fd, good, True
            on_error.pop_all()


def create(path: Path, header: object, *, disk: Disk | None = None) -> Tail:
    """Open the file of a new game, with `header` (any type msgspec encodes) as record 0.

    The header is written with the first `save`, so that a disk that fails later than here is met
    in one place. Raises `RecordError` if the file is already there, `DeviceError` if it cannot be
    created.
    """
    payload = msgspec.json.encode(header)
    check_payload(payload)
    flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_EXCL
    try:
        fd = os.open(path, flags, 0o600)
    except FileExistsError as error:
        raise RecordError(phrase("record-exists", path=str(path))) from error
    except OSError as error:
        raise DeviceError(
            phrase("record-not-created", path=str(path), why=reason(error))
        ) from error
    with ExitStack() as on_error:
        on_error.callback(os.close, fd)
        lock.take(fd)
        on_error.pop_all()
    return Tail(fd, path, disk or Disk(), header=payload)


def read(path: Path) -> Recording:
    """Read a file without opening it for writing; a game that is being played may look torn.

    Raises `RecordError` (see `scan`), also if there is no such file, and `DeviceError` if the
    file cannot be read.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise _unopened(path, error) from error
    return scan(data, str(path))


def resume(
    path: Path, *, cut_damage: bool = False, disk: Disk | None = None
) -> tuple[Recording, Tail]:
    """Lock and read the file of an interrupted game, and open it for more.

    A torn tail is cut, and what was cut is appended to `<name>.torn`. With `cut_damage` so is
    everything from the first damaged record on; without, damage is a `DamagedRecord`.

    Raises `RecordError` as `read` does, `RecordBusy` if the game is being played, and
    `DeviceError` if the file cannot be read or written.
    """
    disk = disk or Disk()
    try:
        fd = os.open(path, os.O_RDWR | os.O_APPEND)
    except OSError as error:
        raise _unopened(path, error) from error
    with ExitStack() as on_error:
        on_error.callback(os.close, fd)
        lock.take(fd)
        try:
            data = disk.read(fd)
        except OSError as error:
            raise _unopened(path, error) from error
        try:
            recording = scan(data, str(path))
        except DamagedRecord as damage:
            if not cut_damage:
                raise
            recording = damage.recording
        good = data[: recording.good_bytes]
        if len(good) < len(data):
            _cut(fd, path, len(good), data[len(good) :], disk)
        on_error.pop_all()
    number = 1 + len(recording.records)
    return recording, Tail(fd, path, disk, header=recording.header, kept=good, number=number)


def _cut(fd: int, path: Path, good: int, debris: bytes, disk: Disk) -> None:
    """Cut the file at byte `good`, but only when what comes off is safe in `<name>.torn`."""
    try:
        aside = os.open(
            path.with_name(path.name + ".torn"), os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600
        )
        try:
            _write_all(disk, aside, debris)
            disk.fdatasync(aside)
        finally:
            os.close(aside)
        disk.truncate(fd, good)
        disk.fdatasync(fd)
    except OSError as error:
        raise DeviceError(phrase("record-not-cut", path=str(path), why=reason(error))) from error


def _write_all(disk: Disk, fd: int, data: bytes) -> None:
    while data:
        count = disk.write(fd, data)
        if count == 0:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        data = data[count:]


def _shut(fd: int) -> None:
    """Close; a disk that was pulled out may object, and `fd` is gone all the same (close(2))."""
    with suppress(OSError):
        os.close(fd)


def _unopened(path: Path, error: OSError) -> RecordError | DeviceError:
    if isinstance(error, FileNotFoundError):
        return RecordError(phrase("record-none", path=str(path)))
    return DeviceError(phrase("record-not-opened", path=str(path), why=reason(error)))
