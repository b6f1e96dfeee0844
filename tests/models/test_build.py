import errno
import threading
from dataclasses import replace

import pytest

from captioner_models.build import build_model, remove_model
from captioner_models.errors import ModelError, ModelSourceError
from captioner_models.manifest import FORMAT_VERSION, check_parts, read_manifest, write_manifest
from support.parts import write_small_parts

LIMIT_S = 20  # for whatever is joined or waited for


@pytest.fixture
def root(tmp_path):
    return tmp_path / "models"


def raising(trouble):
    """Parts whose writing fails half-way."""

    def write_parts(checkpoint, folder, progress):
        write_small_parts(checkpoint, folder, progress)
        raise trouble

    return write_parts


def left_in(root):
    """What lies in the folder of models, the lock files left out."""
    return sorted(path.name for path in root.iterdir() if path.suffix != ".lock")


def test_a_build_leaves_a_whole_model_and_nothing_else(spec, root):
    folder = build_model(spec, root, write_small_parts)

    assert folder == root / "tiny-test"
    assert left_in(root) == ["tiny-test"]
    assert check_parts(folder, verify=True).name == "tiny-test"
    names = {path.name for path in folder.iterdir()}
    assert names == {"encoder.onnx", "tail.npz", "tokenizer.json", "manifest.json"}


def test_progress_grows_from_step_to_step_up_to_one(spec, root):
    reported = []

    build_model(spec, root, write_small_parts, lambda step, done: reported.append((done, step)))

    assert [done for done, _ in reported] == sorted(done for done, _ in reported)
    assert reported[-1] == (1.0, "Done")
    assert "Writing the parts" in {step for _, step in reported}


@pytest.mark.parametrize(
    ("trouble", "raised"),
    [
        (KeyboardInterrupt(), KeyboardInterrupt),
        (SystemExit(1), SystemExit),
        (RuntimeError("a mistake"), RuntimeError),
        (OSError(errno.ENOSPC, "No space left on device"), ModelError),
        (OSError(errno.EACCES, "Permission denied"), ModelError),
    ],
)
def test_whatever_interrupts_a_build_leaves_nothing_and_the_next_one_works(
    spec, root, trouble, raised
):
    with pytest.raises(raised):
        build_model(spec, root, raising(trouble))

    assert left_in(root) == []
    check_parts(build_model(spec, root, write_small_parts), verify=True)


@pytest.mark.parametrize("trouble", [KeyboardInterrupt(), OSError(errno.ENOSPC, "full")])
def test_a_rebuild_that_fails_keeps_the_model_it_was_to_replace(spec, root, trouble):
    folder = build_model(spec, root, write_small_parts)

    with pytest.raises((KeyboardInterrupt, ModelError)):
        build_model(spec, root, raising(trouble), replace=True)

    check_parts(folder, verify=True)
    assert left_in(root) == ["tiny-test"]


def test_a_full_disk_is_told_with_folder_and_bytes_needed(spec, root):
    with pytest.raises(ModelError, match="the disk is full") as caught:
        build_model(spec, root, raising(OSError(errno.ENOSPC, "No space left on device")))

    assert str(root) in str(caught.value)
    assert "1000000 bytes" in str(caught.value)
    assert "Free some space" in caught.value.hint


def test_too_little_room_is_told_before_anything_is_written(spec, root):
    with pytest.raises(ModelError, match="not enough room"):
        build_model(spec, root, write_small_parts, free_bytes=lambda _folder: 999_999)

    assert left_in(root) == []


def test_a_place_that_is_no_folder_is_told_in_words(spec, tmp_path):
    (tmp_path / "file").write_text("")

    with pytest.raises(ModelError, match="could not build tiny-test") as caught:
        build_model(spec, tmp_path / "file" / "models", write_small_parts)

    assert "CAPTIONER_MODELS" in caught.value.hint


@pytest.mark.parametrize("length", [0, 100, 100_000])
def test_truncated_weights_build_nothing_and_the_whole_ones_do(spec, root, packages, length):
    weights = packages / "tiny_test_weights" / "model.bin"
    whole = weights.read_bytes()
    weights.write_bytes(whole[:length])

    with pytest.raises(ModelSourceError):
        build_model(spec, root, write_small_parts)
    assert left_in(root) == []

    weights.write_bytes(whole)
    check_parts(build_model(spec, root, write_small_parts))


def test_what_a_dead_builder_left_is_removed(spec, root):
    rubbish = root / ".tiny-test.building"
    rubbish.mkdir(parents=True)
    (rubbish / "encoder.onnx").write_text("half")

    build_model(spec, root, write_small_parts)

    assert left_in(root) == ["tiny-test"]


def test_a_model_whose_replacement_never_came_is_put_back(spec, root):
    folder = build_model(spec, root, write_small_parts)
    folder.rename(root / ".tiny-test.old")

    build_model(spec, root, raising(AssertionError("there was nothing to build")))

    check_parts(folder, verify=True)
    assert left_in(root) == ["tiny-test"]


def test_a_whole_model_is_not_built_again_unless_asked(spec, root):
    folder = build_model(spec, root, write_small_parts)
    marker = folder / "marker"
    marker.write_text("")

    build_model(spec, root, write_small_parts)
    assert marker.exists()

    build_model(spec, root, write_small_parts, replace=True)
    assert not marker.exists()


@pytest.mark.parametrize("damage", ["an old format", "a lost part"])
def test_a_model_that_cannot_be_opened_is_built_again(spec, root, damage):
    folder = build_model(spec, root, write_small_parts)
    if damage == "a lost part":
        (folder / "encoder.onnx").unlink()
    else:
        old = replace(read_manifest(folder), format_version=FORMAT_VERSION - 1)
        write_manifest(folder, old)

    build_model(spec, root, write_small_parts)

    check_parts(folder, verify=True)
    assert left_in(root) == ["tiny-test"]


def test_two_builds_at_once_build_once_and_both_get_the_model(spec, root):
    first_is_inside, second_waits = threading.Event(), threading.Event()
    built, results = [], []

    def slow_parts(checkpoint, folder, progress):
        built.append(folder)
        first_is_inside.set()
        assert second_waits.wait(LIMIT_S)
        return write_small_parts(checkpoint, folder, progress)

    def second_progress(step, _done):
        if step.startswith("Waiting"):
            second_waits.set()

    def second():
        assert first_is_inside.wait(LIMIT_S)
        results.append(build_model(spec, root, slow_parts, second_progress))

    threads = [
        threading.Thread(target=lambda: results.append(build_model(spec, root, slow_parts))),
        threading.Thread(target=second),
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(LIMIT_S)

    assert results == [root / "tiny-test"] * 2
    assert len(built) == 1
    check_parts(root / "tiny-test", verify=True)


def test_removing_leaves_nothing(spec, root):
    folder = build_model(spec, root, write_small_parts)
    for rubbish in (".tiny-test.old", ".tiny-test.building"):
        (root / rubbish).mkdir()
        (root / rubbish / "part").write_text("")

    remove_model(folder)

    assert left_in(root) == []
