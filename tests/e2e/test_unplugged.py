"""A microphone that is pulled out in the middle of a sentence."""

import pytest

from support.teller import CAPTIONER, Teller
from support.told import (
    AGES,
    BEST_OF_TIMES,
    is_caption,
    is_final,
    is_heard,
    is_state,
    said,
    starts,
    words,
)

pytestmark = pytest.mark.slow


def is_lost(told):
    return is_state(told) and told["problem"] is not None


def is_back(told):
    return is_state(told) and told["problem"] is None


def has_lost_sound(told):
    return told["type"] == "stats" and told["lost_samples"] > 0


@pytest.fixture(scope="module")
def run(microphone, speech):
    """Half a sentence, the cable, then both sentences; ended by Ctrl-C."""
    command = (*CAPTIONER, "live", "--source", "mic", "--json")
    with Teller(*command, environment=microphone.environment) as live:
        live.wait_for(is_heard)
        with microphone.playing(speech):
            live.wait_for(lambda told: is_caption(told) and starts(told, BEST_OF_TIMES[:6]))
            microphone.unplug()
        live.wait_for(is_lost)
        microphone.replug()
        live.wait_for(has_lost_sound)
        with microphone.playing(speech):
            live.wait_for(lambda told: is_final(told) and "foolishness" in words(told["text"]))
        live.interrupt()
        live.end()
    return live


def test_the_words_before_the_cable_was_pulled_are_captioned(run):
    lost = next(told for told in run.told if is_lost(told))
    before = [told for told in run.told if is_final(told) and told["at_s"] < lost["at_s"] + 1.0]

    assert "microphone is lost" in lost["problem"]
    assert lost["hint"]
    assert said(before)[:6] == BEST_OF_TIMES[:6]


def test_captions_resume_when_the_microphone_is_back(run):
    lost = next(i for i, told in enumerate(run.told) if is_lost(told))
    after = run.told[lost:]
    back = next(i for i, told in enumerate(after) if is_back(told))

    assert said(after[back:])[-len(AGES) :] == AGES
    assert run.exit_code == 0


def test_what_was_not_heard_counts_as_lost_and_moves_the_times_of_later_captions(run):
    gap_s = run.told[-1]["lost_samples"] / 16_000
    finals = [told for told in run.told if is_final(told) and told["text"]]
    lost = next(told for told in run.told if is_lost(told))
    before = [told for told in finals if told["at_s"] < lost["at_s"] + 1.0]
    after = [told for told in finals if told not in before]

    assert gap_s > 0.5
    assert after[0]["start_s"] >= before[-1]["end_s"] + gap_s - 0.1
