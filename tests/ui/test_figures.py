import pytest

from captioner.events import SpokenLanguage
from captioner_ui.figures import STILL_AFTER, Strip, figures_text
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
    text = Strip().text(stats(lag_s=lag_s, rtfx=12.34, inference_calls=3, process_ram_mb=240.2))

    assert text == f"{words} · RTFx 12.3 · RAM 240 MB"


def test_a_speed_that_is_long_over_is_not_shown_and_the_next_one_is():
    strip = Strip()
    spoken = stats(rtfx=12.34, inference_calls=3, process_ram_mb=240.0)

    told = [strip.text(spoken) for _ in range(STILL_AFTER + 2)]
    again = strip.text(stats(rtfx=11.0, inference_calls=4, process_ram_mb=240.0))

    assert told[0] == told[STILL_AFTER] == "Keeps up · RTFx 12.3 · RAM 240 MB"
    assert told[-1] == "Waiting for speech · RTFx — · RAM 240 MB"
    assert again == "Keeps up · RTFx 11.0 · RAM 240 MB"
