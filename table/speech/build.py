"""Filling a voice pack: rendering what is missing, in order of need, on all cores."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from table.cues import Phrase
from table.speech.pack import RECORDING, Pack
from table.speech.render import RenderError, Settings, render, voice

if TYPE_CHECKING:
    from table.speech.wav import Samples

JOBS: Final = 2
"""Renders at once, by default: each keeps one core busy, and a small Pi has better to do."""

Progress = Callable[[int, int, Phrase], None]
"""Called with how many are done, of how many, and the phrase that was just done."""


class Built(Struct, frozen=True):
    """What a build did."""

    rendered: tuple[Phrase, ...] = ()
    failed: Mapping[Phrase, str] = {}
    """Phrases that stay captions, and why."""
    stopped: bool = False
    """Whether it was told to stop before the end."""


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

    A person's recordings are left alone, stale or not. The pack is whole after every phrase: it may
    be used meanwhile, and the build be killed at any moment and taken up again.

    :raises NoEngine: there is no engine. :raises ConfigError: it has no such voice.
    :raises DeviceError: the disk does not take it.
    """
    from table.speech.lengths import committed

    speaker = voice(settings)
    known = committed(speaker, settings)
    entries = pack.entries
    unusable = pack.check(wanted)
    keep = {p for p, e in entries.items() if e.voice == RECORDING} | set(unusable.new)
    again = (set(unusable.missing) | set(unusable.torn) | set(unusable.stale)) - (
        keep - set(unusable.torn)
    )
    other = {p for p, e in entries.items() if e.voice != speaker} - keep
    todo = [phrase for phrase in wanted if phrase in again or phrase in other]

    rendered: list[Phrase] = []
    failed: dict[Phrase, str] = {}
    stopped = False
    waiting = iter(todo)
    running: dict[Future[tuple[Samples, int]], Phrase] = {}
    with ThreadPoolExecutor(jobs) as pool:
        while True:
            stopped = stop is not None and stop.is_set()
            while not stopped and len(running) < jobs and (phrase := next(waiting, None)):
                text = wanted[phrase]
                task = pool.submit(render, text, speaker, settings.library, known.get(text))
                running[task] = phrase
            if not running:
                break
            for task in wait(running, return_when=FIRST_COMPLETED).done:
                phrase = running.pop(task)
                try:
                    samples, rate = task.result()
                except RenderError as error:
                    failed[phrase] = str(error)
                else:
                    pack.put(phrase, wanted[phrase], speaker, samples, rate)
                    rendered.append(phrase)
                if progress is not None:
                    progress(len(rendered) + len(failed), len(todo), phrase)
    return Built(tuple(rendered), failed, stopped)
