"""The typeface that comes with the program: made for reading, with letters hard to mistake.

Atkinson Hyperlegible, by the Braille Institute of America, under the SIL Open Font License
(fonts/OFL.txt). It has Latin letters; what it lacks, Qt takes from the desktop's fonts.
"""

from pathlib import Path
from typing import Final

from PySide6.QtGui import QFontDatabase

FOLDER: Final = Path(__file__).with_name("fonts")


def load_fonts() -> None:
    """Let the application have it; once, after the application is made and before its windows."""
    for path in sorted(FOLDER.glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(path))
