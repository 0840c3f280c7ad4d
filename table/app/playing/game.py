"""Plays one game from its header to its result: files, bots, story, and the loop that fits."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from rich.console import Console

from table import journal
from table.app import again, folders, rulesets, scoring, tell
from table.app.config.paths import VOLUMES, config_file, state_folder
from table.app.config.read import read as read_config
from table.app.config.sections import Sound
from table.app.pads.sim import SimulatedRoom, joined
from table.app.playing import dealing, instant, result
from table.app.playing.centre import Centre, drawn
from table.app.playing.evening import Evening, Hear
from table.app.playing.header import Header, decode
from table.app.playing.instep import InStep
from table.app.playing.kept import Kept
from table.app.playing.live import LiveTable
from table.app.playing.stage import Stage, open_sound
from table.app.playing.trace import Trace
from table.app.playing.troubles import Troubles
from table.app.playing.voicing import GameVoice, Silent, durations
from table.app.terminal import host, keys
from table.app.terminal.endings import show
from table.app.terminal.seat import TerminalSeat
from table.app.terminal.story import Story
from table.burgomaster.commands import Command, Over
from table.burgomaster.inputs import AnyInput, Tick
from table.cues import Ms, Phrase, Seat, phrase
from table.errors import RecordError, Say, TableError, reason
from table.rules.chance import below
from table.seats import bots
from table.seats.bots.holding import Holding
from table.speech import desk
from table.speech.catalogue import Catalogue, catalogue_of
from table.stage.sound import volumes
from table.stage.sound.render import Volumes

if TYPE_CHECKING:
    from table.app.playing.around import Around
    from table.app.web import Pages

_DECODER = msgspec.json.Decoder(tuple[int, AnyInput])


class Place(Struct, frozen=True):
    """A game's folder with its open journal, and what is in it already."""

    folder: Path
    header: Header
    tail: journal.Tail
    records: tuple[tuple[Ms, AnyInput], ...] | None = None
    """The inputs of an interrupted game; None for a new one."""


def begin(folder: Path, header: Header) -> Place:
    """Make the folder of a new game. A finished game that lies there moves to `earlier-N` in it.

    :raises DeviceError: the folder cannot be written, or what lies there not be read.
    :raises RecordError: an unfinished game lies there, or a file that is none of this version's.
    """
    folders.make(folder)
    if (folder / folders.RESULT).exists():
        folders.put_by(folder)
    elif _broke_off_before_its_game(folder / folders.JOURNAL):
        folders.set_aside(folder)
    return Place(folder, header, journal.create(folder / folders.JOURNAL, header))


def _broke_off_before_its_game(file: Path) -> bool:
    """Whether nothing of a game is kept there: so a table killed in its first moment leaves it.

    What cannot be read for another reason is somebody's game, or no file of ours.
    """
    try:
        journal.read(file)
    except journal.BeforeGame:
        return not journal.in_use(file)
    except RecordError:
        return False
    return False


def reopen(folder: Path) -> Place:
    """Open an interrupted game again.

    :raises RecordError: its journal cannot be read, or not by this version, or is in use.
    """
    recording, tail = journal.resume(folder / folders.JOURNAL)
    try:
        records = tuple(journal.entries(recording, _DECODER))
        return Place(folder, decode(recording.header), tail, records)
    except RecordError:
        tail.close()
        raise


def bot_seats(header: Header) -> dict[Seat, bots.Bot]:
    """A bot for every seat without a person."""
    seed = below(2**63, header.setup.deal_seed, "bots")
    made = {
        seat: bots.make(header.rules, header.bots, seat, seed)
        for seat in range(1, header.setup.players + 1)
        if seat not in header.people
    }
    if codes := dealing.codes(header):
        return {seat: Holding(bot, codes[seat - 1]) for seat, bot in made.items()}
    return made


def play_at_once(place: Place, console: Console) -> dict[str, Any]:
    """Play the game to its end without waiting and write the result, which is returned."""
    say = Troubles(tell.on(console), place.header.lang)
    book = journal.PlainJournal(place.tail, on_trouble=say)
    trace = Trace(place.folder / folders.TRACE, say)
    try:
        evening = _play_at_once(place, book, trace, say)
    finally:
        _put_away(book, trace, say)
    return _finish(place, evening, console, say)


async def play_live(
    place: Place, console: Console, pages: Pages | None = None, around: Around | None = None
) -> dict[str, Any]:
    """Play the game to its end, as fast as its header says, and write the result.

    People who are not at pages play at this terminal, or with `around` at its pads.
    """
    say = Troubles(tell.on(console, "dim"), place.header.lang)
    book = journal.Journal(place.tail, on_trouble=say)
    trace = Trace(place.folder / folders.TRACE, say)
    claimed: set[Seat] = set()

    def whose(command: Command) -> None:
        """Who holds a seat by a page when the game ends (`result.of`)."""
        if pages is not None and isinstance(command, Over):
            claimed.update(pages.room.claims.claimed)

    try:
        evening = await _play_live(place, book, trace, console, say, pages, around, whose)
    finally:
        await asyncio.to_thread(_put_away, book, trace, say)
    # In a thread, for the pages stay open while a slow disk takes the result.
    return await asyncio.to_thread(_finish, place, evening, console, say, claimed)


def _put_away(book: journal.Journal | journal.PlainJournal, trace: Trace, say: Troubles) -> None:
    trace.close()
    if unsaved := book.close():
        say(phrase("record-unsaved", number=unsaved))


def _finish(
    place: Place, evening: Evening, console: Console, say: Troubles, claimed: Iterable[Seat] = ()
) -> dict[str, Any]:
    header, state = place.header, evening.conductor.script.state
    assert evening.over_at is not None  # both loops end with the game
    final = result.of(header, state.outcome, evening.over_at, claimed=claimed)
    file = place.folder / folders.RESULT
    try:
        result.write(file, final)
    except OSError as error:
        command = again.resuming(place.folder)
        say(phrase("result-unwritten", why=reason(error), command=command))
    else:
        scoring.note(file, say)
    show(console, header, state, evening.past, header.lang)
    return final


def _evening(place: Place, **parts: Any) -> Evening:
    conductor = rulesets.conductor(place.header, durations(place.header))
    return Evening(place.header, conductor, bots=bot_seats(place.header), **parts)


def _start(evening: Evening, records: tuple[tuple[Ms, AnyInput], ...] | None) -> None:
    if not records:  # a new game, or the power went between the header and the deal
        evening.begin()
        return
    evening.fold(records)
    if evening.over_at is None:
        evening.resume()


def _play_at_once(place: Place, book: journal.PlainJournal, trace: Trace, say: Troubles) -> Evening:
    def accept(t: Ms, given: AnyInput) -> None:
        book.append(journal.entry(t, given))
        if isinstance(given, Tick):  # a step of the game has ended
            book.mark()

    with ExitStack() as stack:
        hear: list[Hear] = [trace]
        if place.header.record:
            hear.append(_stage(place, lambda: 0, say, stack))
        evening = _evening(place, accept=accept, hear=hear)
        pads = _pads(place, evening, say, stack)
        _start(evening, place.records)
        instant.play(evening, pads)
    return evening


def _pads(place: Place, evening: Evening, say: Troubles, stack: ExitStack) -> SimulatedRoom | None:
    """The simulated pads, where the game has them."""
    if not place.header.pads:
        return None
    text = catalogue_of(place.header.lang, place.header.children).text
    return stack.enter_context(joined(evening, place.header, text, say))


def _sound_settings(say: Say) -> tuple[Sound, Volumes]:
    """Where the sound goes and how loud: as the sound check left it, or as configured."""
    try:
        config = read_config(config_file())
        file = state_folder() / VOLUMES
        if file.exists():
            return config.sound, volumes.load(file)
        return config.sound, Volumes(voice_db=config.voice.volume_db, drum_db=config.drum.volume_db)
    except TableError as error:
        say(error)
        return Sound(), Volumes()


def _stage(
    place: Place,
    now: Callable[[], Ms],
    say: Troubles,
    stack: ExitStack,
    centre: Centre | None = None,
    *,
    unheard: bool = True,
) -> Stage:
    """The room's devices for a game; closed with the stack, which finishes the recording.

    :param unheard: record the evening where it cannot be heard.
    """
    header = place.header
    speed = header.speed or 1.0
    aloud = header.speed == 1.0
    voice: GameVoice | Silent
    try:
        voice = GameVoice(header, say)
        voice.fill_in_background()
    except TableError as error:
        say(error)
        say(phrase("voice-captions"))
        voice = Silent()
    config, levels = _sound_settings(say)
    sound = open_sound(
        voice,
        now,
        say,
        place.folder,
        aloud=aloud and config.enabled,
        record=header.record,
        unheard=unheard,
        volumes=levels,
        device=config.device or None,
    )
    stage = Stage(speed, sound, *((centre.claw, centre.screen) if centre else ()))
    stack.callback(voice.close)
    stack.callback(stage.close)

    def broken_off(kind: type[BaseException] | None, *_: object) -> None:
        if kind is not None:  # the stage finishes what it has begun, and must not wait for words
            voice.close()

    stack.push(broken_off)
    return stage


def short(catalogue: Catalogue) -> Callable[[Phrase], str]:
    """What the small screen shows for a phrase: its short form, `screen-…`, where it has one."""

    def text(said: Phrase) -> str:
        key = f"screen-{said.key}"
        return catalogue.text(Phrase(key) if key in catalogue.lines else said)

    return text


def _centre(place: Place, say: Troubles, around: Around | None) -> Centre | None:
    """Claw and screen, set up as the configuration says; simulated ones without `around`."""
    try:
        config = read_config(config_file())
        text = short(catalogue_of(place.header.lang, place.header.children))
        places = rulesets.find(place.header.rules).places(place.header.setup.players)
        file = around.calibration if around else place.folder / "claw.json"
        hardware = around.hardware if around else None
        return Centre(config, places, text, file, say, hardware)
    except TableError as error:
        say(error)
        say(phrase("middle-lost"))
        return None


async def _play_live(
    place: Place,
    book: journal.Journal,
    trace: Trace,
    console: Console,
    say: Troubles,
    pages: Pages | None,
    around: Around | None,
    whose: Hear,
) -> Evening:
    header = place.header
    text = catalogue_of(header.lang, header.children).text
    await asyncio.to_thread(say.read_up)

    def accept(t: Ms, given: AnyInput) -> Kept:
        return asyncio.wrap_future(book.append(journal.entry(t, given)))

    table: LiveTable | None = None
    with ExitStack() as stack:
        centre = _centre(place, say, around)
        story = Story(console, text, centre.angle if centre else lambda: None)

        def clock() -> Ms:
            return table.now if table else 0

        stage = _stage(place, clock, say, stack, centre, unheard=around is None)
        seen: list[Hear] = [story, stage.seen]
        shown = pages.game(header) if pages else None
        if shown is not None:
            seen.append(shown)
        if around is not None:
            seen.append(around.hear)
        in_step = InStep(seen, aloud=stage.aloud)
        evening = _evening(place, accept=accept, hear=[trace, stage.heard, in_step, whose])
        pads = _pads(place, evening, say, stack)
        if pages is not None and shown is not None:
            stack.callback(pages.over)
            stack.callback(shown.close)
            shown.watch(evening, stage, centre, pads)
        seat: TerminalSeat | None = None

        def on_key(key: str, alone: bool) -> None:
            if table is None or (seat is not None and seat.key(key)):
                return
            if not alone:  # pasted: nobody asks for a new night with the n of a name
                return
            if key == "s" and centre is not None and (picture := centre.frame()) is not None:
                tell.on(console)(desk.read(drawn(picture, console.width), header.lang))
                return
            asked = host.correction(key, evening.conductor.paused)
            if asked is not None:
                table.give(asked)

        def press(number: Seat, typed: str) -> None:
            if table is not None:
                table.press(number, typed)

        codes = dealing.codes(header)
        if around is not None:
            stack.callback(around.over)
            around.sit(header, evening)
        for number in () if around else header.people:
            name = header.setup.names[number - 1] if header.setup.names else ""
            if codes:
                own = phrase("terminal-code", seat=number)
                card = text(phrase("terminal-code-named", name=name) if name else own)
                tell.on(console, "dim")(f"{card} {codes[number - 1]}.")
            seat = TerminalSeat(
                console,
                number,
                text,
                rulesets.find(header.rules).faces,
                partial(evening.conductor.seat_view, number),
                partial(press, number),
                asked_again=lambda: evening.asked_again,
                name=name,
                on_pad=pads is not None,
            )
            evening.sit(number, seat)
            evening.listen(seat.hear)
            stack.enter_context(seat)
            if pads is not None:
                pads.watch(number, seat.seen)
        if around is None and sys.stdin.isatty() and sys.stdout.isatty():
            tell.on(console, "dim")(host.help_line(text))
            stack.enter_context(keys.listening(on_key))
        _start(evening, place.records)
        table = LiveTable(evening, header.speed or 1.0, pads)
        if shown is not None:
            shown.run(table)
        if around is not None:
            around.begun(table, evening)
        await table.play()
        await in_step.finish()
    return evening
