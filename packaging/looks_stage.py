"""The window with captions that are always the same ones, for the pictures of `looks.py`."""

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
LAST_S: Final = 1_775_050_000.0  # when the newest of the sessions began, s since 1970
SESSIONS: Final = (
    (0, 2_700, "Team meeting", ""),
    (1, 5_400, "", "/home/anna/Videos/Lecture 3.mp4"),
    (2, 640, "", ""),
    (6, 6_720, "Lecture 2", ""),
    (9, 95, "", ""),
    (15, 3_300, "", ""),
)
"""Days before it, length in s, title, recording."""
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
            self.bridge.post(caption(CaptionChanged, number, text, final=True))
        if growing:
            said = "We were all going direct"
            self.bridge.post(caption(CaptionChanged, n, said, growing))
        self.bridge.post(stats(0.4))
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
        save(image.toImage(), path)


def caption(
    kind: Callable[..., object], number: int, settled: str, pending: str = "", **more: bool
) -> object:
    """A caption of four seconds, with those of these values that its kind has."""
    from dataclasses import fields

    known = {"segment_id": number, "settled": settled, "pending": pending, "final": False}
    known |= {"start": 16_000 * 4 * number, "end": 16_000 * 4 * (number + 1)}
    wanted = {field.name for field in fields(kind)}  # type: ignore[arg-type]
    return kind(**{name: value for name, value in (known | more).items() if name in wanted})


def keep_sessions(folder: Path) -> None:
    """Sessions as the program would have left them: live ones, and one of a recording."""
    from captioner.history.entry import Entry
    from captioner.history.records import (
        Header,
        Said,
        end_line,
        header_line,
        line_of,
        title_line,
    )

    nobody = 2**22 + 1  # above the highest process number
    for n, (days, length_s, title, file) in enumerate(SESSIONS):
        started_s = LAST_S - days * 86_400
        lines = [header_line(Header(started_s, nobody, 0.0, file))]
        for number in range(4):
            at_s = length_s * number / 4
            entry = Entry(text=TEXT[(n + number) % 4], start_s=at_s, end_s=at_s + length_s / 4)
            lines.append(line_of(Said(number, entry)))
        lines += [title_line(title)] if title else []
        (folder / f"{n}.jsonl").write_bytes(b"".join([*lines, end_line()]))


def stats(lag_s: float) -> object:
    """Figures of a run that keeps up, but for this lag."""
    from dataclasses import MISSING, fields

    from captioner.events import StatsUpdated

    told = {"rtfx": 11.8, "process_ram_mb": 242.0, "model_ram_mb": 96.0, "inference_calls": 40}
    told |= {"lag_s": lag_s, "cpu_percent": 31.0, "encoder": "CPU", "encode_call_s": 0.06}
    needed = {f.name: 0 for f in fields(StatsUpdated) if f.default is MISSING}
    return StatsUpdated(**{**needed, **told})


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


def save(image: object, path: Path) -> None:
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
