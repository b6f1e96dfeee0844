import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

from PySide6.QtGui import QColor

from captioner_ui.rolling_graph import Curve, RollingGraph, round_above
from captioner_ui.theme import colours_of

pytestmark = pytest.mark.ui


@pytest.mark.parametrize(
    ("value", "top"),
    [(-1, 1), (0, 1), (0.3, 0.5), (1, 1), (1.2, 2), (5.1, 10), (230, 500), (1000, 1000)],
)
def test_the_scale_ends_at_a_round_number_that_is_not_below_the_largest(value, top):
    assert round_above(value) == pytest.approx(top)


def test_a_graph_says_its_newest_values_in_words(qtbot):
    graph = RollingGraph("Memory", "MB")
    qtbot.addWidget(graph)

    graph.show_curves([Curve("process", [200.0, 240.2]), Curve("model", [57.25])])

    assert graph.caption == "Memory: process 240, model 57.2 MB"
    assert graph.accessibleDescription() == graph.caption


def test_the_line_of_a_larger_value_is_painted_higher(qtbot):
    low, high = (_painted(qtbot, value) for value in (1.0, 4.0))

    assert high < low


def _painted(qtbot, value):
    """The uppermost row in which a steady line of this value has its colour."""
    graph = RollingGraph("Lag", "s")
    qtbot.addWidget(graph)
    graph.resize(300, 150)
    graph.show_curves([Curve("", [value] * 100), Curve("", [5.0])])
    image = graph.grab().toImage()
    colour = QColor(colours_of(graph.palette()).link).rgb()
    rows = range(60, image.height())  # below the head
    return next(row for row in rows if image.pixelColor(image.width() - 60, row).rgb() == colour)
