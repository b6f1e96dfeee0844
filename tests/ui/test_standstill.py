"""A program that was stopped, or a machine that slept."""

import pytest

from captioner.events import Gap, GapReason
from captioner_ui.features import standstill
from captioner_ui.settings import Settings
from captioner_ui.settings_store import SettingsStore
from captioner_ui.shell import Shell
from support.events import COMPUTER, MICROPHONE

pytestmark = pytest.mark.ui


@pytest.fixture
def told(window, bridge, session):
    said = []
    store = SettingsStore(Settings())
    standstill.install(Shell(window, bridge, session, store, window.menu, said.append))
    return said


@pytest.mark.parametrize("origin", [MICROPHONE, COMPUTER])
def test_it_is_said_how_long_the_program_did_not_run(bridge, told, origin):
    bridge.post(Gap(16_000, 16_000 * 21 + 4_000, GapReason.STOOD_STILL, origin))

    assert told == [
        "Captioner did not run for 20 s, as in standby. What was said meanwhile is not captioned."
    ]


@pytest.mark.parametrize("reason", [GapReason.LOST, GapReason.BEHIND])
def test_other_gaps_are_no_standstill(bridge, told, reason):
    bridge.post(Gap(0, 16_000, reason))

    assert told == []
