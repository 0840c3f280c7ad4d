"""Performs scores: renders each off the loop, plays it as one sound, and records it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Final

from table.cues import Ms, Phrase, Score, phrase
from table.errors import Say, TableError
from table.stage.sound.bed import bed_loop
from table.stage.sound.card import NoSoundCard
from table.stage.sound.hits import TAKES, Drumhead, stroke
from table.stage.sound.levels import Pcm
from table.stage.sound.recorder import Recorder, RecordingError
from table.stage.sound.render import Volumes, render
from table.stage.sound.speaker import Speaker
from table.stage.sound.speech import Voices

DELAY: Final[Ms] = 300
"""Everything is heard this much after its time: a score may be handed over as it begins."""


class Player:
    """The voice and the drum of an evening. No method waits; problems are said, not raised.

    A score that is handed over so late that rendering it outlasts `DELAY` loses its beginning for
    the ear, so that the rest keeps to the schedule. The recording has all of it.
    """

    def __init__(
        self,
        voices: Voices,
        now: Callable[[], Ms],
        say: Say,
        *,
        volumes: Volumes | None = None,
        speaker: bool = True,
        device: str | None = None,
        record: Path | None = None,
        instead: Path | None = None,
    ) -> None:
        """`now` is the game's clock; `say` tells the host of a trouble, from any thread.

        Without a sound card, or with `speaker` false (a clock that is not the wall's), it only
        records: to `record` or, where that is None and the sound card was missed, to `instead`.

        :raises ConfigError: `device` is no name.
        """
        self.volumes = volumes or Volumes()
        self._voices = _Kept(voices)
        self._say = say
        self._said: set[Phrase | str] = set()
        self._cuts: list[Ms] = []
        self._speaker: Speaker | None = None
        self._recorder: Recorder | None = None
        if speaker:
            try:
                self._speaker = Speaker(
                    lambda: now() - DELAY, device, lambda: say(phrase("sound-card-lost"))
                )
            except NoSoundCard as error:
                self._tell(error)
                record = record or instead
        if record is not None:
            try:
                self._recorder = Recorder(record)
            except RecordingError as error:
                self._tell(error)
            else:
                if speaker and self._speaker is None:
                    self._say(phrase("sound-recorded", path=str(record)))
        self._jobs: deque[Future[None]] = deque()
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="render")
        self._submit(_warm_up)

    @property
    def audible(self) -> bool:
        """Whether there is a sound card."""
        return self._speaker is not None

    def perform(self, score: Score) -> None:
        """Render `score` and let it sound from `score.start`."""
        cuts = len(self._cuts)
        self._submit(lambda: self._perform(score, cuts))

    def cut(self, t: Ms) -> None:
        """What was performed so far ends at `t`, faded out within 5 ms; the recording likewise."""
        self._cuts.append(t)
        if self._speaker is not None:
            self._speaker.cut(t)
        self._submit(lambda: self._recorder.cut(t) if self._recorder else None)

    def close(self, *, finish: bool = False) -> None:
        """Finish the recording and close the sound card, breaking off what sounds.

        With `finish` it waits until all that was performed has been heard.
        """
        self._worker.shutdown(wait=True)
        if self._speaker is not None:
            self._speaker.close(finish=finish)
        if self._recorder is not None:
            self._recorder.close()
        self._raise_faults()

    def _perform(self, score: Score, cuts: int) -> None:
        if any(t <= score.start for t in self._cuts[cuts:]):
            return  # cut before its first sample: spare the work
        samples = render(score, self._voices, self.volumes, leave_out=self._tell)
        if self._speaker is not None:
            self._speaker.play(score.start, samples, cuts)
        if self._recorder is not None:
            self._recorder.write(score.start, samples)

    def _submit(self, job: Callable[[], None]) -> None:
        def guarded() -> None:
            try:
                job()
            except RecordingError as error:
                if self._recorder is not None:
                    self._recorder.close()
                self._recorder = None
                self._tell(error)
            except TableError as error:
                self._tell(error)

        self._raise_faults()
        self._jobs.append(self._worker.submit(guarded))

    def _raise_faults(self) -> None:
        """A fault of ours must not vanish in the thread: the next call raises it."""
        while self._jobs and self._jobs[0].done():
            self._jobs.popleft().result()

    def _tell(self, error: TableError) -> None:
        if error.said not in self._said:
            self._said.add(error.said)
            self._say(error)


class _Kept:
    """Voices whose phrases are read once: the same ones are spoken every night."""

    def __init__(self, voices: Voices) -> None:
        self._voices = voices
        self._samples: dict[Phrase, Pcm] = {}

    def samples(self, phrase: Phrase) -> Pcm:
        if phrase not in self._samples:
            self._samples[phrase] = self._voices.samples(phrase)
        return self._samples[phrase]


def _warm_up() -> None:
    """Make what is made once a process before the first score needs it."""
    bed_loop()
    for head in Drumhead:
        for take in range(TAKES):
            stroke(head, take)
