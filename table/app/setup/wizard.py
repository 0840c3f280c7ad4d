"""The wizard: its steps in their order, left and taken up, written down after each.

The first step is the language; from then on the wizard speaks it, also where it is taken up again.
"""

from __future__ import annotations

import argparse
import shlex
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from typing import Any, Final

from table.app import folders, names, rulesets, titles
from table.app.config.calibration import calibrating
from table.app.config.devices import Header
from table.app.config.paths import VOLUMES, calibration_file, state_folder
from table.app.config.read import parse, read
from table.app.config.sections import Config
from table.app.party.running import the_only_one
from table.app.setup import progress
from table.app.setup.file import file_to_write, write
from table.app.setup.found import Found, Seeker
from table.app.setup.progress import Progress
from table.app.setup.rehearsal import rehearse
from table.app.setup.roundup import Pad, Roundup
from table.app.setup.talk import Talk
from table.app.tell import fold
from table.cues import Phrase, Seat, phrase
from table.errors import DeviceError, TableError
from table.seats.pads import Pads, SerialPort, find_ports
from table.seats.pads.simulated import SimulatedPads
from table.speech import desk
from table.stage.sound import volumes
from table.stage.sound.render import Volumes

FILE: Final = "setup.json"
LANGUAGES: Final = (("en", "English"), ("it", "Italiano"), ("hu", "Magyar"), ("da", "Dansk"))
"""Each in its own words: whoever cannot read the others has to find it."""
PLAYERS: Final = {"lupusburg": (4, 8, 6)}
OTHERS: Final = (8, 24, 8)
"""Fewest, most and usual players."""
HINT_S: Final = 8.0
"""So long nobody presses a key before the wizard says what may be wrong."""
AGAIN_S: Final = 2.0
"""So long a simulated key may be on its way before it is pressed again."""


class Wizard:
    """One run of it. `run` returns the exit status: 0 at the end, 130 when it was left.

    :param goes_on: the command line that takes it up where it was left.
    :param lang: what it speaks until a language is chosen; None: as configured.
    """

    def __init__(
        self,
        *,
        simulated: bool,
        again: bool,
        goes_on: str,
        lang: str | None = None,
        talk: Talk | None = None,
    ) -> None:
        self._simulated = simulated
        self._goes_on = goes_on
        self._again = again
        self._file = file_to_write(trial=simulated)
        self._state = folders.games().parent if simulated else state_folder()
        self._talk = talk or Talk(lang or desk.language())
        self._lang = lang
        self._seen: Found | None = None
        self._steps: Sequence[tuple[str, Phrase, Callable[[], None]]] = (
            ("language", phrase("setup-step-language"), self._language),
            ("rules", phrase("setup-step-rules"), self._rules),
            ("names", phrase("setup-step-names"), self._names),
            ("devices", phrase("setup-step-devices"), self._devices),
            ("phones", phrase("setup-step-phones"), self._phones),
            ("claw", phrase("setup-step-claw"), self._claw),
            ("pads", phrase("setup-step-pads"), self._pads),
            ("tags", phrase("setup-step-tags"), self._tags),
            ("sound", phrase("setup-step-sound"), self._sound),
            ("rehearsal", phrase("setup-step-rehearsal"), self._rehearsal),
        )

    def run(self) -> int:
        """Ask, write, rehearse.

        :raises TableError: the configuration is wrong, or cannot be written.
        """
        with the_only_one(self._state):
            return self._run()

    def _run(self) -> int:
        if self._again:  # left now, it goes on from the first question
            progress.save(self._state / FILE, Progress())
        kept = progress.load(self._state / FILE)
        self._talk.lang = desk.language(self._config().table.language)
        if self._lang is not None and not kept.done:
            self._talk.lang = self._lang
        at, of = 1, len(self._steps)
        try:
            if kept.complete and kept.done == ():
                kept = self._like_last_time()
            elif kept.done:
                self._talk(phrase("setup-goes-on"))
            for at, (name, title, step) in enumerate(self._steps, 1):
                if name in kept.done:
                    continue
                print()
                self._talk(phrase("setup-at", at=at, of=of, title=self._talk.text(title)))
                step()
                kept = Progress(done=(*kept.done, name), complete=kept.complete)
                progress.save(self._state / FILE, kept)
        except KeyboardInterrupt:
            print()
            self._talk(phrase("setup-left", at=at, of=of, command=self._goes_on))
            return 130
        progress.save(self._state / FILE, Progress(complete=True))
        print()
        self._talk(phrase("setup-ready", file=str(self._file)))
        simulated = " --simulated" if self._simulated else ""
        self._talk(phrase("setup-run", command=f"burgomaster run{simulated}"))
        return 0

    def _like_last_time(self) -> Progress:
        """Enter: everything as it is, and only the rehearsal."""
        table = self._config().table
        rules = titles.title(table.rules, self._talk.text)
        lang = dict(LANGUAGES)[self._talk.lang]
        people = ", ".join(table.names)
        if people:
            self._talk(phrase("setup-last", rules=rules, language=lang, names=people))
        else:
            self._talk(phrase("setup-last-unnamed", rules=rules, language=lang))
        if self._talk.yes(phrase("setup-same"), default=True):
            names_of_steps = tuple(name for name, _, _ in self._steps)
            return Progress(done=names_of_steps[:-1], complete=True)
        return Progress(complete=True)

    # The steps

    def _language(self) -> None:
        lang = self._talk.one_of(LANGUAGES, self._talk.lang)
        self._write({("table", "language"): lang})
        self._talk.lang = lang

    def _rules(self) -> None:
        options = [(name, self._talk.text(titles.offered(name))) for name in rulesets.RULESETS]
        rules = self._talk.one_of(options, self._config().table.rules)
        self._write({("table", "rules"): rules})

    def _names(self) -> None:
        config = self._config()
        least, most, usual = PLAYERS.get(config.table.rules, OTHERS)
        before = config.table.names
        default = len(before) if least <= len(before) <= most else usual
        players = phrase("setup-players", least=least, most=most)
        count = self._talk.number(players, least, most, default)
        self._talk(phrase("setup-names"))
        people: list[str] = []
        for seat in range(1, count + 1):
            guest = self._talk.text(phrase("setup-guest", seat=seat))
            people.append(
                self._name(seat, before[seat - 1] if seat <= len(before) else guest, people)
            )
        self._write({("table", "names"): tuple(people)})

    def _name(self, seat: Seat, shown: str, taken: Sequence[str]) -> str:
        while True:
            name = names.tidy(self._talk.line(phrase("setup-seat", seat=seat), shown))
            wrong = names.problem(name, taken)
            if wrong is None:
                return name
            self._talk(wrong)

    def _devices(self) -> None:
        if self._simulated:
            self._talk(phrase("setup-simulated"))
            sound = {key: v for key, v in self._found().values.items() if key[0] == "sound"}
            self._write({("claw", "enabled"): True, ("screen", "enabled"): True, **sound})
            return
        while True:
            for line in self._found().lines:
                print(fold(f"  {self._talk.text(line)}"))
            if not self._talk.yes(phrase("setup-look-again"), default=False):
                break
            self._seen = None
        self._write(self._found().values)

    def _phones(self) -> None:
        config = self._config()
        self._talk(phrase("setup-phones"))
        here = config.web.address != "127.0.0.1" or config.web == type(config.web)()
        let = self._talk.yes(phrase("setup-phones-ask"), default=here)
        self._write({("web", "address"): "0.0.0.0" if let else "127.0.0.1"})

    def _claw(self) -> None:
        config = self._config()
        if not config.claw.enabled:
            self._talk(phrase("setup-claw-none"))
            return
        houses = config.table.rules == "lupusburg"
        ask = phrase("setup-claw-ask") if houses else phrase("setup-claw-ask-seats")
        line = (*calibrating(config.table.rules, self._places(config)), *self._how())
        if self._talk.yes(ask, default=True):
            self._command(*line)
        else:
            self._later(line)

    def _pads(self) -> None:
        with ExitStack() as stack:
            players = len(self._config().table.names)
            sim = self._simulated_pads(stack, players)
            ports = sim.ports() if sim else find_ports()
            if not ports:
                self._talk(phrase("setup-pads-none"))
                return
            if not self._talk.yes(phrase("setup-pads-ask", count=len(ports)), default=True):
                return
            find, connect = (sim.ports, sim.connect) if sim else (find_ports, SerialPort)
            roundup = Roundup(find, connect, sim.until if sim else lambda _: None)
            stack.callback(roundup.close)
            for error in roundup.shut.values():
                self._talk(error)
            self._seat(roundup, sim, min(players, len(ports)))

    def _seat(self, roundup: Roundup, sim: SimulatedPads | None, count: int) -> None:
        seated: dict[str, Seat] = {}  # by the number of the chip: a port changes
        for seat in range(1, count + 1):
            pad = self._pressed(roundup, sim, seat, seated)
            try:
                if pad is not None:
                    roundup.provision(pad, seat)
            except DeviceError as error:
                self._talk(error)
                pad = None
            if pad is None:
                self._talk(phrase("setup-pad-skipped", seat=seat))
                continue
            seated[pad.uid] = seat
            roundup.show(pad, self._talk.text(phrase("setup-seat", seat=seat)).rstrip(":"))
            self._talk(phrase("setup-pad-seated", seat=seat))

    def _pressed(
        self, roundup: Roundup, sim: SimulatedPads | None, seat: Seat, seated: Mapping[str, Seat]
    ) -> Pad | None:
        """The pad on which # is pressed; None for Enter. Nobody is kept waiting without a word."""
        if sim is None:
            self._talk(phrase("setup-press", seat=seat))
        else:
            self._talk(phrase("setup-press-simulated", seat=seat))
        begun = time.monotonic()
        again_at: float | None = None  # the simulated finger has pressed, and would do so again
        hinted = False
        while True:
            pad = roundup.wait(0)
            if pad is not None and pad.uid not in seated:
                return pad
            if pad is not None and seated[pad.uid] != seat - 1:  # that one was pressed twice
                self._talk(phrase("setup-pad-again", seat=seated[pad.uid]))
            now = time.monotonic()
            # What is typed ahead while a simulated key is on its way is for the next seat.
            waits = sim is None or hinted or again_at is None
            if waits and self._talk.typed() is not None:
                if sim is None or hinted:
                    return None
                begun = again_at = now
            if sim is not None and again_at is not None and now >= again_at:
                sim.pad(seat).type("#", 0)
                again_at = now + AGAIN_S
            if not hinted and now - begun >= HINT_S and (sim is None or again_at is not None):
                self._talk(phrase("setup-press-hint", seat=seat))
                hinted = True

    def _tags(self) -> None:
        config = self._config()
        if config.table.rules != "lupusburg" or self._simulated or not find_ports():
            self._talk(phrase("setup-tags-none"))
            return
        tags = self._talk.yes(phrase("setup-tags-ask"), default=config.houses.tags)
        if tags:
            self._command("houses", "register", "--players", str(len(config.table.names)))
        self._write({("houses", "tags"): tags})

    def _sound(self) -> None:
        if not self._config().sound.enabled:
            self._talk(phrase("setup-sound-none"))
            return
        if self._talk.yes(phrase("setup-sound-ask"), default=True):
            self._command("soundcheck", "--config", str(self._file))

    def _rehearsal(self) -> None:
        config = self._config()
        self._talk.line(phrase("setup-rehearsal-ask"))
        with ExitStack() as stack:
            sim = self._simulated_pads(stack, len(config.table.names))
            find, connect = (sim.ports, sim.connect) if sim else (find_ports, SerialPort)
            pads = Pads(range(1, 25), find=find, connect=connect)
            stack.callback(pads.close)
            file = self._state / VOLUMES
            levels = volumes.load(file) if file.exists() else Volumes()
            there = rehearse(
                config,
                None if self._simulated else Header(config),
                pads,
                self._places(config),
                calibration_file(simulated=self._simulated),
                levels,
                self._talk,
                sim.until if sim else lambda _: None,
            )
        self._talk(phrase("setup-dawn", count=there))
        if not self._talk.yes(phrase("setup-rehearsal-good"), default=True):
            self._talk(phrase("setup-doctor"))

    # Within

    def _config(self) -> Config:
        return read(self._file) if self._file.exists() else parse("", self._file)

    def _write(self, values: dict[tuple[str, str], Any]) -> None:
        write(self._file, values)

    def _found(self) -> Found:
        if self._seen is None:
            self._seen = Seeker().look(self._config())
        return self._seen

    def _places(self, config: Config) -> int:
        return rulesets.find(config.table.rules).places(len(config.table.names))

    def _how(self) -> tuple[str, ...]:
        return ("--config", str(self._file), *(("--simulated",) if self._simulated else ()))

    def _simulated_pads(self, stack: ExitStack, players: int) -> SimulatedPads | None:
        if not self._simulated:
            return None
        return stack.enter_context(SimulatedPads(range(1, players + 1), real_time=True))

    def _later(self, line: Sequence[str]) -> None:
        self._talk(phrase("setup-later", command=shlex.join(("burgomaster", *line))))

    def _command(self, *line: str) -> None:
        """Run another command of ours; what it cannot do is said, and the wizard goes on."""
        from table.app.main import parser

        args: argparse.Namespace = parser().parse_args(line)
        args.lang = self._talk.lang
        try:
            args.run(args)
        except TableError as error:
            self._talk(error)
            self._later(line)
