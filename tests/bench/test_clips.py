import json

import pytest

from captioner.bench.clips import packaged, read_folder
from captioner.bench.packaged import DEMO
from captioner.errors import BenchError


def entry(**changes):
    return {"id": "a", "file": "clean/a.flac", "text": "a word", "seconds": 2.0} | changes


def folder_with(tmp_path, *entries):
    text = "".join(f"{json.dumps(one)}\n" for one in entries)
    (tmp_path / "manifest.jsonl").write_text(text, "utf-8")
    return tmp_path


def test_conditions_are_the_first_folders_and_come_in_turn(tmp_path):
    names = ["clean/a", "clean/b", "clean/c", "noisy/a", "telephone/a"]
    folder = folder_with(tmp_path, *(entry(id=name, file=f"{name}.flac") for name in names))

    found = read_folder(folder, 9.5)

    assert [clip.condition for clip in found.clips] == [
        *("clean", "noisy", "telephone"),
        *("clean", "clean"),
    ]


def test_other_languages_long_clips_and_those_without_text_are_left_out(tmp_path):
    folder = folder_with(
        tmp_path,
        entry(),
        entry(id="b", lang="de"),
        entry(id="c", seconds=9.6),
        entry(id="d", text=" "),
    )

    assert [clip.id for clip in read_folder(folder, 9.5).clips] == ["a"]


def test_the_recording_for_live_captioning_is_two_cities_or_else_the_longest(tmp_path):
    long = entry(id="long", file="long/talk.flac", seconds=60.0)
    folder = folder_with(tmp_path, entry(), long)
    assert read_folder(folder, 9.5).long.id == "long"

    folder_with(tmp_path, entry(), long, entry(id="t", file="long/two-cities.flac", seconds=44.0))
    assert read_folder(folder, 9.5).long.id == "t"


def test_a_folder_without_manifest_says_so(tmp_path):
    with pytest.raises(BenchError, match=r"manifest\.jsonl cannot be read"):
        read_folder(tmp_path, 9.5)


@pytest.mark.parametrize("line", ["{", "[]", '{"id": "a"}', '{"id": 1, "file": 2, "text": "x"}'])
def test_a_malformed_line_is_named(tmp_path, line):
    (tmp_path / "manifest.jsonl").write_text(f"{line}\n", "utf-8")

    with pytest.raises(BenchError, match=r"manifest\.jsonl:1: ") as caught:
        read_folder(tmp_path, 9.5)

    assert "seconds" in caught.value.hint


def test_no_clip_short_enough_says_so(tmp_path):
    with pytest.raises(BenchError, match=r"no English clip of at most 1 s"):
        read_folder(folder_with(tmp_path, entry()), 1.0)


def test_a_set_comes_along_with_the_program():
    found = packaged(9.5)

    assert {"demo"} <= {clip.condition for clip in found.clips}
    assert all(clip.duration_s <= 9.5 for clip in found.clips)
    demo = next(clip for clip in found.clips if clip.text == DEMO[0].text)
    assert len(demo.read()) == round(16_000 * demo.duration_s)


def test_the_readings_of_moonshine_voice_are_in_it_where_that_is_installed():
    pytest.importorskip("moonshine_voice")

    found = packaged(9.5)

    assert {clip.condition for clip in found.clips} == {"demo", "read", "acted"}
    assert found.long.id == "two_cities"
    assert found.long.duration_s > 40
