"""A control with its hint below it, and a button beside it that gives the default back."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from captioner_ui.style.icons import icon
from captioner_ui.style.tokens import HALF_PX
from captioner_ui.translation import tr

RESET_PX: Final = 28  # its place is kept: nothing jumps when a value becomes another one
RESET_ICON_PX: Final = 16


class FieldRow(QWidget):
    """What stands in the form at the right of a label.

    Signals:
        reset_asked: the person wants the default.
    """

    reset_asked = Signal()

    def __init__(self, control: QWidget, label: str, hint: str = "") -> None:
        """Args: label, hint: in the reader's language."""
        super().__init__()
        self._reset = _reset_button(label)
        self._reset.clicked.connect(self.reset_asked)
        row = QHBoxLayout()
        row.setSpacing(HALF_PX)
        wide = bool(control.sizePolicy().expandingDirections() & Qt.Orientation.Horizontal)
        row.addWidget(control, 1 if wide else 0)
        row.addWidget(self._reset, 0, Qt.AlignmentFlag.AlignTop)
        if not wide:
            row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(row)
        if hint:
            column.addWidget(_hint(hint))
        _guard(control)

    def show_changed(self, default_words: str | None) -> None:
        """Offer the default, in words (perhaps none), or None where it holds."""
        had_focus = self._reset.hasFocus()
        changed = default_words is not None
        self._reset.setVisible(changed)
        tip = tr("Default: {value}", value=default_words) if default_words else tr("Default")
        self._reset.setToolTip(tip)
        if had_focus and not changed:
            self.focusNextPrevChild(False)


def _reset_button(label: str) -> QToolButton:
    button = QToolButton()
    button.setObjectName("reset")
    button.setProperty("look", "plain")
    button.setIcon(icon("undo"))
    button.setIconSize(QSize(RESET_ICON_PX, RESET_ICON_PX))
    button.setFixedSize(QSize(RESET_PX, RESET_PX))
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    button.setAccessibleName(tr("Default for {setting}", setting=label))
    policy = button.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    button.setSizePolicy(policy)
    button.hide()
    return button


def _hint(hint: str) -> QLabel:
    note = QLabel(hint)
    note.setProperty("look", "quiet")
    note.setTextFormat(Qt.TextFormat.PlainText)
    note.setWordWrap(True)
    note.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
    return note


class _WheelGuard(QObject):
    """Lets the wheel scroll the page where it passes over a control that is not at hand."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Only what has the keyboard takes the wheel."""
        at_hand = not isinstance(watched, QWidget) or watched.hasFocus()
        if event.type() is not QEvent.Type.Wheel or at_hand:
            return False
        event.ignore()
        return True


def _guard(control: QWidget) -> None:
    found = [*control.findChildren(QComboBox), *control.findChildren(QAbstractSpinBox)]
    if isinstance(control, QComboBox | QAbstractSpinBox):
        found.append(control)
    for one in found:
        one.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        one.installEventFilter(_WheelGuard(one))
