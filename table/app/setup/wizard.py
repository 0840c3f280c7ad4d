"""The wizard: its steps in their order, left and taken up, written down after each."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import Any, Final

from table.app import folders, rulesets
from table.app.config.devices import Header
from table.app.config.paths import calibration_file, state_folder
from table.app.config.read import parse, read
from table.app.config.sections import Config
from table.app.running import the_only_one
from table.app.setup import progress
from table.app.setup.file import file_to_write, write
from table.app.setup.found import Found, Seeker
from table.app.setup.progress import Progress
from table.app.setup.rehearsal import rehearse
from table.app.setup.roundup import Roundup
from table.app.setup.talk import Talk
from table.errors import DeviceError, TableError
from table.seats.pads import Pads, SerialPort, find_ports
from table.seats.pads.simulated import SimulatedPads
from table.speech import desk
from table.stage.sound import volumes
from table.stage.sound.render import Volumes

FILE: Final = "setup.json"
LANGUAGES: Final = (("en", "English"), ("it", "Italiano"), ("hu", "Magyar"), ("da", "Dansk"))
PLAYERS: Final = {"lupusburg": (4, 8, 6)}
OTHERS: Final = (8, 24, 8)
"""Fewest, most and usual players."""
LONGEST_NAME: Final = 16
PATIENCE_S: Final = 60.0


class Wizard:
    """One run of it. `run` returns the exit status: 0 at the end, 130 when it was left."""

    def __init__(self, *, simulated: bool, again: bool, talk: Talk | None = None) -> None:
        self._simulated = simulated
        self._again = again
        self._talk = talk or Talk()
        self._file = file_to_write(trial=simulated)
        self._state = folders.games().parent if simulated else state_folder()
        self._seen: Found | None = None
        self._steps: Sequence[tuple[str, str, Callable[[], None]]] = (
            ("language", "The table's language", self._language),
            ("rules", "The game", self._rules),
            ("names", "Who sits where", self._names),
            ("devices", "The devices", self._devices),
            ("phones", "Phones", self._phones),
            ("claw", "The claw", self._claw),
            ("pads", "The pads", self._pads),
            ("tags", "Houses with tags", self._tags),
            ("sound", "The sound", self._sound),
            ("rehearsal", "Twenty seconds of a night", self._rehearsal),
        )

    def run(self) -> int:
        """Ask, write, rehearse.

        :raises TableError: the configuration is wrong, or cannot be written.
        """
        with the_only_one(self._state):
            return self._run()

    def _run(self) -> int:
        kept = Progress() if self._again else progress.load(self._state / FILE)
        at = 1
        try:
            if kept.complete and kept.done == ():
                kept = self._like_last_time()
            elif kept.done:
                self._talk.say("Going on where it was left. (--again begins anew.)")
            for at, (name, title, step) in enumerate(self._steps, 1):
                if name in kept.done:
                    continue
                self._talk.say(f"\n{at} of {len(self._steps)}  {title}")
                step()
                kept = Progress(done=(*kept.done, name), complete=kept.complete)
                progress.save(self._state / FILE, kept)
        except KeyboardInterrupt:
            self._talk.say(
                f"\nLeft at step {at} of {len(self._steps)}; what was answered is kept. "
                "'burgomaster setup' goes on from there."
            )
            return 130
        progress.save(self._state / FILE, Progress(complete=True))
        self._talk.say(f"\nAll set, in {self._file}.")
        simulated = " --simulated" if self._simulated else ""
        self._talk.say(f"Now the table can run: burgomaster run{simulated}")
        return 0

    def _like_last_time(self) -> Progress:
        """Enter: everything as it is, and only the rehearsal."""
        config = self._config()
        names = ", ".join(config.table.names)
        lang = dict(LANGUAGES).get(config.table.language, config.table.language)
        self._talk.say(f"Last time: {config.table.rules}, {lang}: {names}.")
        if self._talk.yes("The same as last time?", default=True):
            names_of_steps = tuple(name for name, _, _ in self._steps)
            return Progress(done=names_of_steps[:-1], complete=True)
        return Progress(complete=True)

    # The steps

    def _language(self) -> None:
        chosen = desk.language(self._config().table.language)
        lang = self._talk.one_of("Number?", LANGUAGES, chosen)
        self._write({("table", "language"): lang})

    def _rules(self) -> None:
        options = [(rules.name, rules.title) for rules in rulesets.RULESETS.values()]
        rules = self._talk.one_of("Number?", options, self._config().table.rules)
        self._write({("table", "rules"): rules})

    def _names(self) -> None:
        config = self._config()
        least, most, usual = PLAYERS.get(config.table.rules, OTHERS)
        before = config.table.names
        default = len(before) if least <= len(before) <= most else usual
        count = self._talk.number("How many players?", least, most, default)
        self._talk.say("Their names, clockwise; the table speaks them. Enter keeps what is shown.")
        names: list[str] = []
        for seat in range(1, count + 1):
            shown = before[seat - 1] if seat <= len(before) else f"Guest {seat}"
            names.append(self._name(seat, shown, names))
        self._write({("table", "names"): tuple(names)})

    def _name(self, seat: int, shown: str, taken: Sequence[str]) -> str:
        while True:
            name = self._talk.line(f"Seat {seat}:", shown)
            if len(name) > LONGEST_NAME:
                self._talk.say(f"At most {LONGEST_NAME} letters, please.")
            elif name.casefold() in (other.casefold() for other in taken):
                self._talk.say(f"There is a {name} already: add a letter.")
            else:
                return name

    def _devices(self) -> None:
        if self._simulated:
            self._talk.say("Pads, claw and screen are simulated; the speaker is this machine's.")
            sound = {key: v for key, v in self._found().values.items() if key[0] == "sound"}
            self._write({("claw", "enabled"): True, ("screen", "enabled"): True, **sound})
            return
        while True:
            for line in self._found().lines:
                self._talk.say(f"  {line}")
            if not self._talk.yes("Look again?", default=False):
                break
            self._seen = None
        self._write(self._found().values)

    def _phones(self) -> None:
        config = self._config()
        self._talk.say("Whoever has no pad can play with a phone in the same network.")
        here = config.web.address != "127.0.0.1" or config.web == type(config.web)()
        let = self._talk.yes("May phones join?", default=here)
        self._write({("web", "address"): "0.0.0.0" if let else "127.0.0.1"})

    def _claw(self) -> None:
        config = self._config()
        if not config.claw.enabled:
            self._talk.say("There is none.")
            return
        if not self._talk.yes("Turn the claw to each house with the keys now?", default=True):
            self._talk.say("Later: burgomaster calibrate claw")
            return
        places = self._places(config)
        what = "--houses" if config.table.rules == "lupusburg" else "--seats"
        self._command("calibrate", "claw", what, str(places), *self._how())

    def _pads(self) -> None:
        with ExitStack() as stack:
            players = len(self._config().table.names)
            sim = self._simulated_pads(stack, players)
            ports = sim.ports() if sim else find_ports()
            if not ports:
                self._talk.say("No pad is plugged in; 'burgomaster pad provision' does this later.")
                return
            if not self._talk.yes(
                f"{len(ports)} pads. Tell each its seat, by pressing # on it?", default=True
            ):
                return
            find, connect = (sim.ports, sim.connect) if sim else (find_ports, SerialPort)
            roundup = Roundup(find, connect, sim.until if sim else lambda _: None)
            stack.callback(roundup.close)
            self._seat(roundup, sim, min(players, len(ports)))

    def _seat(self, roundup: Roundup, sim: SimulatedPads | None, count: int) -> None:
        seated: list[str] = []
        for seat in range(1, count + 1):
            while True:
                self._talk.say(f"Press # on the pad of seat {seat} …")
                if sim is not None:
                    self._talk.enter("(Enter presses it.)")
                    sim.pad(seat).type("#", 0)
                pad = roundup.wait(PATIENCE_S, without=seated)
                if pad is not None:
                    break
                if not self._talk.yes("Nothing was pressed. Wait again?", default=True):
                    return
            roundup.provision(pad, seat)
            seated.append(pad.path)
            self._talk.say(f"That is seat {seat}: put a label on it.")

    def _tags(self) -> None:
        config = self._config()
        if config.table.rules != "lupusburg" or self._simulated or not find_ports():
            self._talk.say("No readers for tags here: the houses are watched by the players.")
            return
        tags = self._talk.yes("Are there tags in the houses and cards?", default=config.houses.tags)
        if tags:
            self._command("houses", "register", "--players", str(len(config.table.names)))
        self._write({("houses", "tags"): tags})

    def _sound(self) -> None:
        if not self._config().sound.enabled:
            self._talk.say("There is no speaker: captions only.")
            return
        if self._talk.yes("Set the volumes of voice and drum by ear now?", default=True):
            self._command("soundcheck")

    def _rehearsal(self) -> None:
        config = self._config()
        self._talk.enter("Everybody looks at the table. Enter starts it.")
        with ExitStack() as stack:
            sim = self._simulated_pads(stack, len(config.table.names))
            find, connect = (sim.ports, sim.connect) if sim else (find_ports, SerialPort)
            pads = Pads(range(1, 25), find=find, connect=connect)
            stack.callback(pads.close)
            file = self._state / "volumes.json"
            levels = volumes.load(file) if file.exists() else Volumes()
            there = rehearse(
                config,
                None if self._simulated else Header(config),
                pads,
                self._places(config),
                calibration_file(),
                levels,
                self._talk.say,
                sim.until if sim else lambda _: None,
            )
        self._talk.say(f"Dawn. {there} pads took part.")
        if not self._talk.yes("Was everything heard and seen?", default=True):
            self._talk.say("'burgomaster doctor' says what it sees of each device.")

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

    def _command(self, *line: str) -> None:
        """Run another command of ours; what it cannot do is said, and the wizard goes on."""
        from table.app.main import parser

        args: argparse.Namespace = parser().parse_args(line)
        try:
            args.run(args)
        except DeviceError as error:
            self._talk.say(f"{error} Later: burgomaster {' '.join(line)}")
        except TableError as error:
            self._talk.say(str(error))
