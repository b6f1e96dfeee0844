"""The style sheet with the borders of the high-contrast theme, which no palette gives. No Qt."""

from typing import Final

STRONG_BORDERS: Final = """
QPushButton, QToolButton, QComboBox, QLineEdit, QAbstractSpinBox, QListView, QTreeView, QTableView,
QPlainTextEdit, QCheckBox::indicator, QRadioButton::indicator, QProgressBar, QTabWidget::pane {
    border: 2px solid #ffffff; border-radius: 4px; background: #000000; color: #ffffff;
}
QPushButton { padding: 3px 10px; }
QToolButton { padding: 3px; }
QComboBox, QLineEdit { padding: 2px 6px; }
QAbstractSpinBox { padding: 2px 22px 2px 6px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {
    subcontrol-origin: border; width: 20px; background: #ffffff; margin: 3px;
}
QAbstractSpinBox::up-button { subcontrol-position: top right; margin-bottom: 1px; }
QAbstractSpinBox::down-button { subcontrol-position: bottom right; margin-top: 1px; }
QAbstractSpinBox::up-arrow, QAbstractSpinBox::down-arrow {
    width: 0; height: 0; border-left: 4px solid #ffffff; border-right: 4px solid #ffffff;
}
QAbstractSpinBox::up-arrow { border-bottom: 5px solid #000000; }
QAbstractSpinBox::down-arrow { border-top: 5px solid #000000; }
QCheckBox::indicator, QRadioButton::indicator { width: 14px; height: 14px; }
QRadioButton::indicator { border-radius: 9px; }
QCheckBox::indicator:checked, QRadioButton::indicator:checked { background: #ffe14d; }
QSlider { min-height: 26px; }
QSlider::groove:horizontal { height: 4px; background: #ffffff; }
QSlider::handle:horizontal {
    width: 14px; margin: -8px 0; background: #000000; border: 2px solid #ffffff; border-radius: 4px;
}
QSlider::handle:horizontal:focus { border: 2px solid #ffe14d; }
QProgressBar { text-align: center; min-height: 22px; }
QProgressBar::chunk { background: #1d4f8f; }
QTabBar::tab { border: 2px solid #ffffff; padding: 5px 12px; margin-right: 2px; }
QTabBar::tab:selected { background: #ffe14d; color: #000000; }
QTabBar::tab:focus { border: 2px dashed #000000; }
QHeaderView::section { background: #000000; color: #ffffff; border: 1px solid #ffffff; }
QTableView { gridline-color: #ffffff; }
QGroupBox { border: 1px solid #ffffff; margin-top: 1.2em; padding-top: 6px; }
QGroupBox::title { subcontrol-origin: margin; left: 10px; padding: 0 4px; }
QPushButton:hover, QToolButton:hover, QComboBox:hover { background: #333333; }
QPushButton:focus, QToolButton:focus, QComboBox:focus, QLineEdit:focus, QAbstractSpinBox:focus,
QListView:focus, QTreeView:focus, QTableView:focus, QPlainTextEdit:focus, QTextEdit:focus,
QCheckBox::indicator:focus, QRadioButton::indicator:focus { border: 2px solid #ffe14d; }
QTextEdit { border: 2px solid #000000; }
QPushButton:pressed, QToolButton:pressed, QToolButton:checked, QPushButton:checked {
    background: #ffe14d; color: #000000;
}
QPushButton:disabled, QToolButton:disabled, QComboBox:disabled, QLineEdit:disabled,
QAbstractSpinBox:disabled { border: 2px dashed #d0d0d0; color: #d0d0d0; }
QMenu { border: 2px solid #ffffff; }
QMenu::item:selected, QMenuBar::item:selected { background: #ffe14d; color: #000000; }
QToolTip { border: 2px solid #ffffff; background: #000000; color: #ffffff; }
QScrollBar { background: #000000; border: 1px solid #ffffff; }
QScrollBar:vertical { width: 16px; }
QScrollBar:horizontal { height: 16px; }
QScrollBar::handle { background: #ffffff; min-height: 24px; min-width: 24px; margin: 2px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: #000000; }
"""
"""White on black: on black, a style's own borders are black, too."""
