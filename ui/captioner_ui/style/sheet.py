"""The style sheet: shapes from the tokens, colours from a theme. No Qt.

What it leaves out (marks in boxes, arrows) Fusion draws, in the colours of the palette.
"""

from string import Template
from typing import Final

from captioner_ui.style import tokens
from captioner_ui.style.tokens import Colours

_SHEET: Final = Template("""
QPushButton, QToolButton {
    background: $button; color: $text; border: ${w}px solid $outline;
    border-radius: ${radius}px;
}
QPushButton { padding: ${half}px ${wide}px; min-height: ${inner}px; }
QToolButton { padding: ${half}px; }
QPushButton:hover, QToolButton:hover { background: $hover; }
QPushButton:pressed, QToolButton:pressed, QToolButton:checked, QPushButton:checked {
    background: $highlight; color: $highlighted;
}
QPushButton:default { border: ${w}px solid $edge; }
QPushButton:disabled, QToolButton:disabled { color: $faint; border: ${w}px $dashed $outline; }
QPushButton:focus, QToolButton:focus { border: 2px solid $focus; }
QPushButton[look="main"] { background: $accent; color: $on_accent; border-color: $accent; }
QPushButton[look="main"]:focus { border: 2px solid $text; }
QPushButton[look="main"]:disabled { background: $button; color: $faint; border-color: $outline; }
QPushButton[look="plain"], QToolButton[look="plain"] {
    background: transparent; border-color: $plain;
}
QPushButton[look="plain"]:hover, QToolButton[look="plain"]:hover { background: $hover; }
QPushButton[look="plain"]:pressed, QToolButton[look="plain"]:pressed,
QToolButton[look="plain"]:checked { background: $highlight; color: $highlighted; }
QPushButton[look="plain"]:focus, QToolButton[look="plain"]:focus { border-color: $focus; }
QToolButton[look="chip"] { text-align: left; padding: ${half}px ${grid}px; }
QToolButton[look="disclosure"], QToolButton[look="disclosure"]:checked {
    background: transparent; color: $text; border-color: $plain; padding: ${half}px;
}
QToolButton[look="disclosure"]:hover { background: $hover; }
QToolButton[look="disclosure"]:focus { border: 2px solid $focus; }
QToolButton::menu-indicator { image: none; width: 0; }
QComboBox, QLineEdit, QAbstractSpinBox, QPlainTextEdit, QListView, QTreeView, QTableView {
    background: $base; color: $text; border: ${w}px solid $edge; border-radius: ${small}px;
    selection-background-color: $highlight; selection-color: $highlighted;
}
QComboBox, QLineEdit { padding: ${half}px ${grid}px; min-height: ${field}px; }
QComboBox::drop-down { border: 0; width: 24px; }
QComboBox::down-arrow {
    width: 0; height: 0; border-left: 4px solid $base; border-right: 4px solid $base;
    border-top: 5px solid $text;
}
QComboBox[look="pill"]::down-arrow { border-left-color: $button; border-right-color: $button; }
QComboBox[look="pill"] {
    background: $button; border: ${w}px solid $outline; border-radius: ${round}px;
    min-height: ${field}px; padding: ${half}px ${wide}px;
}
QComboBox[look="pill"]:hover { background: $hover; }
QComboBox[look="pill"]:focus { border: 2px solid $focus; }
QComboBox QAbstractItemView { border: ${w}px solid $edge; padding: ${half}px; }
QAbstractSpinBox { padding: ${half}px 26px ${half}px ${grid}px; min-height: ${field}px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {
    subcontrol-origin: border; width: 22px; background: $button; margin: 3px;
}
QAbstractSpinBox::up-button {
    subcontrol-position: top right; margin-bottom: 1px; border-top-right-radius: 2px;
}
QAbstractSpinBox::down-button {
    subcontrol-position: bottom right; margin-top: 1px; border-bottom-right-radius: 2px;
}
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover { background: $hover; }
QAbstractSpinBox::up-arrow, QAbstractSpinBox::down-arrow {
    width: 0; height: 0; border-left: 4px solid $button; border-right: 4px solid $button;
}
QAbstractSpinBox::up-arrow { border-bottom: 5px solid $text; }
QAbstractSpinBox::down-arrow { border-top: 5px solid $text; }
QComboBox:hover { background: $hover; }
QComboBox:focus, QLineEdit:focus, QAbstractSpinBox:focus, QPlainTextEdit:focus, QListView:focus,
QTreeView:focus, QTableView:focus { border: 2px solid $focus; }
QComboBox:disabled, QLineEdit:disabled, QAbstractSpinBox:disabled {
    color: $faint; border: ${w}px dashed $faint;
}
QListView, QTreeView { outline: 0; }
QListView::item, QTreeView::item { padding: ${half}px; border-radius: ${small}px; }
QListView::item:hover, QTreeView::item:hover { background: $hover; }
QListView::item:selected, QTreeView::item:selected { background: $highlight; color: $highlighted; }
QHeaderView::section {
    background: $window; color: $quiet; border: 0; border-bottom: ${w}px solid $line;
    padding: ${half}px ${grid}px;
}
QTableView { gridline-color: $line; }
QTextEdit { background: $base; color: $text; border: 0; }
QTextEdit:focus { border: 0; }
QCheckBox, QRadioButton { spacing: ${grid}px; min-height: ${field}px; }
QSlider { min-height: 26px; }
QSlider::groove:horizontal { height: 4px; background: $edge; border-radius: 2px; }
QSlider::handle:horizontal {
    width: 16px; margin: -7px 0; background: $accent; border: 2px solid $accent;
    border-radius: 9px;
}
QSlider::handle:horizontal:focus { border: 2px solid $text; }
QProgressBar {
    background: $button; color: $text; border: ${w}px solid $outline; text-align: center;
    border-radius: ${small}px; min-height: 22px;
}
QProgressBar::chunk { background: $progress; border-radius: ${small}px; }
QTabBar::tab {
    background: transparent; color: $text; border: ${w}px solid $plain; padding: 6px ${wide}px;
    border-radius: ${small}px; margin-right: 2px;
}
QTabBar::tab:selected { background: $highlight; color: $highlighted; }
QTabBar::tab:focus { border: 2px solid $focus; }
QTabWidget::pane { border: ${w}px solid $line; border-radius: ${radius}px; }
QGroupBox {
    border: ${w}px solid $line; border-radius: ${radius}px; margin-top: 1.2em; padding-top: 6px;
}
QGroupBox::title { subcontrol-origin: margin; left: 10px; padding: 0 4px; }
QMenuBar { background: $window; color: $text; }
QMenuBar::item { padding: ${half}px ${grid}px; border-radius: ${small}px; }
QMenuBar::item:selected { background: $hover; }
QMenu { background: $base; color: $text; border: ${w}px solid $edge; padding: ${half}px; }
QMenu::item { padding: 6px 28px 6px ${grid}px; border-radius: ${small}px; }
QMenu::icon { padding-left: ${grid}px; }
QMenu::item:selected { background: $highlight; color: $highlighted; }
QMenu::item:disabled { color: $faint; }
QMenu::separator { height: 1px; background: $line; margin: ${half}px ${grid}px; }
QToolTip {
    background: $base; color: $text; border: ${w}px solid $edge; padding: ${half}px;
}
QScrollBar { background: transparent; border: 0; margin: 0; }
QScrollBar:vertical { width: 14px; }
QScrollBar:horizontal { height: 14px; }
QScrollBar::handle { background: $edge; border-radius: 3px; margin: 4px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:disabled { background: transparent; }
QScrollBar::handle:hover { background: $text; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QLabel[look="quiet"], QPushButton[look="quiet"] { color: $quiet; }
QPushButton[look="quiet"] { background: transparent; border-color: $plain; padding: 0 ${half}px; }
QPushButton[look="quiet"]:hover { background: $hover; }
QPushButton[look="quiet"]:focus { border-color: $focus; }
QFrame[look="card"] {
    background: $window; border: ${w}px solid $edge; border-radius: ${radius}px;
}
QFrame[look="rule"] { background: $line; border: 0; }
QLabel[look="drop"] {
    background: $base; color: $text; border: 2px dashed $accent; border-radius: ${radius}px;
    padding: ${margin}px;
}
QFrame[look="problem"] { background: $problem; border-top: ${w}px solid $on_problem; }
QFrame[look="problem"] QLabel { color: $on_problem; }
QFrame[look="hint"] { background: $hint; border-top: ${w}px solid $on_hint; }
QFrame[look="hint"] QLabel { color: $on_hint; }
""")


def style_sheet(colours: Colours) -> str:
    """The sheet of a theme.

    One whose lines are as strong as its words gives every control a border, of two pixels.
    """
    strong = colours.line == colours.text
    return _SHEET.substitute(
        {role: getattr(colours, role) for role in tokens.COLOUR_ROLES},
        w=2 if strong else 1,
        plain=colours.outline if strong else "transparent",
        dashed="dashed" if strong else "solid",
        progress="#1d4f8f" if strong else colours.calm,  # words stand on it
        grid=tokens.GRID_PX,
        half=tokens.HALF_PX,
        wide=tokens.GRID_PX + tokens.HALF_PX,
        inner=tokens.TARGET_PX - 2 * tokens.HALF_PX - 2,
        field=tokens.TARGET_PX - 2 * tokens.HALF_PX - 4,
        small=tokens.RADIUS_SMALL_PX,
        radius=tokens.RADIUS_PX,
        margin=tokens.MARGIN_PX,
        round=tokens.RADIUS_ROUND_PX,
    )
