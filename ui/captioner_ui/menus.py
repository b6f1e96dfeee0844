"""The menus by title, each made when somebody has something to put into it."""

from typing import Final

from PySide6.QtCore import QObject, QPoint, Qt, Slot
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu, QMenuBar

from captioner_ui.translation import tr, tr_later

TITLES: Final = {
    "File": tr_later("&File"),
    "Captions": tr_later("Ca&ptions"),
    "View": tr_later("&View"),
    "History": tr_later("Histor&y"),
    "Help": tr_later("&Help"),
}
"""From left to right, with the letter that opens it; others come before the last one."""
BELOW_LINES: Final = 2  # of text, below the window's upper edge: where a menu of a hidden bar opens


class Menus(QObject):
    """Main thread."""

    def __init__(self, bar: QMenuBar) -> None:
        super().__init__(bar)
        self._bar = bar
        self.all: Final = QMenu(bar)
        """All of them in one, for where the menu bar is not shown."""
        self.all.aboutToShow.connect(self._on_all_about_to_show)
        self._menus: dict[str, QMenu] = {}
        self._last: dict[str, QAction] = {}

    def menu(self, title: str) -> QMenu:
        """The menu of this (untranslated) title."""
        if title not in self._menus:
            menu = QMenu(tr(TITLES[title]) if title in TITLES else title, self._bar)
            menu.setObjectName(title)
            following = [name for name in self._menus if _place(name) > _place(title)]
            if following:
                next_one = min(following, key=_place)
                self._bar.insertMenu(self._menus[next_one].menuAction(), menu)
            else:
                self._bar.addMenu(menu)
            self._menus[title] = menu
            letter = QKeySequence.mnemonic(menu.title())
            if not letter.isEmpty():  # a bar that is hidden hears no letters
                heard = QShortcut(letter, self._bar.window())
                heard.setObjectName(title)
                heard.activated.connect(self._on_letter)
        return self._menus[title]

    def add_at_end(self, title: str, action: QAction) -> None:
        """An entry that stays the last one of its menu, whatever is added later."""
        menu = self.menu(title)
        menu.addAction(action)
        self._last[title] = action
        menu.aboutToShow.connect(self._on_about_to_show)

    @Slot()
    def _on_letter(self) -> None:
        """Open the menu of a letter below the window's upper edge, where the bar would have it."""
        heard = self.sender()
        assert heard is not None
        corner = QPoint(0, self.all.fontMetrics().height() * BELOW_LINES)
        menu = self._menus[heard.objectName()]
        menu.popup(self._bar.window().mapToGlobal(corner))

    @Slot()
    def _on_all_about_to_show(self) -> None:
        self.all.clear()
        self.all.addActions(self._bar.actions())

    @Slot()
    def _on_about_to_show(self) -> None:
        menu = self.sender()
        assert isinstance(menu, QMenu)
        action = self._last[menu.objectName()]
        if menu.actions()[-1] is not action:
            menu.addSeparator()
            menu.addAction(action)  # moves it


def submenus(menu: QMenu | QMenuBar) -> dict[QAction, QMenu]:
    """The menus inside a menu or a menu bar, each by the entry that opens it. Main thread.

    QAction.menu() would say it, too, but PySide6 6.8 then takes the menu for a part of that
    entry's Python object: once nobody holds the object, menu and entries are gone, for Qt as well.
    """
    inside = menu.findChildren(QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return {inner.menuAction(): inner for inner in inside}


def entries(menu: QMenu | QMenuBar) -> list[QAction]:
    """Every entry that does something, in order, also those of the menus inside."""
    inside = submenus(menu)
    found: list[QAction] = []
    for action in menu.actions():
        if action in inside:
            found += entries(inside[action])
        elif action.text() and not action.isSeparator():
            found.append(action)
    return found


def _place(title: str) -> int:
    order = [*TITLES]
    return order.index(title) if title in TITLES else len(order) - 1
