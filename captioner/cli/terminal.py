"""Captions for a person who reads them in a terminal."""

import shutil
import sys
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from typing import Protocol, TextIO

from captioner.cli.console import styled
from captioner.cli.jsonlines import EventLines, to_line
from captioner.composition.messages import explain
from captioner.composition.text import capitalised, display_width, end_of, safe
from captioner.events import (
    CaptionChanged,
    EncoderChanged,
    EngineEvent,
    EngineState,
    Gap,
    LanguageChanged,
    LegibilityChanged,
    LevelMeasured,
    Pacing,
    SourceChanged,
    SourceStatus,
    SpeakerChanged,
    StateChanged,
    StatsUpdated,
)
from captioner.history.caption_store import CaptionLine, CaptionStore, Edit, EditKind
from captioner.pacing import PACING_WORDS, USUAL_AGAIN

DIM = "\x1b[2m"
PLAIN = "\x1b[0m"
LATEST = 16  # lines that an edit may still touch: the newest of each source
HARDLY_LEGIBLE = (
    "Hardly legible: perhaps this is not English, the only language of this model, or too noisy."
)
OTHER_MODEL = "`--model base` knows many languages."
LEGIBLE_AGAIN = "Legible again."


class View(Protocol):
    """Where events are shown. Used on the main thread only."""

    def show(self, event: EngineEvent, at_s: float) -> None:
        """Show an event that arose `at_s` seconds after the source was opened.

        Raises:
            BrokenPipeError: nobody reads any more.
        """
        ...

    def say(self, message: str) -> None:
        """Tell the person something that is no caption."""
        ...


class StatusLines:
    """Short lines on standard error, dim on a terminal."""

    def __init__(self, stream: TextIO, *, dim: bool) -> None:
        self._stream = stream
        self._dim = dim

    def say(self, message: str) -> None:
        """One line."""
        text = safe(message)
        print(f"{DIM}{text}{PLAIN}" if self._dim else text, file=self._stream, flush=True)


class JsonView:
    """Events as JSON lines; remarks as status lines."""

    def __init__(self, out: TextIO, status: StatusLines) -> None:
        self._out = out
        self._status = status
        self._lines = EventLines()

    def show(self, event: EngineEvent, at_s: float) -> None:
        """One line, at once."""
        print(to_line(self._lines.to_object(event, at_s)), file=self._out, flush=True)

    def say(self, message: str) -> None:
        """A status line."""
        self._status.say(message)


class TextView:
    """Final captions, one a line; on a terminal the growing one is rewritten below them."""

    def __init__(
        self, out: TextIO, status: StatusLines, columns: Callable[[], int], *, dim: bool = False
    ) -> None:
        """Show on `out`.

        Args:
            out: for the captions.
            status: for everything else.
            columns: asked for each partial; 0 shows no partials.
            dim: show text that may still change dim.
        """
        self._dim = dim
        self._out = out
        self._status = status
        self._columns = columns
        self._captions = CaptionStore(max_lines=2)  # of the open ones the first is shown
        self._printed = deque[int](maxlen=LATEST)  # ids of lines that are
        self._waiting: CaptionLine | None = None  # one that the next words end, or go on with
        self._shown_columns = 0  # what of it is on the screen
        self._sources: dict[str, SourceStatus] = {}  # by key
        self._pacing = Pacing.USUAL  # what was said of it last

    def show(self, event: EngineEvent, at_s: float) -> None:
        """Show what of the event concerns a reader."""
        match event:
            case CaptionChanged() | Gap():
                for edit in self._captions.apply(event):
                    self._show_edit(edit)
            case StateChanged():
                self._show_state(event)
            case SourceChanged():
                self._show_source(event)
            case LanguageChanged():
                self.say(event.origin.before(f"Language: {event.language}"))
            case LegibilityChanged():
                said = f"{HARDLY_LEGIBLE} {OTHER_MODEL}" if event.doubtful else LEGIBLE_AGAIN
                self.say(event.origin.before(said))
            case StatsUpdated():
                self._show_stats(event)
            case EncoderChanged() if event.reason:
                self.say(event.reason)
            case EncoderChanged() if event.name != "CPU":
                self.say(f"The encoder runs on {event.name}.")
            case LevelMeasured() | EncoderChanged() | SpeakerChanged():
                pass

    def _show_stats(self, stats: StatsUpdated) -> None:
        """The figures at the end; before, only what is given up from now on."""
        if stats.last and stats.captured_s > 0:
            self.say(figures_line(stats))
        elif not stats.last and stats.pacing is not self._pacing:
            self._pacing = stats.pacing
            self.say(PACING_WORDS[stats.pacing] or USUAL_AGAIN)

    def say(self, message: str) -> None:
        """A status line, above the growing caption."""
        self._erase()
        self._out.flush()
        self._status.say(message)
        self._grow()

    def _show_edit(self, edit: Edit) -> None:
        line = edit.line
        if edit.kind is not EditKind.REMOVE and not line.open and line.id not in self._printed:
            if line.cut and line.held:
                self._waiting = line
            else:
                self._print(replace(line, settled=line.settled + line.held))
        self._grow()

    def _print(self, line: CaptionLine) -> None:
        self._erase()
        print(safe(line.text), file=self._out)
        self._out.flush()
        self._printed.append(line.id)
        self._waiting = None

    def _grow(self) -> None:
        """Rewrite the growing line; what may still change is dim.

        Of several sources the one that has spoken longest is shown until it has finished: two that
        take turns could not be read.
        """
        lines = [one for one in self._captions.lines if one.open and one.text]
        turns = [one for one in lines if one.origin.key == lines[0].origin.key]
        pending = turns[-1].pending if turns else ""
        room = self._columns() - 1  # the last column would wrap on some terminals
        text = self._waiting.text if self._waiting is not None else ""
        for one in turns:
            lead = one.label if one.begins or not text else one.gap
            space = " " if text and one.begins else ""
            text += space + lead + one.settled + one.pending
        if room < 1 or not (text or self._shown_columns):
            return
        end = end_of(safe(text), room)
        width = display_width(end)
        blanks = " " * max(0, min(self._shown_columns, room) - width)
        shown = self._emphasised(end, len(safe(pending)))
        print(f"\r{shown}{blanks}", end="\r" if not end else "", file=self._out, flush=True)
        self._shown_columns = width + len(blanks)

    def _emphasised(self, line: str, n_pending: int) -> str:
        """The line with its last `n_pending` characters dim, if they are to be."""
        if not self._dim or not n_pending:
            return line
        n_settled = max(0, len(line) - n_pending)
        return f"{line[:n_settled]}{DIM}{line[n_settled:]}{PLAIN}"

    def _erase(self) -> None:
        if self._shown_columns:
            print(f"\r{' ' * self._shown_columns}\r", end="", file=self._out)
        self._shown_columns = 0

    def _show_state(self, change: StateChanged) -> None:
        if change.state in (EngineState.STOPPED, EngineState.FAILED) and self._waiting is not None:
            self._print(replace(self._waiting, settled=self._waiting.settled + self._waiting.held))
        match change.state:
            case EngineState.LOADING:
                self.say("Loading the model.")
            case EngineState.LISTENING:
                self.say("Listening. Ctrl-C ends.")
            case EngineState.STOPPED:
                self.say("Stopped.")
            case EngineState.FAILED:
                self._erase()  # the command reports the error itself
                self._out.flush()

    def _show_source(self, change: SourceChanged) -> None:
        key, status = change.origin.key, change.status
        before = self._sources.get(key)
        self._sources[key] = status
        if status.problem is not None:
            text = capitalised(explain(status.problem))
        elif before is None or before.problem is None:
            text = f"Source: {status.name}"
        else:
            text = capitalised(f"{status.name} is back.")
        self.say(change.origin.before(text))


def make_view(*, json: bool) -> View:
    """The view for this process's output streams."""
    status = StatusLines(sys.stderr, dim=styled(sys.stderr))
    if json:
        return JsonView(sys.stdout, status)
    terminal = sys.stdout.isatty()
    return TextView(sys.stdout, status, _columns if terminal else lambda: 0, dim=styled(sys.stdout))


def _by_first(stats: StatsUpdated) -> str:
    n_finals = stats.first_finals
    return f", {n_finals} by the first of two models" if n_finals else ""


def figures_line(stats: StatsUpdated) -> str:
    """All figures of a run, for a person."""
    return (
        f"{stats.final_segments} captions ({stats.partial_segments} partial, "
        f"{stats.skipped_partials} skipped, {stats.late_finals} read in haste{_by_first(stats)}) "
        f"of {stats.speech_s:.1f} s of speech ({stats.speech_samples} samples) "
        f"in {stats.captured_s:.1f} s; "
        f"{stats.inference_calls} inference calls took {stats.inference_s:.2f} s, "
        f"RTFx {stats.rtfx:.1f}, lag {stats.lag_s:.1f} s; "
        f"model {stats.model_ram_mb:.0f} MB, process {stats.process_ram_mb:.0f} MB; "
        f"lost {stats.lost_samples} samples, {stats.overflows} overflows, "
        f"{stats.left_out_s:.1f} s left out."
    )


def _columns() -> int:
    return shutil.get_terminal_size().columns
