import pytest

from captioner.errors import AudioDeviceError
from captioner.events import LevelMeasured
from captioner_ui.control_bar import ControlBar
from captioner_ui.features import level as feature
from captioner_ui.settings import Settings
from captioner_ui.settings_store import SettingsStore
from captioner_ui.shell import Shell
from captioner_ui.sound.level_meter import MARK_PX, LevelMeter
from captioner_ui.sound.level_state import HOLD, LevelState
from captioner_ui.theme import colours_of
from support.events import COMPUTER, MICROPHONE, source

pytestmark = pytest.mark.ui

LOUD = LevelMeasured(-12.0, -3.0)
CLIPPED = LevelMeasured(-3.0, 0.0)
SILENCE = LevelMeasured(-120.0, -120.0)


def after(*levels):
    state = LevelState()
    for level in levels:
        state = state.after(level)
    return state


@pytest.mark.parametrize(
    ("rms_dbfs", "share"), [(0.0, 1.0), (-30.0, 0.5), (-60.0, 0.0), (-120.0, 0.0)]
)
def test_a_bar_is_full_at_full_scale_and_empty_at_the_hiss_of_a_microphone(rms_dbfs, share):
    assert after(LevelMeasured(rms_dbfs, rms_dbfs)).share == pytest.approx(share)


def test_a_clip_is_marked_long_enough_to_be_seen():
    assert after(CLIPPED, *[LOUD] * (HOLD - 1)).clipped
    assert not after(CLIPPED, *[LOUD] * HOLD).clipped
    assert not after(LOUD).clipped


class Clock:
    now_s = 0.0

    def __call__(self):
        return self.now_s


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def meter(qtbot, clock):
    meter = LevelMeter(clock=clock)
    qtbot.addWidget(meter)
    meter.resize(meter.sizeHint())
    meter.show()
    return meter


def filled(meter, x_share):
    """Whether the bar is filled at this share of its length."""
    picture = meter.grab().toImage()
    ratio = picture.devicePixelRatio()
    x = round(x_share * (meter.width() - MARK_PX) * ratio)
    y = round(meter.height() / 2 * ratio)
    return picture.pixelColor(x, y).name() == colours_of(meter.palette()).accent


def test_the_bar_is_filled_up_to_the_level(meter):
    meter.show_level(LevelMeasured(-30.0, -20.0))

    assert [filled(meter, share) for share in (0.1, 0.4, 0.6, 0.9)] == [True, True, False, False]


def test_the_level_is_in_words_too_but_not_ten_times_a_second(meter, clock):
    clock.now_s = 5.0
    meter.show_level(LOUD)
    first = meter.accessibleName()
    clock.now_s = 5.1
    meter.show_level(LevelMeasured(-40.0, -30.0))
    second = meter.accessibleName()
    clock.now_s = 6.0
    meter.show_level(LevelMeasured(-40.0, -30.0))

    assert first == second == "Sound level: 12 decibels below the maximum"
    assert meter.accessibleName() == "Sound level: 40 decibels below the maximum"


def test_a_clip_and_a_missing_signal_are_said_at_once(meter):
    meter.show_level(CLIPPED)
    too_loud = meter.accessibleName()
    for _ in range(HOLD):
        meter.show_level(SILENCE)
    meter.show_source(source("Desk", AudioDeviceError("no signal from Desk: muted?")))
    no_signal = meter.accessibleName()
    meter.show_source(source("Desk"))

    assert too_loud == "Sound level: too loud: turn it down"
    assert no_signal == "Sound level: no signal from Desk: muted?"
    assert meter.accessibleName() == "Sound level: silent"


def test_what_is_unplugged_has_an_empty_bar_at_once(meter):
    meter.show_level(LevelMeasured(-12.0, -3.0, MICROPHONE))
    meter.show_level(LevelMeasured(-12.0, -3.0, COMPUTER))
    meter.show_source(source("Desk", AudioDeviceError("the microphone is lost"), origin=MICROPHONE))

    assert [state.share > 0 for state in meter.states] == [False, True]


def test_two_sources_have_a_bar_each(meter, clock):
    meter.show_level(LevelMeasured(-30.0, -10.0, COMPUTER))
    clock.now_s = 2.0
    meter.show_level(LevelMeasured(-20.0, -10.0, MICROPHONE))

    assert [state.origin.name for state in meter.states] == ["Microphone", "Computer"]
    assert "Microphone 20 decibels" in meter.accessibleName()
    assert "Computer 30 decibels" in meter.accessibleName()


def test_a_source_that_tells_nothing_any_more_has_no_level(qtbot, meter):
    meter.show_level(LOUD)

    qtbot.waitUntil(lambda: meter.states == (LevelState(),), timeout=5000)
    silent = meter.accessibleName()
    meter.clear()

    assert silent == "Sound level: silent"
    assert meter.accessibleName() == "Sound level: nothing is heard"


def test_the_window_has_a_meter_that_shows_what_the_engine_measures(window, bridge, session):
    store = SettingsStore(Settings())
    feature.install(Shell(window, bridge, session, store, window.menu, window.notify))

    bridge.post(LOUD)

    meter = window.findChild(ControlBar).findChild(LevelMeter)
    assert [state.rms_dbfs for state in meter.states] == [-12.0]
