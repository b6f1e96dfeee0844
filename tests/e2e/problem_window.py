"""The real program in a process of its own, watched for what it says is wrong.

    problem_window.py [OPTIONS]

Tells on stdout, a JSON object a line, whenever anything of it changes:

    {"captions": [line, ...], "status": text, "problem": bool, "help": text, "button": text,
     "levels": [share, ...], "lost": text}

`problem` is whether the sign of a problem is seen, `help` the words of the button beside the
message, `levels` how full the meters are painted, 0 to 1, `lost` what the figures say of it.
`help` on stdin presses the button; the end of stdin closes the window.
"""

from typing import Final

from PySide6.QtWidgets import QLabel, QPushButton
from watching import Watcher, run

from captioner_ui.caption_view import CaptionView
from captioner_ui.sound.level_meter import LevelMeter

LOOK_EVERY_MS: Final = 20


class ProblemWatcher(Watcher):
    """Looks at the window."""

    def seen(self):
        """As above."""
        return _seen(self.window)

    def answer(self, line):
        """Press the button, or end."""
        if line == "help":
            self.window.findChild(QPushButton, "help").click()
        else:
            self.window.close()


def _seen(window):
    help_button = window.findChild(QPushButton, "help")
    figures = window.findChild(QPushButton, "figures").toolTip().split("   ")
    return {
        "captions": window.findChild(CaptionView).toPlainText().splitlines(),
        "status": window.findChild(QLabel, "status").text(),
        "problem": window.findChild(QLabel, "problem").isVisible(),
        "help": help_button.text() if help_button.isVisible() else "",
        "button": window.findChild(QPushButton, "toggle").text(),
        "levels": [round(state.share, 2) for state in window.findChild(LevelMeter).states],
        "lost": next((part for part in figures if "lost" in part), ""),
    }


if __name__ == "__main__":
    run(lambda shell: ProblemWatcher(shell.window, LOOK_EVERY_MS))
