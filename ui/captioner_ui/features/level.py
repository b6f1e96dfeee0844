"""The level meter in the button that starts and pauses."""

from captioner_ui.control_bar import ControlBar
from captioner_ui.shell import Shell
from captioner_ui.sound.level_meter import LevelMeter


def install(shell: Shell) -> None:
    """Put the meter into the window."""
    controls = shell.window.findChild(ControlBar)
    assert isinstance(controls, ControlBar)
    meter = LevelMeter()
    controls.toggle.hold(meter)
    shell.bridge.level_measured.connect(meter.show_level)
    shell.bridge.source_changed.connect(meter.show_source)
    shell.session.run_ended.connect(meter.clear)
