from dataclasses import replace

import pytest

from captioner_models.catalogue import Catalogue
from captioner_models.errors import ModelFileError, ModelSourceError, UnknownModelError
from captioner_models.manifest import FORMAT_VERSION, check_parts, read_manifest, write_manifest
from captioner_models.store import ModelStore, default_root
from support.parts import write_small_parts
from support.tiny_checkpoint import write_hub_files


def not_again(*_args):
    raise AssertionError("there was nothing to build")


@pytest.fixture
def store(tmp_path, spec):
    catalogue = Catalogue({spec.name: spec}, spec.name)
    return ModelStore(tmp_path / "models", catalogue)


def test_an_empty_store_has_no_models_and_needs_no_folder(store):
    assert store.installed() == ()
    assert not store.root.exists()


def test_a_built_model_is_listed_and_found(store):
    folder = store.build("tiny-test", write_small_parts)

    (model,) = store.installed()
    assert (model.name, model.folder, model.problem) == ("tiny-test", folder, "")
    assert model.size == sum(path.stat().st_size for path in folder.iterdir())
    assert store.path("tiny-test") == folder


def test_a_model_that_is_not_built_says_how_to_build_it(store):
    with pytest.raises(ModelFileError, match="tiny-test is not built") as caught:
        store.path("tiny-test")

    assert caught.value.hint == "Build it: `captioner models build tiny-test`."


@pytest.mark.parametrize("name", ["huge", "", "..", "../models", "a/b", ".hidden"])
def test_unknown_names_and_names_that_are_paths_are_refused(store, name):
    store.root.mkdir()

    for action in (
        store.path,
        store.remove,
        lambda name: store.build(name, write_small_parts),
        lambda name: store.ensure(name, write_small_parts),
    ):
        with pytest.raises(UnknownModelError):
            action(name)
    assert store.root.exists()


def test_ensure_builds_once(store):
    folder = store.ensure("tiny-test", write_small_parts)

    assert store.ensure("tiny-test", not_again) == folder


def test_ensure_builds_a_model_of_an_old_format_again(store):
    folder = store.ensure("tiny-test", write_small_parts)
    write_manifest(folder, replace(read_manifest(folder), format_version=FORMAT_VERSION - 1))
    (model,) = store.installed()
    assert "older captioner" in model.problem

    store.ensure("tiny-test", write_small_parts)

    check_parts(folder, verify=True)


def test_ensure_refuses_a_model_of_a_newer_format(store):
    folder = store.ensure("tiny-test", write_small_parts)
    write_manifest(folder, replace(read_manifest(folder), format_version=FORMAT_VERSION + 1))

    with pytest.raises(ModelFileError, match="newer captioner"):
        store.ensure("tiny-test", not_again)


def test_a_damaged_model_is_listed_refused_and_can_be_removed(store):
    folder = store.ensure("tiny-test", write_small_parts)
    (folder / "manifest.json").write_text("{")

    (model,) = store.installed()
    assert "damaged" in model.problem
    with pytest.raises(ModelFileError, match="damaged"):
        store.ensure("tiny-test", not_again)
    store.remove("tiny-test")
    assert store.installed() == ()


def test_removing_what_is_not_built_says_so(store):
    with pytest.raises(ModelFileError, match="nothing to remove"):
        store.remove("tiny-test")


def test_ensure_does_not_download(tmp_path, monkeypatch):
    spec = write_hub_files(tmp_path / "hub")
    monkeypatch.setenv("HF_HUB_OFFLINE", "1")
    store = ModelStore(tmp_path / "models", Catalogue({spec.name: spec}, spec.name))

    with pytest.raises(ModelSourceError):
        store.ensure(spec.name, not_again)
    assert store.installed() == ()


def test_models_live_in_the_cache_of_the_user():
    assert default_root().name == "models"
    assert "captioner" in default_root().parts


@pytest.fixture
def bundled(store, spec, tmp_path):
    """A store with nothing in it, whose model came with the program."""
    store.build("tiny-test", write_small_parts)
    return ModelStore(tmp_path / "own", store.catalogue, bundled=store.root)


def test_a_model_that_came_with_the_program_is_used_without_building(bundled):
    folder = bundled.ensure("tiny-test", not_again)

    assert folder == bundled.bundled / "tiny-test"
    assert [model.folder for model in bundled.installed()] == [folder]
    assert not bundled.root.exists()


def test_a_model_that_the_user_built_wins_over_the_one_that_came_along(bundled):
    own = bundled.build("tiny-test", write_small_parts)

    assert bundled.path("tiny-test") == own == bundled.root / "tiny-test"
    assert [model.folder for model in bundled.installed()] == [own]


def test_a_model_that_came_with_the_program_is_not_removed(bundled):
    with pytest.raises(ModelFileError, match="came with the program"):
        bundled.remove("tiny-test")

    assert bundled.path("tiny-test").is_dir()


def test_a_model_that_came_along_and_is_of_an_old_format_is_built_anew(bundled):
    old = bundled.path("tiny-test")
    write_manifest(old, replace(read_manifest(old), format_version=FORMAT_VERSION - 1))

    folder = bundled.ensure("tiny-test", write_small_parts)

    assert folder == bundled.root / "tiny-test"
