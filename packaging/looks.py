"""Take pictures of the window in all its states: looks.py FOLDER, behind `make looks`.

Each picture is taken in a process of its own, off the screen, with captions that are always the
same ones; nothing is listened to, and nothing is kept.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from looks_outside import OUTSIDE, outside, take_outside
from looks_stage import TEXT, Look, Stage, caption, keep_sessions, save, stats
from translations import sources

LIMIT_S: Final = 120
AROUND_PX: Final = 40  # of the screen around the window


def looks() -> Iterator[Look]:
    """All of them."""
    for theme in ("light", "dark", "high-contrast"):
        yield Look("listening", theme)
        yield Look("listening", theme, 800, 480)
    for scale in (1.5, 2.0):
        yield Look("listening", "light", 1280, 720, scale)
        yield Look("listening", "dark", 800, 480, scale)
    yield Look("listening", "dark", 1920, 1080)
    yield Look("listening", "light", 3840, 2160, 2.0)
    for language in ("de", "es", "fr", "rtl"):
        yield Look("listening", "light", locale=language)
    for state in ("listening", "menu", "settings"):
        yield Look(state, "dark", 800, 480, locale="de")
        yield Look(state, "dark", 800, 480, locale="rtl")
    for state in STATES:
        if state != "listening":
            yield Look(state, "dark" if state in ("scrolled", "reading") else "light", 1000, 560)
    yield Look("lost", "high-contrast", 800, 480)
    yield Look("settings", "dark", 800, 480)
    yield Look("figures", "dark", 800, 480)
    yield Look("sessions", "dark", 800, 480)
    yield Look("file", "high-contrast", 800, 480)
    yield from outside()


def _listening(stage: Stage) -> None:
    stage.listen()
    stage.speak()


def _first(stage: Stage) -> None:
    stage.listen()


def _loading(stage: Stage) -> None:
    stage.window.start_when_painted()


def _paused(stage: Stage) -> None:
    stage.speak(growing="")
    stage.bridge.post(stats(0.0))


def _silent(stage: Stage) -> None:
    _troubled(stage, "nothing")


def _muted(stage: Stage) -> None:
    _troubled(stage, "muted")


def _lost(stage: Stage) -> None:
    _troubled(stage, "lost")


def _troubled(stage: Stage, what: str) -> None:
    from captioner.audio.microphone import MICROPHONE, _nothing_heard
    from captioner.errors import AudioDeviceError, CaptionerError
    from captioner.events import SourceChanged, SourceStatus

    name = "USB Headset Mono"
    stage.listen()
    stage.speak(0 if what == "nothing" else 6, "")
    problem: CaptionerError = _nothing_heard(name, muted=what == "muted")
    if what == "lost":
        problem = AudioDeviceError(f"the microphone is lost: {name}", hint=MICROPHONE.lost_hint)
    stage.bridge.post(SourceChanged(SourceStatus(name, problem)))  # type: ignore[arg-type]


def _behind(stage: Stage) -> None:
    _listening(stage)
    stage.bridge.post(stats(4.2))


def _scrolled(stage: Stage) -> None:
    from captioner_ui.caption_view import CaptionView

    stage.listen()
    stage.speak(12, "")
    view = stage.window.findChild(CaptionView)
    bar = view.verticalScrollBar()
    bar.setValue(bar.maximum() - 160)
    from captioner.events import CaptionChanged

    for number in range(12, 15):
        stage.bridge.post(caption(CaptionChanged, number, TEXT[number % 4], final=True))


def _few(stage: Stage) -> None:
    stage.listen()
    stage.speak(2)


def _transcript(stage: Stage) -> None:
    _listening(stage)
    _trigger(stage, "History", "Transcript")


def _menu(stage: Stage) -> None:
    from captioner_ui.control_bar import ControlBar

    _listening(stage)
    stage.window.findChild(ControlBar).open_more()


def _sources(stage: Stage) -> None:
    from captioner_ui.control_bar import ControlBar

    _listening(stage)
    stage.window.findChild(ControlBar).open_sources()


def _settings(stage: Stage) -> None:
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QListWidget

    _opened(stage, "File", "Settings…")
    while not (lists := stage.window.findChildren(QListWidget)):
        stage.settle()  # its code is loaded on a thread; LIMIT_S ends the wait
    from captioner_ui.translation import tr

    topics = lists[0]
    topics.setCurrentItem(topics.findItems(tr("Overlay"), Qt.MatchFlag.MatchExactly)[0])


def _figures(stage: Stage) -> None:
    _listening(stage)
    for number in range(200):
        stage.bridge.post(stats(0.3 + 0.2 * (number % 7)))
    _trigger(stage, "View", "Figures")


def _sessions(stage: Stage) -> None:
    _listed(stage, "")


def _found(stage: Stage) -> None:
    _listed(stage, "season")


def _listed(stage: Stage, wanted: str) -> None:
    """The list of sessions, with some of them, and perhaps a search."""
    from captioner_ui.history.kept_sessions import KeptSessions
    from captioner_ui.history.session_list import SessionList

    _listening(stage)
    with tempfile.TemporaryDirectory() as folder:
        keep_sessions(Path(folder))
        stage.window.findChild(KeptSessions).show_list(Path(folder))
        stage.settle(30)
        dialog = stage.window.findChild(SessionList)
        dialog.search_for(wanted)
        stage.settle(30)
        dialog.show_place(Path("~/.local/share/captioner/sessions"))


def _reading(stage: Stage) -> None:
    """A recording that is read, and one that nobody can read."""
    from captioner_ui.features.files import Files
    from captioner_ui.files.outcome import Outcome
    from captioner_ui.files.waiting import Reading

    _listening(stage)
    files = stage.window.findChild(Files)
    files.desk.row.show_reading(Reading("Lecture 3.mp4", 2210.0, 5400.0, 312.0, waiting=2))
    outcome = Outcome(Path("Notes.pdf"), error="AudioFileError")
    files.desk.row.add(outcome)


def _ready(stage: Stage) -> None:
    """A recording whose text is ready."""
    from captioner_ui.features.files import Files
    from captioner_ui.files.outcome import Outcome

    _listening(stage)
    outcome = Outcome(Path("Lecture 3.mp4"), Path("a.jsonl"), 5400.0)
    stage.window.findChild(Files).desk.row.add(outcome)


def _dropping(stage: Stage) -> None:
    """Files that hover above the window."""
    from captioner_ui.files.dropping import DropTarget

    _listening(stage)
    stage.window.findChild(DropTarget)._show_sign(True)


def _keys(stage: Stage) -> None:
    _opened(stage, "Help", "Keys")


def _models(stage: Stage) -> None:
    from captioner.composition.trial_figures import Trial
    from captioner_ui.models import trial_dialog

    trial_dialog.names_here = lambda: ["base", "moonshine-tiny", "tiny.en"]
    dialog = trial_dialog.TrialDialog(stage.window, _NoTrials())  # type: ignore[arg-type]
    dialog.show()
    dialog.start()
    figures = {"word_s": 0.6, "n_errors": 1, "n_words": 66, "memory_mb": 205.0}
    dialog._on_tried(Trial(name="base", rtfx=0.9, left_out_s=3.0, **figures))
    dialog._on_tried(Trial(name="moonshine-tiny", rtfx=3.2, **figures))
    dialog._on_tried(Trial(name="tiny.en", rtfx=4.1, **figures))
    dialog._on_ended()


class _NoTrials:
    """Tries nothing; the figures are played by hand."""

    def __init__(self) -> None:
        from captioner_ui.models.trials import ModelTrials

        silent = ModelTrials()
        self.heard, self.tried, self.ended = silent.heard, silent.tried, silent.ended
        self._kept = silent

    def start(self, names: object) -> None:
        """As of `ModelTrials`."""

    def stop(self) -> None:
        """As of `ModelTrials`."""


def _note(stage: Stage) -> None:
    from captioner_ui.note.window import NotePage

    _opened(stage, "Captions", "Write a note for others…")
    page = stage.window.findChild(NotePage)
    page.setPlainText("I would like the window seat, please.")
    stage.settle()


def _opened(stage: Stage, menu: str, entry: str) -> None:
    _listening(stage)
    _trigger(stage, menu, entry)
    stage.settle(60)


def _trigger(stage: Stage, menu: str, entry: str) -> None:
    from captioner_ui.translation import tr

    actions = stage.window.menu(menu).actions()
    wanted = {tr(text) for text in sources() if text.replace("&", "") == entry}
    next(one for one in actions if one.text() in wanted).trigger()


STATES: Final[dict[str, Callable[[Stage], None]]] = {
    "listening": _listening,
    "first": _first,
    "loading": _loading,
    "few": _few,
    "paused": _paused,
    "silent": _silent,
    "muted": _muted,
    "lost": _lost,
    "behind": _behind,
    "scrolled": _scrolled,
    "reading": _listening,
    "transcript": _transcript,
    "menu": _menu,
    "sources": _sources,
    "settings": _settings,
    "figures": _figures,
    "sessions": _sessions,
    "found": _found,
    "file": _reading,
    "file-ready": _ready,
    "dropping": _dropping,
    "keys": _keys,
    "note": _note,
    "models": _models,
}


def take(look: Look, folder: Path) -> None:
    """Take one picture in this process."""
    stage = Stage(look)
    if look.state in OUTSIDE:
        save(take_outside(stage, look), folder / f"{look.name}.png")
        os._exit(0)
    STATES[look.state](stage)
    stage.settle(6)
    stage.picture(folder / f"{look.name}.png")
    os._exit(0)  # the stage has no end of its own


def _screen(look: Look, folder: Path) -> Path:
    """The description of a screen that a window of this look fits on; Qt's own has 800 x 800."""
    screen = {
        "name": "screen",
        "x": 0,
        "y": 0,
        "width": look.width + 2 * AROUND_PX,
        "height": look.height + 2 * AROUND_PX,
        "logicalDpi": 96,
        "logicalBaseDpi": 96,
        "dpr": 1,
    }
    path = folder / "screen.json"
    path.write_text(json.dumps({"screens": [screen]}), "utf-8")
    return path


def main(folder: Path, wanted: str) -> int:
    """Take all pictures whose names have `wanted` in them."""
    folder.mkdir(parents=True, exist_ok=True)
    failed = 0
    nowhere = tempfile.mkdtemp()
    for number, look in enumerate(looks()):
        if wanted not in look.name:
            continue
        platform = f"offscreen:configfile={_screen(look, Path(nowhere))}"
        environment = os.environ | {"QT_QPA_PLATFORM": platform, "LC_ALL": "C.UTF-8"}
        environment |= dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"), nowhere)
        environment |= {"QT_SCALE_FACTOR": str(look.scale), "QT_LOGGING_RULES": "*=false"}
        command = [sys.executable, __file__, str(folder), f"#{number}"]
        done = subprocess.run(command, env=environment, timeout=LIMIT_S, check=False)
        print(look.name if done.returncode == 0 else f"{look.name}: failed")
        failed += done.returncode != 0
    shutil.rmtree(nowhere)
    return 1 if failed else 0


if __name__ == "__main__":
    place, which = Path(sys.argv[1]), (sys.argv[2:] or [""])[0]
    if which.startswith("#"):
        take([*looks()][int(which[1:])], place)
    sys.exit(main(place, which))
