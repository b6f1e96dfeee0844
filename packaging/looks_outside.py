"""Pictures of what stands outside of the window: overlay, page and the icon in the tray."""

import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, Final

from looks_stage import TEXT, Look, Stage, caption

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from captioner_ui.features.overlay import Overlay

CHROMIUM: Final = shutil.which("chromium") or shutil.which("google-chrome")
PAGE_MS: Final = 3000  # until a page has what it shows
LIMIT_S: Final = 60
AROUND_PX: Final = 48  # of the desktop, beside the overlay
TRAY_PX: Final = (16, 24, 48)
NAMES: Final = {1: "Anna", 2: "Mr. Lorry"}
_SKY, _GRASS = "#8fb8de", "#4f7a55"  # of the picture behind overlay and page


def outside() -> Iterator[Look]:
    """All of them."""
    for theme in ("light", "dark", "high-contrast"):
        yield Look("overlay-hover", theme, 1000, 300)
    yield Look("overlay-hover", "dark", 2000, 600, 2.0)
    for state in ("overlay", "overlay-light", "overlay-names", "overlay-first"):
        yield Look(state, "dark", 1000, 300)
    yield Look("tray", "light", 480, 160)
    if CHROMIUM:
        yield Look("page", "light", 900, 560)
        yield Look("page", "dark", 900, 560)
        yield Look("page-obs", "dark", 1280, 360)


def take_outside(stage: Stage, look: Look) -> "QImage":
    """The picture of a look whose state is in OUTSIDE."""
    if look.state in PAGES:
        return _page(look)
    if look.state == TRAY:
        return _tray(look)
    overlay = _overlay(stage)
    OVERLAYS[look.state](stage, overlay)
    stage.settle(12)
    return _on_desktop(overlay, look)


def _plain(stage: Stage, _overlay: "Overlay") -> None:
    stage.listen()
    stage.speak(4)


def _light(stage: Stage, overlay: "Overlay") -> None:
    _restyle(overlay, colour="#15202b", background="#fdfdfe", edge_colour="#fdfdfe")
    _names(stage, overlay)


def _names(stage: Stage, _overlay: "Overlay") -> None:
    stage.listen()
    for event in _meeting():
        stage.bridge.post(event)


def _hover(stage: Stage, overlay: "Overlay") -> None:
    _names(stage, overlay)
    stage.settle()
    assert overlay._window is not None
    overlay._window.awake.hold(True)


def _first(stage: Stage, _overlay: "Overlay") -> None:
    stage.listen()


OVERLAYS: Final[dict[str, Callable[[Stage, "Overlay"], None]]] = {
    "overlay": _plain,
    "overlay-light": _light,
    "overlay-names": _names,
    "overlay-hover": _hover,
    "overlay-first": _first,
}
PAGES: Final = {"page": "", "page-obs": "obs?lines=2&size=48"}
TRAY: Final = "tray"
OUTSIDE: Final = (*OVERLAYS, *PAGES, TRAY)


def _meeting() -> Iterator[Any]:
    """Two who speak, by name."""
    from captioner.events import CaptionChanged, Origin, SpeakerChanged

    for number, text in enumerate(TEXT):
        who: Any = Origin(speaker=1 + number % 2)
        yield caption(CaptionChanged, number, text, final=True, origin=who)
    for number, name in NAMES.items():
        yield SpeakerChanged(number, name)
    said: Any = {"origin": Origin(speaker=1)}
    yield caption(
        CaptionChanged, len(TEXT), "We were all going direct to Heaven,", " we were all", **said
    )


def _overlay(stage: Stage) -> "Overlay":
    """The feature, with its window shown."""
    from captioner_ui.features.overlay import Overlay

    found = next(one for one in stage.window.children() if isinstance(one, Overlay))
    _restyle(found, shown=True, edge=found._look.edge)
    stage.settle()
    return found


def _restyle(overlay: "Overlay", **values: object) -> None:
    from dataclasses import replace

    store = overlay._shell.settings
    look: Any = replace(store.current.overlay, **values)  # type: ignore[arg-type]
    store.update(replace(store.current, overlay=look))


def _on_desktop(overlay: "Overlay", look: Look) -> "QImage":
    from PySide6.QtCore import QPoint

    window = overlay._window
    assert window is not None
    picture = window.grab()
    image = _desktop(look.width, look.height, look.scale)
    at = QPoint(
        (round(look.width / look.scale) - window.width()) // 2,
        round(look.height / look.scale) - window.height() - AROUND_PX // 2,
    )
    return _put(image, picture.toImage(), at)


def _desktop(width: int, height: int, scale: float) -> "QImage":
    """Something to stand on, light above and dark below."""
    from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter

    image = QImage(width, height, QImage.Format.Format_RGB32)
    light = QLinearGradient(0, 0, 0, height)
    light.setColorAt(0, QColor(_SKY))
    light.setColorAt(1, QColor(_GRASS))
    painter = QPainter(image)
    painter.fillRect(image.rect(), light)
    painter.end()
    image.setDevicePixelRatio(scale)
    return image


def _put(image: "QImage", picture: "QImage", at: object) -> "QImage":
    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QPainter

    assert isinstance(at, QPoint)
    painter = QPainter(image)
    painter.drawImage(at, picture)
    painter.end()
    return image


def _page(look: Look) -> "QImage":
    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QImage

    with _served() as address:
        picture = QImage.fromData(_screenshot(address + PAGES[look.state], look))
    return _put(_desktop(look.width, look.height, 1.0), picture, QPoint(0, 0))


@contextmanager
def _served() -> Iterator[str]:
    """The meeting on a page."""
    from captioner.outputs.config import OutputConfig
    from captioner.outputs.outputs import Outputs

    told: SimpleQueue[str] = SimpleQueue()
    outputs = Outputs(OutputConfig(serve=True, port=0), told.put)
    outputs.start()
    found = re.search(r"http://\S+/", told.get(timeout=LIMIT_S))
    assert found is not None
    for event in _meeting():
        outputs.show(event)
    yield found[0]
    outputs.stop()


def _screenshot(address: str, look: Look) -> bytes:
    """The page, transparent where it is, as a PNG."""
    assert CHROMIUM is not None
    path = Path.home() / f"{look.state}-{time.monotonic_ns()}.png"
    scheme = {"dark": 0, "light": 1}[look.theme]
    command = [CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
    command += [f"--window-size={look.width},{look.height}", f"--timeout={PAGE_MS}"]
    command += [f"--blink-settings=preferredColorScheme={scheme}"]
    command += ["--default-background-color=00000000", f"--screenshot={path}", address]
    subprocess.run(command, check=True, capture_output=True, timeout=LIMIT_S)
    return path.read_bytes()


def _tray(look: Look) -> "QImage":
    """The icon of each state, on a light tray and on a dark one."""
    from PySide6.QtGui import QColor, QImage, QPainter

    from captioner_ui.features.tray import TrayState, tray_icon

    image = QImage(look.width, look.height, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    for top, colour in ((0, "#eef0f2"), (look.height // 2, "#22282e")):
        painter.fillRect(0, top, look.width, look.height // 2, QColor(colour))
        x = 8
        for state in TrayState:
            for size in TRAY_PX:
                picture = tray_icon(state).pixmap(size, size)
                painter.drawPixmap(x, top + (look.height // 2 - size) // 2, picture)
                x += size + 8
            x += 24
    painter.end()
    return image
