import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")
from PySide6.QtWidgets import (
    QSpinBox,
)

from captioner_ui.overlay.row_painter import RowPainter
from captioner_ui.sections.overlay import OverlaySettings
from captioner_ui.settings_dialog.preview import MAX_HEIGHT_PX, PAD_PX
from support.settings_dialog import control

pytestmark = pytest.mark.ui


def test_the_preview_follows_the_draft(qtbot, dialog):
    dialog.show_topic("look")
    before = dialog._maker.look.grab().toImage()

    control(dialog, "size_pt", QSpinBox).setValue(48)

    assert dialog._maker.look.grab().toImage() != before


@pytest.mark.parametrize("size_pt", [28, 36, 56, 96])
def test_the_overlays_preview_shows_the_edge_of_its_background_on_a_desktop(dialog, size_pt):
    dialog.show_topic("overlay")
    control(dialog, "size_pt", QSpinBox).setValue(size_pt)
    control(dialog, "opacity_percent", QSpinBox).setValue(100)

    image = dialog._maker.overlay.grab().toImage()

    scale = image.devicePixelRatio()
    left, top, bottom = 2 * PAD_PX, PAD_PX // 2, dialog._maker.overlay.height() - PAD_PX // 2
    assert image.pixelColor(round(left * scale), round(top * scale)).name() == "#fafafa"
    assert image.pixelColor(round(left * scale), round(bottom * scale)).name() == "#fafafa"
    assert image.pixelColor(round(left * scale), round(1.5 * PAD_PX * scale)).name() == "#000000"


def test_the_overlays_preview_has_room_for_two_rows_of_the_usual_size(dialog):
    dialog.show_topic("overlay")

    room = dialog._maker.overlay.contentsRect().height() - 4 * PAD_PX
    most = MAX_HEIGHT_PX - 2 * dialog._maker.overlay.frameWidth() - 4 * PAD_PX

    assert room >= min(2 * RowPainter(OverlaySettings()).row_height, most)


def test_letters_too_large_for_the_overlays_preview_stay_on_its_background(dialog):
    dialog.show_topic("overlay")
    control(dialog, "opacity_percent", QSpinBox).setValue(100)
    control(dialog, "size_pt", QSpinBox).setValue(control(dialog, "size_pt", QSpinBox).maximum())

    image = dialog._maker.overlay.grab().toImage()

    scale = image.devicePixelRatio()
    rim = {
        image.pixelColor(x, round(y * scale)).name()
        for x in range(2 * PAD_PX, image.width() // 2 - PAD_PX)
        for y in (PAD_PX // 2, dialog._maker.overlay.height() - PAD_PX // 2)
    }
    assert rim == {"#fafafa"}
