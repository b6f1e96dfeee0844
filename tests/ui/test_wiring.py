from captioner.composition.assemble import engine_config
from captioner.composition.options import LaunchOptions
from captioner.config import RecognitionConfig, VadKind
from captioner.events import ONLY
from captioner_ui import wiring
from captioner_ui.sections.recognition import RecognitionSettings
from captioner_ui.source_choice import (
    BOTH,
    COMPUTER_CHOICE,
    DEFAULT_MICROPHONE,
    DEMO_RECORDING,
    SourceChoice,
    SourceList,
)
from captioner_ui.wiring import EngineMaker, first_source, options_for, with_recognition
from support.events import COMPUTER, MICROPHONE
from support.fakes import FakeSource


def test_without_options_nobody_has_asked_for_a_source():
    first = first_source(LaunchOptions())

    assert (first.choice, first.asked_for) == (DEFAULT_MICROPHONE, False)


def test_device_number_0_on_the_command_line_is_that_device():
    first = first_source(LaunchOptions(device=0))

    assert first.asked_for
    assert first.choice.device == 0


def test_a_source_that_was_put_in_place_of_another_says_why():
    first = first_source(LaunchOptions(source="demo", notice="No microphone."))

    assert (first.choice, first.notice) == (DEMO_RECORDING, "No microphone.")


def test_a_recording_on_the_command_line_is_a_choice_too():
    assert first_source(LaunchOptions(source="talk.flac")).choice.path == "talk.flac"


def test_what_is_chosen_in_the_window_wins_over_the_command_line():
    given = LaunchOptions(model="base", source="talk.flac", device=3, paced=False)

    chosen = options_for(given, SourceChoice.of_device("Headset"))

    assert (chosen.model, chosen.source, chosen.device, chosen.paced) == (
        "base",
        "mic",
        "Headset",
        True,
    )
    assert options_for(given, DEFAULT_MICROPHONE).device is None
    assert options_for(given, DEMO_RECORDING).source == "demo"
    assert options_for(given, SourceChoice.of_file("a.wav")).source == "a.wav"


def test_the_real_engine_has_what_the_window_needs():
    engine = EngineMaker(LaunchOptions())(DEMO_RECORDING, lambda _: None, lambda *_: None)

    assert all(callable(getattr(engine, name)) for name in ("start", "stop", "wait"))


def test_the_computer_and_both_are_choices_too():
    given = LaunchOptions(device="Headset")

    assert first_source(LaunchOptions(source="computer")).choice == COMPUTER_CHOICE
    assert first_source(LaunchOptions(source="mic+computer")).choice == BOTH
    both = first_source(LaunchOptions(source="mic+computer", device="Desk")).choice
    assert (options_for(given, COMPUTER_CHOICE).source, options_for(given, BOTH).device) == (
        "computer",
        None,
    )
    assert (options_for(given, both).source, options_for(given, both).device) == (
        "mic+computer",
        "Desk",
    )


def test_an_engine_is_made_with_what_the_settings_say_then_and_the_experiments_given():
    given = LaunchOptions(recognition=RecognitionConfig(eos_boost=0.5), model="base")
    chosen = RecognitionSettings(
        model="tiny",
        finals_model="base",
        language="de",
        threads=2,
        vad=VadKind.WEBRTC,
        partial_every_ms=500,
        settled_only=True,
    )

    options = with_recognition(given, chosen)

    assert (options.model, options.vad, options.partial_every_ms) == ("tiny", VadKind.WEBRTC, 500)
    assert options.finals_model == "base"
    assert (options.recognition.language, options.recognition.threads) == ("de", 2)
    assert options.recognition.eos_boost == 0.5
    assert options.settled_only
    assert engine_config(options).segmenter.partial_every_ms == 500


def test_a_model_that_is_not_chosen_is_the_catalogues_default():
    assert with_recognition(LaunchOptions(model="base"), RecognitionSettings()).model is None


def test_what_came_of_reading_the_settings_is_said_with_the_source_whichever_it_becomes():
    first = first_source(LaunchOptions(), "The settings could not be read.")

    assert first.notice == "The settings could not be read."
    assert first.given(SourceList()).notice.endswith("The settings could not be read.")


def test_two_sources_are_called_what_the_reader_of_the_window_calls_them(monkeypatch):
    monkeypatch.setattr(wiring, "tr", {"Microphone": "Mikrofon", "Computer": "Rechner"}.get)

    both = wiring.named({MICROPHONE: FakeSource(()), COMPUTER: FakeSource(())})

    assert {origin.key: origin.name for origin in both} == {
        "mic": "Mikrofon",
        "computer": "Rechner",
    }
    assert [origin.name for origin in wiring.named({ONLY: FakeSource(())})] == [""]
