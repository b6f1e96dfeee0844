"""The form of one section."""

from dataclasses import fields
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFormLayout,
    QFrame,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from captioner.plain_values import kind_of
from captioner.setting import about
from captioner_ui.settings_dialog.editors import ChoiceEditor, Editor, SwitchEditor, make_editor
from captioner_ui.translation import tr

MARGIN_PX = 16
NARROW_PX = 320
HINT_SCALE = 0.9  # of the system font


class SectionPage(QWidget):
    """A control for each field that is not hidden, with its hint below it.

    Signals:
        edited: a value has changed; the values may not be good ones together.
    """

    edited = Signal()

    def __init__(
        self,
        section: Any,  # noqa: ANN401 - any section
        choices: dict[str, dict[str, str]] | None = None,
        above: QWidget | None = None,
        below: QWidget | None = None,
        editors: dict[str, Editor] | None = None,
    ) -> None:
        """Make the form.

        Args:
            section: an instance of the section's class.
            choices: for some fields of text, what to pick from: value to words.
            above: shown above the form, and stays there when it is scrolled.
            below: shown below the form, and scrolled with it.
            editors: for some fields, the control instead of the one of their kind.
        """
        super().__init__()
        self._kind = type(section)
        self._editors: dict[str, Editor] = {}
        self._form = QFormLayout()
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        for its_field in fields(section):
            words = about(its_field)
            if not words.hidden:
                entries = (choices or {}).get(its_field.name)
                kind = kind_of(self._kind, its_field)
                default = getattr(self._kind(), its_field.name)
                editor = (editors or {}).get(its_field.name) or (
                    ChoiceEditor(entries)
                    if entries is not None
                    else make_editor(its_field.name, kind, words, default)
                )
                self._add(its_field.name, editor, words.label, words.hint)
        self._lay_out(above, below)
        self.show_section(section)
        for editor in self._editors.values():
            editor.edited.connect(self.edited)

    def values(self) -> dict[str, Any]:
        """Value by field, of the fields that are shown."""
        return {name: editor.value() for name, editor in self._editors.items()}

    def show_section(self, section: Any) -> None:  # noqa: ANN401 - any section
        """Put the section's values into the controls."""
        for name, editor in self._editors.items():
            editor.show_value(getattr(section, name))

    def show_changes(self, before: Any, now: Any) -> None:  # noqa: ANN401 - any section
        """Put what differs between two states of the section into the controls."""
        for name, editor in self._editors.items():
            if getattr(before, name) != getattr(now, name):
                editor.show_value(getattr(now, name))

    def show_defaults(self) -> None:
        """Put the defaults into the controls."""
        self.show_section(self._kind())

    @property
    def unsaved(self) -> bool:
        """Whether there is more to be written than the values."""
        return any(editor.unsaved for editor in self._editors.values())

    def commit(self) -> None:
        """Write that; raises ConfigError."""
        for editor in self._editors.values():
            editor.commit()

    def editor(self, name: str) -> Editor:
        """The control of a field."""
        return self._editors[name]

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """On a narrow page each control is below its label."""
        super().resizeEvent(event)
        policy = QFormLayout.RowWrapPolicy
        narrow = event.size().width() < NARROW_PX
        self._form.setRowWrapPolicy(policy.WrapAllRows if narrow else policy.WrapLongRows)

    def _add(self, name: str, editor: Editor, label: str, hint: str) -> None:
        self._editors[name] = editor
        editor.setParent(self)
        control = editor.control
        control.setObjectName(name)
        spoken = control.focusProxy() or control
        spoken.setAccessibleName(tr(label))
        spoken.setAccessibleDescription(tr(hint) if hint else "")
        if name == "font":
            hint = ""  # it is about typing one
        shown = _with_hint(control, tr(hint)) if hint else control
        if isinstance(editor, SwitchEditor):
            self._form.addRow(shown)
        else:
            words = QLabel(tr(label))
            words.setBuddy(spoken)
            self._form.addRow(words, shown)

    def _lay_out(self, above: QWidget | None, below: QWidget | None) -> None:
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(MARGIN_PX, MARGIN_PX, MARGIN_PX, MARGIN_PX)
        column.addLayout(self._form)
        if below is not None:
            column.addWidget(below)
        column.addStretch(1)
        form = QScrollArea()
        form.setWidgetResizable(True)
        form.setFrameShape(QFrame.Shape.NoFrame)
        form.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        form.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        form.setWidget(body)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        if above is not None:
            page.addWidget(above)
        page.addWidget(form, 1)


def _with_hint(control: QWidget, hint: str) -> QWidget:
    """The control with a line of smaller words below it."""
    note = QLabel(hint)
    note.setTextFormat(Qt.TextFormat.PlainText)
    note.setWordWrap(True)
    note.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
    font = note.font()
    font.setPointSizeF(font.pointSizeF() * HINT_SCALE)
    note.setFont(font)
    both = QWidget()
    column = QVBoxLayout(both)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(2)
    wide = bool(control.sizePolicy().expandingDirections() & Qt.Orientation.Horizontal)
    column.addWidget(control, 0, Qt.AlignmentFlag(0) if wide else Qt.AlignmentFlag.AlignLeft)
    column.addWidget(note)
    return both
