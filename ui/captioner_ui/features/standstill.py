"""Says that the program did not run for a while: then nobody's device is at fault."""

from PySide6.QtCore import QObject, Slot

from captioner.events import Gap, GapReason
from captioner.units import seconds
from captioner_ui.shell import Shell
from captioner_ui.translation import tr


def install(shell: Shell) -> None:
    """Begin to watch for it."""
    Standstill(shell)


class Standstill(QObject):
    """Main thread. Sources that stopped together are told together: the last words stay."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.window)
        self._notify = shell.notify
        shell.bridge.gap_found.connect(self._on_gap)

    @Slot(Gap)
    def _on_gap(self, gap: Gap) -> None:
        if gap.reason is GapReason.STOOD_STILL:
            words = tr(
                "Captioner did not run for {length:.0f} s, as in standby. "
                "What was said meanwhile is not captioned.",
                length=seconds(gap.length),
            )
            self._notify(words)
