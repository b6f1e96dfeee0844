"""A page of the settings: one form or several below each other."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from captioner_ui.settings_dialog.form import Form
from captioner_ui.settings_dialog.tabs import chain
from captioner_ui.style.tokens import GRID_PX, MARGIN_PX, TITLE_SCALE

ROOM_PX: Final = 280  # a page that is less high has its forms only


class TopicPage(QWidget):
    """Forms that are scrolled together, perhaps below a picture that stays.

    Signals:
        edited: str and str, section and field; see Form.
        typing: the same.
    """

    edited = Signal(str, str)
    typing = Signal(str, str)

    def __init__(
        self,
        forms: Sequence[Form],
        headings: Mapping[str, str] | None = None,
        above: QWidget | None = None,
    ) -> None:
        """Make the page.

        Args:
            forms: from top to bottom.
            headings: over some of them, by section, in the reader's language.
            above: stays above when they are scrolled.
        """
        super().__init__()
        self.forms = tuple(forms)
        self._headings = {name: _heading(words) for name, words in (headings or {}).items()}
        self._above = above
        self._scrolled = self._make_scrolled()
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        if above is not None:
            page.addWidget(above)
        page.addWidget(self._scrolled, 1)
        for form in self.forms:
            form.edited.connect(lambda name, form=form: self.edited.emit(form.section, name))
            form.typing.connect(lambda name, form=form: self.typing.emit(form.section, name))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Of the forms alone: what stands above them gives way on a small screen."""
        return self._scrolled.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Show what stands above the forms if these have room beside it."""
        super().resizeEvent(event)
        if self._above is not None:
            self._above.setVisible(event.size().height() >= ROOM_PX)

    def form(self, section: str) -> Form:
        """The form of a section.

        Raises:
            KeyError: it is not on this page.
        """
        for form in self.forms:
            if form.section == section:
                return form
        raise KeyError(section)

    def show_form(self, section: str) -> None:
        """Scroll so that the form begins at the top."""
        wanted = self._headings.get(section, self.form(section))
        first = self.form(section) is self.forms[0]
        self._scrolled.verticalScrollBar().setValue(0 if first else wanted.y() - GRID_PX)

    def filter(self, wanted: Collection[tuple[str, str]] | None) -> None:
        """Show these fields, by section and name, or all of them."""
        for form in self.forms:
            names = None
            if wanted is not None:
                names = {name for section, name in wanted if section == form.section}
            shown = form.filter(names)
            form.setVisible(shown)
            if form.section in self._headings:
                self._headings[form.section].setVisible(shown)
        self._scrolled.verticalScrollBar().setValue(0)

    def focus_first(self) -> None:
        """Give the keyboard to the first control that is shown."""
        for widget in chain(self):
            if widget.isVisible():
                widget.setFocus(Qt.FocusReason.TabFocusReason)
                return

    def _make_scrolled(self) -> QScrollArea:
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(MARGIN_PX, MARGIN_PX, MARGIN_PX, MARGIN_PX)
        column.setSpacing(MARGIN_PX)
        for form in self.forms:
            if form.section in self._headings:
                column.addWidget(self._headings[form.section])
            column.addWidget(form)
        column.addStretch(1)
        scrolled = QScrollArea()
        scrolled.setWidgetResizable(True)
        scrolled.setFrameShape(QFrame.Shape.NoFrame)
        scrolled.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scrolled.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scrolled.setWidget(body)
        return scrolled


def _heading(words: str) -> QLabel:
    label = QLabel(words)
    font = label.font()
    font.setPointSizeF(font.pointSizeF() * TITLE_SCALE)
    font.setBold(True)
    label.setFont(font)
    return label
