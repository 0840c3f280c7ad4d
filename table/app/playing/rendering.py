"""The voice of an evening rendered on the way, with a bar that shows how far it is, or a sentence."""

from __future__ import annotations

from msgspec.structs import replace
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from table.app import tell
from table.app.playing import voicing
from table.app.playing.header import Header
from table.app.playing.troubles import Troubles
from table.cues import Phrase, phrase
from table.speech import desk


def voiced(header: Header, console: Console) -> Header:
    """The header with the lengths of the voice that will be heard, which may be rendered first."""
    if header.speed is None and not header.record:
        return header
    out = tell.on(console)
    say = Troubles(out, header.lang)
    rendering = desk.read(phrase("command-rendering"), header.lang)
    columns = TextColumn(rendering), BarColumn(), MofNCompleteColumn()
    # Where nothing moves, as in a pipe, a bar leaves nothing but an empty line.
    still = not console.is_interactive
    with Progress(*columns, console=console, transient=True, disable=still) as bar:
        task = bar.add_task("", total=None, visible=False)

        def progress(done: int, of: int, _: Phrase) -> None:
            if still and done == 1:
                out(desk.read(phrase("command-voice-once"), header.lang))
            bar.update(task, completed=done, total=of, visible=True)

        lengths = voicing.prepare(header, say, progress)
    return replace(header, lengths=lengths)
