from dataclasses import replace

import pytest

from captioner.errors import AudioDeviceError, BackendError, NothingHeardError
from captioner.events import EngineState, LegibilityChanged, StateChanged
from captioner.pacing import Pacing
from captioner_ui.status import Help, LoadProgress, Message, Status, problem_text
from support.events import COMPUTER, MICROPHONE, source, stats

LOADING = Status().after_start()
LISTENING = LOADING.after_state(StateChanged(EngineState.LISTENING))
UNPLUGGED = AudioDeviceError("the microphone was unplugged")


def test_loading_is_said_at_once():
    assert LOADING.message() == Message("Loading the model…")


def test_a_model_prepared_for_its_first_use_says_how_far_it_is():
    status = replace(LOADING, progress=LoadProgress("Reading the weights", 0.4))

    assert status.message().text == (
        "Preparing the model for its first use: 40 %. Reading the weights…"
    )


def test_listening_names_the_source():
    status = LISTENING.after_source(source("Desk microphone"))

    assert status.message() == Message("Listening to Desk microphone.")


def test_what_is_given_up_for_want_of_time_is_said_as_long_as_it_is():
    listening = LISTENING.after_source(source("Desk microphone"))

    busy = listening.after_stats(stats(pacing=Pacing.RARER))

    assert busy.message() == Message(
        "Listening to Desk microphone. This computer is busy: growing captions come less often."
    )
    assert busy.after_stats(stats()).message() == listening.message()


def test_a_problem_of_the_source_is_shown_with_its_next_step():
    status = LISTENING.after_source(source("Desk microphone", UNPLUGGED))

    assert status.message() == Message(
        "The microphone was unplugged. "
        "Check that the microphone is connected and not used by another program.",
        problem=True,
        help=Help.CHOOSE_SOURCE,
    )


def test_a_problem_that_is_over_is_not_shown_any_more():
    status = LISTENING.after_source(source("Desk microphone", UNPLUGGED))

    status = status.after_source(source("Desk microphone"))

    assert not status.message().problem


def test_a_failure_outlives_the_engine_and_goes_with_the_next_start():
    failed = LISTENING.after_state(StateChanged(EngineState.FAILED, BackendError("it broke")))

    ended = failed.after_end()

    assert ended.message() == Message("It broke.", problem=True, help=Help.TRY_AGAIN)
    assert ended.after_start().message() == Message("Loading the model…")


def test_devices_that_cannot_be_listed_do_not_hide_what_is_going_on():
    assert replace(LISTENING, no_devices=UNPLUGGED).message() == Message("Listening.")
    assert replace(Status(), no_devices=UNPLUGGED).message().help is Help.LOOK_AGAIN


def test_a_file_name_at_the_start_of_a_sentence_keeps_its_letters():
    assert problem_text(BackendError("decoder.onnx is damaged")) == "decoder.onnx is damaged."


def test_two_sources_are_both_named():
    status = LISTENING.after_source(source("HDMI", origin=COMPUTER))
    status = status.after_source(source("Desk", origin=MICROPHONE))

    assert status.message() == Message("Listening to Desk and HDMI.")


def test_a_problem_of_one_of_two_sources_says_whose_it_is_until_it_is_over():
    status = LISTENING.after_source(source("HDMI", origin=COMPUTER))
    lost = status.after_source(source("Desk", UNPLUGGED, MICROPHONE))
    back = lost.after_source(source("Desk", origin=MICROPHONE))

    assert lost.message().text.startswith("Microphone: The microphone was unplugged.")
    assert lost.message().problem
    assert back.message() == Message("Listening to Desk and HDMI.")


def test_speech_that_is_hardly_legible_is_said_with_what_to_choose_until_it_is_read_again():
    doubted = LISTENING.after_source(source("Desk")).after_legibility(LegibilityChanged(True))

    assert "perhaps this is not English" in doubted.message().text
    assert "“base”" in doubted.message().text
    assert doubted.message().help is Help.RECOGNITION
    legible = doubted.after_legibility(LegibilityChanged(False))
    assert legible.message() == Message("Listening to Desk.")
    assert doubted.after_start().doubtful == frozenset()


def test_one_of_two_sources_that_is_legible_again_leaves_the_doubt_about_the_other():
    both = LISTENING.after_source(source("Desk"))
    for origin in (MICROPHONE, COMPUTER):
        both = both.after_legibility(LegibilityChanged(True, origin))

    one = both.after_legibility(LegibilityChanged(False, COMPUTER))

    assert "Hardly legible" in one.message().text


@pytest.mark.parametrize(("muted", "button"), [(True, Help.UNMUTE), (False, Help.CHOOSE_SOURCE)])
def test_silence_is_a_hint_with_one_button_and_no_problem(muted, button):
    silent = NothingHeardError("nothing is heard from Desk yet", hint="Unmute it.", muted=muted)
    status = LISTENING.after_source(source("Desk", silent))

    assert status.message() == Message(
        "Nothing is heard from Desk yet. Unmute it.", problem=False, help=button
    )
    assert not status.heard
    assert status.after_source(source("Desk")).heard
