"""The overlay over a plain desktop, in a process of its own: what of the screen it changes.

Prints, for no words, one row and two rows, the box that is not the desktop any more, as x, y,
width, height from the upper left corner of the overlay's place; 0s where there is none. Then the
height of the overlay and of a row, and 1 if the desktop is seen at the round corner of the ground.
"""

import os
import sys

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from captioner.history.caption_store import CaptionStore
from captioner_ui.overlay.on_top import Route
from captioner_ui.overlay.placing import Box
from captioner_ui.overlay.rolling import RollingRows
from captioner_ui.overlay.row_painter import RowPainter, pieces
from captioner_ui.overlay.window import OverlayWindow
from captioner_ui.sections.overlay import OverlaySettings
from support.events import growing

DESKTOP = 0xFF30A060
SAYINGS = ("", "One", "It was the best of times, it was the worst of times.")


def changed(overlay):
    """The box of the screen that is not the desktop."""
    for _ in range(10):
        QTest.qWait(20)
    image = QApplication.primaryScreen().grabWindow(0).toImage()
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    pixels = np.frombuffer(image.constBits(), np.uint32).reshape(image.height(), -1)
    ys, xs = np.nonzero(pixels[:, : image.width()] != DESKTOP)
    if not len(ys):
        return 0, 0, 0, 0
    x, y = int(xs.min()), int(ys.min())
    return x - overlay.x(), y - overlay.y(), int(xs.max()) - x + 1, int(ys.max()) - y + 1


def tell(*numbers):
    sys.stdout.write(" ".join(map(str, numbers)) + "\n")
    sys.stdout.flush()


app = QApplication(sys.argv)
desktop = QWidget(windowFlags=Qt.WindowType.X11BypassWindowManagerHint)
desktop.setStyleSheet(f"background: #{DESKTOP & 0xFFFFFF:06x}")
desktop.setGeometry(app.primaryScreen().geometry())
desktop.show()
look = OverlaySettings(shown=True, size_pt=20)
painter = RowPainter(look)
rows, store = RollingRows(painter.width_of, pieces, 400), CaptionStore()
overlay = OverlayWindow(rows, painter, look, Route.UNMANAGED)
overlay.put(Box(20, 200, 420, 150))
overlay.restyle(painter, look)
overlay.show()
for said in SAYINGS:
    for edit in store.apply(growing(0, said)):
        rows.apply(edit)
    overlay.show_rows()
    tell(*changed(overlay))
image = QApplication.primaryScreen().grabWindow(0).toImage()
corner = image.pixelColor(overlay.x(), overlay.y() + overlay.height() - 1)
tell(overlay.height(), painter.row_height, int(corner.rgb() == DESKTOP))
os._exit(0)
