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
from dataclasses import dataclass
from pathlib import Path
from typing import Final

TEXT: Final = (
    "It was the best of times, it was the worst of times, it was the age of wisdom, it was the age "
    "of foolishness.",
    "It was the epoch of belief, it was the epoch of incredulity, it was the season of Light.",
    "It was the season of Darkness, it was the spring of hope.",
    "It was the winter of despair, we had everything before us, we had nothing before us.",
)
LIMIT_S: Final = 120
AROUND_PX: Final = 40  # of the screen around the window
HEBREW: Final = "אבגדהוזחטיכלמנסעפצקרשתאבגד"  # a letter for each Latin one: nobody's language


@dataclass(frozen=True)
class Look:
    """One picture."""

    state: str
    theme: str = "light"
    width: int = 1280
    height: int = 720
    scale: float = 1.0
    locale: str = ""

    @property
    def name(self) -> str:
        """Of its file, without the ending."""
        size = f"{self.width}x{self.height}"
        scale = f"@{self.scale:g}" if self.scale != 1 else ""
        return "-".join(filter(None, (self.state, self.theme, size + scale, self.locale)))


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
    yield Look("listening", "light", locale="de")
    yield Look("listening", "light", locale="rtl")
    for state in STATES:
        if state != "listening":
            yield Look(state, "dark" if state in ("scrolled", "reading") else "light", 1000, 560)
    yield Look("lost", "high-contrast", 800, 480)
    yield Look("settings", "dark", 800, 480)
    yield Look("figures", "dark", 800, 480)


class Stage:
    """The window with all its features, and the engine played by hand. Imports Qt when made."""

    def __init__(self, look: Look) -> None:
        from PySide6.QtWidgets import QApplication

        from captioner_ui.bridge import EngineBridge
        from captioner_ui.device_list import DeviceLister
        from captioner_ui.features import FEATURES
        from captioner_ui.main_window import MainWindow
        from captioner_ui.sections.appearance import Appearance, Theme
        from captioner_ui.sections.history import HistorySettings
        from captioner_ui.session import CaptionSession
        from captioner_ui.settings import Settings
        from captioner_ui.settings_store import SettingsStore
        from captioner_ui.shell import Shell
        from captioner_ui.source_choice import FirstSource, SourceChoice
        from captioner_ui.style.fonts import load_fonts

        self.app = QApplication([])
        load_fonts()
        _speak(self.app, look.locale)
        settings = Settings(
            look=Appearance(theme=Theme(look.theme), full_screen=look.state == "reading"),
            history=HistorySettings(keep=False),
        )
        self.bridge = EngineBridge()
        self.session = CaptionSession(self.bridge, _no_engine)
        headset = SourceChoice.of_device("USB Headset Mono")
        self.window = MainWindow(
            self.bridge, self.session, DeviceLister(_devices), FirstSource(headset)
        )
        shell = Shell(
            self.window,
            self.bridge,
            self.session,
            SettingsStore(settings),
            self.window.menu,
            self.window.notify,
        )
        for install in FEATURES:
            install(shell)
        self.window.resize(round(look.width / look.scale), round(look.height / look.scale))
        self.window.show()
        self.window.lister.refresh()
        self.settle(10)

    def settle(self, times: int = 4) -> None:
        """Let what is posted happen."""
        from PySide6.QtTest import QTest

        for _ in range(times):
            QTest.qWait(20)

    def listen(self) -> None:
        """As if an engine listened."""
        from captioner.events import (
            EngineState,
            LevelMeasured,
            SourceChanged,
            SourceStatus,
            StateChanged,
        )
        from captioner_ui.session import Phase

        self.session._set_phase(Phase.LOADING)
        self.bridge.post(StateChanged(EngineState.LISTENING))
        self.bridge.post(SourceChanged(SourceStatus("USB Headset Mono")))
        self.bridge.post(LevelMeasured(-21.0, -9.0))

    def speak(self, n: int = 14, growing: str = " to Heaven, we were all") -> None:
        """So many captions and one that grows, with figures."""
        from captioner.events import CaptionChanged

        for number in range(n):
            text = TEXT[number % len(TEXT)]
            self.bridge.post(_caption(CaptionChanged, number, text, final=True))
        if growing:
            said = "We were all going direct"
            self.bridge.post(_caption(CaptionChanged, n, said, growing))
        self.bridge.post(_stats(0.4))
        self.settle()

    def picture(self, path: Path) -> None:
        """The window, or what was opened before it."""
        from PySide6.QtWidgets import QApplication

        shown = [one for one in QApplication.topLevelWidgets() if one.isVisible()]
        dialogs = [one for one in shown if one is not self.window and one.isWindow()]
        popup = QApplication.activePopupWidget()
        image = (dialogs[0] if dialogs and popup is None else self.window).grab()
        if popup is not None:
            from PySide6.QtGui import QPainter

            painter = QPainter(image)
            painter.drawPixmap(self.window.mapFromGlobal(popup.pos()), popup.grab())
            painter.end()
        _save(image.toImage(), path)


def _caption(
    kind: Callable[..., object], number: int, settled: str, pending: str = "", **more: bool
) -> object:
    from dataclasses import fields

    known = {"segment_id": number, "settled": settled, "pending": pending, "final": False}
    known |= {"start": 16_000 * 4 * number, "end": 16_000 * 4 * (number + 1)}
    wanted = {field.name for field in fields(kind)}  # type: ignore[arg-type]
    return kind(**{name: value for name, value in (known | more).items() if name in wanted})


def _stats(lag_s: float) -> object:
    from dataclasses import MISSING, fields

    from captioner.events import StatsUpdated

    told = {"rtfx": 11.8, "process_ram_mb": 242.0, "model_ram_mb": 96.0, "inference_calls": 40}
    told |= {"lag_s": lag_s, "cpu_percent": 31.0, "encoder": "CPU", "encode_call_s": 0.06}
    needed = {f.name: 0 for f in fields(StatsUpdated) if f.default is MISSING}
    return StatsUpdated(**{**needed, **told})


def _listening(stage: Stage) -> None:
    stage.listen()
    stage.speak()


def _first(stage: Stage) -> None:
    stage.listen()


def _loading(stage: Stage) -> None:
    stage.window.start_when_painted()


def _paused(stage: Stage) -> None:
    stage.speak(growing="")
    stage.bridge.post(_stats(0.0))


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
    stage.bridge.post(_stats(4.2))


def _scrolled(stage: Stage) -> None:
    from captioner_ui.caption_view import CaptionView

    stage.listen()
    stage.speak(12, "")
    view = stage.window.findChild(CaptionView)
    bar = view.verticalScrollBar()
    bar.setValue(bar.maximum() - 160)
    from captioner.events import CaptionChanged

    for number in range(12, 15):
        stage.bridge.post(_caption(CaptionChanged, number, TEXT[number % 4], final=True))


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
    topics = lists[0]
    topics.setCurrentItem(topics.findItems("Overlay", Qt.MatchFlag.MatchExactly)[0])


def _figures(stage: Stage) -> None:
    _listening(stage)
    for number in range(200):
        stage.bridge.post(_stats(0.3 + 0.2 * (number % 7)))
    _trigger(stage, "View", "Figures")


def _sessions(stage: Stage) -> None:
    _opened(stage, "History", "Sessions…")


def _keys(stage: Stage) -> None:
    _opened(stage, "Help", "Keys")


def _opened(stage: Stage, menu: str, entry: str) -> None:
    _listening(stage)
    _trigger(stage, menu, entry)
    stage.settle(60)


def _trigger(stage: Stage, menu: str, entry: str) -> None:
    actions = stage.window.menu(menu).actions()
    next(one for one in actions if one.text().replace("&", "") == entry).trigger()


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
    "keys": _keys,
}


def _no_engine(*_arguments: object) -> object:
    from captioner.errors import AudioDeviceError

    raise AudioDeviceError("there is none for a picture")


def _devices() -> list[object]:
    from captioner.audio.input_device import InputDevice

    names = ("default", "Built-in Audio Analogue Stereo", "USB Headset Mono", "Webcam C920")
    return [InputDevice(n, name, 1, 48_000) for n, name in enumerate(names)]


def _speak(app: object, locale: str) -> None:
    """Put in a language: a true one if there is a translation, or letters that nobody reads."""
    from PySide6.QtCore import QCoreApplication, QLocale, Qt, QTranslator

    assert isinstance(app, QCoreApplication)
    if not locale:
        return
    if locale != "rtl":
        QLocale.setDefault(QLocale(locale))
        return

    class Pseudo(QTranslator):
        def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
            return False

        def translate(self, _context: str, text: str, _what: str = "", _n: int = -1) -> str:
            return "".join(_swapped(text))

    translator = Pseudo(app)
    QCoreApplication.installTranslator(translator)
    app.setLayoutDirection(Qt.LayoutDirection.RightToLeft)  # type: ignore[attr-defined]


def _swapped(text: str) -> Iterator[str]:
    """Letters of another script, but for names in braces and Qt's marks."""
    named = False
    for letter in text or "":
        named = letter == "{" or (named and letter != "}")
        place = ord(letter.lower()) - ord("a")
        swap = not named and letter.isascii() and letter.isalpha()
        yield HEBREW[place] if swap else letter


def _save(image: object, path: Path) -> None:
    """With the 256 colours that are most frequent: a tenth of the size."""
    import numpy as np
    from PySide6.QtGui import QImage

    assert isinstance(image, QImage)
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    height, width = image.height(), image.width()
    pixels = np.frombuffer(image.constBits(), np.uint32).reshape(height, -1)[:, :width]
    colours, index, counts = np.unique(pixels, return_inverse=True, return_counts=True)
    kept = np.sort(np.argsort(counts)[-256:])
    parts = np.stack([(colours >> shift & 255).astype(int) for shift in (16, 8, 0)], axis=1)
    nearest = np.empty(len(colours), np.uint8)
    for first in range(0, len(colours), 1000):
        some = parts[first : first + 1000]
        apart = np.abs(some[:, None, :] - parts[kept][None, :, :]).sum(axis=2)
        nearest[first : first + 1000] = apart.argmin(axis=1)
    table = nearest[index.reshape(height, width)]
    stride = (width + 3) // 4 * 4
    padded = np.zeros((height, stride), np.uint8)
    padded[:, :width] = table
    data = padded.tobytes()
    picture = QImage(data, width, height, stride, QImage.Format.Format_Indexed8)
    picture.setColorTable([int(colours[one]) | 0xFF000000 for one in kept])
    picture.save(str(path), "PNG", 0)


def take(look: Look, folder: Path) -> None:
    """Take one picture in this process."""
    stage = Stage(look)
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
