"""Build the window and run it until it is closed."""

import sys
from typing import Final

from PySide6.QtWidgets import QApplication

from captioner_ui.bridge import EngineBridge
from captioner_ui.device_list import DeviceLister, ListDevices
from captioner_ui.engine_run import MakeEngine
from captioner_ui.features import FEATURES
from captioner_ui.interrupt import Interrupt
from captioner_ui.main_window import MainWindow
from captioner_ui.session import CaptionSession
from captioner_ui.settings import Settings
from captioner_ui.settings_store import SettingsStore
from captioner_ui.shell import Shell
from captioner_ui.source_choice import FirstSource

END_LIMIT_S: Final = 1.0  # how long a closed window waits for the engine to end


def run_window(
    make_engine: MakeEngine,
    list_devices: ListDevices,
    first: FirstSource,
    store: SettingsStore | None = None,
) -> int:
    """Open the window, caption `first`, and return the exit code once it is closed.

    Returns at most END_LIMIT_S seconds after closing, even if a model is still loading: then
    its (daemon) threads are still there. Without a store the settings are the defaults, and
    nothing is written. Main thread.
    """
    app = QApplication(sys.argv[:1])
    app.setApplicationName("captioner")
    app.setApplicationDisplayName("Captioner")
    app.setDesktopFileName("captioner")
    bridge = EngineBridge()
    session = CaptionSession(bridge, make_engine)
    window = MainWindow(bridge, session, DeviceLister(list_devices), first)
    store = store or SettingsStore(Settings())
    store.trouble.connect(window.notify)
    shell = Shell(window, bridge, session, store, window.menu, window.notify)
    for install in FEATURES:
        install(shell)
    interrupt = Interrupt(window)
    window.start_when_painted()
    window.show()
    code = app.exec()
    store.flush()
    interrupt.release()
    session.close()
    session.wait_closed(END_LIMIT_S)
    return int(code)
