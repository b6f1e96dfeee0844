"""Speech into a microphone, captions out of `captioner live`."""

import pytest

from support.teller import CAPTIONER, Teller
from support.told import (
    AGES,
    BEST_OF_TIMES,
    is_caption,
    is_final,
    is_heard,
    is_partial,
    is_state,
    said,
    starts,
    words,
)

pytestmark = pytest.mark.slow

LIVE = (*CAPTIONER, "live", "--source", "mic", "--json")
PROMPT_S = 1.5  # how old a partial's newest sound may be; half a second is usual


@pytest.fixture(scope="module")
def run(microphone, speech):
    """Two sentences spoken to the end, then Ctrl-C in the middle of the next one."""
    with Teller(*LIVE, environment=microphone.environment) as live:
        live.wait_for(is_heard)
        with microphone.playing(speech):
            live.wait_for(lambda told: is_final(told) and "foolishness" in words(told["text"]))
        with microphone.playing(speech):
            live.wait_for(lambda told: is_caption(told) and starts(told, BEST_OF_TIMES[:4]))
            live.interrupt()
            live.end()
    return live


def test_speech_is_captioned_with_its_words_while_it_is_spoken_and_after(run):
    first = next(told for told in run.told if is_final(told) and told["text"])
    shown = [t for t in run.told if is_caption(t) and t["segment"] == first["segment"]]

    assert said(run.told)[: len(BEST_OF_TIMES + AGES)] == BEST_OF_TIMES + AGES
    assert len(shown) > 3
    assert [told["final"] for told in shown[:-1]] == [False] * (len(shown) - 1)
    assert any(starts(told, BEST_OF_TIMES[:4]) for told in shown[:-1])


def test_partial_captions_are_about_what_was_just_said(run):
    opened_s = min(told["at_s"] - told["captured_s"] for told in run.told if is_heard(told))
    ages_s = [told["at_s"] - opened_s - told["end_s"] for told in run.told if is_partial(told)]

    assert sorted(ages_s)[len(ages_s) // 2] < PROMPT_S


def test_ctrl_c_captions_what_is_open_and_ends_well(run):
    captions = [told for told in run.told if is_caption(told)]
    interrupted = captions[-1]

    assert run.exit_code == 0
    assert interrupted["final"]
    assert starts(interrupted, BEST_OF_TIMES[:3])
    assert [told["state"] for told in run.told if is_state(told)][-1] == "stopped"


def test_the_last_line_has_the_figures_of_the_whole_run(run):
    last = run.told[-1]

    assert (last["type"], last["last"]) == ("stats", True)
    assert [told for told in run.told[:-1] if told.get("last")] == []
    assert last["final_segments"] == sum(is_final(told) for told in run.told)
    assert last["partial_segments"] >= sum(is_partial(told) for told in run.told)
    assert (last["lag_s"], last["lost_samples"]) == (0, 0)
    assert last["rtfx"] == pytest.approx(last["speech_s"] / last["inference_s"], rel=0.05)
    assert last["process_ram_mb"] > last["model_ram_mb"] > 10
