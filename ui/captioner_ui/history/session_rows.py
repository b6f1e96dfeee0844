"""How a session looks in the list: its name, below it when it was, and where a search found it."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QPainter,
    QPalette,
    QPen,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from captioner.history.records import LONGEST_TITLE
from captioner.history.search_all import FoundSession
from captioner.history.sessions import SessionInfo
from captioner_ui.history.row_paint import HIT, ON_HIT
from captioner_ui.history.selection import units
from captioner_ui.history.session_words import facts, name_of
from captioner_ui.style.tokens import GRID_PX, HALF_PX
from captioner_ui.theme import colours_of
from captioner_ui.translation import tr

ROLE: Final = Qt.ItemDataRole.UserRole
TYPED_ROLE: Final = Qt.ItemDataRole.UserRole + 1
"""What a person has typed for its name; empty for none."""
_Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class SessionRow:
    """What the list has of a session."""

    info: SessionInfo
    present: Path | None
    """The file that is written by this program now."""
    found: FoundSession | None = None
    """Where a search found it; None without a search."""

    @property
    def second(self) -> str:
        """The line below the name."""
        told = facts(self.info, self.present)
        if self.found is None or not self.found.n_hits:
            return told
        hits = tr("%n place(s)", n=self.found.n_hits)
        return f"{told} · {hits}"

    @property
    def spoken(self) -> str:
        """All of it for who listens to the screen."""
        excerpt = self.found.excerpt if self.found is not None else ""
        return ". ".join(part for part in (name_of(self.info), self.second, excerpt) if part)


class SessionDelegate(QStyledItemDelegate):
    """Paints rows, and lets a name be edited in its place. Main thread."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:  # noqa: N802 - Qt's name
        """Two lines, and a third in a search: all have the same height."""
        row = index.data(ROLE)
        metrics = QFontMetrics(option.font)
        n_lines = 3 if isinstance(row, SessionRow) and row.found is not None else 2
        return QSize(0, n_lines * metrics.lineSpacing() + 2 * GRID_PX + HALF_PX)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """The row."""
        row = index.data(ROLE)
        shape = QStyleOptionViewItem(option)
        self.initStyleOption(shape, index)
        shape.text = ""
        widget = option.widget
        style = widget.style() if widget is not None else QApplication.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, shape, painter, widget)
        if not isinstance(row, SessionRow):
            return
        painter.save()
        self._paint_words(painter, option, row)
        painter.restore()

    def createEditor(  # noqa: N802 - Qt's name
        self, parent: QWidget, _option: QStyleOptionViewItem, _index: _Index
    ) -> QWidget:
        """For the name."""
        editor = QLineEdit(parent)
        editor.setMaxLength(LONGEST_TITLE)
        editor.setAccessibleName(tr("Title of the session"))
        return editor

    def setEditorData(self, editor: QWidget, index: _Index) -> None:  # noqa: N802 - Qt's name
        """With what it is called now."""
        row = index.data(ROLE)
        if isinstance(editor, QLineEdit) and isinstance(row, SessionRow):
            editor.setText(name_of(row.info))
            editor.selectAll()

    def setModelData(  # noqa: N802 - Qt's name
        self, editor: QWidget, model: QAbstractItemModel, index: _Index
    ) -> None:
        """Leave what was typed; nobody is renamed by that alone."""
        if isinstance(editor, QLineEdit):
            model.setData(index, " ".join(editor.text().split()), TYPED_ROLE)

    def updateEditorGeometry(  # noqa: N802 - Qt's name
        self, editor: QWidget, option: QStyleOptionViewItem, _index: _Index
    ) -> None:
        """Over the name."""
        rect = QRect(option.rect)
        rect.setHeight(min(rect.height(), editor.sizeHint().height()))
        editor.setGeometry(rect)

    def _paint_words(
        self, painter: QPainter, option: QStyleOptionViewItem, row: SessionRow
    ) -> None:
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        palette = option.palette
        role = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text
        quiet = palette.color(role) if chosen else colours_of(palette).quiet
        room = option.rect.adjusted(GRID_PX, GRID_PX, -GRID_PX, -GRID_PX)
        bold = QFont(option.font)
        bold.setBold(True)
        align = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading
        aligned = QStyle.visualAlignment(option.direction, align)
        metrics = QFontMetrics(bold)
        painter.setFont(bold)
        painter.setPen(palette.color(role))
        end = Qt.TextElideMode.ElideRight
        painter.drawText(room, aligned, metrics.elidedText(name_of(row.info), end, room.width()))
        plain = QFontMetrics(option.font)
        room.translate(0, plain.lineSpacing() + HALF_PX)
        painter.setFont(option.font)
        painter.setPen(QPen(quiet))
        painter.drawText(room, aligned, plain.elidedText(row.second, end, room.width()))
        if row.found is not None and row.found.excerpt:
            room.translate(0, plain.lineSpacing())
            painter.setPen(palette.color(role))
            _paint_excerpt(painter, row.found, room, option)


def _paint_excerpt(
    painter: QPainter,
    found: FoundSession,
    room: QRect,
    option: QStyleOptionViewItem,
) -> None:
    """The words around a hit, and the hit marked as in the transcript."""
    cut = QFontMetrics(option.font).elidedText(
        found.excerpt, Qt.TextElideMode.ElideRight, room.width()
    )
    layout = QTextLayout(cut, option.font)
    layout.setTextOption(QTextOption(Qt.AlignmentFlag.AlignLeading))
    layout.beginLayout()
    layout.createLine().setLineWidth(room.width())
    layout.endLayout()
    marked = QTextLayout.FormatRange()
    marked.start = units(found.excerpt, found.start)
    marked.length = units(found.excerpt, found.end) - marked.start
    look = QTextCharFormat()
    look.setBackground(HIT)
    look.setForeground(ON_HIT)
    marked.format = look
    layout.draw(painter, QPointF(room.topLeft()), [marked], QRectF())
