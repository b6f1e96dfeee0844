"""The style of our light and dark themes: Fusion, with edges that can be seen."""

from typing import Final

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QProxyStyle, QStyle, QStyleOption, QStyleOptionComplex, QWidget

RADIUS_PX: Final = 2.5

_Primitive = QStyle.PrimitiveElement
_SQUARE: Final = (_Primitive.PE_IndicatorCheckBox, _Primitive.PE_FrameLineEdit, _Primitive.PE_Frame)


class EdgedStyle(QProxyStyle):
    """Draws a line around fields and boxes, whose own borders hardly differ from the window.

    Fusion makes them darker than the window, which in the dark is nothing to be seen.
    """

    def __init__(self, edge: str, focus: str) -> None:
        """Args: edge: colour of the lines, #rrggbb; focus: of the field that is typed into."""
        super().__init__("Fusion")
        self._edge = QColor(edge)
        self._focus = QColor(focus)

    def drawPrimitive(  # noqa: N802 - Qt's name
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """As Fusion, and the line."""
        super().drawPrimitive(element, option, painter, widget)
        if element in _SQUARE:
            self._draw_edge(option, painter, RADIUS_PX)
        elif element is _Primitive.PE_IndicatorRadioButton:
            self._draw_edge(option, painter, option.rect.height() / 2)

    def drawComplexControl(  # noqa: N802 - Qt's name
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """As Fusion, and the line."""
        super().drawComplexControl(control, option, painter, widget)
        if control is QStyle.ComplexControl.CC_SpinBox:
            self._draw_edge(option, painter, RADIUS_PX)

    def _draw_edge(self, option: QStyleOption, painter: QPainter, radius_px: float) -> None:
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self._focus if focused else self._edge)
        painter.drawRoundedRect(_middle_of_pixels(option.rect), radius_px, radius_px)
        painter.restore()


def _middle_of_pixels(rect: QRect) -> QRectF:
    """Where a line of one pixel is sharp."""
    return QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5)
