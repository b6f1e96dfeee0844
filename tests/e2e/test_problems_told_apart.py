"""A muted microphone, one with a noise gate, a silent room, a pulled plug, a program that stood
still: the real window tells each from the others, once, and says nothing of what is no problem."""

import json
import time
from pathlib import Path

import numpy as np
import pytest
import soundfile

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

from captioner.bench.noises import pink_noise
from captioner_ui.growing_mark import unmarked
from support.speech import packaged, read
from support.teller import Teller
from support.told import words
from support.virtual_microphone import virtual_microphone

pytestmark = [pytest.mark.slow, pytest.mark.ui]

WINDOW = Path(__file__).with_name("problem_window.py")
RATE = 16_000
SPOKEN_S = 2.4  # "It was the best of times", then a pause
GATED_S = 3.6  # exact zeros between two sentences: more than makes a microphone seem muted
SILENT_S = 2.0  # a room in which nobody speaks
ROOM_DBFS = -60.0
STOPPED_S = 3.0  # longer than a device may be quiet
STOPPED_LONG_S = 20.0


@pytest.fixture(scope="module")
def spoken(tmp_path_factory):
    """Two sentences with a gate shut between them, a silent room, and the first one again."""
    sentence = read(packaged("two_cities.wav"), SPOKEN_S)
    gate = np.zeros(round(GATED_S * RATE), np.float32)
    room = pink_noise(SILENT_S, ROOM_DBFS)
    path = tmp_path_factory.mktemp("spoken") / "sentences.wav"
    soundfile.write(path, np.concatenate((sentence, gate, sentence, room, sentence)), RATE)
    return path


@pytest.fixture(scope="module")
def on_and_on(tmp_path_factory):
    """Somebody who speaks for a minute."""
    path = tmp_path_factory.mktemp("spoken") / "on_and_on.wav"
    soundfile.write(path, np.tile(read(packaged("two_cities.wav"), 8.5), 7), RATE)
    return path


class Run:
    """The window, what it told in each part, and where its session is."""

    def __init__(self, teller, folder):
        self.teller = teller
        self.folder = folder
        self.parts = {}
        self._n_told = 0

    def part(self, name):
        """What was told since the part before ended is that of this one."""
        self.parts[name] = self.teller.told[self._n_told :]
        self._n_told = len(self.teller.told)

    @property
    def session(self):
        """The lines of the session on the disk."""
        (path,) = self.folder.rglob("sessions/*.jsonl")
        return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def begun(microphone, display, folder, default_model, *options):
    own = {name: str(folder) for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")}
    screen = {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
    models = {"CAPTIONER_MODELS": str(default_model.parent)}
    environment = {**microphone.environment, **own, **screen, **models}
    environment.pop("WAYLAND_DISPLAY", None)
    return Teller(WINDOW, *options, environment=environment)


def says(text):
    return lambda seen: text in seen["status"]


def said(seen):
    return words(" ".join(map(unmarked, seen["captions"])))


def times_said(word, n):
    return lambda seen: said(seen).count(word) >= n


def gaps(seen):
    return [line for line in seen["captions"] if "not captioned" in line]


@pytest.fixture(scope="module")
def run(default_model, display, spoken, on_and_on, tmp_path_factory):
    """Muted at first; then each of them, one after the other."""
    with virtual_microphone() as microphone:
        microphone.mute(on=True)
        folder = tmp_path_factory.mktemp("home")
        with begun(microphone, display, folder, default_model) as teller:
            run = Run(teller, folder)
            teller.wait_for(says("is muted"))
            run.part("muted")
            teller.say("help")
            teller.wait_for(lambda seen: not says("is muted")(seen))
            run.unmuted = not microphone.muted()
            with microphone.playing(spoken):
                teller.wait_for(says("Listening to"))
                run.part("unmuted")
                teller.wait_for(times_said("best", 3))
            run.part("spoken")
            with microphone.playing(on_and_on):
                teller.wait_for(times_said("best", 4))
                run.part("before")
                microphone.unplug()
            teller.wait_for(says("is lost"))
            microphone.replug()
            teller.wait_for(lambda seen: gaps(seen) and says("Listening to")(seen))
            run.part("unplugged")
            stand_still(run, microphone, on_and_on, STOPPED_S)
            teller.end()
    return run


def stand_still(run, microphone, recording, length_s):
    """Stop the whole program in the middle of what somebody says; wait for what comes after."""
    teller = run.teller
    n_gaps, n_said = len(gaps(teller.told[-1])), len(said(teller.told[-1]))
    with microphone.playing(recording):
        teller.wait_for(lambda seen: len(said(seen)) > n_said)
        teller.stand_still()
        time.sleep(length_s)  # so long it does not run: that is what is looked at
        teller.go_on()
        teller.wait_for(lambda seen: len(gaps(seen)) > n_gaps)
        teller.wait_for(lambda seen: seen["captions"] and "not capt" not in seen["captions"][-1])
    run.part("stood still")


def test_a_muted_microphone_is_a_hint_with_the_button_that_unmutes_it(run):
    muted = run.parts["muted"][-1]

    assert (muted["problem"], muted["button"], muted["help"]) == (False, "No sound", "&Unmute")
    assert run.unmuted


def test_a_gate_between_sentences_and_a_silent_room_are_no_problem(run):
    seen = run.parts["spoken"]

    assert all(one["status"].startswith("Listening to default microphone.") for one in seen)
    assert {(one["problem"], one["help"], one["button"]) for one in seen} == {
        (False, "", "Listening")
    }
    assert not any(map(gaps, seen))


def test_a_pulled_plug_is_a_problem_until_it_is_back_and_the_meter_is_empty(run):
    told = run.parts["unplugged"]
    lost = [one for one in told if "is lost" in one["status"]]

    assert all(one["problem"] and one["button"] == "No sound" for one in lost)
    assert {tuple(one["levels"]) for one in lost} == {(0.0,)}
    assert not told[-1]["problem"]
    assert len(gaps(told[-1])) == 1


def test_a_program_that_stood_still_says_so_and_blames_no_microphone(run):
    told = run.parts["stood still"]

    assert not any(one["problem"] or "is lost" in one["status"] for one in told)
    assert any("Captioner did not run for 3 s" in one["status"] for one in told)
    assert len(gaps(told[-1])) == 2
    assert max(len(gaps(one)) for one in run.teller.told) == 2


def test_the_session_has_one_line_for_each_gap(run):
    missed = [line for line in run.session if line["t"] == "n"]

    assert [line["x"] for line in missed] == gaps(run.teller.told[-1])
    assert run.teller.exit_code == 0


@pytest.mark.long
@pytest.mark.timeout(300)
def test_two_sources_that_stood_still_for_20_s_have_one_line_and_lose_20_s(
    default_model, display, on_and_on, tmp_path_factory
):
    with virtual_microphone() as microphone:
        microphone.connect_output("Speakers")
        folder = tmp_path_factory.mktemp("home")
        options = ("--source", "mic+computer")
        with begun(microphone, display, folder, default_model, *options) as teller:
            run = Run(teller, folder)
            teller.wait_for(says("Listening to"))
            with microphone.playing(on_and_on):
                teller.wait_for(times_said("best", 1))
            stand_still(run, microphone, on_and_on, STOPPED_LONG_S)
            teller.wait_for(lambda seen: seen["lost"])
            teller.end()

    (gap,) = gaps(teller.told[-1])
    length_s = float(gap[1:].split()[0])
    assert STOPPED_LONG_S - 0.5 < length_s < STOPPED_LONG_S + 2.0
    assert gap.startswith("[")  # nobody's: both were unheard
    lost_s = float(next(one["lost"] for one in teller.told if one["lost"]).split()[0])
    assert lost_s == pytest.approx(length_s, abs=0.5)
    assert [line["x"] for line in run.session if line["t"] == "n"] == [gap]
    assert not any(one["problem"] for one in run.parts["stood still"])
