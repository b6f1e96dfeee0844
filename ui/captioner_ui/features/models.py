"""Other recognition takes effect when its model is here; until then captions go on as before."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Slot

from captioner.errors import ModelNotHereError
from captioner.events import EngineState, StateChanged
from captioner_ui.fresh_start import fresh_start
from captioner_ui.main_window import MainWindow
from captioner_ui.sections.recognition import RecognitionSettings
from captioner_ui.session import Phase
from captioner_ui.settings import Settings
from captioner_ui.shell import Shell
from captioner_ui.status import Help, Message
from captioner_ui.translation import tr

if TYPE_CHECKING:
    from captioner_ui.models.builds import ModelBuilds
    from captioner_ui.models.rows import ModelRow

STEP_PERCENT: Final = 5  # between two words about the progress: who listens hears each of them


class ModelsFeature(QObject):
    """Says which model is wanted and how far it is, gets it, and starts recognition with it.

    Main thread. Models are listed, got and removed by `ModelBuilds`, elsewhere.
    """

    def __init__(self, shell: Shell, builds: "ModelBuilds | None" = None) -> None:
        super().__init__(shell.window)
        assert isinstance(shell.window, MainWindow)
        self._window = shell.window
        self._shell = shell
        self._fresh_start = fresh_start(shell.window, shell.session, shell.bridge, shell.notify)
        self._known = builds  # None until it is needed: most never get a model
        self._failed = False  # recognition could not begin, as the model is not here
        self._changed = False  # there are settings that recognition does not follow yet
        self._came = False  # a model that was missing
        self._asked = ""  # the name of the one that was asked for
        self._told = -1
        shell.settings.changed.connect(self._on_settings)
        shell.bridge.state_changed.connect(self._on_state)
        self._window.help_asked.connect(self._on_help)
        if builds is not None:
            self._listen_to(builds)

    @property
    def _builds(self) -> "ModelBuilds":
        """The window's one; it is heard from the first time on that it is asked for."""
        if self._known is None:
            from captioner_ui.models.builds import builds_of

            self._known = builds_of(self._window)
            self._listen_to(self._known)
        return self._known

    def _listen_to(self, builds: "ModelBuilds") -> None:
        builds.listed.connect(self._on_listed)
        builds.progressed.connect(self._on_progressed)
        builds.ended.connect(self._on_ended)
        builds.got.connect(self._on_got)

    @property
    def _wanted(self) -> RecognitionSettings:
        return self._shell.settings.current.recognition

    def _go_on(self) -> None:
        """Have recognition follow the settings."""
        self._changed = self._came = False
        self._window.show_model_news(None)
        words = tr("Recognition starts again with the new settings; captions so far stay.")
        if not self._failed:
            self._fresh_start.ask(words)
        elif self._shell.session.restart():
            self._shell.notify(words)
        elif self._shell.session.phase is Phase.IDLE:
            self._window.toggle()
        self._failed = False

    def _ask_for(self, row: "ModelRow") -> None:
        """Say that this model has to be got first."""
        from captioner_ui.models.rows import size_words

        words = tr(
            "The chosen language needs the model {name} ({size}). Captions go on as before until "
            "it is here.",
            name=row.name,
            size=size_words(row),
        )
        if self._failed:
            words = tr(
                "The model {name} is not here yet ({size}).", name=row.name, size=size_words(row)
            )
        self._window.show_model_news(Message(words, help=Help.GET_MODEL))

    @Slot(object, object)
    def _on_settings(self, before: Settings, now: Settings) -> None:
        if before.recognition == now.recognition:
            return
        if self._shell.session.phase is Phase.IDLE and not self._failed:
            return
        self._changed = True
        self._builds.refresh()  # tells on: a look into folders is not for this thread

    @Slot(StateChanged)
    def _on_state(self, change: StateChanged) -> None:
        if change.state is EngineState.FAILED and isinstance(change.error, ModelNotHereError):
            self._failed = True
            self._builds.refresh()
        elif change.state is EngineState.LISTENING:
            self._failed = False

    @Slot(tuple)
    def _on_listed(self, rows: "tuple[ModelRow, ...]") -> None:
        if self._builds.building or not (self._changed or self._failed):
            return
        known = {row.name: row for row in rows}
        missing = (known.get(name) for name in self._names())
        row = next((one for one in missing if one and one.size_mb and not one.ready), None)
        self._asked = row.name if row is not None else ""
        if row is not None:
            self._ask_for(row)
        elif self._changed or self._came:
            self._go_on()  # what is wrong with it otherwise is said by who starts it

    @Slot(Help)
    def _on_help(self, wanted: Help) -> None:
        if wanted is Help.STOP_MODEL:
            self._builds.cancel()
        elif wanted is Help.GET_MODEL:
            name = self._asked or self._names()[0]
            if self._builds.build(name):
                self._show_progress(name, tr("Beginning"), 0)

    def _names(self) -> list[str]:
        """The models that the settings mean."""
        from captioner_ui.recognition_check import model_of

        second = self._wanted.finals_model
        return [model_of(self._wanted), *([second] if second else [])]

    def _show_progress(self, name: str, step: str, percent: int) -> None:
        words = tr("{name}: {step}, {percent} %", name=name, step=step, percent=percent)
        self._window.show_model_news(Message(words, help=Help.STOP_MODEL))

    @Slot(str, float)
    def _on_progressed(self, step: str, done: float) -> None:
        percent = int(100 * done) // STEP_PERCENT * STEP_PERCENT
        if percent != self._told:
            self._told = percent
            self._show_progress(self._builds.building, step, percent)

    @Slot(str)
    def _on_ended(self, problem: str) -> None:
        self._told = -1
        self._window.show_model_news(None)
        if problem:
            self._window.show_model_news(Message(problem, help=Help.GET_MODEL))

    @Slot(str)
    def _on_got(self, name: str) -> None:
        if (self._changed or self._failed) and name in self._names():
            self._came = True  # the list that follows tells whether another one is missing


def install(shell: Shell) -> None:
    """Have recognition follow the settings, and get the models it needs."""
    ModelsFeature(shell)
