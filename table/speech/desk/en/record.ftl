# Troubles with a game's record, its result and the scores.

record-disk-full = The disk is full: the game goes on in memory; free some space and it will be saved by itself.
record-disk-read-only = The disk has become read-only: the game goes on in memory; make it writable and the game will be saved by itself.
record-disk-refuses = The disk does not take the record ({ os-reason }): the game goes on in memory; check the disk, and do not switch the table off until the game is saved.
record-disk-slow = The disk is slow: the game goes on in memory and is saved when the disk answers; do not switch the table off until then.
record-unsaved = { $number ->
    [one] The disk did not take the last input
   *[other] The disk did not take the last { $number } inputs
    }: the record ends before the game.
record-exists = { $path } already holds a game: resume it with --resume, or name another folder.
record-not-created = The record { $path } cannot be created ({ os-reason }): name another folder, or make this one writable.
record-not-cut = The torn end of { $path } cannot be cut ({ os-reason }): free some space or make the disk writable, then resume again.
record-none = There is no record { $path }, nothing to resume: start a new game.
record-not-opened = The record { $path } cannot be opened ({ os-reason }): check the folder and its permissions.
record-closed = The record of this game is closed: resume the game to go on.
record-busy = This game is already being played by process { $pid }: end that one first, or start another game.
record-busy-elsewhere = This game is already being played by another process: end that one first, or start another game.
record-entry-long = An entry of { $size } bytes is too long for the record: keep it within { $most } bytes.
record-damaged-start = { $path } is damaged at its beginning and cannot be read: start a new game.
record-before-game = { $path } ends before the game began, there is nothing to resume: start a new game.
record-damaged = { $path } is damaged at byte { $at } of { $size } and good up to entry { $entry }: bring the file back from a copy, or move its folder away.
record-format = { $path } is written in format { $format } and this program reads format { $ours }: open it with the version of burgomaster that wrote it, or a newer one.
record-not-ours = { $path } is not the record of a game: name a file that burgomaster wrote.
record-entry-unknown = Entry { $number } of the record is unknown to this program: open it with the version of burgomaster that wrote it.

trace-fails = The trace { $path } cannot be written ({ os-reason }): the game goes on without it, and the record can bring it back.
trace-slow = The disk is slow and the end of { $path } may be missing: '{ $command }' tells the game from the record.
result-unwritten = The result cannot be written ({ os-reason }): make room on the disk, and '{ $command }' writes it.
result-unread = { $path } cannot be read ({ os-reason }): bring it back from a copy.
scores-newer = The scores in { $path } were written by a newer version of burgomaster: use that one.
scores-busy = The scores in { $path } cannot be used now ({ os-reason }): the games keep their results, and 'burgomaster scores --import FOLDER' adds those in a folder later.
scores-damaged = The scores in { $path } are damaged: move the file away, and 'burgomaster scores --import' makes them anew from the games.
folder-unwritten = The folder { $path } cannot be written ({ os-reason }): name another with --out, or make it writable.
nothing-to-resume = There is nothing to resume in { $path }: no game there was interrupted.
record-header-unknown = The game's header is unknown to version { $version }: open it with the version of burgomaster that wrote it.
