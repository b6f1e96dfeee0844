"""The sessions of the list, put into words only where they are looked at."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from captioner.history.search_all import FoundSession
from captioner.history.sessions import SessionInfo
from captioner_ui.history.session_rows import ROLE, TYPED_ROLE, SessionRow
from captioner_ui.history.session_words import name_of
from captioner_ui.plain_tip import plain_tip

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class SessionModel(QAbstractListModel):
    """All sessions, or those that a search has found so far. Main thread.

    Signals:
        renamed: SessionInfo, and str: what a person has typed for its name; empty for none.
    """

    renamed = Signal(SessionInfo, str)

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[SessionRow] = []

    def fill(self, sessions: Sequence[SessionInfo], present: Path | None) -> None:
        """Have these; `present` is written by this program now."""
        self.beginResetModel()
        self._rows = [SessionRow(info, present) for info in sessions]
        self.endResetModel()

    def add(self, found: Sequence[FoundSession], present: Path | None) -> None:
        """More that were found, one at least."""
        n = len(self._rows)
        self.beginInsertRows(_NOWHERE, n, n + len(found) - 1)
        self._rows += [SessionRow(one.info, present, one) for one in found]
        self.endInsertRows()

    def row_of(self, index: _Index) -> SessionRow:
        """The session of an index of this model."""
        return self._rows[index.row()]

    def rowCount(self, parent: _Index = _NOWHERE) -> int:  # noqa: N802 - Qt's name
        """How many there are."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """What the delegate paints, and what is told to who does not see that."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        match role:
            case int() if role == ROLE:
                return row
            case Qt.ItemDataRole.AccessibleTextRole:
                return row.spoken
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(row.info.first_words)
            case _:
                return None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """A name can be edited."""
        return super().flags(index) | Qt.ItemFlag.ItemIsEditable

    def setData(self, index: _Index, value: object, role: int = ROLE) -> bool:  # noqa: N802
        """Tell of a name that was typed; it is shown once it is kept."""
        if role != TYPED_ROLE or not index.isValid():
            return False
        info, typed = self._rows[index.row()].info, str(value)
        if typed != (info.title or name_of(info)):
            self.renamed.emit(info, typed)
        return True
