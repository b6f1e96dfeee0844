"""Build the window and run it until it is closed."""

import os
import sys
from functools import partial
from typing import Final

from PySide6.QtWidgets import QApplication

from captioner.composition.messages import complain
from captioner.composition.options import LaunchOptions
from captioner_ui.bridge import EngineBridge
from captioner_ui.device_list import DeviceLister, DeviceWatch, ListDevices
from captioner_ui.engine_run import MakeEngine
from captioner_ui.features import FEATURES
from captioner_ui.icon import captioner_icon
from captioner_ui.interrupt import Interrupt
from captioner_ui.main_window import MainWindow
from captioner_ui.overlay.on_top import qt_platform
from captioner_ui.raising import bring_to_front
from captioner_ui.session import CaptionSession
from captioner_ui.settings import Settings
from captioner_ui.settings_store import SettingsStore
from captioner_ui.shell import Shell
from captioner_ui.single_instance import Claim, SingleInstance
from captioner_ui.source_choice import FirstSource
from captioner_ui.style.fonts import load_fonts
from captioner_ui.translators import speak

END_LIMIT_S: Final = 0.3  # for the engine to let go of the device; a model that loads takes longer
ALREADY_OPEN: Final = (
    "Captioner is already open, and its window comes to the front. "
    "If options were given, close it and start it again with them."
)


def run_window(
    make_engine: MakeEngine,
    list_devices: ListDevices,
    first: FirstSource,
    store: SettingsStore | None = None,
    options: LaunchOptions | None = None,
) -> int:
    """Open the window, caption `first`, and return the exit code once it is closed.

    If this user already has one on this display, it is brought to the front instead.
    Returns at most END_LIMIT_S seconds after closing, even if a model is still loading: then
    its (daemon) threads are still there. Without a store the settings are the defaults, and
    nothing is written. `options` are those of the command line. Main thread.
    """
    store = store or SettingsStore(Settings())
    app = _make_application(store.current)
    instance = SingleInstance.of_this_user()
    if instance is not None and instance.claim() is Claim.RAISED:
        complain(ALREADY_OPEN)
        return 0
    bridge = EngineBridge()
    session = CaptionSession(bridge, make_engine)
    lister = DeviceLister(list_devices)
    window = MainWindow(bridge, session, lister, first)
    DeviceWatch(lister, window)
    store.trouble.connect(window.notify)
    shell = Shell(
        *(window, bridge, session, store, window.menu, window.notify), options or LaunchOptions()
    )
    for install in FEATURES:
        install(shell)
    if instance is not None:
        instance.raise_asked.connect(partial(bring_to_front, window))
    interrupt = Interrupt(window)
    window.start_when_painted()
    window.show()
    code = app.exec()
    store.flush()
    if instance is not None:
        instance.close()
    interrupt.release()
    session.close()
    session.wait_closed(END_LIMIT_S)
    return int(code)


def _make_application(settings: Settings) -> QApplication:
    platform = qt_platform(os.environ, x11_wanted=settings.overlay.x11_on_wayland)
    if platform is not None:
        os.environ["QT_QPA_PLATFORM"] = platform
    app = QApplication(sys.argv[:1])
    app.setApplicationName("captioner")
    app.setApplicationDisplayName("Captioner")
    app.setDesktopFileName("captioner")
    app.setWindowIcon(captioner_icon())
    load_fonts()
    speak(app, settings.look.language)
    return app
