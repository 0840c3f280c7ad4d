"""A voice pack: a folder with one WAV file a phrase, and `manifest.json`, which describes them.

Whoever fills it, an engine or a person with a microphone, the table reads it in the same way. A
file is named after its phrase: `night-thief-call.wav`, `lynched,house=3.wav`.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

import msgspec
from msgspec import Struct

from table import cues
from table.cues import Ms, Phrase
from table.errors import DeviceError, reason
from table.speech.rate import duration
from table.speech.saving import remove, save

if TYPE_CHECKING:
    from table.speech.wav import Samples

MANIFEST: Final = "manifest.json"
VERSION: Final = 1


class PackError(DeviceError):
    """A voice pack that cannot be used, or a phrase that is not in it."""


class Voice(Struct, frozen=True, kw_only=True, order=True):
    """Who spoke, and how. A person's recording has an engine of "recording" and no numbers."""

    engine: str
    """"espeak-ng" or "recording"."""
    version: str = ""
    name: str = ""
    """The engine's own name of the voice, like "gmw/en"."""
    rate: int = 0
    """Words a minute."""
    pitch: int = 0
    """0 to 99, 50 is the voice's own."""


RECORDING: Final = Voice(engine="recording")


class Entry(Struct, frozen=True, kw_only=True):
    """One sound of a pack."""

    phrase: Phrase
    text: str
    voice: Voice
    samples: int
    """Samples in the file, per channel, at its own rate."""
    sample_rate: int
    sha256: str
    """Of the whole file."""

    @property
    def file(self) -> str:
        """The file's name: it follows from the phrase, so a manifest cannot point elsewhere."""
        return file_name(self.phrase)

    @property
    def ms(self) -> Ms:
        """How long it sounds, rounded up."""
        return duration(self.samples, self.sample_rate)


class Manifest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What `manifest.json` holds."""

    version: int = VERSION
    language: str
    entries: list[Entry] = []


class Report(Struct, frozen=True):
    """What `Pack.check` found, as phrases in the order of the script."""

    missing: tuple[Phrase, ...] = ()
    """Neither in the manifest nor in the folder."""
    stale: tuple[Phrase, ...] = ()
    """Spoken, but the catalogue's text has changed since."""
    torn: tuple[Phrase, ...] = ()
    """In the manifest, but the file is gone, or cannot be read to its end."""
    new: tuple[Phrase, ...] = ()
    """A readable file that the manifest does not describe: dropped in, or recorded anew."""

    @property
    def ok(self) -> bool:
        """Whether every phrase of the script can be spoken as it is written."""
        return not (self.missing or self.stale or self.torn or self.new)


def file_name(phrase: Phrase) -> str:
    """The name of the phrase's file; a player's name is percent-encoded and never too long."""
    parts = [phrase.key, *(f"{name}={quote(str(value), safe='')}" for name, value in phrase.args)]
    stem = ",".join(parts)
    if len(stem) > 120:  # file systems stop at 255 bytes, and a name beside needs some of them
        stem = f"{stem[:100]}~{hashlib.sha256(stem.encode()).hexdigest()[:12]}"
    return f"{stem}.wav"


class Pack:
    """A voice pack in `folder`. Several threads may read and fill one `Pack`."""

    def __init__(self, folder: Path, language: str, entries: Iterable[Entry] = ()) -> None:
        self.folder = folder
        self.language = language
        self._entries = {entry.phrase: entry for entry in entries}
        self._lock = threading.Lock()

    @classmethod
    def open(cls, folder: Path) -> Pack:
        """The pack in `folder`.

        :raises PackError: no manifest, or one that cannot be read.
        """
        path = folder / MANIFEST
        try:
            manifest = msgspec.json.decode(path.read_bytes(), type=Manifest)
        except OSError as error:
            raise PackError(
                cues.phrase("pack-unread", path=str(path), why=reason(error))
            ) from error
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise PackError(cues.phrase("pack-damaged", path=str(path))) from error
        if manifest.version != VERSION:
            versions = {"version": manifest.version, "ours": VERSION}
            raise PackError(cues.phrase("pack-version", path=str(path), **versions))
        return cls(folder, manifest.language, manifest.entries)

    def __contains__(self, phrase: object) -> bool:
        return phrase in self._entries

    def __len__(self) -> int:
        return len(self._entries)

    @property
    def entries(self) -> Mapping[Phrase, Entry]:
        """What the manifest describes, as a copy."""
        with self._lock:
            return dict(self._entries)

    def ms(self, phrase: Phrase) -> Ms:
        """How long `phrase` sounds, rounded up to whole ms.

        :raises PackError: the phrase is not in the pack.
        """
        return self._entry(phrase).ms

    def samples(self, phrase: Phrase) -> Samples:
        """The sound of `phrase`: mono int16 at 48 kHz.

        :raises PackError: the phrase is not in the pack, or its file is not what was put there.
        """
        from table.speech import wav

        entry = self._entry(phrase)
        path = self.folder / entry.file
        if _checksum(path) != entry.sha256:
            raise PackError(
                cues.phrase("pack-sound-changed", path=str(path), folder=str(self.folder))
            )
        samples, rate = wav.read(path)
        return wav.resample(samples, rate)

    def put(self, phrase: Phrase, text: str, voice: Voice, samples: Samples, rate: int) -> Entry:
        """Write one sound into the pack, replacing what was there.

        The manifest comes first: whatever a kill leaves behind is an entry without its file, which
        is torn and rendered again, never a file without its entry, which is taken for a recording.

        :raises DeviceError: the disk does not take it.
        """
        from table.speech import wav

        path = self.folder / file_name(phrase)
        content = wav.encode(samples, rate)
        entry = Entry(
            phrase=phrase,
            text=text,
            voice=voice,
            samples=len(samples),
            sample_rate=rate,
            sha256=hashlib.sha256(content).hexdigest(),
        )
        with self._lock:
            self._entries.pop(phrase, None)  # until its file is there, nobody is to ask for it
            remove(path)
            self._save(entry)
            save(path, content)
            self._entries[phrase] = entry
        return entry

    def accept(self, phrase: Phrase, text: str) -> Entry:
        """Take the file that a person put into the folder for `phrase` as its recording.

        :raises SoundFileError: the file cannot be read, or not be resampled.
        :raises DeviceError: the manifest cannot be written.
        """
        from table.speech import wav

        path = self.folder / file_name(phrase)
        samples, rate = wav.read(path)
        wav.resample(samples[:1], rate)  # refuses a rate it could not play
        entry = Entry(
            phrase=phrase,
            text=text,
            voice=RECORDING,
            samples=len(samples),
            sample_rate=rate,
            sha256=_checksum(path) or "",
        )
        with self._lock:
            self._save(entry)
            self._entries[phrase] = entry
        return entry

    def drop_outdated(self, wanted: Mapping[Phrase, str]) -> tuple[Phrase, ...]:
        """Take out what an engine spoke and has to speak again: stale or torn. Which those were.

        After that, what is in the pack keeps its length for the evening, whoever goes on filling.

        :raises DeviceError: the disk does not take it.
        """
        found, entries = self.check(wanted), self.entries
        outdated = tuple(
            phrase
            for phrase in (*found.stale, *found.torn)
            if phrase in entries and entries[phrase].voice != RECORDING
        )
        with self._lock:
            for phrase in outdated:
                remove(self.folder / file_name(phrase))
                del self._entries[phrase]
            if outdated:
                self._save()
        return outdated

    @contextmanager
    def filling(self) -> Iterator[None]:
        """Keep other processes from filling this pack meanwhile.

        :raises PackError: one of them is at it. :raises DeviceError: the folder cannot be made.
        """
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            handle = os.open(self.folder, os.O_RDONLY)
        except OSError as error:
            raise PackError(
                cues.phrase("pack-unwritten", path=str(self.folder), why=reason(error))
            ) from error
        try:
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise PackError(cues.phrase("pack-busy", path=str(self.folder))) from error
            yield
        finally:
            os.close(handle)

    def _save(self, *added: Entry) -> None:
        entries = {entry.phrase: entry for entry in (*self._entries.values(), *added)}
        manifest = Manifest(
            language=self.language, entries=sorted(entries.values(), key=lambda e: e.file)
        )
        content = msgspec.json.format(msgspec.json.encode(manifest), indent=1)
        save(self.folder / MANIFEST, content + b"\n")

    def check(self, wanted: Mapping[Phrase, str]) -> Report:
        """Compare the pack with the script `wanted`, phrase by phrase, reading every file."""
        from table.speech import wav

        found: dict[str, list[Phrase]] = {"missing": [], "stale": [], "torn": [], "new": []}
        entries = self.entries
        for phrase, text in wanted.items():
            entry = entries.get(phrase)
            path = self.folder / file_name(phrase)
            checksum = _checksum(path)
            if checksum is None:
                found["missing" if entry is None else "torn"].append(phrase)
            elif entry is not None and checksum == entry.sha256:
                if entry.text != text:
                    found["stale"].append(phrase)
            else:
                try:
                    wav.read(path)
                except wav.SoundFileError:
                    found["torn"].append(phrase)
                else:
                    found["new"].append(phrase)
        return Report(**{kind: tuple(phrases) for kind, phrases in found.items()})

    def _entry(self, phrase: Phrase) -> Entry:
        entry = self._entries.get(phrase)
        if entry is None:
            lacks = {"path": str(self.folder), "file": file_name(phrase)}
            raise PackError(cues.phrase("pack-lacks", **lacks))
        return entry


def durations(pack: Pack | None, otherwise: Callable[[Phrase], Ms]) -> Callable[[Phrase], Ms]:
    """How long each phrase takes: as in `pack`, or `otherwise` where it has none (a caption)."""

    def ms(phrase: Phrase) -> Ms:
        return pack.ms(phrase) if pack is not None and phrase in pack else otherwise(phrase)

    return ms


def _checksum(path: Path) -> str | None:
    """SHA-256 of a file, or None if it cannot be read."""
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError:
        return None
