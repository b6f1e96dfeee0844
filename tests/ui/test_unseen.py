"""A window that nobody sees computes and paints nothing."""

import pytest

from captioner.events import LevelMeasured
from captioner_ui.sound.level_meter import LevelMeter
from captioner_ui.sound.level_thinning import LONGEST, LevelThinning
from support.events import COMPUTER, MICROPHONE, stats

pytestmark = pytest.mark.ui

QUIET, LOUD = LevelMeasured(-50.0, -40.0), LevelMeasured(-12.0, -3.0)
CLIPPED = LevelMeasured(-3.0, 0.0)


class CountingMeter(LevelMeter):
    n_painted = 0

    def paintEvent(self, event):  # noqa: N802 - Qt's name
        self.n_painted += 1
        super().paintEvent(event)


@pytest.fixture
def meter(qtbot):
    meter = CountingMeter()
    qtbot.addWidget(meter)
    with qtbot.waitExposed(meter):
        meter.show()
    meter.show_level(LOUD)
    meter.repaint()
    meter.n_painted = 0
    return meter


def test_a_level_that_looks_the_same_is_not_painted_again(qapp, meter):
    meter.show_level(LevelMeasured(LOUD.rms_dbfs + 0.01, -3.0))
    qapp.processEvents()

    assert meter.n_painted == 0


def test_a_level_that_looks_otherwise_is_painted(qtbot, meter):
    meter.show_level(QUIET)

    qtbot.waitUntil(lambda: meter.n_painted > 0, timeout=5000)


@pytest.mark.parametrize("leave", [LevelMeter.hide, LevelMeter.showMinimized])
def test_a_meter_that_nobody_sees_neither_paints_nor_speaks(qapp, meter, leave):
    leave(meter)
    qapp.processEvents()
    meter.n_painted, before = 0, meter.accessibleName()

    for level in (QUIET, LOUD, CLIPPED):
        meter.show_level(level)
        qapp.processEvents()

    assert meter.n_painted == 0
    assert meter.accessibleName() == before


def test_a_meter_that_is_seen_again_says_what_has_changed(meter):
    meter.hide()
    meter.show_level(CLIPPED)

    meter.show()

    assert "too loud" in meter.accessibleName()


def test_figures_are_not_written_while_nobody_sees_them_but_the_last_ones(window, bridge):
    figures = window.findChild(object, "figures")
    window.hide()

    bridge.stats_updated.emit(stats(rtfx=12.0, inference_calls=1))
    during = figures.text()
    bridge.stats_updated.emit(stats(rtfx=12.0, inference_calls=1, last=True))

    assert "12.0" not in during
    assert "12.0" in figures.text()


def test_steady_noise_wakes_the_window_once_a_second():
    thinning = LevelThinning()
    noise = [LevelMeasured(-50.0 + n % 2, -40.0) for n in range(10 * LONGEST)]

    assert 10 <= sum(map(thinning.passes, noise)) <= 12


def test_a_level_that_changes_is_shown_at_once():
    thinning = LevelThinning()

    assert [thinning.passes(level) for level in (QUIET, QUIET, LOUD, LOUD, QUIET)] == [
        True, False, True, False, True,
    ]  # fmt: skip


def test_all_levels_are_shown_while_the_mark_of_a_clip_is():
    thinning = LevelThinning()
    thinning.passes(CLIPPED)

    assert all(thinning.passes(LOUD) for _ in range(20))


def test_a_source_does_not_speak_for_another():
    thinning = LevelThinning()
    thinning.passes(LevelMeasured(-20.0, -10.0, MICROPHONE))

    assert thinning.passes(LevelMeasured(-20.0, -10.0, COMPUTER))
