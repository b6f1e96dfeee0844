"""The language is chosen first, and the model follows from it."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QSignalBlocker, Slot

from captioner.languages import AUTO, ENGLISH, LANGUAGES
from captioner_ui.models.rows import ModelRow, meant
from captioner_ui.settings_dialog.editors import ChoiceEditor
from captioner_ui.translation import tr

if TYPE_CHECKING:
    from captioner_ui.models.panel import ModelPanel

MANY: Final = "base"  # until the models are known


def language_entries() -> dict[str, str]:
    """Every language to choose from, by its code: first the two that most people want."""
    names = {code: tr(name) for code, name in LANGUAGES.items()}
    others = sorted(names.items(), key=lambda entry: entry[1].casefold())
    return {ENGLISH: names[ENGLISH], AUTO: tr("Find out by listening")} | dict(others)


class LanguageEditor(ChoiceEditor):
    """Of a language: a model that knows English only stands for English.

    The setting is `auto` for who has chosen nothing. With such a model that means English, so that
    is what is shown; "Find out by listening" would promise what the model cannot do.
    """

    def __init__(self, finds_out: Callable[[], bool]) -> None:
        """Args: finds_out: whether the model in effect for `auto` knows many languages."""
        self._finds_out = finds_out
        self._meant = AUTO
        super().__init__(language_entries())
        self.edited.connect(self._on_edited)

    def value(self) -> str:
        """The code, or `auto`."""
        shown = super().value()
        untouched = self._meant == AUTO and shown == ENGLISH and not self._finds_out()
        return AUTO if untouched else shown

    def show_value(self, value: str) -> None:
        """Stand on it."""
        self._meant = str(value)
        only_english = value == AUTO and not self._finds_out()
        super().show_value(ENGLISH if only_english else value)

    def look_again(self) -> None:
        """The model is another one."""
        with QSignalBlocker(self):
            self.show_value(self._meant)

    @Slot()
    def _on_edited(self) -> None:
        self._meant = self.value()


class LanguageFirst(QObject):
    """Has the model follow when a person chooses a language. Main thread."""

    def __init__(self, panel: "ModelPanel") -> None:
        super().__init__(panel)
        self._panel = panel
        self._models: ChoiceEditor | None = None
        self.editor: Final = LanguageEditor(self._finds_out)
        self.editor.edited.connect(self._on_language)

    def follow(self, models: ChoiceEditor) -> None:
        """The control with the model."""
        self._models = models
        models.edited.connect(self._on_model)

    def _model(self) -> str:
        return self._models.value() if self._models is not None else ""

    def _finds_out(self) -> bool:
        row = meant(self._panel.rows, self._model(), AUTO)
        return row.multilingual if row is not None else self._model() not in ("", "tiny.en")

    @Slot()
    def _on_language(self) -> None:
        if self._models is None:
            return
        model = model_for(self._panel.rows, self._model(), self.editor.value())
        if model != self._model():
            with QSignalBlocker(self._models):
                self._models.show_value(model)

    @Slot()
    def _on_model(self) -> None:
        self.editor.look_again()


def model_for(rows: Mapping[str, ModelRow], model: str, language: str) -> str:
    """The model to choose along with a language: the present one if it will do, empty for any.

    To find out by listening takes a model of many languages, which has to be named: without a
    name the one for English would be meant.
    """
    row = meant(rows, model, language)
    if language == AUTO:
        if row is not None and row.multilingual:
            return model
        return next((row.name for row in rows.values() if row.many_default), MANY)
    return model if row is None or row.reads(language) else ""
