"""System audio, captioned without any set-up: alone, and beside a microphone."""

import pytest
import soundfile

from support.speech import packaged, read
from support.teller import CAPTIONER, Teller
from support.told import BEST_OF_TIMES, is_caption, is_final, is_heard, is_state, said, words
from support.virtual_microphone import virtual_microphone

pytestmark = pytest.mark.slow

PLAYED = words("Ever tried. Ever failed.")
PLAYED_S = 4.0
SPOKEN_S = 4.5  # "It was the best of times, it was the worst of times", then a pause
MICROPHONE, COMPUTER = "Microphone", "Computer"


def recording(folder, name, length_s):
    path = folder / name
    soundfile.write(path, read(packaged(name), length_s), 16_000)
    return path


@pytest.fixture(scope="module")
def spoken(tmp_path_factory):
    return recording(tmp_path_factory.mktemp("spoken"), "two_cities.wav", SPOKEN_S)


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    return recording(tmp_path_factory.mktemp("played"), "beckett.wav", PLAYED_S)


@pytest.fixture(scope="module")
def sound(default_model):
    """A computer with a loudspeaker and a microphone that do not hear each other."""
    with virtual_microphone() as there:
        there.environment["CAPTIONER_MODELS"] = str(default_model.parent)
        there.connect_output("Speakers")
        yield there


def live(sound, source):
    return Teller(
        *CAPTIONER, "live", "--source", source, "--json", environment=sound.environment
    )  # fmt: skip


def of(label):
    return lambda told: told.get("label", "") == label


def heard(run, label):
    """The words of one source's final captions."""
    return said([told for told in run.told if is_caption(told) and of(label)(told)])


def says(told, label, word):
    return is_final(told) and of(label)(told) and word in words(told["text"])


def test_what_a_program_plays_is_captioned(sound, played):
    with live(sound, "computer") as run:
        run.wait_for(is_heard)
        with sound.programs_play(played):
            run.wait_for(lambda told: says(told, "", "failed"))
        run.interrupt()
        run.end()

    assert heard(run, "")[:4] == PLAYED
    assert [told["source"] for told in run.told if is_state(told)][-1] == "Speakers"
    assert not any(told["problem"] for told in run.told if is_state(told))
    assert run.exit_code == 0


@pytest.fixture(scope="module")
def both(sound, spoken, played):
    """Both speak at once; then the microphone is pulled out while the computer plays on."""
    with live(sound, "mic+computer") as run:
        run.wait_for(is_heard)
        run.wait_for(lambda told: is_state(told) and told["problem"])  # muted: it is heard, too
        with sound.playing(spoken), sound.programs_play(played):
            missing = {MICROPHONE: "worst", COMPUTER: "failed"}
            while missing:
                told = run.wait_for(is_final)
                if missing.get(told["label"]) in words(told["text"]):
                    del missing[told["label"]]
        run.together = list(run.told)
        sound.unplug()
        run.wait_for(lambda told: is_state(told) and "is lost" in (told["problem"] or ""))
        with sound.programs_play(played):
            run.wait_for(lambda told: says(told, COMPUTER, "failed"))
        sound.replug()
        run.wait_for(
            lambda told: is_state(told) and of(MICROPHONE)(told) and told["problem"] is None
        )
        run.interrupt()
        run.end()
    return run


def test_microphone_and_computer_are_captioned_at_once_each_under_its_label(both):
    captions = [told for told in both.together if is_caption(told)]

    assert said([told for told in captions if of(MICROPHONE)(told)]) == BEST_OF_TIMES
    assert said([told for told in captions if of(COMPUTER)(told)])[:4] == PLAYED
    assert {told["label"] for told in captions} == {MICROPHONE, COMPUTER}
    ids = {(told["segment"], told["label"]) for told in captions}
    assert len({segment for segment, _ in ids}) == len(ids)


def test_the_microphone_that_is_pulled_out_is_a_problem_of_its_own(both):
    after = both.told[len(both.together) :]
    lost = next(told for told in after if is_state(told) and told["problem"])

    assert lost["label"] == MICROPHONE
    assert "the microphone is lost" in lost["problem"]
    assert said([told for told in after if is_caption(told) and of(COMPUTER)(told)]).count(
        "failed"
    ) == 1  # fmt: skip
    assert both.exit_code == 0
