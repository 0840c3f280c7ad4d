"""The table's own hearing: hands the public commands to the sound, the claw and the screen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from msgspec.structs import replace

from table.burgomaster.commands import Command, Cut, Over, Perform
from table.cues import Claw, Ms, Screen
from table.errors import Say
from table.stage.sound.player import Player
from table.stage.sound.render import Volumes
from table.stage.sound.speech import Voices


class ClawPort(Protocol):
    """What performs the claw's cues."""

    def perform(self, cue: Claw) -> None: ...
    def close(self) -> None: ...


class ScreenPort(Protocol):
    """What performs the screen's cues."""

    def perform(self, cue: Screen, now: Ms) -> None: ...
    def close(self) -> None: ...


class Stage:
    """Performs what everybody may hear and see. Nothing here waits, nothing here raises.

    The devices live in the room's time: at another speed than 1 their motions are as much shorter.
    """

    def __init__(
        self,
        speed: float,
        sound: Player | None = None,
        claw: ClawPort | None = None,
        screen: ScreenPort | None = None,
    ) -> None:
        self._speed = speed
        self._sound = sound
        self._claw = claw
        self._screen = screen
        self._finished = False

    def __call__(self, command: Command) -> None:
        self.heard(command)
        self.seen(command)

    @property
    def aloud(self) -> bool:
        """Whether the room hears the sound, which then comes a constant time after its cue."""
        return self._sound is not None and self._sound.audible

    def heard(self, command: Command) -> None:
        """The part of a command that is sound."""
        match command:
            case Perform(score) if self._sound is not None:
                self._sound.perform(score)
            case Over():
                self._finished = True
            case Cut(t) if self._sound is not None:
                self._sound.cut(t)
            case _:
                pass

    def seen(self, command: Command) -> None:
        """The part of a command that moves or lights up."""
        match command:
            case Claw() if self._claw is not None:
                self._claw.perform(replace(command, ms=round(command.ms / self._speed)))
            case Screen() if self._screen is not None:
                self._screen.perform(self._in_real_time(command), command.t)
            case _:
                pass

    def _in_real_time(self, cue: Screen) -> Screen:
        if cue.until is None:
            return cue
        return replace(cue, until=cue.t + round((cue.until - cue.t) / self._speed))

    def louder(self, what: str, db: float) -> None:
        """Change the volume of "voice" or "drum", from the next stretch of the evening on."""
        if self._sound is None:
            return
        volumes = self._sound.volumes
        now = getattr(volumes, f"{what}_db")
        self._sound.volumes = replace(volumes, **{f"{what}_db": max(-24.0, min(12.0, now + db))})

    def close(self) -> None:
        """Finish the recording and put the devices to rest; a game's last words are heard."""
        if self._sound is not None:
            self._sound.close(finish=self._finished)
        for port in (self._claw, self._screen):
            if port is not None:
                port.close()


def open_sound(
    voices: Voices,
    now: Callable[[], Ms],
    say: Say,
    folder: Path,
    *,
    aloud: bool,
    record: bool,
    unheard: bool,
    volumes: Volumes,
    device: str | None,
) -> Player | None:
    """The sound of an evening: aloud where there is a sound card; None where nobody would have it.

    `aloud` is possible only where the game's clock is the room's. With `unheard` an evening that
    cannot be heard is recorded; a table of its own would fill its disk with that.
    """
    from table.app import folders

    path = folder / folders.RECORDING
    if not aloud:
        if not (record or unheard):
            return None
        return Player(voices, now, say, volumes=volumes, speaker=False, record=path)
    player = Player(
        voices,
        now,
        say,
        volumes=volumes,
        device=device,
        record=path if record else None,
        instead=path if unheard else None,
    )
    if player.audible or record or unheard:
        return player
    player.close()
    return None
