"""Tables 10 and 11, measured on stand-ins."""

import dataclasses

import pytest

from captioner.bench import accuracy, steps
from captioner.bench.budget import Budget
from captioner.bench.kept import KeptTexts
from captioner.bench.own import Whole
from captioner.bench.pool import WorkerPool
from captioner.bench.reading import read_texts
from captioner.bench.run import items_of
from captioner.bench.table import Estimate, to_markdown
from captioner.bench.trust import differences_table, rates_table
from captioner.config import EncoderWindow, RecognitionConfig
from captioner.errors import BenchError
from captioner.events import Closed, Segment, StageTimes, Transcript
from captioner.units import samples
from captioner_models.variants import Variant
from support.measured import Counting, Stand, counting, item, run_of
from support.sounds import sine

PEER = "faster-whisper"


class Wrong(Stand):
    """Says something else about every recording of noise."""

    def read(self, asked):
        found = super().read(asked)
        return dataclasses.replace(found, text="Said not") if "noisy" in asked.id else found


@pytest.fixture
def started():
    return []


@pytest.fixture
def run(tmp_path, clips, started):
    def start(spec):
        started.append(spec.name)
        return Wrong(spec) if spec.name == PEER else Stand(spec)

    with WorkerPool(start) as pool:
        made = run_of(tmp_path, pool, clips)
        yield dataclasses.replace(
            made,
            whole_systems=(made.own.whole("captioner", "ours"), counting(PEER)),
            kept=KeptTexts(tmp_path / "kept", "here"),
        )


def measured(module, run):
    return module.section(run, Budget(), lambda _done: None)


def rows(table):
    names = [column.name for column in table.columns]
    return [dict(zip(names, row, strict=True)) for row in table.rows]


def test_recordings_of_any_length_are_scored_on_the_set_on_each_half_and_long_ones_apart(run):
    section = measured(accuracy, run)

    captions = [table.caption for table in section.tables if "differences" not in table.caption]
    assert captions == [
        "Word error rate, %, clips",
        "Word error rate, %, half A of the speakers",
        "Word error rate, %, half B of the speakers",
        "Word error rate, %, long recordings",
    ]
    ours, peer = rows(section.tables[0])
    assert ours["all"] == Estimate(0.0, 0.0, 0.0)
    assert (peer["clean"].value, peer["noisy"].value) == (0.0, 50.0)
    assert peer["all"].value == pytest.approx(100 / 6)
    assert peer["all"].low < peer["all"].value < peer["all"].high
    assert len(section.raw["recordings"]) == 6
    assert len(section.raw["long_recordings"]["recordings"]) == 1


def test_the_difference_to_each_peer_is_paired_and_says_how_often_ours_is_better(run):
    section = measured(accuracy, run)

    overall, *_ = rows(section.tables[1])
    assert (overall["system"], overall["less"], overall["clips"]) == ("captioner", PEER, 6)
    assert overall["points, over clips"].value == pytest.approx(-100 / 6)
    # one of the two clips of six that it gets wrong is drawn in all but (4/6)^6 of the resamples
    assert overall["better, %"] == pytest.approx(100 * (1 - (4 / 6) ** 6), abs=1.5)


def test_a_peer_is_not_asked_again_for_what_it_has_read_and_ours_is(run, started):
    first = measured(accuracy, run)
    started.clear()

    again = measured(accuracy, run)

    assert set(started) == {"captioner"}
    assert again.raw["recordings"] == first.raw["recordings"]
    assert any("earlier run" in one and f"{PEER} 7" in one for one in again.remarks)


def test_a_system_that_fails_is_left_out_and_named(run, clips):
    class Broken(Stand):
        def read(self, _asked):
            raise BenchError("out of order")

    with WorkerPool(lambda spec: Broken(spec) if spec.name == PEER else Stand(spec)) as pool:
        texts = read_texts(
            items_of(clips.whole), run.whole_systems, pool, None, Budget(), lambda _done: None
        )

        assert list(texts.of) == ["captioner"]
        assert [one.name for one in pool.skipped] == [PEER]


def test_a_system_that_cannot_read_long_recordings_is_scored_on_the_clips(run):
    class Short(Stand):
        def read(self, asked):
            if asked.condition == "long":
                raise BenchError("too long")
            return super().read(asked)

    with WorkerPool(lambda spec: Short(spec) if spec.name == PEER else Stand(spec)) as pool:
        section = measured(accuracy, dataclasses.replace(run, pool=pool))

    clips, *_, long = [one for one in section.tables if "differences" not in one.caption]
    assert [row[0] for row in clips.rows] == ["captioner", PEER]
    assert [row[0] for row in long.rows] == ["captioner"]
    assert [one.name for one in pool.skipped] == [PEER]


def test_without_time_everyone_is_scored_on_what_all_have_read(run, clips):
    texts = read_texts(
        items_of(clips.whole), run.whole_systems, run.pool, None, Budget(0.0), lambda _done: None
    )

    assert [len(found) for found in texts.of.values()] == [1, 1]
    assert (len(texts.items), texts.n_planned) == (1, 7)


def test_only_the_conditions_asked_for_are_read(run, clips):
    only = dataclasses.replace(run, clips=clips.of_conditions(["noisy"]))

    section = measured(accuracy, only)

    assert {one["condition"] for one in section.raw["recordings"]} == {"noisy"}
    with pytest.raises(BenchError, match="loud") as caught:
        clips.of_conditions(["loud"])
    assert "clean, long, noisy" in caught.value.hint


def test_each_step_changes_one_thing_and_is_compared_with_what_it_was_before():
    found = {step.name: step for step in steps.steps(RecognitionConfig())}

    first, own = found[steps.FIRST], found[steps.OWN]
    assert first.config.encoder_window is EncoderWindow.THIRTY_S
    assert first.variant == own.variant == Variant.uniform("fp32")
    assert own.config.encoder_window is EncoderWindow.FREE
    assert found["encoder quantised"].variant.encoder is None
    assert found["decoder quantised"].variant == Variant(encoder="fp32")
    assert found[steps.AS_BUILT].variant == Variant()
    assert all(other in found for step in found.values() for other in step.against)
    assert {step.config.beam for step in found.values()} == {1, steps.BEAM}
    assert found[f"{steps.AS_BUILT}, beam 5"].config == RecognitionConfig(beam=5)


def test_the_steps_have_rates_and_differences(run):
    section = measured(steps, run)

    names = [row["system"] for row in rows(section.tables[0])]
    assert names[:3] == [steps.FIRST, steps.OWN, steps.AS_BUILT]
    pairs = [(row["system"], row["less"]) for row in rows(section.tables[1])]
    assert (steps.OWN, steps.FIRST) in pairs
    assert "long" not in {one["condition"] for one in section.raw["recordings"]}


def test_steps_of_which_none_can_be_read_are_named_and_have_no_table(run):
    class Broken(Stand):
        def read(self, _asked):
            raise BenchError("out of order")

    with WorkerPool(Broken) as pool:
        section = measured(steps, dataclasses.replace(run, pool=pool))

    assert section.tables == ()
    assert steps.AS_BUILT in [one.name for one in pool.skipped]


def test_a_whole_recording_is_cut_and_its_texts_joined():
    class Inside(Counting):
        def transcribe(self, segment, cancelled):
            found = super().transcribe(segment, cancelled)
            return dataclasses.replace(found, text=f"{round(segment.duration_s)} s")

    system = Whole(Inside(), lambda: lambda frame: float(frame.any()))
    sound = sine(300, 32.0)
    sound[samples(12.0) : samples(20.0)] = 0.0

    found = system.transcribe(Segment(0, sound, 0, Closed.END_OF_STREAM), lambda: False)

    assert isinstance(found, Transcript)
    assert found.text == "13 s 12 s"
    assert found.passes == 14
    assert found.times == StageTimes(0.002, 0.004, 0.006)


def test_an_estimate_is_written_with_its_interval():
    table = rates_table("WER", [item(n) for n in range(6)], {}, lambda one: one.words)
    full = dataclasses.replace(table, rows=(("a", Estimate(9.366, 7.0, 12.04), Estimate(1.0)),))

    assert "| a " in to_markdown(full)
    assert "9.37 (7.0 to 12.0)" in to_markdown(full)
    assert " 1.00 |" in to_markdown(full)


def test_one_system_has_nobody_to_differ_from():
    assert differences_table("D", [item()], {"a": []}, []) is None
