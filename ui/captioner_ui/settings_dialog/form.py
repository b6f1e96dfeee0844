"""The form of one section."""

from collections.abc import Collection, Mapping
from dataclasses import fields
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFormLayout,
    QLabel,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from captioner.plain_values import kind_of
from captioner.setting import About, about
from captioner_ui.settings_dialog.editor import Editor
from captioner_ui.settings_dialog.editors import ChoiceEditor, SwitchEditor, make_editor
from captioner_ui.settings_dialog.field_row import FieldRow
from captioner_ui.settings_dialog.value_words import value_words
from captioner_ui.style.icons import icon
from captioner_ui.style.tokens import GRID_PX, MARGIN_PX, TARGET_PX
from captioner_ui.translation import tr

NARROW_PX = 320


class Form(QWidget):
    """Controls of one section of the settings.

    Signals:
        edited: str, the field that has another value; the values may not be good ones together.
        typing: str, the same, and more letters may follow at once.
    """

    edited = Signal(str)
    typing = Signal(str)

    def __init__(self, name: str) -> None:
        """Args: name: of the section."""
        super().__init__()
        self.section = name

    def values(self) -> dict[str, Any]:
        """Value by field, of the fields that are shown."""
        raise NotImplementedError

    def show_section(self, section: Any) -> None:  # noqa: ANN401 - any section
        """Put the section's values into the controls, without a signal."""
        raise NotImplementedError

    def show_changes(self, before: Any, now: Any) -> None:  # noqa: ANN401 - any section
        """Put what differs between two states of the section into the controls."""
        raise NotImplementedError

    def show_defaults(self) -> None:
        """Put the defaults into the controls, without a signal."""
        raise NotImplementedError

    def filter(self, names: Collection[str] | None) -> bool:
        """Show what is called so, or all of it; whether anything is left."""
        raise NotImplementedError


class SectionForm(Form):
    """A control for each field that is not hidden, with its hint below it."""

    def __init__(
        self,
        name: str,
        section: Any,  # noqa: ANN401 - any section
        *,
        choices: Mapping[str, Mapping[str, str]] | None = None,
        editors: Mapping[str, Editor] | None = None,
        above: Mapping[str, QWidget] | None = None,
        below: Mapping[str, QWidget] | None = None,
    ) -> None:
        """Make the form.

        Args:
            name: of the section.
            section: an instance of the section's class.
            choices: for some fields of text, what to pick from: value to words.
            editors: for some fields, the control instead of the one of their kind.
            above: for some fields, what stands above them.
            below: for some fields, what stands below them.
        """
        super().__init__(name)
        self._kind = type(section)
        self._choices, self._given = choices or {}, editors or {}
        self._above, self._below = above or {}, below or {}
        self._default = self._kind()
        self._words: dict[str, About] = {}
        self._editors: dict[str, Editor] = {}
        self._rows: dict[str, FieldRow] = {}
        self._showing = False
        self._basic, self._advanced = _layout(), _layout()
        for its_field in fields(section):
            words = about(its_field)
            if not words.hidden:
                self._words[its_field.name] = words
                self._add(its_field.name, kind_of(self._kind, its_field), words)
        self._more = _disclosure()
        self._more.toggled.connect(self._on_more)
        self._box = QWidget()
        self._lay_out()
        self.show_section(section)

    def values(self) -> dict[str, Any]:
        """Value by field, of the fields that are shown."""
        return {name: editor.value() for name, editor in self._editors.items()}

    def show_section(self, section: Any) -> None:  # noqa: ANN401 - any section
        """Put the section's values into the controls, where they differ."""
        self._show({name: getattr(section, name) for name in self._editors})

    def show_changes(self, before: Any, now: Any) -> None:  # noqa: ANN401 - any section
        """Put what differs between two states of the section into the controls."""
        names = [name for name in self._editors if getattr(before, name) != getattr(now, name)]
        self._show({name: getattr(now, name) for name in names})

    def show_defaults(self) -> None:
        """Put the defaults into the controls."""
        self.show_section(self._default)

    def put(self, values: Mapping[str, Any]) -> None:
        """Put these values into the controls, as if the person had."""
        self._show(values)
        self._tell(next(iter(values)))

    def editor(self, name: str) -> Editor:
        """The control of a field."""
        return self._editors[name]

    def filter(self, names: Collection[str] | None) -> bool:
        """Show the fields that are called so, advanced ones, too, or all."""
        for name, row in self._rows.items():
            shown = names is None or name in names
            form = self._advanced if self._words[name].advanced else self._basic
            form.setRowVisible(row, shown)
            for beside in (self._above.get(name), self._below.get(name)):
                if beside is not None:
                    form.setRowVisible(beside, shown)
        advanced = [n for n, words in self._words.items() if words.advanced]
        hit = names is not None and any(name in names for name in advanced)
        self._more.setVisible(names is None and bool(advanced))
        self._box.setVisible(hit or (names is None and self._more.isChecked()))
        return names is None or any(name in names for name in self._rows)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """On a narrow page each control is below its label."""
        super().resizeEvent(event)
        policy = QFormLayout.RowWrapPolicy
        narrow = event.size().width() < NARROW_PX
        for form in (self._basic, self._advanced):
            form.setRowWrapPolicy(policy.WrapAllRows if narrow else policy.WrapLongRows)

    def _add(self, name: str, kind: Any, words: About) -> None:  # noqa: ANN401 - a type
        editor = self._editors[name] = self._make_editor(name, kind, words)
        editor.setParent(self)
        label, hint = tr(words.label), tr(words.hint) if words.hint else ""
        control = editor.control
        control.setObjectName(name)
        spoken = control.focusProxy() or control
        spoken.setAccessibleName(label)
        spoken.setAccessibleDescription(hint)
        row = self._rows[name] = FieldRow(control, label, "" if name == "font" else hint)
        row.reset_asked.connect(lambda: self.put({name: getattr(self._default, name)}))
        editor.edited.connect(lambda: self._tell(name))
        editor.typing.connect(lambda: self._tell(name, typing=True))
        form = self._advanced if words.advanced else self._basic
        if name in self._above:
            form.addRow(self._above[name])
        if isinstance(editor, SwitchEditor):
            form.addRow(row)
        else:
            title = QLabel(label)
            title.setMinimumHeight(TARGET_PX)  # in line with the control, whatever is below it
            title.setBuddy(spoken)
            form.addRow(title, row)
        if name in self._below:
            form.addRow(self._below[name])

    def _make_editor(self, name: str, kind: Any, words: About) -> Editor:  # noqa: ANN401 - a type
        if name in self._given:
            return self._given[name]
        if name in self._choices:
            return ChoiceEditor(dict(self._choices[name]))
        return make_editor(name, kind, words, getattr(self._default, name))

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID_PX)
        column.addLayout(self._basic)
        column.addWidget(self._more, 0, Qt.AlignmentFlag.AlignLeading)
        self._box.setLayout(self._advanced)
        column.addWidget(self._box)
        self._more.setVisible(any(words.advanced for words in self._words.values()))
        self._box.hide()

    def _show(self, values: Mapping[str, Any]) -> None:
        """Put these into the controls, where they differ: a cursor stays where it is."""
        self._showing = True
        for name, value in values.items():
            if not _stands_on(self._editors[name], value):
                self._editors[name].show_value(value)
        self._showing = False
        self._show_changed()

    def _tell(self, name: str, *, typing: bool = False) -> None:
        if not self._showing:
            self._show_changed()
            (self.typing if typing else self.edited).emit(name)

    def _show_changed(self) -> None:
        """Offer the default beside what differs from it."""
        for name, row in self._rows.items():
            default = getattr(self._default, name)
            words = value_words(default, self._words[name])
            row.show_changed(None if _stands_on(self._editors[name], default) else words)

    def _on_more(self, shown: bool) -> None:
        self._box.setVisible(shown)
        self._more.setIcon(icon("up" if shown else "down"))


def _stands_on(editor: Editor, wanted: object) -> bool:
    """Whether a control has this value; not if what it has is none."""
    try:
        return bool(editor.value() == wanted)
    except ValueError:  # ConfigError is one
        return False


def _layout() -> QFormLayout:
    form = QFormLayout()
    form.setContentsMargins(0, 0, 0, 0)
    form.setVerticalSpacing(GRID_PX)
    form.setHorizontalSpacing(MARGIN_PX)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
    form.setLabelAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
    form.setFormAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
    return form


def _disclosure() -> QToolButton:
    button = QToolButton()
    button.setObjectName("advanced")
    button.setProperty("look", "disclosure")
    button.setText(tr("Advanced"))
    button.setAccessibleName(tr("Advanced"))
    button.setIcon(icon("down"))
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    button.setCheckable(True)
    return button
