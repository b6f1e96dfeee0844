"""The program's icon."""

from pathlib import Path
from typing import Final

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QStyle

PATH: Final = Path(__file__).with_name("captioner.svg")
_TRIED_PX: Final = 32


def captioner_icon() -> QIcon:
    """Sharp at every size; a plain one of the style where Qt came without its SVG part."""
    icon = QIcon(str(PATH))
    if icon.pixmap(_TRIED_PX, _TRIED_PX).isNull():
        return QApplication.style().standardIcon(QStyle.StandardPixmap.SP_MessageBoxInformation)
    return icon
