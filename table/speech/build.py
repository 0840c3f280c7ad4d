"""Filling a voice pack: rendering what is missing, in order of need, on all cores."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from table import cues
from table.cues import Phrase
from table.errors import Said
from table.speech.pack import RECORDING, Pack, Voice, file_name
from table.speech.render import RenderError, Settings, render, voice

if TYPE_CHECKING:
    from table.speech.wav import Samples

JOBS: Final = 2
"""Renders at once, by default: each keeps one core busy, and a small Pi has better to do."""

GIVE_UP: Final = 3
"""After so many failures in a row the engine itself is at fault; each may have cost minutes."""

Progress = Callable[[int, int, Phrase], None]
"""Called with how many are done, of how many, and the phrase that was just done."""


class Built(Struct, frozen=True):
    """What a build did."""

    rendered: tuple[Phrase, ...] = ()
    failed: Mapping[Phrase, Said] = {}
    """Phrases that stay captions, and why."""
    stopped: bool = False
    """Whether it ended early: told to, or given up."""


def build(
    pack: Pack,
    wanted: Mapping[Phrase, str],
    settings: Settings,
    *,
    jobs: int = JOBS,
    progress: Progress | None = None,
    stop: threading.Event | None = None,
) -> Built:
    """Render every phrase of `wanted` that `pack` lacks, or has torn, stale or in another voice.

    A person's recordings are left alone, stale or torn. The pack is whole after every phrase: it may
    be used meanwhile, and the build be killed at any moment and taken up again.

    :raises NoEngine: there is no engine. :raises ConfigError: it has no such voice.
    :raises PackError: another process fills this pack just now.
    :raises DeviceError: the disk does not take it.
    """
    with pack.filling():
        return _build(pack, wanted, settings, jobs, progress, stop)


def _build(
    pack: Pack,
    wanted: Mapping[Phrase, str],
    settings: Settings,
    jobs: int,
    progress: Progress | None,
    stop: threading.Event | None,
) -> Built:
    from table.speech.lengths import committed

    speaker = voice(settings)
    known = committed(speaker, settings)
    entries = pack.entries
    found = pack.check(wanted)
    by_hand = {p for p, e in entries.items() if e.voice == RECORDING} | set(found.new)
    by_hand |= {p for p in found.torn if p not in entries}
    wrong = {*found.missing, *found.torn, *found.stale}
    wrong |= {p for p, e in entries.items() if not _alike(e.voice, speaker)}
    todo = [phrase for phrase in wanted if phrase in wrong and phrase not in by_hand]

    rendered: list[Phrase] = []
    failed: dict[Phrase, Said] = {
        phrase: cues.phrase("pack-recording-torn", file=file_name(phrase))
        for phrase in found.torn
        if phrase in by_hand
    }
    stopped = False
    done = in_a_row = 0
    waiting = iter(todo)
    running: dict[Future[tuple[Samples, int]], Phrase] = {}
    with ThreadPoolExecutor(jobs) as pool:
        while True:
            stopped = in_a_row >= GIVE_UP or (stop is not None and stop.is_set())
            while not stopped and len(running) < jobs and (phrase := next(waiting, None)):
                text = wanted[phrase]
                task = pool.submit(render, text, speaker, settings.library, known.get(text))
                running[task] = phrase
            if not running:
                break
            for task in wait(running, return_when=FIRST_COMPLETED).done:
                phrase = running.pop(task)
                done += 1
                try:
                    samples, rate = task.result()
                except RenderError as error:
                    failed[phrase] = error
                    in_a_row += 1
                else:
                    pack.put(phrase, wanted[phrase], speaker, samples, rate)
                    rendered.append(phrase)
                    in_a_row = 0
                if progress is not None:
                    progress(done, len(todo), phrase)
    return Built(tuple(rendered), failed, stopped)


def _alike(voice: Voice, other: Voice) -> bool:
    """The same voice, though perhaps of an engine of another version: that is no reason to redo it."""
    return replace(voice, version="") == replace(other, version="")
