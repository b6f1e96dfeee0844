import pytest

from captioner.events import SpokenLanguage
from captioner_ui.figures import RECENT, Strip, figures_text
from support.events import stats


def test_all_figures_show_speed_memory_processor_and_lag():
    text = figures_text(
        stats(
            rtfx=12.34,
            model_ram_mb=95.4,
            process_ram_mb=240.2,
            cpu_percent=31.4,
            lag_s=0.44,
            inference_calls=3,
        )
    )

    assert text == "RTFx 12.3   RAM 95 MB model, 240 MB in all   CPU 31 %   lag 0.4 s"


def test_they_tell_where_the_encoder_runs_what_it_takes_and_how_warm_its_chip_is():
    npu = stats(encoder="Hailo-8L", encode_call_s=0.0312, encoder_temperature_c=51.7)

    assert figures_text(npu).endswith("encoder Hailo-8L, 31 ms, 52 °C")
    assert figures_text(stats(encoder="CPU")).endswith("encoder CPU")


def test_before_the_first_caption_there_is_no_speed():
    text = figures_text(stats(model_ram_mb=95.0, process_ram_mb=240.0))

    assert text == "RTFx —   RAM 95 MB model, 240 MB in all   CPU 0 %   lag 0.0 s"


def test_they_tell_the_language_and_how_sure_it_is():
    assert figures_text(stats(), SpokenLanguage("de", 0.934)).endswith(
        "language: de (detected, 0.93)"
    )
    assert figures_text(stats(), SpokenLanguage("de")).endswith("language: de")


def test_a_lag_that_loses_the_reader_is_called_falling_behind():
    assert "lag 3.0 s (falling behind)" in figures_text(stats(lag_s=3.0))
    assert "falling behind" not in figures_text(stats(lag_s=2.9))


def test_sound_that_was_lost_is_said_in_seconds():
    assert figures_text(stats(lost_samples=24_000)).endswith("1.5 s of sound lost")


def test_overflows_of_unknown_length_are_counted():
    assert figures_text(stats(overflows=2)).endswith("sound overflowed 2 times")


@pytest.mark.parametrize(
    ("lag_s", "words"),
    [
        (0.0, "Keeps up"),
        (1.0, "Keeps up"),
        (2.2, "2 s behind"),
        (3.0, "Falling behind: 3 s"),
    ],
)
def test_the_strip_says_in_words_how_it_keeps_up_with_speed_and_memory_beside(lag_s, words):
    strip = Strip()
    strip.add(stats(lag_s=lag_s, rtfx=12.34, inference_calls=3, process_ram_mb=240.2))

    assert strip.text == f"{words} · RTFx 12.3 · RAM 240 MB"


def second(number, calls, speech_s, inference_s):
    """The figures after so many seconds of a run."""
    rtfx = speech_s / inference_s if inference_s else 0.0
    return stats(
        rtfx=rtfx, inference_calls=calls, speech_s=speech_s, inference_s=inference_s,
        captured_s=float(number), process_ram_mb=240.0,
    )  # fmt: skip


def test_the_speed_is_that_of_the_last_seconds_and_goes_when_nobody_speaks():
    strip = Strip()

    told = []
    for number in range(60):
        spoken = min(number, 10)  # a second of speech each second, at first
        strip.add(second(number, spoken, float(spoken), spoken / 8))
        told.append(strip.text)

    assert told[0] == "Keeps up · RTFx — · RAM 240 MB"
    assert told[10] == told[10 + RECENT - 1] == "Keeps up · RTFx 8.0 · RAM 240 MB"
    assert told[10 + RECENT] == told[-1] == "Waiting for speech · RTFx — · RAM 240 MB"


def test_a_slower_minute_is_shown_as_slow_though_the_hour_before_was_fast():
    strip = Strip()
    for number in range(600):
        strip.add(second(number, number, float(number), number / 12))
    for number in range(600, 615):
        strip.add(second(number, number, float(number), 50 + (number - 600) / 2))

    assert strip.text == "Keeps up · RTFx 2.0 · RAM 240 MB"


def test_another_run_counts_from_the_start():
    strip = Strip()
    for number in range(30):
        strip.add(second(number, number, float(number), number / 12))
    strip.add(second(1, 1, 1.0, 0.25))

    assert strip.text == "Keeps up · RTFx 4.0 · RAM 240 MB"
