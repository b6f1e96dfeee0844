"""The card of the very first start. Its code is loaded, and it is made, only then."""

from captioner_ui.main_window import MainWindow
from captioner_ui.shell import Shell


def install(shell: Shell) -> None:
    """Prepare the card at the very first start, unless the command line says what to caption."""
    window = shell.window
    if not isinstance(window, MainWindow) or not shell.settings.fresh:
        return
    on_a_wall = shell.settings.current.look.full_screen  # a screen that nobody touches
    if not window.source_asked_for and not on_a_wall:
        from captioner_ui.first_minute.showing import FirstMinute

        FirstMinute(shell, window)
